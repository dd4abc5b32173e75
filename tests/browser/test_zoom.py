"""Boards as large as they can be, and larger: by buttons, keys, wheel, two taps and fingers."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk, resize
from tests.browser.freeness import free_pairs
from tests.browser.hits import expect_hits
from tests.browser.test_screens import GRIDS, SIZES, TURTLE, boxes

pytestmark = pytest.mark.browser

UPRIGHT = "MJ1-L03-AAAAAAA"
PHONE = {"width": 390, "height": 844}
NEARLY = 0.9
"""A piece is at least so large, measured by the largest that the rules of fitting allow."""
GAP = 0.085
CARD_SHAPES = (0.75, 0.875)
WIDEST_CARD = 256.0
ROOM = """() => {
  const stage = document.querySelector("#stage");
  const style = getComputedStyle(stage);
  const number = (name) => parseFloat(style.getPropertyValue(name));
  return [stage.clientWidth - number("padding-left") - number("padding-right"),
    stage.clientHeight - number("padding-top") - number("padding-bottom")];
}"""


def widest(low: float, high: float, fits: Callable[[float], bool]) -> float:
    """The largest width that fits, found by halving."""
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


def room_for_tiles(desk: Desk) -> float:
    """How wide tiles of a third more height can be, drawn as blocks in the room of the stage."""
    wide, high = desk.page.evaluate(ROOM)
    edge = 14 if min(wide, high) >= 420 else 3
    tiles = desk.tiles

    def fits(width: float) -> bool:
        u, t = width / 2, max(width / 8, 2.5)
        v = u * 4 / 3
        across = [tile.x * u - tile.z * t for tile in tiles]
        down = [tile.y * v - tile.z * t for tile in tiles]
        return bool(
            max(across) + 2 * u + t - min(across) <= wide - 2 * edge
            and max(down) + 2 * v + t - min(down) <= high - 2 * edge
        )

    return widest(0, 2000, fits)


def room_for_cards(desk: Desk, low: float) -> float:
    """How wide cards can be; `low` is the height of a row of counters alone, or 0."""
    wide, high = desk.page.evaluate(ROOM)
    places = boxes(desk, "#board [data-card]")
    columns, rows = len({box[0] for box in places}), len({box[1] for box in places})

    def fits(width: float) -> bool:
        gaps = rows - 1 + bool(low)
        return (
            width <= WIDEST_CARD
            and width * (columns + (columns - 1) * GAP) <= wide
            and width * (rows / CARD_SHAPES[1] + gaps * GAP) + low <= high
        )

    return widest(0, 2000, fits)


@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_pieces_are_nearly_as_large_as_they_can_be(screen: Desk, size: tuple[int, int]) -> None:
    desk = screen
    resize(desk, size)
    for code in GRIDS:
        desk.deal(code)
        left, top, right, bottom = boxes(desk, "#board [data-card]")[-1]
        counters = boxes(desk, "#match-counters .counter")[0]
        low = counters[3] - counters[1] if counters[1] >= bottom else 0.0
        assert right - left >= NEARLY * room_for_cards(desk, low), code
        assert CARD_SHAPES[0] - 0.01 <= (right - left) / (bottom - top) <= CARD_SHAPES[1] + 0.01
    for code in (TURTLE, UPRIGHT):
        desk.deal(code)
        left, _, right, _ = boxes(desk, "#board [data-tile]")[0]
        assert right - left >= NEARLY * room_for_tiles(desk), code


def lens(desk: Desk) -> str | None:
    """What the board's lens offers: `larger`, `whole`, `can` (by fingers and keys) or nothing."""
    found: str | None = desk.page.evaluate("() => document.querySelector('#game').dataset.lens")
    return found


def width(desk: Desk, tile: int) -> float:
    """How wide a tile is drawn."""
    left, _, right, _ = boxes(desk, f'[data-tile="{tile}"]')[0]
    return right - left


def middle(desk: Desk, tile: int) -> tuple[float, float]:
    """Where the middle of a tile is."""
    left, top, right, bottom = boxes(desk, f'[data-tile="{tile}"]')[0]
    return (left + right) / 2, (top + bottom) / 2


def at(desk: Desk, point: tuple[float, float]) -> int:
    """The tile that is drawn at a point; -1 where none is."""
    found: int = desk.page.evaluate(
        """([x, y]) => Number(
          document.elementFromPoint(x, y)?.closest("[data-tile]")?.dataset.tile ?? -1)""",
        point,
    )
    return found


def seen(desk: Desk, *, free: bool) -> int:
    """A tile whose middle can be tapped, the one nearest to the middle of the board."""
    middles = {tile.number: middle(desk, tile.number) for tile in desk.tiles if tile.free is free}
    open_ = {tile: place for tile, place in middles.items() if at(desk, place) == tile}
    x, y = (sum(each) / len(open_) for each in zip(*open_.values(), strict=True))
    return min(open_, key=lambda tile: abs(open_[tile][0] - x) + abs(open_[tile][1] - y))


@pytest.fixture
def phone(open_desk: OpenDesk) -> Desk:
    """The Turtle on an upright phone that is touched, without motion."""
    return open_desk(TURTLE, viewport=PHONE, has_touch=True, reduced_motion="reduce")


@pytest.mark.parametrize("ratio", [pytest.param(1.0, marks=pytest.mark.slow), 3.0])
def test_taps_hit_what_is_seen_at_five_zooms(open_desk: OpenDesk, ratio: float) -> None:
    desk = open_desk(TURTLE, viewport=PHONE, device_scale_factor=ratio, reduced_motion="reduce")
    for _ in range(8):
        desk.tap(*free_pairs(desk.tiles)[-1])
    last = 0.0
    for _ in range(5):
        now = width(desk, desk.tiles[0].number)
        assert now > last
        assert expect_hits(desk) > 250
        last = now
        desk.page.keyboard.press("+")


def test_button_enlarges_to_a_finger_and_one_tap_shows_all_again(phone: Desk) -> None:
    desk = phone
    assert lens(desk) == "larger"
    tile = seen(desk, free=True)
    desk.tap(tile)
    small = width(desk, tile)
    desk.press("larger")
    assert lens(desk) == "whole"
    assert width(desk, tile) >= max(30, 1.25 * small)
    assert at(desk, middle(desk, tile)) == tile, "the selected tile is in sight"
    assert desk.selected() == [tile]
    desk.press("larger")
    assert width(desk, tile) == small
    assert desk.selected() == [tile]


def test_wheel_enlarges_about_the_pointer(screen: Desk) -> None:
    desk = screen
    desk.deal(TURTLE)
    tile = seen(desk, free=True)
    place, before = middle(desk, tile), width(desk, tile)
    desk.page.mouse.move(*place)
    desk.page.keyboard.down("Control")
    desk.page.mouse.wheel(0, -40)
    desk.page.keyboard.up("Control")
    desk.until("#board[style*=scale]")
    desk.pass_time(0.2)
    assert width(desk, tile) > 1.2 * before
    assert at(desk, place) == tile
    desk.press("larger")
    assert width(desk, tile) == before


def test_two_taps_that_play_nothing_enlarge_there(phone: Desk) -> None:
    desk = phone
    blocked, free = seen(desk, free=False), seen(desk, free=True)
    desk.page.mouse.dblclick(*middle(desk, free))
    assert lens(desk) == "larger"
    assert desk.selected() == [], "it was selected, and given up again"
    before = width(desk, blocked)
    desk.page.mouse.dblclick(*middle(desk, blocked))
    assert lens(desk) == "whole"
    assert width(desk, blocked) > before
    assert at(desk, middle(desk, blocked)) == blocked
    desk.page.mouse.dblclick(*middle(desk, blocked))
    assert lens(desk) == "larger"
    assert width(desk, blocked) == before


class Fingers:
    """Touches of the screen."""

    def __init__(self, desk: Desk):
        self._session = desk.page.context.new_cdp_session(desk.page)

    def put(self, *places: tuple[float, float]) -> None:
        self._send("touchStart", places)

    def move(self, *places: tuple[float, float]) -> None:
        self._send("touchMove", places)

    def lift(self) -> None:
        self._send("touchEnd", ())

    def _send(self, what: str, places: tuple[tuple[float, float], ...]) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(places)]
        self._session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


def test_two_fingers_stretch_the_board_and_one_moves_it(phone: Desk) -> None:
    desk, fingers = phone, Fingers(phone)
    tile = seen(desk, free=False)
    before = width(desk, tile)
    x, y = middle(desk, tile)
    fingers.put((x - 30, y), (x + 30, y))
    for apart in (40, 50, 60):
        fingers.move((x - apart, y), (x + apart, y))
    fingers.lift()
    desk.until('#game[data-lens="whole"]')
    assert width(desk, tile) == pytest.approx(2 * before, rel=0.1)
    assert at(desk, (x, y)) == tile, "what lay between the fingers still does"
    fingers.put((x, y))
    for way in (10, 20, 40):
        fingers.move((x - way, y))
    # A finger that rests: Chromium takes a tap right after a flick as stopping what was flicked.
    desk.page.wait_for_timeout(200)
    fingers.move((x - 40, y))
    fingers.lift()
    assert middle(desk, tile) == pytest.approx((x - 40, y), abs=12), "but for the first few pixels"
    assert desk.selected() == [], "moving the board taps nothing"
    free = seen(desk, free=True)
    desk.page.touchscreen.tap(*middle(desk, free))
    desk.until('#board [data-selected="true"]')  # the click follows the touch by itself
    assert desk.selected() == [free]


def test_edge_of_the_board_comes_no_further_than_the_edge_of_the_stage(phone: Desk) -> None:
    desk, fingers = phone, Fingers(phone)
    desk.press("larger")
    for step in (-300, 300):
        fingers.put((200, 400))
        fingers.move((200 + step / 2, 400))
        fingers.move((200 + step, 400))
        fingers.lift()
        stage = boxes(desk, "#stage")[0]
        edges = boxes(desk, "#board [data-tile]")
        left, right = min(box[0] for box in edges), max(box[2] for box in edges)
        assert left <= stage[0] + 20
        assert right >= stage[2] - 20
