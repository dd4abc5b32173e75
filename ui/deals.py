"""What a game code deals, in a line."""

from game.code import Code, MatchCode
from ui.match_look import options_text
from ui.words import LAYOUTS, Words


def deal_text(code: Code, words: Words) -> str:
    """For example ``12 cards, animals, easy``, or the name of a layout."""
    if isinstance(code, MatchCode):
        return options_text(code, words)
    return words.say(LAYOUTS[code.layout])
