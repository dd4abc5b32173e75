"""Before Python: the game left open is shown as it was, and what is done on it is done later."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.browser.desk import Desk
from tests.conftest import START_MS, Watch
from tools.chromium import READY

pytestmark = pytest.mark.browser

WASM = "**/pyodide.asm.wasm"
CARDS, TILES = "MM2-PAAU-AAAAAAB", "MJ1-L00-AAAAABL"
WATCH_SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifts.push(entry.value);
}).observe({type: "layout-shift", buffered: true});"""
PIECES = """() => [...document.querySelectorAll("#board :is(.seat, .tile)")].map((node) => {
  const {x, y, width, height} = node.getBoundingClientRect();
  const attributes = node.getAttributeNames().filter((n) => n !== "tabindex").sort();
  const named = attributes.map((name) => [name, node.getAttribute(name)]);
  const html = node.innerHTML.replaceAll(/ (class|alt|draggable)="[^"]*"/g, "");
  return JSON.stringify([x, y, width, height, named, node.className, html]);
})"""
WORDS = """() => [...document.querySelectorAll("#game :is(h1, p, span, small, dd)")]
  .filter((node) => !node.childElementCount && node.checkVisibility({visibilityProperty: true}))
  .map((node) => node.textContent)"""

KEPT = "() => localStorage.getItem('parlour.picture') ?? ''"


class Start:
    """A page that is loaded again, held before Python until it is let go."""

    def __init__(self, page: Page):
        self.page = page
        self.desk = Desk(page)
        self._held: list[Route] = []

    def open(self, address: str) -> None:
        """Open the site and wait for Python."""
        self.page.goto(address)
        self.ready()

    def again(self, address: str | None = None) -> None:
        """Load the page again; it stands still before Python."""
        self.page.route(WASM, self._hold)
        if address is None:
            self.page.reload(wait_until="domcontentloaded")
        else:
            self.page.goto("about:blank")
            self.page.goto(address, wait_until="domcontentloaded")
        self.page.wait_for_function("() => document.fonts.status === 'loaded'")

    def _hold(self, route: Route) -> None:
        self._held.append(route)

    def change_kept(self, change: str) -> None:
        """Change what is kept before the page is loaded again: statements about `kept`."""
        self.page.add_init_script(
            f"""(() => {{
              const kept = JSON.parse(localStorage.getItem("parlour.picture"));
              {change};
              localStorage.setItem("parlour.picture", JSON.stringify(kept));
            }})()"""
        )

    def go_on(self) -> None:
        """Let Python start, and wait until it plays."""
        for route in self._held:
            route.continue_()
        self.page.unroute(WASM)
        self._held.clear()
        self.ready()

    def ready(self) -> None:
        """Wait until Python plays."""
        self.page.wait_for_selector(READY, timeout=START_MS)

    @property
    def view(self) -> str:
        """What the page shows."""
        return str(self.page.evaluate("() => document.body.dataset.view"))

    @property
    def kept(self) -> str:
        """All that the next start can show."""
        return str(self.page.evaluate(KEPT))

    def find_pair(self) -> None:
        """Find the two giraffes, after a failed attempt; then turn one more card."""
        for cards in ((0, 1), (0, 3)):
            self.desk.tap(*cards)
            self.desk.until(f'[data-card="{cards[1]}"]:not([data-state="up"])')
        self.desk.tap(2)
        self.desk.until('[data-card="2"] img')
        self.desk.saved()


Begin = Callable[..., Start]


@pytest.fixture
def begin(browser: Browser, watch: Watch) -> Iterator[Begin]:
    """A start of one's own: `begin(**options)`; the options go to Playwright's `new_context`."""
    contexts: list[BrowserContext] = []

    def begin_(**options: object) -> Start:
        usual: dict[str, object] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "service_workers": "block",
        }
        contexts.append(browser.new_context(**(usual | options)))  # type: ignore[arg-type]
        contexts[-1].add_init_script(WATCH_SHIFTS)
        page = contexts[-1].new_page()
        watch.follow(page)
        return Start(page)

    yield begin_
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    ("code", "size"),
    [
        (CARDS, (1280, 800)),
        (TILES, (390, 780)),
        pytest.param(CARDS, (390, 780), marks=pytest.mark.slow),
        pytest.param(TILES, (1280, 800), marks=pytest.mark.slow),
    ],
)
def test_the_picture_is_the_game_and_nothing_jumps(
    begin: Begin, site: str, code: str, size: tuple[int, int]
) -> None:
    start = begin(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    start.open(f"{site}#{code}")
    if code == CARDS:
        start.find_pair()
    pieces = start.page.evaluate(PIECES)
    words = start.page.evaluate(WORDS)
    start.again()
    assert start.page.evaluate(PIECES) == pieces
    clock = start.desk.counter("time")
    pictured = start.page.evaluate(WORDS)
    assert [word for word in pictured if ":" not in word] == [w for w in words if ":" not in w]
    start.page.evaluate(
        "() => { window.nodes = [...document.querySelectorAll('#board :is(.seat, .tile)')]; }"
    )
    start.go_on()
    assert start.page.evaluate("() => window.nodes.every((node) => node.isConnected)")
    assert start.page.evaluate(PIECES) == pieces
    assert start.desk.clock() - int(clock.split(":")[1]) <= 3
    assert start.page.evaluate("() => window.shifts") == []


def test_taps_and_keys_are_kept_and_done_in_order(begin: Begin, site: str) -> None:
    start = begin()
    start.open(f"{site}#{TILES}")
    tiles = {(tile.face, tile.free): tile.number for tile in start.desk.tiles}
    blocked = tiles["6B", False]
    first = next(tile for tile in start.desk.tiles if tile.free)
    start.again()
    box = start.page.locator(f'[data-tile="{first.number}"]').bounding_box()
    assert box is not None
    start.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert start.desk.selected() == []
    start.desk.tap(blocked)
    start.desk.press("hint")
    start.desk.press("hint")
    start.page.locator('[data-action="rules"]:visible').focus()
    start.page.keyboard.press("Enter")
    start.go_on()
    start.desk.wait_for("rules")
    assert start.desk.number("hints") == 2
    assert start.desk.selected() == []
    assert len(start.desk.hinted()) == 2


def test_keys_steer_on_the_picture(begin: Begin, site: str) -> None:
    start = begin()
    start.open(f"{site}#{CARDS}")
    start.again()
    start.page.locator('[data-card="0"]').focus()
    for key in ("ArrowRight", "Enter", "ArrowDown", " "):
        start.page.keyboard.press(key)
    assert start.desk.states() == "d" * 12
    start.go_on()
    start.desk.until('[data-card="6"][data-state="up"]')
    assert sorted(start.desk.face_up()) == [1, 6]


def test_a_pair_is_removed_by_taps_on_the_picture(begin: Begin, site: str) -> None:
    start = begin()
    start.open(f"{site}#{TILES}")
    start.desk.press("hint")
    pair = start.desk.hinted()
    start.again()
    assert start.desk.hinted() == ()
    start.desk.tap(*pair)
    start.go_on()
    start.desk.until('#board[data-pairs-removed="1"]')
    assert not {tile.number for tile in start.desk.tiles} & set(pair)


def test_pictures_of_cards_that_are_face_down_are_not_kept(begin: Begin, site: str) -> None:
    start = begin()
    start.open(f"{site}#{CARDS}")
    start.find_pair()
    start.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pagehide'))")
    kept = json.loads(start.kept)
    shown = {card.picture for card in start.desk.cards if card.picture}
    assert set(kept["images"]) == shown
    assert len(shown) == 2
    down = [piece for piece in kept["pieces"] if piece["data"]["data-state"] == "down"]
    assert len(down) == 9
    assert all(not piece["shows"] and "face down" in piece["label"] for piece in down)


@pytest.mark.parametrize("code", [CARDS, TILES])
def test_a_paused_game_shows_no_board(begin: Begin, site: str, code: str) -> None:
    start = begin()
    start.open(f"{site}#{code}")
    start.desk.tap(0)
    start.desk.press("pause")
    start.desk.saved()
    start.again()
    assert json.loads(start.kept)["pieces"] == []
    assert start.page.locator("#board :is(.seat, .tile)").count() == 0
    assert start.page.locator("#paused h2").is_visible()
    start.desk.press("resume")
    start.go_on()
    start.desk.until('#board[data-status="playing"]')
    assert start.desk.windows == []


def test_only_the_game_that_the_address_asks_for_is_shown(begin: Begin, site: str) -> None:
    start = begin()
    start.open(f"{site}#{CARDS}")
    start.desk.tap(0)
    start.desk.saved()
    for fragment, view in (
        ("#MM2-PAAU-AAAAAAC", "start"),
        ("#home", "start"),
        ("#play-mahjong", "start"),
        ("", "match"),
        (f"#{CARDS}", "match"),
    ):
        start.again(f"{site}{fragment}")
        assert (fragment, start.view) == (fragment, view)


def test_tiles_are_not_shown_in_a_window_of_another_size(begin: Begin, site: str) -> None:
    start = begin()
    start.open(f"{site}#{TILES}")
    start.desk.saved()
    start.change_kept("kept.stage[0] += 10")
    start.again()
    assert start.view == "start"
    start.go_on()
    assert start.view == "mahjong"


def test_cards_are_fitted_to_a_window_of_another_size(begin: Begin, site: str) -> None:
    start = begin(reduced_motion="reduce")
    start.open(f"{site}#{CARDS}")
    start.desk.saved()
    start.page.goto("about:blank")
    start.page.set_viewport_size({"width": 800, "height": 700})
    start.again(f"{site}#{CARDS}")
    pictured = start.page.evaluate(PIECES)
    assert len(pictured) == 12
    start.go_on()
    assert start.page.evaluate(PIECES) == pictured
    assert start.page.evaluate("() => window.shifts") == []


def test_an_enlarged_board_is_shown_as_the_start_shows_it(begin: Begin, site: str) -> None:
    start = begin(viewport={"width": 390, "height": 780}, reduced_motion="reduce")
    start.open(f"{site}#{TILES}")
    start.desk.until('#game[data-lens="larger"]')
    whole = start.page.evaluate(PIECES)
    start.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pagehide'))")
    start.desk.press("larger")
    start.desk.until('#game[data-lens="whole"]')
    start.again()
    assert start.page.evaluate(PIECES) == whole
    start.go_on()
    assert start.page.evaluate(PIECES) == whole


def test_a_taken_game_and_a_finished_one_leave_no_picture(begin: Begin, site: str) -> None:
    leave = "() => dispatchEvent(new PageTransitionEvent('pagehide'))"
    start = begin()
    start.open(f"{site}#{TILES}")
    start.page.evaluate(leave)
    assert len(json.loads(start.kept)["pieces"]) == 144
    other = Desk(start.page.context.new_page())
    other.page.goto(f"{site}#{TILES}")
    other.page.wait_for_selector(READY, timeout=START_MS)
    start.desk.wait_for("elsewhere")
    other.press("pause")
    other.page.evaluate(leave)
    # Read where it was written: another page of the browser may see it a moment later.
    assert json.loads(other.page.evaluate(KEPT))["pieces"] == []
    start.page.evaluate(leave)
    assert json.loads(other.page.evaluate(KEPT))["pieces"] == []
    ended = """() => {
      document.querySelector('#board').dataset.status = 'won';
      dispatchEvent(new PageTransitionEvent('pagehide'));
      return localStorage.getItem('parlour.picture');
    }"""  # in one go: Python may paint the game's own state at any moment
    assert other.page.evaluate(ended) is None


def test_what_was_kept_is_not_trusted(begin: Begin, site: str) -> None:
    """Names and numbers alone come into the page: no script, no foreign address, no HTML."""
    start = begin()
    start.open(f"{site}#{CARDS}")
    start.find_pair()
    start.change_kept(
        """
        kept.pieces[0].data.onclick = "window.bad = true";
        kept.pieces[0].place["background-image"] = "url(https://elsewhere.example/)";
        kept.images[kept.pieces[0].shows] = "https://elsewhere.example/cat.svg";
        kept.chrome.find(({ text }) => text).text = "<img src=x onerror='window.bad = true'>"
        """
    )
    start.again()
    assert start.view == "match"
    first = start.page.locator('[data-card="0"]')
    assert first.get_attribute("onclick") is None
    assert "background" not in (first.get_attribute("style") or "")
    assert first.locator("img").count() == 0
    start.go_on()
    assert start.page.evaluate("() => window.bad") is None
    assert sorted(start.desk.face_up()) == [0, 2, 3]


@pytest.mark.parametrize(
    "text",
    [
        "{",
        '{"kind": "match", "site": ""}',
        *(pytest.param(text, marks=pytest.mark.slow) for text in ("", "[]", "{}", "null")),
    ],
)
def test_a_picture_that_cannot_be_read_is_no_harm(begin: Begin, site: str, text: str) -> None:
    start = begin()
    start.open(f"{site}#{CARDS}")
    start.desk.saved()
    start.page.add_init_script(f"localStorage.setItem('parlour.picture', {json.dumps(text)})")
    start.again()
    assert start.view == "start"
    start.go_on()
    start.desk.until(f'#board[data-code="{CARDS}"]')


def test_the_first_visit_counts_bytes(begin: Begin, site: str) -> None:
    start = begin(locale="sk-SK")
    said: set[str] = set()

    def hear(text: str) -> None:
        said.add(text)

    start.page.expose_function("said", hear)
    start.page.add_init_script(
        """addEventListener("DOMContentLoaded", () => new MutationObserver(([{target}]) =>
          window.said(target.textContent)).observe(document.getElementById("start-bytes"),
          {childList: true}))"""
    )
    start.open(f"{site}#home")
    assert said
    assert all(text.endswith(" MB") and " z " in text and "," in text for text in said)
