"""Both games from the keyboard alone, every key, and a focus that is never lost."""

import pytest

from tests.browser.desk import COMPARISON, Desk
from tests.browser.freeness import free_numbers, free_pairs
from tests.browser.keys import action, focused, open_code, press, tab_to, tab_to_board
from tests.browser.players import PerfectMemory
from tests.browser.test_mahjong import DEAD_END

pytestmark = pytest.mark.browser

PAIRS = "MM2-PAAU-AAAAAAB"
NUMBERS = "(nodes) => nodes.map((node) => node.dataset.tile)"
TURTLE = "MJ1-L00-AAAAABL"
STOPS = """() => [...document.querySelectorAll("#board [data-card], #board [data-tile]")]
  .filter((node) => node.tabIndex >= 0).length"""


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
        press(desk, key)
        assert focused(desk) == card, key
        assert desk.page.evaluate(STOPS) == 1
    press(desk, "Enter")
    assert sorted(desk.face_up()) == [1]
    press(desk, "ArrowRight")
    press(desk, "Space")
    assert sorted(desk.face_up()) == [1, 2]
    desk.pass_time(2)
    assert focused(desk) == 2
    assert desk.number("failed") == 1
    press(desk, "Tab")
    assert focused(desk) is None, "one Tab leaves the board"


def test_tiles_are_one_tab_stop_and_the_focus_outlives_a_pair(desk: Desk) -> None:
    desk.deal(TURTLE)
    assert desk.page.evaluate(STOPS) == 1
    tab_to_board(desk)
    first = focused(desk)
    press(desk, "ArrowRight")
    assert focused(desk) not in {first, None}
    for _ in range(3):
        a, b = free_pairs(desk.tiles)[0]
        for tile in (a, b):
            desk.page.locator(f'[data-tile="{tile}"]').focus()
            press(desk, "Enter")
        left = {tile.number for tile in desk.tiles}
        assert not {a, b} & left
        assert focused(desk) in left, "the focus goes on to a tile that is left"
        assert desk.page.evaluate(STOPS) == 1


def test_escape_closes_a_window_and_the_focus_returns(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.page.locator('[data-action="settings"]:visible').focus()
    press(desk, "Enter")
    desk.wait_for("settings")
    press(desk, "Escape")
    desk.wait_closed()
    assert action(desk) == "settings"
    desk.tap(0)
    press(desk, "Escape")
    assert sorted(desk.face_up()) == [0], "Escape alone does nothing to the game"


CLOSE_THEN = """(selector) => {
  document.querySelector("dialog[open]").close();
  document.querySelector(selector).click();
}"""


def test_tap_right_after_a_window_was_closed_counts(desk: Desk) -> None:
    """The browser's own event of a window that Esc has closed comes later than the next tap may."""
    desk.deal(PAIRS)
    desk.press("settings")
    desk.page.evaluate(CLOSE_THEN, '[data-card="0"]')
    assert sorted(desk.face_up()) == [0]
    desk.press("settings")
    desk.page.evaluate(CLOSE_THEN, '#game [data-action="settings"]')
    assert desk.windows == ["settings"]
    desk.press("close")
    desk.press("pause")
    desk.page.evaluate(CLOSE_THEN, "#board")
    assert desk.fact("status") == "playing"
    desk.tap(1)
    assert sorted(desk.face_up()) == [0, 1]


def test_continue_has_the_focus_in_the_compare_window(desk: Desk) -> None:
    desk.deal("MM2-PAAW-AAAAAAF")
    desk.attempt(0, 1)
    assert action(desk) == "continue"
    press(desk, "Enter")
    desk.wait_closed()
    assert desk.number("failed") == 1


# ---- won by the keyboard


def turn(desk: Desk, card: int, columns: int) -> None:
    """Go to a card by the arrows, and turn it."""
    here = focused(desk)
    assert here is not None, "the focus is on the board all the time"
    down, across = card // columns - here // columns, card % columns - here % columns
    # down last and up first: only the first columns go down to the last row
    press(desk, *["ArrowUp"] * -down)
    press(desk, *["ArrowLeft" if across < 0 else "ArrowRight"] * abs(across))
    press(desk, *["ArrowDown"] * down)
    assert focused(desk) == card
    press(desk, "Enter" if card % 2 else "Space")


def test_match_cards_is_won_by_the_keyboard_alone(desk: Desk) -> None:
    open_code(desk, "match", "MM2-PAAU-AAAAAAC")
    assert focused(desk) == 0, "the first card has the focus"
    player = PerfectMemory(cards=12, group=2)
    while desk.fact("status") == "playing":
        turned: list[int] = []
        for _ in range(2):
            card = player.choose(turned)
            turn(desk, card, columns=5)
            turned.append(card)
            player.sees(card, desk.face_up()[card])
        desk.pass_time(COMPARISON)
        player.finds([card.number for card in desk.cards if card.state == "found"])
    assert desk.fact("status") == "won"
    desk.pass_time(1)
    desk.wait_for("end")
    press(desk, "Escape")
    desk.wait_closed()
    assert focused(desk) is not None


def test_mahjong_is_won_by_the_keyboard_alone(desk: Desk) -> None:
    open_code(desk, "mahjong", "MJ1-L00-AAAAABM")
    assert focused(desk) == desk.tiles[0].number
    for removed in range(72):
        press(desk, "h")
        pair = desk.hinted()
        press(desk, "m")
        first = focused(desk)
        assert first in pair
        press(desk, "Enter")
        assert desk.selected() == [first]
        press(desk, "m")
        for _ in range(2):  # where four are free the other two come in between
            if focused(desk) not in pair:
                press(desk, "m")
        press(desk, "Space")
        assert desk.number("pairs-removed") == removed + 1
        assert (focused(desk) is None) == (removed == 71), "the focus goes on to a tile"
    assert desk.fact("status") == "won"
    assert desk.page.evaluate("() => document.activeElement.id") == "stage"
    desk.pass_time(1)
    desk.wait_for("end")
    press(desk, "Escape")
    desk.wait_closed()
    assert desk.page.evaluate("() => document.activeElement.id") == "stage", "not the page's top"


# ---- every key


def test_keys_lead_along_rows_and_to_the_ends(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.page.evaluate("() => document.activeElement.blur()")
    press(desk, "ArrowDown")
    assert focused(desk) == 0, "with the focus nowhere, an arrow leads to the board"
    for key, card in (
        ("End", 4),
        ("ArrowDown", 9),
        ("Home", 5),
        ("Control+End", 11),
        ("Home", 10),
        ("Control+Home", 0),
    ):
        press(desk, key)
        assert focused(desk) == card, key
    press(desk, "PageDown", "f", "m", "Control+ArrowRight")
    assert focused(desk) == 0, "cards have no layers, and none is free"
    assert desk.states() == "d" * 12


def test_keys_lead_along_layers_and_lists_of_tiles(desk: Desk) -> None:
    desk.deal(TURTLE)
    tab_to_board(desk)
    tiles = {tile.number: tile for tile in desk.tiles}
    free = free_numbers(tiles.values())
    order = sorted(free, key=lambda t: (tiles[t].y, tiles[t].x, tiles[t].z))
    seen = []
    for _ in order:
        press(desk, "f")
        seen.append(focused(desk))
    at = order.index(int(seen[0] or 0))
    assert seen == order[at:] + order[:at], "every free tile, in reading order"
    press(desk, "Shift+F")
    assert focused(desk) == seen[-2]

    here = focused(desk)
    assert here is not None
    for key, step in (("PageUp", 1), ("PageUp", 2), ("PageDown", 1)):
        press(desk, key)
        assert tiles[focused(desk) or 0].z == tiles[here].z + step
    press(desk, *["PageUp"] * 5)
    assert tiles[focused(desk) or 0].z == 4

    a = free_pairs(tiles.values())[0][0]
    desk.page.locator(f'[data-tile="{a}"]').focus()
    press(desk, "Enter", "PageUp", "m")
    assert (a, focused(desk)) in free_pairs(tiles.values())
    assert desk.selected() == [a]
    pressed = focused(desk)
    press(desk, "m", "Shift+M")
    assert focused(desk) == pressed


def test_letters_do_what_the_buttons_do(desk: Desk) -> None:
    desk.deal(TURTLE)
    press(desk, "h")
    assert desk.number("hints") == 1
    pair = desk.hinted()
    desk.tap(*pair)
    press(desk, "u")
    assert desk.number("pairs-removed") == 0
    press(desk, "Shift+U")
    assert desk.number("pairs-removed") == 1
    press(desk, "p")
    desk.wait_for("pause")
    assert desk.fact("status") == "paused"
    press(desk, "h", "u", "?")
    assert (desk.windows, desk.number("hints")) == (["pause"], 1)
    press(desk, "p")
    desk.wait_closed()
    assert desk.fact("status") == "playing"
    press(desk, "n")
    desk.wait_for("new-game")
    press(desk, "p", "h", "n", "?")
    tab_to(desk, '[data-field="code"]')
    press(desk, "Control+a")
    desk.page.keyboard.type("hunp?")
    assert desk.page.locator('[data-field="code"]').input_value() == "hunp?", "letters are typed"
    assert desk.windows == ["new-game"]
    press(desk, "Escape")
    desk.wait_closed()
    press(desk, "?")
    desk.wait_for("keys")
    press(desk, "Escape")
    desk.wait_closed()
    press(desk, "Control+u", "Alt+h", "Meta+p")
    assert desk.number("pairs-removed") == 1
    assert (desk.windows, desk.number("hints"), desk.fact("status")) == ([], 1, "playing")
    assert desk.board["code"] == TURTLE


def test_letters_serve_the_windows_that_have_their_buttons(desk: Desk) -> None:
    desk.deal(DEAD_END)
    while pairs := free_pairs(desk.tiles):
        desk.tap(*pairs[0])
    removed = desk.number("pairs-removed")
    assert desk.windows == ["stuck"]
    press(desk, "h", "?")
    assert desk.windows == ["stuck"]
    press(desk, "u")
    desk.wait_closed()
    assert desk.number("pairs-removed") == removed - 1
    desk.home()
    press(desk, "n", "h", "u", "p")
    assert desk.windows == []
    press(desk, "?")
    desk.wait_for("keys")
    press(desk, "Escape")
    desk.wait_closed()


def test_letters_can_be_switched_off(desk: Desk) -> None:
    desk.deal(TURTLE)
    desk.choose("keys")
    press(desk, "h", "n", "?", "p", "f", "m", "+")
    assert (desk.windows, desk.number("hints")) == ([], 0)
    tab_to_board(desk)
    press(desk, "ArrowRight", "Enter", "End", "PageUp")
    assert focused(desk) is not None
    desk.press("settings")
    desk.press("keys")
    assert desk.windows == ["keys"], "the list is reached from the settings too"
    assert "off" in desk.text('[data-show="keys-said"]')
    desk.press("close")
    desk.choose("keys")
    press(desk, "h")
    assert desk.number("hints") == 1


# ---- the focus is never lost


def test_pause_gives_the_focus_back(desk: Desk) -> None:
    for code in (PAIRS, TURTLE):
        desk.deal(code)
        tab_to_board(desk)
        press(desk, "ArrowRight", "ArrowRight")
        here = focused(desk)
        press(desk, "p")
        desk.wait_for("pause")
        assert action(desk) == "resume"
        press(desk, "Enter")
        desk.wait_closed()
        desk.until('#board[data-status="playing"]')
        assert focused(desk) == here, code


def test_focus_follows_from_view_to_view(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.tap(0)
    tab_to(desk, '#game [data-action="home"]')
    press(desk, "Enter")
    desk.until('body[data-view="home"]')
    assert desk.page.evaluate("() => document.activeElement.id") == "play-match"
    press(desk, "Enter")
    desk.until('body[data-view="match"]')
    assert focused(desk) == 0
    tab_to(desk, '#game [data-action="restart"]')
    press(desk, "Enter")
    desk.wait_for("question")
    tab_to(desk, '[data-action="yes"]')
    press(desk, "Enter")
    desk.until('#board[data-elapsed="0"]')
    assert action(desk) == "restart", "its button is still there"


def test_focus_returns_from_windows_at_home_too(desk: Desk) -> None:
    """The history steps back when a window is closed; where it comes to, nothing has that name."""
    for opener in ("settings", "new-mahjong", "rules"):
        tab_to(desk, f'.home [data-action="{opener}"]')
        press(desk, "Enter")
        desk.until("dialog[open]")
        press(desk, "Escape")
        desk.wait_closed()
        desk.page.wait_for_function("() => !history.state.includes('window')")
        assert action(desk) == opener


def test_window_keeps_the_focus_within(desk: Desk) -> None:
    desk.deal(PAIRS)
    tab_to_board(desk)
    press(desk, "?")
    desk.wait_for("keys")
    inside = "() => Boolean(document.activeElement.closest('dialog[open]'))"
    assert desk.page.evaluate(inside), "a window has the focus when it opens"
    for _ in range(4):
        press(desk, "Tab")
        within = desk.page.evaluate(inside)
        assert within or action(desk) == "BODY", "or the browser itself has it, in between"
        assert focused(desk) is None
    press(desk, "Escape")
    desk.wait_closed()
    assert focused(desk) == 0


def test_focus_leaves_a_tile_that_is_covered_again(desk: Desk) -> None:
    """Nothing that is hidden from readers has the focus: the browser would complain."""
    desk.deal(TURTLE)
    hidden = '#board [data-tile][aria-hidden="true"]'
    tile = ""
    while not tile:
        before = set(desk.page.locator(hidden).evaluate_all(NUMBERS))
        desk.press("hint")
        desk.tap(*desk.hinted())
        bare = before - set(desk.page.locator(hidden).evaluate_all(NUMBERS))
        tile = next(iter(sorted(bare)), "")
    desk.page.locator(f'#board [data-tile="{tile}"]').focus()
    desk.press("undo")
    assert desk.page.locator(f'{hidden}[data-tile="{tile}"]').count() == 1
    assert desk.page.locator("#board [data-tile]:focus").get_attribute("aria-hidden") != "true"
