"""What is kept between visits: the open game of each kind, and the settings."""

import json
from collections.abc import Callable

from ui.browser import Shelf, begin, now
from ui.settings import Settings, from_data, to_data
from ui.store import AnyTable, restored, saved

SETTINGS, LAST = "settings", "last"
GAMES = {"match": "game:match", "mahjong": "game:mahjong"}
"""The keys on the shelf."""


class Keeper:
    """Reads everything once, and writes each change when it is made."""

    def __init__(self, failed: Callable[[], object]):
        """`failed` is called when something could not be kept."""
        self._shelf = Shelf()
        self._failed = failed
        self.tables: dict[str, AnyTable] = {}
        """The open games, one of a kind at most."""
        self.last = ""
        """The kind of game that was played last."""

    @property
    def keeps(self) -> bool:
        """Whether this browser keeps anything at all."""
        return self._shelf.kept

    @property
    def latest(self) -> str:
        """The kind of the open game that was played last; ``""`` if none is open."""
        return self.last if self.last in self.tables else next(iter(self.tables), "")

    async def load(self) -> Settings:
        """Read everything that is kept; what cannot be read counts as not there."""
        texts = await self._shelf.get([SETTINGS, LAST, *GAMES.values()])
        for kind, key in GAMES.items():
            table = restored(texts.get(key, ""))
            if table and table.kind == kind:
                self.tables[kind] = table
        self.last = texts.get(LAST, "")
        return _settings(texts.get(SETTINGS, ""))

    def open_game(self, table: AnyTable) -> None:
        """Keep this game from now on, in the place of any other of its kind."""
        self.tables[table.kind], self.last = table, table.kind
        self.keep_game(table)

    def keep_game(self, table: AnyTable) -> None:
        """Keep an open game as it stands now; forget it if it has ended."""
        if self.tables.get(table.kind) is not table:
            return
        if table.finished:
            del self.tables[table.kind]
            self._write(self._shelf.drop([GAMES[table.kind]]))
        else:
            self._write(self._shelf.put({GAMES[table.kind]: saved(table, now()), LAST: table.kind}))

    def keep_settings(self, settings: Settings) -> None:
        """Keep the settings."""
        self._write(self._shelf.put({SETTINGS: json.dumps(to_data(settings))}))

    def _write(self, work: object) -> None:
        async def write() -> None:
            try:
                await work  # type: ignore[misc]
            except Exception:  # noqa: BLE001 - full, gone or forbidden: the player plays on
                self._failed()

        begin(write())


def _settings(text: str) -> Settings:
    try:
        return from_data(json.loads(text))
    except ValueError:
        return Settings()
