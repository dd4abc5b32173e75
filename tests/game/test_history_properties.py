from hypothesis import given
from hypothesis import strategies as st

from game import mahjong, match
from game.history import History, from_text, to_text
from game.mahjong import Pair
from game.match import Settle, Turn
from tests.game.steady import STEADY

pairs = st.builds(Pair, st.integers(0, 143), st.integers(0, 143))
match_moves = st.builds(Turn, st.integers(0, 59)) | st.just(Settle())


@given(st.lists(pairs), st.lists(pairs))
@STEADY
def test_a_mahjong_history_comes_home(done: list[Pair], undone: list[Pair]) -> None:
    history = History(tuple(done), tuple(undone))
    assert from_text(to_text(history, mahjong.move_text), mahjong.parse_move) == history


@given(st.lists(match_moves))
@STEADY
def test_a_match_history_comes_home(done: list[match.Move]) -> None:
    history = History(tuple(done))
    assert from_text(to_text(history, match.move_text), match.parse_move) == history


@given(st.text("0123456789-/ .٣", max_size=20))
@STEADY
def test_any_text_is_a_history_or_none(text: str) -> None:
    history = from_text(text, mahjong.parse_move)
    assert history is None or to_text(history, mahjong.move_text) == text


@given(st.lists(st.sampled_from(("push", "undo", "redo")), max_size=60))
@STEADY
def test_a_history_is_a_list_with_a_cursor(steps: list[str]) -> None:
    history = History[int]()
    line: list[int] = []
    now = 0
    for number, step in enumerate(steps):
        if step == "push":
            history, line, now = history.push(number), [*line[:now], number], now + 1
        elif step == "undo":
            moved = history.undo()
            assert (moved is None) is (now == 0)
            if moved:
                now -= 1
                history = moved[0]
                assert moved[1] == line[now]
        else:
            moved = history.redo()
            assert (moved is None) is (now == len(line))
            if moved:
                history = moved[0]
                assert moved[1] == line[now]
                now += 1
        assert (list(history.done), list(history.undone)) == (line[:now], line[now:])
