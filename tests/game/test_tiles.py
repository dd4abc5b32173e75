from collections import Counter
from itertools import combinations

from game import tiles
from tests.game.brute import is_pair

LABELS = (
    "1B 2B 3B 4B 5B 6B 7B 8B 9B 1C 2C 3C 4C 5C 6C 7C 8C 9C 1D 2D 3D 4D 5D 6D 7D 8D 9D "
    "N E S W R G Wh F1 F2 F3 F4 S1 S2 S3 S4"
)


def test_the_set_has_144_tiles_of_42_kinds() -> None:
    assert " ".join(tiles.KINDS) == LABELS
    assert len(set(tiles.KINDS)) == 42
    counts = Counter(tiles.SET)
    assert counts.total() == 144
    assert {kind for kind, count in counts.items() if count == 1} == {
        *("F1", "F2", "F3", "F4"),
        *("S1", "S2", "S3", "S4"),
    }
    assert all(counts[kind] == 4 for kind in LABELS.split()[:34])


def test_pairs_are_equal_tiles_or_two_flowers_or_two_seasons() -> None:
    for a in tiles.KINDS:
        assert tiles.pairs(a, a)
        for b in tiles.KINDS:
            assert tiles.pairs(a, b) is is_pair(a, b)
    unequal = [two for two in combinations(tiles.KINDS, 2) if tiles.pairs(*two)]
    assert len(unequal) == 6 + 6


def test_what_never_pairs() -> None:
    for a, b in [("R", "G"), ("G", "Wh"), ("F1", "S1"), ("S", "S1"), ("W", "Wh"), ("5B", "5C")]:
        assert not tiles.pairs(a, b)
        assert tiles.group(a) != tiles.group(b)


def test_a_group_names_what_pairs() -> None:
    assert tiles.group("F2") == tiles.group("F4") == "flowers"
    assert tiles.group("S2") == tiles.group("S4") == "seasons"
    assert tiles.group("S") == "S"
