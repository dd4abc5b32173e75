"""The page as a whole: which view shows, which games are open, which settings hold."""

from game.code import Code, MatchCode, Reason, parse
from ui import browser
from ui.browser import begin, fill, now
from ui.dialogs import Dialogs
from ui.home import deal_text, show_home
from ui.keeper import Keeper
from ui.mahjong_play import MahjongPlay
from ui.mahjong_table import MahjongTable
from ui.match_play import MatchPlay
from ui.match_table import MatchTable, Pace
from ui.new_game import NewGame
from ui.paint_cards import Cards
from ui.paint_tiles import Tiles
from ui.pictures import Pictures
from ui.play import Play
from ui.preferences import Preferences
from ui.session import AWAY, HIDDEN, WINDOW, MatchSession
from ui.settings import Settings
from ui.store import AnyTable
from ui.words import Words

HOME = "home"


class App:
    """Everything that lives as long as the page."""

    def __init__(self) -> None:
        self.keeper = Keeper(self.not_kept)
        self.preferences = Preferences(self.keeper.keep_settings, self.preferences_changed)
        self.dialogs = Dialogs(self.window_changed)
        self.pictures = Pictures()
        self.cards = Cards(self.pictures, self.preferences.moving)
        self.tiles = Tiles(self.preferences.moving)
        self.new_game = NewGame(self.dialogs, self.pictures, self.start)
        self.play: Play | None = None
        self.given_up = False
        """Whether the player gave the game up at its dead end: nobody needs to ask again."""

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.preferences.settings

    @property
    def words(self) -> Words:
        """The words of the player's language."""
        return self.preferences.words

    async def start_up(self) -> None:
        """Read what is kept, speak the player's language, show what the address asks for."""
        await self.preferences.begin(await self.keeper.load())
        self.new_game.words = self.words
        browser.one("#faces").innerHTML = await browser.fetch_text("static/built/faces.svg")
        await self.route()
        if not self.keeper.keeps:
            self.not_kept()

    async def route(self) -> None:
        """Show what the address asks for; a bare one, the game left open."""
        fragment = browser.address_code()
        if not fragment and self.keeper.tables:
            await self.show_game(self.keeper.tables[self.keeper.latest])
        elif fragment in ("", HOME):
            self.show_home()
        else:
            await self.open_address(fragment)

    async def open_address(self, text: str) -> None:
        """Open the deal of a code in the address, or say what is wrong with it."""
        code = parse(text)
        if not isinstance(code, Reason):
            await self.open_code(code)
            return
        if self.play is None:
            self.show_home()
        self.restore_address()
        await self.open_new_game(mahjong=text.strip().upper().startswith("MJ"))
        self.new_game.refuse_typed(text)

    def start(self, code: Code) -> None:
        """Deal what the *New game* window has chosen."""
        begin(self.open_code(code))

    async def open_code(self, code: Code) -> None:
        """Go on with the game of this code, or deal it, if the running game may be given up."""
        table = self.keeper.tables.get("match" if isinstance(code, MatchCode) else "mahjong")
        if table and table.code == str(code) and not table.finished:
            await self.show_game(table)
        elif table and self.must_ask(table):
            if not self.play:
                await self.show_game(table)
            begin(self.ask_then_deal(code, table))
        else:
            await self.show_game(self.dealt(code), fresh=True)

    async def restart(self) -> None:
        """The same deal again, from its start."""
        if self.play and self.must_ask(self.play.table):
            await self.ask_then_deal(self.play.table.options, self.play.table)
        elif self.play:
            await self.show_game(self.dealt(self.play.table.options), fresh=True)

    def must_ask(self, table: AnyTable) -> bool:
        """Whether a game must not be replaced unasked: it has a move and is not over."""
        return bool(table.history.done) and not table.finished and not self.given_up

    async def ask_then_deal(self, code: Code, table: AnyTable) -> None:
        """Deal a code in the place of a running game, if the player says so."""
        say = self.words.say
        text = say(
            "Your game ({deal}) is not finished. You could not go back to it.",
            deal=deal_text(table.options, self.words),
        )
        title, yes, no = say("Give up this game?"), say("Give up"), say("Keep playing")
        if await self.dialogs.ask(title, text, yes, no):
            await self.show_game(self.dealt(code), fresh=True)
        else:
            self.restore_address()

    def dealt(self, code: Code) -> AnyTable:
        """A new game of a code; its options become the last ones chosen."""
        if isinstance(code, MatchCode):
            options = str(code).split("-")[1]
            self.preferences.change("match_options", options)
            return MatchTable(code, session=MatchSession(portrait=browser.is_portrait()))
        self.preferences.change("layout", code.layout)
        return MahjongTable(code)

    async def show_game(self, table: AnyTable, fresh: bool = False) -> None:
        """Show a game on the board."""
        if isinstance(table, MatchTable):
            await self.pictures.prepare(table.state.deck, table.versions)
        self.leave_game()
        self.given_up = False
        table.release(AWAY, now())
        if browser.hidden():
            table.hold(HIDDEN, now())
        browser.go(table.code, replace=not browser.address_code())
        browser.show_view(table.kind)
        self.play = self.played(table)
        self.say_title()
        self.play.begin(fresh)
        self.keeper.open_game(table)

    def played(self, table: AnyTable) -> Play:
        """The table with what paints it."""
        if isinstance(table, MatchTable):
            table.pace = Pace(self.settings.wait, self.settings.quick)
            return MatchPlay(table, self, self.cards, self.pictures)
        return MahjongPlay(table, self, self.tiles)

    def leave_game(self) -> None:
        """Take the game off the page; it stays open."""
        self.dialogs.close_all()
        if self.play:
            table = self.play.table
            self.play.leave()
            self.play = None
            table.hold(AWAY, now())
            self.keep(table)

    def show_home(self) -> None:
        """Show the home page."""
        self.leave_game()
        browser.go(HOME, replace=not browser.address_code())
        show_home(self.words, self.keeper.tables, self.keeper.latest)
        self.say_title()
        browser.show_view(HOME)

    async def continue_game(self, kind: str) -> None:
        """Go on with the open game of a kind, or choose a new one."""
        if kind in self.keeper.tables:
            await self.show_game(self.keeper.tables[kind])
        else:
            await self.open_new_game(mahjong=kind == "mahjong")

    async def open_new_game(self, mahjong: bool | None = None) -> None:
        """Open the *New game* window, by default for the game on the page."""
        running = self.play.table.options if self.play else None
        if mahjong is None:
            mahjong = self.play is not None and self.play.table.kind == "mahjong"
        self.given_up = self.dialogs.is_open("stuck")
        for name in ("stuck", "menu", "end"):
            self.dialogs.close(name)
        await self.new_game.open(running, mahjong, self.settings)

    def keep(self, table: AnyTable) -> None:
        """Save a game as it stands now."""
        self.keeper.keep_game(table)

    def not_kept(self) -> None:
        """Say in plain words that nothing can be kept."""
        self.dialogs.notice(
            self.words.say("This browser keeps nothing: your game is gone when you leave the page.")
        )

    def restore_address(self) -> None:
        """Put the address back to what is on the page."""
        browser.go(self.play.table.code if self.play else HOME, replace=True)

    def window_changed(self, is_open: bool) -> None:
        """The first window was opened, or the last one closed."""
        if self.play and is_open:
            self.play.hold(WINDOW)
        elif self.play:
            self.play.release(WINDOW)

    def visibility_changed(self) -> None:
        """The tab was hidden or came back."""
        if not self.play:
            return
        if browser.hidden():
            self.play.hold(HIDDEN)
            self.keep(self.play.table)
        else:
            self.play.release(HIDDEN)

    def preferences_changed(self) -> None:
        """Make what is on the page follow the settings and the language."""
        self.new_game.words = self.words
        if isinstance(self.play, MatchPlay):
            self.play.table.pace = Pace(self.settings.wait, self.settings.quick)
        if isinstance(self.play, MahjongPlay):
            self.tiles.restyle(self.settings.tiles, self.settings.index)
        if self.play:
            self.play.paint()
            self.play.schedule()
        else:
            show_home(self.words, self.keeper.tables, self.keeper.latest)
        self.say_title()

    def say_title(self) -> None:
        """Name what is on the page, in the bar and in the window's title."""
        say = self.words.say
        if not self.play:
            browser.document.title = "Parlour"
            return
        table = self.play.table
        name = say("Match Cards") if table.kind == "match" else say("Mahjong Solitaire")
        fill("title", name)
        fill("subtitle", deal_text(table.options, self.words))
        browser.document.title = f"{name} – Parlour"
