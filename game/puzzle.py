"""A mahjong position made ready for the solver: what blocks each tile, and how tiles can pair up.

A *choice* is one way in which all tiles of a group pair up: a group of two has one choice, a group
of four has three. The choices of all groups are numbered in one row; a set of choices is a mask.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise

from game import tiles
from game.mahjong import State

# What blocks a tile, added up in one number: a tile on top, at the left and at the right.
ABOVE, LEFT, RIGHT = 16, 4, 1
#: Added to the number of a tile that has become free, since it becomes so only once.
FREED = 1024

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Puzzle:
    """All that the search asks of a position, in lists by tile, by group or by choice."""

    blocks: tuple[int, ...]  # by tile: what blocks it; FREED added to those that are free
    frees: tuple[tuple[tuple[int, int], ...], ...]  # by tile: whom it blocks, and by how much
    groups: tuple[tuple[int, ...], ...]  # the tiles on the table that pair among themselves
    choices: tuple[Pairs, ...]
    choices_of: tuple[range, ...]  # by group

    @cached_property
    def group_of(self) -> tuple[int, ...]:
        """By tile: its group; -1 for those gone."""
        found = [-1] * len(self.blocks)
        for group, members in enumerate(self.groups):
            for tile in members:
                found[tile] = group
        return tuple(found)

    @cached_property
    def group_of_choice(self) -> tuple[int, ...]:
        """By choice: the group that pairs up so."""
        return tuple(group for group, choices in enumerate(self.choices_of) for _ in choices)

    @cached_property
    def free(self) -> tuple[int, ...]:
        """The tiles that are free at the start."""
        there = (tile for members in self.groups for tile in members)
        return tuple(tile for tile in there if self.blocks[tile] >= FREED)

    @cached_property
    def first_cell(self) -> tuple[int, ...]:
        """By group: where its cells begin in a row that has a cell for every pair to come."""
        pairs = [len(members) // 2 for members in self.groups]
        return tuple(accumulate(pairs, initial=0))

    @property
    def hopeless(self) -> bool:
        """Whether some group has no choice, its tiles being odd in number."""
        return not all(self.choices_of)


def of(state: State) -> Puzzle:
    """The puzzle that the rest of a game is."""
    table, present = state.layout, state.present
    there = [tile for tile in range(len(table.slots)) if present >> tile & 1]
    blocks = [FREED * table.is_free(present, tile) for tile in range(len(table.slots))]
    frees: list[list[tuple[int, int]]] = [[] for _ in blocks]
    for tile in there:
        for held in table.holds[tile]:
            if present >> held & 1:
                weight = ABOVE if table.above[held] >> tile & 1 else RIGHT
                weight = LEFT if table.left[held] >> tile & 1 else weight
                blocks[held] += weight
                frees[tile].append((held, weight))
    groups: dict[str, list[int]] = {}
    for tile in there:
        groups.setdefault(tiles.group(state.faces[tile]), []).append(tile)
    choices = [pairings(members) for members in groups.values()]
    ends = list(accumulate(map(len, choices), initial=0))
    return Puzzle(
        tuple(blocks),
        tuple(map(tuple, frees)),
        tuple(map(tuple, groups.values())),
        tuple(pairs for of_group in choices for pairs in of_group),
        tuple(range(start, end) for start, end in pairwise(ends)),
    )


def pairings(members: Sequence[int]) -> list[Pairs]:
    """All ways to pair up these tiles: (2n-1)·(2n-3)·…·1 for 2n tiles, none for an odd number."""
    if not members:
        return [()]
    first, *rest = members
    return [
        ((first, mate), *pairs)
        for mate in rest
        for pairs in pairings([tile for tile in rest if tile != mate])
    ]
