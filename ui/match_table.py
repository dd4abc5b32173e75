"""A game of Match Cards in progress: turning, the wait before the comparison, the comparison."""

from dataclasses import dataclass, replace

from game import match
from game.code import MatchCode
from game.deal import match_game
from game.history import History
from ui.clock import STOPPED
from ui.session import MatchSession
from ui.table import Do, Intent, No, Step, Table, Tap

HARD = 2
SOONEST = 0.5
"""Seconds after the last flip from which a tap may compare (rule M4)."""


INSTANT = 0.002
"""Seconds that nobody waits for: a timer may fire a rounding error too soon."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How the player wants comparisons."""

    wait: float | None = 1.5
    """Seconds to wait; ``None``: until a tap."""
    quick: bool = False
    """Whether a tap on a face-down card may compare sooner."""


class MatchTable(Table[match.State, match.Move, MatchSession]):
    """Match Cards. `do` takes `Tap` and `Do.COMPARE`."""

    kind = "match"

    def __init__(
        self,
        code: MatchCode,
        history: History[match.Move] | None = None,
        session: MatchSession | None = None,
        start: match.State | None = None,
    ):
        self.pace = Pace()
        self.options = code
        start = start or match_game(code)
        super().__init__(code, start, history or History(), session or MatchSession())

    def played(self, state: match.State, move: match.Move) -> match.State:
        return match.play(state, move)

    @property
    def status(self) -> str:
        outcome = match.outcome(self.state)
        if outcome is not None:
            return outcome.name.lower()
        return "paused" if self.session.paused else "playing"

    @property
    def finished(self) -> bool:
        return match.outcome(self.state) is not None

    @property
    def versions(self) -> bool:
        """Whether the cards show one subject in several versions (rule M8)."""
        return self.options.difficulty == HARD

    @property
    def wants_window(self) -> bool:
        """Whether the compare window follows each attempt (rule M8)."""
        return self.versions and self.session.compare_window

    def remaining(self, now: float) -> float | None:
        """Seconds until the turned cards are compared; ``None`` while that is not in sight."""
        if not match.due(self.state) or self.session.held or self.pace.wait is None:
            return None
        left = self.pace.wait - self.session.waiting.elapsed(now)
        return left if left > INSTANT else 0.0

    def do(self, intent: Intent, now: float) -> Step[match.State]:
        if self.finished:
            return self.stay(No.OVER)
        if self.session.held:
            return self.stay(No.HELD)
        if isinstance(intent, Tap):
            return self.tap(intent.piece, now)
        if intent is Do.COMPARE and self.remaining(now) == 0:
            return self.compare(now)
        return self.stay(No.NOTHING)

    def tap(self, card: int, now: float) -> Step[match.State]:
        """Turn a card; where the attempt is full, perhaps compare it."""
        if match.due(self.state) and self.may_compare(card, now):
            return self.compare(now)
        refusal = match.refusal(self.state, match.Turn(card))
        if refusal is not None:
            self.touch(now)
            return self.stay(refusal)
        self.session = replace(self.session, waiting=STOPPED)
        step = self.push(match.Turn(card))
        self.touch(now)
        return step

    def may_compare(self, card: int, now: float) -> bool:
        """Whether a tap on this card compares the full attempt now."""
        if self.session.waiting.elapsed(now) < SOONEST:
            return False
        face_down = card not in self.state.found and card not in self.state.turned
        return self.pace.wait is None or (self.pace.quick and face_down)

    def compare(self, now: float) -> Step[match.State]:
        """End the attempt: the turned cards stay up or turn back."""
        self.session = replace(self.session, waiting=STOPPED)
        step = self.push(match.Settle())
        self.keep_time(now)
        return step

    def forget_window(self) -> None:
        """Do not show the compare window again during this game."""
        self.session = replace(self.session, compare_window=False)

    def keep_time(self, now: float) -> None:
        """The wait before a comparison stands still whenever the game is held."""
        super().keep_time(now)
        waiting = self.session.waiting
        running = match.due(self.state) and not self.session.held
        waiting = waiting.run(now) if running else waiting.stop(now)
        self.session = replace(self.session, waiting=waiting)
