"""First steps: both lessons done, by hand and by keyboard; nothing of the player's is touched."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.browser.shelf import texts
from ui.lessons import PLAN

COACH = "#coach-text"
OFFER = '[data-part="first-time"]'
MATCH = "MM2-PAAU-AAAAAAB"
PAIRS = ((1, 3), (2, 4), (0, 5))


def begin(desk: Desk, kind: str) -> None:
    """Begin a lesson from the home page."""
    desk.page.locator(f'[data-action="learn-{kind}"]').click()
    desk.until(f'#board[data-code="learn-{kind}"]')


def expect_coach(desk: Desk, text: str) -> None:
    expect(desk.page.locator(COACH)).to_contain_text(text)


def test_both_lessons_are_offered_at_first_and_done(open_desk: OpenDesk) -> None:
    desk = open_desk()
    expect(desk.page.locator(OFFER)).to_have_count(2)
    begin(desk, "match")
    expect_coach(desk, "Tap a card to turn it")
    desk.attempt(0, 1)
    expect_coach(desk, "That was a failed attempt")
    for cards in PAIRS:
        desk.attempt(*cards)
    expect_coach(desk, "All found!")
    assert desk.fact("status") == "won"
    assert desk.windows == []
    desk.press("learnt")
    desk.wait_for("new-game")
    desk.page.go_back()
    desk.wait_closed()
    desk.page.go_back()
    desk.until('body[data-view="home"]')

    begin(desk, "mahjong")
    expect_coach(desk, "Tap a free tile")
    assert [tile.free for tile in desk.tiles].count(False) == 4
    for pair in PLAN:
        desk.tap(pair.a, pair.b)
    expect_coach(desk, "The table is empty")
    desk.pass_time(1)
    assert desk.windows == []
    kept = texts(desk.page)
    assert [key for key in kept if key.startswith(("game", "done", "last"))] == []
    desk.home()
    assert desk.page.locator(OFFER).first.is_visible()


def test_the_boards_of_the_lessons_are_played_with_keys(open_desk: OpenDesk) -> None:
    desk = open_desk()
    keyboard = desk.page.keyboard
    desk.page.locator('[data-action="learn-match"]').focus()
    keyboard.press("Enter")
    desk.until('#board[data-code="learn-match"]')
    expect(desk.page.locator('[data-card="0"]')).to_be_focused()
    for key in ("ArrowRight", "Enter", "ArrowDown", "ArrowLeft", "Enter"):
        keyboard.press(key)
    assert desk.states() == "dududd"
    expect_coach(desk, "The same picture")
    desk.go("learn-mahjong")
    desk.until('#board[data-code="learn-mahjong"]')
    desk.page.locator('[data-tile="0"]').focus()
    keyboard.press("Enter")
    assert desk.selected() == [0]
    expect_coach(desk, "the same face")


def test_an_open_game_waits_for_the_end_of_a_lesson(open_desk: OpenDesk) -> None:
    desk = open_desk(MATCH)
    desk.attempt(0, 1)
    desk.saved()
    before = texts(desk.page)["game:match"]
    desk.press("rules")
    desk.wait_for("rules")
    desk.press("learn")
    desk.until('#board[data-code="learn-match"]')
    desk.attempt(0, 1)
    desk.press("restart")
    desk.until('#board[data-failed="0"]')
    assert desk.windows == []
    for cards in PAIRS:
        desk.attempt(*cards)
    desk.saved()
    kept = texts(desk.page)
    assert not [key for key in kept if key.startswith("done:")]
    assert kept["game:match"].partition('"owner"')[0] == before.partition('"owner"')[0]
    desk.press("learnt")
    desk.until(f'#board[data-code="{MATCH}"]')
    assert desk.number("failed") == 1
    assert not desk.page.locator("#coach").is_visible()
    desk.home()
    assert not desk.page.locator(OFFER).first.is_visible()


@pytest.mark.parametrize(
    ("language", "said"),
    [("sk", "Ťuknite na voľný kameň"), ("tr", "Serbest bir taşa dokunun")],
)
def test_a_lesson_speaks_the_language_of_the_page(desk: Desk, language: str, said: str) -> None:
    desk.go("learn-mahjong")
    desk.until('#board[data-code="learn-mahjong"]')
    desk.speak(language)
    expect_coach(desk, said)
    desk.speak("en")
    expect_coach(desk, "Tap a free tile")
    desk.press("learnt")
    desk.until('body[data-view="home"]')
