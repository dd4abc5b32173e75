"""Saved games as text: a code, the list of moves, and the session. Reading plays them again.

A text is JSON with the number of its schema; older ones are brought up to date when they are read.
What is read is checked: a text that is no saved game, or whose moves the rules refuse, is `None`.
A saved game also names its owner, the tab that plays it.
"""

import json
from collections.abc import Callable
from typing import Any

from game import mahjong, match
from game.code import MahjongCode, MatchCode, parse
from game.history import History, from_text, to_text
from ui.clock import Clock
from ui.mahjong_table import MahjongTable
from ui.match_table import MatchTable
from ui.session import PAUSE, MahjongSession, MatchSession
from ui.storage import parsed

VERSION = 2
AnyTable = MatchTable | MahjongTable
Data = dict[str, Any]


def saved(table: AnyTable, now: float, owner: str = "", serial: int = 0) -> str:
    """The game as text, so that it goes on at this very move.

    Of two texts of one game, the one with the larger `serial` was saved later.
    """
    session = table.session
    data: Data = {
        "version": VERSION,
        "id": session.id,
        "owner": owner,
        "serial": serial,
        "code": table.code,
        "elapsed": round(session.clock.elapsed(now), 3),
        "started": session.started,
        "paused": session.paused,
    }
    if isinstance(table, MatchTable):
        data["moves"] = to_text(table.history, match.move_text)
        data["portrait"] = table.session.portrait
        data["compare_window"] = table.session.compare_window
    else:
        data["moves"] = to_text(table.history, mahjong.move_text)
        data["hints"] = table.session.hints
        data["won"] = table.session.won
    return json.dumps(data)


def restored(text: str) -> AnyTable | None:
    """The game of a text; its clocks stand until `keep_time` is called."""
    data = _data(text)
    if data is None:
        return None
    try:
        return _table(data)
    except (ValueError, TypeError, KeyError):
        return None


def is_saved(text: str) -> bool:
    """Whether a text has the form of a saved game; only playing it shows whether it is one."""
    return _data(text) is not None


def owner(text: str) -> str:
    """The tab that plays the game of a text; ``""`` if there is none."""
    data = _data(text)
    return str(data.get("owner", "")) if data else ""


def serial(text: str) -> int:
    """The number of a save; 0 for a text that has none."""
    data = _data(text)
    number = data.get("serial") if data else 0
    return number if isinstance(number, int) else 0


def later(text: str, other: str) -> str:
    """Of two texts, the one that was saved later, if both are of one game; else the first."""
    data, others = _data(text), _data(other)
    if data and others and data.get("id") == others.get("id") and serial(other) > serial(text):
        return other
    return text


def same(text: str, other: str) -> bool:
    """Whether two texts are of one game at one moment, whoever owns it."""
    return owned(text, "") == owned(other, "")


def owned(text: str, tab: str) -> str:
    """The same saved game with another owner; a text that is no saved game stays as it is."""
    data = _data(text)
    return text if data is None else json.dumps({**data, "owner": tab})


def _from_1(data: Data) -> Data:
    """Schema 1 had no number for the game itself: one deal, one game."""
    return {**data, "version": 2, "id": f"1-{data.get('code')}"}


MIGRATIONS: dict[int, Callable[[Data], Data]] = {1: _from_1}
"""What brings each older schema to the next."""


def _data(text: str) -> Data | None:
    """The data of a text, in the newest schema."""
    data = parsed(text)
    while isinstance(data, dict) and data.get("version") in MIGRATIONS:
        data = MIGRATIONS[data["version"]](data)
    return data if isinstance(data, dict) and data.get("version") == VERSION else None


def _table(data: Data) -> AnyTable | None:
    """The game of well-formed data; raises where something is missing or of the wrong kind."""
    code = parse(_text(data["code"]))
    if isinstance(code, MatchCode):
        turns: History[match.Move] | None = from_text(_text(data["moves"]), match.parse_move)
        return None if turns is None else MatchTable(code, turns, _match_session(data))
    if isinstance(code, MahjongCode):
        pairs = from_text(_text(data["moves"]), mahjong.parse_move)
        return None if pairs is None else MahjongTable(code, pairs, _mahjong_session(data))
    return None


def _match_session(data: Data) -> MatchSession:
    return MatchSession(
        id=_text(data["id"]),
        clock=Clock(_number(data["elapsed"])),
        started=bool(data["started"]),
        held=_held(data),
        portrait=bool(data["portrait"]),
        compare_window=bool(data["compare_window"]),
    )


def _mahjong_session(data: Data) -> MahjongSession:
    return MahjongSession(
        id=_text(data["id"]),
        clock=Clock(_number(data["elapsed"])),
        started=bool(data["started"]),
        held=_held(data),
        hints=int(_number(data["hints"])),
        won=bool(data["won"]),
    )


def _held(data: Data) -> frozenset[str]:
    return frozenset({PAUSE} if data["paused"] else ())


def _text(value: Any) -> str:
    """A text; ValueError for anything else."""
    if not isinstance(value, str):
        raise ValueError(value)  # noqa: TRY004 - it came from outside, like any other bad value
    return value


def _number(value: Any) -> float:
    """A number of seconds or of things, not negative; ValueError otherwise."""
    number = float(value)
    if not 0 <= number < float("inf"):
        raise ValueError(value)
    return number
