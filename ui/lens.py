"""The board enlarged and moved: what its stage shows of it.

While something moves it, the drawn board is stretched and shifted, which costs nothing; at rest it
is laid out in its new size, sharp.
"""

from asyncio import TimerHandle
from collections.abc import Iterable
from typing import Any

from ui.browser import after, fill, one
from ui.paint import Board
from ui.preferences import Preferences
from ui.zoom import STEP, Box, Point, Sizes, View, about, refitted, showing, stretched, whole

GLIDE = 0.26
"""Seconds in which the board glides to its new place: --d-move in tokens.css."""
AROUND = 12.0
"""CSS pixels around a piece that is moved into view."""


class Lens:
    """How the board on the page lies in its stage: at rest (`view`) and as `drawn` now."""

    def __init__(self, preferences: Preferences):
        self.view = self.drawn = View(1.0, 0.0, 0.0)
        self._game, self._stage = one("#game"), one("#stage")
        self._preferences = preferences
        self._board: Board | None = None
        self._sizes: Sizes | None = None
        self._gliding: TimerHandle | None = None

    @property
    def enlarges(self) -> bool:
        """Whether there is a board that can be enlarged."""
        return self._sizes is not None and self._sizes.enlarges

    def show(self, board: Board) -> None:
        """Lay this board out; its pieces are as large as when it was shown last."""
        self._board, self._sizes = board, None
        self.refit()

    def hide(self) -> None:
        """There is no board on the page any more."""
        self._stop()
        self._board = self._sizes = None
        self._game.removeAttribute("data-lens")

    def refit(self) -> None:
        """The stage has another size: pieces stay as large as they were, if they can."""
        sizes = self._board.sizes() if self._board else None
        if sizes is None or not self._board:
            return
        old, view = (self._sizes, self.view) if self._sizes else (sizes, whole(sizes))
        self._sizes = sizes
        self._rest(refitted(old, view, sizes, self._board.wanted))

    def toggle(self, point: Point | None = None) -> None:
        """Enlarge the board, about a point if need be, or show the whole of it again."""
        if self._sizes:
            self._enlarge(1.0 if self.view.scale > 1 else self._sizes.larger, point)

    def step(self, larger: bool) -> None:
        """Enlarge the board a little, or less."""
        self._enlarge(self.view.scale * (STEP if larger else 1 / STEP))

    def reveal(self, pieces: Iterable[int]) -> None:
        """Move these pieces into view: all of them if they fit together, else the nearest one."""
        board, sizes = self._board, self._sizes
        if not board or not sizes or self.view.scale == 1:
            return
        boxes = [self._box(board.nodes[piece]) for piece in pieces]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        together = Box(min(lefts), min(tops), max(rights), max(bottoms))
        wide, high = together.right - together.left, together.bottom - together.top
        if wide <= sizes.stage.width and high <= sizes.stage.height:
            boxes = [together]
        views = [showing(sizes, self.view, box) for box in boxes]
        self._glide(min(views, key=lambda view: _apart(view, self.view)))

    def pull(self, factor: float, start: Point, end: Point) -> None:
        """Stretch the board from how it rests, so that what lay under start is under end."""
        if not self._board or not self._sizes:
            return
        self._stop()
        rest, style = self.view, self._board.node.style
        self.drawn = stretched(self._sizes, rest, factor, start, end)
        style.transformOrigin = self._corner(rest)
        style.translate = f"{self.drawn.x - rest.x}px {self.drawn.y - rest.y}px"
        style.scale = str(self.drawn.scale / rest.scale)

    def settle(self, point: Point | None = None) -> None:
        """Lay the board out as it has been drawn; what lies under a point stays there."""
        if not self._sizes or self.drawn == self.view:
            return
        factor = self.drawn.scale / self.view.scale
        width, height = self._sizes.size(self.view.scale)
        size = width * factor, height * factor
        point = point or self._middle
        self._rest(about(self._sizes, self.drawn, self.drawn.scale, point, size))
        self._remember()

    def point(self, event: Any) -> Point:
        """Where an event is, in the stage."""
        box = self._stage.getBoundingClientRect()
        origin = self._board.origin() if self._board else Point(0.0, 0.0)
        return Point(event.clientX - box.left - origin.x, event.clientY - box.top - origin.y)

    @property
    def _middle(self) -> Point:
        stage = self._sizes.stage if self._sizes else None
        return Point(stage.width / 2, stage.height / 2) if stage else Point(0.0, 0.0)

    def _enlarge(self, scale: float, point: Point | None = None) -> None:
        """Lay the board out in another scale, about a point, the piece in hand, or the middle."""
        board, sizes = self._board, self._sizes
        if not board or not sizes or not sizes.enlarges:
            return
        self.settle()
        piece = board.in_hand
        if point is None and piece is not None:
            left, top, right, bottom = self._box(board.nodes[piece])
            point = Point((left + right) / 2, (top + bottom) / 2)
        self._glide(about(sizes, self.view, scale, point or self._middle))

    def _rest(self, view: View) -> None:
        """Lay the board out."""
        if not self._board:
            return
        self._stop()
        self.view = self.drawn = view
        for name in ("transform-origin", "translate", "scale"):
            self._board.node.style.removeProperty(name)
        self._board.lie(view)
        self._offer()

    def _glide(self, view: View) -> None:
        """Lay the board out, and let it come there from where it was."""
        before = self.view
        self._rest(view)
        self._remember()
        if not self._board or view == before or not self._preferences.moving():
            return
        node = self._board.node
        node.style.transformOrigin = self._corner(view)
        node.style.setProperty("--from-x", f"{before.x - view.x}px")
        node.style.setProperty("--from-y", f"{before.y - view.y}px")
        node.style.setProperty("--from-scale", str(before.scale / view.scale))
        node.dataset.gliding = "true"
        self._gliding = after(GLIDE, self._stop)

    def _stop(self) -> None:
        """End a gliding: the board is where it belongs."""
        if self._gliding and self._board:
            self._gliding.cancel()
            self._board.node.removeAttribute("data-gliding")
            _ = self._board.node.offsetWidth  # or the next gliding would be this one going on
        self._gliding = None

    def _remember(self) -> None:
        """The next board of this kind is as large, and this one after a turn of the phone."""
        if self._board and self._sizes:
            scale = self.view.scale
            self._board.wanted = self._sizes.piece(scale) if scale > 1 else 0.0

    def _offer(self) -> None:
        """Show the button that does something now."""
        say, enlarged = self._preferences.words.say, self.view.scale > 1
        fill("lens", say("Smaller") if enlarged else say("Larger"))
        if not self._sizes or not self._sizes.enlarges:
            self._game.removeAttribute("data-lens")
        elif enlarged:
            self._game.dataset.lens = "whole"
        else:
            self._game.dataset.lens = "larger" if self._sizes.small else "can"

    def _corner(self, view: View) -> str:
        """The upper left corner of the drawn board in its element, for ``transform-origin``."""
        base = self._board.base(view) if self._board else Point(0.0, 0.0)
        return f"{view.x - base.x}px {view.y - base.y}px"

    def _box(self, node: Any) -> Box:
        """Where a piece lies in the stage, with a little room around it."""
        base = self._board.base(self.view) if self._board else Point(0.0, 0.0)
        left, top = base.x + node.offsetLeft, base.y + node.offsetTop
        right, bottom = left + node.offsetWidth, top + node.offsetHeight
        return Box(left - AROUND, top - AROUND, right + AROUND, bottom + AROUND)


def _apart(a: View, b: View) -> float:
    return abs(a.x - b.x) + abs(a.y - b.y)
