"""What is the player's: saved as a file, brought in from one, deleted; in the settings window."""

import json
from collections.abc import Callable
from typing import Any

from ui import browser
from ui.backup import (
    PROBLEMS,
    Clash,
    Problem,
    added,
    brought_text,
    clash,
    game_of,
    playable,
    read,
    records,
    set_aside,
    write,
)
from ui.browser import Node, begin, element, fill, now, one
from ui.chest import Chest
from ui.deals import deal_text
from ui.dialogs import Dialogs
from ui.games import Games
from ui.keeper import GAMES, SETTINGS
from ui.local import date_and_time, number_text, today
from ui.preferences import Preferences
from ui.record import record
from ui.settings import Settings, from_data, to_data
from ui.settings_window import show_settings
from ui.storage import Kept
from ui.store import AnyTable


class Yours:
    """The part of the settings window for what is kept here; `go_home` shows the home page."""

    def __init__(
        self,
        dialogs: Dialogs,
        preferences: Preferences,
        keeper: Chest,
        games: Games,
        go_home: Callable[[], object],
    ):
        self._dialogs = dialogs
        self._preferences = preferences
        self._keeper = keeper
        self._games = games
        self._go_home = go_home
        self.say = preferences.say

    async def show(self) -> None:
        """List the texts that were set aside."""
        self._tell("")
        texts = await self._keeper.aside()
        one('[data-part="aside"]').hidden = not texts
        rows = [self._row(key, text) for key, text in texts.items()]
        one('[data-show="aside"]').replaceChildren(*rows)

    async def save(self) -> None:
        """Let the player save everything as one file."""
        if self._games.play:
            await self._keeper.keep_game(self._games.play.table, now())
        try:
            texts = await self._keeper.everything()
        except OSError:
            self._tell(wrong=self.say("What is kept here cannot be read now."))
            return
        name = f"parlour-{today()}.json"
        browser.download(name, write(texts, date_and_time()))
        self._tell(self.say("Saved: {name}", name=name))

    def tell_unreadable(self) -> None:
        """Say that something kept could not be read, and let the player have it."""
        text = self.say("A saved game could not be read. It was set aside, not deleted.")

        async def save() -> None:
            parts = [f"{key}\n{value}" for key, value in (await self._keeper.aside()).items()]
            browser.download("parlour-unreadable.txt", "\n\n".join(parts))

        self._dialogs.notice(text, self.say("Download"), lambda: begin(save()))

    async def save_aside(self, key: str) -> None:
        """Let the player save one text that was set aside."""
        browser.download("parlour-aside.txt", (await self._keeper.aside()).get(key, ""))

    async def bring(self, file: Any) -> None:
        """Bring in what a file holds."""
        found = read(await browser.text_of(file))
        if isinstance(found, Problem):
            self._tell(wrong=self.say(PROBLEMS[found]))
            return
        here = await self._keeper.finished()
        new = added(found, here)
        if await self._keeper.bring({**records(new), **set_aside(found)}) is Kept.FAILED:
            self._full()
            return
        tables = playable(found, here).values()
        kinds = [table.kind for table in tables if await self._take(table)]
        adopted = await self._adopt(found.settings)
        await self.show()
        words = self._preferences.words
        self._tell(brought_text(len(new), kinds, adopted, found.skipped, words))
        await self._show_games(kinds)

    async def delete_all(self) -> None:
        """Delete everything, if the player really wants to."""
        say = self.say
        text = say(
            "All games, records and settings in this browser will be gone for good. If you might "
            "want them back, save them as a file first."
        )
        yes, no = say("Delete everything"), say("Keep everything")
        if not await self._dialogs.ask(say("Delete everything?"), text, yes, no):
            return
        if await self._keeper.delete_all() is Kept.FAILED:
            self._full()
            return
        for kind in GAMES:
            self._games.claim(kind)
        await self._preferences.adopt(Settings())
        self._go_home()
        self._dialogs.notice(self.say("Everything is deleted."))

    async def _take(self, table: AnyTable) -> bool:
        """Take an open game out of a file; whether it has come into the place of what was here."""
        ours = self._keeper.tables.get(table.kind)
        how = clash(table, ours)
        if how is Clash.SAME:
            return False
        if ours and how is Clash.OTHER:
            if not await self._may_replace(ours, table):
                return False
            if ours.session.id != table.session.id:
                await self._keeper.finish(ours, record(ours, date_and_time(), now()))
        return await self._keeper.bring_game(table) is Kept.KEPT

    async def _may_replace(self, ours: AnyTable, theirs: AnyTable) -> bool:
        say, words = self.say, self._preferences.words
        text = say(
            "Your game ({ours}) is not finished. In the file is this one: {theirs}.",
            ours=deal_text(ours.options, words),
            theirs=deal_text(theirs.options, words),
        )
        title = say("Give up your game for the one in the file?")
        return await self._dialogs.ask(title, text, say("Take the file’s"), say("Keep mine"))

    async def _adopt(self, found: dict[str, Any] | None) -> bool:
        """Let the settings of a file hold, if it has others, and keep them."""
        settings = from_data(found)
        if found is None or settings == self._preferences.settings:
            return False
        await self._keeper.bring({SETTINGS: json.dumps(to_data(settings))})
        await self._preferences.adopt(settings)
        show_settings(settings, self._preferences.words.language)
        return True

    async def _show_games(self, kinds: list[str]) -> None:
        """Show what has changed below the window; a game on the page that was replaced goes on."""
        play = self._games.play
        if not play:
            await self._games.page.look_again()
        elif play.table.kind in kinds:
            said = str(one('[data-show="yours-said"]').textContent)
            await self._games.go_on(play.table.kind)
            self._dialogs.notice(said)

    def _row(self, key: str, text: str) -> Node:
        words, row = self._preferences.words, element("li")
        size = number_text(len(text), words.language)
        name = words.say("{game}, {n} characters", game=game_of(key, words), n=size)
        button = element("button", "button", words.say("Download"))
        button.type, button.dataset.aside = "button", key
        row.append(element("span", text=name), button)
        return row

    def _full(self) -> None:
        self._tell(wrong=self.say("Nothing can be saved now: the device may be full."))

    def _tell(self, text: str = "", wrong: str = "") -> None:
        fill("yours-said", text)
        error = one('[data-part="yours-error"]')
        error.textContent, error.hidden = wrong, not wrong
