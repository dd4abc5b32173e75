"""The open games: dealt, shown, kept, given up, ended, and played in one tab at a time."""

from collections.abc import Awaitable

from game.code import Code, MatchCode
from ui import browser
from ui.browser import Channel, begin, now, one
from ui.deals import deal_text
from ui.endings import show_standing
from ui.keeper import Keeper
from ui.lens import Lens
from ui.lessons import LESSONS, card_lesson, tile_lesson
from ui.local import date_and_time, today
from ui.mahjong_table import MahjongTable
from ui.match_table import MatchTable
from ui.play import Page, Play
from ui.plays import Plays
from ui.record import record
from ui.session import AWAY, HIDDEN, MahjongSession, MatchSession
from ui.settings import Settings
from ui.speaker import Speaker
from ui.storage import Kept
from ui.store import AnyTable
from ui.words import Words

ELSEWHERE = "elsewhere"


class Games:
    """The open games, of which at most one is on the page (`play`)."""

    def __init__(self, page: Page, keeper: Keeper, tab: str):
        self.page = page
        self.dialogs = page.dialogs
        self.keeper = keeper
        self.play: Play | None = None
        self.given_up = False
        """Whether the player left a dead end for a new game: nobody needs to ask again."""
        self.lens = Lens(page.preferences)
        self.speaker = Speaker(lambda: self.settings)
        self.plays = Plays(page.preferences)
        self._tab = tab
        self._channel = Channel(self._heard)
        self._wanted = 0

    @property
    def words(self) -> Words:
        """The words of the player's language."""
        return self.page.preferences.words

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.page.preferences.settings

    async def open_code(self, code: Code) -> None:
        """Go on with the game of this code, or deal it, if the running game may be given up."""
        kind = _kind(code)
        table = self.keeper.tables.get(kind)
        if table and table.code == str(code) and not table.finished:
            await self.go_on(kind)
        elif table and self._must_ask(table):
            if not self.play:
                await self.go_on(kind)
            begin(self._ask_then_deal(code, table))
        else:
            await self._replace(code)

    async def go_on(self, kind: str) -> bool:
        """Show the open game of a kind, taking it over from any other tab; False if none is."""
        shown = self.play.table if self.play else None
        if shown and shown.kind == kind and self.keeper.tables.get(kind) is shown:
            return True
        wanted = self._want()
        table = await self.keeper.take(kind)
        if wanted != self._wanted:
            return True
        if table is None:
            return False
        self.claim(kind)
        await self._show(table, fresh=False)
        return True

    async def restart(self) -> None:
        """The same deal again, from its start."""
        if self.play and self.play.table.code in LESSONS:
            await self.learn(self.play.table.kind)
        elif self.play and self._must_ask(self.play.table):
            await self._ask_then_deal(self.play.table.options, self.play.table)
        elif self.play:
            await self._replace(self.play.table.options)

    async def learn(self, kind: str) -> None:
        """Show the lesson of a game; the open games stay as they are."""
        await self._show(card_lesson() if kind == "match" else tile_lesson(), fresh=True)

    def _must_ask(self, table: AnyTable) -> bool:
        """Whether a game must not be replaced unasked: it has a move and is not over."""
        forsaken = self.given_up and table.status == "stuck"
        return bool(table.history.done) and not table.finished and not forsaken

    async def _ask_then_deal(self, code: Code, table: AnyTable) -> None:
        """Deal a code in the place of a running game, if the player says so."""
        say = self.words.say
        text = say(
            "Your game ({deal}) is not finished. You could not go back to it.",
            deal=deal_text(table.options, self.words),
        )
        title, yes, no = say("Give up this game?"), say("Give up"), say("Keep playing")
        if await self.dialogs.ask(title, text, yes, no):
            await self._replace(code)

    async def _replace(self, code: Code) -> None:
        """Deal a code; a game with a move that it takes the place of was given up."""
        wanted, table = self._want(), self.keeper.tables.get(_kind(code))
        if table and table.history.done:
            await self.keeper.finish(table, record(table, date_and_time(), now()))
        if wanted == self._wanted:
            await self._show(self._dealt(code), fresh=True)

    def _dealt(self, code: Code) -> AnyTable:
        """A new game of a code; its options become the last ones chosen."""
        change, name = self.page.preferences.change, browser.random_name()
        if isinstance(code, MatchCode):
            change("match_options", str(code).split("-")[1])
            session = MatchSession(id=name, portrait=browser.is_portrait())
            return MatchTable(code, session=session)
        change("layout", code.layout)
        change("hard", code.hard)
        return MahjongTable(code, session=MahjongSession(id=name))

    async def _show(self, table: AnyTable, fresh: bool) -> None:
        """Show a game on the board, unless another one was wanted meanwhile."""
        wanted = self._want()
        if isinstance(table, MatchTable):
            await self.plays.pictures.prepare(table.state.deck)
        if wanted != self._wanted:
            return
        held_focus = not browser.focus_is_lost()
        self.leave()
        self.given_up = False
        table.release(AWAY, now())
        if browser.hidden():
            table.hold(HIDDEN, now())
        browser.show_view(table.kind)
        self.play = self.plays.of(table, self)
        one("#game").toggleAttribute("data-lesson", table.code in LESSONS)
        self.page.game_shown()
        self.play.begin(fresh)
        if held_focus and browser.focus_is_lost():
            self.play.board.refocus()
        if fresh and table.code not in LESSONS:
            self.claim(table.kind)
            await self._judge(table, self.keeper.open_game(table, now()))

    def _want(self) -> int:
        """What is wanted from now on; whatever was wanted before and is still on its way is not."""
        self._wanted += 1
        return self._wanted

    def go_home(self) -> None:
        """No game is wanted on the page."""
        self._want()
        self.leave()

    def leave(self) -> None:
        """Take the game off the page; it stays open."""
        self.dialogs.close_all()
        if self.play:
            table = self.play.table
            self.play.leave()
            self.play = None
            table.hold(AWAY, now())
            self.keep(table)

    def keep(self, table: AnyTable) -> None:
        """Save a game as it stands now."""
        begin(self._judge(table, self.keeper.keep_game(table, now())))

    def deal_judged(self) -> None:
        """It has become known whether the deal on the page can be won."""
        self.page.game_shown()

    def page_left(self) -> None:
        """The page is being left: there may be no time for a transaction, but for a note."""
        if self.play:
            self.keep(self.play.table)

    def ended(self, table: AnyTable) -> None:
        """A game has come to its end: it goes to the records, once."""
        finished = record(table, date_and_time(), now())
        begin(self._judge(table, self.keeper.finish(table, finished)))
        if table.status == "won":
            browser.ask_persistence()

    def say_verdict(self, table: AnyTable) -> None:
        """Say in the end window how a win stands against those before it."""
        finished = record(table, date_and_time(), now())

        async def say() -> None:
            show_standing(await self.keeper.finished(), finished, today(), self.words)

        begin(say())

    async def _judge(self, table: AnyTable, writing: Awaitable[Kept]) -> None:
        """Tell the player what became of a write, if it was not done."""
        kept = await writing
        if kept is Kept.TAKEN:
            self._taken(table.kind)
        elif kept is Kept.FAILED:
            self.page.not_kept()

    def claim(self, kind: str) -> None:
        """Tell the other tabs that the open game of a kind is not theirs."""
        self._channel.send(f"{kind} {self._tab}")

    def _heard(self, message: str) -> None:
        """Another tab plays the game of a kind now."""
        kind, _, tab = message.partition(" ")
        if tab != self._tab:
            self._taken(kind)

    def _taken(self, kind: str) -> None:
        """Let go of a game that is played elsewhere; the player can take it back."""
        lost = self.keeper.tables.get(kind)
        self.keeper.let_go(kind)
        if not self.play:
            begin(self.page.look_again())
        elif self.play.table is lost and not lost.finished:
            self.dialogs.close_all()
            self.play.hold(AWAY)
            self.dialogs.open(ELSEWHERE, closed=self.page.show_home)

    async def take_back(self) -> None:
        """Play the game here again that another tab has taken over."""
        kind = self.play.table.kind if self.play else ""
        if not await self.go_on(kind):
            self.page.show_home()


def _kind(code: Code) -> str:
    """The kind of game that a code deals."""
    return "match" if isinstance(code, MatchCode) else "mahjong"
