"""A long search on the page, in slices between the frames: taps and drawing never wait for it."""

from asyncio import TimerHandle
from collections.abc import Callable

from ui.browser import after, now

SLICE, REST = 0.004, 0.004
"""Seconds of work at a time, a quarter of a frame, and between: the page has as much for itself."""
FIRST = 0.35
"""Seconds before the first slice: until then the tiles of the last move are on their way."""
MOST = 16
"""Steps in a slice, however short they are."""


class Thinking:
    """Calls `step` until that says False, or until it is stopped."""

    def __init__(self, step: Callable[[], bool]):
        self._step = step
        self._timer: TimerHandle | None = None

    def begin(self) -> None:
        """Begin, or begin anew: not at once, so that who plays quickly is not disturbed."""
        self.stop()
        self._timer = after(FIRST, self._slice)

    def go_on(self) -> None:
        """Go on if it was stopped."""
        if self._timer is None:
            self.begin()

    def stop(self) -> None:
        """Do nothing more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _slice(self) -> None:
        self._timer = None
        end = now() + SLICE
        for _ in range(MOST):
            if not self._step():
                return
            if now() >= end:
                break
        self._timer = after(REST, self._slice)
