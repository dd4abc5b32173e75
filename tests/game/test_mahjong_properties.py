from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game import deal, mahjong
from game.code import MahjongCode
from game.history import History, from_text, to_text
from game.mahjong import Outcome, Pair, State
from tests.game import brute
from tests.game.positions import as_table, thrown
from tests.game.steady import STEADY

ragged_games = st.integers(0, 10_000).map(lambda seed: thrown(Random(seed)))
turtles = st.integers(0, 10_000).map(lambda seed: deal.mahjong_game(MahjongCode("00", seed)).state)
choices = st.lists(st.integers(0, 1 << 16), max_size=80)


def play_on(state: State, choice: int) -> Pair | None:
    """A playable pair for a number, or none if the game is over."""
    pairs = mahjong.playable(state)
    return pairs[choice % len(pairs)] if pairs else None


@given(ragged_games | turtles, choices)
@settings(STEADY, max_examples=60)
def test_undo_after_play_is_the_same_state(start: State, numbers: list[int]) -> None:
    states, history = [start], History[Pair]()
    for number in numbers:
        move = play_on(states[-1], number)
        if move is None:
            break
        states.append(mahjong.play(states[-1], move))
        history = history.push(move)
    for before in reversed(states[:-1]):
        step = history.undo()
        assert step is not None
        history = step[0]
        assert replayed(start, history) == before
    for after in states[1:]:
        redone = history.redo()
        assert redone is not None
        history = redone[0]
        assert replayed(start, history) == after


def replayed(state: State, history: History[Pair]) -> State:
    """As a saved game comes back: from the text of its moves."""
    read = from_text(to_text(history, mahjong.move_text), mahjong.parse_move)
    assert read == history
    for move in history.done:
        state = mahjong.play(state, move)
    return state


@given(ragged_games, choices)
@settings(STEADY, max_examples=100)
def test_a_removal_never_blocks_a_tile(state: State, numbers: list[int]) -> None:
    for number in numbers:
        move = play_on(state, number)
        if move is None:
            break
        free = set(mahjong.free(state)) - {move.a, move.b}
        state = mahjong.play(state, move)
        assert free <= set(mahjong.free(state))


@given(ragged_games, st.lists(st.tuples(st.integers(-1, 12), st.integers(-1, 12)), max_size=60))
@settings(STEADY, max_examples=100)
def test_no_sequence_of_taps_breaks_a_game(state: State, taps: list[tuple[int, int]]) -> None:
    removed = 0
    for a, b in taps:
        pair, table = Pair(a, b), as_table(state)
        slots = state.layout.slots
        inside = 0 <= pair.a < pair.b < len(slots)
        legal = inside and frozenset((slots[a], slots[b])) in brute.moves(table)
        assert (mahjong.refusal(state, pair) is None) is legal
        if legal:
            before, state = state, mahjong.play(state, pair)
            removed += 1
            assert (before.faces, before.layout) == (state.faces, state.layout)
            assert set(as_table(before)) - set(as_table(state)) == {slots[a], slots[b]}
        assert state.pairs_removed == removed
        assert (mahjong.outcome(state) is Outcome.WON) is (not as_table(state))
        assert (mahjong.outcome(state) is None) is bool(brute.moves(as_table(state)))


@given(turtles, choices)
@settings(STEADY, max_examples=10)
def test_the_turtle_is_always_free_where_the_slow_rules_say(
    state: State, numbers: list[int]
) -> None:
    for number in [*numbers[:8], *range(3)]:
        table = as_table(state)
        free = {place for place in table if brute.is_free(set(table), place)}
        assert {state.layout.slots[tile] for tile in mahjong.free(state)} == free
        move = play_on(state, number)
        if move is None:
            break
        state = mahjong.play(state, move)
