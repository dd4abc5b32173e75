"""Small ragged tables for the solver, and whether they can be won, found by trying everything."""

from random import Random

from game import layout, mahjong
from tests.game import brute


def table(random: Random) -> mahjong.State:
    """Up to 20 tiles thrown on a small table, of few kinds, two or four of each."""
    places = brute.ragged(random, most=random.choice((8, 12, 16, 20)))
    thrown = layout.build("ragged", (layout.Slot(*place) for place in places))
    kinds = random.sample(("5B", "1C", "N", "S", "R", "Wh"), 4)
    pairs = [(kind, kind) for kind in kinds for _ in range(2)]
    pairs += [("S1", "S2"), ("S3", "S4"), ("F1", "F2"), ("F3", "F4")]
    if random.random() < 0.5:
        random.shuffle(pairs)
    labels = [label for pair in pairs * 2 for label in pair][: len(thrown.slots)]
    random.shuffle(labels)
    return mahjong.State(thrown, tuple(labels), thrown.full)


def can_be_won(state: mahjong.State, known: dict[int, bool]) -> bool:
    """Whether some order of moves empties the table; `known` keeps what was found on the way."""
    if not state.present:
        return True
    if state.present not in known:
        rests = (mahjong.play(state, pair) for pair in mahjong.playable(state))
        known[state.present] = any(can_be_won(rest, known) for rest in rests)
    return known[state.present]
