"""The keeper's work with everything at once: given out, brought in, forgotten."""

from ui.keeper import GAMES, LAST, Keeper
from ui.storage import Kept, Texts
from ui.store import AnyTable, saved

PICTURE = ("left", "picture")
"""What the page notes of the game left open, to show it at the next start."""


class Chest(Keeper):
    """A keeper that can also give out and take in all that it keeps."""

    async def everything(self) -> dict[str, str]:
        """All texts there are, by their keys; an open game as it was noted last.

        OSError if they cannot be read.
        """
        texts = await self._shelf.all("")
        games = {key: self._latest(kind, texts[key]) for kind, key in GAMES.items() if key in texts}
        return texts | games

    async def bring(self, texts: Texts) -> Kept:
        """Put texts that came from outside under their keys, all of them or none."""
        try:
            await self._shelf.put(texts)
        except OSError:
            return Kept.FAILED
        return Kept.KEPT

    async def bring_game(self, table: AnyTable) -> Kept:
        """Put an open game from outside in the place of any other of its kind; it is this tab's.

        A note would win over it if it is of the same game, but later: it goes, too.
        """
        key = GAMES[table.kind]
        kept = await self.bring({key: saved(table, 0.0, self._tab), LAST: table.kind})
        if kept is Kept.KEPT:
            self._put(table, 0)
            for name in (key, *PICTURE):
                self._notes.write(name, "")
        return kept

    async def delete_all(self) -> Kept:
        """Forget games, records, settings and what was set aside."""
        try:
            await self._shelf.put(dict.fromkeys(await self._shelf.all("")))
        except OSError:
            return Kept.FAILED
        for kind, key in GAMES.items():
            self.let_go(kind)
            for name in (key, *PICTURE):
                self._notes.write(name, "")
        self.last, self.unreadable = "", 0
        return Kept.KEPT
