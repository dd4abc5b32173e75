"""Find a Chromium for the browser tests; `python -m tools.chromium` makes sure that there is one.

On Debian (and its like) the superuser gets one through apt-get; elsewhere one sentence says what
to install.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

VARIABLE = "PARLOUR_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)
# No noise of its own on the network, and no need of a sandbox or a graphics card.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
FOR_MANY_STARTS = (*FLAGS, "--js-flags=--liftoff-only")
"""For pages that live for seconds: WebAssembly is compiled once, and not again, optimised, in the
background, which takes the processors from what is tested and nearly doubles a start's time."""
READY = 'body[data-ready="true"]'
"""What the page has when taps are played."""
ADVICE = (
    "The browser tests need Chromium: install it with your system's package manager, or with "
    "`.venv/bin/playwright install chromium`, or name one in the variable " + VARIABLE + "."
)


def find() -> Path | None:
    """Return the browser to test with: a named one, an installed one, or Playwright's own."""
    named = os.environ.get(VARIABLE)
    found = [named] if named else [path for name in NAMES if (path := shutil.which(name))]
    installed = (place for place in (*map(Path, found), *PLACES) if place.exists())
    return next(installed, None) or _of_playwright()


def launch(playwright: Playwright, flags: tuple[str, ...] = FLAGS) -> Browser:
    """Start the browser; FileNotFoundError where there is none."""
    path = find()
    if path is None:
        raise FileNotFoundError(ADVICE)
    return playwright.chromium.launch(executable_path=path, args=[*flags])


def _of_playwright() -> Path | None:
    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def install(*packages: str) -> bool:
    """Install packages of Debian's if we may; return whether apt-get ran to its end."""
    apt = shutil.which("apt-get")
    if not apt or os.geteuid() != 0:
        return False
    print(f"Missing, and now installed by apt-get: {' '.join(packages)}.", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    commands = (
        [apt, "update", "-q"],
        [apt, "install", "-q", "-y", "--no-install-recommends", *packages],
    )
    return all(
        subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False
        ).returncode
        == 0
        for command in commands
    )


def main() -> int:
    """Make sure that there is a browser."""
    if find() or (install("chromium") and find()):
        return 0
    print(ADVICE, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
