"""No worker, no version: the page works, and says nothing."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.offline.host import Host
from tests.browser.offline.visitor import (
    Visitor,
    text,
    until,
    version,
    wait_for,
)
from tools import precache
from tools.precache import Precache

pytestmark = pytest.mark.browser


Sites = dict[str, Precache]


NO_WORKERS = {
    "missing": "delete Navigator.prototype.serviceWorker",
    "refused": "ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no'))",
    "silent": "ServiceWorkerContainer.prototype.register = async () => undefined",
}


@pytest.mark.parametrize("script", NO_WORKERS.values(), ids=NO_WORKERS)
def test_a_page_without_workers_says_nothing_and_works(visitor: Visitor, script: str) -> None:
    visitor.context.add_init_script(script)
    page = visitor.open()
    wait_for(page, "none")
    assert text(page, "lazy.txt") == "lazy one"
    page.evaluate("dispatchEvent(new CustomEvent('parlour:failed'))")


def test_a_page_whose_worker_is_blocked_by_the_browser_works(visit: Callable[..., Visitor]) -> None:
    page = visit(service_workers="block").open()
    wait_for(page, "none")
    assert text(page, "lazy.txt") == "lazy one"


def test_a_site_without_a_version_registers_no_worker_and_clears_up(
    visitor: Visitor, host: Host, tmp_path: Path
) -> None:
    plain = tmp_path / "plain"
    shutil.copytree(tmp_path / "one", plain)
    precache.clear(plain)
    (plain / "lazy.txt").write_text("lazy plain")
    host.start(plain)
    page = visitor.open()
    wait_for(page, "none")
    registered = "async () => (await navigator.serviceWorker.getRegistrations()).length"
    assert page.evaluate(registered) == 0
    host.start(tmp_path / "one")
    page.reload()
    wait_for(page, "ready")
    host.start(plain)
    page.reload()
    until(lambda: page.evaluate(registered) == 0)
    page.reload()
    assert version(page) == ""
    assert visitor.caches(page) == {}
    assert text(page, "lazy.txt") == "lazy plain"
