"""The two boards of the page, and which game is played on them."""

from ui.deals import deal_text
from ui.lesson_play import CardLesson, TileLesson
from ui.lessons import LESSONS
from ui.mahjong_play import MahjongPlay
from ui.match_play import MatchPlay
from ui.match_table import MatchTable, Pace
from ui.paint_cards import Cards
from ui.paint_tiles import Tiles
from ui.pictures import Pictures
from ui.play import Desk, Play
from ui.preferences import Preferences
from ui.store import AnyTable
from ui.words import Words


class Plays:
    """Gives a table to what paints and plays it."""

    def __init__(self, preferences: Preferences):
        self.pictures = Pictures()
        self._preferences = preferences
        self._tiles = Tiles(preferences.moving)
        self._cards = Cards(self.pictures, preferences.moving)

    def of(self, table: AnyTable, desk: Desk) -> Play:
        """The table with what paints it; the name of a lesson makes it one."""
        lesson, settings = table.code in LESSONS, self._preferences.settings
        if isinstance(table, MatchTable):
            table.pace = Pace(settings.wait, settings.quick)
            cards = CardLesson if lesson else MatchPlay
            return cards(table, desk, self._cards, self.pictures)
        tiles = TileLesson if lesson else MahjongPlay
        return tiles(table, desk, self._tiles)


def deal_in_words(play: Play, words: Words) -> str:
    """What is dealt, for the bar: of a hard deal also whether it can be won, once that is known."""
    table = play.table
    if table.code in LESSONS:
        return words.say("First steps")
    deal = deal_text(table.options, words)
    proof = play.advice.proof if isinstance(play, MahjongPlay) else ""
    return words.say("{deal} – {proof}", deal=deal, proof=proof) if proof else deal
