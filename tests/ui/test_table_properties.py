"""No sequence of intents and times breaks a table, and a saved one comes home."""

from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui.tables import HARD, mahjong_table, match_table
from ui.session import HIDDEN, PAUSE, WINDOW
from ui.store import AnyTable, restored, saved
from ui.table import Do, Tap

REASONS = st.sampled_from([PAUSE, WINDOW, HIDDEN])
WAITS = st.floats(0, 4)


@dataclass(frozen=True)
class Hold:
    reason: str
    release: bool


Deed = Tap | Do | Hold


def intents(pieces: int) -> st.SearchStrategy[Deed]:
    taps = st.integers(0, pieces - 1).map(Tap)
    holds = st.builds(Hold, REASONS, st.booleans())
    return st.one_of(taps, taps, taps, st.sampled_from(list(Do)), holds)


def play(table: AnyTable, script: list[tuple[Deed, float]]) -> float:
    now = 0.0
    for intent, wait in script:
        now += wait
        before = table.session.clock.elapsed(now)
        if isinstance(intent, Tap | Do):
            step = table.do(intent, now)
            assert (step.refusal is None) or step.before is step.after
        elif intent.release:
            table.release(intent.reason, now)
        else:
            table.hold(intent.reason, now)
        assert table.session.clock.elapsed(now) == before
        assert len(table.states) == len(table.history.done) + 1
        assert not (table.session.held and table.session.clock.since is not None)
    return now


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(intents(12), WAITS), max_size=60))
def test_match(script: list[tuple[Deed, float]]) -> None:
    table = match_table(HARD)
    now = play(table, script)
    again = restored(saved(table, now))
    assert again is not None
    assert again.state == table.state
    assert again.history == table.history


@settings(deadline=None, max_examples=30)
@given(st.lists(st.tuples(intents(144), WAITS), max_size=60))
def test_mahjong(script: list[tuple[Deed, float]]) -> None:
    table = mahjong_table()
    now = play(table, script)
    again = restored(saved(table, now))
    assert again is not None
    assert again.state == table.state
    assert again.history == table.history
