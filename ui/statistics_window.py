"""The windows of statistics and of the leaderboard."""

from collections.abc import Sequence
from functools import partial

from game.finished import MAHJONG, MATCH, Finished, Options
from game.records import by_options, of_game, tally, top
from ui.browser import Node, element, every, fill, one
from ui.dialogs import Dialogs
from ui.local import date_text, number_text
from ui.paint_statistics import figures, game_item, mark, paint_table, rank_item, trend
from ui.statistics import (
    Pen,
    best_times,
    closer_facts,
    facts,
    lately,
    leaderboard,
    options_name,
    past,
    rest_text,
)
from ui.trends import trends
from ui.words import Words

PAGE = 20
"""So many finished games are listed at first, and more at each press of the button."""
WINDOW = 'dialog[data-dialog="statistics"]'


class Statistics:
    """Both windows. They show games as they were when the window was opened."""

    def __init__(self, dialogs: Dialogs):
        self._dialogs = dialogs
        self._pen = pen_of(Words())
        self._all: Sequence[Finished] = ()
        self._game = MATCH
        self._games: list[Finished] = []
        self._filed: dict[Options, list[Finished]] = {}
        self._listed = 0
        self._select = one('[data-field="options"]')

    def open(self, games: Sequence[Finished], words: Words, game: str) -> None:
        """Open the window with what all these games add up to, those of one of them first."""
        self._pen, self._all = pen_of(words), games
        for node in every(f'{WINDOW} input[name="records"]'):
            node.checked = node.value == game
        self._show(game)
        self._dialogs.open("statistics")
        one(f"{WINDOW} .body").scrollTop = 0

    def open_leaderboard(self, games: Sequence[Finished], words: Words) -> None:
        """Open the window with the ten best times of Mahjong Solitaire, those of usual deals first.

        Whoever has won no hard deal need not choose between the two.
        """
        self._pen, self._all = pen_of(words), games
        one('[data-part="hard-ranks"]').hidden = not top(games, hard=True)
        for node in every('input[name="ranks"]'):
            node.checked = node.value == "False"
        self.ranks_changed()
        self._dialogs.open("leaderboard")

    def ranks_changed(self) -> None:
        """Show the best times of the chosen deals, usual or hard."""
        hard = str(one('input[name="ranks"]:checked').value) == "True"
        ranks = leaderboard(self._all, self._pen, hard)
        one('[data-part="no-ranks"]').hidden = bool(ranks)
        one('[data-show="ranks"]').replaceChildren(
            *[rank_item(place, rank) for place, rank in enumerate(ranks, 1)]
        )

    def changed(self) -> None:
        """Another game or other options were chosen."""
        game = str(one(f'{WINDOW} input[name="records"]:checked').value)
        if game == self._game:
            self._show_closer()
        else:
            self._show(game)

    def more(self) -> None:
        """List more of the finished games; the keyboard goes on at the first of them."""
        before = self._listed
        self._list(before + PAGE)
        links = every('[data-show="history"] a')
        if before < len(links):
            links[before].focus()

    def _show(self, game: str) -> None:
        self._game = game
        self._games = of_game(self._all, game)
        one(f"{WINDOW} > footer").hidden = game != MAHJONG
        for name in (MATCH, MAHJONG):
            one(f'{WINDOW} [data-part="no-{name}"]').hidden = bool(self._games) or name != game
        one(f'{WINDOW} [data-part="records"]').hidden = not self._games
        if self._games:
            self._show_sums()
            self._show_options()
            self._list(PAGE)

    def _show_sums(self) -> None:
        pen, summed = self._pen, tally(self._games)
        one('[data-show="statistics-facts"]').replaceChildren(*figures(facts(summed, pen)))
        marks = [mark(found) for found in lately(self._games, pen)]
        one('[data-show="lately"]').replaceChildren(*marks)
        fill("rest", rest_text(summed, self._game, pen))
        paint_table(one('[data-show="best-times"]'), best_times(self._games, pen))

    def _show_options(self) -> None:
        """Offer the options that were played; at first those that were played last."""
        self._filed = by_options(self._games)
        names = [options_name(options, self._pen.words) for options in self._filed]
        self._select.replaceChildren(*[element("option", text=name) for name in names])
        self._select.selectedIndex = list(self._filed).index(self._games[-1].options)
        one('[data-part="choice"]').hidden = len(self._filed) == 1
        self._show_closer()

    def _show_closer(self) -> None:
        """Show how the games with the chosen options went."""
        games = list(self._filed.values())[int(self._select.selectedIndex)]
        known = figures(closer_facts(tally(games), self._pen)) if len(self._filed) > 1 else []
        one('[data-show="closer-facts"]').replaceChildren(*known)
        drawn = [trend(found) for found in trends(games, self._pen)]
        one('[data-show="trends"]').replaceChildren(*drawn)
        one('[data-part="no-trends"]').hidden = bool(drawn)

    def _list(self, count: int) -> None:
        """List the last games, the newest first; those that are listed already stay."""
        box: Node = one('[data-show="history"]')
        if count == PAGE:
            box.replaceChildren()
            self._listed = 0
        newest = self._games[::-1]
        box.append(*[game_item(past(game, self._pen)) for game in newest[self._listed : count]])
        self._listed = min(count, len(newest))
        one('[data-action="more-games"]').hidden = self._listed == len(newest)


def pen_of(words: Words) -> Pen:
    """The pen of a language, with the browser's dates and numbers."""
    return Pen(
        words=words,
        day=partial(date_text, language=words.language),
        moment=partial(date_text, language=words.language, with_time=True),
        number=partial(number_text, language=words.language),
    )
