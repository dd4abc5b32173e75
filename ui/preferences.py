"""The player's settings and language: what holds now, and what follows when it changes."""

import json
from collections.abc import Callable
from typing import Any

from ui import browser
from ui.browser import document, every, window
from ui.dialogs import StaticTexts
from ui.local import languages
from ui.settings import Settings
from ui.words import Words, best_language

ON = {True: "on", False: "off"}


class Preferences:
    """Settings and words. `changed` is called after every change but the first."""

    def __init__(self, keep: Callable[[str, object], object], changed: Callable[[], object]):
        self.settings = Settings()
        self.words = Words()
        self._texts = StaticTexts()
        self._keep = keep
        self._changed = changed
        self._asked = ""

    async def begin(self, settings: Settings) -> None:
        """Hold these settings, as they were kept."""
        self.settings = settings
        self._look()
        await self._speak(settings.language or best_language(languages()))

    def change(self, name: str, value: Any) -> None:
        """Change one setting: it holds at once and is kept."""
        settings = self.settings.with_value(name, value)
        if settings != self.settings:
            self.settings = settings
            self._keep(name, value)
            self._look()
            self._changed()

    async def speak(self, language: str) -> None:
        """Speak another language, now and next time."""
        self.change("language", language)
        await self._speak(language)
        self._changed()

    async def adopt(self, settings: Settings) -> None:
        """Hold other settings, which are kept already."""
        await self.begin(settings)
        self._changed()

    def say(self, message: str, **values: object) -> str:
        """A text in the player's language, whichever that is now."""
        return self.words.say(message, **values)

    def moving(self) -> bool:
        """Whether things may move: the player's setting and the system's wish."""
        return self.settings.motion and browser.motion_wanted()

    def _look(self) -> None:
        """Give the page what its first paint needs, this time and next time."""
        settings = self.settings
        look = {
            "theme": settings.theme,
            "back": settings.back,
            "motion": ON[settings.motion],
            "darker": ON[settings.darker],
            "clock": ON[settings.clock],
            "lang": settings.language,
        }
        window.parlour.look(json.dumps(look))

    async def _speak(self, language: str) -> None:
        self._asked = language
        catalogue = await browser.fetch_bytes(f"static/built/locale/{language}.mo")
        if language != self._asked:
            return  # another one was asked for meanwhile
        self.words = Words(language, catalogue)
        self._texts.translate(self.words.say)
        document.body.dataset.lang = language
        document.documentElement.lang = language
        for node in every("[data-language]"):
            spoken = node.getAttribute("data-language") == language
            node.setAttribute("aria-current", "true" if spoken else "false")
