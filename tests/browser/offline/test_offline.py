"""The whole site without its host: games, languages, kinds of cards; and how it got there."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from game.catalogue import KINDS
from game.code import MatchCode
from tests.browser.desk import COMPARISON, Desk
from tests.browser.offline.host import Host, hosting
from tests.browser.offline.visitor import Visitor, state, version, wait_for
from tests.browser.players import PerfectMemory
from tools import precache
from tools.paths import DIST

pytestmark = pytest.mark.browser

PAIRS, TURTLE = "MM2-PAAU-AAAAAAB", "MJ1-L00-AAAAAAB"
LINE = '#offline [data-show="offline"]'
HASHES = """async (name) => {
  const cache = await caches.open(name), found = {};
  for (const request of await cache.keys()) {
    const bytes = await (await cache.match(request)).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    found[request.url] = [bytes.byteLength, btoa(String.fromCharCode(...hash))];
  }
  return found;
}"""
HINTS = """() => {
  const hint = [...document.querySelectorAll('[data-action="hint"]')]
    .find((node) => node.checkVisibility());
  for (let pair = 0; pair < 72; pair += 1) {
    hint.click();
    for (const tile of document.querySelectorAll("#board [data-hinted]")) tile.click();
  }
}"""
LISTEN = """window.told = [];
addEventListener("parlour:offline", ({detail}) => window.told.push([performance.now(), detail]));"""


@dataclass
class Kept:
    """A profile in which the site has been visited once, and all that its pages asked for."""

    host: Host
    visitor: Visitor
    page: Page
    told: list[tuple[float, dict[str, str]]]
    asked: dict[str, bool] = field(default_factory=dict)
    """Path -> whether the worker answered."""

    def note(self, response: Response) -> None:
        path = response.url.removeprefix(self.host.address).split("?")[0]
        if response.url.startswith("http"):
            self.asked[path.removesuffix("index.html") or "./"] = response.from_service_worker


@pytest.fixture(scope="module")
def kept(browser: Browser) -> Iterator[Kept]:
    """The host is gone when the first test begins, and stays away."""
    with hosting(DIST) as host:
        visitor = Visitor(browser, host, viewport={"width": 1280, "height": 800})
        visitor.context.add_init_script(LISTEN)
        visitor.context.clock.install()
        page = visitor.open("#home")
        wait_for(page, "ready")
        found = Kept(host, visitor, page, page.evaluate("told"))
        host.stop()
        visitor.context.on("response", found.note)
        yield found
        visitor.close()


@pytest.fixture(autouse=True)
def no_faults(kept: Kept) -> Iterator[None]:
    yield
    faults, kept.visitor.watch.faults = kept.visitor.watch.faults, []
    assert faults == []


def test_the_first_visit_shows_how_much_has_come(kept: Kept) -> None:
    states = [detail["state"] for _, detail in kept.told]
    assert set(states[:-1]) == {"filling"}
    assert states[-1] == "ready"
    done = [float(detail["done"]) for _, detail in kept.told[:-1]]
    totals = {float(detail["total"]) for _, detail in kept.told[:-1]}
    size = precache.read(DIST).size / 1e6
    assert totals == {round(size, 1)}
    assert done == sorted(done)
    assert len(set(done)) > 3
    expect(kept.page.locator(LINE)).to_have_text("Ready for offline play")


def test_the_cache_holds_the_listed_bytes(kept: Kept) -> None:
    site = precache.read(DIST)
    assert kept.visitor.is_whole(kept.page, site)
    found = kept.page.evaluate(HASHES, kept.visitor.name(site.version))
    assert {
        url.removeprefix(kept.host.address) or "./": tuple(entry) for url, entry in found.items()
    } == site.files


def test_a_whole_game_of_match_cards(kept: Kept) -> None:
    kept.page.reload()
    kept.page.wait_for_selector('body[data-ready="true"]', state="attached")
    desk = Desk(kept.page)
    desk.freeze()
    desk.deal(PAIRS)
    player = PerfectMemory(cards=12, group=2)
    while desk.fact("status") == "playing":
        turned: list[int] = []
        for _ in range(2):
            card = player.choose(turned)
            desk.tap(card)
            turned.append(card)
            player.sees(card, desk.face_up()[card])
        found = desk.number("found")
        desk.pass_time(COMPARISON)
        if desk.number("found") == found + 1:
            player.finds(turned)
    assert (desk.fact("status"), desk.fact("found")) == ("won", "6")
    desk.pass_time(2)
    desk.wait_for("end")


def test_a_whole_game_of_mahjong(kept: Kept) -> None:
    desk = Desk(kept.page)
    desk.deal(TURTLE)
    kept.page.evaluate(HINTS)
    assert (desk.fact("status"), desk.fact("pairs-removed")) == ("won", "72")
    desk.pass_time(1)
    desk.wait_for("end")
    desk.home()
    kept.page.clock.resume()


@pytest.mark.parametrize("address", ["", "?from=mail#MJ1-L00-AAAAAAC", f"index.html#{PAIRS}"])
def test_new_tabs_and_links_open(kept: Kept, address: str) -> None:
    page = kept.visitor.open(address)
    code = address.partition("#")[2]
    if code:
        assert Desk(page).fact("code") == code
    wait_for(page, "ready")
    assert version(page) == precache.read(DIST).version
    page.close()


@pytest.mark.parametrize(
    ("language", "ready"),
    [
        ("sk", "Hrať sa dá aj bez pripojenia"),
        ("tr", "Çevrimdışı oynamaya hazır"),
        ("en", "Ready for offline play"),
    ],
)
def test_other_languages(kept: Kept, language: str, ready: str) -> None:
    kept.page.locator(f'.home [data-language="{language}"]').click()
    expect(kept.page.locator("body")).to_have_attribute("data-lang", language)
    expect(kept.page.locator(LINE)).to_have_text(ready)


@pytest.mark.parametrize("difficulty", [0, 2], ids=["easy", "hard"])
def test_every_kind_of_card(kept: Kept, difficulty: int) -> None:
    desk = Desk(kept.page)
    for kind in range(len(KINDS)):
        desk.deal(str(MatchCode(2, 0, kind, difficulty, 11)))
        desk.tap(0)
        assert desk.face_up()[0].startswith(KINDS[kind])
    desk.home()


def test_windows(kept: Kept) -> None:
    desk = Desk(kept.page)
    for action, window in (
        ("new-match", "new-game"),
        ("settings", "settings"),
        ("statistics", "statistics"),
    ):
        desk.press(action)
        desk.wait_for(window)
        desk.press("close")
        desk.wait_closed()


def test_all_that_was_asked_for_is_on_the_list_and_came_from_the_worker(kept: Kept) -> None:
    """The last test of this module: the pages have done by now all that a page can do."""
    listed = precache.read(DIST).files
    assert [path for path in kept.asked if path not in listed] == []
    assert [path for path, served in kept.asked.items() if not served] == []
    decks = [f"{kind}{deck}" for kind in KINDS for deck in ("", "-versions")]
    assert {f"static/built/cards/{deck}.json" for deck in decks} <= kept.asked.keys()
    catalogues = {f"static/built/locale/{language}.mo" for language in ("en", "sk", "tr")}
    assert catalogues <= kept.asked.keys()
    assert state(kept.page) == "ready"
