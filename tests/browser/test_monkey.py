"""Somebody who presses anything at any time: nothing breaks, and the board stays a true one."""

import random
from typing import Any

import pytest

from game.code import MahjongCode, MatchCode, Reason, parse
from tests.browser.conftest import OpenDesk
from tests.browser.desk import VISIBLE, Desk

pytestmark = pytest.mark.browser

CODES = (
    *("MM2-PAAU-AAAAAAB", "MM2-TADN-AAAAAAB", "MM2-PAAW-AAAAAAF", "MM2-PADU-AAAAAAB"),
    *("MJ1-L00-AAAAABL", "MJ1-L05-AAAAAAB", "MJ1-H00-AAAAAAC"),
    *("MJ1-L99-AAAAAAA", "MM2-PAAU-", "what%20is%20this", "home", ""),
)
"""Good and bad ones, each perhaps in an address."""
KEYS = (
    *("Tab", "Shift+Tab", "Enter", " ", "Escape", "Home", "End", "PageUp", "PageDown"),
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", *"hupn?+-fsx", "Shift+U"),
)
SIZES = ((360, 640), (640, 360), (1280, 800))
AWAY = {"download", "save-all", "save-aside", "print", "install"}
"""Actions that open a window of the browser's own."""

# One click: a piece, a button, or an input of the topmost window; which, is told by two numbers.
CLICK = f"""([kind, share, away]) => {{
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const seen = (selector) => ({VISIBLE})(selector).filter((node) => top.contains(node));
  const found = {{
    piece: () => seen("#board [data-card], #board [data-tile]"),
    button: () => seen("[data-action]").filter((node) => !away.includes(node.dataset.action)),
    input: () => seen("input[type=radio], input[type=checkbox]"),
    link: () => seen('a[href^="#"]'),
  }}[kind]();
  const node = found[Math.floor(share * found.length)];
  node?.click();
  return node ? node.outerHTML.slice(0, 90) : null;
}}"""
FACTS = """() => ({
  view: document.body.dataset.view,
  ready: document.body.dataset.ready,
  board: { ...document.querySelector("#board").dataset },
  cards: [...document.querySelectorAll("#board [data-card]")].map((node) =>
    [node.dataset.state, node.dataset.picture ?? ""]),
  tiles: document.querySelectorAll("#board [data-tile]").length,
  selected: document.querySelectorAll('#board [data-selected="true"]').length,
  trouble: [...document.querySelectorAll(".trouble")].some((node) => node.checkVisibility()),
  shown: document.querySelectorAll("dialog[open]").length,
  wide: document.documentElement.scrollWidth - innerWidth,
})"""


def expect_truth(facts: dict[str, Any]) -> None:
    """What holds at every moment, whatever was pressed."""
    assert facts["ready"] == "true"
    assert not facts["trouble"]
    assert facts["wide"] <= 0
    assert facts["view"] in {"home", "match", "mahjong"}
    board = facts["board"]
    if board.get("status") == "paused":
        assert (facts["cards"], facts["tiles"]) == ([], 0), "a paused board shows nothing"
    if facts["view"] == "home" or board.get("status", "paused") == "paused":
        return
    code = parse(board["code"])
    if isinstance(code, Reason):
        assert board["code"].startswith("learn"), "a lesson"
        return
    if isinstance(code, MatchCode):
        states = [state for state, _ in facts["cards"]]
        assert len(states) == code.cards
        assert states.count("up") <= code.group
        assert states.count("found") == code.group * int(board["found"])
        assert all(bool(picture) is (state != "down") for state, picture in facts["cards"])
    else:
        assert isinstance(code, MahjongCode)
        assert facts["tiles"] == 144 - 2 * int(board["pairsRemoved"])
        assert facts["selected"] <= 1


def act(desk: Desk, chance: random.Random) -> str:
    """Do anything; what it was."""
    kinds = {"piece": 40, "button": 20, "input": 8, "link": 2, "time": 12, "key": 14, "go": 3}
    rare = {"reload": 1, "back": 2, "resize": 1}
    (kind,) = chance.choices([*kinds, *rare], [*kinds.values(), *rare.values()])
    page, what = desk.page, ""
    if kind == "time":
        desk.pass_time(chance.choice((0.1, 0.6, 2.0)))
    elif kind == "key":
        what = chance.choice(KEYS)
        page.keyboard.press(what)
    elif kind == "go":
        what = chance.choice(CODES)
        desk.go(what)
    elif kind == "reload":
        desk.reload()
    elif kind == "back":
        page.go_back(wait_until="commit")
        if not page.url.startswith("http"):  # that was off the site
            page.wait_for_load_state()  # or there is nothing yet that could go forward
            page.go_forward(wait_until="commit")
    elif kind == "resize":
        width, height = chance.choice(SIZES)
        page.set_viewport_size({"width": width, "height": height})
    else:
        what = str(page.evaluate(CLICK, [kind, chance.random(), sorted(AWAY)]))
    return f"{kind} {what}"


@pytest.mark.parametrize(
    ("seed", "steps"),
    [(1, 100), *(pytest.param(n, 300, marks=pytest.mark.slow) for n in range(1, 12))],
)
def test_nothing_breaks_whatever_is_pressed(open_desk: OpenDesk, seed: int, steps: int) -> None:
    chance, desk, done = random.Random(seed), open_desk("home"), []
    page = desk.page
    page.on("dialog", lambda dialog: dialog.dismiss())
    for _ in range(steps):
        done.append(act(desk, chance))
        desk.until('body[data-ready="true"]')
        try:
            expect_truth(page.evaluate(FACTS))
        except AssertionError as error:
            raise AssertionError("\n".join(done[-12:])) from error
