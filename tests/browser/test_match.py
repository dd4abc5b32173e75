"""Match Cards played in the browser, by hand and by players who know only what was turned."""

import pytest

from tests.browser.conftest import OpenDesk
from tests.browser.desk import COMPARISON, Card, Desk, accessible_texts
from tests.browser.players import PerfectMemory

pytestmark = pytest.mark.browser

PAIRS = "MM2-PAAU-AAAAAAB"
TRIPLES = "MM2-TADN-AAAAAAB"
HARD = "MM2-PAAW-AAAAAAF"
GATHERING = 0.8
LATE = 0.02
"""Seconds that a timer may be late."""


def play(desk: Desk, group: int) -> list[tuple[list[int], bool]]:
    """Play the game on the desk with perfect memory to its end; each attempt and its success."""
    player = PerfectMemory(cards=len(desk.cards), group=group)
    attempts = []
    while desk.fact("status") == "playing":
        turned: list[int] = []
        for _ in range(group):
            card = player.choose(turned)
            desk.tap(card)
            turned.append(card)
            player.sees(card, desk.face_up()[card])
        found = desk.number("found")
        desk.pass_time(COMPARISON)
        success = desk.number("found") == found + 1
        if success:
            player.finds(turned)
        attempts.append((turned, success))
    return attempts


def subjects(cards: list[Card]) -> list[str]:
    """What the cards show, for example ``giraffe``; empty for those that are face down."""
    return [card.picture.split("/")[1] if card.picture else "" for card in cards]


# ---- whole games


def test_twelve_cards_are_won_by_perfect_memory(desk: Desk) -> None:
    desk.deal(PAIRS)
    facts = desk.board
    assert facts["game"] == "match"
    assert facts["code"] == PAIRS
    assert (facts["total"], facts["limit"]) == ("6", "20")
    assert (facts["found"], facts["failed"], facts["status"]) == ("0", "0", "playing")
    assert desk.states() == "d" * 12

    attempts = play(desk, group=2)

    failed = sum(not success for _, success in attempts)
    facts = desk.board
    assert (facts["status"], facts["found"], facts["failed"]) == ("won", "6", str(failed))
    assert desk.counter("found") == "6/6"
    assert desk.counter("failed") == f"{failed}/20"
    assert desk.states() == "f" * 12
    assert all(f", {card.picture.split('/')[1]}, found" in card.name for card in desk.cards)
    assert desk.windows == []
    desk.pass_time(GATHERING)
    assert desk.windows == ["end"]
    end = desk.text('dialog[data-dialog="end"] .body')
    assert PAIRS in end
    assert str(failed) in end


def test_examples_of_the_documents_are_on_the_table(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.tap(0, 1)
    assert desk.face_up() == {0: "animals/giraffe/A", 1: "animals/donkey/A"}
    desk.pass_time(COMPARISON)
    assert desk.number("failed") == 1
    desk.tap(2, 3)
    third, fourth = subjects(desk.cards)[2:4]
    assert third not in {"giraffe", "donkey"}
    assert fourth == "giraffe"
    desk.pass_time(COMPARISON)
    desk.attempt(0, 3)
    facts = desk.board
    assert (facts["found"], facts["failed"]) == ("1", "2")
    assert subjects(desk.cards) == ["giraffe", "", "", "giraffe", *[""] * 8]
    assert desk.states() == "fddf" + "d" * 8


def test_sixty_cards_in_triples_are_won(desk: Desk) -> None:
    desk.deal(TRIPLES)
    facts = desk.board
    assert (facts["total"], facts["limit"]) == ("20", "175")
    assert len(desk.cards) == 60

    attempts = play(desk, group=3)

    assert desk.fact("status") == "won"
    assert desk.number("found") == 20
    assert desk.number("failed") == sum(not success for _, success in attempts)
    groups: dict[str, int] = {}
    for card in desk.cards:
        groups[card.picture] = groups.get(card.picture, 0) + 1
    assert set(groups.values()) == {3}
    assert {picture.split("/")[0] for picture in groups} == {"fruit"}


def test_two_alike_of_three_are_a_failure(desk: Desk) -> None:
    desk.deal(TRIPLES)
    desk.attempt(0, 1, 2)
    desk.tap(3, 4, 5)
    fourth, fifth, sixth = subjects(desk.cards)[3:6]
    assert fourth == fifth == "guava"
    assert sixth != "guava"
    desk.pass_time(COMPARISON)
    assert desk.number("failed") == 2
    assert desk.states() == "d" * 60


def test_hard_game_is_lost_at_exactly_its_limit(desk: Desk) -> None:
    desk.deal(HARD)
    limit = desk.number("limit")
    assert limit == 11
    desk.attempt(0, 1)
    desk.click('[data-field="dont-show"]')
    desk.press("continue")
    for _ in range(limit - 2):
        desk.attempt(0, 1)
    facts = desk.board
    assert (facts["failed"], facts["status"]) == (str(limit - 1), "playing")
    assert desk.windows == []
    assert desk.states() == "d" * 12
    warned = desk.page.locator('[data-counter="failed"]')
    assert warned.get_attribute("data-low") == "true"

    desk.attempt(0, 1)

    facts = desk.board
    assert (facts["failed"], facts["status"]) == (str(limit), "lost")
    assert desk.states() == "r" * 12
    assert sorted(desk.face_up()) == list(range(12))
    assert desk.windows == ["end"]
    desk.press("close")
    desk.tap(5)
    desk.pass_time(60)
    assert desk.board == facts


def test_found_cards_stay_found_when_the_rest_is_revealed(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.attempt(0, 3)
    for _ in range(20):
        desk.attempt(1, 2)
    assert desk.fact("status") == "lost"
    assert desk.states() == "frrf" + "r" * 8
    assert desk.number("found") == 1
    desk.wait_for("end")
    text = desk.text('dialog[data-dialog="end"] .body')
    assert "20" in text


# ---- the compare window of Hard games


def test_compare_window_says_which_and_changes_nothing(desk: Desk) -> None:
    desk.deal(HARD)
    desk.tap(0, 1)
    pictures = desk.face_up()
    assert pictures == {0: "animals/cat/E", 1: "animals/cat/C"}
    desk.pass_time(1.49)
    assert desk.windows == []
    assert desk.number("failed") == 0
    desk.pass_time(LATE)
    assert desk.windows == ["compare"]
    assert desk.text("#compare-title") == "Different pictures"
    shown = desk.page.eval_on_selector_all(
        'dialog[data-dialog="compare"] img', "(nodes) => nodes.map((node) => node.alt)"
    )
    assert shown == ["cat E", "cat C"]
    before = desk.board, desk.cards
    assert before[0]["failed"] == "1"
    assert desk.states() == "d" * 12
    desk.pass_time(30)
    assert (desk.board, desk.cards) == before
    desk.press("continue")
    assert desk.windows == []
    assert (desk.board, desk.cards) == before

    memory: dict[int, str] = dict(pictures)
    for pair in ((2, 3), (4, 5), (6, 7), (8, 9), (10, 11)):
        desk.tap(*pair)
        memory |= desk.face_up()
        desk.pass_time(COMPARISON)
        desk.press("continue")
    a, b = next((a, b) for a in memory for b in memory if a < b and memory[a] == memory[b])
    if desk.states()[a] == "d":
        desk.attempt(a, b)
        assert desk.windows == ["compare"]
        assert desk.text("#compare-title") == "Same picture"
        assert desk.states()[a] == desk.states()[b] == "f"


def test_three_cards_are_compared_in_the_window(desk: Desk) -> None:
    desk.deal("MM2-TAAW-AAAAAAB")
    desk.attempt(0, 1, 2)
    images = desk.page.locator('dialog[data-dialog="compare"] img')
    assert images.count() == 3


def test_box_of_the_compare_window_is_honoured_for_this_game_only(desk: Desk) -> None:
    desk.deal(HARD)
    desk.attempt(0, 1)
    assert desk.windows == ["compare"]
    desk.press("continue")
    desk.attempt(0, 1)
    assert desk.windows == ["compare"]
    desk.click('[data-field="dont-show"]')
    desk.press("continue")
    desk.attempt(0, 1)
    assert desk.windows == []
    desk.attempt(0, 1)
    assert desk.windows == []
    desk.press("restart")
    desk.wait_for("question")
    desk.press("yes")
    desk.until('#board[data-failed="0"]')
    desk.attempt(0, 1)
    assert desk.windows == ["compare"]
    box = desk.page.locator('[data-field="dont-show"]')
    assert not box.is_checked()


def test_loss_shows_the_compare_window_first(desk: Desk) -> None:
    desk.deal(HARD)
    for _ in range(10):
        desk.attempt(0, 1)
        desk.press("continue")
    desk.attempt(0, 1)
    assert desk.windows == ["compare"]
    assert desk.fact("status") == "lost"
    desk.press("continue")
    assert desk.windows == ["end"]


def test_easy_games_have_no_compare_window(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.attempt(0, 1)
    assert desk.windows == []
    desk.attempt(0, 3)
    assert desk.windows == []


# ---- taps


def test_third_tap_turns_nothing_while_two_cards_are_compared(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.tap(0, 1, 2)
    assert sorted(desk.face_up()) == [0, 1]
    desk.pass_time(1.4)
    desk.tap(5)
    assert sorted(desk.face_up()) == [0, 1]
    desk.pass_time(0.1 + LATE)
    assert desk.states() == "d" * 12
    assert desk.number("failed") == 1


def test_double_tap_on_a_card_turns_it_once(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.page.locator('[data-card="0"]').dblclick()
    assert desk.states() == "u" + "d" * 11
    desk.pass_time(5)
    assert desk.states() == "u" + "d" * 11
    assert desk.number("failed") == 0
    desk.tap(0)
    assert desk.states() == "u" + "d" * 11


def test_found_cards_cannot_be_turned(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.attempt(0, 3)
    before = desk.board, desk.cards
    desk.tap(0, 3, 0)
    assert (desk.board, desk.cards) == before
    desk.tap(1, 0)
    assert sorted(number for number, state in enumerate(desk.states()) if state == "u") == [1]


def test_taps_in_quick_succession_turn_the_cards_that_were_tapped(desk: Desk) -> None:
    desk.deal(PAIRS)
    boxes = {}
    for card in (7, 4):
        boxes[card] = desk.page.locator(f'[data-card="{card}"]').bounding_box()
    for box in boxes.values():
        assert box is not None
        desk.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert sorted(desk.face_up()) == [4, 7]
    desk.pass_time(COMPARISON)
    # the turn back has only begun: its cards can be turned again at once
    desk.tap(7, 2)
    assert sorted(desk.face_up()) == [2, 7]
    desk.pass_time(0.5)
    shown = desk.page.eval_on_selector_all(
        "#board [data-card] img",
        '(nodes) => nodes.map((n) => n.closest("[data-card]").dataset.card)',
    )
    assert shown == ["2", "7"]


def test_finger_turns_cards(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    for card in (0, 1):
        desk.page.locator(f'[data-card="{card}"]').tap()
    assert desk.face_up() == {0: "animals/giraffe/A", 1: "animals/donkey/A"}
    desk.page.locator('[data-card="2"]').tap()
    assert sorted(desk.face_up()) == [0, 1]
    desk.pass_time(COMPARISON)
    assert desk.number("failed") == 1


# ---- time


def test_cards_are_compared_after_a_second_and_a_half(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.tap(0)
    desk.pass_time(10)
    desk.tap(1)
    desk.pass_time(1.49)
    assert desk.states() == "uu" + "d" * 10
    assert desk.number("failed") == 0
    desk.pass_time(LATE)
    assert desk.states() == "d" * 12
    assert desk.number("failed") == 1


def test_clock_starts_with_the_first_tap_and_stops_at_the_end(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.pass_time(20)
    assert desk.number("elapsed") == 0
    desk.tap(0)
    desk.pass_time(20)
    assert desk.number("elapsed") == 20
    assert desk.counter("time") == "0:20"
    play(desk, group=2)
    elapsed = desk.number("elapsed")
    desk.pass_time(100)
    assert desk.number("elapsed") == elapsed
    assert elapsed > 20


def test_pause_freezes_the_comparison_and_hides_the_board(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.tap(0, 1)
    desk.pass_time(1.0)
    desk.press("pause")
    assert desk.windows == ["pause"]
    assert desk.fact("status") == "paused"
    elapsed = desk.number("elapsed")
    assert desk.page.locator("#board [data-picture]").count() == 0
    assert not desk.page.locator("#board").is_visible()
    assert "giraffe" not in accessible_texts(desk.page)
    desk.pass_time(100)
    assert desk.number("failed") == 0
    assert desk.number("elapsed") == elapsed
    desk.press("resume")
    assert desk.windows == []
    assert desk.fact("status") == "playing"
    assert desk.states() == "uu" + "d" * 10
    desk.pass_time(0.499)
    assert desk.number("failed") == 0
    desk.pass_time(LATE)
    assert desk.number("failed") == 1
    assert desk.number("elapsed") <= elapsed + 1


def test_window_over_the_board_holds_the_comparison(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.tap(0, 1)
    desk.pass_time(1.0)
    desk.press("settings")
    desk.pass_time(100)
    assert desk.number("failed") == 0
    assert desk.number("elapsed") == 1
    desk.press("close")
    desk.pass_time(0.5 + LATE)
    assert desk.number("failed") == 1


def test_old_timer_does_not_reach_a_restarted_game(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.tap(0, 1)
    desk.pass_time(1.4)
    desk.press("restart")
    desk.wait_for("question")
    desk.press("yes")
    desk.until('#board:not(:has([data-state="up"]))')
    desk.tap(2)
    desk.pass_time(0.2)
    assert desk.states() == "ddu" + "d" * 9
    assert desk.number("failed") == 0
    desk.tap(1)
    desk.pass_time(1.4)
    assert desk.states() == "duu" + "d" * 9
    assert desk.number("failed") == 0
    desk.pass_time(0.1 + LATE)
    assert desk.number("failed") == 1


def test_restart_after_an_attempt_deals_the_same_cards(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.attempt(0, 1)
    desk.attempt(0, 3)
    desk.press("restart")
    desk.wait_for("question")
    desk.press("yes")
    desk.until('#board[data-found="0"]')
    facts = desk.board
    assert (facts["failed"], facts["elapsed"], facts["code"]) == ("0", "0", PAIRS)
    desk.pass_time(10)
    assert desk.number("elapsed") == 0
    desk.attempt(0, 3)
    assert desk.number("found") == 1


def test_quick_comparison_is_off_at_first_and_can_be_turned_on(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS)
    desk.tap(0, 1)
    desk.pass_time(1)
    desk.tap(2)
    assert desk.states() == "uu" + "d" * 10
    desk.pass_time(0.5 + LATE)
    assert desk.number("failed") == 1

    desk.choose("quick")
    desk.tap(0, 1)
    desk.pass_time(0.499)
    desk.tap(2)
    assert desk.number("failed") == 1
    desk.pass_time(LATE)
    desk.tap(0)
    assert desk.number("failed") == 1, "a tap on a turned card compares nothing"
    desk.tap(2)
    assert desk.number("failed") == 2
    assert desk.states() == "d" * 12, "the tap that compares turns nothing"
    desk.pass_time(3)
    assert desk.number("failed") == 2

    desk.choose("comparison", "5")
    desk.tap(0, 1)
    desk.pass_time(4.99)
    assert desk.number("failed") == 2
    desk.pass_time(LATE)
    assert desk.number("failed") == 3

    desk.choose("comparison", "tap")
    desk.tap(0, 1)
    desk.pass_time(100)
    assert desk.states() == "uu" + "d" * 10
    desk.tap(0)
    assert desk.number("failed") == 4


# ---- face-down cards


def test_pictures_of_cards_that_are_down_are_nowhere_in_the_page(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS)
    page = desk.page
    deck: dict[int, Card] = {}
    drawings: dict[int, str] = {}
    read_drawing = '(card) => document.querySelector(`[data-card="${card}"] img`).src'
    for card in range(0, 12, 2):
        desk.tap(card, card + 1)
        desk.pass_time(1)
        shown = desk.cards
        for number in (card, card + 1):
            deck[number] = shown[number]
            drawings[number] = page.evaluate(read_drawing, number)
        desk.pass_time(1)
    assert len(set(drawings.values())) == 6

    for turned in ([], [0], [0, 1]):
        desk.deal(PAIRS)
        desk.tap(*turned)
        desk.pass_time(1)
        _expect_hidden(desk, deck, drawings)
    desk.pass_time(0.5)
    desk.pass_time(1)
    _expect_hidden(desk, deck, drawings)


def _expect_hidden(desk: Desk, deck: dict[int, Card], drawings: dict[int, str]) -> None:
    """Hold page, attributes and accessibility tree against what is known of the cards."""
    up = desk.face_up()
    shown = {deck[card].picture for card in up}
    content = desk.page.content()
    live = desk.page.evaluate(
        """() => [...document.querySelectorAll("#board, #board *")].flatMap((node) =>
          [...node.attributes].map((attribute) => `${attribute.name}=${attribute.value}`))
          .join("\\n")"""
    )
    text = desk.page.evaluate("() => document.body.textContent")
    aria = accessible_texts(desk.page)
    for number, card in deck.items():
        subject = card.picture.split("/")[1]  # its English name too, in the animals of this deal
        if card.picture in shown:
            if number in up:
                assert subject in aria, "a card that is up is named"
                assert drawings[number] in content
            continue
        assert drawings[number] not in content
        assert card.picture not in content
        assert subject not in text
        assert subject not in live
        assert subject not in aria
    names = [card.name for card in desk.cards if card.state == "down"]
    assert all(name.endswith("face down") for name in names)


def test_card_that_turns_back_loses_its_name_at_once_and_its_drawing_soon(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.tap(0, 1)
    desk.pass_time(1.49)
    assert desk.page.locator("#board img").count() == 2
    desk.pass_time(LATE)
    assert "giraffe" not in accessible_texts(desk.page)
    assert desk.page.locator("#board [data-picture]").count() == 0
    desk.pass_time(0.4)
    assert desk.page.locator("#board img").count() == 0


# ---- reload


def test_reload_in_mid_attempt_shows_the_turned_cards_and_compares_again(
    open_desk: OpenDesk,
) -> None:
    desk = open_desk(PAIRS)
    desk.attempt(0, 3)
    desk.attempt(1, 2)
    desk.pass_time(30)
    desk.tap(4)
    desk.saved()
    desk.reload()
    assert desk.states() == "fddfu" + "d" * 7
    facts = desk.board
    assert (facts["code"], facts["found"], facts["failed"]) == (PAIRS, "1", "1")
    assert facts["elapsed"] == "33"
    desk.tap(5)
    desk.pass_time(1)
    desk.saved()
    desk.reload()
    assert desk.states() == "fddfuu" + "d" * 6
    assert desk.number("failed") == 1
    desk.pass_time(1.49)
    assert desk.number("failed") == 1
    desk.pass_time(LATE)
    assert desk.number("failed") == 2
    assert desk.states() == "fddf" + "d" * 8


def test_box_of_the_compare_window_is_kept_with_the_game(open_desk: OpenDesk) -> None:
    desk = open_desk(HARD)
    desk.attempt(0, 1)
    desk.click('[data-field="dont-show"]')
    desk.press("continue")
    desk.saved()
    desk.reload()
    desk.attempt(0, 1)
    assert desk.number("failed") == 2
    assert desk.windows == []


def test_reload_right_after_a_tap_loses_nothing(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS)
    desk.attempt(0, 3)
    desk.tap(4)
    desk.reload()
    assert desk.states() == "fddfu" + "d" * 7
    desk.press("pause")
    desk.reload()
    assert desk.fact("status") == "paused"
