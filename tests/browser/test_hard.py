"""Hard deals of Mahjong Solitaire: chosen, typed, judged, and kept apart from the usual ones."""

import pytest

from game import proven
from game.code import MahjongCode, parse
from tests.browser.conftest import OpenDesk
from tests.browser.desk import NEUTRAL, Desk, resize

pytestmark = pytest.mark.browser

WINDOW = 'dialog[data-dialog="new-game"]'
HARD = f'{WINDOW} input[name="hard"][value="True"]'
NOTICE = "#notice:not([hidden])"
THOUGHT = 2.0
"""Seconds in which the page decides these deals; what it says of them stays longer."""
PROVEN, WINNABLE, LOST = "MJ1-H00-GTUORUN", "MJ1-H00-AAAAAAB", "MJ1-H12-AAAAAAB"
"""A deal of the list; two typed ones, of which the second cannot be won."""


def open_window(desk: Desk) -> None:
    """Open the window from home."""
    desk.home()
    desk.press("new-mahjong")
    desk.wait_for("new-game")


def choose(desk: Desk, name: str, value: str) -> None:
    """Choose in a row."""
    desk.click(f'{WINDOW} input[name="{name}"][value="{value}"]')


def code(desk: Desk) -> str:
    """What stands in the code field."""
    return desk.page.locator('[data-field="code"]').input_value()


def is_proven(text: str) -> bool:
    """Whether a code stands in the list."""
    found = parse(text)
    return isinstance(found, MahjongCode) and found in proven.codes(found.layout)


def test_a_hard_game_is_chosen_and_drawn_from_the_proven_ones(desk: Desk) -> None:
    desk.deal(NEUTRAL["MJ1"])  # or the page asks whether to give up an earlier test's game
    open_window(desk)
    choose(desk, "layout", "00")
    choose(desk, "hard", "True")
    assert is_proven(code(desk))
    assert "proven" in desk.text(f"{WINDOW} footer .note")
    first = code(desk)
    desk.press("start")
    desk.until(f'#board[data-code="{first}"]')
    assert desk.number("free") == 35
    assert desk.text('[data-show="subtitle"]') == "The Turtle, hard – proven winnable"
    desk.press("new-game")
    desk.wait_for("new-game")
    assert code(desk) == first
    desk.press("start")
    desk.until(f'#board:not([data-code="{first}"])')
    assert is_proven(desk.fact("code"))
    open_window(desk)
    assert is_proven(code(desk)), "the last choice holds"
    choose(desk, "hard", "False")
    assert code(desk).startswith("MJ1-L00-")
    desk.press("start")
    desk.until('#board[data-code^="MJ1-L00-"]')


def test_only_layouts_with_a_list_offer_hard_games(desk: Desk) -> None:
    open_window(desk)
    for layout, offered in (("00", True), ("11", False), ("12", False), ("00", True)):
        choose(desk, "layout", layout)
        assert desk.page.locator(HARD).is_enabled() is offered
        said = "Hard games of this layout are not offered."
        assert (said in desk.text('[data-show="layout-about"]')) is not offered
    choose(desk, "hard", "True")
    choose(desk, "layout", "11")
    assert code(desk).startswith("MJ1-L11-")
    choose(desk, "layout", "00")
    choose(desk, "hard", "False")


@pytest.mark.parametrize("size", [(320, 568), (360, 640)], ids=str)
def test_hard_games_are_seen_on_a_phone_without_scrolling(
    screen: Desk, size: tuple[int, int]
) -> None:
    resize(screen, size)
    open_window(screen)
    body, choice = (
        screen.page.locator(selector).bounding_box()
        for selector in (f"{WINDOW} .body", f"{WINDOW} label:has({HARD.removeprefix(WINDOW)})")
    )
    assert body is not None
    assert choice is not None
    assert body["y"] <= choice["y"]
    assert choice["y"] + choice["height"] <= body["y"] + body["height"]


def test_hints_of_a_proven_hard_game_win_it(desk: Desk) -> None:
    desk.deal(PROVEN)
    for _ in range(72):
        desk.press("hint")
        assert not desk.page.locator(NOTICE).count()
        desk.tap(*desk.hinted())
    assert desk.fact("status") == "won"


@pytest.mark.parametrize(
    ("text", "said", "subtitle"),
    [
        (WINNABLE, "Proven: this deal can be won.", "The Turtle, hard – proven winnable"),
        (LOST, "Proven: this deal cannot be won", "The Crown, hard – cannot be won"),
    ],
)
def test_a_typed_hard_code_opens_at_once_and_is_judged_meanwhile(
    desk: Desk, text: str, said: str, subtitle: str
) -> None:
    open_window(desk)
    desk.page.locator('[data-field="code"]').fill(text)
    assert "during the game" in desk.text(f"{WINDOW} footer .note")
    desk.press("start")
    desk.until(f'#board[data-code="{text}"], dialog[data-dialog="question"][open]')
    if "question" in desk.windows:
        desk.press("yes")
        desk.until(f'#board[data-code="{text}"]')
    assert desk.fact("status") == "playing"
    assert " – " not in desk.text('[data-show="subtitle"]')
    desk.pass_time(THOUGHT)
    assert desk.text(NOTICE).startswith(said)
    assert desk.text('[data-show="subtitle"]') == subtitle
    assert (desk.fact("status"), desk.number("pairs-removed")) == ("playing", 0)
    desk.deal(NEUTRAL["MJ1"])


@pytest.mark.slow
def test_the_leaderboard_keeps_hard_and_usual_wins_apart(open_desk: OpenDesk) -> None:
    desk = open_desk()
    for text in ("MJ1-L00-AAAAABL", PROVEN):
        desk.home()
        desk.go(text)
        desk.until(f'#board[data-code="{text}"]')
        for _ in range(72):
            desk.press("hint")
            desk.tap(*desk.hinted())
        desk.saved()
        desk.home()
        desk.press("statistics")
        desk.wait_for("statistics")
        desk.click('dialog[data-dialog="statistics"] input[name="records"][value="mahjong"]')
        desk.press("leaderboard")
        desk.wait_for("leaderboard")
        ranks = desk.page.locator('[data-show="ranks"] .what b')
        assert ranks.all_inner_texts() == ["The Turtle"]
        chooses = desk.page.locator('[data-part="hard-ranks"]').is_visible()
        assert chooses is (text == PROVEN), "without a hard win there is nothing to choose"
    desk.click('input[name="ranks"][value="True"]')
    assert ranks.all_inner_texts() == ["The Turtle, hard"]
    desk.click('dialog[data-dialog="leaderboard"] [data-action="close"]')
    rows = desk.page.locator('[data-show="best-times"] tbody th').all_inner_texts()
    assert rows == ["The Turtle", "The Turtle, hard"]
