"""The rest of a game that can be won, played before the player's eyes on a table of its own."""

from collections.abc import Sequence
from dataclasses import replace

from game import mahjong
from game.deal import MahjongDeal
from game.history import History
from game.mahjong import Pair
from ui.look import Look
from ui.mahjong_look import mahjong_look
from ui.mahjong_table import MahjongTable
from ui.session import SHOWN
from ui.table import Step
from ui.words import Words

PACES = {"slow": 1.6, "medium": 0.8, "fast": 0.3}
"""Seconds between the marking of a pair and its leaving, and between that and the next marking."""


class Solution:
    """The demonstration: the player's own table is not touched by it."""

    def __init__(self, table: MahjongTable, plan: Sequence[Pair]):
        """`plan` wins from where the table stands now."""
        session = replace(
            table.session, selected=None, hinted=None, held=frozenset({SHOWN}), won=False
        )
        deal = MahjongDeal(table.states[0], (), 1)
        self.table = MahjongTable(table.options, History(table.history.done), session, deal)
        self._plan = plan
        self.shown = 0
        """Pairs that have been taken."""

    @property
    def total(self) -> int:
        """Pairs to be taken."""
        return len(self._plan)

    @property
    def over(self) -> bool:
        """Whether the table is empty."""
        return self.shown == self.total

    def turn(self) -> Step[mahjong.State]:
        """Mark the next pair, or take the one that is marked."""
        pair, table = self._plan[self.shown], self.table
        if table.session.hinted != pair:
            table.session = replace(table.session, hinted=pair)
            return table.stay()
        table.session = replace(table.session, hinted=None)
        self.shown += 1
        return table.push(pair)

    def look(self, words: Words, now: float) -> Look:
        """The board, on which nothing can be played, and nothing is won."""
        look = mahjong_look(self.table, words, now)
        return replace(
            look,
            attributes={**look.attributes, "status": "playing", "demonstration": "true"},
            actions=dict.fromkeys(look.actions, False),
        )
