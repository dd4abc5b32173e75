"""A visitor with service workers: pages, their version, their caches, and what went wrong."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.offline.host import Host
from tests.conftest import Watch
from tools.precache import Precache

PATIENCE = 20.0
"""Seconds."""

CACHES = """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(
  async (name) => [name, (await (await caches.open(name)).keys()).map(({url}) => url)])))"""
PUT = """async ([name, address, text]) =>
  (await caches.open(name)).put(address, new Response(text))"""
DELETE = "async ([name, address]) => (await caches.open(name)).delete(address)"
GET = """async ([name, address]) =>
  (await caches.match(address, {cacheName: name}))?.text() ?? null"""
TEXT = "(path) => fetch(path).then((answer) => answer.ok ? answer.text() : String(answer.status))"
VERSION = """() => document.querySelector('meta[name="version"]').content"""
AGE = """async (name) => {
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  const notes = await (await cache.match(key)).json();
  for (const note of Object.values(notes.pages)) note[1] -= 3600_000;
  notes.looked -= 48 * 3600_000;
  await cache.put(key, Response.json(notes));
}"""
UPDATE = "async () => { await (await navigator.serviceWorker.ready).update(); }"


class Visitor:
    """One browser profile that visits one site."""

    def __init__(self, browser: Browser, host: Host, **options: Any):
        self.host = host
        self.context: BrowserContext = browser.new_context(**({"locale": "en-GB"} | options))
        self.watch = Watch(host.address)
        self.prefix = f"parlour {host.prefix} "

    def open(self, path: str = "", ready: str = 'body[data-ready="true"]') -> Page:
        """A new tab on the site, started."""
        page = self.context.new_page()
        self.watch.follow(page)
        page.goto(self.host.address + path)
        page.wait_for_selector(ready, state="attached", timeout=PATIENCE * 1000)
        return page

    def name(self, version: str) -> str:
        """The name of the cache of a version."""
        return self.prefix + version

    def caches(self, page: Page) -> dict[str, list[str]]:
        """All caches of the origin, and the paths in them; the worker's notes are left out."""
        found: dict[str, list[str]] = page.evaluate(CACHES)
        return {
            name: sorted(url.removeprefix(self.host.address) or "./" for url in urls)
            for name, urls in found.items()
            if name != self.name("pages")
        }

    def put(self, page: Page, version: str, path: str, text: str) -> None:
        """Write something into a cache."""
        page.evaluate(PUT, [self.name(version), self.host.address + path, text])

    def delete(self, page: Page, version: str, path: str) -> None:
        """Delete a file from a cache."""
        page.evaluate(DELETE, [self.name(version), self.host.address + path])

    def get(self, page: Page, version: str, path: str) -> str | None:
        """A file of a cache, or None."""
        found: str | None = page.evaluate(GET, [self.name(version), self.host.address + path])
        return found

    def stop_worker(self, page: Page) -> None:
        """End the worker, as browsers do with those that have nothing to do."""
        session = self.context.new_cdp_session(page)
        session.send("ServiceWorker.enable")
        session.send("ServiceWorker.stopAllWorkers")
        session.detach()

    def age_notes(self, page: Page) -> None:
        """Make all that the worker has noted old, and end it, so that it reads that again."""
        page.evaluate(AGE, self.name("pages"))
        self.stop_worker(page)

    def is_whole(self, page: Page, site: Precache) -> bool:
        """Whether the cache of a version holds exactly its files."""
        return self.caches(page).get(self.name(site.version)) == sorted(site.files)

    def close(self) -> None:
        """Close the profile."""
        self.context.close()


def until(true: Callable[[], object]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.03)


def state(page: Page) -> str | None:
    """The state of offline play that the page was told last."""
    found: str | None = page.evaluate("() => window.parlour.offline?.state ?? null")
    return found


def wait_for(page: Page, wanted: str) -> None:
    """Wait until the page is told this state."""
    until(lambda: state(page) == wanted)


def version(page: Page) -> str:
    """The version that a page belongs to."""
    found: str = page.evaluate(VERSION)
    return found


def text(page: Page, path: str) -> str:
    """What the page gets from an address of the site, or the status of the refusal."""
    found: str = page.evaluate(TEXT, path)
    return found


def look_for_update(page: Page) -> None:
    """Have the browser look for a new version, as it does at every visit."""
    page.evaluate(UPDATE)


def accept(page: Page) -> None:
    """Go over to the new version, and wait until the page has started again."""
    with page.expect_navigation():
        page.evaluate("() => window.parlour.update()")
    page.wait_for_selector('body[data-ready="true"]', state="attached")
