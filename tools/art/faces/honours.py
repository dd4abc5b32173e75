"""Characters, winds and dragons: brush outlines, but for the white dragon, which is a frame."""

from tools.art.faces.glyphs import Typeface, written
from tools.art.faces.pen import box, path, polygon, solid

NUMERALS = "一二三四五六七八九"
TEN_THOUSAND = "萬"
SIGNS = {"N": "北", "E": "東", "S": "南", "W": "西", "R": "中", "G": "發"}
INK = {"R": "red", "G": "green"}  # winds are blue

# The flat numerals get boxes of their own: in the common one they would grow too thick.
FLAT = {1: (10.0, 17.0, 40.0, 8.0), 2: (11.0, 11.0, 38.0, 20.0), 3: (11.0, 8.0, 38.0, 26.0)}


def characters(n: int, brush: Typeface) -> str:
    """Return the numeral n, 1…9, over ten thousand."""
    top = FLAT.get(n, (11, 6, 38, 29))
    return written(brush, "ink", NUMERALS[n - 1], top, bold=1.2) + written(
        brush, "red", TEN_THOUSAND, (10, 38, 40, 36), bold=0.9
    )


def honour(kind: str, brush: Typeface) -> str:
    """Return the face of a wind (N E S W) or a dragon (R G Wh)."""
    if kind == "Wh":
        return white()
    return written(brush, INK.get(kind, "blue"), SIGNS[kind], (7, 12, 46, 56), bold=1.2)


def white() -> str:
    """Return the white dragon: a double frame with bars across the corners."""
    outer, inner = box(9, 9, 42, 62, 4), box(13, 13, 34, 54, 1.5)
    second = box(16, 16, 28, 48, 1), box(18, 18, 24, 44)
    bars = [
        polygon([(x, y + 9 * b), (x, y + 12.5 * b), (x + 12.5 * a, y), (x + 9 * a, y)])
        for x, a in ((16, 1), (44, -1))
        for y, b in ((16, 1), (64, -1))
    ]
    return path("blue", outer, inner) + path("blue", *second) + solid("blue", *bars)
