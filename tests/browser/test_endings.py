"""The end window: what lies in it, how one stands, what can be done next."""

import pytest
from playwright.sync_api import expect

from game import daily
from game.code import MatchCode, parse
from game.deal import match_game
from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk

EASY, TURTLE = "MM2-PAAU-AAAAAAB", "MJ1-L00-AAAAABL"
WINDOW = 'dialog[data-dialog="end"]'


def groups(code: str) -> list[tuple[int, ...]]:
    """The cards of each picture."""
    options = parse(code)
    assert isinstance(options, MatchCode)
    found: dict[str, list[int]] = {}
    for card, picture in enumerate(match_game(options).deck):
        found.setdefault(str(picture), []).append(card)
    return [tuple(cards) for cards in found.values()]


def win(desk: Desk, code: str) -> None:
    """Find every pair at the first attempt, until the end window is open."""
    for cards in groups(code):
        desk.attempt(*cards)
    desk.pass_time(2)
    desk.wait_for("end")


def expect_fact(desk: Desk, name: str, value: str) -> None:
    row = desk.page.locator(f"{WINDOW} .facts > div", has_text=name)
    expect(row.locator("dd")).to_have_text(value)


@pytest.fixture
def own(open_desk: OpenDesk) -> Desk:
    return open_desk("home")


def test_wins_in_a_row_are_counted(own: Desk) -> None:
    own.go(EASY)
    own.until(f'#board[data-code="{EASY}"]')
    for won in ("1", "2"):
        win(own, EASY)
        expect_fact(own, "In a row", won)
        expect_fact(own, "Failed", "0 of 20")
        assert own.page.locator(f"{WINDOW} .facts > div").count() == 3
        own.press("restart")
        own.until('#board[data-found="0"]')


def test_the_link_to_the_deal_is_copied(own: Desk) -> None:
    own.page.evaluate(
        "() => Object.defineProperty(navigator, 'clipboard',"
        " { value: { writeText: async (text) => { window.copied = text; } } })"
    )
    own.go(EASY)
    own.until(f'#board[data-code="{EASY}"]')
    win(own, EASY)
    own.press("share")
    expect(own.page.locator('[data-show="share"]')).to_have_text("Link copied")
    assert own.page.evaluate("window.copied") == own.page.url
    own.press("restart")
    own.until('#board[data-found="0"]')
    win(own, EASY)
    expect(own.page.locator('[data-show="share"]')).to_have_text("Copy link")


def test_the_other_deal_of_the_day_comes_next(own: Desk) -> None:
    date = own.page.evaluate("() => new Date().toLocaleDateString('sv')")
    code = str(daily.match_of(date))
    own.go(EASY)
    own.until(f'#board[data-code="{EASY}"]')
    win(own, EASY)
    expect_fact(own, "In a row", "1")
    assert not own.shows("daily-mahjong")
    own.home()
    own.go(code)
    own.until(f'#board[data-code="{code}"]')
    win(own, code)
    expect_fact(own, "In a row", "2")
    assert not own.shows("daily-match")
    own.press("daily-mahjong")
    own.until(f'#board[data-code="{daily.mahjong_of(date)}"]')
    assert own.windows == []


def test_the_last_pairs_lie_in_the_window_of_mahjong(own: Desk) -> None:
    own.go(TURTLE)
    own.until(f'#board[data-code="{TURTLE}"]')
    faces: list[str] = []
    for _ in range(72):
        own.press("hint")
        pair = own.hinted()
        face = {tile.number: tile.face for tile in own.tiles}
        faces += [face[tile] for tile in pair]
        own.tap(*pair)
    own.pass_time(2)
    own.wait_for("end")
    expect_fact(own, "Hints", "72")
    expect_fact(own, "In a row", "1")
    shown = own.page.evaluate(
        f"""() => [...document.querySelectorAll('{WINDOW} .tile use.picture')].map(
          (use) => use.getAttribute("href").slice(3))"""
    )
    assert shown == faces[-6:]
