"""What the *New game* window is about to deal: options and a code that belong together."""

from dataclasses import dataclass, replace

from game import proven
from game.code import Code, MahjongCode, MatchCode, Reason, parse
from ui.words import N_, Words

REASONS = {
    Reason.EMPTY: N_("Type or paste a game code, for example MM2-PAAU-AAAAAAB."),
    Reason.STRAY_CHARACTER: N_("A game code has only letters, digits and dashes."),
    Reason.UNKNOWN_GAME: N_("A game code begins with MM2 or MJ1."),
    Reason.OTHER_VERSION: N_(
        "This code is from another version of the game. Codes here begin with MM2 or MJ1."
    ),
    Reason.TOO_SHORT: N_("This code is too short: something is missing."),
    Reason.TOO_LONG: N_("This code is too long."),
    Reason.UNKNOWN_GROUP: N_("After MM2 comes P for pairs or T for triples."),
    Reason.UNKNOWN_EDITION: N_("This code is for a set of pictures that is not here."),
    Reason.UNKNOWN_SIZE: N_("The letter for the number of cards is A, B, C or D."),
    Reason.UNKNOWN_KIND: N_("No kind of card has this letter."),
    Reason.UNKNOWN_DIFFICULTY: N_("This letter for the kind of card has no difficulty."),
    Reason.NO_LAYOUT: N_(
        "After MJ1 comes L or H, and then the number of a layout, for example L00."
    ),
    Reason.LAYOUT_NOT_DIGITS: N_("The number of a layout is two digits, for example 00."),
    Reason.UNKNOWN_LAYOUT: N_("There is no layout with this number."),
    Reason.SEED_NOT_LETTERS: N_("The last seven characters of a code are letters."),
    Reason.SEED_TOO_LARGE: N_("The last seven letters can be NXMRLXV at most."),
}
"""A plain sentence for each reason to refuse a code."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The window's contents: the options, and the text of the code field.

    While the field is untouched it shows the code of the running game, and a new seed is drawn at
    the start; after a change of options it shows the code that will be dealt.
    """

    options: Code
    text: str
    fresh: bool
    """Whether a start must still draw a seed."""

    @property
    def code(self) -> Code | Reason:
        """What the code field means."""
        return parse(self.text)

    def with_options(self, options: Code) -> "Choice":
        """Other options were chosen; the code follows."""
        return Choice(options, str(options), fresh=False)

    def typed(self, text: str) -> "Choice":
        """Another text stands in the code field; a good code of this game sets the options."""
        code = parse(text)
        options = self.options if isinstance(code, Reason) else code
        return Choice(options, text, fresh=False)

    def start(self, seed: int) -> Code | Reason:
        """What to deal, or why the code in the field cannot be.

        What is drawn here can be won: of hard deals of Mahjong, only those that are proven.
        """
        if not self.fresh:
            return self.code
        if isinstance(self.options, MahjongCode):
            return proven.drawn(self.options.layout, self.options.hard, seed)
        return replace(self.options, seed=seed)


def opened(running: Code | None, last: Code) -> Choice:
    """The window as it opens: with the running game's code, else with one of the last options."""
    if running is not None:
        return Choice(running, str(running), fresh=True)
    return Choice(last, str(last), fresh=False)


def last_match(options: str, seed: int) -> MatchCode:
    """The options of the last game (``PAAU``) with a seed; 12 easy animals if they are none."""
    code = parse(f"MM2-{options}-AAAAAAA")
    found = code if isinstance(code, MatchCode) else MatchCode(2, 0, 5, 0, 0)
    return replace(found, seed=seed)


def last_mahjong(layout: str, hard: bool, seed: int) -> MahjongCode:
    """A game of the last layout, hard if it was; the Turtle if there is no such layout."""
    code = parse(f"MJ1-L{layout}-AAAAAAA")
    return proven.drawn(code.layout if isinstance(code, MahjongCode) else "00", hard, seed)


def reason_text(reason: Reason, words: Words) -> str:
    """The sentence for a refusal."""
    return words.say(REASONS[reason])
