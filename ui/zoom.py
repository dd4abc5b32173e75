"""A board enlarged and moved within its stage. Lengths are CSS pixels; a stage begins at (0, 0)."""

from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

MOST = 3.0
"""A board is never enlarged more than so many times."""
LARGER = 1.6
"""So many times at least the button enlarges it."""
STEP = 1.25
"""So many times each press of a key does."""
NOTHING = 1.05
"""Enlarged less than that, a board counts as whole."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What a board lies in: its size, and the device pixels of a CSS pixel."""

    width: float
    height: float
    ratio: float = 1.0


class Point(NamedTuple):
    """A place in the stage."""

    x: float
    y: float


class Box(NamedTuple):
    """A part of the stage."""

    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True)
class View:
    """How a board lies: enlarged so many times, its upper left corner at `x`, `y`."""

    scale: float
    x: float
    y: float


class Sizes(Protocol):
    """How large a board is in its stage."""

    @property
    def stage(self) -> Stage:
        """The stage."""

    @property
    def edge(self) -> float:
        """What stays free around the board."""

    @property
    def larger(self) -> float:
        """How many times the button enlarges the board."""

    @property
    def small(self) -> bool:
        """Whether the pieces of the whole board are smaller than a finger likes."""

    @property
    def enlarges(self) -> bool:
        """Whether the board can be enlarged at all."""

    def piece(self, scale: float) -> float:
        """The width of a piece."""

    def size(self, scale: float) -> tuple[float, float]:
        """Width and height of the board as drawn."""


def whole(sizes: Sizes) -> View:
    """The whole board, in the middle of its stage."""
    return held(sizes, View(1.0, 0.0, 0.0))


def held(sizes: Sizes, view: View, size: tuple[float, float] | None = None) -> View:
    """The nearest view that leaves no more free at an edge than it must.

    Where the board is smaller than its stage it lies in the middle. `size` is that of a board
    which is drawn in another size than at rest.
    """
    width, height = size or sizes.size(view.scale)
    return replace(
        view,
        x=_within(view.x, width, sizes.stage.width, sizes.edge),
        y=_within(view.y, height, sizes.stage.height, sizes.edge),
    )


def stretched(sizes: Sizes, view: View, factor: float, start: Point, end: Point) -> View:
    """The view while fingers stretch the drawn board by a factor and move it from start to end.

    What lay under `start` lies under `end`, as far as the edges allow.
    """
    factor = min(max(factor, 1 / view.scale), MOST / view.scale)
    width, height = sizes.size(view.scale)
    x, y = end.x - (start.x - view.x) * factor, end.y - (start.y - view.y) * factor
    return held(sizes, View(view.scale * factor, x, y), (width * factor, height * factor))


def at_rest(rest: View, drawn: View, point: Point) -> Point:
    """Where a point of the drawn board lies when it is at rest."""
    factor = drawn.scale / rest.scale
    return Point(rest.x + (point.x - drawn.x) / factor, rest.y + (point.y - drawn.y) / factor)


def about(
    sizes: Sizes, view: View, scale: float, point: Point, size: tuple[float, float] | None = None
) -> View:
    """The view of another scale in which what lay at a point still lies there, if it can.

    `size` is that of the board as it is drawn now, if it is not at rest.
    """
    scale = min(max(scale, 1.0), MOST)
    old, new = size or sizes.size(view.scale), sizes.size(scale)
    x = point.x - (point.x - view.x) / old[0] * new[0]
    y = point.y - (point.y - view.y) / old[1] * new[1]
    return held(sizes, View(scale, x, y))


def showing(sizes: Sizes, view: View, box: Box) -> View:
    """The view moved just so far that a part of it, now at `box`, is in the stage."""
    edge, stage = sizes.edge, sizes.stage
    x = view.x + _shift(box.left, box.right, edge, stage.width - edge)
    y = view.y + _shift(box.top, box.bottom, edge, stage.height - edge)
    return held(sizes, replace(view, x=x, y=y))


def refitted(old: Sizes, view: View, new: Sizes, piece: float) -> View:
    """The view in a stage of another size: pieces as wide as before, the same ones in the middle.

    `piece` is the width that is wanted; it is never less than that of the whole board.
    """
    scale = min(max(piece / new.piece(1.0), 1.0), MOST)
    if scale < NOTHING:
        return whole(new)
    before, after = old.size(view.scale), new.size(scale)
    x = new.stage.width / 2 - (old.stage.width / 2 - view.x) / before[0] * after[0]
    y = new.stage.height / 2 - (old.stage.height / 2 - view.y) / before[1] * after[1]
    return held(new, View(scale, x, y))


def _within(place: float, length: float, room: float, edge: float) -> float:
    if length <= room - 2 * edge:
        return (room - length) / 2
    return min(edge, max(room - edge - length, place))


def _shift(start: float, end: float, least: float, most: float) -> float:
    """How far to move what reaches from start to end; its start counts most if it is too long."""
    if start < least or end - start > most - least:
        return least - start
    return min(0.0, most - end)
