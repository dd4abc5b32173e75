"""The page as a whole: its views, its windows, and what the address asks for."""

from game.code import Code, Reason, parse
from ui import browser
from ui.address import Whereabouts
from ui.browser import begin, fill
from ui.chest import Chest
from ui.dialogs import Dialogs
from ui.games import Games
from ui.lessons import LESSONS
from ui.mahjong_play import MahjongPlay
from ui.match_play import MatchPlay
from ui.match_table import Pace
from ui.offline import Offline
from ui.parts import Parts
from ui.plays import deal_in_words
from ui.preferences import Preferences
from ui.session import HIDDEN, WINDOW
from ui.shelf import IndexedDb, LocalNotes
from ui.sounds import Sound
from ui.trail import HOME

SHORTCUTS = {"play-match": "match", "play-mahjong": "mahjong"}
"""Addresses of the shortcuts to both games, and the kind of game that each goes on with."""

LOUD = ("sound", "vibration")
"""Settings of which one hears or feels at once what they do."""


class App:
    """Everything that lives as long as the page."""

    def __init__(self) -> None:
        tab = browser.random_name()
        self.shelf = IndexedDb()
        self.keeper = Chest(self.shelf, LocalNotes(), tab)
        self.dialogs = Dialogs(self.window_changed)
        self.preferences = Preferences(self.keep_setting, self.preferences_changed)
        self.games = Games(self, self.keeper, tab)
        self.parts = Parts(
            self.dialogs, self.preferences, self.keeper, self.games, self.start, self.show_home
        )
        self.offline = Offline(lambda: self.preferences.words)
        self.trail = Whereabouts(self.dialogs, self.games, self.show_home, self.route).trail
        self._said_not_kept = False

    async def start_up(self) -> None:
        """Read what is kept, speak the player's language, show what the address asks for."""
        await self.preferences.begin(await self.keeper.load())
        await browser.window.parlour.faces()
        await self.route(browser.address_code())
        if self.keeper.unreadable:
            self.parts.yours.tell_unreadable()
        elif not self.shelf.lasts:
            self.not_kept()

    async def route(self, fragment: str) -> None:
        """Show what the address asks for by its fragment; without one, the game left open."""
        if not fragment and self.keeper.tables:
            await self.continue_game(self.keeper.latest)
        elif fragment in ("", HOME):
            self.show_home()
        elif fragment in LESSONS:
            await self.games.learn(LESSONS[fragment])
        elif fragment in SHORTCUTS:
            self.show_home()
            await self.continue_game(SHORTCUTS[fragment])
        else:
            await self.open_address(fragment)

    async def open_address(self, text: str) -> None:
        """Open the deal of a code in the address, or say what is wrong with it."""
        code = parse(text)
        if not isinstance(code, Reason):
            await self.games.open_code(code)
            return
        if self.games.play is None:
            self.show_home()
        await self.open_new_game(mahjong=text.strip().upper().startswith("MJ"))
        self.parts.new_game.refuse_typed(text)

    def start(self, code: Code) -> None:
        """Deal what the *New game* window has chosen."""
        begin(self.games.open_code(code))

    async def continue_game(self, kind: str) -> None:
        """Go on with the open game of a kind, or choose a new one."""
        if not await self.games.go_on(kind):
            if not self.games.play:
                self.show_home()
            await self.open_new_game(mahjong=kind == "mahjong")

    async def open_new_game(self, mahjong: bool | None = None) -> None:
        """Open the *New game* window, by default for the game on the page."""
        play = self.games.play
        if mahjong is None:
            mahjong = play is not None and play.table.kind == "mahjong"
        self.games.given_up = self.dialogs.is_open("stuck")
        for name in ("stuck", "menu", "end"):
            self.dialogs.close(name)
        running = play.table.options if play and play.table.code not in LESSONS else None
        await self.parts.new_game.open(running, mahjong, self.preferences.settings)

    async def open_statistics(self) -> None:
        """Show how the finished games went, those of the game on the page first."""
        games = await self.keeper.finished()
        self.dialogs.close("menu")
        self.parts.statistics.open(games, self.preferences.words, self._game())

    async def open_leaderboard(self) -> None:
        """Show the ten best times of Mahjong Solitaire."""
        games = await self.keeper.finished()
        self.dialogs.close("menu")
        self.parts.statistics.open_leaderboard(games, self.preferences.words)

    async def open_deal(self, text: str) -> None:
        """Open the deal of a link within a window; one that is on the page already is uncovered."""
        if self.games.play and self.games.play.table.code == text:
            self.dialogs.close_all()
        await self.open_address(text)

    def _game(self) -> str:
        """The game that a window about both shows first."""
        return self.games.play.table.kind if self.games.play else self.keeper.latest or "match"

    def open_rules(self) -> None:
        """Show the rules, those of the game on the page first."""
        self.dialogs.close("menu")
        self.parts.rules.open(self.preferences.words, self._game())

    def open_keys(self) -> None:
        """Show what the keys do."""
        for name in ("settings", "menu"):
            self.dialogs.close(name)
        self.parts.show_keys()

    def open_overview(self) -> None:
        """Show the game on the page at a glance, in words."""
        if self.games.play:
            self.parts.show_overview(self.games.play.overview())

    def learn(self, kind: str) -> None:
        """Show the lesson of a game."""
        self.dialogs.close_all()
        begin(self.games.learn(kind))

    def show_home(self) -> None:
        """Show the home page."""
        kind, held_focus = self._game(), not browser.focus_is_lost()
        self.games.go_home()
        browser.show_view(HOME)
        self.parts.show_home()
        self.say_title()
        self.trail.settle()
        if held_focus and browser.focus_is_lost():
            browser.one(f"#play-{kind}").focus()
        begin(self.look_again())

    async def look_again(self) -> None:
        """See anew which games are open, for the home page."""
        await self.keeper.look_again()
        self.parts.show_home()
        self.parts.show_month(await self.keeper.finished())

    def game_shown(self) -> None:
        """A game is on the page now, or another one."""
        self.say_title()
        self.trail.settle()

    def not_kept(self) -> None:
        """Say in plain words, once, that nothing can be kept."""
        if self._said_not_kept:
            return
        self._said_not_kept = True
        say = self.preferences.words.say
        text = say("This browser keeps nothing: your game is gone when you leave the page.")
        if self.shelf.lasts:
            text = say("Nothing can be saved now: the device may be full. You can play on.")
        self.dialogs.notice(text)

    def keep_setting(self, name: str, value: object) -> None:
        """Keep one setting."""
        begin(self.keeper.change_setting(name, value))
        if name in LOUD and value:
            self.games.speaker.play(Sound.MATCH)

    def window_changed(self, is_open: bool) -> None:
        """The first window was opened, or the last one closed."""
        play = self.games.play
        if play and is_open:
            play.hold(WINDOW)
        elif play:
            play.release(WINDOW)
        self.trail.settle_soon()

    def visibility_changed(self) -> None:
        """The tab was hidden or came back."""
        play = self.games.play
        if play and browser.hidden():
            play.hold(HIDDEN)
            self.games.keep(play.table)
        elif play:
            play.release(HIDDEN)

    def preferences_changed(self) -> None:
        """Make what is on the page follow the settings and the language."""
        play, settings = self.games.play, self.preferences.settings
        if isinstance(play, MatchPlay):
            play.table.pace = Pace(settings.wait, settings.quick)
        if isinstance(play, MahjongPlay):
            play.board.restyle(settings.tiles, settings.index)
        if play:
            play.paint()
            play.schedule()
            self.games.lens.refit()
        else:
            begin(self.look_again())
        self.offline.show()
        self.say_title()

    def say_title(self) -> None:
        """Name what is on the page, in the bar and in the window's title."""
        say, play = self.preferences.words.say, self.games.play
        if not play:
            browser.document.title = "Parlour"
            return
        table = play.table
        name = say("Match Cards") if table.kind == "match" else say("Mahjong Solitaire")
        fill("title", name)
        deal = deal_in_words(play, self.preferences.words)
        fill("subtitle", deal)
        browser.one("#board").setAttribute("aria-label", f"{name}, {deal}")
        browser.document.title = f"{name} – Parlour"
