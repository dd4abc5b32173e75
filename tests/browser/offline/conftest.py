"""Little sites, their host, and those who visit it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.offline.host import Host, hosting, little_site
from tests.browser.offline.visitor import Visitor
from tools.precache import Precache


@pytest.fixture
def sites(tmp_path: Path) -> dict[str, Precache]:
    return {name: little_site(tmp_path / name, name) for name in ("one", "two", "three")}


@pytest.fixture
def host(tmp_path: Path, sites: dict[str, Precache]) -> Iterator[Host]:
    assert sites
    with hosting(tmp_path / "one") as made:
        yield made


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Callable[..., Visitor]]:
    """Make visitors; whatever goes wrong on their pages fails the test."""
    made: list[Visitor] = []

    def make(**options: object) -> Visitor:
        made.append(Visitor(browser, host, **options))
        return made[-1]

    yield make
    faults = [fault for visitor in made for fault in visitor.watch.faults]
    for visitor in made:
        visitor.close()
    assert faults == []


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    return visit()
