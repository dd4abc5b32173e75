"""Boards at rest, for the rules: the same deals and the same states as on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game import layout, mahjong, match
from game.catalogue import Picture
from game.code import MatchCode
from game.spots import Spot
from ui.look import Counter
from ui.mahjong_table import MahjongTable
from ui.match_look import grid, match_counters, picture_name
from ui.match_table import MatchTable
from ui.words import Words

TALL, THICK = 4 / 3, 1 / 4
"""Half the height of a tile, and its thickness, in half a tile's width; as in rules.css."""
ROW = ("2B", "5C", "E", "7D")
ON_THE_ROW = ("F2", "9B")


@dataclass(frozen=True, slots=True)
class CardStill:
    """A board of cards in landscape, with its counters in the spare cells."""

    columns: int
    rows: int
    spots: Mapping[int, Spot]
    counters: Mapping[str, Counter]
    pictures: tuple[Picture, ...]
    """What the cards that lie face up show."""
    name: str
    """What is to be seen, for those who cannot see it."""


@dataclass(frozen=True, slots=True)
class TileStill:
    """A board of tiles. The box around it is measured in half a tile's width."""

    spots: Mapping[int, Spot]
    left: float
    top: float
    """From the box to slot (0, 0, 0): the layers above the first are drawn shifted."""
    wide: float
    high: float
    name: str
    """What is to be seen, for those who cannot see it."""


def cards_after(code: MatchCode, attempts: Sequence[Sequence[int]]) -> MatchTable:
    """The table after these attempts; the last one is compared only if it found a group."""
    table = MatchTable(code)
    for cards in attempts:
        if match.due(table.state):
            table.push(match.Settle())
        for card in cards:
            table.push(match.Turn(card))
    if match.alike(table.state):
        table.push(match.Settle())
    return table


def card_still(table: MatchTable, words: Words) -> CardStill:
    """The cards of a game as they lie now."""
    columns, rows = grid(table.options.cards, portrait=False)
    spots = match.spots(table.state)
    shown = [
        words.say(
            "row {row}, column {column}: {picture}",
            row=card // columns + 1,
            column=card % columns + 1,
            picture=picture_name(spot.face, words, table.versions),
        )
        for card, spot in spots.items()
        if spot.face
    ]
    name = words.say(
        "{cards}, {columns} in a row. Face up: {shown}.",
        cards=words.many("{n} card", "{n} cards", len(spots)),
        columns=columns,
        shown="; ".join(shown),
    )
    pictures = tuple(table.state.deck[card] for card, spot in spots.items() if spot.face)
    counters = match_counters(table, words, 0)
    return CardStill(columns, rows, spots, counters, pictures, name)


def tile_still(table: MahjongTable, words: Words) -> TileStill:
    """The tiles of a game as they lie now."""
    name = words.say(
        "Tiles: {tiles}, in layers: {layers}, free: {free}.",
        tiles=len(mahjong.spots(table.state)),
        layers=max(slot.z for slot in table.state.layout.slots) + 1,
        free=len(mahjong.free(table.state)),
    )
    return _tiles(table.state, name)


def four_tiles(words: Words) -> TileStill:
    """Four tiles in a row with two more on the middle ones, half of which they show (J2)."""
    slots = [*(layout.Slot(x, 0, 0) for x in (0, 2, 4, 6)), *(layout.Slot(x, 1, 1) for x in (2, 4))]
    table = layout.build("", slots)
    state = mahjong.State(table, (*ROW, *ON_THE_ROW), table.full)
    name = words.say(
        "Four tiles in a row: the first and the last are free. Two more lie on the middle ones."
    )
    return _tiles(state, name)


def _tiles(state: mahjong.State, name: str) -> TileStill:
    slots = state.layout.slots
    left = max(z * THICK - x for x, _, z in slots)
    top = max(z * THICK - y * TALL for _, y, z in slots)
    right = max(x + 2 + THICK - z * THICK for x, _, z in slots)
    bottom = max((y + 2) * TALL + THICK - z * THICK for _, y, z in slots)
    return TileStill(mahjong.spots(state), left, top, left + right, top + bottom, name)
