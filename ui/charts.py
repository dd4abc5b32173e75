"""Charts: how numbers become heights and a drawing. The drawing holds no text, only shapes.

It is stretched to the space there is, so its lines are drawn as thick as the style sheet says
(``vector-effect``), and a dot is a line of no length with round ends.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

HEIGHT = WIDTH = 100.0
MOST_LINES = 3
"""Lines above the ground line, at most."""
TIME_STEPS = (1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 300, 600, 900, 1200, 1800, 3600)
"""Seconds that are easily read as a distance between two lines."""
COUNT_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


@dataclass(frozen=True, slots=True)
class Chart:
    """Numbers in the order of time, and the marks beside them."""

    values: tuple[float, ...]
    lines: tuple[int, ...]
    """The numbers at the lines, from 0 at the ground upwards."""
    mean: float | None = None
    best: int | None = None
    """The place of the value that is marked."""

    def height(self, value: float) -> float:
        """Where a value stands, from 0 at the top to HEIGHT at the ground."""
        return round(HEIGHT * (1 - min(value / self.lines[-1], 1)), 2)

    def across(self, place: int) -> float:
        """Where the value at a place stands, from the left."""
        return round(WIDTH * (place + 0.5) / len(self.values), 2)


def lines(most: float, steps: Sequence[int]) -> tuple[int, ...]:
    """The numbers for the lines of a chart that reaches up to `most`.

    >>> lines(130, TIME_STEPS), lines(7, COUNT_STEPS)
    ((0, 60, 120, 180), (0, 5, 10))
    """
    large = steps[-1] * max(1, ceil(most / (MOST_LINES * steps[-1])))
    step = next((step for step in steps if step * MOST_LINES >= most), large)
    return tuple(step * line for line in range(max(1, ceil(most / step)) + 1))


def dots(chart: Chart) -> str:
    """The drawing of values as dots on a line."""
    spots = [(chart.across(place), chart.height(value)) for place, value in enumerate(chart.values)]
    way = " ".join(f"{x},{y}" for x, y in spots)
    marks = [_mean(chart), f'<polyline class="way" points="{way}"/>']
    for place, (x, y) in enumerate(spots):
        kinds = ("ring", "gap", "dot") if place == chart.best else ("dot",)
        marks.extend(f'<path class="{kind}" d="M{x} {y}h0"/>' for kind in kinds)
    return _drawing(chart, marks)


def bars(chart: Chart) -> str:
    """The drawing of values as bars; a value of 0 has none."""
    wide = round(min(0.62 * WIDTH / len(chart.values), 6), 2)
    marks = []
    for place, value in enumerate(chart.values):
        x, y = chart.across(place) - wide / 2, chart.height(value)
        tall = round(HEIGHT - y, 2)
        if tall > 0:
            marks.append(f'<rect class="bar" x="{x:.2f}" y="{y}" width="{wide}" height="{tall}"/>')
    return _drawing(chart, [*marks, _mean(chart)])


def _mean(chart: Chart) -> str:
    if chart.mean is None:
        return ""
    return f'<path class="mean" d="M0 {chart.height(chart.mean)}H{WIDTH}"/>'


def _drawing(chart: Chart, marks: Sequence[str]) -> str:
    grid = [f'<path class="line" d="M0 {chart.height(line)}H{WIDTH}"/>' for line in chart.lines]
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH:.0f} {HEIGHT:.0f}" preserveAspectRatio="none">'
        f"{''.join([*grid, *marks])}</svg>"
    )
