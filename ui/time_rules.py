"""What the rules say of counters, clock and pause, and of when a game counts."""

from ui.rulebook import Section, Text
from ui.words import Words


def match_time(words: Words) -> Section:
    """Counters and clock of Match Cards."""
    say = words.say
    counters = say(
        "At the end of the last row of cards you read how many pairs or triples are found, out of "
        "how many; the time; and how many attempts have failed, out of how many that lose the "
        "game. Near the limit the last one tells how many are left."
    )
    clock = say(
        "The clock starts when you first tap a card. “{pause}” stops it and hides the cards; cards "
        "that wait to be compared go on waiting afterwards.",
        pause=say("Pause"),
    )
    left = say(
        "Close the page whenever you like: the game goes on where it was. If cards were turned, "
        "they lie face up again and are then compared."
    )
    return _section(words, counters, clock, left)


def mahjong_time(words: Words) -> Section:
    """Counters and clock of Mahjong Solitaire."""
    say = words.say
    counters = say(
        "Beside the tiles you read how many pairs are removed, the time, and how many hints you "
        "have used."
    )
    clock = say(
        "The clock starts when you first tap a tile. “{pause}” stops it and hides the tiles.",
        pause=say("Pause"),
    )
    left = say("Close the page whenever you like: the game goes on where it was.")
    return _section(words, counters, clock, left)


def _section(words: Words, counters: str, clock: str, left: str) -> Section:
    say = words.say
    by_itself = say(
        "An open window or a hidden tab stops the clock too, and then it goes on by itself. A "
        "pause lasts until you end it."
    )
    counted = say(
        "A game counts as played from its first move on. If you leave it for another one before it "
        "has ended, it counts as given up."
    )
    texts = (counters, clock, by_itself, left, counted)
    return Section(say("Counters and clock"), tuple(map(Text, texts)))
