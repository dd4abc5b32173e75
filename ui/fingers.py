"""Fingers on a board: when they move it, and how. The mouse and the pen are fingers too."""

from math import dist
from typing import NamedTuple

from ui.zoom import Point

SLACK = 8.0
"""CSS pixels that a finger may move and still tap."""


class Movement(NamedTuple):
    """A stretch by a factor; what lay under `start` lies under `end`."""

    factor: float
    start: Point
    end: Point


class Fingers:
    """Where fingers are, and where they were when the present movement began.

    One finger drags, two pinch; more are not heeded. A movement begins when a finger has gone
    `SLACK` far or a second one comes; then the fingers no longer tap.
    """

    def __init__(self) -> None:
        self._starts: dict[int, Point] = {}
        self._ends: dict[int, Point] = {}
        self.moving = False

    @property
    def any_down(self) -> bool:
        """Whether a finger touches the board."""
        return bool(self._ends)

    def down(self, finger: int, at: Point) -> bool:
        """A finger comes; False if it is one too many."""
        if len(self._ends) == 2:
            return False
        if not self._ends:
            self.moving = False
        self._ends[finger] = at
        self.start_anew()
        self.moving = self.moving or len(self._ends) == 2
        return True

    def move(self, finger: int, to: Point) -> bool:
        """A finger moves; True if it moves the board."""
        if finger not in self._ends:
            return False
        self._ends[finger] = to
        if not self.moving and dist(self._starts[finger], to) > SLACK:
            self.moving = True
            self.start_anew()  # the board goes on from here: it does not jump
        return self.moving

    def up(self, finger: int) -> bool:
        """A finger goes; True if it was the last one of a movement."""
        if self._ends.pop(finger, None) is None:
            return False
        self.start_anew()
        return self.moving and not self._ends

    def start_anew(self) -> None:
        """What was moved so far is done; the next movement begins where the fingers are."""
        self._starts = dict(self._ends)

    @property
    def movement(self) -> Movement:
        """What the fingers have done since the present movement began."""
        starts, ends = list(self._starts.values()), list(self._ends.values())
        if len(ends) < 2:
            return Movement(1.0, starts[0], ends[0])
        apart = max(dist(*starts), 1.0)
        return Movement(dist(*ends) / apart, _middle(*starts), _middle(*ends))


def _middle(a: Point, b: Point) -> Point:
    return Point((a.x + b.x) / 2, (a.y + b.y) / 2)
