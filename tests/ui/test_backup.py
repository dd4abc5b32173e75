"""Everything as one file and back again, with what may be wrong with such a file."""

import json
from dataclasses import replace
from typing import Any

import pytest

from game.finished import Finished, Result
from tests.ui.memory import Memory, found, named, opened, run
from tests.ui.tables import EASY, HARD, TURTLE, attempt, groups, mahjong_table, match_table, win
from ui.backup import (
    Backup,
    Clash,
    Problem,
    added,
    brought_text,
    clash,
    game_of,
    playable,
    read,
    records,
    set_aside,
    write,
)
from ui.record import record
from ui.storage import Kept
from ui.words import Words

MOMENT = "2026-11-30T16:50:07"
ENGLISH = Words()


def finished(name: str) -> Finished:
    return Finished(name, EASY, MOMENT, Result.WON, 61.5, found=6, failed=2)


def shelf() -> Memory:
    """One open game of each kind, two finished ones, a setting, a text set aside, and rubbish."""
    memory = Memory()
    cards, tiles = named(match_table(), "cards"), named(mahjong_table(), "tiles")
    attempt(cards, groups(cards)[0], 0)  # type: ignore[arg-type]
    win(tiles, 3)  # type: ignore[arg-type]
    keeper = opened(memory, cards)
    run(keeper.open_game(tiles, 0))
    run(keeper.change_setting("theme", "dark"))
    memory.texts |= {
        key: str(text) for key, text in records([finished("x"), finished("y")]).items()
    }
    memory.texts |= {"aside:game:match:z": "{", "done:w": "rubbish"}
    return memory


def whole() -> Backup:
    backup = read(write(shelf().texts, MOMENT))
    assert isinstance(backup, Backup)
    return backup


def changed(**values: Any) -> str:
    return json.dumps(json.loads(write(shelf().texts, MOMENT)) | values)


def test_the_file_brings_everything_back() -> None:
    backup, fresh = whole(), Memory()
    keeper = found(fresh)
    assert run(keeper.bring({**records(added(backup, [])), **set_aside(backup)})) is Kept.KEPT
    for table in playable(backup, []).values():
        assert run(keeper.bring_game(table)) is Kept.KEPT
    again = found(fresh, "later")
    assert set(again.tables) == {"match", "mahjong"}
    for kind, table in found(shelf(), "later").tables.items():
        assert again.tables[kind].state == table.state
        assert again.tables[kind].session.id == table.session.id
    assert sorted(game.id for game in run(again.finished())) == ["x", "y"]
    assert run(again.aside()) == {"aside:game:match:z": "{", "aside:done:w": "rubbish"}
    assert backup.settings is not None
    assert backup.settings["theme"] == "dark"
    assert backup.skipped == 0


def test_a_game_that_was_brought_is_this_tab_s() -> None:
    memory = Memory()
    keeper = opened(memory, named(match_table(), "mine"), "a")
    other = found(memory, "b")
    theirs = whole().games["match"]
    assert run(other.bring_game(theirs)) is Kept.KEPT
    assert run(keeper.keep_game(keeper.tables["match"], 0)) is Kept.TAKEN
    assert other.latest == "match"


def test_an_older_save_of_a_game_wins_over_the_note_of_it() -> None:
    memory, table = Memory(), named(mahjong_table(), "one")
    keeper = opened(memory, table)
    win(table, 2)  # type: ignore[arg-type]
    run(keeper.keep_game(table, 0))
    older = read(write(run(keeper.everything()), MOMENT))
    assert isinstance(older, Backup)
    win(table, 5)  # type: ignore[arg-type]
    run(keeper.keep_game(table, 0))
    run(keeper.bring_game(older.games["mahjong"]))
    taken = run(found(memory).take("mahjong"))
    assert taken is not None
    assert taken.state.pairs_removed == 2  # type: ignore[union-attr]


def test_the_file_holds_a_game_as_it_was_noted_last() -> None:
    memory, table = Memory(), named(mahjong_table(), "one")
    keeper = opened(memory, table)
    kept = dict(memory.texts)
    win(table, 3)  # type: ignore[arg-type]
    run(keeper.keep_game(table, 0))
    memory.texts = kept
    backup = read(write(run(keeper.everything()), MOMENT))
    assert isinstance(backup, Backup)
    assert backup.games["mahjong"].state.pairs_removed == 3  # type: ignore[union-attr]


def test_the_file_names_no_owner() -> None:
    data = json.loads(write(shelf().texts, MOMENT))
    assert {game["owner"] for game in data["games"].values()} == {""}
    assert (data["format"], data["version"], data["made"]) == ("parlour", 1, MOMENT)


def test_an_empty_shelf_makes_a_file_too() -> None:
    backup = read(write({}, MOMENT))
    assert backup == Backup(None, {}, (), {}, 0)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '"x"', "{}", '{"format": "other", "version": 1}', "1e999"]
)
def test_other_files_are_refused(text: str) -> None:
    assert read(text) is Problem.FOREIGN


@pytest.mark.parametrize("version", [0, -1, "1", 1.5, None, True])
def test_impossible_versions_are_refused(version: object) -> None:
    expected = Problem.FOREIGN
    assert read(changed(version=version)) is expected


def test_a_file_of_a_newer_version_is_refused() -> None:
    assert read(changed(version=2)) is Problem.NEWER


@pytest.mark.parametrize("wrong", [None, 7, "text", [], {}])
def test_parts_of_the_wrong_kind_are_left_out(wrong: object) -> None:
    backup = read(changed(games=wrong, finished=wrong, settings=wrong, aside=wrong))
    assert isinstance(backup, Backup)
    assert (backup.games, backup.finished, backup.aside) == ({}, (), {})


def test_damaged_entries_are_left_out_and_counted() -> None:
    data = json.loads(write(shelf().texts, MOMENT))
    data["games"]["match"]["moves"] = "99"
    data["games"]["chess"] = data["games"]["mahjong"]
    data["finished"][0]["code"] = "rubbish"
    data["finished"].append("rubbish")
    backup = read(json.dumps(data))
    assert isinstance(backup, Backup)
    assert set(backup.games) == {"mahjong"}
    assert len(backup.finished) == 1
    assert backup.skipped == 4


def test_finished_games_are_merged_by_their_id() -> None:
    backup = replace(whole(), finished=(finished("x"), finished("y"), finished("y")))
    here = [replace(finished("x"), seconds=1.0)]
    assert added(backup, here) == [finished("y")]


def test_games_that_have_ended_meanwhile_are_not_opened() -> None:
    backup = whole()
    ended = record(backup.games["match"], MOMENT, 0)
    assert set(playable(backup, [ended])) == {"mahjong"}
    assert set(playable(replace(backup, finished=(ended,)), [])) == {"mahjong"}


def test_only_a_begun_game_clashes() -> None:
    theirs = whole().games["match"]
    fresh, begun, over = match_table(HARD), match_table(HARD), match_table(HARD)
    attempt(begun, groups(begun)[0], 0)
    at = 0.0
    for cards in groups(over):
        at = attempt(over, cards, at)
    assert clash(theirs, None) is Clash.NONE
    assert clash(theirs, fresh) is Clash.NONE
    assert clash(theirs, over) is Clash.NONE
    assert clash(theirs, begun) is Clash.OTHER
    assert clash(theirs, whole().games["match"]) is Clash.SAME
    further = whole().games["match"]
    attempt(further, groups(further)[1], 10)  # type: ignore[arg-type]
    assert clash(theirs, further) is Clash.OTHER


def test_deleting_leaves_nothing() -> None:
    memory = shelf()
    memory.notes |= {"left": "{}", "picture": "{}"}
    keeper = found(memory)
    assert run(keeper.delete_all()) is Kept.KEPT
    assert memory.texts == {}
    assert set(memory.notes.values()) == {""}
    assert (keeper.tables, keeper.latest, keeper.unreadable) == ({}, "", 0)


def test_a_game_on_the_page_is_not_written_again_after_all_was_deleted() -> None:
    memory, table = Memory(), mahjong_table(TURTLE)
    keeper = opened(memory, table)
    run(keeper.delete_all())
    assert run(keeper.keep_game(table, 0)) is Kept.KEPT
    assert memory.texts == {}


def test_it_is_told_what_a_file_has_brought() -> None:
    assert brought_text(2, ["match"], True, 2, ENGLISH) == (
        "2 finished games were added. Match Cards: the open game is there. "
        "The settings are those of the file. 2 entries could not be read."
    )
    nothing = "There is nothing in the file that is not here already."
    assert brought_text(0, [], False, 0, ENGLISH) == nothing
    assert brought_text(0, [], False, 1, ENGLISH) == f"{nothing} 1 entry could not be read."


def test_texts_set_aside_are_named_by_their_game() -> None:
    assert game_of("aside:game:match:before:tab", ENGLISH) == "Match Cards"
    assert game_of("aside:game:mahjong:tab", ENGLISH) == "Mahjong Solitaire"
    assert game_of("aside:done:7", ENGLISH) == "Other"
