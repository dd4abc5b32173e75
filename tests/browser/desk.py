"""The page as the tests handle it: facts of the board, its pieces, buttons, windows, and time."""

from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Page, TimeoutError  # noqa: A004 - Playwright's own

from tests.conftest import START_MS
from tools.chromium import READY

COMPARISON = 1.52
"""Seconds after which the cards of an attempt have been compared: timers may be a little late."""
PATIENCE_MS = 30_000
NEUTRAL = {"MM2": "MM2-PAAU-AAAAAAA", "MJ1": "MJ1-L00-AAAAAAA"}

FACTS = (
    *("game", "code", "status", "elapsed"),
    *("found", "total", "failed", "limit"),
    *("pairs-removed", "free", "hints"),
)
"""The board's attributes that tests may rely on."""

READ_FACTS = """(names) => {
  const board = document.querySelector("#board");
  const there = names.filter((name) => board.hasAttribute(`data-${name}`));
  return Object.fromEntries(there.map((name) => [name, board.getAttribute(`data-${name}`)]));
}"""
CARDS = """() => [...document.querySelectorAll("#board [data-card]")].map((node) => [
  Number(node.dataset.card), node.dataset.state, node.dataset.picture ?? "",
  node.getAttribute("aria-label")])"""
TILES = """() => [...document.querySelectorAll("#board [data-tile]")].map((node) => [
  Number(node.dataset.tile), node.dataset.face, node.dataset.free === "true",
  Number(node.dataset.x), Number(node.dataset.y), Number(node.dataset.z),
  node.dataset.selected === "true", node.dataset.hinted === "true",
  node.getAttribute("aria-label")])"""
VISIBLE = """(selector) => [...document.querySelectorAll(selector)].filter((node) =>
  node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length)"""
PRESS = f"""(selector) => {{
  const found = ({VISIBLE})(selector);
  if (found.length === 1) found[0].click();
  return found.length;
}}"""
TAP = """(pieces) => {
  for (const piece of pieces) {
    const node = document.querySelector(
      `#board [data-card="${piece}"], #board [data-tile="${piece}"]`);
    if (!node) return piece;
    node.click();
  }
  return null;
}"""
TURN = """() => new Promise((resolve) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => resolve();
  channel.port2.postMessage(0);
})"""
WINDOWS = '() => [...document.querySelectorAll("dialog[open]")].map((node) => node.dataset.dialog)'

# Whether the entry of the browser's history is where the page is: nobody types faster than that.
AT_REST = """() => {
  const place = history.state ? JSON.parse(history.state).slice(1) : [];
  const board = document.querySelector("#board");
  const ground = document.body.dataset.view === "home" ? "home" : board.dataset.code;
  const open = document.querySelector("dialog[open]") !== null;
  return place.filter((part) => part !== "window").at(-1) === ground
    && place.includes("window") === open;
}"""

SAVED = (
    f"async () => {{ const turn = {TURN};"
    + """
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  for (let turns = 0; turns < 5; turns += 1) await turn();
  const database = await done(indexedDB.open("parlour"));
  const change = database.transaction("kept", "readwrite");
  await done(change.objectStore("kept").count());
  database.close();
}"""
)


@dataclass(frozen=True, slots=True)
class Card:
    """A card as the page has it; `picture` is empty while it is face down."""

    number: int
    state: str
    picture: str
    name: str


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as the page has it, in half-tile units."""

    number: int
    face: str
    free: bool
    x: int
    y: int
    z: int
    selected: bool
    hinted: bool
    name: str


class Desk:
    """One page, driven as fast as it follows."""

    def __init__(self, page: Page):
        self.page = page
        self._dealt: dict[str, str] = {}

    # ---- what is seen

    @property
    def board(self) -> dict[str, str]:
        """The board's facts: those of its data attributes that are there."""
        found: dict[str, str] = self.page.evaluate(READ_FACTS, FACTS)
        return found

    def fact(self, name: str) -> str:
        """One of the board's data attributes."""
        return self.board[name]

    def fact_or_none(self, name: str) -> str | None:
        """One of the board's data attributes, if it is there."""
        return self.board.get(name)

    def number(self, name: str) -> int:
        """One of the board's data attributes, as a number."""
        return int(self.board[name])

    @property
    def cards(self) -> list[Card]:
        """The cards in the order of the page."""
        return [Card(*values) for values in self.page.evaluate(CARDS)]

    @property
    def tiles(self) -> list[Tile]:
        """The tiles in the order of the page."""
        return [Tile(*values) for values in self.page.evaluate(TILES)]

    def states(self) -> str:
        """The cards' states, a letter each: d down, u up, f found, r revealed."""
        return "".join(card.state[0] for card in self.cards)

    def face_up(self) -> dict[int, str]:
        """The pictures of all cards that show one."""
        return {card.number: card.picture for card in self.cards if card.picture}

    def selected(self) -> list[int]:
        """The selected tiles."""
        return [tile.number for tile in self.tiles if tile.selected]

    def hinted(self) -> tuple[int, ...]:
        """The tiles that the hint marks, ascending."""
        return tuple(sorted(tile.number for tile in self.tiles if tile.hinted))

    @property
    def windows(self) -> list[str]:
        """The names of the open windows."""
        found: list[str] = self.page.evaluate(WINDOWS)
        return found

    def shows(self, action: str) -> bool:
        """Whether the button of an action is visible."""
        return bool(
            self.page.evaluate(f"(s) => ({VISIBLE})(s).length", f'[data-action="{action}"]')
        )

    def text(self, selector: str) -> str:
        """The visible text of the one visible element of a selector."""
        found = self.page.evaluate(f"(s) => ({VISIBLE})(s).map((node) => node.innerText)", selector)
        assert len(found) == 1, f"{len(found)} visible elements for {selector}"
        return str(found[0]).strip()

    def counter(self, name: str) -> str:
        """A counter as it is read, for example ``2/6``."""
        return "".join(self.text(f'[data-counter="{name}"] dd').split())

    def clock(self) -> int:
        """Seconds on the visible clock."""
        minutes, seconds = self.counter("time").split(":")
        return 60 * int(minutes) + int(seconds)

    # ---- what is done

    def tap(self, *pieces: int) -> None:
        """Click pieces of the board, one right after the other."""
        missing = self.page.evaluate(TAP, list(pieces))
        assert missing is None, f"no piece {missing} on the board"

    def press(self, action: str) -> None:
        """Click the button of an action; exactly one may be visible."""
        self.click(f'[data-action="{action}"]')

    def click(self, selector: str) -> None:
        """Click the one visible element of a selector."""
        count = self.page.evaluate(PRESS, selector)
        assert count == 1, f"{count} visible elements for {selector}"

    def attempt(self, *cards: int) -> None:
        """Turn cards and let the time of the comparison pass."""
        self.tap(*cards)
        self.pass_time(COMPARISON)

    def until(self, selector: str) -> None:
        """Wait until the page has an element of this selector, visible or not."""
        self._wait(selector, "attached")

    def wait_for(self, window: str) -> None:
        """Wait until a window is open."""
        self.until(f'dialog[data-dialog="{window}"][open]')

    def wait_closed(self) -> None:
        """Wait until no window is open."""
        self._wait("dialog[open]", "detached")

    def _wait(self, selector: str, state: Literal["attached", "detached"]) -> None:
        try:
            self.page.wait_for_selector(selector, state=state, timeout=PATIENCE_MS)
        except TimeoutError as error:
            raise AssertionError(f"{selector} is not {state}: {self._where()}") from error

    def _where(self) -> str:
        """Where the page is, for the one who reads why a test failed."""
        view = self.page.evaluate("() => document.body.dataset.view")
        return f"{self.page.url}, {view}, windows {self.windows}, board {self.board}"

    def go(self, fragment: str) -> None:
        """Write a fragment into the address, when no step back is on its way any more."""
        for _ in range(100):
            if self.page.evaluate(AT_REST):
                break
        else:
            raise AssertionError(f"a step back is still on its way: {self._where()}")
        self.page.evaluate("(fragment) => { location.hash = fragment; }", fragment)

    def home(self) -> None:
        """Go to the home page."""
        self.go("home")
        self.until('body[data-view="home"]')

    def reload(self) -> None:
        """Load the page again, right after whatever came before."""
        self.page.reload()
        self.page.wait_for_selector(READY, timeout=START_MS)

    def saved(self) -> None:
        """Wait until what was to be kept has been kept: later writes queue behind earlier ones."""
        self.page.evaluate(SAVED)

    def deal(self, code: str) -> None:
        """A new deal of a code; a game of its kind that was open is given up for it."""
        kind = code[:3]
        if self._dealt.get(kind) == code:
            self._replace(NEUTRAL[kind])
        self._replace(code)
        self._dealt[kind] = code

    def _replace(self, code: str) -> None:
        self.home()
        self.go(code)
        dealt = f'#board[data-code="{code}"]'
        self.until(f'{dealt}, dialog[data-dialog="question"][open]')
        if "question" in self.windows:
            self.press("yes")
            self.until(dealt)

    def choose(self, option: str, value: str = "") -> None:
        """Change a setting in its window: a choice's value, or a switch turned over."""
        self.press("settings")
        which = f'name="{option}"][value="{value}"' if value else f'data-setting="{option}"'
        self.click(f'dialog[data-dialog="settings"] input[{which}]')
        self.press("close")

    def speak(self, language: str) -> None:
        """Speak a language from now on."""
        self.choose("language", language)
        self.until(f'body[data-lang="{language}"]')

    # ---- time

    def freeze(self) -> None:
        """Let the page's time stand; it goes on in `pass_time` only."""
        now = self.page.evaluate("() => Date.now()") / 1000
        self.page.clock.pause_at(now + 10)

    def pass_time(self, seconds: float) -> None:
        """Let the page's time pass, with all that it brings.

        Python's shortest waits are no timers but messages, which come when the browser likes.
        """
        self.page.clock.run_for(round(seconds * 1000))
        self.page.evaluate(TURN)


def resize(desk: Desk, size: tuple[int, int]) -> None:
    """Give the page another size, and wait until it has been laid out."""
    width, height = size
    desk.page.set_viewport_size({"width": width, "height": height})
    desk.page.evaluate(
        """() => new Promise((done) => {
          const channel = new MessageChannel();
          const watch = new ResizeObserver(() => {
            watch.disconnect();
            channel.port1.onmessage = done;
            channel.port2.postMessage(0);
          });
          watch.observe(document.body);
        })"""
    )


def accessible_texts(page: Page) -> str:
    """All names, descriptions and values of the page's accessibility tree, a line each."""
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    texts = [
        str(node[part].get("value", ""))
        for node in nodes
        for part in ("name", "description", "value")
        if part in node
    ]
    return "\n".join(texts)
