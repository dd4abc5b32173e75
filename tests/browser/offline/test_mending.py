"""A cache with gaps, wrong files or foreign company heals by itself."""

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
from tools.precache import Precache

pytestmark = pytest.mark.browser


Sites = dict[str, Precache]


def test_files_that_are_gone_from_the_cache_come_back(
    visitor: Visitor, host: Host, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    for paths in (["lazy.txt"], [""], ["", "big.txt", "same.txt"]):
        for worker_ends in (False, True):
            for path in paths:
                visitor.delete(page, sites["one"].version, path)
            if worker_ends:
                visitor.stop_worker(page)
            page.reload()
            wait_for(page, "ready")
            assert visitor.is_whole(page, sites["one"])
    host.stop()
    page.reload()
    assert text(page, "lazy.txt") == "lazy one"


def test_a_cache_with_a_gap_opens_a_new_version_of_the_host_whole(
    visitor: Visitor, host: Host, tmp_path: Path, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    visitor.delete(page, sites["one"].version, "same.txt")
    visitor.delete(page, sites["one"].version, "only-in-one.txt")
    host.start(tmp_path / "two")
    page.reload()
    assert version(page) == sites["two"].version
    page.wait_for_selector('body[data-early="lazy two"]', state="attached")
    assert text(page, "lazy.txt") == "lazy two"


def test_a_gap_does_not_keep_the_rest_from_opening(
    visitor: Visitor, host: Host, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    visitor.delete(page, sites["one"].version, "same.txt")
    host.stop()
    page.reload()
    assert page.evaluate("document.body.innerText") == "one"
    wait_for(page, "none")
    host.start()
    page.reload()
    wait_for(page, "ready")


def test_a_cache_that_was_deleted_is_filled_again(visitor: Visitor, sites: Sites) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    page.evaluate("async () => { for (const name of await caches.keys()) caches.delete(name); }")
    page.reload()
    wait_for(page, "ready")
    assert visitor.is_whole(page, sites["one"])


def test_a_wrong_file_is_replaced_when_a_page_fails(visitor: Visitor, sites: Sites) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    visitor.put(page, sites["one"].version, "lazy.txt", "rubbish")
    assert text(page, "lazy.txt") == "rubbish"
    page.evaluate("dispatchEvent(new CustomEvent('parlour:failed'))")
    until(lambda: text(page, "lazy.txt") == "lazy one")


def test_a_worker_looks_over_its_files_when_a_page_never_started(
    visitor: Visitor, sites: Sites
) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    visitor.put(page, sites["one"].version, "static/js/offline.mjs", "not JavaScript")
    page.reload()
    visitor.watch.faults.clear()
    visitor.age_notes(page)
    page.reload()
    visitor.watch.faults.clear()
    until(lambda: "not JavaScript" not in text(page, "static/js/offline.mjs"))
    page.reload()
    wait_for(page, "ready")


def test_a_worker_looks_over_its_files_once_a_day(visitor: Visitor, sites: Sites) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    visitor.put(page, sites["one"].version, "lazy.txt", "rubbish")
    visitor.age_notes(page)
    page.reload()
    until(lambda: text(page, "lazy.txt") == "lazy one")


def test_caches_of_others_are_left_alone_and_ours_are_not_trusted(
    visitor: Visitor, host: Host, sites: Sites
) -> None:
    page = visitor.context.new_page()
    page.goto(f"{host.address}same.txt")
    ours = visitor.name(sites["one"].version)
    for name in (ours, visitor.name("0ld"), f"{visitor.prefix}pages", "parlour /x/ 1", "others"):
        for path in ("", "lazy.txt", "static/js/offline.mjs"):
            page.evaluate(
                "async ([name, address]) => (await caches.open(name)).put(address, "
                "new Response('foreign', {headers: {'content-type': 'text/html'}}))",
                [name, host.address + path],
            )
    visitor.watch.follow(page)
    page.goto(host.address)
    wait_for(page, "ready")
    assert visitor.is_whole(page, sites["one"])
    assert set(visitor.caches(page)) == {ours, "parlour /x/ 1", "others"}
    host.stop()
    page.reload()
    assert text(page, "lazy.txt") == "lazy one"


def test_notes_that_cannot_be_read_harm_nothing(visitor: Visitor, host: Host) -> None:
    page = visitor.open()
    wait_for(page, "ready")
    for notes in ("rubbish", "null", "{}", '{"pages": 7, "looked": "x"}', '{"pages": {"a": 3}}'):
        visitor.put(page, "pages", "pages", notes)
        visitor.stop_worker(page)
        page.reload()
        wait_for(page, "ready")
    host.stop()
    page.reload()
    assert text(page, "lazy.txt") == "lazy one"
