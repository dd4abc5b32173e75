"""What is kept between visits: the games left open, and the settings."""

import pytest

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.browser.freeness import free_pairs
from tests.conftest import Open

pytestmark = pytest.mark.browser

PAIRS = "MM2-PAAU-AAAAAAB"
TURTLE = "MJ1-L00-AAAAABL"
SHELF = """async ([mode, entries]) => {
  const opened = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await opened(indexedDB.open("parlour"));
  const store = database.transaction("kept", mode).objectStore("kept");
  for (const [key, value] of entries) await opened(store.put(value, key));
  const keys = await opened(store.getAllKeys());
  const values = await opened(store.getAll());
  database.close();
  return Object.fromEntries(keys.map((key, place) => [key, values[place]]));
}"""


def test_bare_address_opens_the_game_left_open(open_desk: OpenDesk, open_page: Open) -> None:
    desk = open_desk(PAIRS)
    assert desk.page.url.endswith(f"#{PAIRS}")
    desk.attempt(0, 3)
    desk.attempt(1, 2)
    desk.pass_time(10)
    desk.saved()
    facts, cards = desk.board, desk.cards
    desk.page.close()

    again = Desk(open_page(context=desk.page.context))
    assert again.fact("code") == PAIRS
    assert again.page.url.endswith(f"#{PAIRS}")
    assert again.cards == cards
    assert (again.fact("found"), again.fact("failed")) == (facts["found"], facts["failed"])
    assert again.fact("elapsed") == facts["elapsed"]
    again.page.close()

    home = Desk(open_page("home", context=desk.page.context))
    assert home.page.evaluate("() => document.body.dataset.view") == "home"


def test_first_visit_begins_at_home(open_desk: OpenDesk) -> None:
    desk = open_desk()
    assert desk.page.evaluate("() => document.body.dataset.view") == "home"
    assert desk.page.locator('[data-action="continue-game"]:visible').count() == 0
    assert desk.text("#play-match") == "Play"
    assert desk.text("#play-mahjong") == "Play"


def test_both_games_stay_open_side_by_side(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS)
    desk.attempt(0, 3)
    cards = desk.cards
    desk.pass_time(7.1)
    desk.deal(TURTLE)
    desk.tap(*free_pairs(desk.tiles)[0])
    desk.tap(*free_pairs(desk.tiles)[0])
    desk.press("undo")
    desk.press("hint")
    tiles = [(tile.number, tile.free) for tile in desk.tiles]
    desk.pass_time(5.1)
    facts = desk.board
    desk.home()
    desk.pass_time(100)
    expect_home_with_both_games(desk)
    desk.reload()
    expect_home_with_both_games(desk)

    desk.press("continue-game")
    desk.until('#board[data-game="mahjong"]')
    assert [(tile.number, tile.free) for tile in desk.tiles] == tiles
    assert desk.board == facts, "the clock stood still meanwhile"
    desk.press("redo")
    assert desk.number("pairs-removed") == 2
    desk.home()
    desk.press("play-match")
    desk.until('#board[data-game="match"]')
    assert desk.cards == cards
    assert desk.number("elapsed") == 8
    desk.home()
    assert "mahjong" not in desk.page.locator('[data-action="continue-game"]').evaluate(
        "(node) => node.id"
    ), "the game played last is the one to continue"


def expect_home_with_both_games(desk: Desk) -> None:
    """Home offers to continue both games, and says how far they are."""
    assert desk.text("#play-match") == "Continue"
    assert desk.text("#play-mahjong") == "Continue"
    assert desk.page.locator('[data-action="continue-game"]:visible').count() == 1
    match, mahjong = (desk.text(f'[data-show="{kind}-about"]') for kind in ("match", "mahjong"))
    assert "1" in match
    assert "6" in match
    assert "1" in mahjong
    assert "72" in mahjong


def test_finished_game_is_not_left_open(open_desk: OpenDesk) -> None:
    desk = open_desk("MM2-PAAW-AAAAAAF")
    for _ in range(11):
        desk.attempt(0, 1)
        desk.press("continue")
    assert desk.fact("status") == "lost"
    desk.saved()
    desk.go("")
    desk.until('body[data-view="home"]')
    assert desk.text("#play-match") == "Play"
    desk.reload()
    assert desk.page.evaluate("() => document.body.dataset.view") == "home"
    assert desk.text("#play-match") == "Play"


def test_undone_pairs_and_hints_survive(open_desk: OpenDesk) -> None:
    desk = open_desk(TURTLE)
    for _ in range(4):
        desk.press("hint")
        desk.tap(*desk.hinted())
    after_four = [tile.number for tile in desk.tiles]
    desk.press("undo")
    desk.press("undo")
    desk.pass_time(10.1)
    desk.saved()
    desk.reload()
    facts = desk.board
    assert (facts["pairs-removed"], facts["hints"], facts["elapsed"]) == ("2", "4", "10")
    desk.pass_time(5.1)
    assert desk.number("elapsed") == 15, "the clock goes on by itself"
    desk.press("redo")
    desk.press("redo")
    assert [tile.number for tile in desk.tiles] == after_four
    for _ in range(4):
        desk.press("undo")
    assert len(desk.tiles) == 144


def test_dead_end_is_still_one_after_a_reload(open_desk: OpenDesk) -> None:
    desk = open_desk("MJ1-L00-AAAAAAC")
    while pairs := free_pairs(desk.tiles):
        desk.tap(*pairs[0])
    desk.saved()
    facts = desk.board
    desk.reload()
    assert desk.board == facts
    assert desk.fact("status") == "stuck"
    if desk.windows:
        desk.press("close")
    desk.press("undo")
    assert desk.fact("status") == "playing"


def test_settings_are_kept(open_desk: OpenDesk) -> None:
    desk = open_desk(TURTLE)
    desk.choose("theme", "dark")
    desk.choose("back", "iznik")
    desk.choose("tiles", "numbers")
    desk.choose("comparison", "3")
    for switch in ("darker", "clock", "motion", "quick"):
        desk.choose(switch)
    desk.saved()
    desk.reload()
    look = desk.page.evaluate("() => ({...document.documentElement.dataset})")
    wanted = {"theme": "dark", "back": "iznik", "darker": "off", "clock": "off", "motion": "off"}
    assert {name: look[name] for name in wanted} == wanted
    assert not desk.page.locator('[data-counter="time"]:visible').count()
    href = desk.page.locator("#board [data-tile] use").first.get_attribute("href")
    assert href is not None
    assert href.startswith("#n-")
    desk.press("settings")
    chosen = desk.page.evaluate(
        """() => [...document.querySelectorAll("dialog[open] input:checked")].map(
          (node) => node.name || node.dataset.setting + "=on").sort()"""
    )
    values = desk.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(
          "dialog[open] input[type=radio]:checked")].map((node) => [node.name, node.value]))"""
    )
    assert values["theme"] == "dark"
    assert values["back"] == "iznik"
    assert values["tiles"] == "numbers"
    assert values["comparison"] == "3"
    assert "quick=on" in chosen
    assert not {"darker=on", "clock=on", "motion=on"} & set(chosen)
    desk.press("close")
    desk.deal(PAIRS)
    desk.tap(0, 1)
    desk.pass_time(2.9)
    assert desk.number("failed") == 0
    desk.pass_time(0.2)
    assert desk.number("failed") == 1


def test_last_options_are_offered_again(open_desk: OpenDesk) -> None:
    desk = open_desk("MM2-TADO-AAAAAAB")
    desk.saved()
    desk.reload()
    desk.home()
    desk.press("new-match")
    desk.wait_for("new-game")
    assert desk.page.locator('[data-field="code"]').input_value().startswith("MM2-TADO-")


WRONG = {
    "torn": ("game:match", "{"),
    "without moves": ("game:match", '{"version": 1, "code": "MM2-PAAU-AAAAAAB"}'),
    "of a later version": ("game:match", '{"version": 99}'),
    "no settings": ("settings", "[]"),
    "impossible settings": (
        "settings",
        '{"layout": "77", "match_options": "????", "theme": 3, "tiles": "none"}',
    ),
}


def test_what_cannot_be_read_does_not_stop_the_page(open_desk: OpenDesk) -> None:
    desk = open_desk(TURTLE)
    desk.tap(*free_pairs(desk.tiles)[0])
    for name, (key, wrong) in WRONG.items():
        desk.home()
        desk.saved()
        kept = desk.page.evaluate(SHELF, ["readwrite", [[key, wrong]]])
        assert kept[key] == wrong
        desk.reload()
        desk.press("play-mahjong" if desk.shows("play-mahjong") else "continue-game")
        desk.until(f'#board[data-code="{TURTLE}"]')
        assert desk.number("pairs-removed") == 1, f"{name}: the other game is still there"
        desk.home()
        desk.press("new-match")
        desk.wait_for("new-game")
        desk.press("start")
        desk.until('#board[data-game="match"]')
        desk.press("new-game")
        desk.wait_for("new-game")
        desk.page.locator('[data-field="code"]').fill("MJ1-L00-AAAAAAC")
        desk.press("start")
        desk.wait_for("question")
        desk.press("no")
        desk.wait_closed()


def test_game_whose_moves_break_the_rules_is_not_opened(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS)
    desk.attempt(0, 3)
    desk.saved()
    kept = desk.page.evaluate(SHELF, ["readonly", []])["game:match"]
    assert PAIRS in kept
    desk.home()
    desk.saved()
    wrong = kept.replace("0 3", "0 99")
    assert wrong != kept
    entries = [["game:match", wrong], ["game:match:before", wrong]]
    desk.page.evaluate(SHELF, ["readwrite", entries])
    desk.page.evaluate("() => localStorage.clear()")  # a good note would save the game
    desk.reload()
    assert desk.text("#play-match") == "Play"
    desk.go(PAIRS)
    desk.until(f'#board[data-code="{PAIRS}"]')
    assert desk.states() == "d" * 12
