"""The lessons: what is said at each step, and that nobody gets stuck on the tiny boards."""

from game import mahjong, match
from tests.ui.tables import groups
from ui.lessons import PLAN, card_lesson, coach, tile_lesson
from ui.mahjong_table import Hint
from ui.match_look import match_look
from ui.table import Do, Tap
from ui.words import Words

ENGLISH = Words()


def test_cards_are_led_through_a_failure_and_a_win() -> None:
    table, at, said = card_lesson(), 0.0, []

    def do(intent: Tap | Do) -> None:
        nonlocal at
        at += 2
        table.do(intent, at)
        said.append(coach(table, ENGLISH))

    said.append(coach(table, ENGLISH))
    for intent in (Tap(0), Tap(1), Do.COMPARE, Tap(1), Tap(3), Do.COMPARE):
        do(intent)
    assert said == [
        "Each picture lies here twice. Tap a card to turn it.",
        "Now turn another one.",
        "Different pictures. Remember where they lie: they turn back.",
        "That was a failed attempt. Find two cards with the same picture.",
        "Where does the same picture lie?",
        "The same picture: these two stay up.",
        "Well done. Now find the others.",
    ]
    for cards in groups(table):
        for card in cards:
            do(Tap(card))
        do(Do.COMPARE)
    assert table.status == "won"
    assert said[-1].startswith("All found!")


def test_cards_can_be_lost_and_are_told_so() -> None:
    table = card_lesson()
    for at in range(table.state.limit):
        for intent in (Tap(0), Tap(1), Do.COMPARE):
            table.do(intent, 10.0 * at + (5 if intent is Do.COMPARE else 0))
    assert match.outcome(table.state) is match.Outcome.LOST
    assert coach(table, ENGLISH).endswith("that is a loss.")


def test_every_card_has_its_place_in_three_columns() -> None:
    look = match_look(card_lesson(), ENGLISH, 0)
    assert [piece.place[:2] for piece in look.pieces.values()] == [
        *((0, 0), (2, 0), (4, 0)),
        *((0, 2), (2, 2), (4, 2)),
    ]


def test_tiles_are_led_from_the_first_tap_to_the_empty_table() -> None:
    table = tile_lesson()
    said = [coach(table, ENGLISH)]
    flowers, first, *others = PLAN
    for intent in (Tap(first.a), Tap(first.b), Tap(flowers.a), Tap(flowers.b), Hint(tuple(others))):
        table.do(intent, 0)
        said.append(coach(table, ENGLISH))
    assert said == [
        "Tap a free tile: nothing lies on it, and its left or right side is open.",
        "Now tap the other free tile with the same face.",
        "A pair is gone. What it lay on or lay beside may be free now. Go on.",
        "Tap the other flower: any two flowers are a pair, and any two seasons.",
        "Go on until the table is empty. Hint marks a pair, Undo puts one back.",
        "The marked tiles are a pair. Tap both.",
    ]
    for pair in others:
        table.do(Tap(pair.a), 0)
        table.do(Tap(pair.b), 0)
    assert table.status == "won"
    assert coach(table, ENGLISH).startswith("The table is empty")


def test_tiles_are_blocked_at_first_and_never_stuck() -> None:
    start = tile_lesson().state
    assert 0 < len(mahjong.free(start)) < len(start.faces)
    seen, waiting = {start.present}, [start]
    while waiting:
        state = waiting.pop()
        assert mahjong.outcome(state) is not mahjong.Outcome.STUCK
        for pair in mahjong.playable(state):
            after = mahjong.play(state, pair)
            if after.present not in seen:
                seen.add(after.present)
                waiting.append(after)
    assert 0 in seen
    assert len(seen) > len(PLAN)
