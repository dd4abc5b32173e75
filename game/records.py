"""What finished games add up to: statistics, and the best times.

A game is counted once, however often it was written down: every function here first takes one
record an `id` (see `unique`).
"""

from collections.abc import Iterable
from dataclasses import astuple, dataclass
from enum import Enum

from game.code import Code
from game.finished import MAHJONG, Finished, MahjongOptions, Options, Result


@dataclass(frozen=True, slots=True)
class Tally:
    """What some games add up to. Best and means are those of the games won: None without one."""

    played: int = 0
    won: int = 0
    lost: int = 0
    given_up: int = 0
    streak: int = 0  # games won in a row up to now
    longest: int = 0  # most games ever won in a row
    best: Finished | None = None  # the quickest win; of equal ones the first
    mean_seconds: float | None = None
    mean_failed: float | None = None
    mean_hints: float | None = None
    hints: int = 0  # in all games, won or not


class Standing(Enum):
    """How a game compares with the player's own wins before it."""

    NONE = "not won"
    FIRST = "the first win, so no record"
    BEST = "quicker than every win before"
    BETTER_THAN_MEAN = "quicker than the mean of the wins before"
    SLOWER = "neither"


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a game stands against the best of the wins before it."""

    standing: Standing
    seconds: int = 0  # between the two, as clocks show them: in whole seconds of each


def unique(games: Iterable[Finished]) -> list[Finished]:
    """One record an id, in the order of their dates, whatever the order they came in.

    Where records of one game differ, won counts before lost and lost before given up, then the
    earlier one counts.
    """
    kept: dict[str, Finished] = {}
    for game in games:
        if game.id not in kept or _rank(game) < _rank(kept[game.id]):
            kept[game.id] = game
    return sorted(kept.values(), key=lambda game: (game.date, game.id))


def of_game(games: Iterable[Finished], game: str) -> list[Finished]:
    """Those of MATCH or of MAHJONG, in the order of their dates."""
    return [finished for finished in unique(games) if finished.game == game]


def by_options(games: Iterable[Finished]) -> dict[Options, list[Finished]]:
    """The games by what they are filed under: options in their order, games in that of dates."""
    filed: dict[Options, list[Finished]] = {}
    for game in unique(games):
        filed.setdefault(game.options, []).append(game)
    return dict(sorted(filed.items(), key=lambda item: (type(item[0]).__name__, astuple(item[0]))))


def tally(games: Iterable[Finished]) -> Tally:
    """What these games add up to."""
    counted = unique(games)
    wins = [game for game in counted if game.won]
    streak = longest = 0
    for game in counted:
        streak = streak + 1 if game.won else 0
        longest = max(longest, streak)
    return Tally(
        played=len(counted),
        won=len(wins),
        lost=sum(game.result is Result.LOST for game in counted),
        given_up=sum(game.result is Result.GIVEN_UP for game in counted),
        streak=streak,
        longest=longest,
        best=min(wins, key=_quickest, default=None),
        mean_seconds=_mean([game.seconds for game in wins]),
        mean_failed=_mean([game.failed for game in wins]),
        mean_hints=_mean([game.hints for game in wins]),
        hints=sum(game.hints for game in counted),
    )


def top(games: Iterable[Finished], hard: bool = False, count: int = 10) -> list[Finished]:
    """The quickest wins of Mahjong Solitaire, with hints or without (rule J11).

    Those of usual deals and those of hard ones are two lists.
    """
    wins = [game for game in of_game(games, MAHJONG) if game.won and _is_hard(game) is hard]
    return sorted(wins, key=_quickest)[:count]


def judge(before: Iterable[Finished], finished: Finished) -> Verdict:
    """How a game compares with the wins of the same options before it.

    `before` may hold the game itself already; it is not compared with itself.
    """
    if not finished.won:
        return Verdict(Standing.NONE)
    options = finished.options
    past = tally(g for g in before if g.id != finished.id and g.options == options)
    if past.best is None or past.mean_seconds is None:
        return Verdict(Standing.FIRST)
    apart = abs(int(past.best.seconds) - int(finished.seconds))
    if finished.seconds < past.best.seconds:
        return Verdict(Standing.BEST, apart)
    quick = finished.seconds < past.mean_seconds
    return Verdict(Standing.BETTER_THAN_MEAN if quick else Standing.SLOWER, apart)


def done_on(games: Iterable[Finished], code: Code, day: str) -> Finished | None:
    """The first win of a code on a day (``2026-11-30``): a daily deal is done by it."""
    text = str(code)
    wins = (g for g in unique(games) if g.won and g.code == text and g.date.startswith(f"{day}T"))
    return next(wins, None)


def _rank(game: Finished) -> tuple[object, ...]:
    """Of two records of one game, the one with the lower rank counts."""
    result = list(Result).index(game.result)
    return result, game.date, game.seconds, game.code, game.found, game.failed, game.hints


def _is_hard(game: Finished) -> bool:
    options = game.options
    return isinstance(options, MahjongOptions) and options.hard


def _quickest(game: Finished) -> tuple[float, str, str]:
    return game.seconds, game.date, game.id


def _mean(numbers: list[float] | list[int]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None
