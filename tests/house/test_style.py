"""What the style sheets may set in motion: nothing that makes the browser lay out or paint anew."""

import re
from pathlib import Path

import pytest

from tools.paths import ROOT

STYLES = sorted((ROOT / "static" / "css").glob("*.css"))
CHEAP = {"transform", "translate", "rotate", "scale", "opacity"}
"""The properties that a browser moves without looking at the rest of the page."""
TRANSITION = re.compile(r"transition(?:-property)?:\s*([^;}]+)")
KEYFRAMES = re.compile(r"@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}")
FRAME = re.compile(r"\{([^{}]*)\}")
PROPERTY = re.compile(r"(?:^|;)\s*([\w-]+)\s*:")


def plain(text: str) -> str:
    """A style sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def moved(text: str) -> set[str]:
    """The properties that a style sheet sets in motion."""
    found: set[str] = set()
    for value in TRANSITION.findall(plain(text)):
        without = re.sub(r"\([^()]*(?:\([^()]*\)[^()]*)*\)", "", value)
        found |= {part.split()[0] for part in without.split(",")} - {"none"}
    for body in KEYFRAMES.findall(plain(text)):
        for frame in FRAME.findall(body):
            found |= set(PROPERTY.findall(frame))
    return found


def test_what_moves_is_found() -> None:
    text = """a { transition: color .2s, translate var(--d, 9ms) cubic-bezier(.2, .8, .2, 1); }
      /* b { transition: top 1s } */ c { transition: none; }
      @keyframes d { from { opacity: 0; left: 1px; } 30% { rotate: 1deg } }"""
    assert moved(text) == {"color", "translate", "opacity", "left", "rotate"}


@pytest.mark.parametrize("path", STYLES, ids=lambda path: path.name)
def test_only_cheap_properties_move(path: Path) -> None:
    assert moved(path.read_text(encoding="utf-8")) <= CHEAP
