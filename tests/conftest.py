"""Fixtures of all tests: the site as it is deployed, and a browser that looks at it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    sync_playwright,
)

from tools import chromium
from tools.chromium import READY
from tools.paths import DIST
from tools.serve import serving

PREFIX = "/x/y/"
START_MS = 60_000
# Chromium says so when the machine is so busy that the start takes seconds; it is fetched early
# for those who wait for the network.
SLOW = "was preloaded using link preload but not used"
# Playwright says so itself when it keeps a page from registering its service worker.
BLOCKED = "Service Worker registration blocked by Playwright"


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/, served below a path; all other paths are not found."""
    if not (DIST / "index.html").exists():
        pytest.fail("dist/ is not there; run: make dist")
    with serving(DIST, PREFIX) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium."""
    launched = chromium.launch(playwright, chromium.FOR_MANY_STARTS)
    yield launched
    launched.close()


@dataclass
class Watch:
    """What went wrong on the pages of one test."""

    site: str
    faults: list[str] = field(default_factory=list)

    def follow(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        page.on("request", self._request)
        page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        harmless = any(text in message.text for text in (SLOW, BLOCKED))
        if message.type in {"error", "warning", "assert"} and not harmless:
            self.faults.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.faults.append(f"foreign request: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")


@pytest.fixture
def watch(site: str) -> Iterator[Watch]:
    """Fail the test on any console error or warning, page error, failed or foreign request.

    A test that provokes a fault takes this fixture and clears `faults` once it has seen it.
    """
    watching = Watch(site)
    yield watching
    assert watching.faults == []


Open = Callable[..., Page]


@pytest.fixture
def open_page(site: str, browser: Browser, watch: Watch) -> Iterator[Open]:
    """Open the site in a browser context of its own, and wait until taps are played.

    `open_page(fragment="", *, path="", ready=True, context=None, **options)`: the options go to
    Playwright's `new_context` (viewport, has_touch, locale, color_scheme, reduced_motion, …);
    a `context` of an earlier page (`page.context`) shares its storage. Service workers are blocked
    unless `service_workers="allow"` is given: routes do not see what a worker answers.
    """
    contexts: list[BrowserContext] = []

    def open_(
        fragment: str = "",
        *,
        path: str = "",
        ready: bool = True,
        context: BrowserContext | None = None,
        **options: object,
    ) -> Page:
        if context is None:
            defaults: dict[str, object] = {
                "viewport": {"width": 1280, "height": 800},
                "locale": "en-GB",
                "service_workers": "block",
            }
            context = browser.new_context(**(defaults | options))  # type: ignore[arg-type]
            contexts.append(context)
        page = context.new_page()
        watch.follow(page)
        page.goto(f"{site}{path}{'#' + fragment if fragment else ''}")
        if ready:
            page.wait_for_selector(READY, timeout=START_MS)
        return page

    yield open_
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page: Open) -> Page:
    """The site on a desktop window, at its bare address."""
    return open_page()
