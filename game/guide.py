"""What a player of Mahjong Solitaire may be told: can this position be won, and how.

A plan is an order of pairs that wins. It holds as long as the tiles that are left are whole pairs
of it: taking a free pair never blocks a tile, so that the rest of the plan can still be followed,
whatever the order until now. Once no plan holds, the solver looks for a new one, step by step.
"""

from collections import Counter
from collections.abc import Sequence

from game import mahjong
from game.mahjong import Pair, State
from game.solver import Solver, Verdict

Plan = tuple[Pair, ...]


def rest(state: State, plan: Plan) -> Plan | None:
    """The pairs of a plan that are still to be taken; None if it does not hold any more."""
    left = []
    for pair in plan:
        there = state.present >> pair.a & 1
        if there != state.present >> pair.b & 1:
            return None
        if there:
            left.append(pair)
    return tuple(left) if 2 * len(left) == state.present.bit_count() else None


class Guide:
    """What is known about the positions of one deal, kept for the whole game."""

    def __init__(self, plan: Plan = ()) -> None:
        """Begin with the plan of the deal, if there is one."""
        self._plans = [plan] if plan else []
        self._lost: set[int] = set()  # the masks of positions
        self._sought = 0  # the mask of the position that the solver is at
        self._solver: Solver | None = None
        self._steps: Counter[int] = Counter()  # spent on each position, by its mask

    def plan(self, state: State) -> Plan | None:
        """How to win from here: none if that is impossible or not known yet."""
        if not state.present:
            return ()
        plans = (rest(state, plan) for plan in self._plans)
        return next((plan for plan in plans if plan is not None), None)

    def verdict(self, state: State) -> Verdict:
        """What is known about a position."""
        if state.present in self._lost:
            return Verdict.LOST
        return Verdict.UNKNOWN if self.plan(state) is None else Verdict.WON

    def steps(self, state: State) -> int:
        """How many steps were spent on this position."""
        return self._steps[state.present]

    def learn(self, states: Sequence[State], moves: Sequence[Pair]) -> None:
        """Take in what follows from a game: its positions from the deal on, its moves so far.

        A dead end is lost, and so is what comes after a lost position. What comes before one that
        can be won can be won: by the moves made, and then by its plan.
        """
        if mahjong.outcome(states[-1]) is mahjong.Outcome.STUCK:
            self._lost.add(states[-1].present)
        lost = False
        for state in states:
            lost = lost or state.present in self._lost
            if lost:
                self._lost.add(state.present)
        if not lost and self.plan(states[0]) is None:
            made = len(states) - 1
            plan = self.plan(states[made])
            if plan is not None:
                self._plans.append((*moves[:made], *plan))

    def hints(self, state: State) -> tuple[Pair, ...]:
        """All playable pairs in the order in which presses of Hint mark them.

        They keep the game won while they follow a plan, so if the verdict is WON; else they are
        guesses, those of the first plan of all before others.
        """
        plan = self.plan(state)
        if plan is None:
            plan = self._plans[0] if self._plans else ()
        return mahjong.hints(state, plan)

    def step(self, state: State) -> Verdict:
        """One step of the search for this position's verdict; nothing once it is known.

        The search begins anew when it is asked for another position.
        """
        verdict = self.verdict(state)
        if verdict is not Verdict.UNKNOWN:
            return verdict
        if self._solver is None or self._sought != state.present:
            self._sought, self._solver = state.present, Solver(state)
        self._steps[state.present] += 1
        answer = self._solver.step()
        if answer is None:
            return Verdict.UNKNOWN
        self._solver = None
        if answer.verdict is Verdict.WON:
            self._plans.append(answer.order)
        else:
            self._lost.add(state.present)
        return answer.verdict


def to_decide(verdicts: Sequence[Verdict]) -> int | None:
    """Of the positions of a game from its deal on, the next to decide to find where it was lost.

    What comes before a position that can be won can be won, what comes after a lost one is lost. So
    the one halfway between them is asked for, until nothing lies between; None then.
    """
    lost = verdicts.index(Verdict.LOST) if Verdict.LOST in verdicts else len(verdicts)
    won = max((n for n in range(lost) if verdicts[n] is Verdict.WON), default=-1)
    return (won + lost) // 2 if lost - won > 1 else None
