"""What the end window holds; each game fills it in its own words."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game import daily
from game.code import Code
from game.finished import Finished
from game.records import done_on, judge, of_game, tally
from ui.browser import Node, copy, element, fill, link, one
from ui.dialogs import Dialogs
from ui.local import number_text
from ui.statistics import verdict_text
from ui.words import Words

UNKNOWN = "\u2007"
"""As wide as a figure: what is counted while the window opens."""

DAILIES: dict[str, Callable[[str], Code]] = {
    "match": daily.match_of,
    "mahjong": daily.mahjong_of,
}
"""The deals of a day, by the kind of game."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One figure of a game: its name, its value, and what follows it small."""

    name: str
    value: str
    small: str = ""
    show: str = ""
    """The name by which its value is filled in later."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The texts and pictures of one end window."""

    game: str
    title: str
    text: str
    code: str
    again: str
    facts: tuple[Fact, ...]
    won: bool


def show_ending(
    dialogs: Dialogs,
    ending: Ending,
    words: Words,
    cards: Iterable[Node] = (),
    closed: Callable[[], object] | None = None,
) -> None:
    """Open the end window; `closed` is called when it is closed."""
    window = one('dialog[data-dialog="end"]')
    window.dataset.game = ending.game
    fill("end-title", ending.title)
    fill("end-text", ending.text)
    fill("end-code", ending.code)
    fill("again-label", ending.again)
    fill("share", words.say("Copy link"))
    for kind in DAILIES:
        _next(kind).hidden = True
    fan = one('[data-show="end-cards"]')
    fan.dataset.plain = "false" if ending.won else "true"
    fan.replaceChildren(*cards)
    one('[data-show="end-facts"]').replaceChildren(*[fact_row(fact) for fact in ending.facts])
    dialogs.open("end", closed)


def streak(words: Words) -> Fact:
    """How many games were won in a row; filled in by `show_standing`."""
    return Fact(words.say("In a row"), UNKNOWN, show="end-streak")


def show_standing(games: Iterable[Finished], won: Finished, today: str, words: Words) -> None:
    """Say how a win stands against those before it, and what else there is to do today."""
    games = [*games, won]
    fill("end-text", verdict_text(judge(games, won), words))
    in_a_row = tally(of_game(games, won.game)).streak
    fill("end-streak", number_text(in_a_row, words.language))
    deals = {kind: deal(today) for kind, deal in DAILIES.items()}
    if won.code == str(deals.pop(won.game)):
        for kind, deal in deals.items():
            _next(kind).hidden = done_on(games, deal, today) is not None


async def share(code: str, words: Words) -> None:
    """Put the link to a deal on the clipboard, and say so."""
    say = words.say
    fill("share", say("Link copied") if await copy(link(code)) else link(code))


def _next(kind: str) -> Node:
    return one(f'[data-part="next-{kind}"]')


def fact_row(fact: Fact) -> Node:
    """A figure for a ``<dl class="facts">``."""
    row, value = element("div"), element("dd", text=fact.value)
    if fact.show:
        value.dataset.show = fact.show
    if fact.small:
        value.append(element("small", text=fact.small))
    row.append(element("dt", text=fact.name), value)
    return row
