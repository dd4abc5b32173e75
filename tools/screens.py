"""Contact sheets of the page: still boards and windows at fixed codes, in many sizes and themes.

`make screens` writes them to `.cache/screens/` to be looked at, and the best one to `docs/`.
"""

import base64
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium
from tools.chromium import READY
from tools.paths import CACHE, DIST, ROOT
from tools.serve import serving

VIEWS = (
    *((360, 640, "light"), (768, 1024, "light"), (1440, 900, "light"), (2560, 1440, "light")),
    *((360, 640, "dark"), (1440, 900, "dark"), (768, 1024, "contrast")),
)
"""Width, height and theme."""
SHEETS = CACHE / "screens"
BEST = ROOT / "docs" / "screens.jpg"
QUALITY = 82
HIGH = 300
"""CSS pixels of height of a picture on its sheet."""

PRESS = """(action) => {
  const seen = (name) => [...document.querySelectorAll(`[data-action="${name}"]`)]
    .find((node) => node.checkVisibility({ visibilityProperty: true }));
  if (!seen(action)) seen("menu").click();
  seen(action).click();
}"""
TAP = """(pieces) => pieces.forEach((piece) => document.querySelector(
  `#board [data-card="${piece}"], #board [data-tile="${piece}"]`).click())"""
SHEET = """<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; padding: 24px; background: #8d8a84; font: 600 15px/1.3 sans-serif; }
  main { display: flex; flex-wrap: wrap; gap: 18px; width: 1900px; }
  figure { margin: 0; } img { display: block; height: HIGHpx; border-radius: 6px; }
  figcaption { padding-block-start: 5px; color: #fff; }
</style><main>""".replace("HIGH", str(HIGH))


@dataclass(frozen=True, slots=True)
class Scene:
    """A still of the page: where, which pieces are tapped, and which buttons are then pressed."""

    name: str
    code: str
    taps: tuple[tuple[int, ...], ...] = ()
    presses: tuple[str, ...] = ()


SCENES = (
    Scene("home", "home"),
    Scene("cards", "MM2-PACU-AAAAAAB", ((0,),)),
    Scene("sixty-cards", "MM2-PADU-AAAAAAB"),
    Scene("turtle", "MJ1-L00-AAAAABL", presses=("hint",)),
    Scene("lantern", "MJ1-L01-AAAAAAB"),
    Scene("new-game", "MM2-PAAU-AAAAAAB", presses=("new-game",)),
    Scene("layouts", "MJ1-L00-AAAAABL", presses=("new-game",)),
)


def stills(browser: Browser, site: str, scenes: Iterable[Scene]) -> Iterator[tuple[str, bytes]]:
    """Every scene in every theme and size: a caption and a picture."""
    for scene in scenes:
        for width, height, theme in VIEWS:
            # Each in a context of its own: a game left open would be asked about.
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="light" if theme == "light" else "dark",
                contrast="more" if theme == "contrast" else "no-preference",
                reduced_motion="reduce",
                service_workers="block",
                locale="en-GB",
            )
            picture = still(context.new_page(), site, scene)
            yield f"{scene.name} {width}×{height} {theme}", picture
            context.close()


def still(page: Page, site: str, scene: Scene) -> bytes:
    """A picture of one scene."""
    page.goto(f"{site}#{scene.code}")
    page.wait_for_selector(READY, timeout=60_000)
    if scene.code != "home":
        page.wait_for_selector(f'#board[data-code="{scene.code}"]')
    for pieces in scene.taps:
        page.evaluate(TAP, list(pieces))
    for action in scene.presses:
        page.evaluate(PRESS, action)
    page.wait_for_function(
        "() => [...document.images].every((image) => image.complete)"
        " && document.getAnimations().every((each) => each.playState !== 'running')"
    )
    return page.screenshot(type="jpeg", quality=QUALITY)


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


def main() -> None:
    """Take all stills; a sheet for each scene, and one of what is best, for the documents."""
    SHEETS.mkdir(parents=True, exist_ok=True)
    with serving(DIST, "/") as site, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        taken = list(stills(browser, site, SCENES))
        for scene in SCENES:
            own = [each for each in taken if each[0].startswith(f"{scene.name} ")]
            sheet(browser, own, SHEETS / f"{scene.name}.jpg")
        sheet(browser, best(taken), BEST)
        browser.close()
    print(f"{len(taken)} pictures on {len(SCENES)} sheets in {SHEETS}, the best in {BEST}")


def best(taken: Iterable[tuple[str, bytes]]) -> list[tuple[str, bytes]]:
    """What the documents show: each scene once in a wide window and once on a phone."""
    themes = "light", "dark"
    wanted = {
        f"{scene.name} {size} {themes[(number + other) % 2]}"
        for number, scene in enumerate(SCENES)
        for other, size in enumerate(("1440×900", "360×640"))
    }
    return [each for each in taken if each[0] in wanted]


if __name__ == "__main__":
    main()
