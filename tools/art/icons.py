"""The page's icons: built/icons.svg, a symbol `i-<name>` for each of `ICONS`, from lucide-static.

Used as `<svg aria-hidden="true"><use href="static/built/icons.svg#i-house"/></svg>`. An icon is
drawn on a grid of 24 with a stroke of 2 in the colour of the text around it.
"""

import re
from pathlib import Path

ICONS = (
    *("house", "square-plus", "menu", "x", "check", "info", "triangle-alert", "link"),
    *("play", "pause", "undo-2", "redo-2", "rotate-ccw", "history", "lightbulb", "copy"),
    *("clock", "layers", "circle-x", "circle-check", "equal", "equal-not", "trophy"),
    *("book-open", "chart-column", "sliders-horizontal", "download", "upload"),
    *("printer", "presentation", "keyboard", "trash-2"),
    *("zoom-in", "zoom-out", "sun", "moon", "contrast", "languages"),
)
"""Add a name of lucide.dev here to have its icon."""

STROKE = (
    'fill="none" stroke="currentColor" stroke-width="2"'
    ' stroke-linecap="round" stroke-linejoin="round"'
)


def symbol(node_modules: Path, name: str) -> str:
    """Return one icon as a symbol; raises FileNotFoundError for a name that lucide lacks."""
    text = (node_modules / "lucide-static" / "icons" / f"{name}.svg").read_text("utf-8")
    found = re.search(r"<svg[^>]*>(.*)</svg>", text, flags=re.DOTALL)
    if not found:
        raise ValueError(f"lucide-static: {name}.svg holds no drawing")
    body = re.sub(r"\s+", " ", found[1]).replace("> <", "><").replace(" />", "/>").strip()
    return f'<symbol id="i-{name}" viewBox="0 0 24 24" {STROKE}>{body}</symbol>'


def build(node_modules: Path, built: Path) -> list[Path]:
    """Write the icons; return the file."""
    symbols = "".join(symbol(node_modules, name) for name in ICONS)
    file = built / "icons.svg"
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>', "utf-8")
    return [file]
