import pytest

from game.layout import load
from ui.fit import CardSizes, Fit, TileSizes, fit
from ui.zoom import MOST, Stage, View

TURTLE = load("00").slots


def extent(size: Fit) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the drawn board, counted tile by tile."""
    lefts = [size.ox + x * size.u - z * size.t for x, _, z in TURTLE]
    tops = [size.oy + y * size.v - z * size.t for _, y, z in TURTLE]
    right = max(left + 2 * size.u + size.t for left in lefts)
    bottom = max(top + 2 * size.v + size.t for top in tops)
    return min(lefts), min(tops), right, bottom


@pytest.mark.parametrize("ratio", [1, 1.5, 2, 3])
@pytest.mark.parametrize(
    ("width", "height"), [(320, 420), (360, 500), (768, 880), (1152, 832), (2400, 1300)]
)
def test_the_largest_board_that_fits_and_stands_in_the_middle(
    width: float, height: float, ratio: float
) -> None:
    size = fit(TURTLE, width, height, ratio)
    edge = 3 if min(width, height) < 420 else 14
    left, top, right, bottom = extent(size)
    pixel = 1 / ratio
    assert left >= edge - pixel
    assert right <= width - edge + pixel
    assert top >= edge - pixel
    assert bottom <= height - edge + pixel
    assert abs(left - (width - right)) <= pixel + 1e-9
    assert abs(top - (height - bottom)) <= pixel + 1e-9
    larger_u, larger_v = size.u + pixel, round((size.u + pixel) * ratio * 4 / 3) / ratio
    wide = max(x for x, _, _ in TURTLE) + 2
    high = max(y for _, y, _ in TURTLE) + 2
    too_wide = wide * larger_u > width - 2 * edge - size.t
    too_high = high * larger_v > height - 2 * edge - size.t
    assert too_wide or too_high


@pytest.mark.parametrize("ratio", [1, 1.25, 2, 3])
def test_all_lengths_are_whole_device_pixels(ratio: float) -> None:
    size = fit(TURTLE, 390, 700, ratio)
    for length in (size.u, size.v, size.t, size.ox, size.oy):
        assert length * ratio == pytest.approx(round(length * ratio))


def test_tiles_get_taller_only_where_height_is_left_over() -> None:
    upright, lying = fit(TURTLE, 390, 700, 3), fit(TURTLE, 1152, 832)
    assert upright.v / upright.u == pytest.approx(1.5, abs=0.05)
    assert lying.v == round(lying.u * 4 / 3)


def test_the_sizes_of_the_design() -> None:
    assert fit(TURTLE, 1440 - 288, 832).u * 2 == 74


def test_the_slot_at_the_origin_counts() -> None:
    one = fit([(0, 0, 0)], 100, 100)
    assert one.ox >= 3
    assert one.oy >= 3


@pytest.mark.parametrize(
    ("width", "height", "whole_tile", "larger_tile"),
    [
        (320, 430, 20, 39),
        (360, 500, 23, 40),
        (390, 704, 25, 40.5),
        (640, 360, 33, 52),
    ],
)
def test_the_button_makes_tiles_as_large_as_a_finger(
    width: float, height: float, whole_tile: float, larger_tile: float
) -> None:
    sizes = TileSizes(TURTLE, Stage(width, height, 2))
    assert sizes.small
    assert sizes.piece(1.0) == pytest.approx(whole_tile, abs=1)
    assert sizes.piece(sizes.larger) == pytest.approx(larger_tile, abs=1)
    if height > width:
        assert sizes.size(sizes.larger)[1] <= height - 2 * sizes.edge


def test_large_tiles_need_no_button() -> None:
    assert not TileSizes(TURTLE, Stage(768, 792, 2)).small


@pytest.mark.parametrize("scale", [1, 1.3, 1.6, 2.2, MOST])
@pytest.mark.parametrize("ratio", [1, 1.5, 3])
def test_enlarged_tiles_are_whole_device_pixels_too(scale: float, ratio: float) -> None:
    sizes = TileSizes(TURTLE, Stage(390, 700, ratio))
    size = sizes.fit(View(scale, -33.3, 12.7))
    for length in (size.u, size.v, size.t, size.ox, size.oy):
        assert length * ratio == pytest.approx(round(length * ratio))
    assert sizes.piece(scale) == pytest.approx(2 * size.u)
    left, top, right, bottom = extent(size)
    assert list(sizes.size(scale)) == pytest.approx([right - left, bottom - top])
    assert left == pytest.approx(-33.3, abs=1 / ratio)


def test_cards_grow_evenly_to_the_size_of_a_finger() -> None:
    stage = Stage(304, 486)
    tiny, small, large = (CardSizes(stage, 300, 480, card) for card in (20, 40, 44))
    assert [tiny.larger, small.larger] == pytest.approx([2.2, 1.6])
    assert list(small.size(small.larger)) == pytest.approx([480, 768])
    assert (small.enlarges, large.enlarges) == (True, False)
