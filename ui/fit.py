"""How large a board is in its stage: the largest that fits, and one enlarged so many times."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ui.zoom import LARGER, MOST, Stage, View, whole

ASPECT, TALLEST = 4 / 3, 1.5
"""Height of a tile to its width: as drawn, and at most where height is left over."""
EDGE, SMALL_EDGE, SMALL = 14.0, 3.0, 420.0
"""Free edge in CSS pixels; the smaller one on stages narrower or lower than `SMALL`."""
THINNEST = 2.5
"""CSS pixels of thickness under which a tile does not look like one."""
FINGER, FINGER_CARD = 40.0, 44.0
"""CSS pixels of width under which a tile or a card is smaller than a finger likes."""
WORTH = 1.25
"""An enlarged board that is not larger than so many times is not worth a button."""


@dataclass(frozen=True, slots=True)
class Fit:
    """The lengths that a board is drawn by, in CSS pixels.

    Half a tile's width `u` and height `v`; its thickness `t`, which is also the shift of one layer
    to the upper left; and the place `ox`, `oy` of slot (0, 0, 0).
    """

    u: float
    v: float
    t: float
    ox: float
    oy: float


class TileSizes:
    """A board of tiles in whole device pixels, as `ui.zoom.Sizes` promises.

    `slots` are in half-tile units. The extent is that of all slots of the layout, so that nothing
    moves while tiles leave.
    """

    enlarges = True

    def __init__(self, slots: Iterable[tuple[int, int, int]], stage: Stage):
        self.stage = stage
        self.edge = SMALL_EDGE if min(stage.width, stage.height) < SMALL else EDGE
        self._layers = _layers(slots)
        self._room = (
            (stage.width - 2 * self.edge) * stage.ratio,
            (stage.height - 2 * self.edge) * stage.ratio,
        )
        self._u, self._v = self._largest()

    @property
    def small(self) -> bool:
        return self.piece(1.0) < FINGER

    @cached_property
    def larger(self) -> float:
        """`LARGER` times, or tiles of `FINGER` if that is more.

        On an upright stage it is less where one would have to move the board up and down too.
        """
        wanted = min(MOST * self._u, max(LARGER * self._u, FINGER / 2 * self.stage.ratio))
        u = round(wanted)
        if self._upright:
            while u > self._u and not self._fits_in_height(u, round(u * ASPECT)):
                u -= 1
        return (u if u >= WORTH * self._u else wanted) / self._u

    def piece(self, scale: float) -> float:
        return 2 * self._lengths(scale)[0] / self.stage.ratio

    def size(self, scale: float) -> tuple[float, float]:
        left, top, right, bottom = self._extent(*self._lengths(scale)[:2])
        return (right - left) / self.stage.ratio, (bottom - top) / self.stage.ratio

    def fit(self, view: View) -> Fit:
        """The lengths of the board as it lies in a view."""
        ratio, (u, v, t) = self.stage.ratio, self._lengths(view.scale)
        left, top, _, _ = self._extent(u, v)
        ox, oy = round(view.x * ratio) - left, round(view.y * ratio) - top
        return Fit(u / ratio, v / ratio, t / ratio, ox / ratio, oy / ratio)

    @property
    def _upright(self) -> bool:
        return self.stage.height > self.stage.width

    def _largest(self) -> tuple[int, int]:
        """`u` and `v` of the whole board."""
        u = max(4, int(self.stage.width * self.stage.ratio / 4))
        while u > 4 and not self._fits(u, round(u * ASPECT)):
            u -= 1
        v = round(u * ASPECT)
        while v + 1 <= u * TALLEST and self._fits(u, v + 1):
            v += 1
        return u, v

    def _lengths(self, scale: float) -> tuple[int, int, int]:
        """`u`, `v` and `t`. Tiles keep their shape; on an upright stage they rather get lower."""
        u = round(self._u * scale)
        v, lowest = round(u * self._v / self._u), round(u * ASPECT)
        while self._upright and v > lowest and not self._fits_in_height(u, v):
            v -= 1
        return u, v, self._thickness(u)

    def _thickness(self, u: int) -> int:
        return max(round(u / 4), round(THINNEST * self.stage.ratio))

    def _fits(self, u: int, v: int) -> bool:
        left, _, right, _ = self._extent(u, v)
        return right - left <= self._room[0] and self._fits_in_height(u, v)

    def _fits_in_height(self, u: int, v: int) -> bool:
        _, top, _, bottom = self._extent(u, v)
        return bottom - top <= self._room[1]

    def _extent(self, u: int, v: int) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of the drawn board, sides of the tiles included."""
        t, layers = self._thickness(u), self._layers
        return (
            min(left * u - z * t for left, _, _, _, z in layers),
            min(top * v - z * t for _, top, _, _, z in layers),
            max((right + 2) * u - z * t + t for _, _, right, _, z in layers),
            max((bottom + 2) * v - z * t + t for _, _, _, bottom, z in layers),
        )


def fit(
    slots: Iterable[tuple[int, int, int]], width: float, height: float, ratio: float = 1.0
) -> Fit:
    """The whole board of these slots in a stage; `ratio` device pixels make a CSS pixel."""
    sizes = TileSizes(slots, Stage(width, height, ratio))
    return sizes.fit(whole(sizes))


class CardSizes:
    """A board of cards, as `ui.zoom.Sizes` promises: all of it grows evenly.

    `width` and `height` are those of the whole board, `card` is the shorter side of a card.
    """

    edge = 0.0

    def __init__(self, stage: Stage, width: float, height: float, card: float):
        self.stage = stage
        self._size = width, height
        self._card = card

    @property
    def small(self) -> bool:
        return self._card < FINGER_CARD

    @property
    def enlarges(self) -> bool:
        return self.small

    @property
    def larger(self) -> float:
        return min(MOST, max(LARGER, FINGER_CARD / self._card))

    def piece(self, scale: float) -> float:
        return self._card * scale

    def size(self, scale: float) -> tuple[float, float]:
        return self._size[0] * scale, self._size[1] * scale


def _layers(slots: Iterable[tuple[int, int, int]]) -> list[tuple[int, int, int, int, int]]:
    """Least and largest x and y of each layer, and its z: all that an extent depends on."""
    layers: dict[int, tuple[int, int, int, int]] = {}
    for x, y, z in slots:
        left, top, right, bottom = layers.get(z, (x, y, x, y))
        layers[z] = min(left, x), min(top, y), max(right, x), max(bottom, y)
    return [(*box, z) for z, box in layers.items()]
