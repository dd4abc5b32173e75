"""What the windows of statistics show: records in words. Nothing here knows the page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.code import Reason, parse
from game.finished import MATCH, Finished, MahjongOptions, MatchOptions, Options, Result
from game.records import Standing, Tally, Verdict, by_options, tally, top
from ui.clock import clock_text
from ui.deals import deal_text, layout_text
from ui.words import DIFFICULTIES_IN_TEXT, N_, Words

LATELY = 20
"""So many of the last games stand in the strip."""
RESULTS = {Result.WON: N_("Won"), Result.LOST: N_("Lost"), Result.GIVEN_UP: N_("Given up")}
NONE = "–"
"""Where there is no number."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How texts are written: the words of a language, its dates and its numbers."""

    words: Words
    day: Callable[[str], str]
    """From ``2026-11-30T16:50:07`` to the day."""
    moment: Callable[[str], str]
    """The same to the day and the time of day."""
    number: Callable[[float], str]

    def time(self, seconds: float | None) -> str:
        """Seconds as a clock shows them."""
        return NONE if seconds is None else "".join(clock_text(seconds))

    def mean(self, number: float | None) -> str:
        """A mean of whole numbers."""
        return NONE if number is None else self.number(round(number, 1))


class Figure(NamedTuple):
    """A number and what it is."""

    name: str
    value: str


class Mark(NamedTuple):
    """One of the last games: how it ended, and the same in words."""

    result: str
    name: str


class Table(NamedTuple):
    """Rows of texts under heads, in groups that may have a title; the first of a row names it."""

    heads: tuple[str, ...]
    groups: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]


class Past(NamedTuple):
    """A finished game in the list of them."""

    result: str
    said: str
    time: str
    deal: str
    moment: str
    code: str


class Rank(NamedTuple):
    """A line of the leaderboard; `hints` is empty if there were none."""

    time: str
    layout: str
    day: str
    hints: str


def facts(summed: Tally, pen: Pen) -> tuple[Figure, ...]:
    """The figures of one game as a whole."""
    say, number = pen.words.say, pen.number
    return (
        Figure(say("Played"), number(summed.played)),
        Figure(say("Won"), number(summed.won)),
        Figure(say("In a row"), number(summed.streak)),
        Figure(say("Most in a row"), number(summed.longest)),
    )


def rest_text(summed: Tally, game: str, pen: Pen) -> str:
    """What the figures leave out, in a line: games not won, and hints."""
    many = pen.words.many
    given_up = many("{n} given up", "{n} given up", summed.given_up)
    if game == MATCH:
        lost = many("{n} lost", "{n} lost", summed.lost)
        return pen.words.say("{lost}, {given_up}", lost=lost, given_up=given_up)
    hints = many("{n} hint used", "{n} hints used", summed.hints)
    return pen.words.say("{given_up}, {hints}", given_up=given_up, hints=hints)


def lately(games: Sequence[Finished], pen: Pen) -> tuple[Mark, ...]:
    """The last of these games."""
    return tuple(
        Mark(
            game.result.value,
            pen.words.say("{result}, {date}", result=_said(game, pen), date=pen.moment(game.date)),
        )
        for game in games[-LATELY:]
    )


def best_times(games: Sequence[Finished], pen: Pen) -> Table:
    """Best and mean of the wins of one game, by options."""
    say = pen.words.say
    times = say("Won"), say("Best time"), say("Mean time")
    heads: tuple[str, ...] = ()
    groups: dict[str, list[tuple[str, ...]]] = {}
    for options, filed in by_options(games).items():
        summed = tally(filed)
        if isinstance(options, MatchOptions):
            title, name = _group_text(options, pen), pen.number(options.cards)
            heads = (say("Cards"), *times, say("Mean failed"))
            last = pen.mean(summed.mean_failed)
        else:
            title, name = "", options_name(options, pen.words)
            heads = (say("Layout"), *times, say("Mean hints"))
            last = pen.mean(summed.mean_hints)
        won = say("{won} of {played}", won=summed.won, played=summed.played)
        best = pen.time(summed.best.seconds if summed.best else None)
        row = name, won, best, pen.time(summed.mean_seconds), last
        groups.setdefault(title, []).append(row)
    return Table(heads, tuple((title, tuple(rows)) for title, rows in groups.items()))


def options_name(options: Options, words: Words) -> str:
    """Options in a line, for example ``12 cards, pairs, easy``."""
    if isinstance(options, MahjongOptions):
        return layout_text(options.layout, options.hard, words)
    return words.say(
        "{cards}, {pictures}, {difficulty}",
        cards=words.many("{n} card", "{n} cards", options.cards),
        pictures=words.say("pairs") if options.group == 2 else words.say("triples"),
        difficulty=words.say(DIFFICULTIES_IN_TEXT[options.difficulty]),
    )


def closer_facts(summed: Tally, pen: Pen) -> tuple[Figure, ...]:
    """The figures of games with the same options that stand in no table."""
    say, number = pen.words.say, pen.number
    return (
        Figure(say("Lost"), number(summed.lost)),
        Figure(say("Given up"), number(summed.given_up)),
        Figure(say("In a row"), number(summed.streak)),
        Figure(say("Most in a row"), number(summed.longest)),
    )


def past(game: Finished, pen: Pen) -> Past:
    """A finished game in words."""
    code = parse(game.code)
    return Past(
        result=game.result.value,
        said=_said(game, pen),
        time=pen.time(game.seconds),
        deal="" if isinstance(code, Reason) else deal_text(code, pen.words),
        moment=pen.moment(game.date),
        code=game.code,
    )


def leaderboard(games: Sequence[Finished], pen: Pen, hard: bool = False) -> tuple[Rank, ...]:
    """The ten best times of Mahjong Solitaire (rule J11), of usual deals or of hard ones."""
    return tuple(
        Rank(
            time=pen.time(game.seconds),
            layout=options_name(game.options, pen.words),
            day=pen.day(game.date),
            hints=pen.words.many("{n} hint", "{n} hints", game.hints) if game.hints else "",
        )
        for game in top(games, hard)
    )


def verdict_text(verdict: Verdict, words: Words) -> str:
    """A sentence for the end of a game that was won; ``""`` if there is nothing to say."""
    if verdict.standing is Standing.FIRST:
        return words.say("Your first win of this kind.")
    if verdict.standing is Standing.BEST:
        return _best_text(verdict.seconds, words)
    if verdict.standing is Standing.BETTER_THAN_MEAN:
        return words.say("Quicker than your mean time.")
    return ""


def _best_text(seconds: int, words: Words) -> str:
    if seconds == 0:
        return words.say("Your best time, by less than a second.")
    if seconds < 60:
        return words.many(
            "Your best time, by {n} second.", "Your best time, by {n} seconds.", seconds
        )
    return words.say("Your best time, by {time}.", time="".join(clock_text(seconds)))


def _group_text(options: MatchOptions, pen: Pen) -> str:
    say = pen.words.say
    return say(
        "{pictures}, {difficulty}",
        pictures=say("Pairs") if options.group == 2 else say("Triples"),
        difficulty=say(DIFFICULTIES_IN_TEXT[options.difficulty]),
    )


def _said(game: Finished, pen: Pen) -> str:
    return pen.words.say(RESULTS[game.result])
