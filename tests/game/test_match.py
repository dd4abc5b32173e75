from itertools import combinations, product

import pytest

from game import match
from game.catalogue import Picture
from game.match import Move, Outcome, Refusal, Settle, State, Turn

CAT_C, CAT_E, DOG, OWL = (
    Picture("animals", subject, version)
    for subject, version in [("cat", "C"), ("cat", "E"), ("dog", "A"), ("owl", "A")]
)
#               0      1    2    3      4      5
PAIRS = State((CAT_C, DOG, DOG, CAT_E, CAT_E, CAT_C), group=2, limit=3)
TRIPLES = State((DOG, DOG, OWL, OWL, DOG, OWL), group=3, limit=2)


def after(state: State, *moves: Move | int) -> State:
    """Play; a number is a card to turn, and a complete attempt is settled by itself."""
    for move in moves:
        state = match.play(state, Turn(move) if isinstance(move, int) else move)
        if isinstance(move, int) and match.due(state):
            state = match.play(state, Settle())
    return state


def states(state: State) -> dict[int, str]:
    return {card: spot.state for card, spot in match.spots(state).items()}


def test_all_cards_lie_face_down_at_first() -> None:
    spots = match.spots(PAIRS)
    assert list(spots) == list(range(6))
    assert {(spot.state, spot.face) for spot in spots.values()} == {("down", None)}
    assert [spot.place for spot in spots.values()] == [(card,) for card in range(6)]
    assert match.outcome(PAIRS) is None
    assert (PAIRS.groups_found, PAIRS.total, PAIRS.failed) == (0, 3, 0)
    assert (TRIPLES.groups_found, TRIPLES.total) == (0, 2)


def test_cards_turned_rest_until_they_are_settled() -> None:
    one = match.play(PAIRS, Turn(3))
    assert states(one) == {**states(PAIRS), 3: "up"}
    assert match.spots(one)[3].face == "animals/cat/E"
    assert not match.due(one)
    two = match.play(one, Turn(4))
    assert match.due(two)
    assert two.turned == (3, 4)
    assert two.groups_found == 0
    assert states(two) == {**states(PAIRS), 3: "up", 4: "up"}


def test_equal_pictures_are_found() -> None:
    found = after(PAIRS, 3, 4)
    assert states(found) == {**states(PAIRS), 3: "found", 4: "found"}
    assert (found.groups_found, found.failed, found.turned) == (1, 0, ())


def test_different_pictures_turn_back_and_the_attempt_has_failed() -> None:
    failed = after(PAIRS, 0, 1)
    assert states(failed) == states(PAIRS)
    assert (failed.groups_found, failed.failed, failed.turned) == (0, 1, ())


def test_two_versions_of_a_subject_are_different_pictures() -> None:
    turned = match.play(match.play(PAIRS, Turn(0)), Turn(3))
    assert not match.alike(turned)
    assert match.play(turned, Settle()).failed == 1


def test_two_alike_of_three_are_a_failure() -> None:
    for cards in [(0, 1, 2), (0, 2, 1), (2, 0, 1)]:
        failed = after(TRIPLES, *cards)
        assert (failed.groups_found, failed.failed) == (0, 1)
    found = after(TRIPLES, 4, 0, 1)
    assert (found.groups_found, found.failed) == (1, 0)
    assert found.found == {0, 1, 4}


def test_three_cards_make_an_attempt_at_triples() -> None:
    state = TRIPLES
    for card, due in [(0, False), (2, False), (1, True)]:
        state = match.play(state, Turn(card))
        assert match.due(state) is due


def test_alike_is_said_of_turned_cards() -> None:
    assert not match.alike(PAIRS)
    assert match.alike(match.play(PAIRS, Turn(0)))
    assert match.alike(match.play(match.play(PAIRS, Turn(5)), Turn(0)))


def test_a_turned_or_found_card_cannot_be_turned() -> None:
    one = match.play(PAIRS, Turn(0))
    assert match.refusal(one, Turn(0)) is Refusal.TURNED
    found = after(PAIRS, 3, 4)
    assert match.refusal(found, Turn(3)) is Refusal.FOUND
    assert match.refusal(found, Turn(4)) is Refusal.FOUND
    assert match.refusal(found, Turn(0)) is None


def test_nothing_turns_while_cards_are_compared() -> None:
    found = after(PAIRS, 3, 4)
    due = match.play(match.play(found, Turn(0)), Turn(1))
    for card in range(6):
        assert match.refusal(due, Turn(card)) is Refusal.COMPARING
    assert match.refusal(due, Settle()) is None


def test_there_is_nothing_to_compare_before_the_attempt_is_complete() -> None:
    assert match.refusal(PAIRS, Settle()) is Refusal.NOTHING_TO_COMPARE
    assert match.refusal(match.play(PAIRS, Turn(0)), Settle()) is Refusal.NOTHING_TO_COMPARE
    assert match.refusal(after(PAIRS, 3, 4), Settle()) is Refusal.NOTHING_TO_COMPARE


def test_cards_that_are_not_on_the_table_are_refused() -> None:
    for card in (-1, 6, 999):
        assert match.refusal(PAIRS, Turn(card)) is Refusal.NO_SUCH_CARD


def test_a_refused_move_cannot_be_played() -> None:
    with pytest.raises(ValueError, match="NOTHING_TO_COMPARE"):
        match.play(PAIRS, Settle())
    with pytest.raises(ValueError, match="TURNED"):
        match.play(match.play(PAIRS, Turn(0)), Turn(0))


def test_won_with_the_last_group_and_not_before() -> None:
    nearly = after(PAIRS, 0, 5, 3, 4, Turn(1), Turn(2))
    assert match.outcome(nearly) is None
    won = match.play(nearly, Settle())
    assert match.outcome(won) is Outcome.WON
    assert won.groups_found == won.total == 3
    assert set(states(won).values()) == {"found"}


def test_lost_when_the_failed_attempts_reach_the_limit() -> None:
    nearly = after(PAIRS, 3, 4, 0, 1, 0, 2, Turn(0), Turn(1))
    assert nearly.failed == 2
    assert match.outcome(nearly) is None
    lost = match.play(nearly, Settle())
    assert lost.failed == lost.limit == 3
    assert match.outcome(lost) is Outcome.LOST


def test_after_a_loss_the_other_pictures_are_revealed() -> None:
    lost = after(PAIRS, 3, 4, 0, 1, 0, 2, 0, 1)
    found, revealed = "found", "revealed"
    assert list(states(lost).values()) == [revealed, revealed, revealed, found, found, revealed]
    assert [spot.face for spot in match.spots(lost).values()] == [str(p) for p in PAIRS.deck]


def test_a_win_with_the_last_attempt_but_one_to_lose_is_a_win() -> None:
    won = after(PAIRS, 0, 1, 0, 2, 0, 5, 1, 2, 3, 4)
    assert won.failed == 2
    assert match.outcome(won) is Outcome.WON


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    for over in (after(PAIRS, 0, 5, 3, 4, 1, 2), after(PAIRS, 0, 1, 0, 1, 0, 1)):
        moves: list[Move] = [Settle(), *(Turn(card) for card in range(-1, 7))]
        assert {match.refusal(over, move) for move in moves} == {Refusal.OVER}


def test_a_face_is_shown_only_while_a_card_is_not_down() -> None:
    for a, b in combinations(range(6), 2):
        state = match.play(match.play(PAIRS, Turn(a)), Turn(b))
        for step in (state, match.play(state, Settle())):
            for card, spot in match.spots(step).items():
                shown = None if spot.state == "down" else str(PAIRS.deck[card])
                assert spot.face == shown


def test_no_move_changes_the_state_that_it_is_made_in() -> None:
    before = State(PAIRS.deck, 2, 3)
    after(PAIRS, 3, 4, 0, 1)
    assert before == PAIRS


def count_lines(state: State, depth: int) -> int:
    """How many sequences of moves there are; a finished game has no more moves."""
    if depth == 0:
        return 1
    moves: list[Move] = [Settle(), *(Turn(card) for card in range(len(state.deck)))]
    return sum(
        count_lines(match.play(state, move), depth - 1)
        for move in moves
        if match.refusal(state, move) is None
    )


def test_as_many_lines_of_play_as_counted() -> None:
    # Pairs of six cards: 6 × 5 ways to turn two, one way to settle. Six of them find a pair and
    # leave four cards, 24 leave six: 6 × 4 + 24 × 6 = 168 third moves; and so on.
    counts = [6, 30, 30, 168, 6 * 12 + 24 * 30, 792]
    assert [count_lines(PAIRS, depth) for depth in range(1, 7)] == counts
    # Triples: 6 × 5 × 4, then 12 settle to three cards left and 108 to six.
    counts = [6, 30, 120, 120, 12 * 3 + 108 * 6]
    assert [count_lines(TRIPLES, depth) for depth in range(1, 6)] == counts


LIMITS = {
    (2, 12): (20, 15, 11),
    (2, 20): (36, 26, 18),
    (2, 30): (60, 44, 30),
    (2, 60): (150, 110, 80),
    (3, 12): (18, 14, 10),
    (3, 21): (40, 29, 20),
    (3, 30): (70, 52, 36),
    (3, 60): (230, 175, 130),
}


def test_the_table_of_limits() -> None:
    sizes = {2: (12, 20, 30, 60), 3: (12, 21, 30, 60)}
    for group, size, difficulty in product((2, 3), range(4), range(3)):
        expected = LIMITS[group, sizes[group][size]][difficulty]
        assert match.limit(group, size, difficulty) == expected


def test_every_move_has_a_text_that_comes_home() -> None:
    moves: list[Move] = [Settle(), *(Turn(card) for card in range(60))]
    texts = [match.move_text(move) for move in moves]
    assert texts[:3] == [".", "0", "1"]
    assert [match.parse_move(text) for text in texts] == moves
    assert len(set(texts)) == len(moves)


@pytest.mark.parametrize(
    "text", ["", " ", "..", "-1", "07", "7 ", "60", "+7", "٣", "1.", "9" * 5000]
)
def test_other_texts_are_no_move(text: str) -> None:
    assert match.parse_move(text) is None
