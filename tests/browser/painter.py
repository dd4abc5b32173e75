"""Which tile is drawn on top at a point: worked out by painting, as on paper, from back to front.

A tile is a block: its face, and below it its body, which shows to the right and at the bottom by
the thickness of a tile. Higher layers lie over lower ones; within a layer a tile covers the body
of its neighbours to the left and above.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Block:
    """A tile as it is drawn: its place in half-tile units, its face on the screen in pixels."""

    number: int
    x: int
    y: int
    z: int
    left: float
    top: float
    right: float
    bottom: float
    thickness: float

    def holds(self, x: float, y: float, margin: float = 0) -> bool:
        """Whether a point lies on the face or the body, at least `margin` from their outline.

        With a negative margin: whether it lies on them, or nearer than that to them.
        """
        low = max(x - self.right, y - self.bottom, -self.thickness) + margin
        high = min(x - self.left, y - self.top, self.thickness) - margin
        # the face, slid down and to the right by anything up to the thickness, must meet it
        return max(low, 0) <= min(high, self.thickness)

    def covers(self, other: "Block") -> bool | None:
        """Whether this one is drawn over another, were both at one point; None: undecided."""
        if self.z != other.z:
            return self.z > other.z
        right, below = self.x - other.x, self.y - other.y
        if right >= 0 and below >= 0:
            return True
        return False if right <= 0 and below <= 0 else None


def top_block(blocks: Iterable[Block], x: float, y: float, margin: float) -> Block | None:
    """The block that is seen at a point; None if an outline is too near to say."""
    there = [
        block
        for block in blocks
        if block.left - margin <= x <= block.right + block.thickness + margin
        and block.holds(x, y, -margin)
    ]
    for block in there:
        rivals = [other for other in there if other is not block]
        if all(block.covers(other) for other in rivals):
            return block if block.holds(x, y, margin) else None
    return None


def samples(block: Block, inset: float) -> Iterator[tuple[float, float]]:
    """Points just within the edges of a block's face, just outside them, on its sides, its middle.

    They keep clear of the corners, which are round, and of those of tiles half a tile away.
    """
    middle = (block.left + block.right) / 2, (block.top + block.bottom) / 2
    for off in (-inset, inset, block.thickness / 2):
        for share in (0.3, 0.7):
            x = block.left + share * (block.right - block.left)
            y = block.top + share * (block.bottom - block.top)
            yield block.left + off, y
            yield block.right + off, y
            yield x, block.top + off
            yield x, block.bottom + off
    yield middle
