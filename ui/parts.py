"""Parts of the page that a start can do without: each is loaded when it is first wanted."""

# ruff: noqa: PLC0415 - that is what this module is for

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from game.code import Code
from game.finished import Finished
from ui.chest import Chest
from ui.dialogs import Dialogs
from ui.games import Games
from ui.overview import Overview
from ui.preferences import Preferences
from ui.words import Words

if TYPE_CHECKING:
    from ui.about_window import AboutWindow
    from ui.new_game import NewGame
    from ui.rules_window import RulesWindow
    from ui.statistics_window import Statistics
    from ui.yours import Yours


class Parts:
    """The home page, and the windows that belong to no game.

    `deal` is called with a code that the player wants dealt, `go_home` shows the home page.
    """

    def __init__(
        self,
        dialogs: Dialogs,
        preferences: Preferences,
        keeper: Chest,
        games: Games,
        deal: Callable[[Code], object],
        go_home: Callable[[], object],
    ):
        self._dialogs = dialogs
        self._preferences = preferences
        self._keeper = keeper
        self._games = games
        self._deal = deal
        self._go_home = go_home

    @cached_property
    def about(self) -> "AboutWindow":
        """About Parlour."""
        from ui.about_window import AboutWindow

        return AboutWindow(self._dialogs)

    @cached_property
    def new_game(self) -> "NewGame":
        """The *New game* window."""
        from ui.new_game import NewGame

        pictures = self._games.plays.pictures
        return NewGame(self._dialogs, pictures, self._deal, lambda: self._words)

    @cached_property
    def rules(self) -> "RulesWindow":
        """The rules."""
        from ui.rules_window import RulesWindow

        return RulesWindow(self._dialogs)

    @cached_property
    def statistics(self) -> "Statistics":
        """Statistics and leaderboard."""
        from ui.statistics_window import Statistics

        return Statistics(self._dialogs)

    @cached_property
    def yours(self) -> "Yours":
        """What is the player's, in the settings window."""
        from ui.yours import Yours

        return Yours(self._dialogs, self._preferences, self._keeper, self._games, self._go_home)

    def show_keys(self) -> None:
        """Show what the keys do."""
        from ui.keys_window import show_keys

        show_keys(self._dialogs, self._words, self._preferences.settings.keys)

    def show_overview(self, overview: Overview) -> None:
        """Show a game at a glance."""
        from ui.keys_window import show_overview

        show_overview(self._dialogs, overview)

    def show_home(self) -> None:
        """Fill the home page with what is known now."""
        from ui.home import show_home

        keeper = self._keeper
        show_home(self._words, keeper.tables, keeper.latest, first=not keeper.last)

    def show_month(self, games: list[Finished]) -> None:
        """Fill the calendar of the home page with the daily deals that were won."""
        from ui.home import show_month

        show_month(self._words, games)

    @property
    def _words(self) -> Words:
        return self._preferences.words
