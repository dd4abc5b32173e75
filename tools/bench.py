"""How long the site takes to start, and how much it weighs: `python -m tools.bench [--runs N]`.

Each run opens the deployed site and, beside it, a bare page that only calls `loadPyodide()` as npm
delivers it: first with an empty cache (cold), then again (warm), both without a service worker; and
the site with one: until everything is kept (kept), then from what is kept (offline). Trust the
ratios more than the milliseconds, which are those of this machine at this moment.
"""

import argparse
import gzip
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tools import chromium
from tools.paths import DIST, NPM
from tools.serve import serving

BARE = """<!doctype html><title>bare</title><link rel="icon" href="data:,"><body>
<script type="module">
const {loadPyodide} = await import("./pyodide/pyodide.mjs");
(await loadPyodide()).runPython("1 + 1");
document.body.dataset.ready = "true";
</script>"""
# Notes when the page says that it is ready, without waiting for the driver to ask.
OBSERVER = """addEventListener("parlour:offline", ({detail}) => {
  if (detail.state === "ready") window.keptAt ??= performance.now();
});
new MutationObserver((_, observer) => {
  if (document.body?.dataset.ready !== "true") return;
  window.readyAt = performance.now();
  observer.disconnect();
}).observe(document, {attributes: true, childList: true, subtree: true});"""
READY = 'body[data-ready="true"]'
PATIENCE_MS = 120_000

Times = dict[str, list[float]]


def bare_page(folder: Path) -> Path:
    """Make the page to compare with."""
    (folder / "pyodide").mkdir(parents=True)
    (folder / "index.html").write_text(BARE)
    for path in (NPM / "pyodide").iterdir():
        if path.suffix in {".mjs", ".wasm", ".zip", ".json"}:
            shutil.copyfile(path, folder / "pyodide" / path.name)
    return folder


def starts(browser: Browser, address: str) -> Iterator[tuple[str, float]]:
    """Open a page with an empty cache and once more, and yield how many ms each start took."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(OBSERVER)
    page = context.new_page()
    for kind in ("cold", "warm"):
        page.goto(address)
        page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
        yield kind, page.evaluate("window.readyAt")
    context.close()


def kept_starts(browser: Browser, address: str) -> Iterator[tuple[str, float]]:
    """Yield how many ms after the first start everything was kept, and a start from that."""
    context = browser.new_context()
    context.add_init_script(OBSERVER)
    page = context.new_page()
    page.goto(address)
    end = time.monotonic() + PATIENCE_MS / 1000
    while not page.evaluate("window.keptAt") and time.monotonic() < end:
        time.sleep(0.05)
    yield "kept", page.evaluate("window.keptAt")
    page.reload()
    page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
    yield "offline", page.evaluate("window.readyAt")
    context.close()


def measure(runs: int) -> dict[str, Times]:
    """Return the times of each start, site and bare page in turns: {page: {"cold": […], …}}."""
    times: dict[str, Times] = {name: {"cold": [], "warm": []} for name in ("site", "bare")}
    times["site"] |= {"offline": [], "kept": []}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(DIST) as site,
        serving(bare_page(Path(folder) / "bare")) as bare,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), args=[*chromium.FLAGS]
        )
        for _ in range(runs):
            for name, address in (("site", site), ("bare", bare)):
                for kind, ms in starts(browser, address):
                    times[name][kind].append(ms)
            for kind, ms in kept_starts(browser, site):
                times["site"][kind].append(ms)
        browser.close()
    return times


def first_visit() -> set[str]:
    """Return the files that a first visit asks for."""
    with serving(DIST) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), args=[*chromium.FLAGS]
        )
        page = browser.new_page(service_workers="block")
        asked: set[str] = set()
        page.on("request", lambda request: asked.add(request.url.removeprefix(address)))
        page.goto(address)
        page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MS)
        browser.close()
    return {name or "index.html" for name in asked if not name.startswith("data:")}


def weigh(names: set[str]) -> tuple[int, int]:
    """Return the raw and the gzipped size of some files of dist/."""
    contents = [(DIST / name).read_bytes() for name in names]
    return sum(map(len, contents)), sum(len(gzip.compress(content, 9)) for content in contents)


def groups(names: set[str]) -> dict[str, set[str]]:
    """Sort files by the folder that the build made them in."""
    sorted_: dict[str, set[str]] = {}
    for name in names:
        parts = Path(name).parts
        group = parts[2] if name.startswith("static/built/") and len(parts) > 3 else "page"
        sorted_.setdefault(group, set()).add(name)
    return sorted_


def report_sizes() -> None:
    """Print what the site weighs, whole and at a first visit."""
    whole = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file()}
    first = first_visit()
    print(f"{'MB':24}{'files':>7}{'raw':>9}{'gzip':>9}")
    rows = {"whole site": whole, "first visit": first}
    rows |= {f"  {name}": group for name, group in sorted(groups(first).items())}
    for name, names in rows.items():
        raw, packed = weigh(names)
        print(f"{name:24}{len(names):7}{raw / 1e6:9.2f}{packed / 1e6:9.2f}")


def report_times(runs: int) -> None:
    """Print how long the starts took."""
    times = measure(runs)
    print(f"{'ms to data-ready':24}{'median':>9}{'fastest':>9}{'slowest':>9}   of {runs}")
    for kind in ("cold", "warm", "offline", "kept"):
        for name in ("site", "bare"):
            taken = times[name].get(kind)
            if not taken:
                continue
            print(f"{f'{kind}, {name}':24}{median(taken):9.0f}{min(taken):9.0f}{max(taken):9.0f}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    report_sizes()
    report_times(parser.parse_args().runs)


if __name__ == "__main__":
    main()
