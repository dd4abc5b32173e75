"""Finished games for tests: made by hand, or by hypothesis."""

from hypothesis import strategies as st

from game.code import MahjongCode, MatchCode
from game.finished import Finished, Result

ANIMALS = "MM2-PAAU-AAAAAAB"  # pairs, 12 cards, Easy
FRUIT = "MM2-PAAM-AAAAAAC"  # the same options, another kind of card
TRIPLES = "MM2-TADN-AAAAAAB"
TURTLE = "MJ1-L00-AAAAABL"
HARD_TURTLE = "MJ1-H00-AAAAABL"
RESULTS = {"w": Result.WON, "l": Result.LOST, "g": Result.GIVEN_UP}


def finished(
    number: int, result: str = "w", seconds: float = 60.0, code: str = ANIMALS, **more: int
) -> Finished:
    """The game with this number, ended `number` minutes after the first."""
    hour, minute = divmod(number, 60)
    date = f"2026-11-{1 + hour // 24:02}T{hour % 24:02}:{minute:02}:00"
    return Finished(f"g{number}", code, date, RESULTS[result], seconds, **more)


def row(results: str, code: str = ANIMALS) -> list[Finished]:
    """Games one after the other: ``wwlg`` are two won, one lost, one given up."""
    return [finished(number, result, code=code) for number, result in enumerate(results)]


_dates = st.builds(
    "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}".format,
    st.integers(2020, 2032),
    st.integers(1, 12),
    st.integers(1, 28),
    st.integers(0, 23),
    st.integers(0, 59),
    st.integers(0, 59),
)
_match_codes = st.builds(
    MatchCode,
    st.sampled_from((2, 3)),
    st.integers(0, 3),
    st.integers(0, 5),
    st.integers(0, 2),
    st.integers(0, 2),
)
_mahjong_codes = st.builds(MahjongCode, st.just("00"), st.integers(0, 2))

games = st.builds(
    Finished,
    id=st.integers(0, 30).map("g{}".format),
    code=(_match_codes | _mahjong_codes).map(str),
    date=_dates,
    result=st.sampled_from(Result),
    seconds=st.integers(0, 4000) | st.floats(0, 4000),
    found=st.integers(0, 72),
    failed=st.integers(0, 20),
    hints=st.integers(0, 5),
)
"""Any finished game; of thirty-one ids, so that some are written down more than once."""
