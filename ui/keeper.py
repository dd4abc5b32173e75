"""What is kept between visits: the open game of each kind, finished games, and the settings.

Every key of the shelf holds one text. An open game is kept twice: as it stands, and as it stood
before, in case a text cannot be read again. A tab writes an open game only while it is the owner
named in the text; another tab becomes the owner by opening the game there, and both the question
and the answer lie in one transaction, so that neither can overwrite the other. Every save is also
noted at once, before its transaction: the note matters only where the page was left in between.
Finished games have a key each: tabs can only add to them.
"""

import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable

from game.finished import Finished, from_data, to_data
from ui import settings as settings_
from ui.settings import Settings
from ui.storage import Kept, Notes, Shelf, Texts, outcome, parsed
from ui.store import AnyTable, is_saved, later, owned, owner, restored, same, saved, serial

SETTINGS, LAST, DONE, ASIDE = "settings", "last", "done:", "aside:"
GAMES = {"match": "game:match", "mahjong": "game:mahjong"}
BEFORE = ":before"
"""The keys on the shelf, and what they begin or end with."""


class Keeper:
    """Reads and writes everything that outlives the page; `tab` names this page."""

    def __init__(self, shelf: Shelf, notes: Notes, tab: str):
        self._shelf = shelf
        self._notes = notes
        self._tab = tab
        self.tables: dict[str, AnyTable] = {}
        """The open games as this tab last knew them, one of a kind at most."""
        self.last = ""
        """The kind of game that was played last."""
        self._serials: dict[str, int] = {}
        self._seen: dict[str, tuple[int, str, AnyTable]] = {}
        """Open games as they were read last: the turn, the text, and the game, not played since."""
        self._turns = Counter[str]()
        """How often the open game of a kind was put in or taken away here: what is read while that
        happens is already out of date when it has been read."""
        self.unreadable = 0
        """How many texts were set aside because they could not be read."""

    @property
    def latest(self) -> str:
        """The kind of the open game that was played last; ``""`` if none is open."""
        return self.last if self.last in self.tables else next(iter(self.tables), "")

    async def load(self) -> Settings:
        """Read the settings and what games are open, without becoming their owner."""
        texts = await self._get([SETTINGS, LAST])
        self.last = texts.get(LAST, "")
        await self.look_again()
        return _settings(texts.get(SETTINGS, ""))

    async def look_again(self) -> None:
        """See anew which games are open: another tab may have played or ended them."""
        turns = self._turns.copy()
        for kind in GAMES:
            found = await self._readable(kind)
            if turns[kind] != self._turns[kind]:
                continue
            if found:
                self.tables[kind] = found[1]
                self._seen[kind] = turns[kind], *found
            else:
                self.tables.pop(kind, None)

    def let_go(self, kind: str) -> None:
        """The open game of a kind is not this tab's any more."""
        self._turns[kind] += 1
        self.tables.pop(kind, None)

    async def take(self, kind: str) -> AnyTable | None:
        """The open game of a kind as it stands now; from here on it is this tab's to play.

        If another one is dealt here or it is let go meanwhile, the answer is what is open then.
        """
        turn = self._turns[kind]
        seen = self._seen.pop(kind, None)
        known = seen is not None and seen[0] == turn
        found = seen[1:] if seen and known else await self._readable(kind)
        if turn != self._turns[kind]:
            return self.tables.get(kind)
        if found is None:
            self.let_go(kind)
            return None
        text, table = found
        now = await self._own(kind)
        if turn != self._turns[kind]:
            return self.tables.get(kind)
        if not same(now, text):
            if known:
                return await self.take(kind)
            table = restored(now) or table
        self._put(table, serial(now))
        return table

    async def _own(self, kind: str) -> str:
        """Become the owner of the open game of a kind; return its text, ``""`` if there is none."""
        texts: list[str] = []

        def own(text: str) -> Texts:
            texts.append(owned(self._latest(kind, text), self._tab))
            return {GAMES[kind]: texts[0]} if text else {}

        await outcome(self._shelf.change(GAMES[kind], own))
        return texts[0] if texts else ""

    def open_game(self, table: AnyTable, now: float) -> Awaitable[Kept]:
        """Keep this game from now on, in the place of any other of its kind."""
        self._put(table, 0)
        text = saved(table, now, self._tab)
        return outcome(self._shelf.put({GAMES[table.kind]: text, LAST: table.kind}))

    def keep_game(self, table: AnyTable, now: float) -> Awaitable[Kept]:
        """Keep an open game as it stands now, unless another tab plays it."""
        if self.tables.get(table.kind) is not table:
            return outcome(None)
        self._serials[table.kind] += 1
        key, text = GAMES[table.kind], saved(table, now, self._tab, self._serials[table.kind])
        self._notes.write(key, text)
        foreign: list[str] = []

        def replace(old: str) -> Texts:
            if owner(old) not in ("", self._tab):
                foreign.append(old)
                return {}
            texts: dict[str, str | None] = {key: text, LAST: table.kind}
            return {**texts, key + BEFORE: old} if is_saved(old) else texts

        return outcome(self._shelf.change(key, replace), foreign)

    def finish(self, table: AnyTable, finished: Finished) -> Awaitable[Kept]:
        """Add a finished game to the records; if it was the open one, it no longer is."""
        record = self._shelf.put({DONE + finished.id: json.dumps(to_data(finished))})
        if self.tables.get(table.kind) is not table:
            return outcome(record)
        self.let_go(table.kind)
        return outcome(record, then=self._shelf.change(GAMES[table.kind], self._forget(table.kind)))

    async def finished(self) -> list[Finished]:
        """All finished games; what cannot be read is left out, and stays where it is."""
        texts = await self._all(DONE)
        found = [from_data(parsed(text)) for text in texts.values()]
        return [game for game in found if game is not None]

    def change_setting(self, name: str, value: object) -> Awaitable[Kept]:
        """Keep one setting; what another tab has chosen meanwhile stays."""

        def change(old: str) -> Texts:
            chosen = _settings(old).with_value(name, value)
            return {SETTINGS: json.dumps(settings_.to_data(chosen))}

        return outcome(self._shelf.change(SETTINGS, change))

    async def aside(self) -> dict[str, str]:
        """The texts that were set aside, by their keys."""
        return await self._all(ASIDE)

    def _put(self, table: AnyTable, number: int) -> None:
        """This is the open game of its kind from now on; `number` is its text's serial."""
        self._turns[table.kind] += 1
        self.tables[table.kind], self.last = table, table.kind
        self._serials[table.kind] = number

    async def _readable(self, kind: str) -> tuple[str, AnyTable] | None:
        """Text and table of the open game of a kind, if need be as it stood before.

        A bad text is set aside.
        """
        key = GAMES[kind]
        texts = await self._get([key, key + BEFORE])
        for name in (key, key + BEFORE):
            text = texts.get(name)
            if text is None:
                continue
            latest = self._latest(kind, text)
            table = restored(latest) or restored(text)
            if table and table.kind == kind:
                if await self._is_over(table):
                    return None
                return latest, await self._again(key, name, table)
            self.unreadable += 1
            await outcome(self._shelf.put({f"{ASIDE}{name}:{self._tab}": text, name: None}))
        return None

    def _latest(self, kind: str, text: str) -> str:
        """A text of the shelf, or the note of the same game if it is later."""
        return later(text, self._notes.read(GAMES[kind]))

    async def _again(self, key: str, name: str, table: AnyTable) -> AnyTable:
        """A game read from its former text stands again where the newest one belongs."""
        if name != key:
            await outcome(self._shelf.put({key: saved(table, 0.0, self._tab)}))
        return table

    async def _is_over(self, table: AnyTable) -> bool:
        """Whether a game is among the finished ones, though its last text is still there."""
        done = DONE + table.session.id
        return table.finished or bool(await self._get([done]))

    def _forget(self, kind: str) -> Callable[[str], Texts]:
        key = GAMES[kind]
        gone: Texts = {key: None, key + BEFORE: None}
        return lambda old: gone if owner(old) in ("", self._tab) else {}

    async def _get(self, keys: Iterable[str]) -> dict[str, str]:
        try:
            return await self._shelf.get(keys)
        except OSError:
            return {}

    async def _all(self, prefix: str) -> dict[str, str]:
        try:
            return await self._shelf.all(prefix)
        except OSError:
            return {}


def _settings(text: str) -> Settings:
    return settings_.from_data(parsed(text))
