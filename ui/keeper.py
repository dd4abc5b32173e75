"""What is kept between visits: the open game of each kind, and the settings."""

import json
from collections.abc import Callable
from dataclasses import dataclass

from ui.browser import Shelf, begin, now
from ui.settings import Settings, from_data, to_data
from ui.store import AnyTable, restored, saved

SETTINGS, LAST = "settings", "last"
GAMES = {"match": "game:match", "mahjong": "game:mahjong"}
"""The keys on the shelf."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What was found on the shelf."""

    settings: Settings
    tables: dict[str, AnyTable]
    last: str
    """The kind of game that was played last, or ``""``."""


class Keeper:
    """Reads everything once, and writes each change when it is made."""

    def __init__(self, failed: Callable[[], object]):
        """`failed` is called when something could not be kept."""
        self._shelf = Shelf()
        self._failed = failed

    @property
    def keeps(self) -> bool:
        """Whether this browser keeps anything at all."""
        return self._shelf.kept

    async def load(self) -> Kept:
        """Everything that is kept; what cannot be read counts as not there."""
        texts = await self._shelf.get([SETTINGS, LAST, *GAMES.values()])
        tables = {kind: restored(texts.get(key, "")) for kind, key in GAMES.items()}
        return Kept(
            _settings(texts.get(SETTINGS, "")),
            {kind: table for kind, table in tables.items() if table and table.kind == kind},
            texts.get(LAST, ""),
        )

    def keep_game(self, table: AnyTable) -> None:
        """Keep a game as it stands now; forget one that has ended."""
        if table.finished:
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
