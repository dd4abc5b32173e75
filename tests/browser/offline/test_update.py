"""A new version of the whole site: offered in a game, refused, taken later; the game goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.desk import Desk
from tests.browser.offline.host import Host, changed, hosting
from tests.browser.offline.visitor import (
    Visitor,
    look_for_update,
    text,
    until,
    version,
    wait_for,
)
from tools import precache
from tools.chromium import READY
from tools.dist import STYLE
from tools.paths import DIST

pytestmark = pytest.mark.browser

PAIRS, TRIPLES, TURTLE = "MM2-PAAU-AAAAAAB", "MM2-TADN-AAAAAAB", "MJ1-L00-AAAAAAB"
CREDITS = "static/built/licences/credits.txt"
NEW = "of the second version"


@pytest.fixture
def host() -> Iterator[Host]:
    with hosting(DIST) as made:
        yield made


def test_an_update_waits_for_the_player(browser: Browser, host: Host, tmp_path: Path) -> None:
    one = precache.read(DIST)
    two = changed(DIST, tmp_path / "two", {CREDITS: NEW, STYLE: f"/* {NEW} */"})
    visitor = Visitor(browser, host, viewport={"width": 1280, "height": 800})
    playing, other = visitor.open(f"#{PAIRS}"), visitor.open(f"#{TURTLE}")
    for page in (playing, other):
        wait_for(page, "ready")
    desk = Desk(playing)
    desk.tap(4)
    playing.evaluate("window.mark = 1")
    facts, cards = desk.board, desk.cards

    host.start(tmp_path / "two")
    look_for_update(playing)
    offer = playing.locator("#update")
    expect(offer).to_be_visible(timeout=15_000)
    host.stop()
    assert desk.windows == []
    assert desk.cards == cards
    assert {**desk.board, "elapsed": ""} == {**facts, "elapsed": ""}

    desk.press("later")
    expect(offer).to_be_hidden()
    card = next(card.number for card in desk.cards if card.state == "down")
    desk.tap(card)
    assert desk.cards[card].state == "up"
    until(lambda: desk.fact("failed") == "1" or desk.fact("found") == "1")
    after_move = desk.board
    assert (playing.evaluate("window.mark"), version(playing)) == (1, one.version)

    desk.home()
    with playing.expect_navigation():
        desk.press("update")
    playing.wait_for_selector(READY, state="attached")
    assert version(playing) == two.version
    assert NEW in text(playing, CREDITS)
    desk.press("continue-game")
    desk.until(f'#board[data-code="{PAIRS}"]')
    for name in ("code", "status", "found", "failed"):
        assert desk.board[name] == after_move[name]

    # The other page is still of the first version, and gets what it has not asked for yet.
    older = Desk(other)
    assert version(other) == one.version
    assert NEW not in text(other, CREDITS)
    older.press("hint")
    older.tap(*older.hinted())
    assert older.fact("pairs-removed") == "1"
    older.home()
    other.locator('.home [data-language="sk"]').click()
    expect(other.locator("body")).to_have_attribute("data-lang", "sk")
    older.deal(TRIPLES)
    assert older.fact("code") == TRIPLES
    assert visitor.watch.faults == []
    visitor.close()


@pytest.mark.parametrize(
    "name",
    [
        "static/built/pyodide/pyodide.asm.wasm",
        pytest.param("static/built/python.pack", marks=pytest.mark.slow),
        pytest.param("static/js/start.mjs", marks=pytest.mark.slow),
    ],
)
def test_a_spoilt_file_heals_by_itself(browser: Browser, host: Host, name: str) -> None:
    site = precache.read(DIST)
    visitor = Visitor(browser, host)
    page = visitor.open("#home")
    wait_for(page, "ready")
    visitor.put(page, site.version, name, "spoilt")
    page.reload()
    if name.endswith("start.mjs"):  # nothing runs that could ask for help: the worker sees it
        until(lambda: page.evaluate("window.parlour.offline") is None)
        visitor.age_notes(page)
        page.reload()
        until(lambda: visitor.get(page, site.version, name) != "spoilt")
        page.reload()
    page.wait_for_selector(READY, state="attached", timeout=60_000)
    wait_for(page, "ready")
    assert visitor.get(page, site.version, name) != "spoilt"
    visitor.close()


def test_a_page_without_a_worker_says_nothing_about_it(browser: Browser, host: Host) -> None:
    visitor = Visitor(browser, host, service_workers="block")
    page = visitor.open("#home")
    wait_for(page, "none")
    expect(page.locator("#offline")).to_be_hidden()
    expect(page.locator("#update")).to_be_hidden()
    assert visitor.watch.faults == []
    visitor.close()
