"""The listeners of the board and its stage: keys, fingers, the wheel, and the size of things."""

from typing import Any

from ui import browser
from ui.app import App
from ui.browser import Node, around, data, document, one, when, window
from ui.gestures import Gestures
from ui.steer import ARROWS, steer

LARGER_KEYS, SMALLER_KEYS = ("+", "="), ("-", "−", "_")
MODIFIERS = ("ctrlKey", "metaKey", "altKey")


def piece_of(node: Node) -> int | None:
    """The piece of the board that an element belongs to."""
    found = around(node, "#board [data-card], #board [data-tile]")
    return int(data(found, "card") or data(found, "tile")) if found else None


def bind_board(app: App, gestures: Gestures) -> None:
    """Listen to the board on behalf of the app."""
    _bind_keys(app)
    _bind_fingers(gestures)
    browser.on_resize(one("#stage"), app.games.lens.refit)
    browser.on_pixel_ratio(app.games.lens.refit)


def _bind_keys(app: App) -> None:
    @when("keydown", "#board")
    def steered(event: Any) -> None:
        piece = piece_of(event.target)
        if piece is None or not app.games.play or event.key not in ARROWS:
            return
        event.preventDefault()
        nodes = app.games.play.board.nodes
        target = steer({p: _middle(n) for p, n in nodes.items()}, piece, str(event.key))
        if target is not None:
            app.games.play.board.focus(target)

    @when("focusin", "#board")
    def focused(event: Any) -> None:
        piece = piece_of(event.target)
        if piece is not None and event.target.matches(":focus-visible"):
            app.games.lens.reveal([piece])

    @when("keydown", document)
    def enlarged(event: Any) -> None:
        key, elsewhere = str(event.key), any(getattr(event, name) for name in MODIFIERS)
        if key not in LARGER_KEYS + SMALLER_KEYS or elsewhere or app.dialogs.any_open:
            return
        event.preventDefault()
        app.games.lens.step(larger=key in LARGER_KEYS)


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


def _middle(node: Node) -> tuple[float, float]:
    return (
        float(node.offsetLeft + node.offsetWidth / 2),
        float(node.offsetTop + node.offsetHeight / 2),
    )
