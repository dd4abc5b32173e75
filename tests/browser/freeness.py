"""Mahjong Solitaire as the rules tell it, worked out from the tiles seen on the page alone.

Written from the text of the rules, with nothing of the game's own code: the tests hold the page
against it.
"""

from collections.abc import Iterable
from typing import Protocol


class Seen(Protocol):
    """A tile on the page: its number, its face, its corner in half-tile units and its layer."""

    @property
    def number(self) -> int: ...
    @property
    def face(self) -> str: ...
    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...
    @property
    def z(self) -> int: ...


def free_numbers(tiles: Iterable[Seen]) -> set[int]:
    """The numbers of the tiles that can be taken: uncovered, and open at the left or right.

    A tile is two units wide and two high, so one that is less than two away on either axis lies
    over it or beside it, be it by half.
    """
    table = list(tiles)
    places = {(tile.x, tile.y, tile.z) for tile in table}
    near = (-1, 0, 1)
    found = set()
    for tile in table:
        x, y, z = tile.x, tile.y, tile.z
        covered = any((x + dx, y + dy, z + 1) in places for dx in near for dy in near)
        left, right = (any((x + side, y + dy, z) in places for dy in near) for side in (-2, 2))
        if not covered and not (left and right):
            found.add(tile.number)
    return found


def family(face: str) -> str:
    """What a face pairs with: all flowers with one another, all seasons too, others by the face."""
    if len(face) == 2 and face[1].isdigit():
        return {"F": "a flower", "S": "a season"}[face[0]]
    return face


def free_pairs(tiles: Iterable[Seen]) -> list[tuple[int, int]]:
    """All pairs that can be taken now, each and all ascending."""
    table = list(tiles)
    free = free_numbers(table)
    open_tiles = sorted((t for t in table if t.number in free), key=lambda t: t.number)
    return [
        (a.number, b.number)
        for place, a in enumerate(open_tiles)
        for b in open_tiles[place + 1 :]
        if family(a.face) == family(b.face)
    ]
