"""Hands of the drawings: numbers, dots, drops and leaves, turned round a centre.

Angles are in degrees; 0 is to the right, clockwise. Elements are filled by the group they stand in
unless they get a fill of their own.
"""

from math import cos, radians, sin

Point = tuple[float, float]


def num(value: float) -> str:
    """Return a number to a hundredth of a unit, without needless digits."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """Return the point at distance r from the centre."""
    return cx + r * cos(radians(degrees)), cy + r * sin(radians(degrees))


def _fill(fill: str | None) -> str:
    return f' fill="{fill}"' if fill else ""


def dot(x: float, y: float, r: float, fill: str | None = None) -> str:
    """Return a disc."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{_fill(fill)}/>'


def ring(cx: float, cy: float, radius: float, n: int, r: float, degrees: float = 0) -> str:
    """Return n dots of radius r on a circle, the first at this angle."""
    return "".join(dot(*polar(cx, cy, radius, degrees + 360 / n * k), r) for k in range(n))


def drop(
    cx: float,
    cy: float,
    inner: float,
    outer: float,
    width: float,
    degrees: float,
    fill: str | None = None,
) -> str:
    """Return a drop from distance `inner` to `outer`, `width` to each side near its outer end."""
    span, w = outer - inner, num(width)

    def at(part: float) -> str:
        return num(inner + span * part)

    data = (
        f"M{at(0)} 0C{at(0.3)} {num(-width * 0.35)} {at(0.5)} -{w} {at(0.74)} -{w}"
        f"C{at(0.93)} -{w} {at(1)} {num(-width * 0.5)} {at(1)} 0"
        f"C{at(1)} {num(width * 0.5)} {at(0.93)} {w} {at(0.74)} {w}"
        f"C{at(0.5)} {w} {at(0.3)} {num(width * 0.35)} {at(0)} 0Z"
    )
    return f'<path{_fill(fill)} transform="{_turned(cx, cy, degrees)}" d="{data}"/>'


def leaf(
    x: float, y: float, length: float, width: float, degrees: float, fill: str | None = None
) -> str:
    """Return a leaf that grows from (x, y) at this angle."""
    data = (
        f"M0 0C{num(length * 0.25)} {num(-width)} {num(length * 0.7)} {num(-width * 0.9)}"
        f" {num(length)} 0C{num(length * 0.7)} {num(width * 0.9)} {num(length * 0.25)}"
        f" {num(width)} 0 0Z"
    )
    return f'<path{_fill(fill)} transform="{_turned(x, y, degrees)}" d="{data}"/>'


def _turned(x: float, y: float, degrees: float) -> str:
    return f"translate({num(x)} {num(y)}) rotate({num(degrees)})"


def group(attributes: str, *elements: str) -> str:
    """Return a group of elements."""
    return f"<g {attributes}>{''.join(elements)}</g>"


def document(title: str, box: str, *parts: str) -> str:
    """Return an SVG document with its title, one part a line."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    return "\n".join([head, f"<title>{title}</title>", *parts, "</svg>", ""])
