"""A handful of listeners for the page's whole life: each translates an event, none decides."""

from collections.abc import Callable
from typing import Any

from game import daily
from ui.app import App
from ui.bind_board import bind_board, piece_of
from ui.bind_keys import bind_keys
from ui.browser import around, begin, data, document, one, when, window
from ui.gestures import Gestures
from ui.local import today
from ui.settings_window import changed_setting, show_settings
from ui.table import Do

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
)
"""Windows that a tap beside them closes."""


Actions = dict[str, Callable[[], object]]
"""What each button does, by its ``data-action``."""


def bind(app: App) -> None:
    """Listen to the page on behalf of the app."""
    gestures, actions = Gestures(app.games.lens, one("#stage")), _actions(app)
    _bind_taps(app, gestures, actions)
    bind_keys(app, actions)
    _bind_new_game(app)
    _bind_windows(app)
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
        node = around(event.target, "[data-action], [data-language], [data-deal]")
        if node is None:
            _dismiss(app, event)
        elif data(node, "language"):
            begin(app.preferences.speak(data(node, "language")))
        elif data(node, "deal"):
            event.preventDefault()
            begin(app.open_deal(data(node, "deal")))
        elif data(node, "action") in actions:
            event.preventDefault()
            actions[data(node, "action")]()


def _bind_new_game(app: App) -> None:
    @when("input", '[data-field="code"]')
    def typed() -> None:
        app.new_game.typed()

    @when("keydown", '[data-field="code"]')
    def entered(event: Any) -> None:
        if event.key == "Enter":
            event.preventDefault()  # or what has the focus next is pressed by the same Enter
            app.new_game.start()

    @when("change", 'dialog[data-dialog="new-game"] .body')
    def chosen(event: Any) -> None:
        if event.target.type == "radio":
            app.new_game.changed()


def _bind_windows(app: App) -> None:
    @when("change", 'dialog[data-dialog="settings"]')
    def set_(event: Any) -> None:
        name, value = changed_setting(event.target)
        if name == "language":
            begin(app.preferences.speak(str(value)))
        else:
            app.preferences.change(name, value)

    @when("change", 'dialog[data-dialog="statistics"]')
    def looked_at() -> None:
        app.statistics.changed()

    @when("change", 'dialog[data-dialog="rules"]')
    def read() -> None:
        app.rules.changed()

    @when("close", "dialog")
    def closed(event: Any) -> None:
        if not event.target.open:  # the event comes a task later: it may be open again
            app.dialogs.has_closed(data(event.target, "dialog"))


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


def _actions(app: App) -> Actions:
    """What each button does, by its ``data-action``."""

    def later(work: Callable[..., Any], *args: Any) -> Callable[[], object]:
        return lambda: begin(work(*args))

    def do(what: Do) -> Callable[[], object]:
        return lambda: app.games.play.act(what) if app.games.play else None

    def undo() -> None:
        app.dialogs.close("stuck")
        do(Do.UNDO)()

    def settings() -> None:
        app.dialogs.close("menu")
        show_settings(app.preferences.settings, app.preferences.words.language)
        app.dialogs.open("settings")

    def resume() -> None:
        if app.dialogs.is_open("pause"):
            app.dialogs.close("pause")
        elif app.games.play:
            app.games.play.resume()

    def take_back() -> None:
        app.dialogs.close_all()
        begin(app.games.take_back())

    def restart() -> None:
        app.games.given_up = app.dialogs.is_open("stuck")
        begin(app.games.restart())

    return {
        "new-game": later(app.open_new_game),
        "new-match": later(app.open_new_game, False),
        "new-mahjong": later(app.open_new_game, True),
        "play-match": later(app.continue_game, "match"),
        "play-mahjong": later(app.continue_game, "mahjong"),
        "continue-game": lambda: begin(app.continue_game(app.keeper.latest)),
        "daily-match": lambda: app.start(daily.match_of(today())),
        "daily-mahjong": lambda: app.start(daily.mahjong_of(today())),
        "start": app.new_game.start,
        "copy-code": later(app.new_game.copy, False),
        "copy-link": later(app.new_game.copy, True),
        "hint": do(Do.HINT),
        "undo": undo,
        "redo": do(Do.REDO),
        "larger": app.games.lens.toggle,
        "pause": lambda: app.games.play.pause() if app.games.play else None,
        "resume": resume,
        "restart": restart,
        "home": app.show_home,
        "statistics": later(app.open_statistics),
        "leaderboard": later(app.open_leaderboard),
        "more-games": app.statistics.more,
        "rules": app.open_rules,
        "print": window.print,
        "about": lambda: begin(app.about.open(app.preferences.words)),
        "keys": app.open_keys,
        "menu": lambda: app.dialogs.open("menu"),
        "settings": settings,
        "continue": lambda: app.dialogs.close("compare"),
        "review": lambda: app.dialogs.close("end"),
        "take-back": take_back,
        "close": app.dialogs.close_top,
        "yes": lambda: app.dialogs.answer(True),
        "no": lambda: app.dialogs.answer(False),
        "notice-action": app.dialogs.notice_action,
        "update": app.offline.update,
        "later": app.offline.refuse,
        "reload": window.location.reload,
    }


def _dismiss(app: App, event: Any) -> None:
    """A tap beside a window closes it; the window itself is the target then."""
    if str(event.target.tagName) == "DIALOG" and data(event.target, "dialog") in DISMISSED:
        box = event.target.getBoundingClientRect()
        inside = box.left <= event.clientX <= box.right and box.top <= event.clientY <= box.bottom
        if not inside:
            app.dialogs.close_top()
