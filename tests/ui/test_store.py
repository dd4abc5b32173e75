import json
from dataclasses import replace

import pytest

from tests.ui.tables import HARD, attempt, groups, hint, mahjong_table, match_table, win
from ui.mahjong_table import MahjongTable
from ui.match_table import MatchTable
from ui.session import PAUSE
from ui.store import later, restored, saved
from ui.table import Do, Tap


def test_a_match_game_goes_on_at_the_very_move() -> None:
    table = match_table(HARD)
    at = attempt(table, groups(table)[0], 0)
    table.forget_window()
    turned = groups(table)[1][0]
    table.do(Tap(turned), at)
    again = restored(saved(table, at + 5))
    assert isinstance(again, MatchTable)
    assert again.state == table.state
    assert again.state.turned == (turned,)
    assert again.code == table.code
    assert not again.wants_window
    assert again.session.clock.elapsed(1000) == table.session.clock.elapsed(at + 5)


def test_a_reload_in_mid_attempt_compares_again() -> None:
    table = match_table()
    table.do(Tap(0), 0)
    table.do(Tap(1), 0)
    again = restored(saved(table, 1.4))
    assert isinstance(again, MatchTable)
    again.keep_time(100)
    assert again.state.turned == (0, 1)
    assert again.remaining(100) == 1.5


def test_a_mahjong_game_goes_on_with_what_could_be_redone() -> None:
    table = mahjong_table()
    win(table, 9)
    table.do(Do.UNDO, 5)
    hint(table)
    again = restored(saved(table, 7))
    assert isinstance(again, MahjongTable)
    assert again.state == table.state
    assert again.session.hints == 1
    assert again.do(Do.REDO, 8).refusal is None
    assert again.state.pairs_removed == 9


def test_a_pause_outlives_a_reload() -> None:
    table = mahjong_table()
    table.hold(PAUSE, 0)
    again = restored(saved(table, 0))
    assert again is not None
    assert again.status == "paused"


def good() -> dict[str, object]:
    table = mahjong_table()
    win(table, 3)
    found: dict[str, object] = json.loads(saved(table, 0))
    return found


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("version", 99),
        ("version", None),
        ("code", "MJ1-L00-ZZZZZZZ"),
        ("code", 7),
        ("moves", "0-1 /"),
        ("moves", "rubbish"),
        ("moves", None),
        ("elapsed", -1),
        ("elapsed", "long"),
        ("elapsed", float("inf")),
        ("hints", None),
    ],
)
def test_what_is_not_a_saved_game_is_none(key: str, value: object) -> None:
    assert restored(json.dumps(good())) is not None
    assert restored(json.dumps({**good(), key: value})) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"text"', '{"version": 1}'])
def test_no_text_makes_it_raise(text: str) -> None:
    assert restored(text) is None


def test_a_truncated_game_is_none() -> None:
    text = json.dumps(good())
    assert all(restored(text[:length]) is None for length in range(len(text)))


def test_of_two_texts_of_one_game_the_later_counts() -> None:
    table = mahjong_table()
    table.session = replace(table.session, id="one")
    first, second = saved(table, 0, serial=1), saved(table, 9, serial=2)
    assert later(first, second) == later(second, first) == second
    other = replace(table.session, id="two")
    table.session = other
    assert later(first, saved(table, 9, serial=3)) == first
    for nothing in ("", "{", "null"):
        assert later(first, nothing) == first
        assert later(nothing, second) == nothing
