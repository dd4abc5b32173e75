"""The icons of the installed app, and of its two shortcuts."""

from tools.art.drawing.mark import PAPER, PERSIMMON, TEAL, panes
from tools.art.drawing.pen import document, dot, group, num
from tools.art.drawing.still import DEFS, HEIGHT, THICK, WIDTH, tile
from tools.art.faces.glyphs import Typeface
from tools.art.faces.sprite import classic

SIDE = 512.0
TABLE, EDGE = "#f3efe6", "#d9d0bf"
SAFE = 0.8
"""Share of the width that no platform's mask cuts off: a disc in the middle."""


def _mark(side: float) -> str:
    """Return the mark in the middle, from the outer edges of its panes `side` wide."""
    scale = side / 40
    at = num((SIDE - side) / 2 - 4 * scale)
    return group(f'transform="translate({at} {at}) scale({num(scale)})"', panes())


def _plate(radius: float) -> str:
    return f'<rect width="{num(SIDE)}" height="{num(SIDE)}" rx="{num(radius)}" fill="{TABLE}"/>'


def icon() -> str:
    """Return the icon with corners of its own, for platforms that show it as it is."""
    rim = (
        f'<rect x="4" y="4" width="{num(SIDE - 8)}" height="{num(SIDE - 8)}" rx="108" fill="none"'
        f' stroke="{EDGE}" stroke-width="8"/>'
    )
    return document("Parlour", "0 0 512 512", _plate(112), rim, _mark(SIDE * 0.62))


def full_icon() -> str:
    """Return the icon for platforms that cut it to a shape: the mark keeps to the safe disc."""
    return document("Parlour", "0 0 512 512", _plate(0), _mark(SIDE * SAFE / 2**0.5 * 0.94))


def match_icon() -> str:
    """Return the shortcut's icon of Match Cards: two cards, one of them turned up."""
    card = (
        f'<rect x="-78" y="-94" width="156" height="188" rx="18" fill="{PAPER}" stroke="{EDGE}"'
        ' stroke-width="5"/>'
    )
    back = f'<rect x="-62" y="-78" width="124" height="156" rx="10" fill="{TEAL}"/>'
    face = dot(0, 0, 48, PERSIMMON)
    return document(
        "Match Cards",
        "0 0 512 512",
        _plate(112),
        group('transform="translate(188 252) rotate(-10) scale(1.32)"', card, back),
        group('transform="translate(326 264) rotate(8) scale(1.32)"', card, face),
    )


def mahjong_icon(brush: Typeface, latin: Typeface) -> str:
    """Return the shortcut's icon of Mahjong Solitaire: one tile."""
    scale = 3.0
    x = (SIDE / scale - WIDTH - THICK) / 2
    y = (SIDE / scale - HEIGHT - THICK) / 2
    drawn = tile(x, y, classic("R", brush, latin))
    return document(
        "Mahjong Solitaire",
        "0 0 512 512",
        DEFS,
        _plate(112),
        group(f'transform="scale({num(scale)})"', drawn),
    )
