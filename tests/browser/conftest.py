"""The desk: a page that many tests share, since each start of the page costs a second or more."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.desk import Desk, resize
from tests.conftest import START_MS, Open, Watch
from tools.chromium import READY

SIZE = (1280, 800)
DEFAULTS: dict[str, object] = {
    "viewport": dict(zip(("width", "height"), SIZE, strict=True)),
    "locale": "en-GB",
    "service_workers": "block",
}
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed: what it leaves on a shared page is not for the next one."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@dataclass
class Shared:
    """The page that the tests share, if one is open."""

    browser: Browser
    site: str
    desk: Desk | None = None
    watch: Watch = field(init=False)

    def __post_init__(self) -> None:
        self.watch = Watch(self.site)

    def open(self) -> Desk:
        """The shared desk; a new one if there is none."""
        if self.desk is None:
            self.desk = self._start()
        return self.desk

    def close(self) -> None:
        """Give the desk up; the next one starts anew."""
        if self.desk is not None:
            self.desk.page.context.close()
            self.desk = None

    def _start(self) -> Desk:
        context = self.browser.new_context(**DEFAULTS)  # type: ignore[arg-type]
        context.clock.install()
        page = context.new_page()
        self.watch.follow(page)
        page.goto(f"{self.site}#home")
        page.wait_for_selector(READY, timeout=START_MS)
        desk = Desk(page)
        desk.freeze()
        return desk


@pytest.fixture(scope="session")
def shared(browser: Browser, site: str) -> Iterator[Shared]:
    sharing = Shared(browser, site)
    yield sharing
    sharing.close()


@pytest.fixture
def desk(shared: Shared, request: pytest.FixtureRequest) -> Iterator[Desk]:
    """A page whose time stands still, shared by the tests; it is at home.

    A test leaves the settings as it found them; a test that failed takes the page with it.
    """
    found = shared.open()
    yield found
    if request.node.stash.get(FAILED, False):
        shared.close()
    else:
        found.home()
    faults, shared.watch.faults = shared.watch.faults, []
    assert faults == []


@pytest.fixture
def screen(desk: Desk) -> Iterator[Desk]:
    """The shared page, whose size may change, without motion."""
    desk.page.emulate_media(reduced_motion="reduce")
    yield desk
    desk.page.emulate_media(reduced_motion="no-preference")
    resize(desk, SIZE)


OpenDesk = Callable[..., Desk]


@pytest.fixture
def open_desk(browser: Browser, open_page: Open) -> Iterator[OpenDesk]:
    """Open a page of one's own, in a context of its own, its time frozen.

    `open_desk(fragment="", **options)`: the options go to Playwright's `new_context`.
    """
    contexts: list[BrowserContext] = []

    def open_(fragment: str = "", **options: object) -> Desk:
        context = browser.new_context(**(DEFAULTS | options))  # type: ignore[arg-type]
        contexts.append(context)
        context.clock.install()
        found = Desk(open_page(fragment, context=context))
        found.freeze()
        return found

    yield open_
    for context in contexts:
        context.close()
