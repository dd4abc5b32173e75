"""Showing the solution: at a chosen pace, stopped at will; the player's game stays as it was."""

import pytest

from game import mahjong
from game.code import MahjongCode, parse
from game.deal import mahjong_game
from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.browser.freeness import free_pairs

pytestmark = pytest.mark.browser

TURTLE = "MJ1-L00-AAAAABL"
NOTICE = "#notice:not([hidden])"
SHOWN = '#board[data-demonstration="true"]'
PACES = {"slow": 3.2, "medium": 1.6, "fast": 0.6}
"""Seconds a pair."""


def begin(desk: Desk, pairs: int = 3) -> dict[str, str]:
    """Play some pairs of a game and let the rest be shown; the board as it was before."""
    desk.deal(TURTLE)
    play(desk, pairs)
    facts = desk.board
    ask(desk)
    desk.until(SHOWN)
    return facts


def play(desk: Desk, pairs: int) -> None:
    """Take that many pairs of the plan, and take the last one back."""
    code = parse(TURTLE)
    assert isinstance(code, MahjongCode)
    for pair in mahjong_game(code).plan[: pairs + 1]:
        desk.tap(pair.a, pair.b)
    desk.press("undo")


def ask(desk: Desk) -> None:
    """Ask for the solution in the window of the pause."""
    desk.press("pause")
    desk.wait_for("pause")
    desk.press("show-solution")


def pace(desk: Desk, name: str) -> None:
    """Choose how fast the solution is shown."""
    desk.click(f'#showing input[name="pace"][value="{name}"]')


def is_shown(desk: Desk) -> bool:
    """Whether a solution is being shown."""
    return bool(desk.page.locator(SHOWN).count())


def test_the_rest_is_played_to_the_empty_table_and_counts_for_nothing(open_desk: OpenDesk) -> None:
    desk = open_desk()
    before = begin(desk)
    tiles = desk.tiles
    pace(desk, "fast")
    for shown in range(1, 70):
        desk.pass_time(PACES["fast"] / 2)
        assert desk.hinted() in free_pairs(desk.tiles)
        desk.pass_time(PACES["fast"] / 2)
        facts = desk.board
        assert (facts["status"], facts["pairs-removed"]) == ("playing", str(3 + shown))
        assert (facts["hints"], facts["elapsed"]) == (before["hints"], before["elapsed"])
    assert desk.tiles == []
    assert desk.text("#showing p") == "The table is empty."
    desk.pass_time(10)
    assert (desk.windows, desk.fact("status")) == ([], "playing")
    desk.press("stop-showing")
    assert (desk.board, desk.tiles) == (before, tiles)
    assert not is_shown(desk)
    desk.press("redo")
    assert desk.number("pairs-removed") == 4
    desk.home()
    desk.press("statistics")
    desk.wait_for("statistics")
    desk.click('dialog[data-dialog="statistics"] input[name="records"][value="mahjong"]')
    assert "No game of Mahjong Solitaire has ended yet" in desk.text('[data-part="no-mahjong"]')


def test_it_goes_at_the_chosen_pace_and_stops_at_once(desk: Desk) -> None:
    begin(desk)
    for name in ("slow", "fast", "medium"):
        pace(desk, name)
        removed = desk.number("pairs-removed")
        desk.pass_time(4 * PACES[name] + 0.05)
        assert desk.number("pairs-removed") == removed + 4
    desk.page.keyboard.press("Escape")
    facts = desk.board
    assert not is_shown(desk)
    assert facts["pairs-removed"] == "3"
    desk.pass_time(5)
    assert desk.number("pairs-removed") == 3
    assert desk.number("elapsed") > int(facts["elapsed"]) + 3, "the game goes on"


def test_nothing_can_be_played_while_it_is_shown(desk: Desk) -> None:
    begin(desk)
    facts = desk.board
    pair = free_pairs(desk.tiles)[0]
    desk.tap(*pair)
    for action in ("hint", "undo", "redo", "pause"):
        desk.press(action)
    assert (desk.board, desk.windows, desk.selected()) == (facts, [], [])
    desk.press("stop-showing")
    desk.tap(*free_pairs(desk.tiles)[0])
    assert desk.number("pairs-removed") == 4


def test_a_reload_in_the_middle_brings_the_players_game_back(open_desk: OpenDesk) -> None:
    desk = open_desk(TURTLE)
    play(desk, 3)
    before, tiles = desk.board, desk.tiles
    ask(desk)
    desk.pass_time(10)
    assert desk.number("pairs-removed") > 5
    desk.saved()
    desk.reload()
    assert (desk.board, desk.tiles) == (before, tiles)
    desk.press("redo")
    assert desk.number("pairs-removed") == 4


def test_leaving_in_the_middle_keeps_the_players_game(desk: Desk) -> None:
    before = begin(desk)
    desk.pass_time(5)
    desk.home()
    desk.press("continue-game")
    desk.until("#board[data-code]")
    assert desk.board == before
    desk.tap(*free_pairs(desk.tiles)[0])
    assert desk.number("pairs-removed") == 4


def test_a_window_stops_it_for_a_while(desk: Desk) -> None:
    begin(desk)
    desk.press("settings")
    removed = desk.number("pairs-removed")
    desk.pass_time(20)
    assert desk.number("pairs-removed") == removed
    desk.press("close")
    desk.pass_time(PACES["medium"] + 0.05)
    assert desk.number("pairs-removed") == removed + 1
    desk.press("stop-showing")


def test_it_is_offered_only_where_there_is_something_to_show(open_desk: OpenDesk) -> None:
    desk = open_desk(TURTLE, viewport={"width": 390, "height": 844})
    desk.press("menu")
    desk.press("show-solution")
    desk.until(SHOWN)
    desk.press("menu")
    assert not desk.shows("show-solution"), "it is being shown already"
    desk.press("close")
    desk.press("stop-showing")
    while desk.number("pairs-removed") < 72:
        desk.press("hint")
        desk.tap(*desk.hinted())
    desk.pass_time(1)
    desk.press("review")
    desk.press("menu")
    assert not desk.shows("show-solution"), "the game is won"


def test_without_a_known_way_to_win_nothing_is_shown(desk: Desk) -> None:
    desk.deal(TURTLE)
    code = parse(TURTLE)
    assert isinstance(code, MahjongCode)
    deal = mahjong_game(code)
    pair = next(pair for pair in mahjong.playable(deal.state) if pair not in deal.plan)
    desk.tap(pair.a, pair.b)
    ask(desk)
    assert not is_shown(desk)
    assert desk.windows == []
    assert "not known yet" in desk.text(NOTICE)
    desk.pass_time(4)
    ask(desk)
    desk.until(SHOWN)
    desk.pass_time(4)
    assert desk.number("pairs-removed") > 1
    desk.press("stop-showing")
    assert desk.number("pairs-removed") == 1
