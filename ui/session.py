"""What undo must not bring back: clock, pause, selection, hints, windows wanted."""

from dataclasses import dataclass, field

from game.mahjong import Pair
from ui.clock import STOPPED, Clock

PAUSE, WINDOW, HIDDEN, AWAY, SHOWN = "pause", "window", "hidden", "away", "shown"
"""Why a game is held: paused by the player, under a window, in a hidden tab, not on the page, or
while its solution is shown. All but the pause end by themselves."""


@dataclass(frozen=True, slots=True)
class Session:
    """One sitting at a game; the parts that both games have."""

    id: str = ""
    """The game's own name: two games of one code are two games."""
    clock: Clock = STOPPED
    started: bool = False
    """True from the first tap on a piece: before it no time is counted."""
    held: frozenset[str] = field(default_factory=frozenset)

    @property
    def paused(self) -> bool:
        """Whether the player has paused the game."""
        return PAUSE in self.held


@dataclass(frozen=True, slots=True)
class MatchSession(Session):
    """A sitting at Match Cards."""

    portrait: bool = False
    """The grid chosen at the start; places are what the player remembers, so it stays."""
    compare_window: bool = True
    """Whether the window of Hard games is wanted (rule M8)."""
    waiting: Clock = STOPPED
    """Time since the last card of a full attempt was turned (rules M3 and M4)."""


@dataclass(frozen=True, slots=True)
class MahjongSession(Session):
    """A sitting at Mahjong Solitaire."""

    selected: int | None = None
    hinted: Pair | None = None
    hint_pairs: tuple[Pair, ...] = ()
    """The pairs that presses of Hint mark in this very position, in their order."""
    hint_turn: int = 0
    """How many of them were marked: pressed again, the next pair is marked."""
    hints: int = 0
    won: bool = False
    """Once won, always won: undo and redo then only look back."""
