import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.layout import load
from ui.fit import CardSizes, TileSizes
from ui.zoom import (
    MOST,
    Box,
    Point,
    Sizes,
    Stage,
    View,
    about,
    at_rest,
    held,
    refitted,
    showing,
    stretched,
    whole,
)

TURTLE = load("00").slots
places = st.floats(-2000, 2000)
factors = st.floats(0.1, 10)


@st.composite
def boards(draw: st.DrawFn) -> Sizes:
    stage = Stage(
        draw(st.integers(280, 2000)), draw(st.integers(280, 2000)), draw(st.sampled_from([1, 2, 3]))
    )
    if draw(st.booleans()):
        return TileSizes(TURTLE, stage)
    width, height = draw(st.floats(0.3, 1)) * stage.width, draw(st.floats(0.3, 1)) * stage.height
    return CardSizes(stage, width, height, draw(st.floats(20, 100)))


@st.composite
def views(draw: st.DrawFn, sizes: Sizes) -> View:
    return held(sizes, View(draw(st.floats(1, MOST)), draw(places), draw(places)))


def free_at_edges(
    sizes: Sizes, view: View, size: tuple[float, float]
) -> list[tuple[float, float, float]]:
    """For both directions: what is free before and after the board, and of both the whole."""
    stage = sizes.stage
    return [
        (view.x, stage.width - view.x - size[0], stage.width - size[0]),
        (view.y, stage.height - view.y - size[1], stage.height - size[1]),
    ]


def assert_held(sizes: Sizes, view: View, size: tuple[float, float]) -> None:
    for before, after, free in free_at_edges(sizes, view, size):
        if free >= 2 * sizes.edge:
            assert before == pytest.approx(after, abs=1e-6)
        else:
            assert before <= sizes.edge + 1e-6
            assert after <= sizes.edge + 1e-6


@given(st.data())
def test_the_edge_of_a_board_never_comes_further_in_than_the_margin(data: st.DataObject) -> None:
    sizes = data.draw(boards())
    view = data.draw(views(sizes))
    assert_held(sizes, view, sizes.size(view.scale))
    assert held(sizes, view) == view
    start, end = (
        Point(data.draw(places), data.draw(places)),
        Point(data.draw(places), data.draw(places)),
    )
    drawn = stretched(sizes, view, data.draw(factors), start, end)
    assert 1 - 1e-9 <= drawn.scale <= MOST + 1e-9
    width, height = sizes.size(view.scale)
    factor = drawn.scale / view.scale
    assert_held(sizes, drawn, (width * factor, height * factor))
    settled = about(sizes, drawn, drawn.scale, end, (width * factor, height * factor))
    assert_held(sizes, settled, sizes.size(settled.scale))
    shown = showing(sizes, view, Box(start.x, start.y, start.x + 50, start.y + 60))
    assert_held(sizes, shown, sizes.size(shown.scale))


@given(st.data())
def test_what_lies_under_the_fingers_stays_there_as_far_as_the_edges_allow(
    data: st.DataObject,
) -> None:
    sizes = CardSizes(Stage(400, 600), 380, 590, 30)
    view = held(sizes, View(2.0, data.draw(places), data.draw(places)))
    start = Point(data.draw(st.floats(0, 400)), data.draw(st.floats(0, 600)))
    end = Point(data.draw(st.floats(0, 400)), data.draw(st.floats(0, 600)))
    drawn = stretched(sizes, view, data.draw(st.floats(0.6, 1.5)), start, end)
    under = at_rest(view, drawn, end)
    for was, place, length, room in (
        (start.x - under.x, drawn.x, 380 * drawn.scale, 400),
        (start.y - under.y, drawn.y, 590 * drawn.scale, 600),
    ):
        at_edge = place >= -1e-6 or place + length <= room + 1e-6
        assert abs(was) < 1e-6 or at_edge


@given(st.data())
def test_what_is_shown_is_in_the_stage_if_it_belongs_to_the_board(data: st.DataObject) -> None:
    sizes = data.draw(boards())
    view = data.draw(views(sizes))
    width, height = sizes.size(view.scale)
    left = view.x + data.draw(st.floats(0, 1)) * (width - 40)
    top = view.y + data.draw(st.floats(0, 1)) * (height - 40)
    shown = showing(sizes, view, Box(left, top, left + 40, top + 40))
    x, y = left + shown.x - view.x, top + shown.y - view.y
    assert x >= -1e-6
    assert y >= -1e-6
    assert x + 40 <= sizes.stage.width + 1e-6
    assert y + 40 <= sizes.stage.height + 1e-6


def test_what_is_in_view_already_moves_nothing() -> None:
    sizes = CardSizes(Stage(400, 600), 390, 590, 30)
    view = View(2.0, -100.0, -200.0)
    assert showing(sizes, view, Box(10, 10, 90, 100)) == view


def test_the_start_of_what_is_too_long_is_shown() -> None:
    sizes = CardSizes(Stage(100, 100), 100, 100, 30)
    assert showing(sizes, View(3.0, 0.0, 0.0), Box(50, 0, 250, 20)).x == -50


@given(st.data())
def test_enlarged_about_a_point_it_stays_under_the_finger(data: st.DataObject) -> None:
    sizes = CardSizes(Stage(400, 600), 390, 590, 30)
    point = Point(data.draw(st.floats(10, 390)), data.draw(st.floats(10, 590)))
    view = about(sizes, whole(sizes), 2.0, point)
    assert tuple(at_rest(whole(sizes), view, point)) == pytest.approx(tuple(point))


@given(st.data())
def test_after_a_turn_of_the_phone_pieces_are_as_large_as_they_can(data: st.DataObject) -> None:
    old, new = data.draw(boards()), data.draw(boards())
    view = data.draw(views(old))
    piece = data.draw(st.floats(0, 200))
    turned = refitted(old, view, new, piece)
    assert_held(new, turned, new.size(turned.scale))
    least, most = new.piece(1.0), new.piece(MOST)
    if piece <= least:
        assert turned == whole(new)
    if least * 1.05 <= piece <= most:
        assert new.piece(turned.scale) == pytest.approx(piece, abs=1.01)


def test_turned_and_turned_back_it_lies_as_before() -> None:
    upright, lying = TileSizes(TURTLE, Stage(390, 704, 3)), TileSizes(TURTLE, Stage(700, 390, 3))
    before = about(upright, whole(upright), upright.larger, Point(195, 352))
    piece = upright.piece(before.scale)
    across = refitted(upright, before, lying, piece)
    after = refitted(lying, across, upright, piece)
    assert after.x == pytest.approx(before.x, abs=2)
    assert upright.piece(after.scale) == pytest.approx(piece, abs=1)
