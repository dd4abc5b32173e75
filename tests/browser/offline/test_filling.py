"""A first visit fills one cache, whole or not at all; later ones are served from it."""

import shutil
from pathlib import Path

import pytest

from tests.browser.offline.host import PREFIX, Host
from tests.browser.offline.visitor import (
    Visitor,
    look_for_update,
    text,
    until,
    version,
    wait_for,
)
from tools.chromium import READY
from tools.precache import Precache

pytestmark = pytest.mark.browser

QUOTA = 200_000
"""Bytes that are too few for the little site."""

Sites = dict[str, Precache]


def test_a_first_visit_fills_one_cache_and_is_served_from_it(
    visitor: Visitor, host: Host, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    assert list(visitor.caches(page)) == [visitor.name(sites["one"].version)]
    assert visitor.is_whole(page, sites["one"])
    host.stop()
    assert text(page, "lazy.txt") == "lazy one"


def test_every_address_of_the_page_opens_without_the_host(visitor: Visitor, host: Host) -> None:
    wait_for(visitor.open(), "ready")
    host.stop()
    for path in ("", "index.html", "?from=mail&x=1", "#home", "?a#b"):
        page = visitor.open(path)
        assert page.evaluate("document.body.innerText") == "one"
        wait_for(page, "ready")


def test_a_file_opens_in_a_tab_and_what_is_no_file_comes_from_the_host(
    visitor: Visitor, host: Host
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    assert text(page, "nothing.txt") == "404"
    visitor.watch.faults.clear()
    host.stop()
    page.goto(f"{host.address}same.txt")
    assert "the same" in page.evaluate("document.body.innerText")
    visitor.watch.faults.clear()  # the browser looks for an icon of its own accord


def test_two_first_visits_at_once_are_both_served(visitor: Visitor, host: Host) -> None:
    pages = [visitor.open(), visitor.open()]
    for page in pages:
        wait_for(page, "ready")
    host.stop()
    assert [text(page, "lazy.txt") for page in pages] == ["lazy one"] * 2


def test_a_page_that_was_loaded_past_the_worker_is_served_again(
    visitor: Visitor, host: Host
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    session = visitor.context.new_cdp_session(page)
    with page.expect_navigation():
        session.send("Page.reload", {"ignoreCache": True})
    page.wait_for_selector(READY)
    wait_for(page, "ready")
    host.stop()
    assert text(page, "lazy.txt") == "lazy one"


def spoil(folder: Path, how: str) -> None:
    if how == "missing":
        (folder / "lazy.txt").unlink()
    elif how == "changed":
        (folder / "lazy.txt").write_text("lazy on3")
    else:
        (folder / "lazy.txt").write_text("lazy o")


@pytest.mark.parametrize("how", ["missing", "changed", "cut"])
def test_a_first_visit_that_cannot_be_completed_leaves_nothing(
    visitor: Visitor, host: Host, tmp_path: Path, sites: Sites, how: str
) -> None:
    shutil.copytree(tmp_path / "one", tmp_path / "spoilt")
    spoil(tmp_path / "spoilt", how)
    host.start(tmp_path / "spoilt")
    page = visitor.open()
    wait_for(page, "none")
    assert visitor.caches(page) == {}
    visitor.watch.faults.clear()
    host.start(tmp_path / "one")
    page.reload()
    wait_for(page, "ready")
    assert visitor.is_whole(page, sites["one"])


def test_an_update_that_cannot_be_completed_is_not_offered(
    visitor: Visitor, host: Host, tmp_path: Path, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    spoil(tmp_path / "two", "changed")
    host.start(tmp_path / "two")
    look_for_update(page)
    until(lambda: page.evaluate("async () => !(await navigator.serviceWorker.ready).installing"))
    assert list(visitor.caches(page)) == [visitor.name(sites["one"].version)]
    page.reload()
    wait_for(page, "ready")
    assert version(page) == sites["one"].version


def test_a_first_visit_that_is_cut_off_leaves_nothing(
    visitor: Visitor, host: Host, sites: Sites
) -> None:
    host.hold()
    page = visitor.open()
    wait_for(page, "filling")
    until(lambda: len(visitor.caches(page).get(visitor.name(sites["one"].version), [])) > 3)
    host.stop()
    wait_for(page, "none")
    assert visitor.caches(page) == {}
    host.start()
    page.reload()
    wait_for(page, "ready")
    assert visitor.is_whole(page, sites["one"])


def test_without_room_nothing_is_kept(visitor: Visitor, sites: Sites) -> None:
    page = visitor.context.new_page()
    visitor.watch.follow(page)
    session = visitor.context.new_cdp_session(page)
    origin = visitor.host.address.removesuffix(PREFIX)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": QUOTA})
    page.goto(visitor.host.address)
    wait_for(page, "none")
    assert visitor.caches(page) == {}
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    visitor.watch.faults.clear()
    page.reload()
    wait_for(page, "ready")
    assert visitor.is_whole(page, sites["one"])
