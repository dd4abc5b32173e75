"""Fingers and wheel on the stage: they move what the lens shows."""

from asyncio import TimerHandle
from math import exp
from typing import Any

from ui.browser import Node, after
from ui.fingers import Fingers
from ui.lens import Lens
from ui.zoom import Point, at_rest

REST = 0.15
"""Seconds without a turn of the wheel after which the board is laid out anew."""
LEAST_TURN, MOST_TURN, PER_PIXEL = 0.8, 1.25, 0.01
"""How far one turn of the wheel stretches the board."""
PLAYABLE = '[data-state="down"], [data-state="up"], [data-free="true"]'
"""The pieces on which two taps are two taps."""
LINE = 16.0
"""CSS pixels of a line, in which some wheels count."""


class Gestures:
    """What is going on between a player's fingers and the lens."""

    def __init__(self, lens: Lens, stage: Node):
        self.dragged = False
        """Whether the last touch moved the board: a click that follows it is no tap."""
        self._lens, self._stage = lens, stage
        self._fingers = Fingers()
        self._turning: TimerHandle | None = None

    def down(self, event: Any) -> None:
        """A finger, the mouse or a pen comes down on the stage."""
        self.dragged = False
        if not self._lens.enlarges or event.button != 0:
            return
        if event.isPrimary:
            self._fingers = Fingers()
        self._lens.settle()
        self._fingers.down(int(event.pointerId), self._lens.point(event))

    def move(self, event: Any) -> None:
        """It moves."""
        if not self._fingers.any_down:
            return
        had_moved = self._fingers.moving
        if self._fingers.move(int(event.pointerId), self._lens.point(event)):
            if not had_moved:
                self._stage.setPointerCapture(event.pointerId)
            self._lens.pull(*self._fingers.movement)

    def up(self, event: Any) -> None:
        """It goes; what it moved is laid out anew."""
        if not self._fingers.any_down:
            return
        if self._fingers.moving:
            self._lens.settle(self._fingers.movement.end)
        if self._fingers.up(int(event.pointerId)):
            self.dragged = True

    def twice(self, event: Any) -> None:
        """Two taps in one place that play nothing enlarge the board there, or show all of it."""
        if not event.target.closest(PLAYABLE):
            self._lens.toggle(self._lens.point(event))

    def turn(self, event: Any) -> None:
        """The wheel turns: with Ctrl (or a pinch on a trackpad) it enlarges, else it moves."""
        lens = self._lens
        if not lens.enlarges or not (event.ctrlKey or lens.view.scale > 1):
            return
        event.preventDefault()
        unit = LINE if event.deltaMode == 1 else 1.0
        dx, dy = float(event.deltaX) * unit, float(event.deltaY) * unit
        factor, at = lens.drawn.scale / lens.view.scale, lens.point(event)
        start = at_rest(lens.view, lens.drawn, at)
        if event.ctrlKey:
            factor *= min(max(exp(-dy * PER_PIXEL), LEAST_TURN), MOST_TURN)
            lens.pull(factor, start, at)
        else:
            if event.shiftKey and not dx:
                dx, dy = dy, dx
            lens.pull(factor, start, Point(at.x - dx, at.y - dy))
        if self._turning:
            self._turning.cancel()
        self._turning = after(REST, lambda: lens.settle(at))
