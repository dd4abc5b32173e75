"""The deals of a day: the same for everyone who plays on that calendar date.

Version 1. A later version begins on a date of its own and leaves the days before it alone.
"""

from game.catalogue import KINDS
from game.chance import stream
from game.code import MEDIUM, SEEDS, MahjongCode, MatchCode

_VERSION = "daily 1"
_PAIRS, _THIRTY_CARDS = 2, 2
_LAYOUTS = ("00",)  # those of version 1, whatever is added later


def match_of(date: str) -> MatchCode:
    """The Match Cards deal of a date (``2026-11-30``): 30 cards in pairs, Medium."""
    chance = stream(f"{_VERSION} {date}", "match")
    kind = chance.below(len(KINDS))
    return MatchCode(_PAIRS, _THIRTY_CARDS, kind, MEDIUM, chance.below(SEEDS))


def mahjong_of(date: str) -> MahjongCode:
    """The Mahjong Solitaire deal of a date (``2026-11-30``)."""
    chance = stream(f"{_VERSION} {date}", "mahjong")
    return MahjongCode(_LAYOUTS[chance.below(len(_LAYOUTS))], chance.below(SEEDS))
