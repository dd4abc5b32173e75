"""The listeners of the board and its stage: focus, fingers, the wheel, and the size of things."""

from typing import Any

from ui import browser
from ui.app import App
from ui.browser import Node, around, one, when, window
from ui.gestures import Gestures
from ui.paint import number


def piece_of(node: Node) -> int | None:
    """The piece of the board that an element belongs to."""
    found = around(node, "#board [data-card], #board [data-tile]")
    return number(found) if found else None


def bind_board(app: App, gestures: Gestures) -> None:
    """Listen to the board on behalf of the app."""
    _bind_focus(app)
    _bind_fingers(gestures)
    browser.on_resize(one("#stage"), app.games.lens.refit)
    browser.on_pixel_ratio(app.games.lens.refit)


def _bind_focus(app: App) -> None:
    @when("focusin", "#board")
    def focused(event: Any) -> None:
        piece = piece_of(event.target)
        if piece is not None and event.target.matches(":focus-visible"):
            app.games.lens.reveal([piece])


def _bind_fingers(gestures: Gestures) -> None:
    when("pointerdown", "#stage")(gestures.down)
    when("pointermove", "#stage")(gestures.move)
    when("pointerup", window)(gestures.up)
    when("pointercancel", window)(gestures.up)
    when("dblclick", "#stage")(gestures.twice)
    when("wheel", "#stage")(gestures.turn)

    @when("contextmenu", "#stage")
    def pressed_long(event: Any) -> None:
        if getattr(event, "pointerType", "") == "touch":
            event.preventDefault()
