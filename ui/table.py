"""The middle end: a game in progress is a code, a timeline of moves, a session, and the rules.

A table takes what the player wants (an *intent*) and answers with a `Step`: the states before and
after, or why nothing happened. It knows no page, and no time but what it is told.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from enum import Enum
from typing import Generic, TypeVar

from game.history import History
from ui.session import Session

State = TypeVar("State")
Move = TypeVar("Move")
Sitting = TypeVar("Sitting", bound=Session)


class Intent:
    """What a player wants of a table; a game can have intents of its own."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Tap(Intent):
    """A tap on a piece that lies on the board."""

    piece: int


class Do(Intent, Enum):
    """What else a player, or the time that has passed, can ask of a table."""

    COMPARE = "compare"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"


class No(Enum):
    """Why an intent did nothing, where the rules themselves do not say."""

    HELD = "the game is held"
    OVER = "the game is over"
    NOTHING = "there is nothing to undo, redo, compare or hint"


@dataclass(frozen=True, slots=True)
class Step(Generic[State]):
    """What an intent did to the game. Without a move, `before` is `after`."""

    before: State
    after: State
    refusal: Enum | None = None


class Table(ABC, Generic[State, Move, Sitting]):
    """A game in progress; one subclass a game."""

    def __init__(self, code: object, start: State, history: History[Move], session: Sitting):
        self.code = str(code)
        self.history = history
        self.session = session
        self.states = [start]
        for move in history.done:
            self.states.append(self.played(self.states[-1], move))

    @abstractmethod
    def played(self, state: State, move: Move) -> State:
        """The state after a move; ValueError if the rules refuse it."""

    @property
    @abstractmethod
    def status(self) -> str:
        """``playing``, ``paused``, ``won``, and ``lost`` or ``stuck``."""

    @property
    @abstractmethod
    def finished(self) -> bool:
        """Whether the game has reached its end, for good."""

    @abstractmethod
    def do(self, intent: Intent, now: float) -> Step[State]:
        """Do what is wanted, if it can be done now."""

    @property
    def state(self) -> State:
        """The state on the board."""
        return self.states[-1]

    def push(self, move: Move) -> Step[State]:
        """Make a move that the rules allow."""
        before = self.state
        self.states.append(self.played(before, move))
        self.history = self.history.push(move)
        return Step(before, self.state)

    def stay(self, refusal: Enum | None = None) -> Step[State]:
        """No move."""
        return Step(self.state, self.state, refusal)

    def touch(self, now: float) -> None:
        """The first tap on a piece starts the clock."""
        if not self.session.started:
            self.session = replace(self.session, started=True)
        self.keep_time(now)

    def hold(self, reason: str, now: float) -> None:
        """Stop the clocks for a reason of `ui.session`."""
        self.session = replace(self.session, held=self.session.held | {reason})
        self.keep_time(now)

    def release(self, reason: str, now: float) -> None:
        """Take a reason away; the clocks go on when no other is left."""
        self.session = replace(self.session, held=self.session.held - {reason})
        self.keep_time(now)

    def keep_time(self, now: float) -> None:
        """Let the clock run exactly while the game is being played."""
        session = self.session
        playing = session.started and not session.held and self.status == "playing"
        clock = session.clock.run(now) if playing else session.clock.stop(now)
        self.session = replace(session, clock=clock)
