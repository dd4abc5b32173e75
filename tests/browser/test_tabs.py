"""Two tabs: a game is played in one of them, and neither loses what the other does."""

import json

from playwright.sync_api import Page

from tests.browser import shelf
from tests.browser.desk import Desk
from tests.conftest import Open

TURTLE, CARDS = "MJ1-L00-AAAAABL", "MM2-PAAU-AAAAAAB"


def opened(page: Page, fragment: str = "") -> Desk:
    desk = Desk(page)
    desk.until(f'#board[data-code="{fragment}"]' if fragment else "body")
    return desk


def play_pairs(desk: Desk, pairs: int) -> None:
    for _ in range(pairs):
        desk.press("hint")
        desk.tap(*desk.hinted())


def test_the_later_tab_takes_over_and_the_earlier_can_take_back(open_page: Open) -> None:
    first = opened(open_page(TURTLE), TURTLE)
    play_pairs(first, 3)
    second = opened(open_page(context=first.page.context), TURTLE)
    assert second.number("pairs-removed") == 3
    first.wait_for("elsewhere")
    before = shelf.texts(second.page)["game:mahjong"]
    first.tap(first.tiles[0].number)
    assert shelf.texts(second.page)["game:mahjong"] == before
    play_pairs(second, 2)
    first.press("take-back")
    first.until('#board[data-pairs-removed="5"]')
    assert first.windows == []
    second.wait_for("elsewhere")
    play_pairs(first, 1)
    assert first.number("pairs-removed") == 6


def test_home_is_a_way_out_of_a_game_played_elsewhere(open_page: Open) -> None:
    first = opened(open_page(TURTLE), TURTLE)
    play_pairs(first, 1)
    opened(open_page(context=first.page.context), TURTLE)
    first.wait_for("elsewhere")
    first.press("home")
    first.until('body[data-view="home"]')
    first.until('#play-mahjong[data-action="continue-game"]')


def test_both_tabs_add_to_the_records(open_page: Open) -> None:
    first = opened(open_page(TURTLE), TURTLE)
    play_pairs(first, 1)
    second = opened(open_page(CARDS, context=first.page.context), CARDS)
    second.tap(0)
    for desk in (first, second):
        desk.press("restart")
        desk.wait_for("question")
        desk.press("yes")
        desk.wait_closed()
        desk.until('#board[data-elapsed="0"]')
    found = [json.loads(text) for text in shelf.records(first.page)]
    assert sorted(record["code"] for record in found) == [TURTLE, CARDS]
    assert {record["result"] for record in found} == {"given-up"}


def test_both_tabs_keep_their_choices(open_page: Open) -> None:
    first = opened(open_page("home"))
    second = opened(open_page("home", context=first.page.context))
    first.choose("theme", "dark")
    second.choose("tiles", "numbers")
    kept = json.loads(shelf.texts(first.page)["settings"])
    assert (kept["theme"], kept["tiles"]) == ("dark", "numbers")
