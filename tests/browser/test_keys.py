"""The board from the keyboard: one tab stop, arrows within, and a focus that is never lost."""

import pytest

from tests.browser.desk import Desk
from tests.browser.freeness import free_pairs

pytestmark = pytest.mark.browser

PAIRS = "MM2-PAAU-AAAAAAB"
TURTLE = "MJ1-L00-AAAAABL"
FOCUSED = """() => {
  const { card, tile } = document.activeElement.dataset;
  return card ?? tile ?? null;
}"""
STOPS = """() => [...document.querySelectorAll("#board [data-card], #board [data-tile]")]
  .filter((node) => node.tabIndex >= 0).length"""


def focused(desk: Desk) -> int | None:
    """The piece that has the focus."""
    piece = desk.page.evaluate(FOCUSED)
    return None if piece is None else int(piece)


def tab_to_board(desk: Desk) -> None:
    """Press Tab until a piece has the focus."""
    for _ in range(30):
        if focused(desk) is not None:
            return
        desk.page.keyboard.press("Tab")
    pytest.fail("Tab does not lead to the board")


def test_cards_are_one_tab_stop_with_arrows_inside(desk: Desk) -> None:
    desk.deal(PAIRS)
    assert desk.page.evaluate(STOPS) == 1
    tab_to_board(desk)
    assert focused(desk) == 0
    for key, card in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowDown", 7),
        ("ArrowLeft", 6),
        ("ArrowUp", 1),
        ("ArrowUp", 1),
    ):
        desk.page.keyboard.press(key)
        assert focused(desk) == card, key
        assert desk.page.evaluate(STOPS) == 1
    desk.page.keyboard.press("Enter")
    assert sorted(desk.face_up()) == [1]
    desk.page.keyboard.press("ArrowRight")
    desk.page.keyboard.press("Space")
    assert sorted(desk.face_up()) == [1, 2]
    desk.pass_time(2)
    assert focused(desk) == 2
    assert desk.number("failed") == 1
    desk.page.keyboard.press("Tab")
    assert focused(desk) is None, "one Tab leaves the board"


def test_tiles_are_one_tab_stop_and_the_focus_outlives_a_pair(desk: Desk) -> None:
    desk.deal(TURTLE)
    assert desk.page.evaluate(STOPS) == 1
    tab_to_board(desk)
    first = focused(desk)
    desk.page.keyboard.press("ArrowRight")
    assert focused(desk) not in {first, None}
    for _ in range(3):
        a, b = free_pairs(desk.tiles)[0]
        for tile in (a, b):
            desk.page.locator(f'[data-tile="{tile}"]').focus()
            desk.page.keyboard.press("Enter")
        left = {tile.number for tile in desk.tiles}
        assert not {a, b} & left
        assert focused(desk) in left, "the focus goes on to a tile that is left"
        assert desk.page.evaluate(STOPS) == 1


def test_escape_closes_a_window_and_the_focus_returns(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.page.locator('[data-action="settings"]:visible').focus()
    desk.page.keyboard.press("Enter")
    desk.wait_for("settings")
    desk.page.keyboard.press("Escape")
    desk.wait_closed()
    action = desk.page.evaluate("() => document.activeElement.dataset.action")
    assert action == "settings"
    desk.tap(0)
    desk.page.keyboard.press("Escape")
    assert sorted(desk.face_up()) == [0], "Escape alone does nothing to the game"


def test_continue_has_the_focus_in_the_compare_window(desk: Desk) -> None:
    desk.deal("MM2-PAAW-AAAAAAF")
    desk.attempt(0, 1)
    action = desk.page.evaluate("() => document.activeElement.dataset.action")
    assert action == "continue"
    desk.page.keyboard.press("Enter")
    desk.wait_closed()
    assert desk.number("failed") == 1
