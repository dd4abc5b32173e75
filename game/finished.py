"""A finished game: what is kept of it for good, and how it is written down and read.

Games are filed by their code, never by a name in some language.
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from functools import cache

from game.code import SIZES, Code, MatchCode, Reason, parse

VERSION = 1
MATCH, MAHJONG = "match", "mahjong"

# What is read has to be less: sums and means of it are then numbers, too.
_SECONDS = 1e9
_COUNT = 1_000_000


class Result(Enum):
    """How a game ended."""

    WON = "won"
    LOST = "lost"
    GIVEN_UP = "given-up"  # left unfinished for another one


@dataclass(frozen=True, slots=True, order=True)
class MatchOptions:
    """What records of Match Cards are filed under; the kind of card makes no difference."""

    group: int  # cards in a group: 2 or 3
    difficulty: int
    size: int  # index into SIZES[group]

    @property
    def cards(self) -> int:
        """Cards on the table."""
        return SIZES[self.group][self.size]


@dataclass(frozen=True, slots=True, order=True)
class MahjongOptions:
    """What records of Mahjong Solitaire are filed under."""

    layout: str
    hard: bool = False  # any order of the tiles, not only such as can be won


Options = MatchOptions | MahjongOptions


@dataclass(frozen=True, slots=True)
class Finished:
    """One game that has come to its end."""

    id: str  # the game's own, given when it was dealt
    code: str  # canonical
    date: str  # local date and time of the end: 2026-11-30T16:50:07
    result: Result
    seconds: float
    found: int = 0  # groups found, or pairs removed
    failed: int = 0  # failed attempts of Match Cards
    hints: int = 0  # hints used in Mahjong Solitaire

    @property
    def won(self) -> bool:
        """Whether the game was won."""
        return self.result is Result.WON

    @property
    def game(self) -> str:
        """MATCH or MAHJONG. ValueError, as for `options`, if the code is none."""
        return MATCH if isinstance(_read(self.code), MatchCode) else MAHJONG

    @property
    def options(self) -> Options:
        """What the game is filed under."""
        code = _read(self.code)
        if isinstance(code, MatchCode):
            return MatchOptions(code.group, code.difficulty, code.size)
        return MahjongOptions(code.layout, code.hard)


def to_data(finished: Finished) -> dict[str, object]:
    """The game as plain data."""
    return {"version": VERSION, **asdict(finished), "result": finished.result.value}


def from_data(data: object) -> Finished | None:
    """The game that `to_data` wrote so; None for data that it could not have written."""
    if not isinstance(data, Mapping) or data.get("version") != VERSION:
        return None
    try:
        return Finished(
            id=_text(data["id"]),
            code=_code(data["code"]),
            date=_date(data["date"]),
            result=Result(data["result"]),
            seconds=_seconds(data["seconds"]),
            found=_count(data["found"]),
            failed=_count(data["failed"]),
            hints=_count(data["hints"]),
        )
    except (KeyError, ValueError):
        return None


@cache
def _read(code: str) -> Code:
    found = parse(code)
    if isinstance(found, Reason):
        raise ValueError(f"{code}: {found.name}")  # noqa: TRY004 - a text of the right type
    return found


_DATE = re.compile(r"(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3])(:[0-5]\d){2}", re.ASCII)


def _date(value: object) -> str:
    found = _DATE.fullmatch(_text(value))
    if not found:
        raise ValueError(value)
    year, month, day = map(int, found.group(1, 2, 3))
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = (31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    if not (1 <= month <= 12 and 1 <= day <= days[month - 1]):
        raise ValueError(value)
    return found[0]


def _code(value: object) -> str:
    code = _text(value)
    if str(_read(code)) != code:
        raise ValueError(value)
    return code


def _text(value: object) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(value)
    return value


def _seconds(value: object) -> float:
    if type(value) not in (int, float) or not 0 <= value < _SECONDS:  # type: ignore[operator]
        raise ValueError(value)
    return float(value)  # type: ignore[arg-type]


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _COUNT:
        raise ValueError(value)
    return value
