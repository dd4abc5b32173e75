"""What lies where on a table, and what differs between two tables."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """One piece as a player may see it."""

    place: tuple[int, ...]  # match: (card,); mahjong: (x, y, z) in half tiles
    state: str  # match: down, up, found, revealed; mahjong: free, blocked
    face: str | None  # None while the player must not know it


@dataclass(frozen=True, slots=True)
class Change:
    """A piece that differs; None where it is not on the table."""

    piece: int
    before: Spot | None
    after: Spot | None


def changes(before: Mapping[int, Spot], after: Mapping[int, Spot]) -> tuple[Change, ...]:
    """The pieces that came, went or differ, by number. A deal, a move and an undo look alike."""
    pieces = sorted(before.keys() | after.keys())
    return tuple(
        Change(piece, before.get(piece), after.get(piece))
        for piece in pieces
        if before.get(piece) != after.get(piece)
    )
