"""The page on screens of all sizes: what must fit does fit, and what is tapped is what is seen."""

from itertools import pairwise

import pytest

from tests.browser.conftest import OpenDesk
from tests.browser.desk import VISIBLE, Desk, resize
from tests.browser.freeness import free_pairs
from tests.browser.hits import expect_hits
from tests.browser.test_mahjong import DEAD_END

pytestmark = pytest.mark.browser

SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (640, 360),
    (768, 1024),
    (1440, 900),
    (2560, 1440),
)
GRIDS = {
    "MM2-PAAU-AAAAAAB": (5, 3),
    "MM2-PABU-AAAAAAB": (6, 4),
    "MM2-TABU-AAAAAAB": (6, 4),
    "MM2-PACU-AAAAAAB": (7, 5),
    "MM2-PADU-AAAAAAB": (9, 7),
}
"""Columns and rows in landscape of 12, 20, 21, 30 and 60 cards."""
TURTLE = "MJ1-L00-AAAAABL"
PAIRS = "MM2-PAAU-AAAAAAB"
HARD = "MM2-PAAW-AAAAAAF"

BOXES = """(selector) => [...document.querySelectorAll(selector)].map((node) => {
  const box = node.getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
})"""
SEEN = """(selector) => [...document.querySelectorAll(selector)].filter((node) => {
  const box = node.getBoundingClientRect();
  const inset = Math.min(box.width, box.height) / 5;
  return ![
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + inset, box.top + inset], [box.right - inset, box.top + inset],
    [box.left + inset, box.bottom - inset], [box.right - inset, box.bottom - inset],
  ].every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
}).map((node) => node.getAttribute("aria-label"))"""
OVERFLOW = """() => {
  const root = document.documentElement;
  const body = document.body;
  return [Math.max(root.scrollWidth, body.scrollWidth) - innerWidth,
          Math.max(root.scrollHeight, body.scrollHeight) - innerHeight];
}"""
TWICE = f"""() => {{
  const count = {{}};
  for (const node of ({VISIBLE})("[data-action]"))
    count[node.dataset.action] = (count[node.dataset.action] ?? 0) + 1;
  return Object.entries(count).filter(([, times]) => times > 1);
}}"""
# What is pressed: of a radio button or a switch that is the label around it.
SMALL = f"""(least) => ({VISIBLE})("button, a[href], input, select, summary")
  .filter((node) => !node.matches("[data-card], [data-tile]"))
  .map((node) => [node, (node.closest("label") ?? node).getBoundingClientRect()])
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([node, box]) => `${{node.dataset.action ?? node.name ?? node.id}} ${{node.innerText}}: `
    + `${{Math.round(box.width)}} × ${{Math.round(box.height)}}`)"""
# The texts that are really seen: not those that only readers hear.
TEXTS = f"""() => ({VISIBLE})("body *").flatMap((node) => {{
  const style = getComputedStyle(node);
  if (node.closest(".vh") || style.clipPath !== "none" || style.opacity === "0") return [];
  return [...node.childNodes].filter((child) => child.nodeType === 3 && child.data.trim())
    .map((child) => {{
      const range = document.createRange();
      range.selectNodeContents(child);
      return [node, style, range.getBoundingClientRect(), child.data.trim()];
    }});
}})"""
TINY = f"""(least) => ({TEXTS})()
  .filter(([, style]) => parseFloat(style.fontSize) < least - 0.01)
  .map(([node, style, , text]) => `${{text}}: ${{style.fontSize}}`)"""
# Words that are cut off, or that leave their button, their counter or the window at a side.
CUT = f"""() => ({TEXTS})().filter(([node, style, box]) => {{
  const held = node.closest("button, a[href], label, .counter, dialog > *, body")
    .getBoundingClientRect();
  const out = box.left < held.left - 1 || box.right > held.right + 1;
  const cut = style.overflowX === "hidden" && !node.closest(".title")
    && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1);
  return out || cut;
}}).map(([, , , text]) => text)"""


def boxes(desk: Desk, selector: str) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of all elements of a selector."""
    return [tuple(box) for box in desk.page.evaluate(BOXES, selector)]


def expect_whole(desk: Desk, selector: str, within: str) -> None:
    """Hold all elements of a selector against the box that they must lie in."""
    (left, top, right, bottom), *_ = boxes(desk, within)
    found = boxes(desk, selector)
    assert found
    for box in found:
        assert box[2] - box[0] > 4
        assert box[3] - box[1] > 4
        assert box[0] >= left - 0.5
        assert box[1] >= top - 0.5
        assert box[2] <= right + 0.5
        assert box[3] <= bottom + 0.5


def expect_tidy(desk: Desk) -> None:
    """What holds on every screen: nothing to scroll, nothing small, nothing twice, nothing cut."""
    sideways, _ = desk.page.evaluate(OVERFLOW)
    assert sideways <= 0
    assert desk.page.evaluate(TWICE) == []
    assert desk.page.evaluate(SMALL, 44) == []
    assert desk.page.evaluate(TINY, 13) == []
    assert desk.page.evaluate(CUT) == []


def columns_and_rows(desk: Desk) -> tuple[int, int]:
    """How many columns and rows of cards are seen."""
    places = desk.page.evaluate(
        """() => [...document.querySelectorAll("#board [data-card]")].map(
          (node) => [node.offsetLeft, node.offsetTop])"""
    )
    return len({left for left, _ in places}), len({top for _, top in places})


# ---- boards


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_boards_fit_the_window(screen: Desk, size: tuple[int, int]) -> None:
    desk = screen
    resize(desk, size)
    for code, (columns, rows) in GRIDS.items():
        desk.deal(code)
        assert desk.page.evaluate(OVERFLOW) == [0, 0], code
        expect_whole(desk, "#board [data-card]", "#stage")
        expect_whole(desk, "#board [data-card]", "html")
        assert desk.page.evaluate(SEEN, "#board [data-card]") == [], code
        wide = size[0] > size[1]
        found = columns_and_rows(desk)
        full_rows = -(-len(desk.cards) // (columns if wide else rows))
        assert found == ((columns, full_rows) if wide else (rows, full_rows)), code
        expect_counters_in_the_spare_cells(desk)
        expect_tidy(desk)
    desk.deal(TURTLE)
    assert desk.page.evaluate(OVERFLOW) == [0, 0]
    expect_whole(desk, "#board [data-tile]", "#stage")
    expect_whole(desk, "#board [data-tile]", "html")
    expect_whole(desk, "#mahjong-counters .counter", "html")
    assert len(boxes(desk, "#board [data-tile]")) == 144
    expect_tidy(desk)


def expect_counters_in_the_spare_cells(desk: Desk) -> None:
    """The counters stand at the end of the last row of cards, or in the row after it."""
    expect_whole(desk, "#match-counters .counter", "#board")
    cards = boxes(desk, "#board [data-card]")
    counters = boxes(desk, "#match-counters .counter")
    assert len(counters) == 3
    last = cards[-1]
    for box in counters:
        after = box[0] >= last[2] - 1 and box[3] > last[1]
        below = box[1] >= last[3] - 1
        assert after or below
        for card in cards:
            apart = (
                box[0] >= card[2] - 1
                or card[0] >= box[2] - 1
                or box[1] >= card[3] - 1
                or card[1] >= box[3] - 1
            )
            assert apart, "a counter lies on a card"


def test_turned_phone_keeps_the_grid(screen: Desk) -> None:
    for code, (columns, rows) in GRIDS.items():
        resize(screen, (390, 844))
        screen.deal(code)
        upright = columns_and_rows(screen)
        assert upright[0] == rows
        assert upright[1] <= columns
        screen.attempt(0, 1)
        screen.tap(2)
        states = screen.states()
        resize(screen, (844, 390))
        assert columns_and_rows(screen) == upright, code
        assert screen.page.evaluate(OVERFLOW) == [0, 0]
        expect_whole(screen, "#board [data-card]", "#stage")
        assert screen.page.evaluate(SEEN, "#board [data-card]") == []
        assert screen.states() == states
        expect_tidy(screen)
        screen.saved()
        screen.reload()
        assert columns_and_rows(screen) == upright, f"{code} after a reload"


def test_turned_phone_keeps_selection_and_hint(screen: Desk) -> None:
    resize(screen, (390, 844))
    screen.deal(TURTLE)
    a, b = free_pairs(screen.tiles)[0]
    screen.tap(a, b)
    screen.press("hint")
    hinted = screen.hinted()
    free = next(tile.number for tile in screen.tiles if tile.free)
    for size in ((844, 390), (1440, 900), (320, 568), (390, 844)):
        resize(screen, size)
        assert screen.hinted() == hinted
        assert len(screen.tiles) == 142
        expect_whole(screen, "#board [data-tile]", "#stage")
    screen.tap(free)
    resize(screen, (844, 390))
    assert screen.selected() == [free]


# ---- windows


@pytest.mark.parametrize("size", [(320, 568), (640, 360), (768, 1024), (1440, 900)], ids=str)
def test_windows_fit_the_screen(screen: Desk, size: tuple[int, int]) -> None:
    resize(screen, size)
    go_through_windows(screen)


def go_through_windows(desk: Desk) -> None:
    """Hold home, both boards and their windows against the screen as it is."""
    expect_tidy(desk)
    for kind in ("match", "mahjong"):
        desk.press(f"new-{kind}")
        desk.wait_for("new-game")
        expect_window_fits(desk, "new-game")
        desk.press("close")
    desk.press("settings")
    expect_window_fits(desk, "settings")
    desk.press("keys")
    expect_window_fits(desk, "keys")
    desk.press("close")

    desk.deal(HARD)
    desk.attempt(0, 1)
    expect_window_fits(desk, "compare")
    desk.click('[data-field="dont-show"]')
    desk.press("continue")
    desk.page.keyboard.press("o")
    expect_window_fits(desk, "overview")
    desk.press("close")
    desk.press("pause")
    expect_window_fits(desk, "pause")
    desk.page.keyboard.press("Escape")
    desk.until('#board[data-status="playing"]')
    desk.press("restart")
    desk.wait_for("question")
    expect_window_fits(desk, "question")
    desk.press("no")
    desk.wait_closed()
    for _ in range(10):
        desk.attempt(0, 1)
    expect_window_fits(desk, "end")
    desk.press("close")
    expect_tidy(desk)

    desk.deal(DEAD_END)
    while pairs := free_pairs(desk.tiles):
        desk.tap(*pairs[0])
    expect_window_fits(desk, "stuck")
    desk.press("close")
    if desk.page.locator('[data-action="menu"]:visible').count():
        desk.press("menu")
        expect_window_fits(desk, "menu")
        desk.press("close")


def test_all_that_is_pressed_in_windows_to_read_is_large(screen: Desk) -> None:
    desk = screen
    resize(desk, (360, 640))
    desk.press("about")
    expect_large(desk, "about")
    for code, other in ((PAIRS, HARD), (TURTLE, DEAD_END)):
        desk.deal(code)
        desk.tap(0)
        desk.deal(other)  # so that a game stands in the list of those that have ended
        for name in ("rules", "statistics", "keys"):
            from_menu(desk, name)
            expect_large(desk, name)
    from_menu(desk, "leaderboard")
    expect_large(desk, "leaderboard")


def from_menu(desk: Desk, name: str) -> None:
    """Open a window from the menu."""
    desk.press("menu")
    desk.wait_for("menu")
    desk.press(name)


def expect_large(desk: Desk, name: str) -> None:
    """Hold all that can be pressed in a window, links too, against a finger; close the window."""
    desk.wait_for(name)
    assert desk.windows == [name]
    assert desk.page.evaluate(SMALL, 44) == [], name
    desk.press("close")
    desk.wait_closed()


def expect_window_fits(desk: Desk, name: str) -> None:
    """Hold an open window against the screen; what is long scrolls within it, its foot stays."""
    assert desk.windows == [name]
    window = f'dialog[data-dialog="{name}"]'
    expect_whole(desk, window, "html")
    for part in ("header", "footer"):
        if desk.page.locator(f"{window} > {part}:visible").count():
            expect_whole(desk, f"{window} > {part}", window)
    sideways = desk.page.evaluate(
        "(selector) => [...document.querySelectorAll(selector)].filter((node) =>"
        " node.scrollWidth > node.clientWidth + 1).map((node) => node.className)",
        f"{window}, {window} > *",
    )
    assert sideways == []
    expect_tidy(desk)


# ---- actions


@pytest.mark.parametrize("code", [PAIRS, "MM2-PADU-AAAAAAB", TURTLE])
def test_bar_of_a_phone_has_five_words_evenly_spread(screen: Desk, code: str) -> None:
    resize(screen, (360, 640))
    screen.deal(code)
    found = boxes(screen, ".bar .button, .bar .over")
    middles = sorted((left + right) / 2 for left, _, right, _ in found if right > left)
    assert len(middles) == 5
    gaps = [after - before for before, after in pairwise(middles)]
    assert max(gaps) < 1.35 * min(gaps)


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (768, 1024), (1440, 900)], ids=str)
def test_each_action_can_be_reached_once(screen: Desk, size: tuple[int, int]) -> None:
    resize(screen, size)
    assert {"settings", "new-match", "new-mahjong"} <= actions(screen)
    wanted = {"pause", "restart", "new-game", "settings", "home"}
    for code, more in ((PAIRS, set()), (TURTLE, {"hint", "undo", "redo"})):
        screen.deal(code)
        found = actions(screen)
        assert more <= found
        assert "pause" in found
        if "menu" in found:
            screen.press("menu")
            found |= actions(screen)
            screen.press("close")
        assert wanted | more <= found
        assert "resume" not in found


def actions(desk: Desk) -> set[str]:
    """The visible actions; none may be there twice."""
    assert desk.page.evaluate(TWICE) == []
    found = desk.page.evaluate(f'() => ({VISIBLE})("[data-action]").map((n) => n.dataset.action)')
    return set(found)


# ---- taps at the edges of tiles


@pytest.mark.parametrize(
    ("size", "scale"),
    [((360, 640), 3.0), ((640, 360), 2.0), ((1111, 777), 1.25), ((1440, 900), 1.0)],
    ids=str,
)
def test_taps_at_edges_hit_the_tile_that_is_seen(
    open_desk: OpenDesk, size: tuple[int, int], scale: float
) -> None:
    desk = open_desk(
        TURTLE,
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        reduced_motion="reduce",
    )
    assert expect_hits(desk) > 700
    for _ in range(20):
        desk.tap(*free_pairs(desk.tiles)[-1])
    assert expect_hits(desk) > 500
