"""The card pictures: built/cards/<kind>.json with version A, <kind>-versions.json with the others.

Each of these is a JSON object, version -> subject -> the text of one stand-alone SVG document. The
page shows a picture as an image of its own, so identifiers cannot collide. kinds.json has a small
hand of cards for each kind: kind -> three SVGs.
"""

import json
import re
from dataclasses import astuple
from math import radians
from pathlib import Path
from typing import Any

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import SVGPath

from game.catalogue import ALL_VERSIONS, KINDS, SUBJECTS, VERSIONS, Picture
from tools.art.iconset import Icon, IconSet
from tools.art.pictures import OWN, sources
from tools.art.squeeze import squeezed
from tools.paths import ROOT

SETS = dict(
    zip(
        VERSIONS,
        ("noto", "fluent-emoji-flat", "twemoji", "openmoji", "emojione", "noto-v1"),
        strict=True,
    )
)
"""Version -> the icon set that draws it."""

HANDS = {
    "transport": ("rocket", "sailboat", "bus"),
    "objects": ("umbrella", "key", "alarm-clock"),
    "sport": ("football", "trophy", "violin"),
    "fruit": ("pear", "carrot", "strawberry"),
    "food": ("teapot", "cheese", "croissant"),
    "animals": ("owl", "rabbit", "giraffe"),
}
"""Kind -> the three subjects that stand for it where a kind is chosen, the front one last."""

ROOMY = "openmoji"
"""The set that leaves a wide margin around its drawings: cut, so that all are of one size."""

MARGIN = 2.0
"""Left around a cut drawing, in units of its set: half a line's width, and air."""

SMALLEST = 46.0
"""The least side of a cut box, of 72, so that no small drawing grows coarse."""

TURN = re.compile(r"rotate\(([^)]*)\)")


def cut(icon: Icon) -> Icon:
    """Return the icon in a square box around the middle of what it paints."""
    pen = BoundsPen(None)
    SVGPath.fromstring(TURN.sub(_matrix, icon.svg()).encode()).draw(pen)
    left, top, right, bottom = pen.bounds
    side = max(right - left + 2 * MARGIN, bottom - top + 2 * MARGIN, SMALLEST)
    return Icon(((left + right - side) / 2, (top + bottom - side) / 2, side, side), icon.body)


def _matrix(turn: re.Match[str]) -> str:
    """Write a rotation as fontTools reads it."""
    angle, x, y = [*map(float, turn[1].split()), 0.0, 0.0][:3]
    matrix = Transform().translate(x, y).rotate(radians(angle)).translate(-x, -y)
    return f"matrix({','.join(f'{value:.6f}' for value in matrix)})"


def own(path: Path) -> str:
    """Return a drawing of ours without its title, comments and line breaks."""
    text = re.sub(r"<title>.*?</title>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL)
    return re.sub(r">\s+<", "><", text).strip()


def picture(icons: IconSet, kind: str, subject: str) -> str:
    """Return one drawing as the text of an SVG document."""
    if (kind, subject) in OWN:
        return own(ROOT / OWN[kind, subject])
    icon = icons.icon(sources()[kind, subject].icon)
    return (cut(icon) if icons.name == ROOMY else icon).svg()


def drawings(node_modules: Path) -> dict[Picture, str]:
    """Return every picture of the cards as its set draws it."""
    sets = {version: IconSet.load(node_modules, name) for version, name in SETS.items()}
    return {
        Picture(kind, subject, version): picture(icons, kind, subject)
        for version, icons in sets.items()
        for kind in KINDS
        for subject in (SUBJECTS if version == "A" else ALL_VERSIONS)[kind]
    }


def build(node_modules: Path, built: Path) -> list[Path]:
    """Write the pictures of every kind, and their hands; return the files."""
    drawn = drawings(node_modules)
    drawn = dict(zip(drawn, squeezed([*drawn.values()]), strict=True))
    contents: dict[str, dict[str, Any]] = {
        "kinds": {
            kind: [drawn[Picture(kind, subject, "A")] for subject in HANDS[kind]] for kind in KINDS
        }
    }
    for (kind, subject, version), svg in ((astuple(found), svg) for found, svg in drawn.items()):
        name = kind if version == "A" else f"{kind}-versions"
        contents.setdefault(name, {}).setdefault(version, {})[subject] = svg
    folder = built / "cards"
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in contents.items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text, "utf-8")
    return [folder / f"{name}.json" for name in contents]
