"""The home page: both games, a game left open, and today's deals."""

from collections.abc import Iterable, Mapping

from game import daily
from game.finished import Finished
from game.records import done_on
from ui.browser import Node, element, every, fill, one
from ui.clock import clock_text
from ui.deals import deal_text
from ui.local import first_weekday, today, today_text, weekday_names
from ui.match_table import MatchTable
from ui.month import BOTH, CARDS, TILES, Day, month_of
from ui.store import AnyTable
from ui.words import N_, Words

DONE = {
    CARDS: N_("Match Cards won"),
    TILES: N_("Mahjong Solitaire won"),
    BOTH: N_("both games won"),
}
"""What was done on a day, for readers of the calendar."""


def show_home(
    words: Words, tables: Mapping[str, AnyTable], latest: str, *, first: bool = False
) -> None:
    """Fill the home page; of two open games, `latest` is the one that was played last.

    Who is here for the `first` time is offered the lessons.
    """
    for node in every('[data-part="first-time"]'):
        node.hidden = not first
    for kind in ("match", "mahjong"):
        table = tables.get(kind)
        button = one(f"#play-{kind}")
        button.dataset.action = "continue-game" if kind == latest else f"play-{kind}"
        fill(f"play-{kind}", words.say("Continue") if table else words.say("Play"))
        fill(f"{kind}-about", _state(table, words) if table else _about(kind, words))
    for part in ("day", "weekday", "month"):
        fill(f"today-{part}", today_text(part, words.language))
    fill("daily-match", deal_text(daily.match_of(today()), words))
    fill("daily-mahjong", deal_text(daily.mahjong_of(today()), words))


def show_month(words: Words, games: Iterable[Finished]) -> None:
    """Fill the calendar: which days' deals were done; and say so where today's are."""
    date, games = today(), list(games)
    month = month_of(date, games, first_weekday(words.language))
    box = one('[data-show="month"]')
    box.replaceChildren(
        *[element("span", "weekday", name) for name in weekday_names(words.language)],
        *[_blank(month.days[0].week) for _ in range(month.before)],
        *[_day(day, words) for day in month.days],
    )
    for kind, code in (("match", daily.match_of(date)), ("mahjong", daily.mahjong_of(date))):
        done = done_on(games, code, date)
        one(f'[data-daily="{kind}"]').dataset.done = "true" if done else "false"
        fill(f"daily-{kind}-time", "".join(clock_text(done.seconds)) if done else "")


def _blank(in_week: bool) -> Node:
    node = element("span", "day")
    node.dataset.week = "true" if in_week else "false"
    return node


def _day(day: Day, words: Words) -> Node:
    node = element("span", "day", str(day.number))
    node.dataset.done = day.done
    node.dataset.week = "true" if day.week else "false"
    node.dataset.future = "true" if day.future else "false"
    if day.today:
        node.setAttribute("aria-current", "date")
    if day.done:
        node.append(element("span", "vh", f", {words.say(DONE[day.done])}"))
    return node


def _about(kind: str, words: Words) -> str:
    if kind == "match":
        return words.say("Find the pairs")
    return words.say("144 tiles, two by two")


def _state(table: AnyTable, words: Words) -> str:
    """How far a game left open has come."""
    if isinstance(table, MatchTable):
        return words.say(
            "{cards}, {found} of {total} found",
            cards=words.many("{n} card", "{n} cards", table.options.cards),
            found=table.state.groups_found,
            total=table.state.total,
        )
    return words.many(
        "{n} of 72 pairs removed", "{n} of 72 pairs removed", table.state.pairs_removed
    )
