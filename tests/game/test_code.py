from itertools import product
from random import Random

import pytest

from game.code import EASY, HARD, MEDIUM, SIZES, MahjongCode, MatchCode, Reason, parse
from game.layout import LAYOUTS

MATCH = "MM2-PAAU-AAAAAAB"
MAHJONG = "MJ1-L00-AAAAABL"
ANIMALS, FRUIT = 5, 3

REFUSED = [
    ("", Reason.EMPTY),
    ("   ", Reason.EMPTY),
    ("—", Reason.EMPTY),
    ("\u200b\ufeff", Reason.EMPTY),
    ("https://example.org/play/#", Reason.EMPTY),
    ("MM2-PAAU-AAAAAA!", Reason.STRAY_CHARACTER),
    ("MM2-PAAU-AAAAAAÄ", Reason.STRAY_CHARACTER),
    ("MM2-PAAU-AAAAAA\u0661", Reason.STRAY_CHARACTER),
    ("ΜΜ2-PAAU-AAAAAAB", Reason.STRAY_CHARACTER),  # Greek capitals
    ("MM2-PAAU-AAAAAA\x00", Reason.STRAY_CHARACTER),
    ("MM2-PAAU-AAAAAA\ud800", Reason.STRAY_CHARACTER),
    ("PAAU-AAAAAAB", Reason.UNKNOWN_GAME),
    ("X", Reason.UNKNOWN_GAME),
    ("MK2-PAAU-AAAAAAB", Reason.UNKNOWN_GAME),
    ("2MM-PAAU-AAAAAAB", Reason.UNKNOWN_GAME),
    ("MM-PAAU-AAAAAAB", Reason.UNKNOWN_GAME),
    ("https://example.org/MM2", Reason.STRAY_CHARACTER),
    ("MM1-PAAU-AAAAAAB", Reason.OTHER_VERSION),
    ("MM3", Reason.OTHER_VERSION),
    ("MJ2-L00-AAAAABL", Reason.OTHER_VERSION),
    ("MJO-L00-AAAAABL", Reason.OTHER_VERSION),
    ("MMI-PAAU-AAAAAAB", Reason.OTHER_VERSION),
    ("M", Reason.TOO_SHORT),
    ("mm", Reason.TOO_SHORT),
    ("MJ1", Reason.TOO_SHORT),
    ("MM2-PAAU-AAAAAA", Reason.TOO_SHORT),
    ("MJ1-L0-AAAAABL", Reason.TOO_SHORT),
    ("MM2-PAAU-AAAAAABB", Reason.TOO_LONG),
    ("MJ1-L000-AAAAABL", Reason.TOO_LONG),
    (f"{MATCH} {MATCH}", Reason.TOO_LONG),
    ("MM2-QAAU-AAAAAAB", Reason.UNKNOWN_GROUP),
    ("MM2-2AAU-AAAAAAB", Reason.UNKNOWN_GROUP),
    ("MM2-PBAU-AAAAAAB", Reason.UNKNOWN_EDITION),
    ("MM2-PAEU-AAAAAAB", Reason.UNKNOWN_SIZE),
    ("MM2-PA1U-AAAAAAB", Reason.UNKNOWN_SIZE),
    ("MM2-PAAY-AAAAAAB", Reason.UNKNOWN_KIND),
    ("MM2-PAAZ-AAAAAAB", Reason.UNKNOWN_KIND),
    ("MM2-PAA5-AAAAAAB", Reason.UNKNOWN_KIND),
    *((f"MM2-PAA{letter}-AAAAAAB", Reason.UNKNOWN_DIFFICULTY) for letter in "DHLPTX"),
    ("MJ1-K00-AAAAABL", Reason.NO_LAYOUT),
    ("MJ1-000-AAAAABL", Reason.NO_LAYOUT),
    ("MJ1-LAA-AAAAABL", Reason.LAYOUT_NOT_DIGITS),
    ("MJ1-L0B-AAAAABL", Reason.LAYOUT_NOT_DIGITS),
    ("MJ1-L99-AAAAABL", Reason.UNKNOWN_LAYOUT),
    ("MM2-PAAU-AAAAAA0", Reason.SEED_NOT_LETTERS),
    ("MJ1-L00-1AAAABL", Reason.SEED_NOT_LETTERS),
    ("MM2-PAAU-NXMRLXW", Reason.SEED_TOO_LARGE),
    ("MM2-PAAU-ZZZZZZZ", Reason.SEED_TOO_LARGE),
    ("MJ1-L00-NXMRLXW", Reason.SEED_TOO_LARGE),
]

MEANT = [
    (MATCH, "mm2-paau-aaaaaab"),
    (MATCH, "MM2PAAUAAAAAAB"),
    (MATCH, "  MM2 - PAAU - AAAAAAB\n"),
    (MATCH, "MM2\u2013PAAU\u2014AAAAAAB"),
    (MATCH, "MM2\u2011PAAU\u2212AAAAAAB"),
    (MATCH, "MM2_PAAU_AAAAAAB"),
    (MATCH, "M-M-2-P-A-A-U-A-A-A-A-A-A-B"),
    (MATCH, "MM2\u00a0PAAU\u3000AAA AAAB"),
    (MATCH, "\ufeffMM2-PA\u00adAU-AAAA\u200bAAB\u200f"),
    (MATCH, "ＭＭ２－ＰＡＡＵ－ＡＡＡＡＡＡＢ"),
    (MATCH, "ｍｍ２\uff0dｐａａｕ\uff0dａａａａａａｂ"),
    (MATCH, f"https://example.org/x/y/#{MATCH}"),
    (MATCH, f"#{MATCH}"),
    (MAHJONG, "mjı-loo-aaaaabl"),
    (MAHJONG, "MJI-LOO-AAAAABL"),
    (MAHJONG, "mji-l0o-aaaaabl"),
    (MAHJONG, "mjİ-lo0-aaaaabl"),
    ("MM2-PAAI-AAAAAAI", "mm2-paaı-aaaaaai"),
    ("MM2-PAAI-AAAAAAI", "MM2-PAAİ-AAAAAAİ"),
    ("MM2-PAAI-AAAAAAI", "MM2-PAAİ-AAAAAAİ".lower()),
    ("MM2-PAAI-AAAAAAI", "mm2-paaI\u0307-aaaaaai"),
    ("MM2-PAAO-AAAAAOI", "mm2-paao-aaaaaoi"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_each_malformed_code_has_its_reason(text: str, reason: Reason) -> None:
    assert parse(text) is reason


def test_each_reason_occurs() -> None:
    assert {reason for _, reason in REFUSED} == set(Reason)


@pytest.mark.parametrize(("code", "text"), MEANT)
def test_what_can_be_forgiven_is(code: str, text: str) -> None:
    assert str(parse(text)) == code


def test_the_documents_codes() -> None:
    assert parse(MATCH) == MatchCode(group=2, size=0, kind=ANIMALS, difficulty=EASY, seed=1)
    assert parse("MM2-TADN-AAAAAAB") == MatchCode(3, 3, FRUIT, MEDIUM, 1)
    assert parse("MM2-PAAW-AAAAAAF") == MatchCode(2, 0, ANIMALS, HARD, 5)
    assert parse(MAHJONG) == MahjongCode("00", 37)


def test_a_hard_code_is_another_code() -> None:
    assert parse("mj1 hOO aaaaabl") == MahjongCode("00", 37, hard=True)
    assert str(MahjongCode("00", 37, hard=True)) == "MJ1-H00-AAAAABL"
    assert MahjongCode("00", 37, hard=True) != MahjongCode("00", 37)
    assert parse("MJ1-H99-AAAAABL") is Reason.UNKNOWN_LAYOUT


def test_cards_and_groups() -> None:
    counts = {
        (group, size): (code.cards, code.groups)
        for group, size in product((2, 3), range(4))
        for code in [MatchCode(group, size, 0, EASY, 0)]
    }
    pairs = {(2, 0): (12, 6), (2, 1): (20, 10), (2, 2): (30, 15), (2, 3): (60, 30)}
    triples = {(3, 0): (12, 4), (3, 1): (21, 7), (3, 2): (30, 10), (3, 3): (60, 20)}
    assert counts == pairs | triples


def test_every_choice_comes_home_and_has_a_code_of_its_own() -> None:
    codes = [
        MatchCode(*choices, seed)
        for choices in product((2, 3), range(4), range(6), range(3))
        for seed in (0, 1, 25, 26, (1 << 32) - 1)
    ]
    texts = [str(code) for code in codes]
    assert [parse(text) for text in texts] == codes
    assert len(set(texts)) == len(codes) == 144 * 5
    assert {len(text) for text in texts} == {16}


def test_every_option_letter_is_a_game_or_refused_with_the_reason_of_its_place() -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    read = {
        (size, kind): parse(f"MM2-PA{size}{kind}-AAAAAAA") for size in letters for kind in letters
    }
    games = [code for code in read.values() if isinstance(code, MatchCode)]
    assert len(set(games)) == len(games) == 4 * 18
    for (size, kind), code in read.items():
        if isinstance(code, MatchCode):
            assert str(code) == f"MM2-PA{size}{kind}-AAAAAAA"
        elif size not in "ABCD":
            assert code is Reason.UNKNOWN_SIZE
        else:
            assert code is (Reason.UNKNOWN_KIND if kind in "YZ" else Reason.UNKNOWN_DIFFICULTY)


def test_ten_thousand_seeds_come_home() -> None:
    random = Random(20)
    for _ in range(5000):
        match = MatchCode(
            random.choice((2, 3)),
            random.randrange(4),
            random.randrange(6),
            random.randrange(3),
            random.randrange(1 << 32),
        )
        mahjong = MahjongCode(random.choice(LAYOUTS), random.randrange(1 << 32))
        assert parse(str(match)) == match
        assert parse(str(mahjong).lower().replace("-", " ")) == mahjong


@pytest.mark.parametrize(
    ("letters", "seed"),
    [("AAAAAAA", 0), ("AAAAAAB", 1), ("AAAAABA", 26), ("AAAAABL", 37), ("NXMRLXV", (1 << 32) - 1)],
)
def test_seeds_are_numbers_in_base_26(letters: str, seed: int) -> None:
    assert parse(f"MJ1-L00-{letters}") == MahjongCode("00", seed)
    assert str(MahjongCode("00", seed)) == f"MJ1-L00-{letters}"


@pytest.mark.parametrize("code", [MATCH, MAHJONG, "MM2-TADN-NXMRLXV"])
def test_one_wrong_letter_never_gives_the_same_game(code: str) -> None:
    meant = parse(code)
    for place, letter in product(range(len(code)), "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"):
        text = code[:place] + letter + code[place + 1 :]
        forgiven = letter + code[place] in ("O0", "I1")
        assert (parse(text) == meant) is (text == code or forgiven)


@pytest.mark.parametrize(
    "choices",
    [
        *((group, 0, 0, 0, 0) for group in (0, 1, 4)),
        *((2, size, 0, 0, 0) for size in (-1, 4)),
        *((2, 0, kind, 0, 0) for kind in (-1, 6)),
        *((2, 0, 0, difficulty, 0) for difficulty in (-1, 3)),
        *((2, 0, 0, 0, seed) for seed in (-1, 1 << 32)),
    ],
)
def test_choices_out_of_range_break_the_contract(choices: tuple[int, int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="no such game"):
        MatchCode(*choices)


@pytest.mark.parametrize(("layout", "seed"), [("99", 0), ("0", 0), ("00", -1), ("00", 1 << 32)])
def test_no_code_for_a_layout_or_seed_that_is_not(layout: str, seed: int) -> None:
    with pytest.raises(ValueError, match="no such game"):
        MahjongCode(layout, seed)


def test_sizes_are_those_of_the_codes() -> None:
    assert SIZES == {2: (12, 20, 30, 60), 3: (12, 21, 30, 60)}
