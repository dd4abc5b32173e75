"""Versions: a page keeps its own, a new one waits, and nothing is ever mixed."""

from pathlib import Path

import pytest

from tests.browser.offline.host import Host
from tests.browser.offline.visitor import (
    Visitor,
    accept,
    look_for_update,
    text,
    until,
    version,
    wait_for,
)
from tools.precache import Precache

pytestmark = pytest.mark.browser


Sites = dict[str, Precache]


def test_a_new_version_waits_until_the_player_wants_it(
    visitor: Visitor, host: Host, tmp_path: Path, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    page.evaluate("window.mark = 1")
    host.start(tmp_path / "two")
    look_for_update(page)
    wait_for(page, "update")
    assert visitor.is_whole(page, sites["one"])
    assert visitor.is_whole(page, sites["two"])
    assert text(page, "lazy.txt") == "lazy one"
    other = visitor.open()
    assert version(other) == sites["one"].version
    wait_for(other, "update")
    host.stop()
    assert page.evaluate("window.mark") == 1
    accept(page)
    assert version(page) == sites["two"].version
    assert text(page, "lazy.txt") == "lazy two"


def test_a_new_version_comes_by_itself_when_no_page_is_open(
    visitor: Visitor, host: Host, tmp_path: Path, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    host.start(tmp_path / "two")
    look_for_update(page)
    wait_for(page, "update")
    page.goto("about:blank")
    host.stop()
    until(lambda: version(visitor.open()) == sites["two"].version)


def test_what_did_not_change_is_not_fetched_again(
    visitor: Visitor, host: Host, tmp_path: Path
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    (tmp_path / "two" / "same.txt").unlink()
    host.start(tmp_path / "two")
    look_for_update(page)
    wait_for(page, "update")
    host.stop()
    accept(page)
    assert text(page, "same.txt").startswith("the same")


def test_open_pages_keep_their_versions_side_by_side(
    visitor: Visitor, host: Host, tmp_path: Path, sites: Sites
) -> None:
    """Three tabs, three versions, no host; also when the worker has been ended in between."""
    pages = {"one": visitor.open()}
    wait_for(pages["one"], "ready")
    for name in ("two", "three"):
        pages[name] = visitor.open()
        host.start(tmp_path / name)
        look_for_update(pages[name])
        wait_for(pages[name], "update")
        host.stop()
        accept(pages[name])
    for _ in range(2):
        for name, page in pages.items():
            assert version(page) == sites[name].version
            assert text(page, "lazy.txt") == f"lazy {name}"
            assert text(page, f"only-in-{name}.txt") == f"only {name}"
        visitor.stop_worker(pages["one"])
    for name in ("one", "two"):
        wait_for(pages[name], "update")
        accept(pages[name])
        assert version(pages[name]) == sites["three"].version
        assert text(pages[name], "lazy.txt") == "lazy three"


def test_the_cache_of_an_earlier_version_goes_with_its_last_page(
    visitor: Visitor, host: Host, tmp_path: Path, sites: Sites
) -> None:
    old, new = visitor.open(), visitor.open()
    wait_for(old, "ready")
    host.start(tmp_path / "two")
    look_for_update(new)
    wait_for(new, "update")
    accept(new)
    visitor.age_notes(new)
    new.reload()
    wait_for(new, "ready")
    assert set(visitor.caches(new)) == {
        visitor.name(sites["one"].version),
        visitor.name(sites["two"].version),
    }
    old.close()
    new.reload()
    until(lambda: list(visitor.caches(new)) == [visitor.name(sites["two"].version)])


def test_a_version_that_takes_over_spares_the_cache_of_a_still_newer_one(
    visitor: Visitor, host: Host, tmp_path: Path, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    host.start(tmp_path / "two")
    look_for_update(page)
    wait_for(page, "update")
    host.start(tmp_path / "three")
    host.hold()
    newest = visitor.name(sites["three"].version)
    page.evaluate("navigator.serviceWorker.ready.then((found) => { found.update(); })")
    until(lambda: len(visitor.caches(page).get(newest, [])) > 3)
    accept(page)
    assert version(page) == sites["two"].version
    assert newest in visitor.caches(page)
    host.release()
    wait_for(page, "update")
    assert visitor.is_whole(page, sites["three"])
    host.stop()
    accept(page)
    assert text(page, "lazy.txt") == "lazy three"


def test_a_host_that_goes_back_harms_nothing(
    visitor: Visitor, host: Host, tmp_path: Path, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    host.start(tmp_path / "two")
    look_for_update(page)
    wait_for(page, "update")
    host.start(tmp_path / "one")
    look_for_update(page)
    page.reload()
    host.stop()
    assert version(page) in {sites["one"].version, sites["two"].version}
    assert text(page, "lazy.txt") in {"lazy one", "lazy two"}
    assert visitor.is_whole(page, sites["one"])


def test_a_way_back_that_fails_leaves_the_version_in_use(
    visitor: Visitor, host: Host, tmp_path: Path, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    host.start(tmp_path / "two")
    look_for_update(page)
    wait_for(page, "update")
    visitor.delete(page, sites["one"].version, "lazy.txt")
    (tmp_path / "one" / "lazy.txt").unlink()
    host.start(tmp_path / "one")
    look_for_update(page)
    until(lambda: page.evaluate("async () => !(await navigator.serviceWorker.ready).installing"))
    kept = visitor.caches(page)[visitor.name(sites["one"].version)]
    assert kept == sorted(sites["one"].files.keys() - {"lazy.txt"})
