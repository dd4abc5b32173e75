"""Small mahjong tables for the tests, and the bridge to the slow rules of `tests.game.brute`."""

from random import Random

from game import layout, mahjong
from tests.game import brute

# The example of the rules: of four tiles in a row with two on the middle two the outer are free.
ROW = """
12121212
43434343

..1212..
..4343..
"""

# A tile with two neighbours on either side, each half a tile higher or lower; one more on top.
HONEYCOMB = """
1212..1212
4343124343
1212431212
4343..4343

....12....
....43....
"""

# Three layers, each half a tile aside from the one below.
HEAP = """
.12121212.
.43434343.
1212121212
4343434343
.12121212.
.43434343.

..........
..121212..
..434343..
...1212...
...4343...

..........
..........
...12.....
...43.....
"""


def position(drawing: str, faces: str) -> mahjong.State:
    """All tiles of the drawing, with these faces in the order of the layout's slots."""
    table = layout.build("test", layout.read(drawing))
    labels = tuple(faces.split())
    assert len(labels) == len(table.slots)
    return mahjong.State(table, labels, table.full)


def thrown(random: Random) -> mahjong.State:
    """A ragged table with the faces of a few kinds, so that many pairs can be taken."""
    table = layout.build("ragged", (layout.Slot(*place) for place in brute.ragged(random)))
    labels = [random.choice(("S", "S1", "S2", "F1", "F2", "5B")) for _ in table.slots]
    return mahjong.State(table, tuple(labels), table.full)


def as_table(state: mahjong.State) -> brute.Table:
    """What the slow rules see of a state."""
    return {
        slot: face
        for tile, (slot, face) in enumerate(zip(state.layout.slots, state.faces, strict=True))
        if state.present >> tile & 1
    }
