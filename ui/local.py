"""The player's own date, languages, and way of writing dates and numbers."""

from functools import cache
from typing import Any

from ui.browser import to_js, window


def languages() -> list[str]:
    """The languages that the browser asks for, best first."""
    return [str(tag) for tag in window.navigator.languages]


def today() -> str:
    """The local calendar date, as ``2026-11-30``."""
    date = window.Date.new()
    return f"{date.getFullYear()}-{date.getMonth() + 1:02}-{date.getDate():02}"


def today_text(part: str, language: str) -> str:
    """The ``day``, the ``weekday``, or the ``month`` with its year, as the language writes it."""
    date = window.Date.new()
    if part == "day":
        return str(date.getDate())
    wanted = {"weekday": "long"} if part == "weekday" else {"month": "long", "year": "numeric"}
    options = to_js(wanted, dict_converter=window.Object.fromEntries)
    text = str(date.toLocaleDateString(language, options))
    return text[:1].upper() + text[1:]


def weekday_names(language: str) -> list[str]:
    """Short names of the weekdays, in the order in which weeks go where the player lives."""
    options = to_js({"weekday": "short"}, dict_converter=window.Object.fromEntries)
    pen = window.Intl.DateTimeFormat.new(language, options)
    monday = 5  # 5 January 2026 was one
    days = [monday + (first_weekday(language) + n) % 7 for n in range(7)]
    return [str(pen.format(window.Date.new(2026, 0, day))) for day in days]


def first_weekday(language: str) -> int:
    """The day on which weeks begin where the player lives: 0 is Monday."""
    region = window.Intl.Locale.new(_region(language))
    if hasattr(region, "getWeekInfo"):
        return (int(region.getWeekInfo().firstDay) - 1) % 7
    return 0


def date_text(moment: str, language: str, with_time: bool = False) -> str:
    """A date (``2026-11-30T16:50:07``), perhaps with the time of day, as the language writes it."""
    return str(_date_format(_region(language), with_time).format(window.Date.new(moment)))


def number_text(number: float, language: str) -> str:
    """A number as the language writes it."""
    return str(window.Number.new(number).toLocaleString(_region(language)))


@cache
def _date_format(tag: str, with_time: bool) -> Any:
    wanted = {"dateStyle": "medium", **({"timeStyle": "short"} if with_time else {})}
    options = to_js(wanted, dict_converter=window.Object.fromEntries)
    return window.Intl.DateTimeFormat.new(tag, options)


def _region(language: str) -> str:
    """The language as it is written where the player lives, if the browser says where."""
    return next((tag for tag in languages() if tag.split("-")[0] == language), language)


def date_and_time() -> str:
    """The local date and time, as ``2026-11-30T16:50:07``."""
    date = window.Date.new()
    clock = f"{date.getHours():02}:{date.getMinutes():02}:{date.getSeconds():02}"
    return f"{today()}T{clock}"
