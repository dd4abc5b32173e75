"""A game on the page: a table and what paints it, driven by taps, buttons and time."""

from abc import ABC, abstractmethod
from asyncio import TimerHandle
from collections.abc import Collection, Mapping
from math import floor
from typing import Any, Protocol

from ui.browser import after, now
from ui.dialogs import Dialogs
from ui.lens import Lens
from ui.motion import Motion
from ui.overview import Overview
from ui.paint import Board
from ui.preferences import Preferences
from ui.session import PAUSE, Session
from ui.settings import Settings
from ui.sounds import Sound
from ui.speaker import Speaker
from ui.store import AnyTable
from ui.table import Intent, Step, Tap
from ui.words import Words

KEEP_TIME = 5
"""Seconds of play after which the time is saved, even without a move."""


class Desk(Protocol):
    """What a game needs of the page around it."""

    lens: Lens
    """What of the board is seen."""
    speaker: Speaker
    """What lets a step be heard."""

    @property
    def dialogs(self) -> Dialogs:
        """The windows of the page."""

    @property
    def words(self) -> Words:
        """The words of the player's language."""

    @property
    def settings(self) -> Settings:
        """The player's settings."""

    def keep(self, table: AnyTable) -> None:
        """Save the game as it stands now."""

    def ended(self, table: AnyTable) -> None:
        """The game has come to its end; told once."""

    def say_verdict(self, table: AnyTable) -> None:
        """Say in the end window how a win stands against those before it."""

    def deal_judged(self) -> None:
        """It has become known whether the deal can be won."""


class Page(Protocol):
    """What the games need of the page."""

    dialogs: Dialogs
    preferences: Preferences

    def show_home(self) -> None:
        """Show the home page."""

    def game_shown(self) -> None:
        """A game is on the page now, or another one."""

    async def look_again(self) -> None:
        """See anew which games are open."""

    def not_kept(self) -> None:
        """Say that nothing can be kept now."""


class Play(ABC):
    """One game in progress, as the page shows it."""

    table: AnyTable
    board: Board

    def __init__(self, desk: Desk):
        self.desk = desk
        self._timer: TimerHandle | None = None

    @abstractmethod
    def begin(self, fresh: bool) -> None:
        """Show the game; a fresh one is dealt before the player's eyes."""

    @abstractmethod
    def paint(self, moves: Mapping[int, Motion] | None = None) -> None:
        """Show the game as it is now; pieces with a motion move there."""

    @abstractmethod
    def paint_time(self) -> None:
        """Show the time as it is now."""

    @abstractmethod
    def moves(self, step: Step[Any]) -> dict[int, Motion]:
        """How the pieces move in a step."""

    @abstractmethod
    def heard(self, step: Step[Any], before: Session) -> Sound | None:
        """What a step sounds like; `before` is the session before it."""

    @abstractmethod
    def follow(self, intent: Intent, step: Step[Any]) -> None:
        """What comes after an intent: a refusal shown, windows, the end."""

    def listed(self, name: str, piece: int) -> Collection[int]:  # noqa: ARG002
        """The pieces of a list of `ui.keys`, from where a piece lies; a game may have none."""
        return ()

    @abstractmethod
    def overview(self) -> Overview:
        """The game at a glance, in words."""

    def act(self, intent: Intent) -> None:
        """Do what the player wants, show it, keep it."""
        session, was_finished = self.table.session, self.table.finished
        step: Step[Any] = self.table.do(intent, now())
        moved = step.before is not step.after
        if moved or session != self.table.session:
            self.paint(self.moves(step) if moved else None)
            self.keep(was_finished)
        self.desk.speaker.play(self.heard(step, session))
        self.follow(intent, step)
        self.schedule()

    def keep(self, was_finished: bool) -> None:
        """Save the game after an intent; the one that ends it is its last."""
        if not self.table.finished:
            self.desk.keep(self.table)
        elif not was_finished:
            self.desk.ended(self.table)

    def tap(self, piece: int) -> None:
        """A piece was tapped."""
        self.board.point(piece)
        self.act(Tap(piece))

    def pause(self) -> None:
        """The player pauses the game: the clock stops and the board is hidden."""
        if self.table.status == "playing":
            self.hold(PAUSE)
            self.desk.keep(self.table)
            self.show_pause()

    def show_pause(self) -> None:
        """Show that the game is paused."""
        self.desk.dialogs.open("pause", closed=self.resume)

    def resume(self) -> None:
        """The player goes on."""
        self.release(PAUSE)
        self.desk.keep(self.table)

    def hold(self, reason: str) -> None:
        """Stop the clocks for a reason of `ui.session`."""
        self.table.hold(reason, now())
        self.paint()
        self.schedule()

    def release(self, reason: str) -> None:
        """Let the clocks go on, if nothing else holds them."""
        self.table.release(reason, now())
        self.paint()
        self.schedule()

    def next_time(self) -> float | None:
        """Seconds until something happens by itself: the next full second of a running clock."""
        clock = self.table.session.clock
        if clock.since is None:
            return None
        elapsed = clock.elapsed(now())
        return floor(elapsed) + 1 - elapsed

    def schedule(self) -> None:
        """Set the one timer for whatever comes first; an older one never fires."""
        self.stop_timer()
        wait = self.next_time()
        if wait is not None:
            self._timer = after(wait, self.time_has_come)

    def stop_timer(self) -> None:
        """Forget the timer."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def time_has_come(self) -> None:
        """The timer fired."""
        self._timer = None
        self.paint_time()
        if int(self.table.session.clock.elapsed(now())) % KEEP_TIME == 0:
            self.keep(was_finished=True)
        self.schedule()

    def leave(self) -> None:
        """Take the game off the page."""
        self.stop_timer()
        self.board.clear()
        self.desk.lens.hide()
