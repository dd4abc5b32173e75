"""The window about Parlour itself."""

import json
from typing import Any

from ui.about import about
from ui.browser import fetch_text, fill, one
from ui.dialogs import Dialogs
from ui.paint_rules import chapter
from ui.words import Words

STAMP = 8
"""So many letters of the build's own name stand beside the version."""


class AboutWindow:
    """The window; what the build wrote for it is fetched once."""

    def __init__(self, dialogs: Dialogs):
        self._dialogs = dialogs
        self._facts: Any = None

    async def open(self, words: Words) -> None:
        """Open the window."""
        if self._facts is None:
            self._facts = json.loads(await fetch_text("static/built/about.json"))
        chapters = about(words, self._facts["changes"])
        one('[data-show="about"]').replaceChildren(*[chapter(part, words) for part in chapters])
        version = words.say("Version {version}", version=self._facts["version"])
        build = str(one('meta[name="version"]').content)[:STAMP]
        fill("version", f"{version} ({build})" if build else version)
        self._dialogs.open("about")
        one('dialog[data-dialog="about"] .body').scrollTop = 0
