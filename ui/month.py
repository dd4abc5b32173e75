"""The days of a month, and whose daily deals were done on their own day."""

import datetime
from collections.abc import Iterable
from dataclasses import dataclass

from game import daily
from game.finished import Finished
from game.records import unique

CARDS, TILES, BOTH = "cards", "tiles", "both"
"""Which of a day's two deals were done."""


@dataclass(frozen=True, slots=True)
class Day:
    """One day of the month shown."""

    number: int
    done: str = ""
    """`CARDS`, `TILES`, `BOTH` or ``""``."""
    today: bool = False
    future: bool = False
    week: bool = False
    """Whether it lies in the week of today."""


@dataclass(frozen=True, slots=True)
class Month:
    """The month of a date."""

    days: tuple[Day, ...]
    before: int
    """Empty places of the first week before the first day."""


def month_of(date: str, games: Iterable[Finished], first_weekday: int = 0) -> Month:
    """The month of a date (``2026-11-30``); weeks begin on `first_weekday` (0 is Monday)."""
    today = datetime.date.fromisoformat(date)
    first = today.replace(day=1)
    last = (first + datetime.timedelta(31)).replace(day=1) - datetime.timedelta(1)
    before = (first.weekday() - first_weekday) % 7
    won = {(game.date[:10], game.code) for game in unique(games) if game.won}
    week = (today.day + before - 1) // 7
    days = tuple(
        Day(
            number,
            _done(str(first.replace(day=number)), won),
            today=number == today.day,
            future=number > today.day,
            week=(number + before - 1) // 7 == week,
        )
        for number in range(1, last.day + 1)
    )
    return Month(days, before)


def _done(date: str, won: set[tuple[str, str]]) -> str:
    cards = (date, str(daily.match_of(date))) in won
    tiles = (date, str(daily.mahjong_of(date))) in won
    if cards and tiles:
        return BOTH
    return CARDS if cards else TILES if tiles else ""
