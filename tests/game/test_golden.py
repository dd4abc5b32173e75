import pytest

from game.code import MahjongCode, MatchCode, parse
from tests.game import golden


@pytest.mark.parametrize("line", golden.lines("match"), ids=golden.code_of)
def test_a_match_code_deals_the_same_cards_for_ever(line: str) -> None:
    code = parse(golden.code_of(line))
    assert isinstance(code, MatchCode)
    assert golden.match_line(code) == line


@pytest.mark.parametrize(
    "line", golden.lines("mahjong") + golden.lines("layouts"), ids=golden.code_of
)
def test_a_mahjong_code_deals_the_same_tiles_for_ever(line: str) -> None:
    code = parse(golden.code_of(line))
    assert isinstance(code, MahjongCode)
    assert golden.mahjong_line(code) == line


@pytest.mark.parametrize("line", golden.lines("hard"), ids=golden.code_of)
def test_a_hard_code_deals_the_same_tiles_for_ever(line: str) -> None:
    code = parse(golden.code_of(line))
    assert isinstance(code, MahjongCode)
    assert golden.hard_line(code) == line


def test_hard_codes_and_all_layouts_are_pinned() -> None:
    for name, codes in (("hard", golden.hard_codes()), ("layouts", golden.layout_codes())):
        pinned = [golden.code_of(line) for line in golden.lines(name)]
        assert pinned == [str(code) for code in codes]


def test_two_hundred_codes_of_each_game_are_pinned() -> None:
    match, mahjong = (
        [golden.code_of(line) for line in golden.lines(n)] for n in ("match", "mahjong")
    )
    assert match == [str(code) for code in golden.match_codes()]
    assert mahjong == [str(code) for code in golden.mahjong_codes()]
    assert len(set(match)) == len(set(mahjong)) == 200


def test_every_choice_is_among_the_pinned_codes() -> None:
    codes = golden.match_codes()
    assert len({(code.group, code.size, code.kind, code.difficulty) for code in codes}) == 144
    assert {golden.LAST_SEED, 0} <= {code.seed for code in codes}


def test_pinned_deals_needed_one_try_or_more() -> None:
    tries = {line.split()[1] for line in golden.lines("mahjong")}
    assert {"1", "2"} <= tries
