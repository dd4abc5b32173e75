"""What the solver has learnt: sets of choices of which no game that is won makes all."""

from collections.abc import Iterator

from game.puzzle import Puzzle


class Nogoods:
    """A growing collection of nogoods; a set of choices is a mask (see `game.puzzle`)."""

    __slots__ = ("rests",)

    def __init__(self, choices: int) -> None:
        # By choice: the nogoods that it belongs to, each without the choice itself.
        self.rests: list[list[int]] = [[] for _ in range(choices)]

    def add(self, nogood: int) -> None:
        """Learn one that is not empty; those that say less, having more choices, are dropped."""
        members = list(_members(nogood))
        rarest = min(members, key=lambda choice: len(self.rests[choice]))
        rest = nogood ^ 1 << rarest
        for wider in [other for other in self.rests[rarest] if other & rest == rest]:
            for choice in _members(wider | 1 << rarest):
                self.rests[choice].remove((wider | 1 << rarest) ^ 1 << choice)
        for choice in members:
            self.rests[choice].append(nogood ^ 1 << choice)

    def against(self, choice: int, made: int) -> int | None:
        """Those of the choices made that forbid this one; None if it is allowed."""
        for rest in self.rests[choice]:
            if rest & made == rest:
                return rest
        return None


class Options:
    """What a playout may still choose, as the nogoods have it."""

    __slots__ = ("_forced", "_made", "_nogoods", "_open", "_puzzle", "_reasons", "clash")

    def __init__(self, puzzle: Puzzle, nogoods: Nogoods) -> None:
        #: Once some group has no choice left: the choices made that are to blame, a nogood.
        self.clash: int | None = None
        self._puzzle, self._nogoods = puzzle, nogoods
        self._made = 0
        self._open = list(map(len, puzzle.choices_of))  # by group: how many choices are allowed
        self._forced: list[int] = []  # groups that have come down to one
        self._reasons: dict[int, int] = {}  # by forbidden choice, as its bit: what forbids it
        for choice, rests in enumerate(nogoods.rests):
            if rests == [0]:
                self._forbid(1 << choice, 0)

    def allowed(self, group: int) -> list[int]:
        """The choices of a group that are not forbidden."""
        choices = self._puzzle.choices_of[group]
        return [choice for choice in choices if 1 << choice not in self._reasons]

    def forced(self) -> int | None:
        """A choice that is the only one of its group and not made yet, if there is any."""
        while self._forced:
            group = self._forced.pop()
            if self._open[group] == 1:
                return self.allowed(group)[0]
        return None

    def make(self, choice: int) -> None:
        """Note that an allowed choice is made."""
        self._open[self._puzzle.group_of_choice[choice]] = 0
        self._made |= 1 << choice
        missing = ~self._made
        for rest in self._nogoods.rests[choice]:
            last = rest & missing
            if not last & (last - 1) and last not in self._reasons:
                self._forbid(last, rest ^ last | 1 << choice)

    def _forbid(self, bit: int, reason: int) -> None:
        self._reasons[bit] = reason
        group = self._puzzle.group_of_choice[bit.bit_length() - 1]
        self._open[group] -= 1
        if self._open[group] == 1:
            self._forced.append(group)
        elif self._open[group] == 0:
            self.clash = 0
            for choice in self._puzzle.choices_of[group]:
                self.clash |= self._reasons[1 << choice]


def _members(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
