from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from game.chance import Chance, fnv1a, splitmix, stream


def chi_square(counts: list[int]) -> float:
    """How far the counts are from all being equal; about len(counts) - 1 if they are fair."""
    fair = sum(counts) / len(counts)
    return sum((count - fair) ** 2 / fair for count in counts)


def test_pcg32_gives_the_numbers_of_its_author() -> None:
    # The first round of `pcg32-demo` in the author's C library: seed 42, sequence 54.
    chance = Chance(42, 54)
    assert [chance.bits() for _ in range(6)] == [
        0xA15C02B7,
        0x7B47F409,
        0xBA1D3330,
        0x83D2F293,
        0xBFA4784B,
        0xCBED606E,
    ]


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b"", 0xCBF29CE484222325),
        (b"a", 0xAF63DC4C8601EC8C),
        (b"foobar", 0x85944171F73967E8),
    ],
)
def test_fnv1a_gives_the_numbers_of_its_authors(data: bytes, value: int) -> None:
    assert fnv1a(data) == value


def test_splitmix_gives_the_published_numbers() -> None:
    assert [splitmix(1234567, index) for index in (1, 2, 3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_below_draws_again_what_would_favour_small_numbers() -> None:
    # Of 2³² values 2³⁰ are left over by 3 × 2³⁰: plain remainders would make half of the draws
    # fall into the lowest third.
    chance = Chance(1, 1)
    bound = 3 << 30
    thirds = Counter(chance.below(bound) * 3 // bound for _ in range(3000))
    assert chi_square([thirds[third] for third in range(3)]) < 14


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 35, 144])
def test_below_is_fair_and_within_its_bound(bound: int) -> None:
    chance = Chance(bound, 2)
    counts = Counter(chance.below(bound) for _ in range(100 * bound))
    assert set(counts) == set(range(bound))
    assert chi_square(list(counts.values())) < bound + 5 * (2 * bound) ** 0.5


def test_below_takes_the_whole_range_of_32_bits() -> None:
    one, other = Chance(5, 6), Chance(5, 6)
    assert one.below(1 << 32) == other.bits()


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_below_refuses_what_it_cannot_choose_from(bound: int) -> None:
    with pytest.raises(ValueError, match="no fair choice"):
        Chance(1, 1).below(bound)


def orders(shuffle: Callable[[str], list[str]]) -> float:
    """How unfairly a shuffle treats the 24 orders of four items."""
    counts = Counter("".join(shuffle("abcd")) for _ in range(12_000))
    return chi_square([counts["".join(order)] for order in permutations("abcd")])


# With 23 degrees of freedom a fair shuffle exceeds 60 once in 30,000 times.
LIMIT_OF_24_ORDERS = 60


def test_every_order_is_equally_likely() -> None:
    assert orders(Chance(3, 4).shuffle) < LIMIT_OF_24_ORDERS


def test_the_measure_of_bias_finds_the_usual_mistakes() -> None:
    chance = Chance(3, 4)

    def swap_with_any(items: str) -> list[str]:
        pool = list(items)
        for place in range(len(pool)):
            other = chance.below(len(pool))
            pool[place], pool[other] = pool[other], pool[place]
        return pool

    def never_stay(items: str) -> list[str]:
        pool = list(items)
        for place in range(len(pool) - 1):
            other = place + 1 + chance.below(len(pool) - place - 1)
            pool[place], pool[other] = pool[other], pool[place]
        return pool

    assert orders(swap_with_any) > LIMIT_OF_24_ORDERS
    assert orders(never_stay) > LIMIT_OF_24_ORDERS


def test_every_item_comes_to_every_place_equally_often() -> None:
    chance = Chance(7, 8)
    counts = Counter(
        (place, item)
        for _ in range(2400)
        for place, item in enumerate(chance.shuffle(list(range(12))))
    )
    # 144 cells in rows and columns of fixed sums: 121 degrees of freedom.
    assert chi_square([counts[a, b] for a in range(12) for b in range(12)]) < 121 + 5 * 242**0.5


def test_every_choice_of_a_sample_is_equally_likely() -> None:
    chance = Chance(9, 10)
    counts = Counter("".join(chance.sample("abcde", 2)) for _ in range(4000))
    assert len(counts) == 20
    assert chi_square(list(counts.values())) < 19 + 5 * 38**0.5


def test_shuffle_and_sample_leave_the_items_alone() -> None:
    items = [1, 2, 3, 4, 5]
    assert sorted(Chance(1, 1).shuffle(items)) == items
    assert len(set(Chance(1, 1).sample(items, 3))) == 3
    assert items == [1, 2, 3, 4, 5]


def test_a_sample_of_more_than_there_is_breaks_the_contract() -> None:
    with pytest.raises(ValueError, match="no fair choice"):
        Chance(1, 1).sample([1, 2], 3)


def test_equal_streams_are_equal_and_all_others_differ() -> None:
    def start(code: str, purpose: str) -> tuple[int, ...]:
        chance = stream(code, purpose)
        return tuple(chance.bits() for _ in range(4))

    codes = [f"MJ1-L00-AAAAA{a}{b}" for a in "ABCDEFGH" for b in "ABCDEFGH"]
    purposes = ["subjects", "versions", "shuffle", "faces", *(f"play {n}" for n in range(1, 21))]
    starts = [start(code, purpose) for code in codes for purpose in purposes]
    assert start(codes[0], "faces") == start(codes[0], "faces")
    assert len({first for first, *_ in starts}) == len(starts)
    assert len(set(starts)) == len(starts)


def test_neighbouring_seeds_do_not_begin_with_the_same_pick() -> None:
    counts = Counter(
        stream(f"MJ1-L00-AAAA{a}{b}{c}", "faces").below(8)
        for a in "ABCDEFGHIJ"
        for b in "ABCDEFGHIJ"
        for c in "ABCDEFGHIJ"
    )
    assert chi_square([counts[pick] for pick in range(8)]) < 30
