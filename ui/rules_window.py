"""The window with the rules of both games."""

from ui.browser import begin, element, every, one
from ui.dialogs import Dialogs
from ui.mahjong_rules import mahjong_rules
from ui.match_rules import match_rules
from ui.paint_rules import chapter
from ui.pictures import Pictures
from ui.rulebook import Figure, Rules
from ui.stills import CardStill
from ui.words import Words

RULES = {"match": match_rules, "mahjong": mahjong_rules}
WINDOW = 'dialog[data-dialog="rules"]'


class RulesWindow:
    """The window; it shows the rules of one game at a time."""

    def __init__(self, dialogs: Dialogs):
        self._dialogs = dialogs
        self._pictures = Pictures()
        self._words = Words()

    def open(self, words: Words, game: str) -> None:
        """Open the window with the rules of ``match`` or ``mahjong``."""
        self._words = words
        one(f'{WINDOW} input[value="{game}"]').checked = True
        self.changed()
        self._dialogs.open("rules")
        one(f"{WINDOW} .body").scrollTop = 0

    @property
    def game(self) -> str:
        """The game whose rules are shown: ``match`` or ``mahjong``."""
        return str(one(f"{WINDOW} input:checked").value)

    def changed(self) -> None:
        """Another game was chosen."""
        rules = RULES[self.game](self._words)
        one('[data-show="rules"]').replaceChildren(
            element("p", "lead", rules.lead),
            *[chapter(section, self._words) for section in rules.sections],
        )
        begin(self._show_pictures(rules))

    async def _show_pictures(self, rules: Rules) -> None:
        """Fetch what the cards of the examples show."""
        parts = [part for section in rules.sections for part in section.blocks]
        for still in [part.board for part in parts if isinstance(part, Figure)]:
            if isinstance(still, CardStill):
                await self._pictures.prepare(still.pictures)
                for picture in map(str, still.pictures):
                    for image in every(f'{WINDOW} img[data-shows="{picture}"]'):
                        image.src = self._pictures.image(picture).src
