"""Layouts as small pictures."""

import re

import pytest

from game.layout import LAYOUTS, Slot, load
from ui.silhouette import DEPTH, HEIGHT, silhouette

BLOCK = re.compile(r"M(-?[\d.]+) (-?[\d.]+)h2v[\d.]+h-2z")


def blocks(svg: str) -> list[list[tuple[float, float]]]:
    """The corners of the blocks of each path."""
    paths = re.findall(r' d="([^"]*)"', svg)
    return [[(float(x), float(y)) for x, y in BLOCK.findall(path)] for path in paths]


def test_a_tile_on_another_is_shifted_by_its_thickness() -> None:
    sides, faces, upper_sides, upper = blocks(silhouette([Slot(0, 0, 0), Slot(0, 2, 1)]))
    assert (sides, faces) == ([(DEPTH, DEPTH)], [(0, 0)])
    assert upper_sides[0] == pytest.approx((0, HEIGHT), abs=0.001)
    assert upper[0] == pytest.approx((-DEPTH, HEIGHT - DEPTH), abs=0.001)


@pytest.mark.parametrize("number", LAYOUTS)
def test_all_tiles_are_there_and_in_the_picture(number: str) -> None:
    svg = silhouette(load(number).slots)
    found = [block for path in blocks(svg) for block in path]
    assert len(found) == 2 * 144
    box = re.search(r'viewBox="(\S+) (\S+) (\S+) (\S+)"', svg)
    assert box
    left, top, wide, high = map(float, box.groups())
    lefts, tops = [x for x, _ in found], [y for _, y in found]
    assert (min(lefts), min(tops)) >= (left, top)
    assert max(lefts) + 2 <= left + wide + 0.001
    assert max(tops) + HEIGHT <= top + high + 0.01
