"""Playing, measured: taps to the next paint, long tasks, deals, what stays in memory."""

from typing import Any

from playwright.sync_api import Browser, Page

from game import deal
from game.code import MahjongCode, parse
from tools.bench.starts import PATIENCE_MS, TURTLE
from tools.bench.weights import CARDS
from tools.chromium import READY

COMPARED = 2200
"""ms after which two turned cards have been compared and lie again."""

# A tap is a click at some moment of a frame; it ends when the frame after it has been painted.
TAPS = """async ([pieces, toggle, wait]) => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now());
    channel.port2.postMessage(0);
  }));
  const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const tasks = [];
  const observer = new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) tasks.push(duration);
  });
  observer.observe({type: "longtask"});
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".bench-on { opacity: .9; }");
  document.adoptedStyleSheets = [sheet];
  const byHand = (event) => {
    event.stopImmediatePropagation();
    event.target.closest("button").classList.toggle("bench-on");
  };
  if (toggle) addEventListener("click", byHand, true);
  const times = [];
  for (const [number, piece] of pieces.entries()) {
    await rest(120 + (number * 7) % 17);
    const node = document.querySelector(`[data-card="${piece}"], [data-tile="${piece}"]`);
    const start = performance.now();
    node?.click();
    const end = await painted();
    if (node) times.push(end - start);
    if (number % 2 && !toggle) await rest(wait);
  }
  await rest(300);
  removeEventListener("click", byHand, true);
  observer.disconnect();
  return [times, tasks];
}"""
UNPACK = """async (address) => {
  const response = await fetch(address);
  window.python.unpackArchive(await response.arrayBuffer(), "gztar");
}"""
RUN = "(text) => JSON.parse(window.python.runPython(text))"
DEALS = """
import json, time
from game import deal
from game.code import MahjongCode, MatchCode
def timed(work, codes):
    found = []
    for code in codes:
        start = time.perf_counter()
        work(code)
        found.append((time.perf_counter() - start) * 1000)
    return found
tiles = [MahjongCode(f"{n % 12:02}", n * 7919) for n in range(120)]
cards = [MatchCode(2 + n % 2, n % 4, n % 6, n % 3, n * 104729) for n in range(200)]
json.dumps({"tiles": timed(deal.mahjong_game, tiles), "cards": timed(deal.match_game, cards)})
"""
# Games through the table, each saved as text at its end; then what is still alive.
GAMES = """
import gc, json
from game.code import MahjongCode, MatchCode
from ui.mahjong_table import MahjongTable
from ui.match_table import MatchTable
from ui.store import saved
from ui.table import Do, Tap
def play_cards(seed):
    table, now = MatchTable(MatchCode(2, 0, seed % 6, seed % 2, seed)), 0.0
    places = {}
    for card, picture in enumerate(table.state.deck):
        places.setdefault(str(picture), []).append(card)
    for pair in places.values():
        for card in pair:
            table.do(Tap(card), now)
        now += 2
        table.do(Do.COMPARE, now)
    assert table.status == "won", table.status
    return saved(table, now, "tab")
def play_tiles(seed):
    table = MahjongTable(MahjongCode("00", seed))
    for pair in table.plan:
        table.do(Tap(pair.a), 1.0)
        table.do(Tap(pair.b), 1.0)
    assert table.status == "won", table.status
    return saved(table, 1.0, "tab")
def play(first, last):
    for seed in range(first, last):
        (play_tiles if seed % 2 else play_cards)(seed)
    gc.collect()
    return len(gc.get_objects())
"""


def taps(
    browser: Browser, address: str, code: str, pieces: list[int], wait: float
) -> dict[str, list[float]]:
    """Tap pieces of a deal, by hand-written JavaScript and as the game; ms to the next paint.

    `wait` are the ms that the game wants after two of them.
    """
    context = browser.new_context(service_workers="block", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(f"{address}#{code}")
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
    page.wait_for_selector(f'#board[data-code="{code}"]')
    page.wait_for_timeout(1500)  # until the dealing has ended
    byhand, _ = page.evaluate(TAPS, [pieces, True, 0])
    ours, tasks = page.evaluate(TAPS, [pieces, False, wait])
    context.close()
    return {"by hand": byhand, "ours": ours, "long tasks": tasks}


def turtle_taps() -> list[int]:
    """Return the tiles of a won game, in order, but for the last pair: no window shall open."""
    code = parse(TURTLE)
    assert isinstance(code, MahjongCode)
    plan = deal.mahjong_game(code).plan or ()
    return [tile for pair in plan[:-1] for tile in (pair.a, pair.b)]


def python_page(browser: Browser, address: str) -> Page:
    """Return a page with stock Pyodide and our Python."""
    page = browser.new_context(service_workers="block").new_page()
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
    page.evaluate(UNPACK, f"{address}python.pack")
    return page


def memory(page: Page, first: int, last: int) -> dict[str, float]:
    """Play games and return what is alive then: Python's objects, bytes of WebAssembly."""
    page.evaluate("(text) => { window.python.runPython(text); }", GAMES)
    objects: int = page.evaluate(RUN, f"json.dumps(play({first}, {last}))")
    size: int = page.evaluate("() => window.python._module.HEAP8.length")
    return {"objects": float(objects), "wasm": float(size)}


def measured(browser: Browser, addresses: dict[str, str]) -> dict[str, Any]:
    """Return all that concerns playing."""
    page = python_page(browser, addresses["bare"])
    found: dict[str, Any] = {
        "turtle": taps(browser, addresses["site"], TURTLE, turtle_taps(), 0),
        "cards": taps(browser, addresses["site"], CARDS, [*range(40)], COMPARED),
        "deals": page.evaluate(RUN, DEALS),
        "after 50": memory(page, 0, 50),
        "after 300": memory(page, 50, 300),
    }
    page.context.close()
    return found
