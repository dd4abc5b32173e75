"""What each button of the page does, by its ``data-action``; keys do what buttons do."""

from collections.abc import Callable
from typing import Any

from game import daily
from ui.app import App
from ui.browser import begin, one, window
from ui.endings import share
from ui.local import today
from ui.mahjong_play import MahjongPlay
from ui.settings_window import show_settings
from ui.table import Do

Actions = dict[str, Callable[[], object]]
"""What each button does, by its ``data-action``."""


def actions_of(app: App) -> Actions:
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
        begin(app.parts.yours.show())

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
        "share": lambda: _share(app),
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
        "rules": app.open_rules,
        "print": window.print,
        "learn-match": lambda: app.learn("match"),
        "learn-mahjong": lambda: app.learn("mahjong"),
        "learnt": lambda: _learnt(app),
        "keys": app.open_keys,
        "overview": app.open_overview,
        "menu": lambda: app.dialogs.open("menu"),
        **_of_mahjong(app),
        **_of_parts(app),
        "settings": settings,
        "bring-file": lambda: one('[data-field="file"]').click(),
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


def _share(app: App) -> None:
    """Copy the link to the game on the page."""
    if app.games.play:
        begin(share(app.games.play.table.code, app.preferences.words))


def _learnt(app: App) -> None:
    """Leave a lesson: after its end a game follows."""
    table = app.games.play.table if app.games.play else None
    if table and table.finished:
        begin(app.continue_game(table.kind))
    else:
        app.show_home()


def _of_mahjong(app: App) -> Actions:
    """Those of Mahjong Solitaire alone."""

    def tiles(do: Callable[[MahjongPlay], object]) -> Callable[[], object]:
        return lambda: do(app.games.play) if isinstance(app.games.play, MahjongPlay) else None

    return {
        "last-chance": tiles(MahjongPlay.go_back),
        "show-solution": tiles(MahjongPlay.show_solution),
        "stop-showing": tiles(MahjongPlay.stop_showing),
    }


def _of_parts(app: App) -> Actions:
    """Those of what is loaded when it is first wanted."""
    parts = app.parts

    def deal_chosen() -> None:
        parts.new_game.start()

    def list_more() -> None:
        parts.statistics.more()

    return {
        "start": deal_chosen,
        "copy-code": lambda: begin(parts.new_game.copy(whole_link=False)),
        "copy-link": lambda: begin(parts.new_game.copy(whole_link=True)),
        "more-games": list_more,
        "learn": lambda: app.learn(parts.rules.game),
        "about": lambda: begin(parts.about.open(app.preferences.words)),
        "save-all": lambda: begin(parts.yours.save()),
        "delete-all": lambda: begin(parts.yours.delete_all()),
    }
