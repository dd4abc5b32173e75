from game import mahjong, tiles
from tests.ui.tables import hint, mahjong_table, win
from ui.mahjong_table import Back, Hint, MahjongTable
from ui.session import PAUSE
from ui.table import Do, No, Tap


def free_and_blocked(table: MahjongTable) -> tuple[list[int], int]:
    free = list(mahjong.free(table.state))
    blocked = next(t for t in range(144) if t not in free)
    return free, blocked


def selected(table: MahjongTable) -> int | None:
    return table.session.selected


def different(table: MahjongTable) -> tuple[int, int]:
    """Two free tiles that make no pair."""
    faces, free = table.state.faces, mahjong.free(table.state)
    return next((a, b) for a in free for b in free if not tiles.pairs(faces[a], faces[b]))


def test_taps_select_move_and_cancel() -> None:
    table = mahjong_table()
    a, b = different(table)
    blocked = free_and_blocked(table)[1]
    table.do(Tap(a), 0)
    assert selected(table) == a
    table.do(Tap(b), 0)
    assert selected(table) == b
    table.do(Tap(b), 0)
    assert selected(table) is None
    table.do(Tap(a), 0)
    assert table.do(Tap(blocked), 0).refusal is mahjong.Refusal.BLOCKED
    assert selected(table) is None
    assert table.state.pairs_removed == 0


def test_two_of_a_pair_vanish() -> None:
    table = mahjong_table()
    pair = table.plan[0]
    table.do(Tap(pair.b), 0)
    table.do(Tap(pair.a), 0)
    assert table.state.pairs_removed == 1
    assert selected(table) is None


def test_the_first_tap_starts_the_clock_even_on_a_blocked_tile() -> None:
    table = mahjong_table()
    table.do(Tap(free_and_blocked(table)[1]), 5)
    assert table.session.clock.elapsed(8) == 3


def test_undo_and_redo_clear_the_selection() -> None:
    table = mahjong_table()
    win(table, 2)
    a = mahjong.free(table.state)[0]
    for do in (Do.UNDO, Do.REDO):
        table.do(Tap(a), 0)
        assert selected(table) == a
        table.do(do, 0)
        assert selected(table) is None


def test_the_whole_game_can_be_taken_back_and_played_again() -> None:
    table = mahjong_table()
    start = table.state
    win(table, 71)
    states = list(table.states)
    for _ in range(71):
        assert table.do(Do.UNDO, 0).refusal is None
    assert table.do(Do.UNDO, 0).refusal is No.NOTHING
    assert table.state == start
    for _ in range(71):
        table.do(Do.REDO, 0)
    assert table.states == states
    assert table.do(Do.REDO, 0).refusal is No.NOTHING


def test_after_a_win_one_only_looks_back() -> None:
    table = mahjong_table()
    win(table)
    assert table.status == "won"
    table.do(Do.UNDO, 0)
    assert table.status == "won"
    assert table.state.pairs_removed == 71
    pair = table.plan[71]
    assert table.do(Tap(pair.a), 0).refusal is No.OVER
    assert hint(table).refusal is No.NOTHING
    table.do(Do.REDO, 0)
    assert table.state.pairs_removed == 72
    assert table.session.clock.since is None


def test_hints_follow_the_plan_then_go_on_to_the_next_pair() -> None:
    table = mahjong_table()
    hint(table)
    first = table.session.hinted
    assert first == table.plan[0]
    hint(table)
    assert table.session.hinted not in (None, first)
    assert table.session.hints == 2


def test_a_selection_ends_the_hint_but_not_the_turn() -> None:
    table = mahjong_table()
    hint(table)
    first = table.session.hinted
    assert first is not None
    table.do(Tap(mahjong.free(table.state)[0]), 0)
    assert table.session.hinted is None
    hint(table)
    assert table.session.hinted != first


def test_the_hints_of_a_game_win_it() -> None:
    table = mahjong_table()
    for _ in range(72):
        hint(table)
        pair = table.session.hinted
        assert pair is not None
        table.do(Tap(pair.a), 0)
        table.do(Tap(pair.b), 0)
    assert table.status == "won"
    assert table.session.hints == 72


def test_a_dead_end_is_stuck_and_undo_plays_on() -> None:
    table = mahjong_table()
    at = 0.0
    while table.status == "playing":
        pair = mahjong.playable(table.state)[-1]
        table.do(Tap(pair.a), at)
        at += 1
        table.do(Tap(pair.b), at)
    assert table.status == "stuck"
    stopped = table.session.clock.elapsed(at)
    assert table.session.clock.elapsed(at + 50) == stopped
    table.do(Do.UNDO, at + 50)
    assert table.status == "playing"
    assert table.session.clock.elapsed(at + 51) == stopped + 1


def test_a_paused_game_takes_nothing() -> None:
    table = mahjong_table()
    table.hold(PAUSE, 0)
    for intent in (Tap(table.plan[0].a), Do.UNDO, Do.REDO, Back(1), Hint((table.plan[0],))):
        assert table.do(intent, 1).refusal is No.HELD
    assert selected(table) is None
