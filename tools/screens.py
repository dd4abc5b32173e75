"""Contact sheets of the page: still boards and windows at fixed codes, in many sizes and themes.

`make screens` writes them to `.cache/screens/` to be looked at, each still beside its sheet, and
the best one to `docs/`. `python -m tools.screens NAME…` takes the scenes of these names only.
"""

import base64
import sys
from collections.abc import Iterable, Iterator
from datetime import datetime, time
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium
from tools.chromium import READY
from tools.paths import CACHE, DIST, ROOT
from tools.scenes import SCENES, TODAY, Scene, press, wait
from tools.serve import serving

VIEWS = (
    *((360, 640, "light"), (768, 1024, "light"), (1440, 900, "light"), (2560, 1440, "light")),
    *((360, 640, "dark"), (1440, 900, "dark"), (768, 1024, "contrast")),
    *((360, 640, "sk"), (768, 1024, "tr"), (844, 390, "tr")),
)
"""Width, height, and a theme, or a language in the light one."""
BEST_SCENES = (
    *("home-played", "twelve-cards", "turtle", "new-game", "layouts", "lantern", "end-won"),
)
"""What the documents show."""
SHEETS = CACHE / "screens"
BEST = ROOT / "docs" / "screens.jpg"
QUALITY = 82
HIGH = 300
"""CSS pixels of height of a picture on its sheet."""

CLOSE = "() => document.querySelectorAll('dialog[open]').forEach((node) => node.close())"
OTHER = {"MM2": "MM2-PAAU-AAAAAAC", "MJ1": "MJ1-L01-AAAAAAC"}
"""Deals of no scene: dealt before each, so that none goes on where another has left off."""

# Whether the entry of the browser's history is where the page is, and no step is on its way.
AT_REST = """() => {
  const place = history.state ? JSON.parse(history.state).slice(1) : [];
  const board = document.querySelector("#board");
  const ground = document.body.dataset.view === "home" ? "home" : board.dataset.code;
  const open = document.querySelector("dialog[open]") !== null;
  return place.filter((part) => part !== "window").at(-1) === ground
    && place.includes("window") === open;
}"""
SHEET = """<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; padding: 24px; background: #8d8a84; font: 600 15px/1.3 sans-serif; }
  main { display: flex; flex-wrap: wrap; gap: 18px; width: 1900px; }
  figure { margin: 0; } img { display: block; height: HIGHpx; border-radius: 6px; }
  figcaption { padding-block-start: 5px; color: #fff; }
</style><main>""".replace("HIGH", str(HIGH))


def stills(browser: Browser, site: str, scenes: Iterable[Scene]) -> Iterator[tuple[str, bytes]]:
    """Every scene in every theme and size: a caption and a picture."""
    for width, height, look in VIEWS:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if look == "dark" else "light",
            contrast="more" if look == "contrast" else "no-preference",
            reduced_motion="reduce",
            service_workers="block",
            locale=look if look in {"sk", "tr"} else "en-GB",
            timezone_id="UTC",
        )
        context.clock.install(time=datetime.combine(TODAY, time(21)))
        page = context.new_page()
        page.goto(f"{site}#home")
        page.wait_for_selector(READY, timeout=60_000)
        page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 10)
        for scene in scenes:
            yield f"{scene.name} {width}×{height} {look}", still(page, scene)
        context.close()


def still(page: Page, scene: Scene) -> bytes:
    """A picture of one scene."""
    for code in ("home", OTHER.get(scene.code[:3], "home"), scene.code):
        go(page, code)
    for act in scene.acts:
        act(page)
    page.wait_for_function(
        "() => [...document.images].every((image) => image.complete)"
        " && document.getAnimations().every((each) => each.playState !== 'running')",
        polling=50,
    )
    return page.screenshot(type="jpeg", quality=QUALITY)


def go(page: Page, code: str) -> None:
    """Show what a fragment of the address asks for, whatever is played now."""
    page.evaluate(CLOSE)
    wait(1)(page)
    page.wait_for_function(AT_REST, polling=50)
    page.evaluate("(fragment) => { location.hash = fragment; }", code)
    there = 'body[data-view="home"]' if code == "home" else f'#board[data-code="{code}"]'
    page.wait_for_selector(f'{there}, dialog[data-dialog="question"][open]', state="attached")
    if page.query_selector('dialog[data-dialog="question"][open]'):
        press("yes")(page)
    page.wait_for_selector(there, state="attached")
    page.wait_for_selector("dialog[open]", state="detached")


def sheet(browser: Browser, pictures: Iterable[tuple[str, bytes]], path: Path) -> None:
    """Put pictures side by side into one file."""
    figures = "".join(
        f'<figure><img src="data:image/jpeg;base64,{base64.b64encode(picture).decode()}">'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
        for caption, picture in pictures
    )
    page = browser.new_page(viewport={"width": 1948, "height": 800})
    page.set_content(SHEET + figures)
    page.screenshot(path=path, full_page=True, type="jpeg", quality=QUALITY)
    page.close()


def main(names: list[str]) -> None:
    """Take the stills of some scenes, or of all, and put the best of all on a page."""
    SHEETS.mkdir(parents=True, exist_ok=True)
    scenes = [scene for scene in SCENES if not names or scene.name in names]
    with serving(DIST, "/") as site, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        taken = []
        for caption, picture in stills(browser, site, scenes):
            (SHEETS / f"{caption.replace(' ', '_')}.jpg").write_bytes(picture)
            taken.append((caption, picture))
        for scene in scenes:
            own = [each for each in taken if each[0].startswith(f"{scene.name} ")]
            sheet(browser, own, SHEETS / f"{scene.name}.jpg")
        if not names:
            sheet(browser, best(taken), BEST)
        browser.close()
    print(f"{len(taken)} pictures on {len(scenes)} sheets in {SHEETS}")


def best(taken: Iterable[tuple[str, bytes]]) -> list[tuple[str, bytes]]:
    """What the documents show: some scenes once in a wide window and once on a phone."""
    themes = "light", "dark"
    wanted = {
        f"{name} {size} {themes[(number + other) % 2]}"
        for number, name in enumerate(BEST_SCENES)
        for other, size in enumerate(("1440×900", "360×640"))
    }
    return [each for each in taken if each[0] in wanted]


if __name__ == "__main__":
    main(sys.argv[1:])
