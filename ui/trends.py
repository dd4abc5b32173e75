"""How games with the same options went, one after the other: charts and their words."""

from collections.abc import Sequence
from typing import NamedTuple

from game.finished import MATCH, Finished
from game.records import tally
from ui.charts import COUNT_STEPS, TIME_STEPS, Chart, bars, dots, lines
from ui.statistics import Pen

LAST = 30
"""So many of the last wins are drawn."""
FEWEST = 2
"""Fewer wins make no chart."""


class Trend(NamedTuple):
    """One chart: its title, its drawing, and what it shows in words."""

    title: str
    drawing: str
    name: str
    labels: tuple[str, ...]
    """At the lines of the chart, from the top down."""
    first: str
    last: str
    """The days at both ends."""
    keys: tuple[tuple[str, str], ...]
    """What the ``best`` and ``mean`` marks stand for."""


def trends(games: Sequence[Finished], pen: Pen) -> tuple[Trend, ...]:
    """The charts of games with the same options; none while there are too few wins."""
    wins = [game for game in games if game.won][-LAST:]
    if len(wins) < FEWEST:
        return ()
    return _times(games, wins, pen), _attempts(games, wins, pen)


def _times(games: Sequence[Finished], wins: Sequence[Finished], pen: Pen) -> Trend:
    summed, say = tally(games), pen.words.say
    times = [game.seconds for game in wins]
    best = next((place for place, game in enumerate(wins) if game == summed.best), None)
    chart = Chart(tuple(times), lines(max(times), TIME_STEPS), summed.mean_seconds, best)
    keys = [("mean", say("Mean time {time}", time=pen.time(summed.mean_seconds)))]
    if best is not None:
        keys.insert(0, ("best", say("Best time {time}", time=pen.time(times[best]))))
    name = pen.words.many(
        "Time of {n} win: {last}.",
        "Times of the last {n} wins: from {least} to {most}, the last one {last}.",
        len(wins),
        least=pen.time(min(times)),
        most=pen.time(max(times)),
        last=pen.time(times[-1]),
    )
    labels = tuple(pen.time(line) for line in reversed(chart.lines))
    return Trend(say("Times"), dots(chart), name, labels, *_ends(wins, pen), tuple(keys))


def _attempts(games: Sequence[Finished], wins: Sequence[Finished], pen: Pen) -> Trend:
    """Failed attempts of Match Cards, hints of Mahjong Solitaire."""
    summed, say = tally(games), pen.words.say
    if wins[0].game == MATCH:
        title, counts, mean = say("Failed attempts"), [g.failed for g in wins], summed.mean_failed
        key = say("Mean failed {n}", n=pen.mean(mean))
    else:
        title, counts, mean = say("Hints"), [g.hints for g in wins], summed.mean_hints
        key = say("Mean hints {n}", n=pen.mean(mean))
    chart = Chart(tuple(map(float, counts)), lines(max(counts), COUNT_STEPS), mean)
    name = pen.words.many(
        "{what} in {n} win: {last}.",
        "{what} in the last {n} wins: from {least} to {most}, in the last one {last}.",
        len(wins),
        what=title,
        least=pen.number(min(counts)),
        most=pen.number(max(counts)),
        last=pen.number(counts[-1]),
    )
    labels = tuple(pen.number(line) for line in reversed(chart.lines))
    return Trend(title, bars(chart), name, labels, *_ends(wins, pen), (("mean", key),))


def _ends(wins: Sequence[Finished], pen: Pen) -> tuple[str, str]:
    return pen.day(wins[0].date), pen.day(wins[-1].date)
