"""The deals of a day: the same for everyone who plays on that calendar date.

A version begins on a date of its own and leaves the days before it alone. Version 2 changed the
Mahjong deals: they come from all thirteen layouts.
"""

from game.catalogue import KINDS
from game.chance import stream
from game.code import MEDIUM, SEEDS, MahjongCode, MatchCode

_PAIRS, _THIRTY_CARDS = 2, 2
_SECOND = "2026-12-01"  # the first day of version 2
# Those of each version, whatever is added later.
_LAYOUTS = ("00",)
_LAYOUTS_2 = ("00", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12")


def match_of(date: str) -> MatchCode:
    """The Match Cards deal of a date (``2026-11-30``): 30 cards in pairs, Medium."""
    chance = stream(f"daily 1 {date}", "match")
    kind = chance.below(len(KINDS))
    return MatchCode(_PAIRS, _THIRTY_CARDS, kind, MEDIUM, chance.below(SEEDS))


def mahjong_of(date: str) -> MahjongCode:
    """The Mahjong Solitaire deal of a date (``2026-11-30``)."""
    version, layouts = (1, _LAYOUTS) if date < _SECOND else (2, _LAYOUTS_2)
    chance = stream(f"daily {version} {date}", "mahjong")
    return MahjongCode(layouts[chance.below(len(layouts))], chance.below(SEEDS))
