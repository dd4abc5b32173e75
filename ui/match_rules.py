"""The rules of Match Cards, in a player's words."""

from game import match
from game.catalogue import KINDS
from game.code import EASY, HARD, MEDIUM, SIZES, MatchCode
from ui.code_rules import match_code
from ui.match_look import picture_name
from ui.match_table import MatchTable
from ui.rulebook import Figure, Grid, Points, Rules, Section, Text, levels, one_of
from ui.statistics import Table
from ui.stills import card_still, cards_after
from ui.time_rules import match_time
from ui.words import KINDS_IN_TEXT, Words

PAIRS, TRIPLES = 2, 3
EXAMPLE = MatchCode(PAIRS, size=0, kind=5, difficulty=EASY, seed=1)
EXAMPLE_OF_TRIPLES = MatchCode(TRIPLES, size=3, kind=3, difficulty=MEDIUM, seed=1)
EXAMPLE_OF_VERSIONS = MatchCode(PAIRS, size=0, kind=5, difficulty=HARD, seed=5)


def match_rules(words: Words) -> Rules:
    """All of the rules, in the language of these words."""
    say = words.say
    lead = say(
        "All cards lie face down. You turn two at a time, or three. Those that show the same "
        "picture stay face up, others turn back. Find all pictures before too many attempts fail."
    )
    play = tuple(tell(words) for tell in (_goal, _attempt, _triples, _ends, _versions))
    return Rules(lead, (*play, match_time(words), match_code(EXAMPLE, words)))


def _goal(words: Words) -> Section:
    say = words.say
    easy, medium, hard = levels(words)
    return Section(
        say("The goal"),
        (
            Text(
                say(
                    "Every picture lies on the table more than once: twice in a game of pairs, "
                    "three times in a game of triples. Find all that belong together. In the "
                    "window “{window}” you choose what you play with:",
                    window=say("New game"),
                )
            ),
            Points(
                (
                    say(
                        "Pairs: {sizes} cards, each picture twice.",
                        sizes=one_of(SIZES[PAIRS], words),
                    ),
                    say(
                        "Triples, which is “{choice}” in the row “{row}”: {sizes} cards, each "
                        "picture three times.",
                        choice=say("3 cards"),
                        row=say("Pictures to match"),
                        sizes=one_of(SIZES[TRIPLES], words),
                    ),
                    say(
                        "Kind of card: {kinds}.",
                        kinds="; ".join(say(KINDS_IN_TEXT[kind]) for kind in KINDS),
                    ),
                    say(
                        "Difficulty: at the levels {easy} and {medium} every picture shows another "
                        "thing. At the level {hard} the same things come in several versions.",
                        easy=easy,
                        medium=medium,
                        hard=hard,
                    ),
                )
            ),
        ),
    )


def _attempt(words: Words) -> Section:
    say = words.say
    first, third = (
        cards_after(EXAMPLE, attempts) for attempts in ([(0, 1)], [(0, 1), (2, 3), (0, 3)])
    )
    giraffe, donkey = _names(first, words, 0, 1)
    return Section(
        say("An attempt"),
        (
            Points(
                (
                    say("Tap a card that lies face down: it turns over."),
                    say("Tap a second one, and in a game of triples a third."),
                    say(
                        "1.5 seconds later the cards are compared. Do all of them show exactly the "
                        "same picture? Then they stay face up, with a green frame and a check "
                        "mark. If not, they turn back where they lie, and the attempt has failed."
                    ),
                ),
                steps=True,
            ),
            Text(
                say(
                    "A card that is found already, or that you have turned in this attempt, cannot "
                    "be turned: tapping it changes nothing. Taps while the cards wait to be "
                    "compared turn nothing either. And there is no undo."
                )
            ),
            Text(
                say(
                    "Two settings change the wait. It can be longer, up to “{tap}”. And with "
                    "“{quick}” a tap on a card that lies face down ends the wait, at the earliest "
                    "half a second after the last card was turned. This tap itself turns nothing.",
                    tap=say("Until I tap"),
                    quick=say("Tapping another card compares at once"),
                )
            ),
            Figure(
                card_still(first, words),
                say(
                    "First attempt: “{a}” and “{b}”. These are different pictures, so the attempt "
                    "fails.",
                    a=giraffe,
                    b=donkey,
                ),
                str(EXAMPLE),
            ),
            Figure(
                card_still(third, words),
                say(
                    "Third attempt, after two that failed: both cards “{picture}” are found. They "
                    "stay face up to the end.",
                    picture=giraffe,
                ),
                str(EXAMPLE),
            ),
        ),
    )


def _triples(words: Words) -> Section:
    say = words.say
    second = cards_after(EXAMPLE_OF_TRIPLES, [(0, 1, 2), (3, 4, 5)])
    a, b = _names(second, words, 3, 5)
    return Section(
        say("Triples"),
        (
            Text(
                say(
                    "Each picture lies on the table three times, and an attempt turns three cards. "
                    "Two that match are not enough: if the third differs, all three turn back and "
                    "the attempt has failed."
                )
            ),
            Figure(
                card_still(second, words),
                say("Second attempt: “{a}” twice, but then “{b}”. It fails.", a=a, b=b),
                str(EXAMPLE_OF_TRIPLES),
            ),
        ),
    )


def _ends(words: Words) -> Section:
    say = words.say
    return Section(
        say("Winning and losing"),
        (
            Points(
                (
                    say(
                        "You win by finding the last pair or triple. The cards gather in the "
                        "middle, then a window opens that sums the game up."
                    ),
                    say(
                        "You lose as soon as the failed attempts reach the limit. The pictures "
                        "that you have not found are shown."
                    ),
                )
            ),
            Grid(say("Limits: so many failed attempts lose the game"), limits(words)),
        ),
    )


def limits(words: Words) -> Table:
    """The limit of failed attempts of every game there is."""
    say = words.say
    groups = tuple(
        (
            name,
            tuple(
                (str(cards), *(str(match.limit(group, size, level)) for level in range(HARD + 1)))
                for size, cards in enumerate(SIZES[group])
            ),
        )
        for group, name in ((PAIRS, say("Pairs")), (TRIPLES, say("Triples")))
    )
    return Table((say("Number of cards"), *levels(words)), groups)


def _versions(words: Words) -> Section:
    say, hard = words.say, levels(words)[HARD]
    first = cards_after(EXAMPLE_OF_VERSIONS, [(0, 1)])
    a, b = _names(first, words, 0, 1)
    return Section(
        say("Comparing at the level {hard}", hard=hard),
        (
            Text(
                say(
                    "At the level {hard} several pairs or triples show the same thing, each in a "
                    "version of its own, drawn by another hand. Only one and the same version is "
                    "the same picture. In texts a letter after the name tells the versions apart.",
                    hard=hard,
                )
            ),
            Text(
                say(
                    "After each attempt a window shows the turned cards large and says “{same}” or "
                    "“{different}”. “{go_on}” closes it; with “{box}” it does not come again until "
                    "the game has ended. It changes neither the cards nor the counters.",
                    same=say("Same picture"),
                    different=say("Different pictures"),
                    go_on=say("Continue"),
                    box=say("Don’t show again during this game"),
                )
            ),
            Figure(
                card_still(first, words),
                say(
                    "First attempt: “{a}” and “{b}”, the same animal in two versions. The answer "
                    "is “{different}”, and the attempt fails.",
                    a=a,
                    b=b,
                    different=say("Different pictures"),
                ),
                str(EXAMPLE_OF_VERSIONS),
            ),
        ),
    )


def _names(table: MatchTable, words: Words, *cards: int) -> list[str]:
    """What these cards show, as a player names it."""
    return [picture_name(str(table.state.deck[card]), words, table.versions) for card in cards]
