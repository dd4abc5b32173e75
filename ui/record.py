"""What a game in progress leaves behind when it has ended."""

from dataclasses import replace

from game.finished import Finished, Result
from ui.match_table import MatchTable
from ui.store import AnyTable

RESULTS = {"won": Result.WON, "lost": Result.LOST}


def record(table: AnyTable, date: str, now: float) -> Finished:
    """The finished game; one that was not played to its end was given up."""
    seconds = round(table.session.clock.elapsed(now), 3)
    result = RESULTS.get(table.status, Result.GIVEN_UP)
    game = Finished(table.session.id, table.code, date, result, seconds)
    if isinstance(table, MatchTable):
        return replace(game, found=table.state.groups_found, failed=table.state.failed)
    return replace(game, found=table.state.pairs_removed, hints=table.session.hints)
