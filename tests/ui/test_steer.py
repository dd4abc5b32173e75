import pytest

from ui.steer import steer

GRID = {n: (float(n % 5), float(n // 5)) for n in range(12)}


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
        (6, "Enter", None),
    ],
)
def test_arrows_on_a_grid(start: int, key: str, target: int | None) -> None:
    assert steer(GRID, start, key) == target


def test_gaps_are_crossed() -> None:
    assert steer({0: (0, 0), 1: (10, 0)}, 0, "ArrowRight") == 1


def test_straight_ahead_wins_over_near_but_aside() -> None:
    assert steer({0: (0, 0), 1: (3, 0), 2: (1.5, 1.4)}, 0, "ArrowRight") == 1


def test_a_piece_that_is_gone_leads_nowhere() -> None:
    assert steer(GRID, 99, "ArrowLeft") is None
