"""What is kept: by one tab, by two, on a shelf that fails, and texts that cannot be read."""

import json
from collections.abc import Awaitable, Callable, Generator, Iterable
from typing import TypeVar

import pytest

from game.finished import Result
from tests.ui.memory import Memory, found, named, opened, run
from tests.ui.tables import EASY, attempt, groups, hint, mahjong_table, match_table, win
from ui.keeper import Keeper
from ui.record import record
from ui.settings import Settings
from ui.storage import Kept
from ui.store import owner, saved
from ui.table import Do, Tap

T = TypeVar("T")


class Wait:
    """Waits once."""

    def __await__(self) -> Generator[None, None, None]:
        yield


def test_a_game_comes_back_at_its_last_move() -> None:
    shelf, table = Memory(), mahjong_table()
    keeper = opened(shelf, table)
    win(table, 5)
    assert run(keeper.keep_game(table, 3)) is Kept.KEPT
    again = found(shelf)
    assert again.latest == "mahjong"
    taken = run(again.take("mahjong"))
    assert taken is not None
    assert taken.state == table.state


def test_games_of_both_kinds_are_open_at_once() -> None:
    shelf = Memory()
    keeper = opened(shelf, mahjong_table())
    run(keeper.open_game(match_table(), 0))
    again = found(shelf)
    assert set(again.tables) == {"match", "mahjong"}
    assert again.latest == "match"


def test_the_later_tab_takes_the_game_over() -> None:
    shelf, table = Memory(), mahjong_table()
    first = opened(shelf, table, "a")
    second = found(shelf, "b")
    run(second.take("mahjong"))
    assert owner(shelf.texts["game:mahjong"]) == "b"
    before = dict(shelf.texts)
    win(table, 1)
    assert run(first.keep_game(table, 0)) is Kept.TAKEN
    assert shelf.texts == before
    back = run(first.take("mahjong"))
    assert back is not None
    assert run(first.keep_game(back, 0)) is Kept.KEPT


def test_an_ended_game_is_counted_once_and_no_longer_open() -> None:
    shelf, table = Memory(), named(mahjong_table(), "one")
    keeper = opened(shelf, table)
    win(table)  # type: ignore[arg-type]
    ended = record(table, "2026-11-30T10:00:00", 0)
    assert ended.result is Result.WON
    for _ in range(2):
        run(keeper.finish(table, ended))
    assert run(keeper.finished()) == [ended]
    assert not found(shelf).tables
    assert not [key for key in shelf.texts if key.startswith("game:")]


def test_a_game_recorded_but_not_yet_forgotten_is_over() -> None:
    """The page died between the two writes."""
    shelf, table = Memory(), named(mahjong_table(), "one")
    opened(shelf, table)
    win(table, 71)  # type: ignore[arg-type]
    text = saved(table, 0, "a")
    keeper = Keeper(shelf, shelf, "a")
    run(keeper.finish(table, record(table, "2026-11-30T10:00:00", 0)))
    shelf.texts["game:mahjong"] = text
    assert not found(shelf).tables
    assert run(found(shelf).take("mahjong")) is None


def test_two_tabs_add_to_the_records() -> None:
    shelf = Memory()
    for tab in ("a", "b"):
        table = named(match_table(), tab)
        keeper = opened(shelf, table, tab)
        table.do(Tap(0), 0)
        run(keeper.finish(table, record(table, "2026-11-30T10:00:00", 1)))
    games = run(found(shelf).finished())
    assert {game.id for game in games} == {"a", "b"}
    assert {game.result for game in games} == {Result.GIVEN_UP}


def test_two_tabs_keep_each_other_s_settings() -> None:
    shelf = Memory()
    a, b = Keeper(shelf, shelf, "a"), Keeper(shelf, shelf, "b")
    run(a.change_setting("theme", "dark"))
    run(b.change_setting("quick", True))
    assert run(Keeper(shelf, shelf, "c").load()) == Settings(theme="dark", quick=True)


BAD = [
    "",
    "{",
    "null",
    '"a text"',
    '{"version": 99, "from": "the future"}',
    '{"version": 2}',
    '{"foreign": true}',
    pytest.param("[" * 100_000, id="deep"),
]


@pytest.mark.parametrize("bad", BAD)
def test_a_text_that_cannot_be_read_is_set_aside_and_the_former_one_played(bad: str) -> None:
    shelf, table = Memory(), match_table()
    keeper = opened(shelf, table)
    at = attempt(table, groups(table)[0], 0)
    run(keeper.keep_game(table, at))
    table.do(Tap(groups(table)[1][0]), at)
    run(keeper.keep_game(table, at))
    shelf.texts["game:match"] = bad
    again = found(shelf)
    assert again.unreadable == 1
    assert list(run(again.aside()).values()) == [bad]
    taken = run(again.take("match"))
    assert taken is not None
    assert taken.code == EASY
    assert taken.state.groups_found == 1  # type: ignore[union-attr]
    assert found(shelf, "c").unreadable == 0


@pytest.mark.parametrize("bad", BAD)
def test_where_both_texts_are_bad_both_are_set_aside(bad: str) -> None:
    shelf = Memory()
    shelf.texts = {"game:match": bad, "game:match:before": bad, "settings": bad, "last": bad}
    again = found(shelf)
    assert not again.tables
    assert sorted(run(again.aside()).values()) == [bad, bad]


def test_a_text_of_the_other_kind_is_set_aside() -> None:
    shelf = Memory()
    shelf.texts["game:match"] = saved(mahjong_table(), 0)
    again = found(shelf)
    assert not again.tables
    assert again.unreadable == 1


def test_unreadable_records_are_left_where_they_are() -> None:
    shelf = Memory()
    shelf.texts = {"done:x": "rubbish", "done:y": "{}", "done:z": "[" * 100_000}
    keeper = found(shelf)
    assert run(keeper.finished()) == []
    assert set(shelf.texts) == {"done:x", "done:y", "done:z"}


def test_a_game_of_the_first_schema_goes_on() -> None:
    shelf, table = Memory(), mahjong_table()
    win(table, 4)
    data = json.loads(saved(table, 7))
    del data["id"], data["owner"]
    shelf.texts["game:mahjong"] = json.dumps({**data, "version": 1})
    taken = run(found(shelf).take("mahjong"))
    assert taken is not None
    assert taken.state == table.state
    assert taken.session.id == "1-MJ1-L00-AAAAABL"


def test_a_full_shelf_lets_one_play_and_says_so() -> None:
    shelf, table = Memory(), match_table()
    shelf.full = True
    keeper = Keeper(shelf, shelf, "a")
    assert run(keeper.open_game(table, 0)) is Kept.FAILED
    table.do(Tap(0), 0)
    assert run(keeper.keep_game(table, 1)) is Kept.FAILED
    shelf.full = False
    table.do(Tap(1), 1)
    assert run(keeper.keep_game(table, 2)) is Kept.KEPT
    taken = run(found(shelf).take("match"))
    assert taken is not None
    assert taken.state == table.state


def test_a_shelf_that_cannot_even_be_read_is_an_empty_one() -> None:
    class Broken(Memory):
        async def get(self, keys: Iterable[str]) -> dict[str, str]:
            raise OSError(f"gone: {keys}")

        async def all(self, prefix: str) -> dict[str, str]:
            raise OSError(f"gone: {prefix}")

    keeper = Keeper(Broken(), Memory(), "a")
    assert run(keeper.load()) == Settings()
    assert run(keeper.take("match")) is None
    assert run(keeper.finished()) == []
    assert run(keeper.aside()) == {}


def test_hints_and_undone_moves_are_kept() -> None:
    shelf, table = Memory(), mahjong_table()
    keeper = opened(shelf, table)
    win(table, 3)
    hint(table)
    table.do(Do.UNDO, 0)
    run(keeper.keep_game(table, 0))
    taken = run(found(shelf).take("mahjong"))
    assert taken is not None
    assert taken.history == table.history
    assert taken.session.hints == 1  # type: ignore[union-attr]


def test_a_page_left_right_after_a_move_goes_on_from_its_note() -> None:
    """The note is written at once; the transaction may never have ended."""
    shelf, table = Memory(), named(mahjong_table(), "one")
    keeper = opened(shelf, table)
    win(table, 2)  # type: ignore[arg-type]
    run(keeper.keep_game(table, 0))
    kept = dict(shelf.texts)
    win(table, 3)  # type: ignore[arg-type]
    run(keeper.keep_game(table, 0))
    shelf.texts = kept
    taken = run(found(shelf).take("mahjong"))
    assert taken is not None
    assert taken.state.pairs_removed == 3  # type: ignore[union-attr]
    assert json.loads(shelf.texts["game:mahjong"])["serial"] == 2


def test_a_note_of_another_game_or_an_older_one_is_nothing() -> None:
    shelf, table = Memory(), named(mahjong_table(), "one")
    keeper = opened(shelf, table)
    run(keeper.keep_game(table, 0))
    note = dict(shelf.notes)
    win(table, 2)  # type: ignore[arg-type]
    run(keeper.keep_game(table, 0))
    shelf.notes = note
    taken = run(found(shelf).take("mahjong"))
    assert taken is not None
    assert taken.state == table.state
    run(keeper.finish(table, record(table, "2026-11-30T10:00:00", 0)))
    assert run(found(shelf).take("mahjong")) is None


class Slow(Memory):
    """A shelf that is a while about a read, and answers with what it held at first."""

    async def get(self, keys: Iterable[str]) -> dict[str, str]:
        texts = await super().get(keys)
        await Wait()
        return texts


def finish(reading: Generator[None, None, T]) -> T:
    """Let something that waits come to its end."""
    while True:
        try:
            next(reading)
        except StopIteration as end:
            answer: T = end.value
            return answer


def begun(work: Awaitable[T]) -> Generator[None, None, T]:
    """Begin something that waits."""
    waiting: Generator[None, None, T] = work.__await__()
    next(waiting)
    return waiting


@pytest.mark.parametrize("look", [Keeper.look_again, lambda keeper: keeper.take("mahjong")])
def test_game_dealt_while_the_shelf_is_read_stays_the_open_one(
    look: Callable[[Keeper], Awaitable[object]],
) -> None:
    shelf = Slow()
    keeper = opened(shelf, named(mahjong_table(), "old"))
    reading = begun(look(keeper))
    dealt = named(mahjong_table(), "new")
    run(keeper.open_game(dealt, 0))
    answer = finish(reading)
    assert keeper.tables["mahjong"] is dealt
    assert answer in (None, dealt), "what is answered is what is kept"
    win(dealt, 1)  # type: ignore[arg-type]
    assert run(keeper.keep_game(dealt, 2)) is Kept.KEPT
    again = finish(Keeper(shelf, shelf, "b").take("mahjong").__await__())
    assert again is not None
    assert again.state == dealt.state


def test_game_that_ended_while_the_shelf_is_read_is_not_open_again() -> None:
    shelf, table = Slow(), mahjong_table()
    keeper = opened(shelf, table)
    reading = begun(keeper.look_again())
    win(table)
    run(keeper.finish(table, record(table, "2026-11-30T10:00:00", 0)))
    finish(reading)
    assert keeper.tables == {}


def test_what_becomes_of_the_other_kind_meanwhile_takes_no_game_away() -> None:
    """The message of another tab comes while a game of the other kind is being taken."""
    shelf = Slow()
    keeper = opened(shelf, match_table())
    run(keeper.open_game(mahjong_table(), 0))
    reading = begun(keeper.take("mahjong"))
    keeper.let_go("match")
    taken = finish(reading)
    assert taken is not None
    assert keeper.tables["mahjong"] is taken, "or its moves would not be kept"
    assert "match" not in keeper.tables


def test_game_that_is_let_go_while_it_is_taken_is_not_played_here() -> None:
    shelf = Slow()
    keeper = opened(shelf, mahjong_table())
    reading = begun(keeper.take("mahjong"))
    keeper.let_go("mahjong")
    assert finish(reading) is None
    assert keeper.tables == {}


class Counting(Memory):
    """Counts how often it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0

    async def get(self, keys: Iterable[str]) -> dict[str, str]:
        self.reads += 1
        return await super().get(keys)


def test_a_game_that_was_just_read_is_taken_without_being_read_again() -> None:
    shelf, table = Counting(), mahjong_table()
    win(table, 5)
    opened(shelf, table)
    again = found(shelf)
    reads = shelf.reads
    assert run(again.take("mahjong")) is again.tables["mahjong"]
    assert shelf.reads == reads
    assert owner(shelf.texts["game:mahjong"]) == "b"


def test_what_another_tab_did_since_a_game_was_read_is_there_when_it_is_taken() -> None:
    shelf, table = Counting(), mahjong_table()
    first, second = opened(shelf, table, "a"), found(shelf, "b")
    win(table, 5)
    assert run(first.keep_game(table, 3)) is Kept.KEPT
    taken = run(second.take("mahjong"))
    assert taken is not None
    assert taken.state == table.state
    assert second.tables["mahjong"] is taken


def test_a_game_that_another_tab_ended_since_it_was_read_is_not_taken() -> None:
    shelf, table = Memory(), mahjong_table()
    first, second = opened(shelf, table, "a"), found(shelf, "b")
    win(table)
    run(first.finish(table, record(table, "2026-11-30T10:00:00", 0)))
    assert run(second.take("mahjong")) is None
    assert second.tables == {}


def test_a_game_that_was_played_on_since_it_was_read_is_read_again() -> None:
    shelf = Memory()
    keeper = opened(shelf, mahjong_table())
    run(keeper.look_again())
    first = run(keeper.take("mahjong"))
    assert first is not None
    win(first, 2)  # type: ignore[arg-type]
    assert run(keeper.keep_game(first, 1)) is Kept.KEPT
    second = run(keeper.take("mahjong"))
    assert second is not None
    assert second.state == first.state
