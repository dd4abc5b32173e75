"""A handful of listeners for the page's whole life: each translates an event, none decides."""

from typing import Any

from ui.actions import Actions, actions_of
from ui.app import App
from ui.bind_board import bind_board, piece_of
from ui.bind_keys import bind_keys
from ui.browser import around, begin, data, document, one, when, window
from ui.gestures import Gestures
from ui.mahjong_play import MahjongPlay
from ui.settings_window import changed_setting

DISMISSED = (
    "new-game",
    "menu",
    "settings",
    "stuck",
    "end",
    "statistics",
    "leaderboard",
    "rules",
    "about",
    "keys",
    "overview",
)
"""Windows that a tap beside them closes."""


def bind(app: App) -> None:
    """Listen to the page on behalf of the app."""
    gestures, actions = Gestures(app.games.lens, one("#stage")), actions_of(app)
    _bind_taps(app, gestures, actions)
    bind_keys(app, actions)
    _bind_new_game(app)
    _bind_windows(app)
    _bind_mahjong(app)
    _bind_page(app)
    bind_board(app, gestures)


def _bind_taps(app: App, gestures: Gestures, actions: Actions) -> None:
    @when("click", "body")
    def clicked(event: Any) -> None:
        app.dialogs.catch_up()
        piece = piece_of(event.target)
        if piece is not None and app.games.play:
            if not (gestures.dragged and event.detail):  # a click of the keyboard has none
                app.games.play.tap(piece)
            return
        node = around(event.target, "[data-action], [data-language], [data-deal], [data-aside]")
        if node is None:
            _dismiss(app, event)
        elif data(node, "language"):
            begin(app.preferences.speak(data(node, "language")))
        elif data(node, "deal"):
            event.preventDefault()
            begin(app.open_deal(data(node, "deal")))
        elif data(node, "aside"):
            begin(app.parts.yours.save_aside(data(node, "aside")))
        elif data(node, "action") in actions:
            event.preventDefault()
            actions[data(node, "action")]()


def _bind_new_game(app: App) -> None:
    @when("input", '[data-field="code"]')
    def typed() -> None:
        app.parts.new_game.typed()

    @when("keydown", '[data-field="code"]')
    def entered(event: Any) -> None:
        if event.key == "Enter":
            event.preventDefault()  # or what has the focus next is pressed by the same Enter
            app.parts.new_game.start()

    @when("change", 'dialog[data-dialog="new-game"] .body')
    def chosen(event: Any) -> None:
        if event.target.type == "radio":
            app.parts.new_game.changed()


def _bind_windows(app: App) -> None:
    @when("change", 'dialog[data-dialog="settings"]')
    def set_(event: Any) -> None:
        if event.target.type == "file":
            return
        name, value = changed_setting(event.target)
        if name == "language":
            begin(app.preferences.speak(str(value)))
        else:
            app.preferences.change(name, value)

    @when("change", '[data-field="file"]')
    def brought(event: Any) -> None:
        file = event.target.files.item(0)
        if file:
            begin(app.parts.yours.bring(file))
        event.target.value = ""  # so that the same file can be chosen again

    @when("change", 'dialog[data-dialog="statistics"]')
    def looked_at() -> None:
        app.parts.statistics.changed()

    @when("change", 'dialog[data-dialog="rules"]')
    def read() -> None:
        app.parts.rules.changed()

    @when("close", "dialog")
    def closed(event: Any) -> None:
        if not event.target.open:  # the event comes a task later: it may be open again
            app.dialogs.has_closed(data(event.target, "dialog"))


def _bind_mahjong(app: App) -> None:
    @when("change", 'dialog[data-dialog="leaderboard"]')
    def ranked() -> None:
        app.parts.statistics.ranks_changed()

    @when("change", "#showing")
    def paced(event: Any) -> None:
        app.preferences.change("pace", str(event.target.value))

    @when("keydown", document)
    def escaped(event: Any) -> None:
        play = app.games.play
        if event.key == "Escape" and isinstance(play, MahjongPlay) and not app.dialogs.any_open:
            play.stop_showing()


def _bind_page(app: App) -> None:
    @when("visibilitychange", document)
    def seen() -> None:
        app.visibility_changed()

    @when("pagehide", window)
    def left() -> None:
        app.games.page_left()

    @when("popstate", window)
    def moved() -> None:
        app.trail.moved()


def _dismiss(app: App, event: Any) -> None:
    """A tap beside a window closes it; the window itself is the target then."""
    if str(event.target.tagName) == "DIALOG" and data(event.target, "dialog") in DISMISSED:
        box = event.target.getBoundingClientRect()
        inside = box.left <= event.clientX <= box.right and box.top <= event.clientY <= box.bottom
        if not inside:
            app.dialogs.close_top()
