"""The browser's history, and where the page is: what `ui.trail` keeps together."""

import json
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable

from ui.browser import address_code, after, begin, window
from ui.dialogs import Dialogs
from ui.games import Games
from ui.trail import HOME, ON_TOP, Entry, Place, Trail


class BrowserHistory:
    """Its entries have the address of the page under any window."""

    def read(self) -> Entry | None:
        """The entry where the browser is; None if it is not of our making."""
        try:
            number, *place = json.loads(str(window.history.state))
        except (ValueError, TypeError):
            return None
        return Entry(int(number), tuple(str(part) for part in place)) if place else None

    def push(self, entry: Entry) -> None:
        """Add an entry after this one."""
        window.history.pushState(*_written(entry))

    def replace(self, entry: Entry) -> None:
        """Make this entry another one."""
        window.history.replaceState(*_written(entry))

    def back(self) -> None:
        """Go one entry back; the page hears of it later."""
        window.history.back()

    def soon(self, call: Callable[[], object]) -> TimerHandle:
        """Call something in a moment."""
        return after(0, call)


def _written(entry: Entry) -> tuple[str, str, str]:
    ground = [part for part in entry.place if part != ON_TOP]
    return json.dumps([entry.number, *entry.place]), "", f"#{ground[-1]}"


class Whereabouts:
    """Where the page is, as windows and games tell; and how one leaves that."""

    def __init__(
        self,
        dialogs: Dialogs,
        games: Games,
        show_home: Callable[[], object],
        route: Callable[[str], Awaitable[object]],
    ):
        self._dialogs, self._games = dialogs, games
        self._show_home, self._route = show_home, route
        self.trail = Trail(BrowserHistory(), self)

    @property
    def place(self) -> Place:
        """Where the page is."""
        play = self._games.play
        ground = (HOME, play.table.code) if play else (HOME,)
        return (*ground, ON_TOP) if self._dialogs.any_open else ground

    def step_back(self) -> bool:
        """Close the topmost window or else leave the game; False if there is nothing to leave."""
        if self._dialogs.any_open:
            self._dialogs.close_top()
        elif self._games.play:
            self._show_home()
        else:
            return False
        return True

    def follow(self) -> None:
        """Show what the address asks for."""

        async def follow(fragment: str) -> None:
            await self._route(fragment)
            self.trail.settle()

        begin(follow(address_code()))
