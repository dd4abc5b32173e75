from random import Random

import pytest

from game import mahjong, match
from game.history import History, from_text, to_text
from game.mahjong import Pair
from game.match import Settle, Turn


def test_undo_and_redo_walk_along_one_line() -> None:
    history = History(("a", "b", "c"))
    assert history.undo() == (History(("a", "b"), ("c",)), "c")
    assert History(("a", "b"), ("c",)).undo() == (History(("a",), ("b", "c")), "b")
    assert History(("a",), ("b", "c")).redo() == (History(("a", "b"), ("c",)), "b")
    assert History(("a", "b"), ("c",)).redo() == (History(("a", "b", "c")), "c")


def test_there_is_nothing_before_the_first_move_or_after_the_last() -> None:
    assert History[str]().undo() is None
    assert History((), ("a",)).undo() is None
    assert History(("a",)).redo() is None


def test_a_new_move_forgets_what_was_undone() -> None:
    assert History(("a",), ("b", "c")).push("d") == History(("a", "d"))


def test_the_whole_game_of_72_pairs_goes_back_and_forth() -> None:
    line = tuple(Pair(2 * n, 2 * n + 1) for n in range(72))
    history = History[Pair]()
    for move in line:
        history = history.push(move)
    for move in reversed(line):
        step = history.undo()
        assert step is not None
        history = step[0]
        assert step[1] == move
    assert history == History((), line)
    for move in line:
        step = history.redo()
        assert step is not None
        history = step[0]
        assert step[1] == move
    assert history == History(line)


@pytest.mark.parametrize(
    ("history", "text"),
    [
        (History[Pair](), "/"),
        (History((Pair(0, 5), Pair(3, 9)), (Pair(7, 8),)), "0-5 3-9 / 7-8"),
        (History((), (Pair(7, 143),)), "/ 7-143"),
        (History((Pair(7, 143),)), "7-143 /"),
    ],
)
def test_a_mahjong_history_has_a_text(history: History[Pair], text: str) -> None:
    assert to_text(history, mahjong.move_text) == text
    assert from_text(text, mahjong.parse_move) == history


def test_a_match_history_has_a_text() -> None:
    history = History[match.Move]((Turn(0), Turn(11), Settle(), Turn(5)))
    assert to_text(history, match.move_text) == "0 11 . 5 /"
    assert from_text("0 11 . 5 /", match.parse_move) == history


def test_histories_come_home() -> None:
    random = Random(4)
    for length in range(73):
        moves = tuple(Pair(*random.sample(range(144), 2)) for _ in range(length))
        now = random.randint(0, length)
        history = History(moves[:now], moves[now:])
        assert from_text(to_text(history, mahjong.move_text), mahjong.parse_move) == history


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0-5",
        "0-5 3-9",
        "/ /",
        "0-5 / 3-9 /",
        "0-5  3-9 /",
        "0-5 x /",
        " /",
        "/ ",
        "0-5/",
        "5-0 /",
    ],
)
def test_what_no_history_wrote_is_none(text: str) -> None:
    assert from_text(text, mahjong.parse_move) is None
