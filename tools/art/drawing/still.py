"""A still life of tiles for the home page: six lie on the table and one on top of them.

The tiles are the game's own: its faces, its colours of the light theme, its light from the upper
left, its thickness of an eighth of the width.
"""

from tools.art.drawing.pen import document, group, num
from tools.art.faces.glyphs import Typeface
from tools.art.faces.sprite import classic

WIDTH, HEIGHT, THICK, RADIUS = 84.0, 112.0, 12.0, 7.0
LEFT, TOP = 28.0, 32.0

LOWER = (("5D", "1C", "2D"), ("E", "9B", "S3"))
UPPER = "1B"

TILE, SHADE = "#fbf5e7", "#3e2e14"
SIDES = (  # from the table up: offset in thicknesses, colour
    *((1.0, "#3a7063"), (0.84, "#3a7063"), (0.68, "#4f8c7d")),
    *((0.52, "#c9bc9d"), (0.4, "#c9bc9d"), (0.26, "#e2d8bf"), (0.12, "#e2d8bf")),
)


def _block(x: float, y: float, fill: str) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(WIDTH)}" height="{num(HEIGHT)}"'
        f' rx="{num(RADIUS)}" fill="{fill}"/>'
    )


def tile(x: float, y: float, face: str, fill: str = TILE) -> str:
    """Return a tile with the upper left corner of its face at (x, y)."""
    sides = "".join(_block(x + THICK * k, y + THICK * k, fill) for k, fill in SIDES)
    edge = (
        f'<rect x="{num(x + 1)}" y="{num(y + 1)}" width="{num(WIDTH - 2)}"'
        f' height="{num(HEIGHT - 2)}" rx="{num(RADIUS - 1)}" fill="none" stroke="#fff"'
        ' stroke-width="2" opacity=".7"/>'
    )
    seam = (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(WIDTH)}" height="{num(HEIGHT)}"'
        f' rx="{num(RADIUS)}" fill="none" stroke="{SHADE}" stroke-width=".9" opacity=".34"/>'
    )
    scale = WIDTH / 63.2  # a face has 60 units and a little air
    place = f"translate({num(x + scale / 2)} {num(y + scale)}) scale({num(scale)})"
    return (
        sides
        + _block(x, y, fill)
        + _block(x, y, "url(#gleam)")
        + edge
        + seam
        + group(f'transform="{place}"', face)
    )


def shadow(x: float, y: float, w: float, h: float, blur: str, opacity: float) -> str:
    """Return a soft shadow; `blur` is ``near`` or ``far``."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="12"'
        f' fill="{SHADE}" opacity="{opacity}" filter="url(#{blur})"/>'
    )


DEFS = f"""\
<defs><linearGradient id="gleam" x1="0" y1="0" x2="1" y2="1">\
<stop offset="0" stop-color="#fff" stop-opacity=".5"/>\
<stop offset=".45" stop-color="#fff" stop-opacity="0"/>\
<stop offset="1" stop-color="{SHADE}" stop-opacity=".07"/></linearGradient>\
<filter id="far" x="-30%" y="-30%" width="160%" height="160%">\
<feGaussianBlur stdDeviation="14"/></filter>\
<filter id="near" x="-30%" y="-30%" width="160%" height="160%">\
<feGaussianBlur stdDeviation="4.5"/></filter>\
<clipPath id="below"><rect x="{num(LEFT)}" y="{num(TOP)}" width="{num(3 * WIDTH + THICK)}" \
height="{num(2 * HEIGHT + THICK)}" rx="{num(RADIUS)}"/></clipPath></defs>"""


def still(brush: Typeface, latin: Typeface) -> str:
    """Return the drawing; the faces' characters come from these typefaces."""
    table = [
        shadow(LEFT + 24, TOP + 26, 3 * WIDTH, 2 * HEIGHT, "far", 0.32),
        shadow(LEFT + 13, TOP + 14, 3 * WIDTH, 2 * HEIGHT, "near", 0.34),
    ]
    lower = [
        tile(LEFT + column * WIDTH, TOP + row * HEIGHT, classic(kind, brush, latin))
        for row, kinds in enumerate(LOWER)
        for column, kind in enumerate(kinds)
    ]
    x, y = LEFT + WIDTH - THICK, TOP + HEIGHT / 2 - THICK
    cast = [
        shadow(x + 2 * THICK, y + 2 * THICK, WIDTH, HEIGHT, "near", 0.3),
        shadow(x + THICK * 1.2, y + THICK * 1.2, WIDTH, HEIGHT, "near", 0.4),
    ]
    return document(
        "Mahjong tiles",
        "0 0 340 310",
        DEFS,
        *table,
        *lower,
        group('clip-path="url(#below)"', *cast),
        tile(x, y, classic(UPPER, brush, latin)),
    )
