"""axe-core finds nothing against WCAG 2.2 AA: on every page and window, in every theme."""

import pytest

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.browser.freeness import free_pairs
from tests.browser.test_mahjong import DEAD_END
from tools.paths import ROOT

pytestmark = pytest.mark.browser

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""All that depends on the theme; tiles bear no text."""
RUN = """async ([theme, tags, colours]) => {
  document.documentElement.dataset.theme = theme;
  document.getAnimations().forEach((each) => each.finish());
  const all = theme === "light";
  const only = { type: all ? "tag" : "rule", values: all ? tags : colours };
  const board = all ? document : { exclude: [[".tile"]] };
  const place = document.querySelector("dialog[open]") ?? board;
  const { violations } = await axe.run(place, { runOnly: only, resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id}: ${node.target.join(" ")}: ${node.any.concat(node.all, node.none)[0]?.message ?? ""}`));
}"""


class Judge:
    """Holds what is on the page against axe, in each theme."""

    def __init__(self, desk: Desk):
        self.desk = desk
        self.findings: list[str] = []
        desk.page.evaluate(AXE.read_text("utf-8"))

    def look(self, name: str = "") -> None:
        """Look at the page, or at the window that must be open and is then closed."""
        if name:
            assert self.desk.windows == [name]
        self.desk.page.clock.resume()  # axe waits
        for theme in ("light", "dark", "contrast"):
            found = self.desk.page.evaluate(RUN, [theme, TAGS, COLOURS])
            self.findings += [f"{name or self.desk.page.url} {theme}: {text}" for text in found]
        self.desk.freeze()
        if name:
            self.desk.page.keyboard.press("Escape")
            self.desk.wait_closed()


def open_by(judge: Judge, action: str, name: str) -> None:
    """Press a button and look at the window that it opens."""
    judge.desk.press(action)
    judge.desk.wait_for(name)
    judge.look(name)


def at_home(judge: Judge) -> None:
    desk = judge.desk
    judge.look()
    desk.press("new-match")
    desk.wait_for("new-game")
    desk.page.locator('[data-field="code"]').fill("?")
    desk.press("start")
    judge.look("new-game")
    for action, name in (
        ("new-mahjong", "new-game"),
        ("statistics", "statistics"),
        ("rules", "rules"),
        ("about", "about"),
        ("settings", "settings"),
    ):
        open_by(judge, action, name)
    desk.page.keyboard.press("?")
    judge.look("keys")
    # nothing in it depends on the game, so that no second tab has to be started for it
    desk.page.evaluate("""() => document.querySelector('[data-dialog="elsewhere"]').showModal()""")
    judge.look("elsewhere")


def with_cards(judge: Judge) -> None:
    desk = judge.desk
    desk.deal("MM2-PAAU-AAAAAAB")
    desk.attempt(0, 3)
    desk.tap(1)
    judge.look()
    desk.page.keyboard.press("o")
    judge.look("overview")
    open_by(judge, "pause", "pause")
    open_by(judge, "restart", "question")
    desk.deal("MM2-PAAW-AAAAAAF")
    desk.attempt(0, 1)
    desk.click('[data-field="dont-show"]')
    judge.look("compare")
    for _ in range(10):
        desk.attempt(0, 1)
    judge.look("end")
    judge.look()


def with_tiles(judge: Judge) -> None:
    desk = judge.desk
    desk.deal(DEAD_END)
    desk.press("hint")
    desk.tap(next(tile.number for tile in desk.tiles if tile.free and not tile.hinted))
    judge.look()
    while pairs := free_pairs(desk.tiles):
        desk.tap(*pairs[0])
    judge.look("stuck")
    desk.page.set_viewport_size({"width": 360, "height": 640})
    open_by(judge, "menu", "menu")
    desk.press("menu")
    open_by(judge, "leaderboard", "leaderboard")
    desk.press("menu")
    open_by(judge, "rules", "rules")
    judge.look()


def with_lessons(judge: Judge) -> None:
    desk = judge.desk
    for kind in ("match", "mahjong"):
        desk.go(f"learn-{kind}")
        desk.until(f'#board[data-code="learn-{kind}"]')
        desk.tap(0)
        judge.look()


def after_a_win(judge: Judge) -> None:
    desk = judge.desk
    desk.deal("MJ1-L00-AAAAABL")
    while desk.fact("status") == "playing":
        desk.press("hint")
        desk.until('[data-hinted="true"]')
        desk.tap(*desk.hinted())
    desk.pass_time(1)
    desk.wait_for("end")
    judge.look("end")


def test_axe_finds_nothing(open_desk: OpenDesk) -> None:
    judge = Judge(open_desk("home", reduced_motion="reduce", color_scheme="light"))
    at_home(judge)
    with_cards(judge)
    with_tiles(judge)
    with_lessons(judge)
    after_a_win(judge)
    assert judge.findings == []
