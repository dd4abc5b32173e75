"""Where mahjong tiles lie, and which of them block each other: computed once for a layout.

Sets of tiles are bit masks: tile 5 is in a set if the set's bit 5 is 1.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from game.layouts import DRAWINGS

#: The numbers of the layouts, as in a game code.
LAYOUTS = tuple(DRAWINGS)


class Slot(NamedTuple):
    """A tile's place in half tiles: its upper left corner, and its layer from the bottom up."""

    x: int
    y: int
    z: int


@dataclass(frozen=True, slots=True)
class Layout:
    """Slots in the order (z, y, x); a slot's index is the tile's number. Made by `build`."""

    id: str
    slots: tuple[Slot, ...]
    # For each tile the masks of those that lie on it and of its neighbours at either side ...
    above: tuple[int, ...] = field(compare=False, repr=False)
    left: tuple[int, ...] = field(compare=False, repr=False)
    right: tuple[int, ...] = field(compare=False, repr=False)
    # ... and the tiles whose freedom may depend on it, ascending.
    holds: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)

    @property
    def full(self) -> int:
        """The mask of all tiles."""
        return (1 << len(self.slots)) - 1

    def is_free(self, present: int, tile: int) -> bool:
        """Whether nothing of the mask `present` lies on this tile, and one of its sides is open."""
        if present & self.above[tile]:
            return False
        return not (present & self.left[tile] and present & self.right[tile])

    def covering(self, present: int, tile: int) -> tuple[int, ...]:
        """The tiles of the mask `present` that lie on this one."""
        return tuple(_members(present & self.above[tile]))


@cache
def load(number: str) -> Layout:
    """The layout with this number in game codes; KeyError if there is none."""
    return build(number, read(DRAWINGS[number]))


def read(drawing: str) -> tuple[Slot, ...]:
    """The slots of a drawing (see `game.layouts`); ValueError if it is not made of whole tiles."""
    layers = [layer.splitlines() for layer in drawing.strip("\n").split("\n\n")]
    slots = [
        Slot(x, y, z)
        for z, rows in enumerate(layers)
        for y, row in enumerate(rows)
        for x, char in enumerate(row)
        if char == "1"
    ]
    for x, y, z in slots:
        block = [row[x : x + 2] for row in layers[z][y : y + 2]]
        if block != ["12", "43"]:
            raise ValueError(f"no whole tile at {x}, {y} of layer {z}")
    if sum(char in "1234" for char in drawing) != 4 * len(slots):
        raise ValueError("a piece of a tile is left over")
    return tuple(slots)


def build(number: str, slots: Iterable[Slot]) -> Layout:
    """The layout of these slots in any order; no two may overlap."""
    ordered = tuple(sorted(slots, key=lambda slot: (slot.z, slot.y, slot.x)))
    tile_at = {slot: tile for tile, slot in enumerate(ordered)}

    def among(slot: Slot, up: int, columns: Iterable[int]) -> int:
        """The mask of the tiles in these columns, `up` layers above, level with the slot."""
        places = [(slot.x + dx, slot.y + dy, slot.z + up) for dx in columns for dy in (-1, 0, 1)]
        return sum(1 << tile_at[place] for place in places if place in tile_at)

    above = tuple(among(slot, 1, (-1, 0, 1)) for slot in ordered)
    left = tuple(among(slot, 0, (-2,)) for slot in ordered)
    right = tuple(among(slot, 0, (2,)) for slot in ordered)
    holds: list[list[int]] = [[] for _ in ordered]
    for held, masks in enumerate(zip(above, left, right, strict=True)):
        for tile in _members(masks[0] | masks[1] | masks[2]):
            holds[tile].append(held)
    return Layout(number, ordered, above, left, right, tuple(map(tuple, holds)))


def _members(mask: int) -> Iterator[int]:
    """The tiles of a mask, ascending."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
