"""The listener of the keyboard: what a key does, it does as its button does."""

from collections.abc import Callable, Mapping
from typing import Any

from ui.app import App
from ui.bind_board import piece_of
from ui.browser import Node, document, every, when
from ui.keys import ACTIONS, HELD, LISTS, named
from ui.play import Play
from ui.steer import ARROWS, along, lead

TYPED = "textarea, select, input:not([type=radio], [type=checkbox])"
"""Where a letter is a letter."""


def bind_keys(app: App, actions: Mapping[str, Callable[[], object]]) -> None:
    """Listen to the keyboard on behalf of the app; `actions` are what the buttons do."""
    lens = app.games.lens
    actions = dict(actions) | {
        "enlarge": lambda: lens.step(larger=True),
        "reduce": lambda: lens.step(larger=False),
    }

    @when("keydown", document)
    def pressed(event: Any) -> None:
        if event.altKey or event.metaKey or event.isComposing or event.target.matches(TYPED):
            return
        app.dialogs.catch_up()
        key = named(str(event.key), bool(event.shiftKey), bool(event.ctrlKey))
        letter = len(key.removeprefix("Shift+")) == 1
        if letter and not app.preferences.settings.keys:
            return
        if _walked(app, key, event.target):
            event.preventDefault()
            return
        action = _meant(app, key)
        if action and (action in HELD or not event.repeat):
            event.preventDefault()
            actions[action]()


def _walked(app: App, key: str, target: Node) -> bool:
    """Move the focus on the board, if that is what the key does."""
    play = app.games.play
    if not play or app.dialogs.any_open:
        return False
    start = piece_of(target)
    if start is None:
        if key in ARROWS and target.matches("body"):
            return play.board.refocus()
        if key not in LISTS:
            return False
    wanted = _led(play, play.board.cursor if start is None else start, key)
    if wanted is not None:
        play.board.focus(wanted)
    return wanted is not None or key in ARROWS


def _led(play: Play, start: int | None, key: str) -> int | None:
    if start is None:
        return None
    places = play.board.places(start)
    if key in LISTS:
        name, back = LISTS[key]
        return along(play.listed(name, start), places, start, back)
    return lead(places, start, key)


def _meant(app: App, key: str) -> str:
    """The action that a key stands for here and now, or ``""``."""
    action, games = ACTIONS.get(key, ("", ()))
    play, window = app.games.play, app.dialogs.top
    if action == "pause" and play and play.table.status == "paused":
        action = "resume"
    if window:
        shown = every(f'dialog[data-dialog="{window}"] [data-action="{action}"]')
        return action if any(node.getClientRects().length for node in shown) else ""
    if action == "keys" or (play and play.table.kind in games):
        return action
    return ""
