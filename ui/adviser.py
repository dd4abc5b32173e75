"""What is sought while a game of Mahjong Solitaire is played, and what the player may be told.

Nothing is sought while the plan of the deal holds. Once it is broken, the position on the board is
to be decided; of a hard deal that nobody has proven, the deal as well; at a dead end, where the
game was lost. Each takes many short steps, and whoever has time calls `step`.
"""

from game import proven
from game.guide import Guide, Plan, to_decide
from game.mahjong import Pair, State
from game.solver import Verdict
from ui.mahjong_table import MahjongTable

BUDGET = 20_000
"""Steps after which a position stays undecided."""


class Adviser:
    """What is known about one game. It asks the table, and changes nothing there."""

    def __init__(self, table: MahjongTable, budget: int = BUDGET):
        self._table = table
        self._budget = budget
        dealt = table.states[0]
        self._guide = Guide(table.plan or proven.plan(table.options, dealt))
        self._target: State | None = None
        self.looking_back = False
        """Whether the player wants to know where the game was lost."""

    @property
    def verdict(self) -> Verdict:
        """What is known about the position on the board."""
        return self._guide.verdict(self._table.state)

    @property
    def deal(self) -> Verdict:
        """What is known about the deal."""
        return self._guide.verdict(self._table.states[0])

    @property
    def deal_is_open(self) -> bool:
        """Whether it is still to be decided if the deal can be won."""
        return self._is_open(self._table.states[0])

    @property
    def seeking(self) -> bool:
        """Whether something is being sought."""
        return self._target is not None

    @property
    def plan(self) -> Plan | None:
        """How to win from the position on the board, if that is known."""
        return self._guide.plan(self._table.state)

    @property
    def hints(self) -> tuple[Pair, ...]:
        """The playable pairs in the order in which presses of Hint mark them."""
        return self._guide.hints(self._table.state)

    def back(self) -> int | None:
        """Pairs to take back to the last position that could be won: 0 if there is none.

        None while it is not known which position that is.
        """
        verdicts = self._verdicts()
        won = [index for index, found in enumerate(verdicts) if found is Verdict.WON]
        if to_decide(verdicts) is not None:
            return None
        return len(verdicts) - 1 - won[-1] if won else 0

    def follow(self) -> None:
        """The game may have gone on, or the player wants to know more: see what is to be sought."""
        self._guide.learn(self._table.states, self._table.history.done)
        self._target = self._wanted()

    def step(self) -> bool:
        """One step of the search: whether it has come to an end, found what it sought or not."""
        if self._target is None:
            return False
        verdict = self._guide.step(self._target)
        if verdict is Verdict.UNKNOWN and self._guide.steps(self._target) < self._budget:
            return False
        self.follow()
        return True

    def _wanted(self) -> State | None:
        table = self._table
        if table.finished:
            return None
        if self._is_open(table.state):
            return table.state
        if table.options.hard and self._is_open(table.states[0]):
            return table.states[0]
        index = to_decide(self._verdicts()) if self.looking_back else None
        state = None if index is None else table.states[index]
        return state if state and self._is_open(state) else None

    def _is_open(self, state: State) -> bool:
        within = self._guide.steps(state) < self._budget
        return within and self._guide.verdict(state) is Verdict.UNKNOWN

    def _verdicts(self) -> list[Verdict]:
        return [self._guide.verdict(state) for state in self._table.states]
