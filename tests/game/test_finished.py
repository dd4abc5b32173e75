import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.finished import Finished, MahjongOptions, MatchOptions, from_data, to_data
from tests.game.finished import TRIPLES, TURTLE, finished, games
from tests.game.steady import STEADY

GOOD = to_data(finished(1, seconds=52.5, found=6, failed=5))


def test_a_game_knows_what_it_is_filed_under() -> None:
    assert finished(1, code=TRIPLES).game == "match"
    assert finished(1, code=TRIPLES).options == MatchOptions(group=3, difficulty=1, size=3)
    assert finished(1, code=TURTLE).game == "mahjong"
    assert finished(1, code=TURTLE).options == MahjongOptions("00")


def test_a_code_that_is_none_is_filed_nowhere() -> None:
    with pytest.raises(ValueError, match="TOO_SHORT"):
        _ = finished(1, code="MM2-PAAU").options


def test_it_is_written_in_plain_words() -> None:
    assert GOOD == {
        "version": 1,
        "id": "g1",
        "code": "MM2-PAAU-AAAAAAB",
        "date": "2026-11-01T00:01:00",
        "result": "won",
        "seconds": 52.5,
        "found": 6,
        "failed": 5,
        "hints": 0,
    }


@given(games)
@STEADY
def test_a_finished_game_comes_home(game: Finished) -> None:
    assert from_data(json.loads(json.dumps(to_data(game)))) == game


BROKEN: dict[str, tuple[object, ...]] = {
    "version": (0, 2, "1", None),
    "id": ("", None, 7),
    "code": ("mm2-paau-aaaaaab", "MM2-PAAU", "MJ1-L99-AAAAAAB", "", 7),
    "date": (
        *("2026-11-30", "2026-11-30 16:50:07", "today", "", 7, "２026-11-30T16:50:07"),
        *(f"2026-{day}T16:50:07" for day in ("00-10", "13-10", "11-00", "11-31", "02-29")),
        *(f"2026-11-30T{time}" for time in ("24:00:00", "16:60:00", "16:50:61", "16:50")),
    ),
    "result": ("WON", "", None, [], {}),
    "seconds": (-1, "52", None, True, 1e9, float("inf"), float("nan")),
    "found": (-1, 1.5, "1", None, True, 10**30),
    "failed": (-1, 1.5, "1", None, True, 10**30),
    "hints": (-1, 1.5, "1", None, True, 10**30),
}


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in BROKEN.items() for value in values]
)
def test_what_could_not_have_been_written_is_none(key: str, value: object) -> None:
    assert from_data(GOOD) is not None
    assert from_data({**GOOD, key: value}) is None


@pytest.mark.parametrize("key", sorted(GOOD))
def test_nothing_may_be_missing(key: str) -> None:
    assert from_data({name: value for name, value in GOOD.items() if name != key}) is None


@pytest.mark.parametrize("data", [None, [], [GOOD], "won", 7, {}, {"version": 1}])
def test_other_data_is_none(data: object) -> None:
    assert from_data(data) is None


@pytest.mark.parametrize("day", ["2028-02-29", "2000-02-29", "2026-12-31", "2026-04-30"])
def test_every_day_of_the_calendar_is_one(day: str) -> None:
    game = replace(finished(1), date=f"{day}T23:59:59")
    assert from_data(to_data(game)) == game


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from(sorted(GOOD)), json_values) | json_values)
@STEADY
def test_no_data_makes_it_raise(data: object) -> None:
    whole = {**GOOD, **data} if isinstance(data, dict) else data
    game = from_data(whole)
    assert game is None or isinstance(game.game, str)
