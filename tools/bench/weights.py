"""Weights: what a first visit transfers to a playable board, and what is kept for offline play."""

import gzip

from playwright.sync_api import Browser

from tools import precache
from tools.bench.starts import PATIENCE_MS, TURTLE
from tools.chromium import READY
from tools.paths import DIST

CARDS = "MM2-PADU-AAAAAAB"
RUNTIME = ("static/built/pyodide/", "static/built/pyscript/")


def first_visit(browser: Browser, address: str, fragment: str) -> set[str]:
    """Return the files that a first visit to a deal asks for before taps are played."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(address)))
    page.goto(f"{address}#{fragment}")
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
    files = {name.split("#")[0] or "index.html" for name in asked if not name.startswith("data:")}
    context.close()
    return files


def packed(names: set[str]) -> int:
    """Return how many bytes a host sends for these files if it compresses them."""
    contents = [(DIST / name).read_bytes() for name in names]
    return sum(min(len(data), len(gzip.compress(data, 9))) for data in contents)


def measured(browser: Browser, address: str) -> dict[str, float]:
    """Return all weights in bytes."""
    found: dict[str, float] = {}
    for game, code in (("turtle", TURTLE), ("cards", CARDS)):
        files = first_visit(browser, address, code)
        runtime = {name for name in files if name.startswith(RUNTIME)}
        found["runtime"] = packed(runtime)
        found[f"board {game}"] = packed(files - runtime)
    kept = precache.read(DIST)
    return found | {
        "precache raw": kept.size,
        "precache gzip": precache.gzipped(DIST, kept.files),
    }
