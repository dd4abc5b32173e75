from game import daily
from game.finished import Finished, Result
from ui.month import BOTH, CARDS, TILES, month_of


def won(code: object, date: str, name: str) -> Finished:
    return Finished(name, str(code), f"{date}T20:00:00", Result.WON, 60)


def test_every_day_stands_under_its_weekday() -> None:
    november = month_of("2026-11-30", [])
    assert [day.number for day in november.days] == list(range(1, 31))
    assert november.before == 6
    assert month_of("2026-11-30", [], first_weekday=6).before == 0
    assert len(month_of("2028-02-29", []).days) == 29
    assert len(month_of("2026-12-01", []).days) == 31


def test_today_its_week_and_what_lies_ahead() -> None:
    days = month_of("2026-11-18", []).days
    assert [day.number for day in days if day.today] == [18]
    assert [day.number for day in days if day.week] == list(range(16, 23))
    assert [day.number for day in days if day.future] == list(range(19, 31))


def test_a_day_is_done_by_its_own_deal_on_that_very_day() -> None:
    first, second, third = "2026-11-01", "2026-11-02", "2026-11-03"
    games = [
        won(daily.match_of(first), first, "a"),
        won(daily.mahjong_of(second), second, "b"),
        won(daily.match_of(third), third, "c"),
        won(daily.mahjong_of(third), third, "d"),
        won(daily.match_of("2026-11-04"), "2026-11-05", "late"),
        won("MM2-PACV-AAAAAAB", "2026-11-06", "another"),
        Finished("lost", str(daily.match_of("2026-11-07")), "2026-11-07T20:00:00", Result.LOST, 9),
    ]
    done = {day.number: day.done for day in month_of("2026-11-30", games).days if day.done}
    assert done == {1: CARDS, 2: TILES, 3: BOTH}
