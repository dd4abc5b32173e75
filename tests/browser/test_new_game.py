"""The *New game* windows, and codes: shown, copied, typed, pasted, opened, refused."""

import itertools
import re

import pytest

from game.code import Reason
from game.layouts import FIGURES
from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.browser.freeness import free_pairs

pytestmark = pytest.mark.browser

PAIRS = "MM2-PAAU-AAAAAAB"
OTHER = "MM2-PAAU-AAAAAAC"
TURTLE = "MJ1-L00-AAAAABL"
WINDOW = 'dialog[data-dialog="new-game"]'
FIELD = '[data-field="code"]'
LIMITS = {
    2: ((20, 36, 60, 150), (15, 26, 44, 110), (11, 18, 30, 80)),
    3: ((18, 40, 70, 230), (14, 29, 52, 175), (10, 20, 36, 130)),
}
"""Failed attempts allowed, by cards to a group, difficulty and number of cards."""
CARDS = {2: (12, 20, 30, 60), 3: (12, 21, 30, 60)}
KINDS = ("transport", "objects", "sport", "fruit", "food", "animals")


def letters(group: int, size: int, difficulty: int, kind: int) -> str:
    """The part of a code that says what was chosen."""
    return f"{'PT'[group - 2]}A{'ABCD'[size]}{chr(ord('A') + 4 * kind + difficulty)}"


def open_window(desk: Desk, kind: str = "match") -> None:
    """Open the window from home."""
    desk.home()
    desk.press(f"new-{kind}")
    desk.wait_for("new-game")


def choose(desk: Desk, group: int, size: int, difficulty: int, kind: int) -> None:
    """Choose an option in each row."""
    for name, value in (
        ("group", group),
        ("size", size),
        ("difficulty", difficulty),
        ("kind", kind),
    ):
        desk.click(f'{WINDOW} input[name="{name}"][value="{value}"]')


def chosen(desk: Desk) -> dict[str, str]:
    """The chosen option of each row."""
    found: dict[str, str] = desk.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(
          "dialog[data-dialog='new-game'] [data-panel]:not([hidden]) input:checked")]
          .map((node) => [node.name, node.value]))"""
    )
    return found


def code(desk: Desk) -> str:
    """What stands in the code field."""
    return desk.page.locator(FIELD).input_value()


def start(desk: Desk, text: str) -> None:
    """Write a text into the code field and press Start."""
    desk.page.locator(FIELD).fill(text)
    desk.press("start")


def error(desk: Desk) -> str:
    """The visible sentence about the code; empty if there is none."""
    found = desk.page.locator("[data-error]:visible")
    return found.inner_text().strip() if found.count() else ""


# ---- rows


def test_match_window_has_all_its_rows(desk: Desk) -> None:
    open_window(desk)
    names = desk.page.locator(f"{WINDOW} .name:visible").all_inner_texts()
    assert names == [
        "Number of cards",
        "Pictures to match",
        "Difficulty",
        "Kind of card",
        "Game code",
    ]
    rows = {
        name: desk.page.locator(
            f'{WINDOW} label:visible:has(input[name="{name}"])'
        ).all_inner_texts()
        for name in ("size", "group", "difficulty", "kind")
    }
    assert rows["group"] == ["2 cards", "3 cards"]
    assert rows["difficulty"] == ["Easy", "Medium", "Hard"]
    assert len(set(rows["kind"])) == 6
    pictures = desk.page.locator(f"{WINDOW} [data-kind-picture]:visible")
    assert pictures.count() == 6
    desk.until(f"{WINDOW}:not(:has([data-kind-picture]:empty))")
    assert pictures.locator('img[src^="data:image/svg"]').count() == 18
    for group, cards in CARDS.items():
        desk.click(f'{WINDOW} input[name="group"][value="{group}"]')
        sizes = desk.page.locator(f'{WINDOW} label:has(input[name="size"])').all_inner_texts()
        assert [int(text) for text in sizes] == list(cards)


def test_mahjong_window_has_its_rows(desk: Desk) -> None:
    open_window(desk, "mahjong")
    names = desk.page.locator(f"{WINDOW} .name:visible").all_inner_texts()
    assert names == ["Difficulty", "Layout", "Game code"]
    layouts = desk.page.locator(f'{WINDOW} label:has(input[name="layout"])')
    assert layouts.count() == 13
    for label, (number, figures) in zip(layouts.all(), FIGURES.items(), strict=True):
        assert label.locator("input").input_value() == number
        assert label.locator(".dots .on").count() == figures.difficulty
        assert f"difficulty {figures.difficulty} of 5" in label.inner_text()
    assert "The Turtle" in layouts.all_inner_texts()[0]
    assert "35 tiles are free at the start" in desk.text('[data-show="layout-about"]')
    assert layouts.first.locator("svg path").count() == 2 * 5, "sides and faces of five layers"
    assert chosen(desk)["layout"] == "00"
    assert re.fullmatch(r"MJ1-L00-[A-Z]{7}", code(desk))
    desk.press("start")
    desk.until('#board[data-game="mahjong"]')


def test_every_option_reaches_the_code(desk: Desk) -> None:
    open_window(desk)
    seen = desk.page.evaluate(
        """() => {
          const row = (name) => [...document.querySelectorAll(
            `dialog[data-dialog="new-game"] input[name="${name}"]`)];
          const found = [];
          for (const group of row("group")) for (const size of row("size"))
            for (const difficulty of row("difficulty")) for (const kind of row("kind")) {
              for (const input of [group, size, difficulty, kind]) input.click();
              found.push([[group, size, difficulty, kind].map((input) => Number(input.value)),
                document.querySelector("[data-field=code]").value,
                document.querySelector("[data-show=new-game-note]").textContent]);
            }
          return found;
        }"""
    )
    options = [tuple(choice) for choice, _, _ in seen]
    assert sorted(options) == sorted(itertools.product((2, 3), range(4), range(3), range(6)))
    for (group, size, difficulty, kind), text, note in seen:
        wanted = letters(group, size, difficulty, kind)
        assert re.fullmatch(rf"MM2-{wanted}-[A-Z]{{7}}", text)
        assert re.findall(r"\d+", note) == [str(LIMITS[group][difficulty][size])]
    assert len({text.rsplit("-", 1)[1] for _, text, _ in seen}) > 100, "each has a seed of its own"


@pytest.mark.parametrize(
    ("group", "size", "difficulty", "kind"),
    [(2, 0, 0, 0), (2, 1, 2, 5), (2, 2, 1, 2), (2, 3, 0, 1), (3, 1, 2, 4), (3, 3, 1, 3)],
)
def test_what_was_chosen_is_dealt(
    desk: Desk, group: int, size: int, difficulty: int, kind: int
) -> None:
    desk.deal("MM2-PAAU-AAAAAAA")
    desk.press("new-game")
    desk.wait_for("new-game")
    choose(desk, group, size, difficulty, kind)
    shown = code(desk)
    desk.press("start")
    desk.until(f'#board[data-code="{shown}"]')
    facts = desk.board
    cards = CARDS[group][size]
    assert len(desk.cards) == cards
    assert facts["total"] == str(cards // group)
    assert facts["limit"] == str(LIMITS[group][difficulty][size])
    for card in range(group):
        desk.tap(card)
    pictures = desk.face_up().values()
    assert {picture.split("/")[0] for picture in pictures} == {KINDS[kind]}
    if difficulty < 2:
        assert {picture.split("/")[2] for picture in pictures} == {"A"}
    desk.pass_time(2)


# ---- the code is shown and copied


def test_window_shows_the_code_of_the_game_and_starts_a_new_one(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.press("new-game")
    desk.wait_for("new-game")
    assert code(desk) == PAIRS
    assert chosen(desk) == {"group": "2", "size": "0", "difficulty": "0", "kind": "5"}
    desk.press("start")
    desk.until(f'#board[data-code^="MM2-PAAU-"]:not([data-code="{PAIRS}"])')
    dealt = desk.fact("code")
    assert desk.page.url.endswith(f"#{dealt}")
    assert desk.windows == []


def test_code_and_link_are_copied(open_desk: OpenDesk) -> None:
    desk = open_desk(TURTLE, permissions=["clipboard-read", "clipboard-write"])
    read = "() => navigator.clipboard.readText()"
    desk.press("new-game")
    desk.wait_for("new-game")
    desk.page.locator('[data-action="copy-code"]').click()
    desk.page.get_by_text("Code copied").wait_for()
    assert desk.page.evaluate(read) == TURTLE
    desk.page.locator('[data-action="copy-link"]').click()
    desk.page.get_by_text("Link copied").wait_for()
    link = desk.page.evaluate(read)
    assert link == desk.page.url
    assert link.endswith(f"/x/y/#{TURTLE}")

    desk.page.evaluate("(text) => navigator.clipboard.writeText(text)", f"  {PAIRS.lower()}\n")
    desk.page.locator(FIELD).click(click_count=3)
    desk.page.keyboard.press("Control+V")
    desk.page.keyboard.press("Enter")
    desk.until(f'#board[data-code="{PAIRS}"]')
    assert desk.windows == []


def test_code_that_cannot_be_copied_can_be_selected(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS)
    desk.page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }"
    )
    desk.press("new-game")
    desk.wait_for("new-game")
    desk.page.locator('[data-action="copy-code"]').click()
    said = desk.page.locator('[data-show="code-said"]')
    said.get_by_text("select the code").wait_for()
    assert code(desk) == PAIRS


# ---- the code is typed, pasted, opened


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("mm2-paau-aaaaaab", PAIRS),
        ("  MM2 – PAAU — AAAAAAB  ", PAIRS),
        ("MM2PAAUAAAAAAB", PAIRS),
        ("mm2 paau aaa aaab", PAIRS),
        ("MM2−PAAU‑AAAAAAB\u200b", PAIRS),
        ("ＭＭ２－ＰＡＡＵ－ＡＡＡＡＡＡＢ", PAIRS),
        ("mm2-paau-aaaaaaİ", "MM2-PAAU-AAAAAAI"),
        ("mm2-paau-aaaaaaı", "MM2-PAAU-AAAAAAI"),
        ("mj1-l00-aaaaabl", TURTLE),
        ("MJI-LOO-AAAAABL", TURTLE),
        ("mjı-loo-aaaaabl", TURTLE),
    ],
)
def test_odd_forms_of_a_code_are_understood(desk: Desk, text: str, canonical: str) -> None:
    desk.deal("MJ1-L00-AAAAAAA" if canonical[:2] == "MJ" else "MM2-PAAU-AAAAAAA")
    open_window(desk)
    start(desk, text)
    desk.until(f'#board[data-code="{canonical}"]')
    assert desk.windows == []
    assert desk.page.url.endswith(f"#{canonical}")


def test_rows_follow_a_typed_code(desk: Desk) -> None:
    open_window(desk)
    desk.page.locator(FIELD).fill("mm2-tabs-nxmrlxv")
    assert chosen(desk) == {"group": "3", "size": "1", "difficulty": "2", "kind": "4"}
    desk.page.locator(FIELD).fill(TURTLE)
    assert desk.page.locator(f'{WINDOW} input[name="layout"]').first.is_visible()
    desk.page.locator(FIELD).fill(PAIRS)
    assert desk.page.locator(f'{WINDOW} input[name="size"]').first.is_visible()
    assert chosen(desk)["group"] == "2"


@pytest.mark.parametrize("fragment", ["mm2-paau-aaaaaab", "MM2PAAU%20AAAAAAB"])
def test_odd_forms_in_the_address_are_understood(desk: Desk, fragment: str) -> None:
    desk.deal("MM2-PAAU-AAAAAAA")
    desk.go(fragment)
    desk.until(f'#board[data-code="{PAIRS}"]')
    assert desk.page.url.endswith(f"#{PAIRS}"), "the address shows the canonical form"


def test_addresses(open_desk: OpenDesk) -> None:
    desk = open_desk("what-is-this")
    assert desk.fact_or_none("code") is None
    assert desk.page.evaluate("() => document.body.dataset.view") == "home"
    desk.wait_for("new-game")
    assert error(desk)
    desk.press("close")
    desk.go("home")
    desk.until('body[data-view="home"]')
    desk.press("new-match")
    desk.wait_for("new-game")
    desk.press("start")
    desk.until("#board[data-code]")
    dealt = desk.fact("code")
    desk.page.go_back()
    desk.page.go_forward()
    desk.until(f'#board[data-code="{dealt}"]')
    desk.home()
    assert desk.fact_or_none("code") is None
    desk.page.evaluate("() => { location.hash = ''; }")
    desk.until(f'#board[data-code="{dealt}"]')


def test_malformed_address_is_no_disaster(open_desk: OpenDesk) -> None:
    desk = open_desk("%")
    assert desk.windows == ["new-game"]
    assert error(desk)
    desk.press("close")
    desk.go("%E0%A4%A")
    desk.wait_for("new-game")
    assert error(desk)
    assert not desk.page.locator("#trouble").is_visible()


# ---- the code is refused

WRONG = {
    Reason.EMPTY: "  ",
    Reason.STRAY_CHARACTER: "MM2-PAAU-AAAAAA?",
    Reason.UNKNOWN_GAME: "CHESS-PAAU-AAAAAAB",
    Reason.OTHER_VERSION: "MM3-PAAU-AAAAAAB",
    Reason.TOO_SHORT: "MM2-PAAU-AAAAAA",
    Reason.TOO_LONG: "MM2-PAAU-AAAAAABB",
    Reason.UNKNOWN_GROUP: "MM2-QAAU-AAAAAAB",
    Reason.UNKNOWN_EDITION: "MM2-PBAU-AAAAAAB",
    Reason.UNKNOWN_SIZE: "MM2-PAEU-AAAAAAB",
    Reason.UNKNOWN_KIND: "MM2-PAAY-AAAAAAB",
    Reason.UNKNOWN_DIFFICULTY: "MM2-PAAX-AAAAAAB",
    Reason.NO_LAYOUT: "MJ1-K00-AAAAABL",
    Reason.LAYOUT_NOT_DIGITS: "MJ1-LAB-AAAAABL",
    Reason.UNKNOWN_LAYOUT: "MJ1-L99-AAAAABL",
    Reason.SEED_NOT_LETTERS: "MM2-PAAU-AAAAAA7",
    Reason.SEED_TOO_LARGE: "MM2-PAAU-NXMRLXW",
}


def test_each_kind_of_wrong_code_gets_a_sentence_of_its_own(open_desk: OpenDesk) -> None:
    assert set(WRONG) == set(Reason)
    desk = open_desk(PAIRS)
    desk.attempt(0, 3)
    desk.tap(1)
    said: set[str] = set()
    for language in ("en", "sk", "tr"):
        desk.speak(language)
        desk.press("new-game")
        desk.wait_for("new-game")
        before = desk.board, desk.cards
        sentences = {}
        for reason, text in WRONG.items():
            start(desk, text)
            assert desk.windows == ["new-game"], reason
            sentences[reason] = error(desk)
            assert sentences[reason].endswith("."), reason
            assert code(desk) == text, "what was typed is still there"
            assert desk.page.locator(FIELD).get_attribute("aria-invalid") == "true"
            assert (desk.board, desk.cards) == before, reason
        assert len(set(sentences.values())) == len(Reason)
        said.update(sentences.values())
        desk.page.locator(FIELD).fill(PAIRS)
        assert error(desk) == ""
        desk.press("close")
    assert len(said) == 3 * len(Reason), "and in each language"
    assert desk.states() == "fudf" + "d" * 8
    assert desk.page.url.endswith(f"#{PAIRS}")


def test_wrong_code_in_the_address_leaves_the_game_alone(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.attempt(0, 3)
    for text in (WRONG[Reason.SEED_TOO_LARGE], WRONG[Reason.UNKNOWN_LAYOUT]):
        desk.go(text)
        desk.wait_for("new-game")
        desk.until("[data-error]:not([hidden])")
        assert error(desk)
        assert code(desk) == text
        assert desk.page.url.endswith(f"#{PAIRS}")
        desk.press("close")
        assert desk.states() == "fddf" + "d" * 8
        assert desk.fact("status") == "playing"


# ---- another code while a game is open


def expect_question(desk: Desk, open_other: str) -> None:
    """Open another code over a game with a move: it is asked first, and no means no."""
    before = desk.board, desk.cards, desk.tiles
    desk.go(open_other)
    desk.wait_for("question")
    desk.press("no")
    desk.wait_closed()
    assert (desk.board, desk.cards, desk.tiles) == before
    assert desk.page.url.endswith(f"#{before[0]['code']}")
    desk.go(open_other)
    desk.wait_for("question")
    desk.page.keyboard.press("Escape")
    desk.wait_closed()
    assert (desk.board, desk.cards, desk.tiles) == before
    desk.go(open_other)
    desk.wait_for("question")
    desk.press("yes")
    desk.until(f'#board[data-code="{open_other}"]')
    assert desk.windows == []
    assert desk.number("elapsed") == 0


def test_game_with_a_move_is_not_thrown_away_unasked(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.attempt(0, 1)
    expect_question(desk, OTHER)
    assert desk.states() == "d" * 12
    assert desk.number("failed") == 0


def test_tiles_with_a_move_are_not_thrown_away_unasked(desk: Desk) -> None:
    desk.deal(TURTLE)
    desk.tap(*free_pairs(desk.tiles)[0])
    expect_question(desk, "MJ1-L00-AAAAAAC")
    assert len(desk.tiles) == 144


def test_typed_code_asks_too(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.tap(0)
    desk.press("new-game")
    desk.wait_for("new-game")
    start(desk, OTHER)
    desk.wait_for("question")
    desk.press("no")
    desk.wait_closed()
    assert desk.fact("code") == PAIRS
    assert desk.states() == "u" + "d" * 11


def test_game_without_a_move_is_replaced_unasked(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.go(OTHER)
    desk.until(f'#board[data-code="{OTHER}"]')
    assert desk.windows == []
    desk.deal(TURTLE)
    first = desk.tiles[0].number
    desk.tap(first)
    desk.go("MJ1-L00-AAAAAAC")
    desk.until('#board[data-code="MJ1-L00-AAAAAAC"], dialog[data-dialog="question"][open]')
    assert desk.windows == [], "a selection is no move"


def test_finished_game_is_replaced_unasked(desk: Desk) -> None:
    desk.deal("MM2-PAAW-AAAAAAF")
    for _ in range(11):
        desk.attempt(0, 1)
        desk.press("continue")
    assert desk.fact("status") == "lost"
    desk.go(OTHER)
    desk.until(f'#board[data-code="{OTHER}"]')
    assert desk.windows == []


def test_same_code_goes_on(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.attempt(0, 3)
    before = desk.cards
    desk.press("new-game")
    desk.wait_for("new-game")
    start(desk, PAIRS.lower())
    desk.wait_closed()
    assert desk.cards == before
    desk.home()
    desk.go(PAIRS)
    desk.until(f'#board[data-code="{PAIRS}"]')
    assert desk.cards == before
    assert desk.windows == []


def test_game_of_the_other_kind_stays_open(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.attempt(0, 3)
    before = desk.cards
    desk.deal("MJ1-L00-AAAAAAC")
    desk.tap(*free_pairs(desk.tiles)[0])
    desk.go(PAIRS)
    desk.until(f'#board[data-code="{PAIRS}"]')
    assert desk.windows == []
    assert desk.cards == before
    desk.go("MJ1-L00-AAAAAAC")
    desk.until('#board[data-game="mahjong"]')
    assert desk.number("pairs-removed") == 1


def test_new_games_have_seeds_of_their_own(desk: Desk) -> None:
    seeds = set()
    for _ in range(3):
        open_window(desk)
        seeds.add(code(desk).rsplit("-", 1)[1])
        desk.press("close")
    assert len(seeds) == 3
