"""What is the player's: saved as a file, deleted, brought in again; what is asked and refused."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from game import daily
from game.finished import Finished, Result, to_data
from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.browser.shelf import put, records, texts
from tests.conftest import Open

EASY, OTHER, TURTLE = "MM2-PAAU-AAAAAAB", "MM2-PABA-AAAAAAC", "MJ1-L00-AAAAABL"
GIRAFFES = (0, 3)
NOTHING_NEW = "There is nothing in the file that is not here already."
SAID, WRONG = '[data-show="yours-said"]', '[data-part="yours-error"]'


def kept(desk: Desk) -> dict[str, str]:
    return texts(desk.page)


def open_settings(desk: Desk) -> None:
    desk.press("settings")
    desk.wait_for("settings")


def save(desk: Desk, folder: Path) -> Path:
    """Save everything as a file; the settings stay open."""
    with desk.page.expect_download() as downloading:
        desk.press("save-all")
    path = folder / downloading.value.suggested_filename
    downloading.value.save_as(path)
    return path


def bring(desk: Desk, path: Path) -> None:
    desk.page.locator('[data-field="file"]').set_input_files(path)


def expect_said(desk: Desk, text: str) -> None:
    """Wait until the window says this and nothing else."""
    expect(desk.page.locator(SAID)).to_have_text(text)


def play_both(desk: Desk) -> None:
    """A pair of cards found; a pair of tiles taken; the tiles are left on the page."""
    desk.deal(EASY)
    desk.attempt(*GIRAFFES)
    assert desk.fact("found") == "1"
    desk.deal(TURTLE)
    desk.press("hint")
    desk.tap(*desk.hinted())
    assert desk.fact("pairs-removed") == "1"


def lose_by_leaving(desk: Desk) -> None:
    """A game given up: a record."""
    desk.deal(EASY)
    desk.tap(0)
    desk.deal(OTHER)


@pytest.fixture
def own(open_desk: OpenDesk) -> Desk:
    return open_desk("home")


def test_export_delete_and_import_bring_everything_back(own: Desk, tmp_path: Path) -> None:
    lose_by_leaving(own)
    play_both(own)
    own.home()
    open_settings(own)
    own.click('[data-dialog="settings"] input[name="theme"][value="dark"]')
    path = save(own, tmp_path)
    before = kept(own)
    data = json.loads(path.read_text("utf-8"))
    assert set(data["games"]) == {"match", "mahjong"}
    assert [game["result"] for game in data["finished"]] == ["given-up"]
    assert data["settings"]["theme"] == "dark"

    own.press("delete-all")
    own.wait_for("question")
    own.press("yes")
    own.wait_closed()
    assert own.page.evaluate("document.documentElement.dataset.theme") == "light"
    assert not [key for key in kept(own) if key.startswith(("game", "done", "aside"))]
    assert own.page.locator('[data-action="continue-game"]').count() == 0

    open_settings(own)
    bring(own, path)
    expect_said(
        own,
        "1 finished game was added. Mahjong Solitaire: the open game is there. "
        "Match Cards: the open game is there. The settings are those of the file.",
    )
    own.press("close")
    own.reload()
    after = kept(own)
    assert {k: v for k, v in after.items() if k.startswith("done:")} == {
        k: v for k, v in before.items() if k.startswith("done:")
    }
    assert own.page.evaluate("document.documentElement.dataset.theme") == "dark"
    own.go(TURTLE)
    own.until(f'#board[data-code="{TURTLE}"]')
    assert own.fact("pairs-removed") == "1"
    own.go(EASY)
    own.until(f'#board[data-code="{EASY}"]')
    assert own.fact("found") == "1"
    assert own.states().count("f") == 2


def test_a_running_game_is_replaced_only_with_leave(
    own: Desk, open_desk: OpenDesk, tmp_path: Path
) -> None:
    elsewhere = open_desk(EASY)
    elsewhere.attempt(*GIRAFFES)
    open_settings(elsewhere)
    path = save(elsewhere, tmp_path)
    own.deal(OTHER)
    own.tap(0)
    open_settings(own)
    bring(own, path)
    own.wait_for("question")
    own.press("no")
    expect_said(own, NOTHING_NEW)
    own.press("close")
    assert own.fact("code") == OTHER
    assert own.states()[0] == "u"

    open_settings(own)
    bring(own, path)
    own.wait_for("question")
    own.press("yes")
    own.until(f'#board[data-code="{EASY}"]')
    assert own.windows == []
    assert own.fact("found") == "1"
    own.attempt(1, 2)
    own.reload()
    assert (own.fact("code"), own.fact("found"), own.fact("failed")) == (EASY, "1", "1")
    results = [json.loads(text)["result"] for text in records(own.page)]
    assert results == ["given-up"]


def test_a_game_given_up_since_is_not_opened_again(own: Desk, tmp_path: Path) -> None:
    own.deal(EASY)
    own.attempt(*GIRAFFES)
    open_settings(own)
    path = save(own, tmp_path)
    own.press("close")
    own.deal(OTHER)
    open_settings(own)
    bring(own, path)
    expect_said(own, NOTHING_NEW)
    assert own.fact("code") == OTHER
    assert len(records(own.page)) == 1


def test_the_same_file_twice_changes_nothing(own: Desk, tmp_path: Path) -> None:
    lose_by_leaving(own)
    own.home()
    open_settings(own)
    path = save(own, tmp_path)
    before = {k: v for k, v in kept(own).items() if k.startswith(("done", "game"))}
    for _ in range(2):
        bring(own, path)
        expect_said(own, NOTHING_NEW)
        own.press("close")
        open_settings(own)
        expect_said(own, "")
    assert {k: v for k, v in kept(own).items() if k.startswith(("done", "game"))} == before


def test_home_shows_what_was_brought_in(own: Desk, tmp_path: Path) -> None:
    moment = own.page.evaluate("() => new Date().toLocaleString('sv').replace(' ', 'T')")
    code = str(daily.match_of(moment[:10]))
    game = Finished("won", code, moment, Result.WON, 90, 15)
    path = tmp_path / "x.json"
    path.write_text(json.dumps({"format": "parlour", "version": 1, "finished": [to_data(game)]}))
    today = own.page.locator('.home [data-show="month"] [aria-current]')
    expect(today).not_to_have_attribute("data-done", "cards")
    open_settings(own)
    bring(own, path)
    expect(today).to_have_attribute("data-done", "cards")
    assert own.windows == ["settings"]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("no such file", "This is not a file that Parlour has saved. Nothing was changed."),
        (
            '{"format": "parlour", "version": 9}',
            "A newer version of Parlour has saved this file. Nothing was changed.",
        ),
    ],
)
def test_other_files_are_refused_in_words(
    own: Desk, tmp_path: Path, content: str, why: str
) -> None:
    path = tmp_path / "x.json"
    path.write_text(content)
    open_settings(own)
    before = kept(own)
    bring(own, path)
    own.page.wait_for_selector(WRONG)
    assert own.text(WRONG) == why
    assert kept(own) == before


def test_nothing_is_deleted_without_a_yes(own: Desk) -> None:
    lose_by_leaving(own)
    own.home()
    before = kept(own)
    open_settings(own)
    own.press("delete-all")
    own.wait_for("question")
    own.press("no")
    assert own.windows == ["settings"]
    assert kept(own) == before


def test_all_is_deleted_under_a_running_game(own: Desk) -> None:
    play_both(own)
    open_settings(own)
    own.press("delete-all")
    own.wait_for("question")
    own.press("yes")
    own.wait_closed()
    own.page.wait_for_url("**/#home")
    assert own.page.evaluate("document.body.dataset.view") == "home"
    own.reload()
    assert not [key for key in kept(own) if key.startswith(("game", "done"))]


def test_another_tab_does_not_write_its_game_again_after_all_was_deleted(open_page: Open) -> None:
    own = Desk(open_page("home"))
    other = Desk(open_page(EASY, context=own.page.context))
    other.tap(0)
    other.saved()
    open_settings(own)
    own.press("delete-all")
    own.wait_for("question")
    own.press("yes")
    other.wait_for("elsewhere")
    other.press("take-back")
    other.until('body[data-view="home"]')
    assert not [key for key in kept(own) if key.startswith(("game", "done"))]


def test_texts_set_aside_are_listed_and_can_be_had(own: Desk, tmp_path: Path) -> None:
    own.deal(EASY)
    own.attempt(*GIRAFFES)
    own.home()
    put(own.page, dict.fromkeys(("game:match", "game:match:before"), "{spoilt"))
    own.reload()
    own.home()
    open_settings(own)
    own.page.wait_for_selector('[data-part="aside"] li')
    rows = own.page.locator('[data-part="aside"] li span').all_inner_texts()
    assert rows == ["Match Cards, 7 characters"] * 2
    with own.page.expect_download() as downloading:
        own.page.locator('[data-part="aside"] button').first.click()
    path = tmp_path / "aside.txt"
    downloading.value.save_as(path)
    assert path.read_text("utf-8") == "{spoilt"
