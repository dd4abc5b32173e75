"""The first game of each kind, on a tiny board: its table, and what is said at each step."""

from game import layout, mahjong, match
from game.catalogue import VERSIONS, Picture
from game.code import MahjongCode, MatchCode
from game.deal import MahjongDeal
from game.mahjong import Pair
from ui.mahjong_table import MahjongTable
from ui.match_table import MatchTable
from ui.words import Words

LESSONS = {"learn-match": "match", "learn-mahjong": "mahjong"}
"""The addresses of the lessons, and the game that each is of."""
CARDS = ("cat", "dog", "rabbit", "dog", "rabbit", "cat")
LIMIT = 6
FACES = ("5D", "R", "E", "3B", "3B", "E", "R", "5D", "F1", "F3")
"""Two rows of four, and two flowers on the middle of them."""
PLAN = (Pair(8, 9), Pair(0, 7), Pair(3, 4), Pair(1, 6), Pair(2, 5))


def card_lesson() -> MatchTable:
    """Six cards, three pairs. It has a name in the place of a code."""
    deck = tuple(Picture("animals", subject, VERSIONS[0]) for subject in CARDS)
    options = MatchCode(group=2, size=0, kind=5, difficulty=0, seed=1)
    table = MatchTable(options, start=match.State(deck, 2, LIMIT))
    table.code = "learn-match"
    return table


def tile_lesson() -> MahjongTable:
    """Ten tiles, five pairs, that can be taken in any order in which they are free."""
    rows = [layout.Slot(x, y, 0) for y in (0, 2) for x in (0, 2, 4, 6)]
    built = layout.build("", [*rows, layout.Slot(2, 1, 1), layout.Slot(4, 1, 1)])
    deal = MahjongDeal(mahjong.State(built, FACES, built.full), PLAN, 1)
    table = MahjongTable(MahjongCode("00", 1), deal=deal)
    table.code = "learn-mahjong"
    return table


def coach(table: MatchTable | MahjongTable, words: Words) -> str:
    """What is to be said as the lesson stands now."""
    return _cards(table, words) if isinstance(table, MatchTable) else _tiles(table, words)


def _cards(table: MatchTable, words: Words) -> str:
    state, say = table.state, words.say
    if table.status == "won":
        return say(
            "All found! In a game, find them all before the failed attempts reach their limit."
        )
    if table.status == "lost":
        return say("The failed attempts have reached their limit: that is a loss.")
    if match.due(state):
        if match.alike(state):
            return say("The same picture: these two stay up.")
        return say("Different pictures. Remember where they lie: they turn back.")
    fresh = not state.failed and not state.found
    if state.turned:
        return say("Now turn another one.") if fresh else say("Where does the same picture lie?")
    if fresh:
        return say("Each picture lies here twice. Tap a card to turn it.")
    if not state.found:
        return say("That was a failed attempt. Find two cards with the same picture.")
    return say("Well done. Now find the others.")


def _tiles(table: MahjongTable, words: Words) -> str:
    state, session, say = table.state, table.session, words.say
    if table.finished:
        return say(
            "The table is empty: won! In a game it is 144 tiles, and some pairs should wait."
        )
    if session.hinted:
        return say("The marked tiles are a pair. Tap both.")
    if session.selected is not None:
        if state.faces[session.selected].startswith("F"):
            return say("Tap the other flower: any two flowers are a pair, and any two seasons.")
        return say("Now tap the other free tile with the same face.")
    if not state.pairs_removed:
        return say("Tap a free tile: nothing lies on it, and its left or right side is open.")
    if state.pairs_removed == 1:
        return say("A pair is gone. What it lay on or lay beside may be free now. Go on.")
    return say("Go on until the table is empty. Hint marks a pair, Undo puts one back.")
