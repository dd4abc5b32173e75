"""One try of the solver: tiles taken off greedily, pairings chosen one by one."""

from game.puzzle import ABOVE, FREED, LEFT, Puzzle


class Playout:
    """A table in play. Every pair that the choices made allow to be taken has been taken."""

    __slots__ = (
        "_mates",
        "_puzzle",
        "_ready",
        "blocks",
        "candidates",
        "choices",
        "mask",
        "order",
        "waiting",
    )

    def __init__(self, puzzle: Puzzle) -> None:
        self.blocks = list(puzzle.blocks)
        self.waiting = [False] * len(self.blocks)  # by tile: whether it is free, or gone
        self.order: list[tuple[int, int]] = []  # the pairs taken
        self.choices: list[int] = []  # those made, in their order, where there was one to make
        self.mask = 0  # the same as a mask
        self.candidates: list[int] = []  # groups with two free tiles and no choice made
        self._puzzle = puzzle
        self._mates = [-1] * len(self.blocks)
        self._ready = [0] * len(puzzle.groups)  # free tiles of a group without a choice
        for choices in puzzle.choices_of:
            if len(choices) == 1:
                self._pair_up(choices[0])
        self._clear(list(puzzle.free), [])

    @property
    def left(self) -> int:
        """How many tiles are left."""
        return sum(map(len, self._puzzle.groups)) - 2 * len(self.order)

    def takes(self, choice: int) -> bool:
        """Whether a pair of this choice can be taken now."""
        waiting = self.waiting
        return any(waiting[a] and waiting[b] for a, b in self._puzzle.choices[choice])

    def choose(self, choice: int) -> None:
        """Pair up a group so, and take what can be taken."""
        group = self._puzzle.group_of_choice[choice]
        if group in self.candidates:
            self.candidates.remove(group)
        self.choices.append(choice)
        self.mask |= 1 << choice
        self._clear([], self._pair_up(choice))

    def _pair_up(self, choice: int) -> list[tuple[int, int]]:
        """Make mates; return those of which both are free."""
        mates, waiting = self._mates, self.waiting
        for a, b in self._puzzle.choices[choice]:
            mates[a], mates[b] = b, a
        return [(a, b) for a, b in self._puzzle.choices[choice] if waiting[a] and waiting[b]]

    def _clear(self, opened: list[int], taken: list[tuple[int, int]]) -> None:
        """Take these pairs off, and all that follows from these tiles being free."""
        blocks, frees, mates, waiting = self.blocks, self._puzzle.frees, self._mates, self.waiting
        group_of, ready = self._puzzle.group_of, self._ready
        while opened or taken:
            while opened:
                tile = opened.pop()
                waiting[tile] = True
                mate = mates[tile]
                if mate < 0:
                    group = group_of[tile]
                    ready[group] += 1
                    if ready[group] == 2:
                        self.candidates.append(group)
                elif waiting[mate]:
                    taken.append((tile, mate))
            while taken:
                pair = taken.pop()
                self.order.append(pair)
                for gone in pair:
                    for tile, weight in frees[gone]:
                        number = blocks[tile] - weight
                        if number < ABOVE and (number < LEFT or not number % LEFT):
                            number += FREED
                            opened.append(tile)
                        blocks[tile] = number
