"""What an installed app needs as pixels: built/install/*.png, from our drawings.

Icons come from static/art/install/; the pictures of the games, which only the browser's offer to
install shows, are drawn here and now.
"""

import json
import re
from pathlib import Path

import resvg_py

from game.catalogue import KINDS
from tools.art.drawing import scenes
from tools.art.faces.sprite import typefaces
from tools.paths import ROOT

ART = ROOT / "static" / "art" / "install"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-512.png": ("full.svg", 512),
    "touch-180.png": ("full.svg", 180),
    "match-96.png": ("match.svg", 96),
    "mahjong-96.png": ("mahjong.svg", 96),
}
"""File -> the drawing it is made from, and its side in pixels."""
WIDE, NARROW = (1280, 800), (720, 1280)
INK = re.compile(r"var\(--[\w-]+,\s*([^)]+)\)")
"""A colour that a theme may change, and what it is without one."""


def pixels(svg: str, width: int, height: int) -> bytes:
    """Return a drawing as PNG, in the colours that it has without a theme."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=INK.sub(r"\1", svg), width=width, height=height, skip_system_fonts=True
        )
    )


def screenshots(node_modules: Path, built: Path) -> dict[str, bytes]:
    """Return the pictures of both games, wide and narrow, by their file names."""
    fonts = typefaces(node_modules)
    kind = KINDS[scenes.CARDS.kind]
    pictures = json.loads((built / "cards" / f"{kind}.json").read_text("utf-8"))["A"]
    back = scenes.back(ROOT)
    found = {}
    for form, size in (("wide", WIDE), ("narrow", NARROW)):
        drawn = {
            "match": scenes.cards(*size, pictures, back),
            "mahjong": scenes.tiles(*size, *fonts),
        }
        for game, svg in drawn.items():
            found[f"screenshot-{game}-{form}.png"] = pixels(svg, *size)
    return found


def build(node_modules: Path, built: Path) -> list[Path]:
    """Write all pictures; return the files. The pictures of the cards must be built before."""
    folder = built / "install"
    folder.mkdir(parents=True, exist_ok=True)
    contents = {
        name: pixels((ART / source).read_text("utf-8"), side, side)
        for name, (source, side) in ICONS.items()
    }
    contents |= screenshots(node_modules, built)
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    return [folder / name for name in contents]
