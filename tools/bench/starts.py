"""Starts, measured: how soon something is painted, how soon taps are played."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Page

from tools.chromium import READY

TURTLE = "MJ1-L00-AAAAABL"
PATIENCE_MS = 180_000
SLOWER = 4
"""How many times slower the processor is made."""

OBSERVER = """window.bench = {};
addEventListener("parlour:offline", ({detail}) => {
  if (detail.state === "ready") window.bench.kept ??= performance.now();
});
new PerformanceObserver((list) => {
  for (const {name, startTime} of list.getEntries()) {
    if (name !== "first-contentful-paint") continue;
    window.bench.fcp = startTime;
    window.bench.pieces = document.querySelectorAll("#board :is([data-card], [data-tile])").length;
  }
}).observe({type: "paint", buffered: true});
new MutationObserver((_, observer) => {
  if (document.body?.dataset.ready !== "true") return;
  window.bench.ready = performance.now();
  observer.disconnect();
}).observe(document, {attributes: true, childList: true, subtree: true});"""

Times = dict[str, list[float]]


@dataclass
class Starts:
    """Pages that stay open, started again and again in turns."""

    browser: Browser
    addresses: dict[str, str]
    selector: str = ""
    """What of the other site to wait for."""
    pages: dict[str, Page] = field(default_factory=dict)

    def open(self) -> Times:
        """Open every page for the first time; return how long the first starts took."""
        cold: Times = {}
        for name, address in self.addresses.items():
            context = self.browser.new_context(viewport={"width": 1280, "height": 800})
            context.add_init_script(OBSERVER)
            page = self.pages[name] = context.new_page()
            page.goto(f"{address}#{TURTLE}" if name == "site" else address)
            self._wait(name)
            if name in ("site", "bare"):
                cold[f"{name} cold"] = [page.evaluate("() => window.bench.ready")]
            if name in ("site", "word", "other"):
                self._wait_for_worker(name)
        return cold

    def again(self, slower: bool = False) -> Iterator[tuple[str, float]]:
        """Start every page once more; yield what was measured: the name of it, and ms."""
        for name, page in self.pages.items():
            if slower and name not in ("site", "bare"):
                continue
            session = page.context.new_cdp_session(page)
            page.goto("about:blank")
            page.bring_to_front()
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER if slower else 1})
            page.goto(self.addresses[name])
            self._wait(name)
            found = page.evaluate("() => window.bench")
            session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            session.detach()
            kind = "slow" if slower else "warm"
            for what in ("fcp", "ready", "pieces", "seen"):
                if what in found:
                    yield f"{name} {kind} {what}", float(found[what])

    def close(self) -> None:
        """Close all pages."""
        for page in self.pages.values():
            page.context.close()

    def _wait(self, name: str) -> None:
        page = self.pages[name]
        if name in ("site", "bare"):
            page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
        if name == "other" and self.selector:
            page.wait_for_selector(self.selector, timeout=PATIENCE_MS)
            page.evaluate("() => { window.bench.seen = performance.now(); }")
        if name != "bare":  # nothing is ever painted there
            page.wait_for_function("() => window.bench.fcp", timeout=PATIENCE_MS)

    def _wait_for_worker(self, name: str) -> None:
        """Wait until a service worker serves the page, if it has one; ours when all is kept."""
        page = self.pages[name]
        if name == "site":
            page.wait_for_function("() => window.bench.kept", timeout=PATIENCE_MS)
        end = time.monotonic() + 5
        while time.monotonic() < end:
            if page.evaluate("() => Boolean(navigator.serviceWorker?.controller)"):
                return
            time.sleep(0.1)


def measured(browser: Browser, addresses: dict[str, str], runs: int, selector: str = "") -> Times:
    """Start all pages in turns; return every measurement by its name."""
    starts = Starts(browser, addresses, selector)
    times = starts.open()
    for slower in (False, True):
        for _ in range(runs if not slower else max(2, runs // 2)):
            for name, ms in starts.again(slower):
                times.setdefault(name, []).append(ms)
    starts.close()
    return times
