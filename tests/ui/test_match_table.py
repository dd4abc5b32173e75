from game import match
from tests.ui.tables import EASY, HARD, TRIPLES, attempt, groups, match_table
from ui.match_table import MatchTable, Pace
from ui.session import HIDDEN, PAUSE, WINDOW
from ui.table import Do, No, Tap


def turned(table: MatchTable) -> tuple[int, ...]:
    return table.state.turned


def test_nothing_is_compared_before_its_time() -> None:
    table = match_table()
    table.do(Tap(0), 0)
    assert table.remaining(1) is None
    table.do(Tap(1), 1)
    assert table.remaining(1) == 1.5
    assert table.do(Do.COMPARE, 2.4).refusal is No.NOTHING
    assert turned(table) == (0, 1)
    assert table.do(Do.COMPARE, 2.5).refusal is None
    assert turned(table) == ()
    assert table.state.failed == 1


def test_a_third_tap_during_the_comparison_turns_nothing() -> None:
    table = match_table()
    table.do(Tap(0), 0)
    table.do(Tap(1), 0)
    assert table.do(Tap(2), 1).refusal is match.Refusal.COMPARING
    assert turned(table) == (0, 1)


def test_the_quick_tap_compares_and_turns_nothing() -> None:
    table = match_table()
    table.pace = Pace(1.5, quick=True)
    table.do(Tap(0), 0)
    table.do(Tap(1), 1)
    assert table.do(Tap(2), 1.4).refusal is match.Refusal.COMPARING
    assert table.do(Tap(0), 1.6).refusal is match.Refusal.COMPARING
    assert table.do(Tap(2), 1.5).refusal is None
    assert turned(table) == ()
    assert table.state.failed == 1


def test_until_i_tap_waits_for_any_tap() -> None:
    table = match_table()
    table.pace = Pace(None)
    table.do(Tap(0), 0)
    table.do(Tap(1), 0)
    assert table.remaining(100) is None
    assert table.do(Do.COMPARE, 100).refusal is No.NOTHING
    assert table.do(Tap(0), 100).refusal is None
    assert table.state.failed == 1


def test_a_pause_freezes_the_wait_and_the_clock() -> None:
    table = match_table()
    table.do(Tap(0), 0)
    table.do(Tap(1), 0)
    table.hold(PAUSE, 1)
    assert table.status == "paused"
    assert table.remaining(50) is None
    assert table.do(Do.COMPARE, 50).refusal is No.HELD
    assert table.do(Tap(2), 50).refusal is No.HELD
    table.release(PAUSE, 60)
    assert table.remaining(60) == 0.5
    assert table.session.clock.elapsed(60) == 1


def test_the_clock_stops_under_a_window_and_in_a_hidden_tab() -> None:
    table = match_table()
    table.do(Tap(0), 0)
    table.hold(WINDOW, 2)
    table.hold(HIDDEN, 3)
    table.release(WINDOW, 4)
    assert table.session.clock.elapsed(10) == 2
    assert table.status == "playing"
    table.release(HIDDEN, 10)
    assert table.session.clock.elapsed(11) == 3


def test_the_clock_starts_with_the_first_tap_and_ends_with_the_game() -> None:
    table = match_table()
    table.keep_time(5)
    assert table.session.clock.elapsed(9) == 0
    at = 10.0
    for cards in groups(table):
        at = attempt(table, cards, at)
    assert table.status == "won"
    assert table.finished
    assert table.session.clock.elapsed(1000) == 12
    assert table.do(Tap(0), 1000).refusal is No.OVER


def test_lost_when_the_failed_attempts_reach_the_limit() -> None:
    table = match_table(HARD)
    a, b = groups(table)[0][0], groups(table)[1][0]
    at = 0.0
    for failed in range(1, 12):
        assert table.status == "playing"
        at = attempt(table, [a, b], at)
        assert table.state.failed == failed
    assert table.status == "lost"


def test_only_hard_games_want_the_window_until_it_is_unwanted() -> None:
    assert not match_table(EASY).wants_window
    assert not match_table(TRIPLES).wants_window
    table = match_table(HARD)
    assert table.wants_window
    table.forget_window()
    assert not table.wants_window
