"""Back closes a window first, then leads from a game to home, and from home to where one was."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.conftest import Open
from tools.chromium import READY

MATCH, MAHJONG, OTHER = "MM2-PAAU-AAAAAAB", "MJ1-L00-AAAAABL", "MM2-PAAU-AAAAAAC"
ELSEWHERE = "about:blank"
HOME = 'body[data-view="home"]'


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    """A page of its own, at home: a history of its own too."""
    return open_desk("home")


def back(desk: Desk) -> None:
    desk.page.go_back()


def expect_settled(page: Page, *place: str) -> None:
    """Wait until the browser's history stands at this place."""
    page.wait_for_function(
        "place => JSON.stringify(JSON.parse(history.state).slice(1)) === JSON.stringify(place)",
        arg=list(place),
    )


def expect_address(desk: Desk, fragment: str) -> None:
    expect(desk.page).to_have_url(f"{desk.page.url.partition('#')[0]}#{fragment}")


def test_back_closes_the_window_and_leaves_the_game_as_it_is(desk: Desk) -> None:
    desk.go(MATCH)
    desk.until(f'#board[data-code="{MATCH}"]')
    desk.tap(0)
    for action, window in (("new-game", "new-game"), ("settings", "settings"), ("pause", "pause")):
        desk.press(action)
        desk.wait_for(window)
        back(desk)
        desk.wait_closed()
        assert desk.states() == "u" + 11 * "d"
        assert desk.fact("status") == "playing"
        expect_address(desk, MATCH)
    back(desk)
    desk.until(HOME)
    expect_address(desk, "home")


def test_windows_over_windows_close_one_by_one(desk: Desk) -> None:
    desk.go(MATCH)
    desk.until(f'#board[data-code="{MATCH}"]')
    desk.attempt(0, 1)
    desk.press("new-game")
    desk.page.fill('[data-field="code"]', OTHER)
    desk.press("start")
    desk.wait_for("question")
    while windows := desk.windows:
        back(desk)
        desk.page.wait_for_selector(
            f'dialog[data-dialog="{windows[-1]}"][open]', state="detached", timeout=10_000
        )
    assert desk.fact("code") == MATCH
    assert desk.number("failed") == 1


def test_a_window_closed_by_its_button_leaves_nothing_behind(desk: Desk) -> None:
    desk.go(MAHJONG)
    desk.until(f'#board[data-code="{MAHJONG}"]')
    for _ in range(3):
        desk.press("settings")
        desk.press("close")
        desk.wait_closed()
    expect_settled(desk.page, "home", MAHJONG)
    back(desk)
    desk.until(HOME)


def test_from_home_back_leads_to_where_one_came_from(open_page: Open, site: str) -> None:
    page = open_page()
    page.goto(ELSEWHERE)
    page.goto(f"{site}#{MATCH}")
    page.wait_for_selector(READY)
    page.locator('[data-card="0"]').click()
    page.go_back()
    page.wait_for_selector(HOME)
    page.locator("#play-match").click()
    page.wait_for_selector('[data-card="0"][data-state="up"]')
    page.locator('.bar [data-action="home"]').click()
    page.wait_for_selector(HOME)
    expect(page).to_have_url(f"{site}#home")
    expect_settled(page, "home")
    page.go_back()
    page.wait_for_url(ELSEWHERE)


def test_forward_leads_into_the_game_again_and_never_opens_a_window(desk: Desk) -> None:
    desk.go(MATCH)
    desk.until(f'#board[data-code="{MATCH}"]')
    desk.tap(3)
    desk.press("settings")
    back(desk)
    desk.wait_closed()
    back(desk)
    desk.until(HOME)
    desk.page.go_forward()
    desk.until('[data-card="3"][data-state="up"]')
    desk.page.go_forward()
    expect_settled(desk.page, "home", MATCH)
    assert desk.windows == []
    assert desk.states() == "ddd" + "u" + 8 * "d"
    back(desk)
    desk.until(HOME)


def test_a_game_dealt_anew_takes_the_place_of_the_one_before(desk: Desk) -> None:
    desk.go(MATCH)
    desk.until(f'#board[data-code="{MATCH}"]')
    for _ in range(2):
        before = desk.fact("code")
        desk.press("new-game")
        desk.wait_for("new-game")
        desk.press("start")
        desk.until(f'#board[data-code]:not([data-code="{before}"])')
    expect_address(desk, desk.fact("code"))
    back(desk)
    desk.until(HOME)


def test_back_at_the_end_of_a_game_looks_at_the_cards(desk: Desk) -> None:
    desk.go("MM2-PAAW-AAAAAAF")
    desk.until("#board[data-limit]")
    desk.attempt(0, 1)
    desk.wait_for("compare")
    desk.click('[data-field="dont-show"]')
    back(desk)
    desk.wait_closed()
    while desk.fact("status") == "playing":
        desk.attempt(0, 1)
    desk.wait_for("end")
    back(desk)
    desk.wait_closed()
    assert desk.fact("status") == "lost"
    back(desk)
    desk.until(HOME)


def test_a_page_loaded_again_under_a_window_needs_one_press_to_go_home(desk: Desk) -> None:
    desk.go(MATCH)
    desk.until(f'#board[data-code="{MATCH}"]')
    desk.tap(3)
    desk.press("settings")
    desk.reload()
    desk.until('[data-card="3"][data-state="up"]')
    expect_address(desk, MATCH)
    expect_settled(desk.page, "home", MATCH)
    back(desk)
    desk.until(HOME)
