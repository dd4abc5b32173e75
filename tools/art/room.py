"""The light on the table and the paper's grain, as pixels: built/room/*.png.

As style sheets they would be a blur, a mask and a blended noise as large as the window, which a
processor draws anew for tens of milliseconds; as pictures they are copied.
"""

import math
from pathlib import Path

from tools.art.install import pixels

WIDTH, HEIGHT = 70, 48
"""The part of the window that the light reaches, in hundredths of the window's longer side."""
SCALE = 4  # pixels for each of those
LEFT, TOP, BREADTH, LENGTH = -2, -18, 60, 62  # the light before it is slanted
PANES = (
    (0, 0, 28.7, 28.8, 0.92),
    (31.3, 0, 28.7, 28.8, 0.80),
    (0, 31.3, 28.7, 30.7, 0.80),
    (31.3, 31.3, 28.7, 30.7, 0.62),
)
"""The window's panes: x, y, width, height, and how much light falls through."""
SOFT = 0.85
FADING = (155, 0.35, 0.96)
"""The direction in which the light fades, in degrees from the top, and from where to where."""
DAY, NIGHT = ("rgb(255,252,243)", 1), ("rgb(176,196,226)", 0.11)
"""The colour of the light, and its strength."""
TILE = 120
"""The side of the grain's tile, in pixels."""


def light(colour: str, strength: float) -> str:
    """Return the light of a window of four panes, slanted and soft, fading away."""
    x, y = LEFT + BREADTH / 2, TOP + LENGTH / 2
    angle, begin, end = FADING
    dx, dy = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
    half = (abs(BREADTH * dx) + abs(LENGTH * dy)) / 2
    line = f'x1="{x - dx * half}" y1="{y - dy * half}" x2="{x + dx * half}" y2="{y + dy * half}"'
    panes = "".join(
        f'<rect x="{LEFT + left}" y="{TOP + top}" width="{width}" height="{height}"'
        f' fill="{colour}" fill-opacity="{share}"/>'
        for left, top, width, height, share in PANES
    )
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">
<linearGradient id="fading" gradientUnits="userSpaceOnUse" {line}>
<stop offset="{begin}" stop-color="#fff"/><stop offset="{end}" stop-color="#fff" stop-opacity="0"/>
</linearGradient>
<filter id="soft"><feGaussianBlur stdDeviation="{SOFT}"/></filter>
<mask id="fade" maskUnits="userSpaceOnUse" x="-60" y="-60" width="200" height="200">
<rect x="-60" y="-60" width="200" height="200" fill="url(#fading)"/></mask>
<g opacity="{strength}" transform="translate({x} {y}) skewX(-27) rotate(7) translate({-x} {-y})">
<g mask="url(#fade)"><g filter="url(#soft)">{panes}</g></g></g></svg>
"""


def grain() -> str:
    """Return a tile of noise that repeats without a seam."""
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" width="{TILE}" height="{TILE}"><filter id="noise">\
<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4" stitchTiles="stitch"/>\
<feColorMatrix values="0 0 0 0 .40  0 0 0 0 .33  0 0 0 0 .20  0 0 0 .34 -.08"/></filter>\
<rect width="{TILE}" height="{TILE}" filter="url(#noise)" opacity=".275"/></svg>
"""


def build(built: Path) -> list[Path]:
    """Write all pictures; return the files."""
    folder = built / "room"
    folder.mkdir(parents=True, exist_ok=True)
    size = WIDTH * SCALE, HEIGHT * SCALE
    contents = {
        "day.png": pixels(light(*DAY), *size),
        "night.png": pixels(light(*NIGHT), *size),
        "grain.png": pixels(grain(), TILE, TILE),
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return [folder / name for name in contents]
