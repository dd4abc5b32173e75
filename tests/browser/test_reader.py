"""Both games as a screen reader has them: won from the tree alone; what is said, and said once."""

import re
from collections.abc import Iterator

import pytest

from tests.browser.desk import COMPARISON, Desk
from tests.browser.freeness import free_pairs
from tests.browser.keys import open_code, press, tab_to_board
from tests.browser.players import PerfectMemory
from tests.browser.reader import CARD, Reader
from tests.browser.test_mahjong import DEAD_END

pytestmark = pytest.mark.browser

PAIRS = "MM2-PAAU-AAAAAAB"
HARD = "MM2-PAAW-AAAAAAF"
TURTLE = "MJ1-L00-AAAAABL"
TOLD = """() => {
  window.told = [];
  const live = document.querySelector("#live");
  window.telling?.disconnect();
  window.telling = new MutationObserver(() => window.told.push(live.textContent));
  window.telling.observe(live, { childList: true, characterData: true, subtree: true });
}"""


@pytest.fixture
def reader(desk: Desk) -> Iterator[Reader]:
    """Somebody who hears the shared page."""
    found = Reader(desk)
    yield found
    found.close()


def told(desk: Desk) -> list[str]:
    """What was said since the last time; nothing is said twice in a row."""
    texts: list[str] = desk.page.evaluate("() => window.told.splice(0)")
    return texts


# ---- won by those who only hear


def go_to(reader: Reader, wanted: tuple[int, int]) -> None:
    """Go to a card by what the names of cards say."""
    found = CARD.fullmatch(reader.here.name)
    assert found, reader.here
    down, across = wanted[0] - int(found[1]), wanted[1] - int(found[2])
    press(reader.desk, *["ArrowUp"] * -down)
    press(reader.desk, *["ArrowLeft" if across < 0 else "ArrowRight"] * abs(across))
    press(reader.desk, *["ArrowDown"] * down)


def test_match_cards_is_won_by_hearing_alone(reader: Reader) -> None:
    open_code(reader.desk, "match", "MM2-PAAU-AAAAAAD")
    read = [CARD.fullmatch(node.name) for node in reader.listen().of("button")]
    places = [(int(found[1]), int(found[2])) for found in read if found]
    assert len(places) == 12
    player = PerfectMemory(cards=12, group=2)
    spoken: list[tuple[set[str], str]] = []
    while not reader.of("dialog"):
        turned: list[int] = []
        for _ in range(2):
            card = player.choose(turned)
            go_to(reader, places[card])
            found = CARD.fullmatch(reader.press("Enter").here.name)
            assert found
            assert (int(found[1]), int(found[2])) == places[card]
            assert reader.said == found[3], "what was turned is said"
            turned.append(card)
            player.sees(card, found[3])
            spoken.append((set(player.seen.values()), "\n".join(reader.names())))
        reader.desk.pass_time(COMPARISON)
        reader.listen()
        if player.seen[turned[0]] == player.seen[turned[1]]:
            player.finds(turned)
            left = f"{len(player.found) // 2} of 6 found."
            assert reader.said.startswith(f"Same picture: {player.seen[card]}. {left}")
            assert reader.here.name.endswith(f"{player.seen[card]}, found")
        else:
            assert reader.said.startswith("Different pictures, turned back.")
            assert reader.said.endswith("attempts left.")
            assert reader.here.name.endswith("face down")
        reader.desk.pass_time(1)
        reader.listen()
    assert len(player.found) == 12
    everything = set(player.seen.values())
    assert len(everything) == 6
    for known, names in spoken:
        assert [name for name in everything - known if name in names] == [], "not yet turned"
    window = reader.of("dialog")[0]
    assert window.name == "All 6 found"
    assert "Failed" in window.description


def presses_to_the_other(reader: Reader) -> int:
    """How often M leads on from one tile of the hint to the other: it finds all that go with it.

    What goes together is heard: the same name, or both are flowers, or both are seasons.
    """
    tiles = [node for node in reader.of("button") if ", free" in node.name]
    here = next(at for at, node in enumerate(tiles) if node.id == reader.here.id)
    family = re.split("[,:]", reader.here.name)[0]
    round_ = [
        node for node in tiles[here:] + tiles[:here] if re.split("[,:]", node.name)[0] == family
    ]
    return next(n for n, node in enumerate(round_) if n and node.name.endswith(", hint"))


def test_mahjong_is_won_by_hearing_alone(reader: Reader) -> None:
    open_code(reader.desk, "mahjong", "MJ1-L00-AAAAABN")
    for left in range(71, -1, -1):
        reader.press("h", "m")
        name = reader.here.name.split(", ")[0]
        assert reader.said.startswith("Hint: ")
        assert name in reader.said
        press(reader.desk, "Enter", *["m"] * presses_to_the_other(reader))
        if left % 18 == 1:
            reader.listen()
            assert reader.said == f"Selected: {name}."
            assert ", free" in reader.here.name
        press(reader.desk, "Enter")
        if left % 18 == 1:
            reader.listen()
            assert reader.said.startswith("Removed: ")
            assert name in reader.said
            assert f"{left} pair" in reader.said
            assert ", layer " in reader.here.name, "one is on a tile again"
    reader.desk.pass_time(1)
    window = reader.listen().of("dialog")[0]
    assert window.name == "The table is empty"
    assert "Hints72" in window.description.replace(" ", "")


# ---- what is said


def test_everything_is_said_once(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.page.evaluate(TOLD)
    desk.tap(0)
    assert told(desk) == ["giraffe"]
    desk.attempt(1)
    assert told(desk) == ["donkey", "Different pictures, turned back. 19 attempts left."]
    desk.tap(0)
    assert told(desk) == ["giraffe"]
    desk.attempt(3)
    assert told(desk) == ["giraffe\u00a0", "Same picture: giraffe. 1 of 6 found."]
    desk.tap(0)
    assert told(desk) == ["Row 1, column 1, giraffe, found"], "a tap that does nothing is answered"
    desk.pass_time(3)
    desk.press("settings")
    desk.press("close")
    assert told(desk) == []

    desk.deal(TURTLE)
    desk.page.evaluate(TOLD)
    tiles = {tile.number: tile for tile in desk.tiles}
    a, b = free_pairs(tiles.values())[0]
    name = tiles[a].name.split(",")[0]
    desk.tap(a)
    assert told(desk) == [f"Selected: {name}."]
    desk.tap(a)
    assert told(desk) == ["No tile is selected."]
    shut = next(tile for tile in tiles.values() if not tile.free)
    desk.tap(shut.number)
    assert told(desk) == [shut.name]
    free = {number for number, tile in tiles.items() if tile.free}
    desk.tap(a)
    desk.tap(b)
    new = [t.name.split(",")[0] for t in desk.tiles if t.free and t.number not in free]
    _, said = told(desk)
    assert said.startswith("Removed: ")
    assert said.endswith(" 71 pairs left.")
    assert ("Free now: " in said) == bool(new)
    assert all(word in said for word in new)
    desk.press("undo")
    (said,) = told(desk)
    assert said.startswith("Put back: ")
    assert said.endswith(" 72 pairs left.")


def test_windows_say_how_it_stands(reader: Reader) -> None:
    desk = reader.desk
    desk.deal(HARD)
    desk.page.evaluate(TOLD)
    desk.attempt(0, 1)
    assert told(desk)[2:] == [], "the window says it"
    window = reader.listen().of("dialog")[0]
    assert (window.name, window.description) == ("Different pictures", "10 attempts left.")
    desk.click('[data-field="dont-show"]')
    desk.press("continue")
    for _ in range(10):
        desk.attempt(0, 1)
    window = reader.listen().of("dialog")[0]
    assert window.name == "Not this time"
    assert "still to be found" in window.description
    desk.press("close")
    desk.deal(DEAD_END)
    while pairs := free_pairs(desk.tiles):
        desk.tap(*pairs[0])
    window = reader.listen().of("dialog")[0]
    assert window.name == "No more moves"
    assert "left" in window.description
    desk.press("close")


def test_tiles_are_named_as_they_lie(reader: Reader) -> None:
    desk = reader.desk
    desk.deal(TURTLE)
    board = {(tile.x, tile.y, tile.z): tile for tile in desk.tiles}
    top = board[13, 7, 4]
    named = {
        "en": ("layer 5, free", "layer 4, covered by {}", "layer 1, blocked left and right"),
        "sk": (
            "vrstva 5, voľný",
            "vrstva 4, na ňom leží {}",
            "vrstva 1, zablokovaný zľava aj sprava",
        ),
        "tr": ("5. katman, serbest", "4. katman, üstünde: {}", "1. katman, solu ve sağı kapalı"),
    }
    for language, (free, covered, shut) in named.items():
        desk.speak(language)
        names = {tile.number: tile.name for tile in desk.tiles}
        name = names[top.number].split(",")[0]
        assert names[top.number] == f"{name}, {free}"
        assert names[board[12, 6, 3].number].endswith(f", {covered.format(name)}")
        assert names[board[4, 0, 0].number].endswith(f", {shut}")
    desk.speak("en")
    heard = {node.name for node in reader.listen().of("button") if ", layer " in node.name}
    seen = {tile.name for tile in board.values() if (tile.x, tile.y, tile.z) == (12, 6, 3)}
    assert seen <= heard
    under = [
        node for node in reader.tree if node.role == "button" and "layer 3, covered" in node.name
    ]
    assert len(under) == 0, "nobody hears what nobody sees"
    group = next(node for node in reader.of("group") if node.name.startswith("Mahjong Solitaire"))
    assert "Turtle" in group.name


def test_overview_says_what_is_left(reader: Reader) -> None:
    desk = reader.desk
    desk.deal(PAIRS)
    desk.attempt(0, 3)
    tab_to_board(desk)
    reader.press("o")
    assert reader.of("dialog")[0].name == "Overview"
    texts = " ".join(reader.names())
    for part in ("1 of 6", "0 of 20", "Row 1: columns 2, 3 and 5", "Found: giraffe"):
        assert part in texts, part
    assert "donkey" not in texts
    press(desk, "Escape")
    desk.wait_closed()
    desk.deal(TURTLE)
    desk.page.locator('[data-action="overview"]:visible').focus()
    reader.press("Enter")
    texts = " ".join(reader.names())
    for part in ("Pairs left", "72", "Layer 5: 1 tile, 1 free", "Layer 1: 87 tiles, 14 free"):
        assert part in texts, part
    press(desk, "Escape")
    desk.wait_closed()
