from itertools import product
from random import Random

import pytest

from game import puzzle
from game.layout import load
from game.mahjong import State, free
from game.nogoods import Nogoods
from game.playout import Playout
from game.puzzle import FREED, Puzzle, pairings
from game.relaxed import Relaxed, conflict
from game.solver import Solver
from game.tiles import SET
from tests.game import tiny
from tests.game.positions import ROW, position

TWO_PILES = "12..12\n43..43\n\n12..12\n43..43"


def played(ready: Puzzle, choices: tuple[int, ...]) -> Playout:
    """As far as it goes with these choices, one for every group that has several."""
    playout = Playout(ready)
    by_group = {ready.group_of_choice[choice]: choice for choice in choices}
    while playout.candidates:
        group = playout.candidates[0]
        playout.choose(by_group[group])
    return playout


def known(nogoods: Nogoods) -> set[int]:
    return {rest | 1 << choice for choice, rests in enumerate(nogoods.rests) for rest in rests}


def winning(ready: Puzzle) -> list[int]:
    """All full sets of choices that empty the table, as masks."""
    sets = [choices for choices in product(*ready.choices_of) if not played(ready, choices).left]
    return [sum(1 << choice for choice in choices) for choices in sets]


# --- puzzle ---


@pytest.mark.parametrize(("tiles", "count"), [(0, 1), (2, 1), (4, 3), (6, 15), (8, 105), (3, 0)])
def test_ways_to_pair_up(tiles: int, count: int) -> None:
    found = pairings(range(tiles))
    assert len(set(found)) == len(found) == count
    for pairs in found:
        assert sorted(tile for pair in pairs for tile in pair) == list(range(tiles))


def test_a_puzzle_knows_what_is_free_and_what_blocks() -> None:
    ready = puzzle.of(position(ROW, "R G R G G R"))
    assert ready.free == (0, 5, 3, 4)
    assert ready.blocks == (FREED + 1, 16 + 4 + 1, 16 + 4 + 1, FREED + 4, FREED + 1, FREED + 4)
    assert ready.frees[4] == ((1, 16), (5, 4))
    assert ready.groups == ((0, 2, 5), (1, 3, 4))
    assert ready.group_of == (0, 1, 0, 1, 1, 0)
    assert ready.hopeless


def test_a_puzzle_is_of_the_tiles_that_are_left() -> None:
    state = State(load("00"), SET, (1 << 30) - 1)
    ready = puzzle.of(state)
    assert sorted(ready.free) == list(free(state))
    assert sum(map(len, ready.groups)) == 30
    assert ready.group_of[30:] == (-1,) * 114


# --- nogoods ---


def test_a_nogood_forbids_its_last_choice() -> None:
    nogoods = Nogoods(9)
    nogoods.add(0b1011)
    assert nogoods.against(0, 0b1010) == 0b1010
    assert nogoods.against(3, 0b10111) == 0b0011
    assert nogoods.against(0, 0b0010) is None
    assert nogoods.against(2, 0b1011) is None


def test_of_two_nogoods_the_one_that_says_more_is_kept() -> None:
    nogoods = Nogoods(9)
    for mask in (0b111, 0b1101, 0b10001, 0b101):
        nogoods.add(mask)
    assert known(nogoods) == {0b101, 0b10001}
    assert nogoods.against(1, 0b111) is None


# --- playouts ---


def test_what_can_be_taken_without_a_choice_is_taken() -> None:
    playout = Playout(puzzle.of(position(ROW, "R G G R W W")))
    assert (playout.left, playout.candidates, playout.choices) == (0, [], [])
    assert sorted(map(sorted, playout.order)) == [[0, 3], [1, 2], [4, 5]]
    assert sorted(playout.order[2]) == [1, 2]


def test_a_choice_is_asked_for_where_two_of_four_are_free() -> None:
    playout = Playout(puzzle.of(position(ROW, "R G G R R R")))
    assert playout.candidates == [0]
    assert [playout.takes(choice) for choice in (0, 1, 2)] == [True, True, True]
    assert not playout.takes(3)
    playout.choose(1)
    assert playout.left == 0
    assert (playout.choices, playout.mask) == ([1], 2)


# --- relaxed ---


def test_opening_a_group_lets_its_tiles_go_one_by_one() -> None:
    # Two are free and two lie below. Paired crosswise nothing moves.
    ready = puzzle.of(position(TWO_PILES, "R R R R"))
    playout = Playout(ready)
    crosswise = ready.choices.index(((0, 2), (1, 3)))
    playout.choose(crosswise)
    assert playout.left == 4
    assert not Relaxed(ready, playout).open(0)
    failures = [1]
    assert conflict(ready, playout, failures) == 1 << crosswise
    assert failures == [2]


def test_a_group_is_open_if_that_does_not_clear_the_table() -> None:
    ready = puzzle.of(position(TWO_PILES, "R G G R"))
    assert Relaxed(ready, Playout(ready)).open(0)
    assert conflict(ready, Playout(ready), [1, 1]) == 0


def test_what_is_learnt_is_true_of_tiny_tables() -> None:
    random = Random(9)
    learnt = 0
    for _ in range(800):
        state = tiny.table(random)
        ready = puzzle.of(state)
        if ready.hopeless:
            continue
        solver = Solver(state)
        wins = winning(ready)
        for _ in range(6):
            solver.step()
        for nogood in known(solver._nogoods):
            assert not any(nogood & win == nogood for win in wins)
            learnt += 1
    assert learnt > 300
