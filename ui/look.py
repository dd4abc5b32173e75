"""What a player sees of a game, computed from its table: nothing here is read back from a page.

A look is a value: equal looks need no painting. Attribute names are the page's hooks.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Piece:
    """One card or tile."""

    attributes: tuple[tuple[str, str], ...]
    """The ``data-…`` attributes, without their prefix, in a fixed order."""
    name: str
    """The accessible name."""
    drawing: str
    """What is drawn on it: ``""`` for the back, else the picture's or the face's text."""
    place: tuple[int, ...] = ()
    """Across and down in half pieces, and its layer."""
    seen: bool = True
    """False if it lies wholly under others: nobody hears of what nobody sees."""


@dataclass(frozen=True, slots=True)
class Counter:
    """One counter: the value shown large, what follows it small, and whether it is nearly out."""

    value: str
    small: str = ""
    low: bool = False
    word: str = ""
    """What the counter is called instead of its usual name."""


@dataclass(frozen=True, slots=True)
class Look:
    """A whole board: its attributes, pieces and counters, and what can be done now."""

    attributes: Mapping[str, str]
    pieces: Mapping[int, Piece]
    counters: Mapping[str, Counter]
    actions: Mapping[str, bool] = field(default_factory=dict)
    """Whether each button of the game has something to do."""
