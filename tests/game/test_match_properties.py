from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from game import deal, match
from game.code import MatchCode
from game.history import History, from_text, to_text
from game.match import Outcome, Refusal, Settle, State, Turn
from tests.game.steady import STEADY

small_games = st.builds(
    lambda *choices: deal.match_game(MatchCode(*choices)),
    st.sampled_from((2, 3)),
    st.integers(0, 1),
    st.integers(0, 5),
    st.integers(0, 2),
    st.integers(0, 1000),
)
# Taps on cards that are there or not, and comparisons whenever.
taps = st.lists(st.one_of(st.builds(Turn, st.integers(-1, 24)), st.just(Settle())), max_size=150)


def check(state: State) -> None:
    """What holds in every state of every game."""
    assert len(state.turned) <= state.group
    assert len(set(state.turned)) == len(state.turned)
    assert not state.found & set(state.turned)
    counts = Counter(state.deck[card] for card in state.found)
    assert set(counts.values()) <= {state.group}
    assert state.groups_found == len(counts) <= state.total
    assert 0 <= state.failed <= state.limit
    spots = match.spots(state)
    lost = match.outcome(state) is Outcome.LOST
    for card, spot in spots.items():
        expected = "revealed" if lost else "down"
        expected = "up" if card in state.turned else expected
        assert spot.state == ("found" if card in state.found else expected)
        assert (spot.face is None) is (spot.state == "down")


@given(small_games, taps)
@settings(STEADY, max_examples=60)
def test_no_sequence_of_taps_breaks_a_game(state: State, moves: list[match.Move]) -> None:
    made: list[match.Move] = []
    start = state
    for move in moves:
        reason = match.refusal(state, move)
        over = match.outcome(state) is not None
        assert over is (reason is Refusal.OVER)
        if reason is None:
            after = match.play(state, move)
            assert after != state
            assert state.found <= after.found
            assert state.failed <= after.failed
            assert after.deck == state.deck
            made.append(move)
            state = after
        check(state)
    # What is saved is the moves: replayed, they give the very same state.
    text = to_text(History(tuple(made)), match.move_text)
    history: History[match.Move] | None = from_text(text, match.parse_move)
    assert history is not None
    for move in history.done:
        start = match.play(start, move)
    assert start == state


@given(small_games)
@settings(STEADY, max_examples=30)
def test_perfect_memory_wins_every_game_that_is_dealt(state: State) -> None:
    """Turns what is known to match, or else the first cards never seen; knows only what it saw."""
    seen: dict[int, str] = {}
    while match.outcome(state) is None:
        while not match.due(state):
            card = choose(state, seen)
            state = match.play(state, Turn(card))
            face = match.spots(state)[card].face
            assert face is not None
            seen[card] = face
        state = match.play(state, Settle())
    assert match.outcome(state) is Outcome.WON


def choose(state: State, seen: dict[int, str]) -> int:
    hidden = [card for card, spot in match.spots(state).items() if spot.state == "down"]
    if state.turned:
        face = seen[state.turned[-1]]
        same = [card for card in hidden if seen.get(card) == face]
    else:
        known = Counter(seen[card] for card in hidden if card in seen)
        complete = {face for face, count in known.items() if count == state.group}
        same = [card for card in hidden if seen.get(card) in complete]
    unseen = [card for card in hidden if card not in seen]
    return (same or unseen or hidden)[0]
