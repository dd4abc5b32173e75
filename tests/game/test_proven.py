from collections import Counter
from random import Random

import pytest

from game import deal, mahjong, proven
from game.code import MahjongCode, parse
from game.layout import LAYOUTS
from game.solver import Verdict
from tools import decide

DECIDED = {number: decide.read(number) for number in proven.LAYOUTS}


def won(state: mahjong.State, plan: tuple[mahjong.Pair, ...]) -> bool:
    for pair in plan:
        state = mahjong.play(state, pair)
    return state.present == 0


def test_the_layouts_that_offer_hard_games_are_those_that_have_a_list() -> None:
    assert tuple(number for number in LAYOUTS if proven.codes(number)) == proven.LAYOUTS


@pytest.mark.parametrize("number", proven.LAYOUTS)
def test_a_thousand_hard_deals_and_more_are_proven(number: str) -> None:
    proven_seeds = {line.seed for line in DECIDED[number] if line.verdict is Verdict.WON}
    codes = proven.codes(number)
    assert len(set(codes)) == len(codes) >= 1000
    assert {str(code)[-7:] for code in codes} <= proven_seeds
    assert all(code.hard and code.layout == number for code in codes)


@pytest.mark.parametrize("number", proven.LAYOUTS)
@pytest.mark.parametrize("count", [60, pytest.param(1200, marks=pytest.mark.slow)])
def test_their_plans_win(number: str, count: int) -> None:
    pairings = {line.seed: line.pairing for line in DECIDED[number]}
    codes = proven.codes(number)
    for code in Random(count).sample(codes, min(count, len(codes))):
        dealt = deal.mahjong_game(code)
        plan = proven.plan(code, dealt.state)
        assert won(dealt.state, plan)
        assert proven.write(dealt.state.faces, plan) == pairings[str(code)[-7:]]


def test_other_codes_have_no_plan_here() -> None:
    for text in ("MJ1-H00-AAAAAAA", "MJ1-L00-AAAAABL"):
        code = parse(text)
        assert isinstance(code, MahjongCode)
        assert proven.plan(code, deal.mahjong_game(code).state) == ()
    assert proven.codes("99") == ()


def test_a_pairing_comes_home_from_its_text() -> None:
    for seed in range(20):
        dealt = deal.mahjong_game(MahjongCode("00", seed))
        text = proven.write(dealt.state.faces, dealt.plan)
        assert len(text) == 12
        pairs = proven.read(dealt.state.faces, text)
        assert set(pairs) == set(dealt.plan)
        assert won(dealt.state, proven.greedy(dealt.state, pairs))


def test_greedy_play_goes_as_far_as_it_can() -> None:
    dealt = deal.mahjong_game(MahjongCode("00", 1))
    order = proven.greedy(dealt.state, dealt.plan[5:])
    assert 0 < len(order) < len(dealt.plan) - 5
    assert dealt.plan[-1] not in order


@pytest.mark.parametrize("number", proven.LAYOUTS)
def test_verdicts_come_out_the_same_again(number: str) -> None:
    lines = Random(1).sample([line for line in DECIDED[number] if line.nodes < 100], 10)
    lines += [line for line in DECIDED[number] if line.verdict is Verdict.LOST][:2]
    for line in lines:
        code = parse(f"MJ1-H{number}-{line.seed}")
        assert isinstance(code, MahjongCode)
        assert decide.decide(code, line.nodes) == line


def test_2000_hard_deals_of_the_turtle_are_decided(capsys: pytest.CaptureFixture[str]) -> None:
    counts = Counter(line.verdict for line in DECIDED["00"])
    assert len(DECIDED["00"]) == counts.total() == 2000
    decided = counts[Verdict.WON] + counts[Verdict.LOST]
    share = 100 * counts[Verdict.LOST] / decided
    with capsys.disabled():
        print(f"\nTurtle: {share:.2f} % of {decided} cannot be won (published: 2.95 %)")
    assert decided >= 0.995 * 2000
    assert 1.8 < share < 4.1  # three standard deviations around what is published
