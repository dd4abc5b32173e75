"""Can this mahjong position be won when every face is seen? Answered exactly, or not at all.

The method is M. de Bondt's ("Solving Mahjong Solitaire boards with peeking", arXiv 1203.6559,
2012): search over *pairings*, not over orders. Once it is chosen how the tiles of each group pair
up, greedy play decides the outcome, since taking a free pair never blocks a tile. Groups may also
be left *open*: an open group needs two free tiles at once for its first removal, and after that its
tiles go one by one as they become free. What cannot be cleared even so cannot be won by any choice
that the open groups have.

Ours is how the search goes on from a failure. De Bondt branches on the choices that a failure
depends on; here they are kept as a *nogood*, as SAT solvers do (J. P. Marques-Silva and K. A.
Sakallah, "GRASP", 1996; first in R. M. Stallman and G. J. Sussman, 1977), and every try starts at
the root again:

1. A playout takes what can be taken. Only when nothing can, it chooses a pairing for a group with
   two free tiles: at random, but foremost for groups that have failed often. Choices that would
   make a nogood come true are forbidden, and a group with one choice left makes it at once. An
   empty table is a win.
2. Stuck, the groups chosen are opened one after another while the table still cannot be cleared.
   An opening only adds to what can be taken, so that each goes on where the last one stopped. The
   choices that must stay are a nogood.
3. Where all choices of a group are forbidden, the choices behind that are a nogood too.
4. An empty nogood: no choice at all is to blame, the position is lost.

A playout never ends in a nogood that is known, and there are finitely many: the search ends.
"""

from dataclasses import dataclass
from enum import Enum

from game import puzzle, relaxed
from game.chance import Chance, stream
from game.mahjong import Pair, State
from game.nogoods import Nogoods, Options
from game.playout import Playout


class Verdict(Enum):
    """What is known about a position."""

    WON = "won"
    LOST = "lost"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Answer:
    """A verdict, the pairs that win in their order (empty unless WON), and the playouts it took."""

    verdict: Verdict
    order: tuple[Pair, ...]
    nodes: int


class Solver:
    """A search that goes on step by step, for as long as somebody cares to call `step`."""

    def __init__(self, state: State, chance: Chance | None = None) -> None:
        """Without a chance of the caller's the search is the same each time."""
        self.nodes = 0
        self._puzzle = puzzle.of(state)
        self._chance = chance or stream("solver", "playouts")
        self._nogoods = Nogoods(len(self._puzzle.choices))
        self._failures = [1] * len(self._puzzle.groups)
        self._answer: Answer | None = None

    def step(self) -> Answer | None:
        """One playout and what is learnt from it; the answer once there is one, WON or LOST."""
        if self._answer is None:
            self._answer = self._step()
        return self._answer

    def _step(self) -> Answer | None:
        if self._puzzle.hopeless:
            return Answer(Verdict.LOST, (), self.nodes)
        self.nodes += 1
        playout = Playout(self._puzzle)
        nogood = self._play(playout)
        if nogood is None:
            return Answer(Verdict.WON, tuple(Pair(*pair) for pair in playout.order), self.nodes)
        return None if self._learn(nogood, playout) else Answer(Verdict.LOST, (), self.nodes)

    def _play(self, playout: Playout) -> int | None:
        """Play to the end: None when the table is empty, else a nogood among the choices made."""
        options = Options(self._puzzle, self._nogoods)
        urgency = [failures * (self._chance.bits() & 255 | 1) for failures in self._failures]
        while options.clash is None:
            choice = options.forced()
            if choice is None:
                if not playout.candidates:
                    break
                group = max(playout.candidates, key=urgency.__getitem__)
                allowed = options.allowed(group)
                now = [choice for choice in allowed if playout.takes(choice)] or allowed
                choice = now[self._chance.bits() % len(now)]
            playout.choose(choice)
            options.make(choice)
        if options.clash is None and playout.left:
            return relaxed.conflict(self._puzzle, playout, self._failures)
        return options.clash

    def _allowed(self, group: int, made: int) -> tuple[list[int], int]:
        """The group's choices that no nogood forbids, and the choices made that forbid the rest."""
        allowed, reasons = [], 0
        for choice in self._puzzle.choices_of[group]:
            reason = self._nogoods.against(choice, made)
            if reason is None:
                allowed.append(choice)
            else:
                reasons |= reason
        return allowed, reasons

    def _learn(self, nogood: int, playout: Playout) -> bool:
        """Keep a nogood and what follows from it at once; False if the position is lost.

        Its latest choice is forbidden now by those before it. If that leaves its group without any,
        the reasons are a nogood of earlier choices, and so on upwards.
        """
        made = playout.mask
        for choice in reversed(playout.choices):
            if not nogood:
                return False
            made ^= 1 << choice
            if nogood >> choice & 1:
                self._nogoods.add(nogood)
                allowed, reasons = self._allowed(self._puzzle.group_of_choice[choice], made)
                if allowed:
                    return True
                nogood = reasons
        return False


def solve(state: State, budget: int, chance: Chance | None = None) -> Answer:
    """Decide a position within a number of playouts, else UNKNOWN."""
    solver = Solver(state, chance)
    while solver.nodes < budget:
        if answer := solver.step():
            return answer
    return Answer(Verdict.UNKNOWN, (), solver.nodes)
