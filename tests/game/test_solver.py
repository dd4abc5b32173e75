from collections import Counter
from random import Random

import pytest

from game import deal, layout, mahjong, tiles
from game.chance import Chance
from game.code import MahjongCode
from game.mahjong import Pair
from game.solver import Answer, Solver, Verdict, solve
from tests.game import tiny
from tests.game.positions import ROW, position, thrown

PILE = "12\n43\n\n12\n43"
TWO_PILES = "12..12\n43..43\n\n12..12\n43..43"


def replayed(state: mahjong.State, answer: Answer) -> mahjong.State:
    for pair in answer.order:
        state = mahjong.play(state, pair)
    return state


def shuffled(random: Random) -> mahjong.State:
    table = layout.load("00")
    return mahjong.State(table, tuple(random.sample(tiles.SET, 144)), table.full)


def walked(state: mahjong.State, moves: int, random: Random) -> mahjong.State:
    """After that many random moves, or fewer where none was left."""
    for _ in range(moves):
        if pairs := mahjong.playable(state):
            state = mahjong.play(state, random.choice(pairs))
    return state


@pytest.mark.parametrize("count", [1000, pytest.param(5000, marks=pytest.mark.slow)])
def test_tiny_tables_are_decided_as_by_trying_everything(count: int) -> None:
    random = Random(6)
    seen: Counter[Verdict] = Counter()
    for _ in range(count):
        state = tiny.table(random)
        answer = solve(state, 10_000)
        assert (answer.verdict is Verdict.WON) is tiny.can_be_won(state, {})
        assert answer.verdict is not Verdict.UNKNOWN
        if answer.verdict is Verdict.WON:
            assert replayed(state, answer).present == 0
        seen[answer.verdict] += 1
    assert min(seen[Verdict.WON], seen[Verdict.LOST]) > count / 5


def test_groups_of_any_size_odd_ones_too() -> None:
    random = Random(7)
    seen: Counter[bool] = Counter()
    for _ in range(300):
        state = thrown(random)
        won = solve(state, 10_000).verdict is Verdict.WON
        assert won is tiny.can_be_won(state, {})
        seen[won] += 1
    assert min(seen.values()) > 5


def test_every_rest_of_a_game_is_decided() -> None:
    random = Random(8)
    for _ in range(40):
        state = tiny.table(random)
        while pairs := mahjong.playable(state):
            state = mahjong.play(state, random.choice(pairs))
            won = solve(state, 10_000).verdict is Verdict.WON
            assert won is tiny.can_be_won(state, {})


def test_an_empty_table_is_won() -> None:
    state = mahjong.State(layout.load("00"), tiles.SET, 0)
    assert solve(state, 1) == Answer(Verdict.WON, (), 1)


def test_two_equal_tiles_on_each_other_are_lost() -> None:
    assert solve(position(PILE, "R R"), 10) == Answer(Verdict.LOST, (), 1)


def test_an_odd_tile_is_lost_without_a_search() -> None:
    assert solve(position(PILE, "R G"), 10) == Answer(Verdict.LOST, (), 0)


def test_crossed_pairs_are_lost() -> None:
    crossed, straight = position(TWO_PILES, "R G G R"), position(TWO_PILES, "R R G G")
    assert solve(crossed, 10).verdict is Verdict.LOST
    assert solve(straight, 10) == Answer(Verdict.WON, (Pair(2, 3), Pair(0, 1)), 1)


def test_flowers_pair_among_themselves_and_not_with_seasons() -> None:
    assert solve(position(ROW, "F1 S1 S2 F2 F3 F4"), 10).verdict is Verdict.WON
    assert solve(position(ROW, "F1 S1 S2 F2 F3 S4"), 10).verdict is Verdict.LOST


def test_no_answer_within_the_budget_is_no_verdict() -> None:
    state = shuffled(Random(12))
    whole = solve(state, 10_000)
    assert whole.nodes > 3
    assert solve(state, whole.nodes - 1) == Answer(Verdict.UNKNOWN, (), whole.nodes - 1)
    assert solve(state, whole.nodes) == whole
    assert solve(state, 0) == Answer(Verdict.UNKNOWN, (), 0)


def test_the_search_goes_on_step_by_step_and_is_the_same_each_time() -> None:
    state = shuffled(Random(12))
    solver = Solver(state)
    steps = [solver.step() for _ in range(solve(state, 10_000).nodes)]
    assert steps == [None] * (len(steps) - 1) + [solve(state, 10_000)]
    assert solver.step() is steps[-1]
    assert solver.nodes == len(steps)


def test_any_chance_gives_a_right_answer() -> None:
    state = deal.mahjong_game(MahjongCode("00", 37)).state
    answers = [solve(state, 1000, Chance(seed, 1)) for seed in range(5)]
    assert {answer.verdict for answer in answers} == {Verdict.WON}
    assert all(replayed(state, answer).present == 0 for answer in answers)
    assert len({answer.order for answer in answers}) > 1


def positions_decided(moves: int, deals: int, budget: int) -> Counter[Verdict]:
    """Verdicts after that many random moves from deals that could be won."""
    seen: Counter[Verdict] = Counter()
    for seed in range(deals):
        dealt = deal.mahjong_game(MahjongCode("00", seed)).state
        state = walked(dealt, moves, Random(seed))
        answer = solve(state, budget)
        assert answer.verdict is not Verdict.WON or replayed(state, answer).present == 0
        seen[answer.verdict] += 1
    return seen


@pytest.mark.parametrize("moves", [0, 12, 24, 36, 48])
def test_positions_of_real_games_are_decided(moves: int) -> None:
    seen = positions_decided(moves, deals=20, budget=3000)
    assert seen[Verdict.UNKNOWN] == 0
    assert seen[Verdict.WON] > 5


@pytest.mark.slow
@pytest.mark.parametrize("moves", [12, 24, 36, 48])
def test_999_of_1000_positions_are_decided_within_3000_playouts(moves: int) -> None:
    seen = positions_decided(moves, deals=1000, budget=3000)
    assert seen[Verdict.UNKNOWN] <= 1
