from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from game import layout, mahjong, tiles
from game.mahjong import Outcome, Pair, Refusal, State
from game.spots import Spot, changes
from tests.game import brute
from tests.game.positions import HEAP, HONEYCOMB, ROW, as_table, position, thrown

ROW_STATE = position(ROW, "1B N S1 1B N S4")
HEAP_FACES = "F1 1B 1B 1B R F2 1B S1 F3 R S2 1B N N R F4 R 1B N"


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(mahjong.play(state, pair), depth - 1) for pair in mahjong.playable(state))


def walks(count: int) -> Iterator[State]:
    """States on the way of random games on ragged tables."""
    random = Random(count)
    for _ in range(count):
        state = thrown(random)
        yield state
        while pairs := mahjong.playable(state):
            state = mahjong.play(state, random.choice(pairs))
            yield state


def test_the_row_of_four_with_two_on_top() -> None:
    assert mahjong.free(ROW_STATE) == (0, 3, 4, 5)
    assert mahjong.playable(ROW_STATE) == (Pair(0, 3),)


# Counted by hand for the row; for the others by `brute.count_plays` too, in the test below.
PERFT = [
    (ROW, "1B N N 1B 1B 1B", [6, 6, 6, 0]),
    (ROW, "1B N S1 1B N S4", [1, 0]),
    (HONEYCOMB, "1B 1B 1B 1B F1 F2 1B 1B S F3", [2, 5, 9, 0]),
    (HONEYCOMB, "F1 S1 F2 S2 F3 S3 F4 S4 R R", [2, 7, 11, 8, 8, 0]),
    (HEAP, HEAP_FACES, [3, 9, 24, 57, 78]),
]


@pytest.mark.parametrize(("drawing", "faces", "counts"), PERFT)
def test_as_many_games_as_counted(drawing: str, faces: str, counts: list[int]) -> None:
    state = position(drawing, faces)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
    assert [brute.count_plays(as_table(state), n) for n in range(1, len(counts) + 1)] == counts


def test_as_many_games_as_counted_on_ragged_tables() -> None:
    random = Random(11)
    games = 0
    for _ in range(40):
        state = thrown(random)
        for depth in (1, 2, 3):
            count = perft(state, depth)
            assert count == brute.count_plays(as_table(state), depth)
            games += count
    assert games > 1000


def test_playable_pairs_are_those_of_the_slow_rules() -> None:
    outcomes = set()
    for state in walks(150):
        table = as_table(state)
        slots = state.layout.slots
        pairs = mahjong.playable(state)
        assert list(pairs) == sorted(pairs, key=lambda pair: (pair.a, pair.b))
        assert {frozenset((slots[p.a], slots[p.b])) for p in pairs} == brute.moves(table)
        expected = None if brute.moves(table) else Outcome.STUCK if table else Outcome.WON
        assert mahjong.outcome(state) is expected
        outcomes.add(expected)
    assert outcomes == {None, Outcome.STUCK, Outcome.WON}


def test_every_pair_of_numbers_is_playable_or_refused_with_its_reason() -> None:
    reasons = set()
    for state in walks(15):
        places = state.layout.slots
        table = as_table(state)
        for a, b in product(range(len(places)), repeat=2):
            reason = mahjong.refusal(state, Pair(a, b))
            reasons.add(reason)
            here = [places[tile] in table for tile in (a, b)]
            open_sides = [brute.is_free(set(table), places[tile]) for tile in (a, b)]
            if not all(here):
                assert reason is Refusal.GONE
            elif a == b:
                assert reason is Refusal.SAME_TILE
            elif not all(open_sides):
                assert reason is Refusal.BLOCKED
            elif not brute.is_pair(state.faces[a], state.faces[b]):
                assert reason is Refusal.DIFFERENT
            else:
                assert reason is None
            assert (reason is None) is (Pair(a, b) in mahjong.playable(state))
    assert reasons == {None, *Refusal}


def test_numbers_that_no_tile_has_are_gone() -> None:
    for a, b in [(0, 6), (-1, 3), (5, 999), (0, 144)]:
        assert mahjong.refusal(ROW_STATE, Pair(a, b)) is Refusal.GONE
    assert not mahjong.is_free(ROW_STATE, -1)
    assert not mahjong.is_free(ROW_STATE, 6)


@pytest.mark.parametrize(
    ("pair", "reason"),
    [(Pair(0, 1), "BLOCKED"), (Pair(0, 4), "DIFFERENT"), (Pair(3, 3), "SAME_TILE")],
)
def test_a_refused_pair_cannot_be_played(pair: Pair, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        mahjong.play(ROW_STATE, pair)


def test_a_pair_goes_and_nothing_else_changes() -> None:
    after = mahjong.play(ROW_STATE, Pair(3, 0))
    assert after == replace(ROW_STATE, present=0b110110)
    assert after.pairs_removed == 1
    assert ROW_STATE.present == 0b111111
    with pytest.raises(ValueError, match="GONE"):
        mahjong.play(after, Pair(0, 3))


def test_flowers_and_seasons_pair_among_themselves_only() -> None:
    state = position("12..12..12..12\n43..43..43..43", "F1 F3 S3 S2")
    assert mahjong.playable(state) == (Pair(0, 1), Pair(2, 3))
    assert mahjong.refusal(state, Pair(1, 2)) is Refusal.DIFFERENT


def test_the_south_wind_is_no_season_and_dragons_keep_their_colour() -> None:
    state = position("12..12..12..12..12..12\n43..43..43..43..43..43", "S S1 R G Wh W")
    assert mahjong.outcome(state) is Outcome.STUCK


def test_a_removal_never_blocks_a_tile() -> None:
    for state in walks(60):
        free = set(mahjong.free(state))
        for pair in mahjong.playable(state):
            assert free - {pair.a, pair.b} <= set(mahjong.free(mahjong.play(state, pair)))


def test_stuck_exactly_when_no_free_pair_is_left() -> None:
    stuck = position(ROW, "1B N N R 5B 5C")
    assert mahjong.outcome(stuck) is Outcome.STUCK
    assert mahjong.hints(stuck, [Pair(1, 2)]) == ()
    # Two equal tiles are left, but one lies on the other.
    last = position("12\n43\n\n12\n43", "R R")
    assert mahjong.outcome(last) is Outcome.STUCK


def test_won_when_the_last_pair_is_gone() -> None:
    state = position("12..12\n43..43", "R R")
    assert mahjong.outcome(state) is None
    won = mahjong.play(state, Pair(0, 1))
    assert mahjong.outcome(won) is Outcome.WON
    assert won.pairs_removed == 1
    assert mahjong.spots(won) == {}
    assert mahjong.playable(won) == ()
    assert mahjong.free(won) == ()


def test_the_top_of_the_heap() -> None:
    state = position(HEAP, HEAP_FACES)
    slots = state.layout.slots
    assert {slots[tile] for tile in mahjong.free(state)} == {
        *((0, 2, 0), (8, 2, 0), (1, 4, 0), (7, 4, 0)),
        *((6, 1, 1), (5, 3, 1)),
        (3, 2, 2),
    }


def test_spots_show_every_tile_there_is() -> None:
    spots = mahjong.spots(ROW_STATE)
    assert spots[0] == Spot((0, 0, 0), "free", "1B")
    assert spots[1] == Spot((2, 0, 0), "blocked", "N")
    assert spots[5] == Spot((4, 0, 1), "free", "S4")
    assert list(spots) == [0, 1, 2, 3, 4, 5]
    after = mahjong.spots(mahjong.play(ROW_STATE, Pair(0, 3)))
    assert [(c.piece, c.after) for c in changes(spots, after)] == [(0, None), (3, None)]
    top_gone = mahjong.spots(replace(ROW_STATE, present=0b000111))
    assert [spot.state for spot in top_gone.values()] == ["free", "blocked", "free"]


def test_spots_tell_the_same_as_free() -> None:
    for state in walks(30):
        spots = mahjong.spots(state)
        free = tuple(tile for tile, spot in spots.items() if spot.state == "free")
        assert free == mahjong.free(state)
        assert {spot.place: spot.face for spot in spots.values()} == as_table(state)


FOUR = position("12..12..12..12\n43..43..43..43", "R R R R")


def test_hint_begins_with_the_next_pair_of_the_plan() -> None:
    plan = (Pair(1, 2), Pair(0, 3))
    assert mahjong.hints(FOUR, plan)[:2] == plan
    assert mahjong.hints(mahjong.play(FOUR, Pair(1, 2)), plan) == (Pair(0, 3),)
    assert mahjong.hints(mahjong.play(FOUR, Pair(0, 3)), plan) == (Pair(1, 2),)


def test_hint_goes_through_all_playable_pairs_once() -> None:
    hints = mahjong.hints(FOUR, (Pair(1, 2), Pair(0, 3)))
    assert len(hints) == 6
    assert sorted(hints, key=lambda pair: (pair.a, pair.b)) == list(mahjong.playable(FOUR))
    assert hints[2:] == (Pair(0, 1), Pair(0, 2), Pair(1, 3), Pair(2, 3))


def test_hint_marks_another_pair_when_the_plan_is_broken() -> None:
    after = mahjong.play(FOUR, Pair(0, 1))
    assert mahjong.hints(after, (Pair(1, 2), Pair(0, 3))) == (Pair(2, 3),)
    # The plan's next pair is still there but covered: the plan's first playable one is marked.
    row = position(ROW, "1B N N 1B F1 F2")
    assert mahjong.hints(row, (Pair(1, 2), Pair(4, 5), Pair(0, 3))) == (Pair(4, 5), Pair(0, 3))


def test_hints_are_always_the_playable_pairs() -> None:
    random = Random(5)
    for state in walks(60):
        tiles_there = list(mahjong.spots(state))
        random.shuffle(tiles_there)
        plan = [Pair(a, b) for a, b in zip(tiles_there[::2], tiles_there[1::2], strict=True)]
        hints = mahjong.hints(state, plan)
        assert len(hints) == len(set(hints))
        assert set(hints) == set(mahjong.playable(state))


def test_a_pair_has_no_order() -> None:
    assert Pair(9, 3) == Pair(3, 9)
    assert (Pair(9, 3).a, Pair(9, 3).b) == (3, 9)
    assert len({Pair(9, 3), Pair(3, 9)}) == 1


def test_every_pair_has_a_text_that_comes_home() -> None:
    pairs = [Pair(a, b) for a in range(144) for b in range(a + 1, 144)]
    texts = [mahjong.move_text(pair) for pair in pairs]
    assert texts[0] == "0-1"
    assert [mahjong.parse_move(text) for text in texts] == pairs
    assert len(set(texts)) == len(pairs)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "5",
        "5-",
        "-5",
        "9-3",
        "03-9",
        "3-9-1",
        "3 -9",
        "3–9",
        "a-b",
        "3-٩",
        "3-9999",
        "²-5",
    ],
)
def test_other_texts_are_no_pair(text: str) -> None:
    assert mahjong.parse_move(text) is None


def test_a_state_is_a_value() -> None:
    table = layout.load("00")
    state = State(table, tiles.SET, table.full)
    assert state == State(layout.build("00", table.slots), tiles.SET, table.full)
    assert state.pairs_removed == 0
    assert hash(state) == hash(replace(state))
