"""How fast the site starts and answers, and what it weighs: `python -m tools.bench`.

Everything is measured in headless Chromium, in turns with two other pages: one that only calls
`loadPyodide()` with npm's stock files, and one of a single word under a trivial service worker.
Trust the ratios more than the milliseconds, which are those of this machine at this moment.
The numbers go to .cache/bench.json; `--readme` writes the table into README.md.
"""

import argparse
import json
import os
import platform
from datetime import date
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tools import chromium
from tools.bench import playing, starts, table, weights
from tools.bench.sites import sites
from tools.paths import CACHE, NPM, ROOT

RESULT = CACHE / "bench.json"


def machine(browser: str) -> str:
    """Return what was measured on, in a sentence."""
    cpu = ""
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = info.read_text("utf-8").splitlines()
        names = [line.split(": ")[1] for line in lines if line.startswith("model name")]
        cpu = f"{len(names)} × {names[0]}" if names else ""
    packages = (("pyodide", "Pyodide"), ("@pyscript/core", "PyScript"))
    versions = [
        f"{said} {json.loads((NPM / name / 'package.json').read_text('utf-8'))['version']}"
        for name, said in packages
    ]
    load = f"load {os.getloadavg()[1]:.0f}"  # above the number of processors: it was disturbed
    what = ", ".join([cpu or platform.machine(), load, f"Chromium {browser}", *versions])
    return f"Medians, {date.today().isoformat()}: {what}."  # noqa: DTZ011 - the reader's day


def measure(runs: int, other: Path | None, selector: str) -> dict[str, Any]:
    """Measure everything."""
    with sites(other) as addresses, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        found: dict[str, Any] = {
            "machine": machine(browser.version),
            "starts": starts.measured(browser, addresses, runs, selector),
            "weights": weights.measured(browser, addresses["site"]),
            "playing": playing.measured(browser, addresses),
        }
        browser.close()
    return found


def main() -> None:
    """Measure, print, write down."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=7, help="warm starts of each page")
    parser.add_argument("--compare", type=Path, metavar="DIR", help="another static site")
    parser.add_argument("--selector", default="", help="what of it to wait for")
    parser.add_argument("--readme", action="store_true", help="write the table into README.md")
    parser.add_argument("--again", action="store_true", help="only show the last result")
    asked = parser.parse_args()
    if not asked.again:
        found = measure(asked.runs, asked.compare, asked.selector)
        RESULT.write_text(json.dumps(found, indent=1))
    found = json.loads(RESULT.read_text("utf-8"))
    lines = [*table.rows(found)]
    print(table.text(lines), found["machine"], sep="\n")
    if asked.readme:
        readme = ROOT / "README.md"
        new = table.put(readme.read_text("utf-8"), table.markdown(lines, found["machine"]))
        readme.write_text(new, "utf-8")


if __name__ == "__main__":
    main()
