"""Mahjong Solitaire: take pairs of free tiles off the table until it is empty."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from game import tiles
from game.layout import Layout
from game.spots import Spot


@dataclass(frozen=True, slots=True)
class Pair:
    """Two tiles to take away; made in either order, kept with a ≤ b."""

    a: int
    b: int

    def __post_init__(self) -> None:
        if self.a > self.b:
            a, b = self.b, self.a
            object.__setattr__(self, "a", a)
            object.__setattr__(self, "b", b)


@dataclass(frozen=True, slots=True)
class State:
    """A table of tiles, numbered by their slots."""

    layout: Layout
    faces: tuple[str, ...]  # the label of every tile, also of those taken away
    present: int  # mask of the tiles still there

    @property
    def pairs(self) -> int:
        """Pairs that the game began with."""
        return len(self.faces) // 2

    @property
    def pairs_removed(self) -> int:
        """Pairs taken away so far."""
        return (len(self.faces) - self.present.bit_count()) // 2


class Refusal(Enum):
    """Why a pair cannot be taken."""

    GONE = auto()  # one of them is not on the table
    BLOCKED = auto()
    DIFFERENT = auto()
    SAME_TILE = auto()


class Outcome(Enum):
    """How a game ended, unless undo takes it on."""

    WON = auto()
    STUCK = auto()


def is_present(state: State, tile: int) -> bool:
    """Whether the tile is on the table; also for numbers that no tile has."""
    return tile >= 0 and bool(state.present >> tile & 1)


def is_free(state: State, tile: int) -> bool:
    """Whether the tile is there, nothing lies on it, and its left or right side is open."""
    return is_present(state, tile) and state.layout.is_free(state.present, tile)


def covering(state: State, tile: int) -> tuple[int, ...]:
    """The tiles that lie on this one, ascending."""
    return state.layout.covering(state.present, tile)


def free(state: State) -> tuple[int, ...]:
    """The free tiles, ascending."""
    return tuple(tile for tile in range(len(state.faces)) if is_free(state, tile))


def playable(state: State) -> tuple[Pair, ...]:
    """All pairs that can be taken now, ascending."""
    groups: dict[str, list[int]] = {}
    found = []
    for tile in free(state):
        alike = groups.setdefault(tiles.group(state.faces[tile]), [])
        found += [(other, tile) for other in alike]
        alike.append(tile)
    return tuple(Pair(a, b) for a, b in sorted(found))


def outcome(state: State) -> Outcome | None:
    """None while the game goes on."""
    if not state.present:
        return Outcome.WON
    groups = [tiles.group(state.faces[tile]) for tile in free(state)]
    return Outcome.STUCK if len(set(groups)) == len(groups) else None


def refusal(state: State, move: Pair) -> Refusal | None:
    """Why this pair cannot be taken now; None if it can."""
    both = (move.a, move.b)
    if not all(is_present(state, tile) for tile in both):
        return Refusal.GONE
    if move.a == move.b:
        return Refusal.SAME_TILE
    if not all(is_free(state, tile) for tile in both):
        return Refusal.BLOCKED
    same = tiles.pairs(state.faces[move.a], state.faces[move.b])
    return None if same else Refusal.DIFFERENT


def play(state: State, move: Pair) -> State:
    """The state without the pair; ValueError if it is refused."""
    if reason := refusal(state, move):
        raise ValueError(f"{move}: {reason.name}")
    return replace(state, present=state.present & ~(1 << move.a | 1 << move.b))


def spots(state: State) -> dict[int, Spot]:
    """Every tile on the table; those taken away are absent."""
    open_tiles = set(free(state))
    return {
        tile: Spot(state.layout.slots[tile], "free" if tile in open_tiles else "blocked", face)
        for tile, face in enumerate(state.faces)
        if is_present(state, tile)
    }


def hints(state: State, plan: Sequence[Pair]) -> tuple[Pair, ...]:
    """All playable pairs in the order in which presses of Hint mark them.

    The plan's next pair comes first: the first of the plan whose tiles are both still there. The
    plan's other pairs follow in its order, since they too keep a game winnable in which only pairs
    of the plan were taken: taking a free pair never blocks a tile. Last come the rest, ascending.
    """
    now = dict.fromkeys(playable(state))
    planned = [pair for pair in plan if pair in now]
    return tuple(dict.fromkeys((*planned, *now)))


def move_text(move: Pair) -> str:
    """The tiles' numbers with a dash between them."""
    return f"{move.a}-{move.b}"


def parse_move(text: str) -> Pair | None:
    """The pair that `move_text` wrote so; None for any other text."""
    numbers = text.split("-")
    if len(numbers) != 2 or not all(n.isdecimal() and len(n) <= 3 for n in numbers):
        return None
    pair = Pair(int(numbers[0]), int(numbers[1]))
    return pair if move_text(pair) == text else None
