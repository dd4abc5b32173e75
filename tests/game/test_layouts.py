"""Every layout that is shipped: a whole set, well built, unlike the others, and easy to deal."""

from collections import Counter
from itertools import combinations

import pytest

from game import deal, layout, mahjong
from game.code import MahjongCode
from game.layout import LAYOUTS, Slot, load
from game.layouts import BATCH, DRAWINGS, FIGURES, Figures
from tests.game import brute
from tools import measure_layouts

#: Tiles side by side that a phone of 390 pixels shows 34 pixels wide.
NARROW = 11


def quarters(slots: tuple[Slot, ...], layer: int) -> Counter[tuple[int, int]]:
    """The places that a layer covers, and how often."""
    return Counter(place for slot in slots if slot.z == layer for place in brute.area(slot))


def mirrored(slots: tuple[Slot, ...]) -> set[Slot]:
    right = max(slot.x for slot in slots)
    return {Slot(right - slot.x, slot.y, slot.z) for slot in slots}


def test_thirteen_layouts_are_numbered_in_a_row() -> None:
    assert list(LAYOUTS) == [f"{number:02}" for number in range(13)]


@pytest.mark.parametrize("number", LAYOUTS)
def test_tiles_neither_overlap_nor_hang_in_the_air(number: str) -> None:
    slots = load(number).slots
    assert len(slots) == 144
    layers = max(slot.z for slot in slots) + 1
    for layer in range(layers):
        covered = quarters(slots, layer)
        assert set(covered.values()) == {1}
        assert layer == 0 or covered.keys() <= quarters(slots, layer - 1).keys()


@pytest.mark.parametrize("number", LAYOUTS)
def test_a_layout_begins_at_the_upper_left(number: str) -> None:
    slots = load(number).slots
    assert min(slot.x for slot in slots) == min(slot.y for slot in slots) == 0


def test_no_two_layouts_are_alike() -> None:
    for one, other in combinations(LAYOUTS, 2):
        a, b = load(one).slots, load(other).slots
        assert len(set(a) & set(b)) < 130
        assert len(mirrored(a) & set(b)) < 130


def test_at_least_four_are_upright_and_fit_a_phone() -> None:
    upright = []
    for number in LAYOUTS:
        slots = load(number).slots
        wide, high = max(slot.x for slot in slots) + 2, max(slot.y for slot in slots) + 2
        if wide <= 2 * NARROW and 4 * high > 3 * wide:
            upright.append(number)
    assert len(upright) >= 4


@pytest.mark.parametrize("number", LAYOUTS)
@pytest.mark.parametrize("deals", [30, pytest.param(1000, marks=pytest.mark.slow)])
def test_every_seed_is_dealt_within_20_tries(number: str, deals: int) -> None:
    for seed in range(deals):
        dealt = deal.mahjong_game(MahjongCode(number, seed))
        assert dealt.tries <= 20
        if seed < 5:
            state = dealt.state
            for pair in dealt.plan:
                state = mahjong.play(state, pair)
            assert state.present == 0


def test_every_layout_has_figures_and_a_difficulty() -> None:
    assert tuple(FIGURES) == tuple(DRAWINGS) == layout.LAYOUTS
    assert {figures.difficulty for figures in FIGURES.values()} == {1, 2, 3, 4, 5}
    for figures in FIGURES.values():
        assert len(figures.won) * BATCH == 1000
        assert 0 <= min(figures.won) <= max(figures.won) <= BATCH


@pytest.mark.parametrize("number", LAYOUTS)
def test_the_figures_come_out_the_same_again(number: str) -> None:
    figures, batch = FIGURES[number], int(number)
    assert measure_layouts.free_at_start(number) == figures.free
    assert measure_layouts.won_in(number, batch) == figures.won[batch]


@pytest.mark.slow
@pytest.mark.parametrize("number", LAYOUTS)
def test_all_the_figures_come_out_the_same_again(number: str) -> None:
    assert measure_layouts.measure(number, 1000) == FIGURES[number]


def test_difficulties_begin_where_they_are_said_to() -> None:
    difficulties = [
        Figures(1, (won,)).difficulty for won in (50, 30, 29, 24, 23, 18, 17, 13, 12, 0)
    ]
    assert difficulties == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
