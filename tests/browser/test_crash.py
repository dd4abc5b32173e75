"""A browser that is killed, storage that is full or spoilt: no move that was made is lost."""

import json
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Playwright

from tests.browser import shelf
from tests.browser.desk import PATIENCE_MS, Desk
from tests.conftest import START_MS, Open, Watch
from tools import chromium
from tools.chromium import READY

TURTLE, CARDS = "MJ1-L00-AAAAABL", "MM2-PADU-AAAAAAB"
QUICK, WHOLE = 2, 10


def processes(folder: Path) -> list[int]:
    """The processes of the browser that lives in a folder."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                command = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if str(folder).encode() in command:
                found.append(int(entry.name))
    return found


@contextmanager
def killed(playwright: Playwright, folder: Path, address: str) -> Iterator[Desk]:
    """A browser with a profile of its own; at the end it is killed like a crash would."""
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=chromium.find(), args=[*chromium.FOR_MANY_STARTS]
    )
    page = context.pages[0]
    page.goto(address)
    page.wait_for_selector(READY, timeout=START_MS)
    yield Desk(page)
    for process in processes(folder):
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            continue
    with suppress(Error):
        context.close()
    while processes(folder):
        time.sleep(0.05)


def play_at_random(desk: Desk, chance: random.Random) -> None:
    """A few moves: pairs of hints and undos, or cards turned."""
    for _ in range(chance.randint(1, 3)):
        if desk.fact("game") == "match":
            if desk.states().count("u") == 2:
                compare(desk)
            down = [card.number for card in desk.cards if card.state == "down"]
            desk.tap(chance.choice(down))
        elif chance.random() < 0.2 and desk.number("pairs-removed"):
            desk.press("undo")
        else:
            desk.press("hint")
            desk.tap(*desk.hinted())


def compare(desk: Desk) -> None:
    """Tap until the two turned cards have been compared, which may be half a second later."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while desk.states().count("u") == 2:
        assert time.monotonic() < deadline, "the cards are never compared"
        desk.tap(desk.states().index("u"))


def seen(desk: Desk) -> object:
    """What must not be lost."""
    board = desk.board
    for passing in ("elapsed", "free", "status"):
        board.pop(passing, None)
    return (
        board,
        [(card.state, card.picture) for card in desk.cards],
        [t.number for t in desk.tiles],
    )


@pytest.mark.parametrize(
    "kills", [QUICK, pytest.param(WHOLE, marks=pytest.mark.slow)], ids=["quick", "whole"]
)
@pytest.mark.parametrize("code", [CARDS, TURTLE])
def test_a_killed_browser_loses_no_move(
    playwright: Playwright, site: str, tmp_path: Path, code: str, kills: int
) -> None:
    chance, before = random.Random(code), None
    for kill in range(kills):
        with killed(playwright, tmp_path, f"{site}{'' if kill else f'#{code}'}") as desk:
            desk.until(f'#board[data-code="{code}"]')
            if before is None:
                # Two turned cards stay so: nothing happens by itself as the browser dies.
                desk.choose("comparison", "tap")
            else:
                assert seen(desk) == before
            play_at_random(desk, chance)
            shelf.texts(desk.page)  # what was written before is complete now
            before = seen(desk)


BAD = {
    "empty": "",
    "truncated": '{"version": 2, "id": "x", "code": "MJ1-L00-AA',
    "foreign": '{"high scores": [1, 2, 3]}',
    "newer": '{"version": 99, "board": "of the future"}',
}


@pytest.mark.parametrize(
    "bad",
    [
        pytest.param(text, id=name, marks=[] if name == "truncated" else pytest.mark.slow)
        for name, text in BAD.items()  # tests/ui/test_keeper.py has them all
    ],
)
def test_a_spoilt_game_goes_on_one_move_before(open_page: Open, bad: str) -> None:
    desk = Desk(open_page(TURTLE))
    for _ in range(3):
        desk.press("hint")
        desk.tap(*desk.hinted())
    desk.home()
    shelf.put(desk.page, {"game:mahjong": bad, "done:spoilt": bad, "settings": bad, "last": bad})
    again = Desk(open_page(context=desk.page.context))
    again.until(f'#board[data-code="{TURTLE}"]')
    assert 2 <= again.number("pairs-removed") <= 3
    assert "set aside" in again.text("#notice span")
    kept = shelf.texts(again.page)
    assert [text for key, text in kept.items() if key.startswith("aside:")] == [bad]
    assert kept["done:spoilt"] == bad
    with again.page.expect_download() as download:
        again.press("notice-action")
    assert bad in Path(download.value.path()).read_text(encoding="utf-8")


def test_where_nothing_can_be_read_one_plays_anew(open_page: Open) -> None:
    desk = Desk(open_page("home"))
    bad = BAD["truncated"]
    shelf.put(
        desk.page,
        {f"game:{kind}{end}": bad for kind in ("match", "mahjong") for end in ("", ":before")},
    )
    again = Desk(open_page(context=desk.page.context))
    again.until('body[data-view="home"]')
    assert "set aside" in again.text("#notice span")
    again.go(TURTLE)
    again.until(f'#board[data-code="{TURTLE}"]')
    assert list(shelf.texts(again.page).values()).count(bad) == 4


FULL = """() => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    if (this.name === "kept") throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, args);
  };
  window.makeRoom = () => { IDBObjectStore.prototype.put = put; }; }"""


def test_a_full_device_is_said_and_one_plays_on(open_page: Open) -> None:
    desk = Desk(open_page(TURTLE))
    desk.page.evaluate(FULL)
    for _ in range(2):
        desk.press("hint")
        desk.tap(*desk.hinted())
    desk.until("#notice:not([hidden])")
    assert "Nothing can be saved now" in desk.text("#notice span")
    assert desk.number("pairs-removed") == 2
    desk.page.evaluate("() => window.makeRoom()")
    desk.press("undo")
    assert json.loads(shelf.texts(desk.page)["game:mahjong"])["moves"].count("-") == 2


HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange")); }"""


@pytest.mark.parametrize("code", [CARDS, TURTLE])
def test_the_clock_knows_only_the_time_played(desk: Desk, code: str) -> None:
    desk.deal(code)
    desk.pass_time(5)
    assert desk.clock() == 0
    desk.tap(desk.cards[0].number if desk.fact("game") == "match" else desk.tiles[0].number)
    desk.pass_time(4)
    assert desk.clock() == 4
    desk.page.evaluate(HIDE, True)
    desk.pass_time(60)
    desk.page.evaluate(HIDE, False)
    assert desk.clock() == 4
    desk.page.clock.set_system_time("2031-01-01T00:00:00Z")
    desk.pass_time(3)
    assert desk.clock() == 7
    desk.press("new-game")
    desk.pass_time(60)
    desk.press("close")
    desk.pass_time(2)
    assert desk.clock() == 9
    desk.reload()
    desk.until(f'#board[data-code="{code}"]')
    assert desk.clock() in (9, 10)


@pytest.mark.slow
def test_two_games_are_counted_once_each(open_page: Open, watch: Watch) -> None:
    desk = Desk(open_page(TURTLE))
    for _ in range(72):
        desk.press("hint")
        desk.tap(*desk.hinted())
    desk.wait_for("end")
    desk.press("review")
    for action in ("undo", "undo", "redo", "redo"):
        desk.press(action)
    assert len(shelf.records(desk.page)) == 1
    desk.reload()
    again = Desk(open_page(TURTLE, context=desk.page.context))
    again.until(f'#board[data-code="{TURTLE}"][data-pairs-removed="0"]')
    record = json.loads(shelf.records(again.page)[0])
    assert (record["result"], record["hints"], record["found"]) == ("won", 72, 72)
    assert len(shelf.records(again.page)) == 1
    assert watch.faults == []
