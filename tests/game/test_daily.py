"""The deals of a day, pinned: a date means the same deal for ever."""

import datetime
from collections import Counter

import pytest

from game import daily
from game.catalogue import KINDS
from game.layout import LAYOUTS


@pytest.mark.parametrize(
    ("date", "match", "mahjong"),
    [
        ("2026-01-01", "MM2-PACF-ASCNKGK", "MJ1-L00-LAVGTBZ"),
        ("2026-11-30", "MM2-PACV-GAFFPXM", "MJ1-L00-JZGTXOW"),
        ("2026-12-01", "MM2-PACJ-MLIRVXM", "MJ1-L00-MZYWNUM"),
        ("2028-02-29", "MM2-PACR-BNAUKOC", "MJ1-L05-ILMHPVW"),
        ("2031-07-15", "MM2-PACR-CTLUSSR", "MJ1-L01-CZHSDCP"),
    ],
)
def test_a_date_means_the_same_deal(date: str, match: str, mahjong: str) -> None:
    assert str(daily.match_of(date)) == match
    assert str(daily.mahjong_of(date)) == mahjong


def test_a_year_of_days_is_a_year_of_deals() -> None:
    start = datetime.date(2026, 1, 1)
    days = [str(start + datetime.timedelta(n)) for n in range(365)]
    deals = [daily.match_of(day) for day in days]
    assert (
        len({str(deal) for deal in deals}) == len({str(daily.mahjong_of(d)) for d in days}) == 365
    )
    assert {deal.kind for deal in deals} == set(range(len(KINDS)))
    assert {(deal.cards, deal.group, deal.difficulty) for deal in deals} == {(30, 2, 1)}


def test_mahjong_days_draw_from_all_layouts_since_december_2026() -> None:
    start = datetime.date(2026, 12, 1)
    days = [str(start + datetime.timedelta(n)) for n in range(-60, 365)]
    layouts = [daily.mahjong_of(day).layout for day in days]
    assert set(layouts[:60]) == {"00"}
    counts = Counter(layouts[60:])
    assert tuple(sorted(counts)) == LAYOUTS[:13]
    assert min(counts.values()) > 10
