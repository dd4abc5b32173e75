"""Languages that are not there yet: words 40 % longer, and a page that runs from right to left."""

import re
from io import BytesIO

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk, resize
from tests.browser.test_screens import (
    CUT,
    OVERFLOW,
    expect_tidy,
    expect_whole,
    go_through_windows,
)
from tools.catalogues import catalogue

pytestmark = pytest.mark.browser

SIZES = ((360, 640), (768, 1024))
WORD = re.compile(r"\{[^}]*\}|[^\W\d_]+")
SIDEWAYS = """() => [...document.querySelectorAll("dialog[open], dialog[open] > *")]
  .filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.className)"""
MIRROR = "() => { document.documentElement.dir = 'rtl'; }"


def longer(text: str) -> str:
    """The text with every word 40 % longer."""

    def stretched(found: re.Match[str]) -> str:
        word = found[0]
        return word if word[0] == "{" else word + "éöšňąī"[: -(-len(word) * 2 // 5)]

    return WORD.sub(stretched, text)


def long_language() -> bytes:
    """A catalogue in the place of the Slovak one, made from the English sentences."""
    made = Catalog(locale="sk")
    names = {message.id: message.string for message in catalogue("en") if message.context}
    for message in catalogue("sk"):
        if isinstance(message.id, tuple):
            one, more = message.id
            made.add(message.id, (longer(one), longer(more), longer(more)))
        elif message.context:
            made.add(message.id, longer(str(names[message.id])), context=message.context)
        elif message.id:
            made.add(message.id, longer(str(message.id)))
    body = BytesIO()
    write_mo(body, made)
    return body.getvalue()


def speak_long(desk: Desk) -> None:
    """Speak the long language."""
    body = long_language()
    desk.page.route("**/locale/sk.mo", lambda route: route.fulfill(body=body))
    desk.click('[data-language="sk"]')
    desk.until('body[data-lang="sk"]')
    assert "Settingséöš" in desk.page.inner_text("body")


@pytest.mark.parametrize(
    "size",
    [SIZES[0], pytest.param(SIZES[1], marks=pytest.mark.slow)],
    ids=lambda size: f"{size[0]}x{size[1]}",
)
@pytest.mark.parametrize("mirrored", [False, True], ids=["long", "mirrored"])
def test_nothing_overflows(open_desk: OpenDesk, size: tuple[int, int], mirrored: bool) -> None:
    desk = open_desk("home", reduced_motion="reduce")
    if mirrored:
        desk.page.evaluate(MIRROR)
    else:
        speak_long(desk)
    resize(desk, size)
    expect_whole(desk, ".still .card, .still > img", "html")
    go_through_books(desk)
    go_through_windows(desk)


def go_through_books(desk: Desk) -> None:
    """Hold the windows that are read against the screen."""
    for action in ("rules", "about", "statistics"):
        desk.press(action)
        desk.wait_for(action)
        expect_nothing_cut(desk)
        desk.press("close")


def expect_nothing_cut(desk: Desk) -> None:
    """Nothing leaves its place, nothing scrolls sideways."""
    assert desk.page.evaluate(OVERFLOW)[0] <= 0
    assert desk.page.evaluate(CUT) == []
    assert desk.page.evaluate(SIDEWAYS) == []


def test_page_reflows_at_400_percent(open_desk: OpenDesk) -> None:
    """A window of 1280 × 1024 at 400 % is 320 × 256 CSS pixels large (WCAG 1.4.10)."""
    desk = open_desk("home", reduced_motion="reduce")
    for size in ((640, 512), (320, 256)):
        resize(desk, size)
        expect_nothing_cut(desk)
        go_through_books(desk)
        for action, window in (
            ("new-match", "new-game"),
            ("new-mahjong", "new-game"),
            ("settings", "settings"),
        ):
            desk.press(action)
            desk.wait_for(window)
            expect_nothing_cut(desk)
            desk.press("close")


def test_mirrored_page_keeps_its_boards(open_desk: OpenDesk) -> None:
    """Places are what a code means: the first card lies at the left in every language."""
    desk = open_desk("home", reduced_motion="reduce")
    desk.page.evaluate(MIRROR)
    for code in ("MM2-PAAU-AAAAAAB", "MJ1-L00-AAAAABL"):
        desk.deal(code)
        expect_tidy(desk)
        lefts = desk.page.evaluate(
            """() => [...document.querySelectorAll("#board [data-card], #board [data-tile]")]
              .slice(0, 2).map((node) => node.getBoundingClientRect().left)"""
        )
        assert lefts[0] < lefts[1]
