import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.game.steady import STEADY
from ui.charts import COUNT_STEPS, HEIGHT, MOST_LINES, TIME_STEPS, WIDTH, Chart, bars, dots, lines


@pytest.mark.parametrize(
    ("most", "wanted"),
    [
        (0, (0, 1)),
        (1, (0, 1)),
        (3, (0, 1, 2, 3)),
        (7, (0, 5, 10)),
        (88, (0, 50, 100)),
        (230, (0, 100, 200, 300)),
    ],
)
def test_lines_stand_at_round_counts(most: int, wanted: tuple[int, ...]) -> None:
    assert lines(most, COUNT_STEPS) == wanted


@pytest.mark.parametrize(
    ("most", "wanted"),
    [
        (0.4, (0, 1)),
        (52, (0, 20, 40, 60)),
        (130, (0, 60, 120, 180)),
        (806, (0, 300, 600, 900)),
        (4012, (0, 1800, 3600, 5400)),
        (3600 * 24, (0, 28800, 57600, 86400)),
    ],
)
def test_lines_stand_at_round_times(most: float, wanted: tuple[int, ...]) -> None:
    assert lines(most, TIME_STEPS) == wanted


@given(st.floats(0, 1e9), st.sampled_from((COUNT_STEPS, TIME_STEPS)))
@STEADY
def test_lines_reach_every_value_and_no_line_is_idle(most: float, steps: tuple[int, ...]) -> None:
    found = lines(most, steps)
    assert 2 <= len(found) <= MOST_LINES + 1
    assert found[-1] >= most
    assert len(found) == 2 or found[-2] < most


values = st.lists(st.floats(0, 5000), min_size=1, max_size=30)


@given(values)
@STEADY
def test_values_stand_in_order_and_inside(numbers: list[float]) -> None:
    chart = Chart(tuple(numbers), lines(max(numbers), TIME_STEPS))
    across = [chart.across(place) for place in range(len(numbers))]
    assert across == sorted(set(across))
    assert 0 < across[0] <= across[-1] < WIDTH
    heights = [chart.height(number) for number in numbers]
    assert all(0 <= height <= HEIGHT for height in heights)
    by_value = sorted(range(len(numbers)), key=lambda place: numbers[place])
    assert all(heights[a] >= heights[b] for a, b in pairwise(by_value))


def test_dots_mark_every_value_and_the_best() -> None:
    drawing = dots(Chart((60, 30, 90), (0, 60, 120), mean=60, best=1))
    assert re.findall(r'class="dot" d="M([\d.]+) ([\d.]+)h0"', drawing) == [
        ("16.67", "50.0"),
        ("50.0", "75.0"),
        ("83.33", "25.0"),
    ]
    assert drawing.count('class="ring"') == drawing.count('class="mean"') == 1
    assert 'class="ring" d="M50.0 75.0h0"' in drawing
    assert drawing.count('class="line"') == 3


def test_a_mean_beyond_the_lines_stays_inside() -> None:
    assert 'class="mean" d="M0 0.0H100.0"' in dots(Chart((10,), (0, 10), mean=50))


def test_bars_stand_on_the_ground_and_nothing_has_none() -> None:
    drawing = bars(Chart((0, 5, 10), (0, 5, 10)))
    found = re.findall(r'y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', drawing)
    assert [(float(y) + float(tall), float(tall)) for y, _, tall in found] == [
        (100, 50),
        (100, 100),
    ]
    assert "mean" not in drawing


@given(st.lists(st.integers(100, 5000), min_size=1, max_size=30))
@STEADY
def test_bars_never_touch_and_hold_no_text(numbers: list[float]) -> None:
    drawing = bars(Chart(tuple(numbers), lines(max(numbers), COUNT_STEPS), mean=numbers[0]))
    places = [
        (float(x), float(w)) for x, w in re.findall(r' x="([\d.]+)".*?width="([\d.]+)"', drawing)
    ]
    assert len(places) == len(numbers)
    assert all(x + wide < after for (x, wide), (after, _) in pairwise(places))
    assert re.sub(r"<[^>]*>", "", drawing) == ""
    assert "style" not in drawing
