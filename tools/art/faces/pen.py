"""Small hands of the faces: numbers, shapes as path data, and paths in the inks of the tiles.

A shape is the `d` of an SVG path; several in one `path` cut holes where they overlap. An ink is a
custom property with a fallback, so that a theme may redefine it on any ancestor.
"""

from collections.abc import Iterable, Sequence
from math import cos, radians, sin

from fontTools.misc.transform import Transform

Point = tuple[float, float]

INKS = {
    "ink": "#23292f",
    "red": "#ad2e18",
    "green": "#1c6b43",
    "blue": "#2b3a67",
    "gold": "#9a5a0a",
}


def num(value: float) -> str:
    """Return a number as short as SVG allows, to a tenth of a unit."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def colour(ink: str) -> str:
    """Return the value of a fill or stroke of this ink."""
    return f"var(--face-{ink},{INKS[ink]})"


def path(ink: str, *shapes: str, soft: float | None = None) -> str:
    """Return one filled path; overlapping shapes cut holes. `soft` is its opacity."""
    veil = f' opacity="{soft}"' if soft else ""
    return f'<path fill="{colour(ink)}"{veil} fill-rule="evenodd" d="{"".join(shapes)}"/>'


def solid(ink: str, *shapes: str) -> str:
    """Return one filled path; overlapping shapes join."""
    return f'<path fill="{colour(ink)}" d="{"".join(shapes)}"/>'


def line(ink: str, width: float, *shapes: str) -> str:
    """Return open strokes with round ends."""
    return (
        f'<path fill="none" stroke="{colour(ink)}" stroke-width="{num(width)}"'
        f' stroke-linecap="round" stroke-linejoin="round" d="{"".join(shapes)}"/>'
    )


def disc(x: float, y: float, r: float) -> str:
    """Return a full circle."""
    x, y, r = round(x - r, 2), round(y, 2), round(r, 2)
    return f"M{x:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def box(x: float, y: float, w: float, h: float, r: float = 0.0) -> str:
    """Return a rectangle with its corner at (x, y) and round corners of radius r."""
    arc = f"a{num(r)} {num(r)} 0 0 1 "
    return (
        f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}{arc}{num(r)} {num(r)}v{num(h - 2 * r)}"
        f"{arc}{num(-r)} {num(r)}h{num(2 * r - w)}{arc}{num(-r)} {num(-r)}v{num(2 * r - h)}"
        f"{arc}{num(r)} {num(-r)}z"
    )


def polygon(points: Iterable[Point]) -> str:
    """Return a closed shape of straight sides."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"


def smooth(points: Sequence[Point]) -> str:
    """Return a closed curve that the points pull on; a point given twice pulls hard."""

    def half(a: Point, b: Point) -> str:
        return f"{num((a[0] + b[0]) / 2)} {num((a[1] + b[1]) / 2)}"

    around = zip(points, [*points[1:], points[0]], strict=True)
    curves = "".join(f"Q{num(a[0])} {num(a[1])} {half(a, b)}" for a, b in around)
    return f"M{half(points[-1], points[0])}{curves}z"


def polar(x: float, y: float, r: float, degrees: float) -> Point:
    """Return the point at distance r from (x, y) and this angle; 0 is up, clockwise."""
    return x + r * sin(radians(degrees)), y - r * cos(radians(degrees))


def petal(x: float, y: float, inner: float, outer: float, width: float, degrees: float) -> str:
    """Return a leaf shape that starts at distance `inner` from (x, y) and ends at `outer`."""
    a, b = polar(x, y, inner, degrees), polar(x, y, outer, degrees)
    middle = polar(x, y, inner + (outer - inner) * 0.55, degrees)
    dx, dy = cos(radians(degrees)) * width, sin(radians(degrees)) * width
    left, right = (middle[0] - dx, middle[1] - dy), (middle[0] + dx, middle[1] + dy)
    return (
        f"M{num(a[0])} {num(a[1])}Q{num(left[0])} {num(left[1])} {num(b[0])} {num(b[1])}"
        f"Q{num(right[0])} {num(right[1])} {num(a[0])} {num(a[1])}z"
    )


def placed(
    points: Iterable[Point], x: float, y: float, degrees: float = 0, scale: float = 1
) -> list[Point]:
    """Return points drawn around the origin, turned clockwise and moved to (x, y)."""
    turn = Transform().translate(x, y).rotate(radians(degrees)).scale(scale)
    return [turn.transformPoint(point) for point in points]
