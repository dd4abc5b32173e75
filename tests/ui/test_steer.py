import pytest

from game.layout import LAYOUTS, load
from ui.steer import ARROWS, along, in_sight, lead, nearest, reading

GRID = {n: (2 * (n % 5), 2 * (n // 5), 0) for n in range(12)}
"""Twelve cards in rows of five; the last row has two."""
STACK = {0: (0, 0, 0), 1: (2, 0, 0), 2: (4, 0, 0), 3: (2, 0, 1), 4: (1, 2, 0), 5: (6, 1, 0)}
"""A row of three tiles, one on the middle one; one a half to the right below; one a half lower."""


@pytest.mark.parametrize(
    ("start", "key", "target"),
    [
        (6, "ArrowLeft", 5),
        (6, "ArrowRight", 7),
        (6, "ArrowUp", 1),
        (6, "ArrowDown", 11),
        (0, "ArrowLeft", None),
        (0, "ArrowUp", None),
        (9, "ArrowRight", None),
        (6, "Home", 5),
        (6, "End", 9),
        (10, "End", 11),
        (5, "Home", 5),
        (6, "Ctrl+Home", 0),
        (6, "Ctrl+End", 11),
        (6, "PageUp", None),
        (6, "PageDown", None),
        (6, "Enter", None),
    ],
)
def test_keys_on_a_grid(start: int, key: str, target: int | None) -> None:
    assert lead(GRID, start, key) == target


@pytest.mark.parametrize(
    ("start", "key", "target"),
    [
        (0, "PageUp", 3),
        (3, "PageDown", 0),
        (3, "PageUp", None),
        (4, "PageUp", 3),
        (0, "Home", 0),
        (0, "End", 5),
        (5, "Home", 0),
        (0, "ArrowRight", 3),
        (3, "ArrowRight", 2),
        (2, "ArrowRight", 5),
        (4, "ArrowUp", 0),
        (3, "Home", 3),
    ],
)
def test_keys_among_layers(start: int, key: str, target: int | None) -> None:
    assert lead(in_sight(STACK), start, key) == target


def test_what_lies_wholly_under_others_is_not_in_sight() -> None:
    assert set(in_sight(STACK)) == {0, 2, 3, 4, 5}
    half = {0: (0, 0, 0), 1: (1, 0, 1)}
    assert set(in_sight(half)) == {0, 1}
    quarters = {0: (1, 1, 0), 1: (0, 0, 1), 2: (2, 0, 1), 3: (0, 2, 1), 4: (2, 2, 1)}
    assert set(in_sight(quarters)) == {1, 2, 3, 4}


def test_gaps_are_crossed() -> None:
    assert lead({0: (0, 0, 0), 1: (20, 0, 0)}, 0, "ArrowRight") == 1


def test_straight_ahead_wins_over_near_but_aside() -> None:
    assert lead({0: (0, 0, 0), 1: (6, 0, 0), 2: (3, 2, 0)}, 0, "ArrowRight") == 1


def test_a_piece_that_is_gone_leads_nowhere() -> None:
    assert lead(GRID, 99, "ArrowLeft") is None


@pytest.mark.parametrize("number", LAYOUTS)
def test_arrows_lead_to_every_tile_in_sight(number: str) -> None:
    places = in_sight(dict(enumerate(load(number).slots)))
    for start in (reading(places)[0], reading(places)[-1]):
        reached, ahead = {start}, [start]
        while ahead:
            here = ahead.pop()
            targets = {lead(places, here, key) for key in ARROWS} - {None}
            new = {tile for tile in targets if tile is not None} - reached
            reached |= new
            ahead += new
        assert reached == set(places)


def test_lists_are_stepped_through_round_and_round() -> None:
    some = (1, 5, 9)
    forward = [along(some, GRID, start, back=False) for start in (0, 1, 3, 5, 9, 11)]
    assert forward == [1, 5, 5, 9, 1, 1]
    assert [along(some, GRID, start, back=True) for start in (0, 1, 3, 9)] == [9, 9, 1, 5]
    assert along((), GRID, 0, back=False) is None
    assert along((4,), GRID, 4, back=False) is None
    assert along(some, GRID, 99, back=False) is None


def test_next_to_a_piece_that_is_gone_lies_what_was_under_it() -> None:
    assert nearest(STACK, (2, 0, 1)) in {1, 3}
    left = {tile: place for tile, place in STACK.items() if tile != 3}
    assert nearest(left, STACK[3]) == 1
    assert nearest({}, (0, 0, 0)) is None
