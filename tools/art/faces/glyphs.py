"""Outlines of characters, taken from fonts and fitted into a box."""

from collections.abc import Iterable
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

from fontTools.misc.transform import Transform
from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from tools.art.faces.pen import Point, colour, num

BRUSH_ERROR = 0.08
"""How far the lines of a brush outline may stray from it, in units of a face of 60 × 80."""

STEPS = 8
"""Straight pieces for one curve of a brush outline, before the needless ones are left out."""


def thin(points: list[Point], least: float) -> list[Point]:
    """Return a line without the points that stray less than `least` (Douglas and Peucker, 1973)."""
    if len(points) < 3:
        return points
    far, distance = max(enumerate(_strays(points)), key=lambda item: item[1])
    if distance <= least:
        return [points[0], points[-1]]
    return thin(points[: far + 1], least)[:-1] + thin(points[far:], least)


def _strays(points: list[Point]) -> list[float]:
    """Return how far each point lies from the chord between the first and the last."""
    (x0, y0), (x1, y1) = points[0], points[-1]
    chord = hypot(x1 - x0, y1 - y0)
    if chord < 1e-6:
        return [hypot(x - x0, y - y0) for x, y in points]
    return [abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / chord for x, y in points]


class LinePen(BasePen):  # type: ignore[misc]  # fontTools has no types
    """Collects closed outlines as straight lines: brush outlines shrink to a fifth."""

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
        self.outlines: list[list[Point]] = []

    def _moveTo(self, pt: Point) -> None:  # noqa: N802
        self.outlines.append([pt])

    def _lineTo(self, pt: Point) -> None:  # noqa: N802
        self.outlines[-1].append(pt)

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:  # noqa: N802
        start: Point = self._getCurrentPoint()
        for step in range(1, STEPS + 1):
            t = step / STEPS
            u = 1 - t
            weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            self.outlines[-1].append(_blend(weights, (start, pt1, pt2, pt3)))

    def getCommands(self) -> str:  # noqa: N802
        """Return the path data, as `SVGPathPen.getCommands` does."""
        return "".join(map(_outline, self.outlines))


def _blend(weights: Iterable[float], points: Iterable[Point]) -> Point:
    pairs = list(zip(weights, points, strict=True))
    return sum(w * p[0] for w, p in pairs), sum(w * p[1] for w, p in pairs)


def _outline(points: list[Point]) -> str:
    """Return a closed outline in relative steps, rounded so that errors do not add up."""
    corners = [(round(x, 1), round(y, 1)) for x, y in thin([*points, points[0]], BRUSH_ERROR)[:-1]]
    steps = (
        f"{num(b[0] - a[0])} {num(b[1] - a[1])}".replace(" -", "-") for a, b in pairwise(corners)
    )
    start = f"M{num(corners[0][0])} {num(corners[0][1])}"
    return f"{start}l{' '.join(steps).replace(' -', '-')}z"


class Typeface:
    """Outlines of characters from the first of several font files that has them."""

    def __init__(self, files: Iterable[Path], *, brush: bool = False) -> None:
        self.fonts = [TTFont(file) for file in files]
        self.brush = brush

    def outline(
        self, text: str, x: float, y: float, w: float, h: float, stretch: float = 1.0
    ) -> str:
        """Return the text, as large as fits the box, in its middle; `stretch` may widen it.

        Raises LookupError if no font has all of the text.
        """
        for font in self.fonts:
            cmap = font.getBestCmap()
            if all(ord(letter) in cmap for letter in text):
                return self._fit(font, [cmap[ord(letter)] for letter in text], x, y, w, h, stretch)
        raise LookupError(f"no font has {text!r}")

    def _fit(
        self, font: TTFont, names: list[str], x: float, y: float, w: float, h: float, stretch: float
    ) -> str:
        glyphs, at, places = font.getGlyphSet(), 0, []
        for name in names:
            places.append((name, at))
            at += glyphs[name].width
        bounds = BoundsPen(glyphs)
        for name, dx in places:
            glyphs[name].draw(TransformPen(bounds, (1, 0, 0, 1, dx, 0)))
        x0, y0, x1, y1 = bounds.bounds
        scale = min(w / (x1 - x0) / stretch, h / (y1 - y0))
        fit = Transform().translate(x + w / 2, y + h / 2).scale(scale * stretch, -scale)
        fit = fit.translate(-(x0 + x1) / 2, -(y0 + y1) / 2)
        pen = LinePen(glyphs) if self.brush else SVGPathPen(glyphs, ntos=num)
        for name, dx in places:
            glyphs[name].draw(TransformPen(pen, fit.translate(dx, 0)))
        commands: str = pen.getCommands()
        return commands


def written(
    face: Typeface,
    ink: str,
    text: str,
    box: tuple[float, float, float, float],
    *,
    bold: float = 0.0,
    stretch: float = 1.0,
) -> str:
    """Return a filled text in a box (x, y, w, h); `bold` thickens it by a stroke of its ink."""
    fill = colour(ink)
    more = f' stroke="{fill}" stroke-width="{num(bold)}" stroke-linejoin="round"' if bold else ""
    return f'<path fill="{fill}"{more} d="{face.outline(text, *box, stretch)}"/>'
