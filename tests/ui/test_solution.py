"""Showing the solution: the rest of the plan is played, the player's own game is not touched."""

from game import mahjong
from game.history import History
from tests.ui.tables import mahjong_table, win
from ui.mahjong_table import MahjongTable
from ui.session import SHOWN
from ui.solution import Solution
from ui.store import saved
from ui.table import Do, Tap
from ui.words import Words


def begun() -> tuple[MahjongTable, Solution]:
    """A game of 30 pairs, held while the rest of its plan is shown."""
    table = mahjong_table()
    win(table, 30)
    table.do(Do.UNDO, 5)
    table.hold(SHOWN, 7)
    return table, Solution(table, table.plan[29:])


def test_each_pair_is_marked_and_then_taken_until_the_table_is_empty() -> None:
    table, solution = begun()
    for pair in table.plan[29:]:
        assert not solution.over
        step = solution.turn()
        assert step.before is step.after
        assert solution.table.session.hinted == pair
        step = solution.turn()
        assert step.after == mahjong.play(step.before, pair)
        assert solution.table.session.hinted is None
    assert solution.over
    assert (solution.shown, solution.total) == (43, 43)


def test_the_players_game_is_kept_exactly_as_it_was() -> None:
    table, solution = begun()
    before, text = (table.state, table.history, table.session), saved(table, 8)
    while not solution.over:
        solution.turn()
    assert (table.state, table.history, table.session) == before
    assert saved(table, 99) == text
    assert not table.finished
    assert len(table.history.undone) == 1
    assert solution.table.history != History(table.history.done)


def test_nothing_can_be_played_while_it_is_shown() -> None:
    table, solution = begun()
    pair = table.plan[29]
    for held in (table, solution.table):
        held.do(Tap(pair.a), 8)
        held.do(Tap(pair.b), 8)
        held.do(Do.UNDO, 8)
        assert held.state.pairs_removed == 29


def test_the_look_says_that_it_is_shown_and_never_that_it_is_won() -> None:
    table, solution = begun()
    clock = table.session.clock.elapsed(9)
    while not solution.over:
        look = solution.look(Words(), 60)
        assert look.attributes["status"] == "playing"
        assert look.attributes["demonstration"] == "true"
        assert int(look.attributes["pairs-removed"]) == 29 + solution.shown
        assert look.attributes["hints"] == "0", "what is shown is no hint"
        assert look.attributes["elapsed"] == str(int(clock)), "the clock stands"
        assert set(look.actions.values()) == {False}
        solution.turn()
    assert solution.look(Words(), 60).attributes["status"] == "playing"
