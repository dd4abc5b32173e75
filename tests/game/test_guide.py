from itertools import pairwise
from random import Random

import pytest

from game import deal, mahjong
from game.code import MahjongCode
from game.guide import Guide, rest, to_decide
from game.mahjong import Pair
from game.solver import Verdict, solve
from tests.game.positions import position

WON, LOST, UNKNOWN = Verdict.WON, Verdict.LOST, Verdict.UNKNOWN
# Two piles of two, to be given the same faces crosswise, and two tiles beside them.
CROSSED = "12..12..12..12\n43..43..43..43\n\n12..12........\n43..43........"


def walk(state: mahjong.State, random: Random, moves: int) -> list[mahjong.State]:
    """The positions of a game played at random, the first and the last among them."""
    states = [state]
    for _ in range(moves):
        if pairs := mahjong.playable(states[-1]):
            states.append(mahjong.play(states[-1], random.choice(pairs)))
    return states


def decided(guide: Guide, state: mahjong.State) -> Verdict:
    for _ in range(3000):
        if (verdict := guide.step(state)) is not UNKNOWN:
            return verdict
    raise AssertionError("3,000 steps were not enough")


def test_a_plan_holds_while_only_its_pairs_are_taken_in_any_order() -> None:
    for seed in range(10):
        dealt = deal.mahjong_game(MahjongCode("00", seed))
        random, state, left = Random(seed), dealt.state, set(dealt.plan)
        while left:
            pair = random.choice([pair for pair in mahjong.playable(state) if pair in left])
            state, left = mahjong.play(state, pair), left - {pair}
            found = rest(state, dealt.plan)
            assert found == tuple(pair for pair in dealt.plan if pair in left)


def test_a_plan_holds_no_more_once_two_of_its_pairs_are_broken() -> None:
    dealt = deal.mahjong_game(MahjongCode("00", 37))
    other = next(pair for pair in mahjong.playable(dealt.state) if pair not in dealt.plan)
    assert rest(mahjong.play(dealt.state, other), dealt.plan) is None
    assert rest(dealt.state, ()) is None


def test_a_plan_holds_again_when_the_four_are_gone() -> None:
    # It does not matter who was whose mate once all of them are taken.
    state = position("12..12..12..12\n43..43..43..43", "R R R R")
    plan = (Pair(0, 1), Pair(2, 3))
    state = mahjong.play(state, Pair(0, 2))
    assert rest(state, plan) is None
    assert rest(mahjong.play(state, Pair(1, 3)), plan) == ()


def test_the_deals_plan_is_known_at_once_and_what_it_does_not_cover_after_a_search() -> None:
    dealt = deal.mahjong_game(MahjongCode("00", 5))
    guide = Guide(dealt.plan)
    assert guide.verdict(dealt.state) is WON
    assert guide.plan(dealt.state) == dealt.plan
    random = Random(5)
    for state in walk(dealt.state, random, 30)[1:]:
        assert guide.verdict(state) in (WON, UNKNOWN)
        verdict = decided(guide, state)
        assert verdict is guide.verdict(state) is solve(state, 3000).verdict
        if verdict is LOST:
            assert guide.plan(state) is None
            break
        end = state
        for pair in guide.plan(state) or ():
            end = mahjong.play(end, pair)
        assert end.present == 0


def test_hints_that_follow_a_plan_win() -> None:
    dealt = deal.mahjong_game(MahjongCode("00", 9, hard=True))
    guide, state = Guide(), dealt.state
    assert guide.verdict(state) is UNKNOWN
    assert guide.hints(state) == mahjong.playable(state)
    assert decided(guide, state) is WON
    while state.present:
        assert guide.verdict(state) is WON
        hint = guide.hints(state)[0]
        assert hint == next(pair for pair in guide.plan(state) or () if pair in guide.hints(state))
        state = mahjong.play(state, hint)


def test_a_lost_position_has_no_plan_and_its_hints_are_guesses() -> None:
    state = position(CROSSED, "R G S1 S2 G R")
    guide = Guide()
    assert decided(guide, state) is guide.verdict(state) is LOST
    assert guide.plan(state) is None
    assert guide.hints(state) == mahjong.playable(state)


def test_the_search_begins_anew_for_another_position() -> None:
    first = deal.mahjong_game(MahjongCode("00", 3, hard=True)).state
    second = mahjong.play(first, mahjong.playable(first)[0])
    turns, guide = 0, Guide()
    while guide.verdict(first) is UNKNOWN and turns < 50:
        guide.step(first)
        guide.step(second)
        turns += 1
    alone = Guide()
    assert decided(alone, first) is decided(guide, first)
    assert decided(alone, second) is decided(guide, second)


@pytest.mark.parametrize(
    ("verdicts", "index"),
    [
        ([UNKNOWN], 0),
        ([WON], None),
        ([LOST], None),
        ([WON, LOST], None),
        ([WON, UNKNOWN, LOST], 1),
        ([WON, UNKNOWN, UNKNOWN, UNKNOWN, LOST, UNKNOWN], 2),
        ([UNKNOWN, UNKNOWN, WON, UNKNOWN, LOST], 3),
        ([WON, UNKNOWN, WON, LOST, UNKNOWN], None),
        ([UNKNOWN, UNKNOWN, LOST], 0),
    ],
)
def test_the_position_halfway_is_the_next_to_decide(
    verdicts: list[Verdict], index: int | None
) -> None:
    assert to_decide(verdicts) == index


def test_where_a_game_was_lost_is_found_in_few_questions() -> None:
    found = 0
    for seed in range(6):
        dealt = deal.mahjong_game(MahjongCode("00", seed))
        states = walk(dealt.state, Random(seed), 72)
        guide, asked = Guide(dealt.plan), 0
        while (index := to_decide([guide.verdict(state) for state in states])) is not None:
            decided(guide, states[index])
            asked += 1
        assert asked <= 7
        verdicts = [solve(state, 3000).verdict for state in states]
        assert all(b is LOST for a, b in pairwise(verdicts) if a is LOST)
        if LOST in verdicts:
            turn = verdicts.index(LOST)
            assert guide.verdict(states[turn - 1]) is WON
            assert guide.verdict(states[turn]) is LOST
            found += 1
    assert found > 1
