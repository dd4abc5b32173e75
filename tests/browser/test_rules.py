"""The rules in the page: complete in every language, with boards that equal the deals."""

from typing import Any

import pytest
from playwright.sync_api import Page

from game import match
from game.code import SIZES
from tests.browser.conftest import OpenDesk
from tests.browser.desk import VISIBLE, Desk

pytestmark = pytest.mark.browser

EASY, TRIPLES, HARD = "MM2-PAAU-AAAAAAB", "MM2-TADN-AAAAAAB", "MM2-PAAW-AAAAAAF"
TURTLE = "MJ1-L00-AAAAABL"
WINDOW = 'dialog[data-dialog="rules"]'
HOOKS = (
    "game",
    "code",
    "status",
    "card",
    "state",
    "picture",
    "tile",
    "face",
    "free",
    "x",
    "y",
    "z",
)
PICTURES = f'{WINDOW} .resting img[src^="data:image/svg"]'
CARDS = """(node) => [...node.querySelectorAll(".card")].map((card) => [
  card.dataset.still, card.querySelector("img")?.src ?? "back"])"""
LIVE_CARDS = """() => [...document.querySelectorAll("#board [data-card]")].map((card) => [
  card.dataset.state, card.querySelector("img")?.src ?? "back"])"""
TILES = """(root) => [...root.querySelectorAll(".tile")].map((tile) => [
  tile.dataset.still ?? (tile.dataset.free === "true" ? "free" : "blocked"),
  ...["x", "y", "z"].map((name) => Number(tile.style.getPropertyValue(`--${name}`))),
  tile.querySelector("use").getAttribute("href")]).sort((a, b) =>
    a[3] - b[3] || a[2] - b[2] || a[1] - b[1])"""
LINES = """(root) => {
  const longest = { length: 0 };
  for (const node of root.querySelectorAll("p, li, dd, figcaption span")) {
    const range = document.createRange(), text = node.firstChild;
    let line = 0, top = null;
    for (let place = 0; place < text.length; place += 1) {
      range.setStart(text, place); range.setEnd(text, place + 1);
      const box = range.getClientRects()[0];
      if (!box) continue;
      line = top !== null && Math.abs(box.top - top) < 4 ? line + 1 : 1;
      top = box.top;
      longest.length = Math.max(longest.length, line);
    }
  }
  return longest.length;
}"""


def open_rules(desk: Desk, game: str = "match") -> None:
    desk.press("rules")
    desk.wait_for("rules")
    choose(desk, game)


def speak(desk: Desk, language: str) -> None:
    desk.click(f'[data-language="{language}"]')
    desk.until(f'body[data-lang="{language}"] [data-language="{language}"][aria-current="true"]')


def choose(desk: Desk, game: str) -> None:
    desk.page.locator(f'{WINDOW} input[value="{game}"]').check(force=True)
    desk.until(f"{WINDOW} .resting.{'cards' if game == 'match' else 'tiles'}")


def boards(page: Page) -> list[Any]:
    return page.locator(f"{WINDOW} .resting").all()


def test_the_cards_lie_as_the_game_deals_them(desk: Desk) -> None:
    open_rules(desk)
    for count in range(2 + 2 + 3 + 2):
        desk.page.locator(PICTURES).nth(count).wait_for(state="attached")
    first, third, triples, versions = [board.evaluate(CARDS) for board in boards(desk.page)]
    desk.press("close")
    for code, attempts, shown in (
        (EASY, [(0, 1)], first),
        (EASY, [(0, 1), (2, 3), (0, 3)], third),
        (TRIPLES, [(0, 1, 2), (3, 4, 5)], triples),
        (HARD, [(0, 1)], versions),
    ):
        desk.deal(code)
        for cards in attempts[:-1]:
            desk.attempt(*cards)
        desk.tap(*attempts[-1])
        if shown is third:
            desk.pass_time(1.52)
        desk.pass_time(0.4)
        assert desk.page.evaluate(LIVE_CARDS) == shown


def test_the_turtle_lies_as_the_game_deals_it(desk: Desk) -> None:
    desk.deal(TURTLE)
    live = desk.page.locator("#board").evaluate(TILES)
    open_rules(desk, "mahjong")
    row, turtle = boards(desk.page)
    assert turtle.evaluate(TILES) == live
    assert [state for state, *_ in row.evaluate(TILES)] == [
        *("free", "blocked", "blocked", "free"),
        *("free", "free"),
    ]
    desk.press("close")


def test_it_opens_on_the_game_that_is_played(desk: Desk) -> None:
    for code, game in ((TURTLE, "mahjong"), (EASY, "match")):
        desk.deal(code)
        desk.press("rules")
        desk.wait_for("rules")
        assert desk.page.locator(f"{WINDOW} input:checked").input_value() == game
        desk.press("close")


def test_nothing_in_it_can_be_taken_for_the_game(desk: Desk) -> None:
    open_rules(desk)
    for game in ("match", "mahjong"):
        choose(desk, game)
        for name in HOOKS:
            assert desk.page.locator(f"{WINDOW} [data-{name}]").count() == 0
    desk.press("close")


@pytest.mark.parametrize("language", ["en", "sk", "tr"])
def test_the_rules_are_whole_in_every_language(desk: Desk, language: str) -> None:
    speak(desk, language)
    open_rules(desk)
    texts = {}
    for game in ("match", "mahjong"):
        choose(desk, game)
        reading = desk.page.locator(f"{WINDOW} .reading")
        texts[game] = reading.locator("h3, p, li, dt, dd, caption, figcaption").all_inner_texts()
        if game == "match":
            cells = reading.locator(".table").first.locator("td").all_inner_texts()
            assert cells == [
                str(match.limit(group, size, level))
                for group in SIZES
                for size in range(4)
                for level in range(3)
            ]
    kept = KEPT.setdefault(language, texts)
    for game, found in kept.items():
        assert all(text.strip() for text in found)
        for other in KEPT.values():
            assert len(other[game]) == len(found)
            if other is not kept:
                assert [text for text in found if text in other[game] and " " in text] == []
    desk.press("close")
    speak(desk, "en")


KEPT: dict[str, dict[str, list[str]]] = {}
"""What the rules say, by language and game, as the tests have met it."""


@pytest.mark.parametrize(("game", "code"), [("match", HARD), ("mahjong", TURTLE)])
def test_a_link_plays_the_game_of_the_board(desk: Desk, game: str, code: str) -> None:
    open_rules(desk, game)
    desk.click(f'{WINDOW} [data-deal="{code}"]')
    desk.until(f'#board[data-code="{code}"], dialog[data-dialog="question"][open]')
    if "question" in desk.windows:
        desk.press("yes")
    desk.until(f'#board[data-code="{code}"]')
    assert desk.windows == []
    # the game that is on the page already is shown
    open_rules(desk, game)
    desk.click(f'{WINDOW} [data-deal="{code}"]')
    desk.wait_closed()
    assert desk.fact("code") == code


def test_on_paper_stand_the_rules_alone(desk: Desk) -> None:
    desk.deal(EASY)
    open_rules(desk)
    page = desk.page
    page.emulate_media(media="print")
    try:
        assert page.evaluate(f"({VISIBLE})('body > *').length") == 1
        assert page.evaluate(f"({VISIBLE})('{WINDOW} button').length") == 0
        assert desk.text(f"{WINDOW} .which label") == "Match Cards"
        clipped = page.locator(f"{WINDOW} .body").evaluate(
            "(body) => body.scrollHeight - body.clientHeight"
        )
        assert clipped <= 1
        assert page.evaluate(f"getComputedStyle(document.querySelector('{WINDOW}')).color") == (
            "rgb(0, 0, 0)"
        )
    finally:
        page.emulate_media(media="screen")
    desk.press("close")


@pytest.mark.parametrize("size", [(360, 640), (768, 1024), (1440, 900), (3840, 2160)])
def test_lines_are_neither_cut_nor_too_long(open_desk: OpenDesk, size: tuple[int, int]) -> None:
    desk = open_desk("home", viewport={"width": size[0], "height": size[1]})
    for language in ("en", "sk", "tr"):
        speak(desk, language)
        open_rules(desk)
        for game in ("match", "mahjong"):
            choose(desk, game)
            assert desk.page.locator(f"{WINDOW} .reading").evaluate(LINES) <= 68
            body = desk.page.locator(f"{WINDOW} .body")
            assert body.evaluate("(body) => body.scrollWidth <= body.clientWidth")
        desk.press("close")
