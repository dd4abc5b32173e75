"""Linen: a tabby weave with slubs, and a cross-stitched star of eight points in red."""

from random import Random

from tools.art.drawing.pen import document, num

THREAD = 7.5  # two crossings of the weave, and one cross of the embroidery
LIGHT, DARK = "#fff3d6", "#5b4a2c"
RED, SHADE = "#a52f22", "#4a3a1c"

WEAVE = f"""\
<pattern id="weave" width="{THREAD}" height="{THREAD}" patternUnits="userSpaceOnUse">\
<rect width="{THREAD}" height="{THREAD}" fill="#8f7b57"/>\
<g fill="#cdba95"><rect x=".2" y=".35" width="3.4" height="3.1" rx="1"/>\
<rect x="3.95" y="4.1" width="3.4" height="3.1" rx="1"/></g>\
<g fill="#bfab84"><rect x="4.1" y=".2" width="3.1" height="3.4" rx="1"/>\
<rect x=".35" y="3.95" width="3.1" height="3.4" rx="1"/></g></pattern>"""

GLOW = """\
<radialGradient id="glow" cx=".28" cy=".2" r="1">\
<stop offset="0" stop-color="#fff3d6" stop-opacity=".28"/>\
<stop offset=".6" stop-color="#fff3d6" stop-opacity="0"/>\
<stop offset="1" stop-color="#3a2c12" stop-opacity=".16"/></radialGradient>"""


def _slubs(seed: int) -> str:
    """Return threads that are thicker for a stretch, sixty each way.

    Only `Random.random` is used: it alone is promised to give the same numbers in every Python.
    """
    chance = Random(seed).random
    slubs = []
    for along, across in (("x", "y"), ("y", "x")):
        length, thickness = ("width", "height") if along == "x" else ("height", "width")
        for _ in range(60):
            start, span = 240 * chance() - 20, 18 + 52 * chance()
            thread = THREAD * int(32 * chance()) + 0.3
            fill, opacity = (LIGHT if chance() < 0.5 else DARK), 0.05 + 0.08 * chance()
            slubs.append(
                f'<rect {along}="{num(start)}" {across}="{num(thread)}" {length}="{num(span)}"'
                f' {thickness}="3.2" rx="1.6" fill="{fill}" opacity="{num(opacity)}"/>'
            )
    return "".join(slubs)


def _star() -> set[tuple[int, int]]:
    """Return the cells of the star: an eighth of it, mirrored, with its middle and four tips."""
    eighth = {(x, y) for x in (1, 2, 3) for y in range(x + 1, x + 4)}
    quarter = eighth | {(y, x) for x, y in eighth}
    cells = {(sx * x, sy * y) for x, y in quarter for sx in (-1, 1) for sy in (-1, 1)}
    return cells | {(0, 0), (0, 9), (0, -9), (9, 0), (-9, 0)}


def _crosses(cells: set[tuple[int, int]]) -> str:
    """Return one cross a cell, as path data."""
    crosses = []
    step = num(THREAD - 2)
    for column, row in sorted(cells):
        x, y = 120 + (column - 0.5) * THREAD, 120 + (row - 0.5) * THREAD
        crosses.append(f"M{num(x + 1)} {num(y + 1)}l{step} {step}")
        crosses.append(f"M{num(x + THREAD - 1)} {num(y + 1)}l-{step} {step}")
    return "".join(crosses)


def linen() -> str:
    """Return the card back."""
    stitches = _crosses(_star())
    return document(
        "Linen",
        "0 0 240 240",
        f"<defs>{WEAVE}{GLOW}</defs>",
        '<rect width="240" height="240" fill="url(#weave)"/>',
        _slubs(7),
        f'<g fill="none" stroke-linecap="round"><path d="{stitches}" stroke="{SHADE}"'
        ' stroke-width="2.6" opacity=".35" transform="translate(.8 1)"/>'
        f'<path d="{stitches}" stroke="{RED}" stroke-width="2.5"/></g>',
        '<rect width="240" height="240" fill="url(#glow)"/>',
    )
