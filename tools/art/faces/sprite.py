"""All faces as one sprite: symbols c-5B (Classic), n-5B (Numbers), i-5B (Classic's corner index).

A face stands in the view box 0 0 60 80 and paints only ink: the ivory below is the tile's own, so
that one face serves every state and theme, and holes are real holes. Drawings keep to about x
6…54 and y 5…75, because a higher neighbour hides up to 7.5 units at the right and at the bottom.
"""

from pathlib import Path

from game.tiles import BAMBOOS, CHARACTERS, CIRCLES, FLOWERS, KINDS, SEASONS
from tools.art.faces.bamboo import bamboo
from tools.art.faces.bonus import bonus
from tools.art.faces.circles import circles
from tools.art.faces.glyphs import Typeface
from tools.art.faces.honours import characters, honour
from tools.art.faces.numbers import index, numbers

BOX = "0 0 60 80"
BRUSH = "yuji-boku/files/yuji-boku-*-400-normal.woff2"
LATIN = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-800-normal.woff2"


def typefaces(node_modules: Path) -> tuple[Typeface, Typeface]:
    """Return the brush that writes characters and the face of labels and numbers."""
    fonts = node_modules / "@fontsource"
    return Typeface(sorted(fonts.glob(BRUSH)), brush=True), Typeface([fonts / LATIN])


def classic(kind: str, brush: Typeface, latin: Typeface) -> str:
    """Return the traditional face of a kind."""
    if kind in CHARACTERS:
        return characters(int(kind[0]), brush)
    if kind in BAMBOOS:
        return bamboo(int(kind[0]))
    if kind in CIRCLES:
        return circles(int(kind[0]))
    if kind in FLOWERS or kind in SEASONS:
        return bonus(kind, brush, latin)
    return honour(kind, brush)


def sprite(brush: Typeface, latin: Typeface) -> str:
    """Return the faces of both styles and the indices, as symbols of one SVG document."""
    drawings = {
        **{f"c-{kind}": classic(kind, brush, latin) for kind in KINDS},
        **{f"n-{kind}": numbers(kind, latin) for kind in KINDS},
        **{f"i-{kind}": index(kind, latin) for kind in KINDS},
    }
    symbols = (
        f'<symbol id="{name}" viewBox="{BOX}">{drawing}</symbol>'
        for name, drawing in drawings.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>'


def build(node_modules: Path, built: Path) -> list[Path]:
    """Write the sprite; return the file."""
    file = built / "faces.svg"
    file.write_text(sprite(*typefaces(node_modules)), "utf-8")
    return [file]
