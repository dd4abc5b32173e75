"""The style Numbers: a large label and a mark; and the corner index of Classic."""

from tools.art.faces.bamboo import SIDE
from tools.art.faces.glyphs import Typeface, written
from tools.art.faces.pen import box, disc, path, placed, polar, polygon, smooth, solid

SUIT_INK = {"B": "green", "C": "red", "D": "blue"}
DRAGON_INK = {"R": "red", "G": "green", "Wh": "blue"}


def cane_mark(x: float, y: float, r: float) -> str:
    """Return a leaning stick: leaning, so that nobody reads it as a 1 or an I."""
    side = [(across * r * 0.525, along * r * 1.25) for along, across in SIDE]
    outline = side + [(-px, py) for px, py in reversed(side)]
    return smooth(placed(outline, x, y, 28))


def seal(x: float, y: float, r: float) -> str:
    """Return a square stamp."""
    return "".join(
        box(x - k * r, y - k * r, 2 * k * r, 2 * k * r, k * r * 0.2) for k in (1, 0.68, 0.4)
    )


def ring(x: float, y: float, r: float) -> str:
    """Return a ring and a dot."""
    return disc(x, y, r * 1.1) + disc(x, y, r * 0.72) + disc(x, y, r * 0.38)


MARKS = {"B": cane_mark, "C": seal, "D": ring}


def blossom(x: float, y: float, r: float) -> str:
    """Return the mark of all flowers."""
    return solid("red", *(disc(*polar(x, y, r * 0.6, k * 72), r * 0.42) for k in range(5)))


def leaf(x: float, y: float, r: float) -> str:
    """Return the mark of all seasons: a leaf with its rib cut out."""
    half = [(0.42, -0.75), (0.75, -0.1), (0.5, 0.62)]
    outline = [(0, -1.1), *half, (0, 0.82), *((-px, py) for px, py in reversed(half))]
    blade = smooth(placed(outline, x, y, 38, r))
    rib = polygon(placed([(0, -0.62), (0.07, 0.6), (-0.07, 0.6)], x, y, 38, r))
    stem = polygon(placed([(0.07, 0.6), (0.09, 1.2), (-0.09, 1.2), (-0.07, 0.6)], x, y, 38, r))
    return path("gold", blade, rib) + solid("gold", stem)


def _suit(kind: str, latin: Typeface) -> str:
    ink = SUIT_INK[kind[1]]
    return (
        written(latin, ink, kind[0], (8, 5, 44, 41.5), stretch=1.16)
        + path(ink, MARKS[kind[1]](17.5, 63.6, 10.2))
        + written(latin, ink, kind[1], (31, 52.8, 22, 21.6), stretch=1.05)
    )


def _wind(kind: str, latin: Typeface) -> str:
    arrow = placed([(0, -11), (11, 8), (0, 3.5), (-11, 8)], 30, 64, "NESW".index(kind) * 90)
    narrow = 0.86 if kind == "W" else 1.05
    label = written(latin, "ink", kind, (6, 5, 48, 44), stretch=narrow)
    return label + solid("ink", polygon(arrow))


def _dragon(kind: str, latin: Typeface) -> str:
    """Return a label over a lozenge, which is hollow for the white dragon."""
    ink = DRAGON_INK[kind]
    outer, inner = (
        polygon([(30, 64 - r), (30 + 1.5 * r, 64), (30, 64 + r), (30 - 1.5 * r, 64)])
        for r in (11, 6)
    )
    shapes = (outer, inner) if kind == "Wh" else (outer,)
    narrow = 0.8 if kind == "Wh" else 1.05
    return written(latin, ink, kind, (5, 5, 50, 44), stretch=narrow) + path(ink, *shapes)


def numbers(kind: str, latin: Typeface) -> str:
    """Return the face of a kind in the style Numbers."""
    if kind[0].isdigit():
        return _suit(kind, latin)
    if kind in DRAGON_INK:
        return _dragon(kind, latin)
    if len(kind) == 1:
        return _wind(kind, latin)
    mark, ink = (blossom, "red") if kind[0] == "F" else (leaf, "gold")
    return mark(30, 28, 22.5) + written(latin, ink, kind, (9, 54, 42, 21), stretch=1.08)


def index(kind: str, latin: Typeface) -> str:
    """Return the corner index of Classic: the number of a suit's tile, the label of another."""
    label = kind[0] if kind[0].isdigit() else kind
    ink = SUIT_INK[kind[1]] if kind[0].isdigit() else "ink"
    width, height = (24, 12.5) if len(label) == 2 else (13, 15)
    return written(latin, ink, label, (4.5, 4.5, width, height))
