"""Where the system imposes its own colours, every state still has a shape of its own."""

from collections.abc import Iterator

import pytest

from tests.browser.desk import Desk

pytestmark = pytest.mark.browser

STYLE = """([selector, part, property]) =>
  getComputedStyle(document.querySelector(selector), part || null).getPropertyValue(property)"""


@pytest.fixture
def forced(desk: Desk) -> Iterator[Desk]:
    """The shared page in the system's colours."""
    desk.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    yield desk
    desk.page.emulate_media(forced_colors="none", reduced_motion="no-preference")


def style(desk: Desk, selector: str, name: str, part: str = "") -> str:
    """A computed style of the first element of a selector."""
    return str(desk.page.evaluate(STYLE, [selector, part, name]))


def test_states_of_cards_and_tiles_differ_in_shape(forced: Desk) -> None:
    forced.deal("MM2-PAAU-AAAAAAB")
    forced.attempt(0, 3)
    forced.tap(1)
    down, up, found = ('[data-state="down"]', '[data-state="up"]', '[data-state="found"]')
    outlines = [style(forced, f"#board {one} .card", "outline-style") for one in (down, up)]
    assert outlines == ["none", "solid"]
    assert style(forced, f"#board {found} .face", "border-top-style") == "double"
    assert style(forced, f"#board {up} .face", "border-top-style") == "none"

    forced.deal("MJ1-L00-AAAAABL")
    forced.press("hint")
    assert style(forced, "#board [data-hinted]", "outline-style") == "dashed"
    forced.tap(next(tile.number for tile in forced.tiles if tile.free))
    assert style(forced, "#board [data-selected]", "outline-style") == "solid"
    assert style(forced, '#board [data-free="false"]', "border-top-style") == "dotted"
    assert style(forced, '#board [data-free="true"]', "border-top-style") == "solid"


def test_what_is_chosen_is_outlined(forced: Desk) -> None:
    forced.press("settings")
    for name in ("language", "theme", "comparison"):
        label = f'[data-dialog="settings"] label:has([name="{name}"]'
        assert style(forced, f"{label}:checked)", "outline-style") == "solid"
        assert style(forced, f"{label}:not(:checked))", "outline-style") == "none"
    chosen = '[data-dialog="settings"] .previews label:has(:checked)'
    assert style(forced, chosen, "display", "::after") == "none", "no empty disc over the outline"
    forced.press("close")
