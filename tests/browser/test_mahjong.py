"""Mahjong Solitaire played in the browser, each position held against rules of the tests' own."""

import random

import pytest

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk, Tile
from tests.browser.freeness import family, free_numbers, free_pairs

pytestmark = pytest.mark.browser

TURTLE = "MJ1-L00-AAAAABL"
DEAD_END = "MJ1-L00-AAAAAAC"
BONUS = {"F1", "F2", "F3", "F4", "S1", "S2", "S3", "S4"}
EMPTYING = 0.6
"""Seconds that the table is seen empty before the end window opens, and some more."""


def expect_right_freeness(desk: Desk) -> list[Tile]:
    """Hold every tile's `data-free` and the board's count against the tests' own rules."""
    tiles = desk.tiles
    free = free_numbers(tiles)
    assert {tile.number for tile in tiles if tile.free} == free
    assert desk.number("free") == len(free)
    assert len(tiles) == 144 - 2 * desk.number("pairs-removed")
    return tiles


def take_first_pair(desk: Desk, tiles: list[Tile]) -> bool:
    """Take the first pair there is; whether there was one."""
    pairs = free_pairs(tiles)
    if pairs:
        desk.tap(*pairs[0])
    return bool(pairs)


def play_into_dead_end(desk: Desk, code: str) -> None:
    """Deal a game and take pairs, never looking ahead, until none is left."""
    desk.deal(code)
    while take_first_pair(desk, expect_right_freeness(desk)):
        pass
    assert desk.number("pairs-removed") < 72, f"{code} is no example of a dead end"


def pair_of(desk: Desk) -> tuple[int, int]:
    """Two free tiles that pair."""
    return free_pairs(desk.tiles)[0]


def two_that_differ(desk: Desk) -> tuple[Tile, Tile]:
    """Two free tiles that do not pair."""
    first, *others = [tile for tile in desk.tiles if tile.free]
    return first, next(tile for tile in others if family(tile.face) != family(first.face))


def blocked(desk: Desk) -> int:
    """A tile that is not free."""
    return next(tile.number for tile in desk.tiles if not tile.free)


# ---- whole games


def test_turtle_has_144_tiles_of_which_35_are_free(desk: Desk) -> None:
    desk.deal(TURTLE)
    facts = desk.board
    assert (facts["game"], facts["code"], facts["status"]) == ("mahjong", TURTLE, "playing")
    assert (facts["free"], facts["pairs-removed"], facts["hints"]) == ("35", "0", "0")
    tiles = expect_right_freeness(desk)
    assert sum(tile.free for tile in tiles) == 35
    assert sorted(tile.number for tile in tiles) == list(range(144))
    by_layer = [sum(tile.free for tile in tiles if tile.z == layer) for layer in range(5)]
    assert by_layer == [14, 12, 8, 0, 1]
    faces: dict[str, int] = {}
    for tile in tiles:
        faces[tile.face] = faces.get(tile.face, 0) + 1
    assert len(faces) == 42
    assert {face for face, count in faces.items() if count == 1} == BONUS
    assert {count for face, count in faces.items() if face not in BONUS} == {4}


def test_hints_lead_to_the_empty_table(desk: Desk) -> None:
    desk.deal(TURTLE)
    desk.pass_time(5.2)
    for done in range(72):
        assert desk.fact("status") == "playing"
        desk.press("hint")
        pair = desk.hinted()
        assert pair in free_pairs(expect_right_freeness(desk))
        assert desk.number("hints") == done + 1
        desk.tap(*pair)
        assert desk.number("pairs-removed") == done + 1
        desk.pass_time(1.01)
    facts = desk.board
    assert (facts["status"], facts["free"], facts["hints"]) == ("won", "0", "72")
    assert desk.tiles == []
    assert desk.counter("pairs") == "72/72"
    assert desk.counter("hints") == "72"
    assert facts["elapsed"] == "71", "the clock runs from the first tap to the last"
    assert desk.windows == ["end"]
    assert TURTLE in desk.text('dialog[data-dialog="end"] .body')
    desk.pass_time(60)
    assert desk.board == facts
    look_back_after_the_win(desk)


def look_back_after_the_win(desk: Desk) -> None:
    """After a win, undo and redo only review."""
    desk.press("review")
    for back in range(1, 73):
        desk.press("undo")
        facts = desk.board
        assert (facts["pairs-removed"], facts["status"]) == (str(72 - back), "won")
    expect_right_freeness(desk)
    assert desk.number("free") == 35
    desk.press("undo")
    desk.tap(*pair_of(desk))
    assert desk.number("pairs-removed") == 0, "a game that is won is only looked at"
    desk.press("hint")
    for forth in range(1, 73):
        desk.press("redo")
        facts = desk.board
        assert (facts["pairs-removed"], facts["status"]) == (str(forth), "won")
    facts = desk.board
    desk.pass_time(60)
    assert (facts["hints"], facts["elapsed"]) == ("72", "71")
    assert desk.board == facts
    assert desk.windows == []


def test_dead_end_is_told_and_played_on_from(desk: Desk) -> None:
    play_into_dead_end(desk, DEAD_END)
    assert desk.windows == ["stuck"]
    assert "No more moves" in desk.text('dialog[data-dialog="stuck"]')
    facts = desk.board
    assert facts["status"] == "stuck"
    desk.pass_time(100)
    assert desk.board == facts

    desk.press("close")
    assert desk.windows == []
    assert desk.fact("status") == "stuck"
    desk.pass_time(100)
    assert desk.board == facts
    desk.press("hint")
    assert desk.board == facts, "there is nothing to hint at"

    desk.press("undo")
    assert desk.fact("status") == "playing"
    assert desk.number("pairs-removed") == int(facts["pairs-removed"]) - 1
    desk.pass_time(10.2)
    assert desk.number("elapsed") == int(facts["elapsed"]) + 10
    assert take_first_pair(desk, expect_right_freeness(desk))
    assert desk.number("pairs-removed") == int(facts["pairs-removed"])


def test_dead_end_offers_undo_and_a_new_game(desk: Desk) -> None:
    play_into_dead_end(desk, DEAD_END)
    removed = desk.number("pairs-removed")
    desk.press("undo")
    assert desk.windows == []
    facts = desk.board
    assert (facts["status"], facts["pairs-removed"]) == ("playing", str(removed - 1))
    desk.press("redo")
    assert desk.windows == ["stuck"]
    assert desk.fact("status") == "stuck"
    desk.press("new-game")
    desk.wait_for("new-game")
    assert desk.page.locator('[data-dialog="new-game"] [data-panel="mahjong"]').is_visible()


@pytest.mark.slow
def test_whole_game_is_undone_and_done_again(desk: Desk) -> None:
    """As the documents say: undo takes back up to 72 pairs, the whole game (here all that are
    played before the last one; the 72 of a game that is won are looked back at elsewhere)."""
    desk.deal(TURTLE)
    tables = [desk.tiles]
    for _ in range(71):
        desk.press("hint")
        desk.tap(*desk.hinted())
        tables.append(desk.tiles)
    assert desk.number("pairs-removed") == 71
    for back in range(70, -1, -1):
        desk.press("undo")
        assert desk.tiles == tables[back]
    assert desk.number("pairs-removed") == 0
    assert desk.fact("status") == "playing"
    before = desk.board
    desk.press("undo")
    assert desk.board == before
    for forth in range(1, 72):
        desk.press("redo")
        assert desk.tiles == tables[forth]
    before = desk.board
    desk.press("redo")
    assert desk.board == before
    assert desk.number("hints") == 71
    last = desk.tiles
    desk.tap(*[tile.number for tile in last])
    assert desk.fact("status") == "won"


def test_new_pair_ends_what_could_be_done_again(desk: Desk) -> None:
    desk.deal(TURTLE)
    first, *others = free_pairs(desk.tiles)
    desk.tap(*first)
    desk.press("undo")
    desk.tap(*next(pair for pair in others if not set(pair) & set(first)))
    before = desk.board
    desk.press("redo")
    assert desk.board == before
    assert before["pairs-removed"] == "1"


def test_freeness_is_right_along_a_random_game(desk: Desk) -> None:
    chance = random.Random(5)
    desk.deal("MJ1-L00-AAAAAAF")
    while pairs := free_pairs(expect_right_freeness(desk)):
        desk.tap(*chance.choice(pairs))
    assert desk.fact("status") == ("stuck" if desk.tiles else "won")


def test_dead_end_is_not_given_up_by_looking_for_a_new_game(desk: Desk) -> None:
    play_into_dead_end(desk, DEAD_END)
    desk.press("new-game")
    desk.wait_for("new-game")
    desk.press("close")
    desk.press("undo")
    removed = desk.number("pairs-removed")
    desk.go("MJ1-L00-AAAAAAE")
    desk.until(f'dialog[data-dialog="question"][open], #board:not([data-code="{DEAD_END}"])')
    assert desk.windows == ["question"]
    desk.press("no")
    facts = desk.board
    assert (facts["code"], facts["status"]) == (DEAD_END, "playing")
    assert facts["pairs-removed"] == str(removed)


# ---- taps (rule J5)


def test_tap_selects_and_another_moves_the_selection(desk: Desk) -> None:
    desk.deal(TURTLE)
    first, other = two_that_differ(desk)
    desk.tap(first.number)
    assert desk.selected() == [first.number]
    desk.tap(other.number)
    assert desk.selected() == [other.number]
    desk.tap(other.number)
    assert desk.selected() == []
    assert len(desk.tiles) == 144


def test_pair_vanishes_at_once(desk: Desk) -> None:
    desk.deal(TURTLE)
    a, b = pair_of(desk)
    desk.tap(a, b)
    gone = f'#board [data-tile="{a}"], #board [data-tile="{b}"]'
    assert desk.page.locator(gone).count() == 0
    assert len(desk.tiles) == 142
    assert desk.number("pairs-removed") == 1
    assert desk.counter("pairs") == "1/72"
    assert desk.selected() == []
    desk.pass_time(1)
    assert desk.page.locator("#board .leaving").count() == 0


def test_blocked_tile_cancels_the_selection(desk: Desk) -> None:
    desk.deal(TURTLE)
    first, _ = two_that_differ(desk)
    desk.tap(first.number)
    desk.tap(blocked(desk))
    assert desk.selected() == []
    assert len(desk.tiles) == 144
    desk.tap(blocked(desk))
    assert desk.selected() == []


def test_empty_table_keeps_the_selection(desk: Desk) -> None:
    desk.deal(TURTLE)
    first, _ = two_that_differ(desk)
    desk.tap(first.number)
    before = desk.tiles
    stage = desk.page.locator("#stage").bounding_box()
    assert stage is not None
    left, top = stage["x"] + 2, stage["y"] + 2
    under = f'() => document.elementFromPoint({left}, {top}).closest("[data-tile]")'
    assert desk.page.evaluate(under) is None
    desk.page.mouse.click(left, top)
    assert desk.tiles == before
    assert desk.selected() == [first.number]


def test_equal_tile_that_is_blocked_is_not_taken(desk: Desk) -> None:
    desk.deal(TURTLE)
    tiles = desk.tiles
    free, shut = next(
        (a, b) for a in tiles for b in tiles if a.free and not b.free and a.face == b.face
    )
    desk.tap(free.number, shut.number)
    assert len(desk.tiles) == 144
    assert desk.selected() == []


def test_double_click_on_a_tile_is_no_pair(desk: Desk) -> None:
    desk.deal(TURTLE)
    first, _ = two_that_differ(desk)
    desk.page.locator(f'[data-tile="{first.number}"]').dblclick()
    assert len(desk.tiles) == 144
    assert desk.selected() == []


def test_selection_does_not_survive_undo_redo_restart_and_load(open_desk: OpenDesk) -> None:
    desk = open_desk(TURTLE)
    a, b = pair_of(desk)
    desk.tap(a, b)
    first, _ = two_that_differ(desk)
    desk.tap(first.number)
    desk.press("undo")
    assert desk.selected() == []
    desk.tap(a)
    assert desk.selected() == [a]
    desk.press("redo")
    assert desk.selected() == []
    desk.tap(first.number)
    desk.saved()
    desk.reload()
    assert desk.number("pairs-removed") == 1
    assert desk.selected() == []
    desk.tap(first.number)
    desk.press("restart")
    desk.wait_for("question")
    desk.press("yes")
    desk.until('#board[data-pairs-removed="0"]')
    assert desk.selected() == []
    assert len(desk.tiles) == 144


# ---- which tiles pair (rule J4)


def test_flowers_pair_with_flowers_and_seasons_with_seasons_only(desk: Desk) -> None:
    """Along a game that leaves flowers, seasons and the south winds lying as long as it can,
    every two free ones are tried out."""
    seen: set[frozenset[str]] = set()
    for seed in "GHIJKLMN":
        desk.deal(f"MJ1-L00-AAAAAA{seed}")
        while True:
            tiles = desk.tiles
            seen |= try_special_tiles(desk, tiles, seen)
            pairs = free_pairs(tiles)
            faces = {tile.number: tile.face for tile in tiles}
            plain = [pair for pair in pairs if not is_special(faces[pair[0]])]
            if not plain:
                break
            desk.tap(*plain[0])
        desk.pass_time(EMPTYING)
        kinds = {"".join(sorted(face[0] + str(len(face)) for face in pair)) for pair in seen}
        if kinds >= {"F2F2", "S2S2", "F2S2", "S1S2", "F2S1"}:
            return
    pytest.fail(f"not all combinations came free: {kinds}")


def is_special(face: str) -> bool:
    return face in BONUS or face == "S"


def try_special_tiles(
    desk: Desk, tiles: list[Tile], tried: set[frozenset[str]]
) -> set[frozenset[str]]:
    """Tap every two free special tiles of different faces; a pair that goes is put back."""
    found: set[frozenset[str]] = set()
    special = [tile for tile in tiles if tile.free and is_special(tile.face)]
    for place, a in enumerate(special):
        for b in special[place + 1 :]:
            faces = frozenset((a.face, b.face))
            if len(faces) == 1 or faces in tried | found:
                continue
            removed = desk.number("pairs-removed")
            desk.tap(a.number, b.number)
            alike = {a.face[0]} == {b.face[0]} and len(a.face) == len(b.face) == 2
            assert desk.number("pairs-removed") == removed + alike, f"{a.face} with {b.face}"
            if alike:
                desk.press("undo")
            else:
                assert desk.selected() == [b.number]
                desk.tap(b.number)
            found.add(faces)
    return found


# ---- hints (rule J7)


def test_hint_again_marks_another_pair_and_each_counts(desk: Desk) -> None:
    desk.deal(TURTLE)
    playable = free_pairs(desk.tiles)
    assert len(playable) > 3
    marked = []
    for press in range(1, len(playable) + 1):
        desk.press("hint")
        pair = desk.hinted()
        assert pair in playable
        marked.append(pair)
        assert desk.number("hints") == press
        assert desk.counter("hints") == str(press)
    assert sorted(marked) == sorted(playable), "each press marks the next pair, until all were"
    desk.press("hint")
    assert desk.hinted() == marked[0]


def test_hint_goes_with_the_next_pair_and_starts_from_the_plan_again(desk: Desk) -> None:
    desk.deal(TURTLE)
    desk.press("hint")
    plan = desk.hinted()
    desk.press("hint")
    other = desk.hinted()
    assert other != plan
    free_one = next(n for n in free_numbers(desk.tiles) if n not in other + plan)
    desk.tap(free_one, free_one)
    assert desk.hinted() == ()
    desk.tap(*plan)
    assert desk.hinted() == ()
    desk.press("undo")
    desk.press("hint")
    assert desk.hinted() == plan
    assert desk.number("hints") == 3


def test_hint_is_not_lost_when_the_focus_moves(desk: Desk) -> None:
    desk.deal(TURTLE)
    desk.press("hint")
    marked = desk.hinted()
    desk.page.locator(f'[data-tile="{marked[0]}"]').focus()
    desk.page.keyboard.press("ArrowLeft")
    desk.page.keyboard.press("ArrowDown")
    assert desk.hinted() == marked


# ---- looks


def test_styles_change_the_faces(open_desk: OpenDesk) -> None:
    desk = open_desk(TURTLE)
    read = """() => Object.fromEntries([...document.querySelectorAll("#board [data-tile]")].map(
      (node) => [node.dataset.tile, node.querySelector("use").getAttribute("href")]))"""
    tiles = desk.tiles
    classic = desk.page.evaluate(read)
    desk.choose("tiles", "numbers")
    numbers = desk.page.evaluate(read)
    assert desk.tiles == tiles
    for tile in tiles:
        one, other = classic[str(tile.number)], numbers[str(tile.number)]
        assert one != other
        assert desk.page.evaluate("(id) => !!document.querySelector(id)", one)
        assert desk.page.evaluate("(id) => !!document.querySelector(id)", other)
    by_face: dict[str, set[str]] = {}
    for tile in tiles:
        by_face.setdefault(tile.face, set()).add(numbers[str(tile.number)])
    assert all(len(drawings) == 1 for drawings in by_face.values())
    assert len(set().union(*by_face.values())) == 42
    a, b = pair_of(desk)
    desk.tap(a, b)
    desk.press("undo")
    assert desk.page.evaluate(read) == numbers, "tiles that come back have the style too"
    desk.saved()
    desk.reload()
    assert desk.page.evaluate(read) == numbers


def test_blocked_tiles_are_darker_unless_that_is_turned_off(open_desk: OpenDesk) -> None:
    desk = open_desk(TURTLE)
    free = next(tile.number for tile in desk.tiles if tile.free)
    shut = blocked(desk)
    read = '(tile) => getComputedStyle(document.querySelector(`[data-tile="${tile}"]`))'
    colour = f"(tile) => ({read})(tile).backgroundColor"
    bright, dark = (desk.page.evaluate(colour, tile) for tile in (free, shut))
    assert lightness(dark) < lightness(bright) - 20
    desk.choose("darker")
    desk.page.emulate_media(reduced_motion="reduce")  # colours are at their end at once
    assert desk.page.evaluate(colour, shut) == desk.page.evaluate(colour, free)
    assert [tile.free for tile in desk.tiles].count(True) == 35


def lightness(colour: str) -> float:
    """The mean of red, green and blue of a CSS ``rgb(…)``."""
    parts = colour[colour.index("(") + 1 : -1].split(",")[:3]
    return sum(float(part) for part in parts) / 3


def test_tiles_stand_in_reading_order_in_the_page(desk: Desk) -> None:
    desk.deal(TURTLE)
    for _ in range(6):
        tiles = desk.tiles
        assert [(t.y, t.x, t.z) for t in tiles] == sorted((t.y, t.x, t.z) for t in tiles)
        take_first_pair(desk, tiles)
    for _ in range(3):
        desk.press("undo")
        tiles = desk.tiles
        assert [(t.y, t.x, t.z) for t in tiles] == sorted((t.y, t.x, t.z) for t in tiles)


def test_tiles_have_true_names(desk: Desk) -> None:
    desk.deal(TURTLE)
    tiles = desk.tiles
    names = {tile.face: tile.name for tile in tiles}
    assert len({name.split(",")[0] for name in names.values()}) == 42
    assert "5 bamboo" in names["5B"]
    assert "red dragon" in names["R"]
    assert "south wind" in names["S"]
    for tile in tiles:
        words = tile.name.split(", ")
        assert ("free" in words) == tile.free
        blocked = "blocked left and right" in words or "covered by" in tile.name
        assert blocked == (not tile.free)
    free = next(tile.number for tile in tiles if tile.free)
    desk.tap(free)
    chosen = next(tile for tile in desk.tiles if tile.number == free)
    assert "selected" in chosen.name


# ---- pause and clock


def test_pause_stops_the_clock_and_hides_the_tiles(desk: Desk) -> None:
    desk.deal(TURTLE)
    desk.pass_time(30)
    assert desk.number("elapsed") == 0
    desk.tap(*pair_of(desk))
    desk.pass_time(12.2)
    desk.press("pause")
    assert (desk.fact("status"), desk.windows) == ("paused", ["pause"])
    assert desk.tiles == []
    assert not desk.page.locator("#board").is_visible()
    desk.pass_time(100)
    assert desk.number("elapsed") == 12
    desk.press("resume")
    assert desk.fact("status") == "playing"
    assert len(expect_right_freeness(desk)) == 142
    desk.pass_time(3.2)
    assert desk.number("elapsed") == 15
    assert desk.clock() == 15


def test_pause_outlives_a_reload(open_desk: OpenDesk) -> None:
    desk = open_desk(TURTLE)
    desk.tap(*pair_of(desk))
    desk.pass_time(12.2)
    desk.press("pause")
    desk.saved()
    desk.reload()
    assert desk.fact("status") == "paused"
    assert desk.tiles == []
    desk.pass_time(100)
    assert desk.number("elapsed") == 12
    desk.press("resume")
    assert len(desk.tiles) == 142


def test_hidden_tab_stops_the_clock(desk: Desk) -> None:
    desk.deal(TURTLE)
    desk.tap(*pair_of(desk))
    desk.pass_time(5.2)
    hide = """(hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      Object.defineProperty(document, "visibilityState",
        { value: hidden ? "hidden" : "visible", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }"""
    desk.page.evaluate(hide, True)
    desk.pass_time(100)
    desk.page.evaluate(hide, False)
    assert desk.number("elapsed") == 5
    assert desk.fact("status") == "playing"
    desk.pass_time(5.2)
    assert desk.number("elapsed") == 10


def test_window_over_the_board_stops_the_clock(desk: Desk) -> None:
    desk.deal(TURTLE)
    desk.tap(*pair_of(desk))
    desk.pass_time(5.2)
    desk.press("new-game")
    desk.wait_for("new-game")
    desk.pass_time(100)
    assert desk.number("elapsed") == 5
    desk.press("close")
    desk.pass_time(5.2)
    assert desk.number("elapsed") == 10
