"""The largest Mahjong board that fits its stage, in whole device pixels."""

from collections.abc import Iterable
from dataclasses import dataclass

ASPECT, TALLEST = 4 / 3, 1.5
"""Height of a tile to its width: as drawn, and at most where height is left over."""
EDGE, SMALL_EDGE, SMALL = 14.0, 3.0, 420.0
"""Free edge in CSS pixels; the smaller one on stages narrower or lower than `SMALL`."""
THINNEST = 2.5
"""CSS pixels of thickness under which a tile does not look like one."""


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


def fit(
    slots: Iterable[tuple[int, int, int]], width: float, height: float, ratio: float = 1.0
) -> Fit:
    """The board of these slots (half-tile units) in a stage of CSS pixels.

    `ratio` is the device pixels of a CSS pixel. The extent is that of all slots of the layout, so
    that nothing moves while tiles leave.
    """
    layers = _layers(slots)
    edge = SMALL_EDGE if min(width, height) < SMALL else EDGE
    room = (width - 2 * edge) * ratio, (height - 2 * edge) * ratio

    def thickness(u: int) -> int:
        return max(round(u / 4), round(THINNEST * ratio))

    def fits(u: int, v: int) -> bool:
        left, top, right, bottom = _extent(layers, u, v, thickness(u))
        return right - left <= room[0] and bottom - top <= room[1]

    u = max(4, int(width * ratio / 4))
    while u > 4 and not fits(u, round(u * ASPECT)):
        u -= 1
    v = round(u * ASPECT)
    while v + 1 <= u * TALLEST and fits(u, v + 1):
        v += 1
    t = thickness(u)
    left, top, right, bottom = _extent(layers, u, v, t)
    return Fit(
        u / ratio,
        v / ratio,
        t / ratio,
        round((width * ratio - right - left) / 2) / ratio,
        round((height * ratio - bottom - top) / 2) / ratio,
    )


def _layers(slots: Iterable[tuple[int, int, int]]) -> list[tuple[int, int, int, int, int]]:
    """Least and largest x and y of each layer, and its z: all that an extent depends on."""
    layers: dict[int, tuple[int, int, int, int]] = {}
    for x, y, z in slots:
        left, top, right, bottom = layers.get(z, (x, y, x, y))
        layers[z] = min(left, x), min(top, y), max(right, x), max(bottom, y)
    return [(*box, z) for z, box in layers.items()]


def _extent(
    layers: list[tuple[int, int, int, int, int]], u: int, v: int, t: int
) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of the drawn board, sides of the tiles included."""
    return (
        min(left * u - z * t for left, _, _, _, z in layers),
        min(top * v - z * t for _, top, _, _, z in layers),
        max((right + 2) * u - z * t + t for _, _, right, _, z in layers),
        max((bottom + 2) * v - z * t + t for _, _, _, bottom, z in layers),
    )
