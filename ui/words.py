"""The words of one language: a gettext catalogue, plurals, and names of pictures and tiles."""

from collections.abc import Sequence
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

LANGUAGES = {"en": "English", "sk": "Slovenčina", "tr": "Türkçe"}
"""Every language there is, each in its own words."""


def N_(message: str) -> str:  # noqa: N802 - gettext's own name for a text that is translated later
    """Mark a text of a table for translation; `Words.say` translates it when it is shown."""
    return message


SUITS = {"B": N_("bamboo"), "C": N_("characters"), "D": N_("circles")}
HONOURS = {
    "N": N_("north wind"),
    "E": N_("east wind"),
    "S": N_("south wind"),
    "W": N_("west wind"),
    "R": N_("red dragon"),
    "G": N_("green dragon"),
    "Wh": N_("white dragon"),
}
BONUS = {
    "F1": N_("flower: plum"),
    "F2": N_("flower: orchid"),
    "F3": N_("flower: chrysanthemum"),
    "F4": N_("flower: bamboo"),
    "S1": N_("season: spring"),
    "S2": N_("season: summer"),
    "S3": N_("season: autumn"),
    "S4": N_("season: winter"),
}
LAYOUTS = {
    "00": N_("The Turtle"),
    "01": N_("The Lantern"),
    "02": N_("The Owl"),
    "03": N_("The Hourglass"),
    "04": N_("The Pagoda"),
    "05": N_("The Fir"),
    "06": N_("The Butterfly"),
    "07": N_("The Heart"),
    "08": N_("The Ship"),
    "09": N_("The Fish"),
    "10": N_("The Castle"),
    "11": N_("The Pyramid"),
    "12": N_("The Crown"),
}
KINDS = {
    "transport": N_("Transport"),
    "objects": N_("Objects"),
    "sport": N_("Sport and music"),
    "fruit": N_("Fruit and vegetables"),
    "food": N_("Food and drink"),
    "animals": N_("Animals"),
}
KINDS_IN_TEXT = {
    "transport": N_("transport"),
    "objects": N_("objects"),
    "sport": N_("sport and music"),
    "fruit": N_("fruit and vegetables"),
    "food": N_("food and drink"),
    "animals": N_("animals"),
}
"""The same within a sentence; languages differ in how a capital letter becomes a small one."""
DIFFICULTIES_IN_TEXT = (N_("easy"), N_("medium"), N_("hard"))


class Words:
    """All texts in one language. Without a catalogue the texts are English."""

    def __init__(self, language: str = "en", catalogue: bytes = b""):
        """`catalogue` is a compiled gettext file (.mo); OSError or ValueError if it is not one."""
        self.language = language
        self._texts = GNUTranslations(BytesIO(catalogue)) if catalogue else NullTranslations()

    def say(self, message: str, **values: object) -> str:
        """The text in this language, its `{places}` filled."""
        text = self._texts.gettext(message) if message else ""
        return text.format(**values) if values else text

    def many(self, one: str, more: str, n: int, **values: object) -> str:
        """The text that goes with a number, in the plural form that the language wants."""
        return self._texts.ngettext(one, more, n).format(n=n, **values)

    def listed(self, things: Sequence[str]) -> str:
        """Things named one after the other: ``cat, dog and owl``."""
        if len(things) < 2:
            return "".join(things)
        return self.say("{first} and {last}", first=", ".join(things[:-1]), last=things[-1])

    def picture(self, kind: str, subject: str) -> str:
        """The name of what a card shows, for example ``giraffe``."""
        return self._texts.pgettext("picture", f"{kind}/{subject}")

    def tile(self, face: str) -> str:
        """The name of a tile, for example ``5 bamboo`` or ``red dragon``."""
        if face in HONOURS:
            return self.say(HONOURS[face])
        if face in BONUS:
            return self.say(BONUS[face])
        return self.say("{number} {suit}", number=face[0], suit=self.say(SUITS[face[1]]))


def best_language(wanted: list[str]) -> str:
    """The first of the wanted languages (``sk-SK``, ``tr`` …) that there is, else English."""
    for tag in wanted:
        language = tag.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"
