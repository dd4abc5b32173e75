"""The way back: from a window to what lies under it, from a game to home, from home to elsewhere.

The browser's history is made to follow the page: an entry for home, above it one for the game on
the page, above it one while any window is open. Going up adds an entry, another game takes the
place of the one before, going down walks back; so Back never finds a game that was left, and each
press of it does one visible thing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

HOME, ON_TOP = "home", "window"
Place = tuple[str, ...]
"""Where one is, from the ground up: ``("home", "MM2-…", "window")``."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the history that is ours: its number among them, and its place."""

    number: int
    place: Place


class History(Protocol):
    """The browser's history."""

    def read(self) -> Entry | None:
        """The entry where the browser is; None if it is not of our making."""

    def push(self, entry: Entry) -> None:
        """Add an entry after this one."""

    def replace(self, entry: Entry) -> None:
        """Make this entry another one."""

    def back(self) -> None:
        """Go one entry back; `Trail.moved` is called later."""

    def soon(self, call: Callable[[], object]) -> object:
        """Call something in a moment."""


class Page(Protocol):
    """What the trail needs of the page."""

    @property
    def place(self) -> Place:
        """Where the page is now."""

    def step_back(self) -> bool:
        """Close the topmost window or else leave the game; False if there is nothing to leave."""

    def follow(self) -> None:
        """Show what the address asks for, then call `Trail.settle`."""


class Trail:
    """Keeps the history and the page together."""

    def __init__(self, history: History, page: Page):
        self._history = history
        self._page = page
        self._here = history.read()
        self._number = self._here.number if self._here else -1
        self._walking = False
        """Whether a step back has been asked for that the browser has not taken yet."""

    def settle(self) -> None:
        """Bring the history to where the page is."""
        if self._walking and self._here:
            return
        wanted = self._page.place
        if self._here is None:  # the page's first entry, or one that the player has typed
            first = self._number < 0
            self._put(self._number + 1, wanted[:1] if first else wanted)
            self.settle()
        elif len(self._here.place) > len(wanted):
            self._walk()
        elif self._here.place != wanted[: len(self._here.place)]:
            self._put(self._number, wanted[: len(self._here.place)])
            self.settle()
        elif self._here.place != wanted:
            self._here = Entry(self._number + 1, wanted[: len(self._here.place) + 1])
            self._number = self._here.number
            self._history.push(self._here)
            self.settle()

    def settle_soon(self) -> None:
        """The same in a moment: a window that closes may make room for another."""
        self._history.soon(self.settle)

    def moved(self) -> None:
        """The browser is at another entry of its history: a known one, or an address was typed.

        A step back that was asked for before the typing may still come after it.
        """
        entry, came, walking = self._history.read(), self._number, self._walking
        self._here = entry
        if entry is None:
            self._page.follow()
            return
        self._walking, self._number = False, entry.number
        if walking:
            self.settle()
        elif entry.number < came and self._page.step_back():
            self.settle_soon()
        elif _ground(entry.place) != _ground(self._page.place):
            self._page.follow()
        else:
            self.settle()

    def _put(self, number: int, place: Place) -> None:
        self._here, self._number = Entry(number, place), number
        self._history.replace(self._here)

    def _walk(self) -> None:
        """One step back; others follow when it has been taken."""
        self._walking = True
        self._history.back()


def _ground(place: Place) -> Place:
    """What lies under the windows."""
    return tuple(part for part in place if part != ON_TOP)
