"""What the player is told about playing without a network, and about a new version of the site.

static/js/offline.mjs does the work and says how it stands. A new version is never forced: it is
offered once, by a notice that goes away by itself, and from then on by a line on the home page.
"""

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any

from ui.browser import after, fill, one, when, window
from ui.dialogs import say_aloud
from ui.words import Words

OFFER = 15.0
"""Seconds that the offer of a new version stays."""


class Offline:
    """The line on the home page, and the offer of a new version."""

    def __init__(self, words: Callable[[], Words]):
        self._words = words
        self._state = ""
        self._sizes: dict[str, str] = {}
        self._offer: TimerHandle | None = None
        when("parlour:offline", window)(self._heard)

    def show(self) -> None:
        """Say how things stand, in the player's language."""
        text = self._text()
        fill("offline", text)
        one("#offline").hidden = not text
        one("#offline .word").hidden = self._state != "update" or self._offer is not None

    def refuse(self) -> None:
        """The player does not want the new version now; the home page keeps offering it."""
        if self._offer:
            self._offer.cancel()
        self._offer = None
        one("#update").hidden = True
        self.show()

    def update(self) -> None:
        """Go over to the new version: the page is loaded again, and what was played is kept."""
        self.refuse()
        window.parlour.update()

    def _heard(self, event: Any) -> None:
        self._state = str(event.detail.state)
        if self._state == "filling":
            self._sizes = {"done": str(event.detail.done), "total": str(event.detail.total)}
        if self._state == "update":
            self._offer_update()
        self.show()

    def _offer_update(self) -> None:
        if self._offer:
            self._offer.cancel()
        self._offer = after(OFFER, self.refuse)
        one("#update").hidden = False
        say_aloud(self._text())

    def _text(self) -> str:
        say = self._words().say
        if self._state == "filling":
            return say("Getting ready for offline play: {done} of {total} MB", **self._sizes)
        if self._state == "ready":
            return say("Ready for offline play")
        return say("A new version is ready.") if self._state == "update" else ""
