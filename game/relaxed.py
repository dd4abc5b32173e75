"""Which of a playout's choices are to blame for its failure: the rules, relaxed step by step."""

from game.playout import Playout
from game.puzzle import ABOVE, FREED, LEFT, Puzzle

# What a cell of the table holds when it is not the number of a tile that waits.
_NOBODY, _FLOWING = -1, -2


def conflict(puzzle: Puzzle, stuck: Playout, failures: list[int]) -> int:
    """Choices of a stuck playout, as a mask, that no game which is won makes together.

    None of them can be spared. `failures` counts by group how often it was among them, and is
    brought up to date; groups that were seldom are the first to be spared.
    """
    group_of_choice = puzzle.group_of_choice
    table = Relaxed(puzzle, stuck)
    nogood = 0
    for choice in sorted(stuck.choices, key=lambda choice: failures[group_of_choice[choice]]):
        group = group_of_choice[choice]
        if not table.open(group):
            nogood |= 1 << choice
            failures[group] += 1
    return nogood


class Relaxed:
    """A stuck table whose groups can be opened.

    Tiles that leave together share a cell: two mates, or all tiles of an open group. It holds the
    tile that waits for another. It is flowing once two have left: any other leaves at once.
    """

    __slots__ = ("_blocks", "_cell_of", "_cells", "_left", "_puzzle")

    def __init__(self, puzzle: Puzzle, stuck: Playout) -> None:
        self._puzzle = puzzle
        self._left = stuck.left
        self._blocks = stuck.blocks
        self._cells = [_NOBODY] * puzzle.first_cell[-1]
        self._cell_of = [-1] * len(stuck.blocks)
        chosen = {puzzle.group_of_choice[choice]: choice for choice in stuck.choices}
        for group, members in enumerate(puzzle.groups):
            first = puzzle.first_cell[group]
            choices = puzzle.choices_of[group]
            choice = choices[0] if len(choices) == 1 else chosen.get(group)
            shares = [members] if choice is None else puzzle.choices[choice]
            for cell, tiles in enumerate(shares, first):
                self._fill(cell, tiles, stuck.waiting)

    def _fill(self, cell: int, tiles: tuple[int, ...], waiting: list[bool]) -> None:
        for tile in tiles:
            self._cell_of[tile] = cell
            if waiting[tile]:
                self._cells[cell] = tile if self._cells[cell] == _NOBODY else _FLOWING

    def open(self, group: int) -> bool:
        """Open the group, unless that clears the table: whether it is open now."""
        members = self._puzzle.groups[group]
        first = self._puzzle.first_cell[group]
        held = self._cells[first : first + len(members) // 2]
        waiting = [tile for tile in held if tile >= 0]
        flows = len(waiting) > 1 or _FLOWING in held
        cells, cell_of = self._cells[:], self._cell_of[:]
        for tile in members:
            cell_of[tile] = first
        cells[first] = _FLOWING if flows else waiting[0] if waiting else _NOBODY
        blocks, left = self._blocks, self._left
        if flows and waiting:
            blocks = blocks[:]
            left -= _clear(waiting, blocks, cells, cell_of, self._puzzle.frees)
            if not left:
                return False
        self._blocks, self._cells, self._cell_of, self._left = blocks, cells, cell_of, left
        return True


def _clear(
    leaving: list[int],
    blocks: list[int],
    cells: list[int],
    cell_of: list[int],
    frees: tuple[tuple[tuple[int, int], ...], ...],
) -> int:
    """Take these tiles off and all that can leave then; return how many left."""
    count = len(leaving)
    while leaving:
        for tile, weight in frees[leaving.pop()]:
            number = blocks[tile] - weight
            if number < ABOVE and (number < LEFT or not number % LEFT):
                number += FREED
                cell = cell_of[tile]
                held = cells[cell]
                if held == _NOBODY:
                    cells[cell] = tile
                elif held == _FLOWING:
                    leaving.append(tile)
                    count += 1
                else:
                    leaving += (tile, held)
                    cells[cell] = _FLOWING
                    count += 2
            blocks[tile] = number
    return count
