"""Saved games as text: a code, the list of moves, and the session. Reading plays them again.

A text is JSON. What is read is checked: a text that is not a saved game, or whose moves the rules
refuse, gives ``None``.
"""

import json
from typing import Any

from game import mahjong, match
from game.code import MahjongCode, MatchCode, parse
from game.history import History, from_text, to_text
from ui.clock import Clock
from ui.mahjong_table import MahjongTable
from ui.match_table import MatchTable
from ui.session import PAUSE, MahjongSession, MatchSession

VERSION = 1
AnyTable = MatchTable | MahjongTable


def saved(table: AnyTable, now: float) -> str:
    """The game as text, so that it goes on at this very move."""
    session = table.session
    data: dict[str, Any] = {
        "version": VERSION,
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
    try:
        data = json.loads(text)
    except ValueError:
        return None
    if not isinstance(data, dict) or data.get("version") != VERSION:
        return None
    try:
        return _table(data)
    except (ValueError, TypeError, KeyError):
        return None


def _table(data: dict[str, Any]) -> AnyTable | None:
    """The game of well-formed data; raises where something is missing or of the wrong kind."""
    code = parse(_text(data["code"]))
    if isinstance(code, MatchCode):
        turns: History[match.Move] | None = from_text(_text(data["moves"]), match.parse_move)
        return None if turns is None else MatchTable(code, turns, _match_session(data))
    if isinstance(code, MahjongCode):
        pairs = from_text(_text(data["moves"]), mahjong.parse_move)
        return None if pairs is None else MahjongTable(code, pairs, _mahjong_session(data))
    return None


def _match_session(data: dict[str, Any]) -> MatchSession:
    return MatchSession(
        clock=Clock(_number(data["elapsed"])),
        started=bool(data["started"]),
        held=_held(data),
        portrait=bool(data["portrait"]),
        compare_window=bool(data["compare_window"]),
    )


def _mahjong_session(data: dict[str, Any]) -> MahjongSession:
    return MahjongSession(
        clock=Clock(_number(data["elapsed"])),
        started=bool(data["started"]),
        held=_held(data),
        hints=int(_number(data["hints"])),
        won=bool(data["won"]),
    )


def _held(data: dict[str, Any]) -> frozenset[str]:
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
