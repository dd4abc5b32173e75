"""Hints that keep a game won, lost games said to be lost, and the ways out of a dead end."""

from collections.abc import Iterator

import pytest

from game import mahjong
from game.code import MahjongCode, parse
from game.deal import MahjongDeal, mahjong_game
from game.solver import Verdict, solve
from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.browser.freeness import free_pairs

pytestmark = pytest.mark.browser

TURTLE = "MJ1-L00-AAAAABL"
DEAD_END = "MJ1-L00-AAAAAAC"
THOUGHT = 3.0
"""Seconds in which the page decides any position of these games."""
STUCK = 'dialog[data-dialog="stuck"]'
NOTICE = "#notice:not([hidden])"
BACK = f'{STUCK} [data-action="last-chance"]'


def dealt(text: str) -> MahjongDeal:
    """The deal of a code, by the rules."""
    code = parse(text)
    assert isinstance(code, MahjongCode)
    return mahjong_game(code)


def careless(state: mahjong.State) -> Iterator[tuple[mahjong.Pair, mahjong.State]]:
    """A game in which the first pair is always taken: each pair, and the table after it."""
    while pairs := mahjong.playable(state):
        state = mahjong.play(state, pairs[0])
        yield pairs[0], state


def play_until_lost(desk: Desk) -> int:
    """Take first pairs until the game is lost but goes on; how many that took."""
    desk.deal(DEAD_END)
    for taken, (pair, state) in enumerate(careless(dealt(DEAD_END).state), 1):
        desk.tap(pair.a, pair.b)
        if solve(state, 20_000).verdict is Verdict.LOST:
            assert desk.fact("status") == "playing"
            return taken
    raise AssertionError(f"{DEAD_END} is no example of a lost game")


def play_to_the_end(desk: Desk) -> int:
    """Take first pairs until none is left; how many moves ago the game could still be won."""
    desk.deal(DEAD_END)
    game = list(careless(dealt(DEAD_END).state))
    for pair, _ in game:
        desk.tap(pair.a, pair.b)
    desk.wait_for("stuck")
    lost = [solve(state, 20_000).verdict is Verdict.LOST for _, state in game]
    return sum(lost)


def test_a_broken_plan_is_replaced_and_hints_win_all_the_same(desk: Desk) -> None:
    desk.deal(TURTLE)
    deal = dealt(TURTLE)
    pair = next(pair for pair in mahjong.playable(deal.state) if pair not in deal.plan)
    desk.tap(pair.a, pair.b)
    desk.pass_time(THOUGHT)
    for done in range(1, 72):
        desk.press("hint")
        assert not desk.page.locator(NOTICE).count()
        desk.tap(*desk.hinted())
        assert desk.number("pairs-removed") == done + 1
    assert desk.fact("status") == "won"


def test_a_hint_that_nobody_has_thought_over_is_said_to_be_a_guess(desk: Desk) -> None:
    desk.deal(TURTLE)
    deal = dealt(TURTLE)
    pair = next(pair for pair in mahjong.playable(deal.state) if pair not in deal.plan)
    desk.tap(pair.a, pair.b)
    desk.press("hint")
    assert desk.hinted() in free_pairs(desk.tiles)
    assert desk.number("hints") == 1
    assert desk.text(NOTICE).startswith("A guess:")
    desk.pass_time(THOUGHT)
    desk.press("hint")
    assert not desk.page.locator(NOTICE).count()
    state = mahjong.play(deal.state, pair)
    state = mahjong.play(state, mahjong.Pair(*desk.hinted()))
    assert solve(state, 20_000).verdict is Verdict.WON


def test_a_lost_game_is_said_to_be_lost_when_a_hint_is_asked_for(desk: Desk) -> None:
    play_until_lost(desk)
    desk.pass_time(THOUGHT)
    assert not desk.page.locator(NOTICE).count(), "nobody has asked"
    desk.press("hint")
    assert desk.hinted() in free_pairs(desk.tiles)
    assert "can no longer be won" in desk.text(NOTICE)
    desk.press("notice-action")
    desk.wait_for("stuck")
    assert "can no longer be won" in desk.text(f"{STUCK} h2")
    desk.pass_time(THOUGHT)
    assert desk.text(BACK).startswith("Back 1 pair,")
    removed = desk.number("pairs-removed")
    desk.press("last-chance")
    facts = desk.board
    assert desk.windows == []
    assert (facts["status"], facts["pairs-removed"]) == ("playing", str(removed - 1))
    desk.press("redo")
    assert desk.number("pairs-removed") == removed


def test_a_lost_game_is_told_unasked_only_to_who_wants_that(desk: Desk) -> None:
    desk.deal(DEAD_END)
    desk.choose("lost")
    play_until_lost(desk)
    assert not desk.page.locator(NOTICE).count()
    desk.pass_time(THOUGHT)
    assert "can no longer be won" in desk.text(NOTICE)
    removed = desk.number("pairs-removed")
    assert desk.fact("status") == "playing"
    desk.press("undo")
    assert not desk.page.locator(NOTICE).count(), "the game can be won again"
    assert desk.number("pairs-removed") == removed - 1
    desk.choose("lost")


def test_a_dead_end_leads_back_to_the_last_position_that_could_be_won(desk: Desk) -> None:
    pairs = play_to_the_end(desk)
    removed = desk.number("pairs-removed")
    assert desk.text(BACK).startswith("Looking")
    assert desk.page.locator(BACK).get_attribute("aria-disabled") == "true"
    desk.press("last-chance")
    assert desk.windows == ["stuck"], "it is not known yet where to"
    desk.pass_time(THOUGHT)
    assert desk.text(BACK).startswith(f"Back {pairs} pair")
    desk.press("last-chance")
    facts = desk.board
    assert desk.windows == []
    assert (facts["status"], facts["pairs-removed"]) == ("playing", str(removed - pairs))
    while desk.number("pairs-removed") < 72:
        desk.press("hint")
        desk.tap(*desk.hinted())
    assert desk.fact("status") == "won"


def test_a_dead_end_offers_the_same_tiles_again(desk: Desk) -> None:
    play_to_the_end(desk)
    desk.press("restart")
    desk.until('#board[data-pairs-removed="0"]')
    facts = desk.board
    assert (facts["code"], facts["status"]) == (DEAD_END, "playing")
    assert desk.windows == []


def test_nothing_is_sought_on_a_hidden_page(open_desk: OpenDesk) -> None:
    desk = open_desk(DEAD_END)
    deal = dealt(DEAD_END)
    pair = next(pair for pair in mahjong.playable(deal.state) if pair not in deal.plan)
    desk.tap(pair.a, pair.b)
    hide = """(hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    desk.page.evaluate(hide, True)
    desk.pass_time(THOUGHT)
    desk.page.evaluate(hide, False)
    desk.press("hint")
    assert desk.text(NOTICE).startswith("A guess:")
    desk.pass_time(THOUGHT)
    desk.press("hint")
    assert not desk.page.locator(NOTICE).count()


def test_a_reload_in_a_dead_end_shows_the_ways_out_again(open_desk: OpenDesk) -> None:
    desk = open_desk()
    pairs = play_to_the_end(desk)
    desk.saved()
    desk.reload()
    desk.wait_for("stuck")
    desk.pass_time(THOUGHT)
    assert desk.text(BACK).startswith(f"Back {pairs} pair")
