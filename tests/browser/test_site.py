"""The site as any host serves it: what it asks for, what it forbids, what it can do without."""

from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.browser.freeness import free_pairs
from tests.conftest import START_MS, Open, Watch
from tools.chromium import READY

pytestmark = pytest.mark.browser

PAIRS = "MM2-PAAU-AAAAAAB"
TURTLE = "MJ1-L00-AAAAABL"
LISTEN = """
  window.violations = [];
  document.addEventListener("securitypolicyviolation",
    (event) => window.violations.push(`${event.violatedDirective} ${event.blockedURI}`));
"""


def status(address: str) -> int:
    """The status that a host answers with."""
    try:
        with urlopen(address) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def test_nothing_lies_beside_the_site(site: str) -> None:
    root = site.removesuffix("/x/y/")
    assert status(site) == 200
    assert status(f"{site}index.html") == 200
    for path in ("/", "/x/", "/x/y", "/index.html", "/static/js/theme.js", "/x/y/z/index.html"):
        assert status(root + path) == 404, path
    for path in ("ui/app.py", "game/code.py", "tests/conftest.py", "Makefile", ".git/config"):
        assert status(site + path) == 404, path


def test_icon_is_there(page: Page, site: str) -> None:
    icon = page.locator('link[rel="icon"]').evaluate("(node) => node.href")
    assert icon.startswith(site)
    size = page.evaluate(
        """async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image.naturalWidth;
        }""",
        icon,
    )
    assert size > 0


def test_policy_is_strict_and_nothing_offends_it(open_page: Open, watch: Watch) -> None:
    page = open_page(ready=False)
    page.add_init_script(LISTEN)
    page.clock.install()
    page.reload()
    page.wait_for_selector(READY, timeout=START_MS)
    desk = Desk(page)
    desk.freeze()
    desk.deal("MM2-PAAW-AAAAAAF")
    desk.attempt(0, 1)
    desk.press("continue")
    desk.press("pause")
    desk.press("resume")
    desk.deal(TURTLE)
    desk.press("hint")
    desk.tap(*desk.hinted())
    desk.press("undo")
    desk.speak("tr")
    desk.press("new-game")
    desk.wait_for("new-game")
    desk.pass_time(5)
    assert page.evaluate("() => window.violations") == []
    assert watch.faults == []

    policy = page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content")
    assert policy is not None
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert "http" not in policy.replace("http-equiv", "")
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.intruder = true";
          document.body.append(script);
        }"""
    )
    assert page.evaluate("() => window.intruder") is None
    assert "script-src" in page.evaluate("() => window.violations.join()")
    watch.faults.clear()


def test_all_that_is_asked_for_lies_below_the_site(open_page: Open, site: str) -> None:
    asked: list[str] = []
    page = open_page(ready=False)
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_selector(READY, timeout=START_MS)
    desk = Desk(page)
    desk.go(PAIRS)
    desk.until("#board[data-code]")
    desk.press("new-game")
    desk.wait_for("new-game")
    assert len(asked) > 10
    strangers = [url for url in asked if not url.startswith((site, "data:", "blob:"))]
    assert strangers == []
    absolute = page.eval_on_selector_all(
        "[href], [src]",
        """(nodes) => nodes.map((n) => n.getAttribute("href") ?? n.getAttribute("src"))
          .filter((address) => /^(\\/|https?:)/.test(address))""",
    )
    assert absolute == [], "addresses are relative, so that the site can lie below any path"


def test_without_storage_one_plays_and_is_told_that_nothing_is_kept(open_page: Open) -> None:
    page = open_page(ready=False)
    page.add_init_script(
        "Object.defineProperty(window, 'indexedDB', {value: undefined, configurable: true})"
    )
    page.goto(f"{page.url.partition('#')[0]}#{TURTLE}")
    page.reload()
    page.wait_for_selector(READY, timeout=START_MS)
    notice = page.locator("#notice")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text("keep")
    desk = Desk(page)
    assert desk.number("free") == 35
    desk.tap(*free_pairs(desk.tiles)[0])
    assert desk.number("pairs-removed") == 1
    desk.press("undo")
    assert desk.number("pairs-removed") == 0
    desk.home()
    desk.go(TURTLE)
    desk.until('#board[data-game="mahjong"]')
    expect(page.locator("#trouble")).to_be_hidden()


def test_chosen_theme_is_there_before_the_first_paint(open_desk: OpenDesk) -> None:
    desk = open_desk("home", color_scheme="light")
    desk.choose("theme", "dark")
    desk.saved()
    desk.page.add_init_script(
        """window.themes = [];
        new PerformanceObserver(() => window.themes.push(
          document.documentElement.dataset.theme)).observe({ type: "paint", buffered: true });
        document.addEventListener("DOMContentLoaded", () => window.themes.push(
          document.documentElement.dataset.theme));"""
    )
    desk.page.reload(wait_until="domcontentloaded")
    assert set(desk.page.evaluate("() => window.themes")) == {"dark"}
    desk.page.wait_for_selector(READY, timeout=START_MS)
    assert set(desk.page.evaluate("() => window.themes")) == {"dark"}
