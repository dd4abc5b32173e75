import pytest

from ui.clock import Clock, clock_text


def test_a_clock_counts_only_while_it_runs() -> None:
    clock = Clock().run(10).stop(13)
    assert clock.elapsed(100) == 3
    assert clock.run(100).elapsed(104.5) == 7.5


def test_running_twice_counts_once() -> None:
    assert Clock().run(10).run(12).elapsed(15) == 5


def test_a_time_that_goes_back_takes_nothing_away() -> None:
    assert Clock(5).run(10).elapsed(3) == 5


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, ("0:00", "")),
        (41.9, ("0:41", "")),
        (3599.9, ("59:59", "")),
        (3600, ("1:00", ":00")),
        (3872, ("1:04", ":32")),
    ],
)
def test_time_as_shown(seconds: float, text: tuple[str, str]) -> None:
    assert clock_text(seconds) == text
