"""Match Cards: turn two cards (or three); equal pictures stay, others turn back.

An attempt rests in the state with all its cards turned until a `Settle` compares them, so that no
card vanishes unseen. When to settle is the page's business.
"""

from dataclasses import dataclass, replace
from enum import Enum, auto

from game.catalogue import Picture
from game.code import SIZES
from game.spots import Spot

# Failed attempts that lose the game, by cards in a group: a row a size, a column a difficulty.
_LIMITS = {
    2: ((20, 15, 11), (36, 26, 18), (60, 44, 30), (150, 110, 80)),
    3: ((18, 14, 10), (40, 29, 20), (70, 52, 36), (230, 175, 130)),
}
_SETTLE = "."
_MOST_CARDS = max(max(cards) for cards in SIZES.values())


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn a card face up."""

    card: int


@dataclass(frozen=True, slots=True)
class Settle:
    """Compare the cards turned: found, or turned back and counted as failed."""


Move = Turn | Settle


@dataclass(frozen=True, slots=True)
class State:
    """A table of cards, numbered in reading order."""

    deck: tuple[Picture, ...]
    group: int  # cards in a group: 2 or 3
    limit: int  # this many failed attempts lose
    turned: tuple[int, ...] = ()  # cards of the running attempt, in order
    found: frozenset[int] = frozenset()  # cards, not groups
    failed: int = 0

    @property
    def total(self) -> int:
        """Groups to be found."""
        return len(self.deck) // self.group

    @property
    def groups_found(self) -> int:
        """Groups found so far."""
        return len(self.found) // self.group


class Refusal(Enum):
    """Why a move cannot be made."""

    FOUND = auto()
    TURNED = auto()
    COMPARING = auto()  # the attempt is complete: only a Settle goes on
    OVER = auto()
    NOTHING_TO_COMPARE = auto()
    NO_SUCH_CARD = auto()


class Outcome(Enum):
    """How a game ended."""

    WON = auto()
    LOST = auto()


def limit(group: int, size: int, difficulty: int) -> int:
    """Failed attempts that lose a game with these options (numbers as in `MatchCode`)."""
    return _LIMITS[group][size][difficulty]


def due(state: State) -> bool:
    """Whether the attempt is complete, so that a Settle is the only move."""
    return len(state.turned) == state.group


def alike(state: State) -> bool:
    """Whether cards are turned and all of them show exactly the same picture."""
    return len({state.deck[card] for card in state.turned}) == 1


def outcome(state: State) -> Outcome | None:
    """None while the game goes on."""
    if len(state.found) == len(state.deck):
        return Outcome.WON
    return Outcome.LOST if state.failed >= state.limit else None


def refusal(state: State, move: Move) -> Refusal | None:
    """Why this move cannot be made now; None if it can."""
    if outcome(state):
        return Refusal.OVER
    if isinstance(move, Settle):
        return None if due(state) else Refusal.NOTHING_TO_COMPARE
    if not 0 <= move.card < len(state.deck):
        return Refusal.NO_SUCH_CARD
    if due(state):
        return Refusal.COMPARING
    if move.card in state.found:
        return Refusal.FOUND
    return Refusal.TURNED if move.card in state.turned else None


def play(state: State, move: Move) -> State:
    """The state after the move; ValueError if it is refused."""
    if reason := refusal(state, move):
        raise ValueError(f"{move}: {reason.name}")
    if isinstance(move, Turn):
        return replace(state, turned=(*state.turned, move.card))
    if alike(state):
        return replace(state, turned=(), found=state.found.union(state.turned))
    return replace(state, turned=(), failed=state.failed + 1)


def spots(state: State) -> dict[int, Spot]:
    """Every card as the player sees it; after a loss the others are revealed."""
    hidden = "revealed" if outcome(state) is Outcome.LOST else "down"
    return {card: _spot(state, card, hidden) for card in range(len(state.deck))}


def _spot(state: State, card: int, hidden: str) -> Spot:
    shown = "found" if card in state.found else "up" if card in state.turned else hidden
    return Spot((card,), shown, None if shown == "down" else str(state.deck[card]))


def move_text(move: Move) -> str:
    """The card's number, or a full stop for a Settle."""
    return str(move.card) if isinstance(move, Turn) else _SETTLE


def parse_move(text: str) -> Move | None:
    """The move that `move_text` wrote so; None for any other text."""
    if text == _SETTLE:
        return Settle()
    return next((Turn(card) for card in range(_MOST_CARDS) if str(card) == text), None)
