"""What the rules say of game codes."""

from game.catalogue import KINDS
from game.code import HARD, MahjongCode, MatchCode
from ui.rulebook import Grid, Section, Text, levels
from ui.statistics import Table
from ui.words import KINDS as KIND_NAMES
from ui.words import LAYOUTS, Words


def match_code(example: MatchCode, words: Words) -> Section:
    """Codes of Match Cards."""
    say = words.say
    game, choices, deal = str(example).split("-")
    parts = (
        (game, say("Match Cards")),
        ("P / T", say("pairs or triples")),
        (choices[1], say("the set of pictures: so far there is one")),
        ("A / B / C / D", say("number of cards, from the fewest to the most")),
        (choices[3], say("kind of card and difficulty, as below")),
        (deal, say("seven letters for the deal, of which there are more than four billion")),
    )
    letters = tuple(
        (
            say(KIND_NAMES[kind]),
            *(str(MatchCode(2, 0, number, level, 0))[7] for level in range(HARD + 1)),
        )
        for number, kind in enumerate(KINDS)
    )
    again = say(
        "Typed or pasted there, it deals the same cards to the same places, with the same number "
        "of cards, the same difficulty and the same kind of card."
    )
    return Section(
        say("Game code"),
        (
            _where(example, words),
            Text(again),
            _typing(words),
            Grid(say("What a code is made of"), _parts(parts, words), wordy=True),
            Grid(
                say("The letter for kind of card and difficulty"),
                Table((say("Kind of card"), *levels(words)), (("", letters),)),
            ),
        ),
    )


def mahjong_code(example: MahjongCode, words: Words) -> Section:
    """Codes of Mahjong Solitaire."""
    say = words.say
    game, table, deal = str(example).split("-")
    parts = (
        (game, say("Mahjong Solitaire")),
        ("L / H", say("a usual deal or a hard one")),
        (table[1:], say("the layout, here “{name}”", name=say(LAYOUTS[example.layout]))),
        (deal, say("seven letters for the deal, of which there are more than four billion")),
    )
    again = say(
        "Typed or pasted there, it brings back the same layout with the same tiles. Each usual "
        "deal can be won: the app lays the tiles out along a way to the end, and knows it."
    )
    hard = say(
        "A hard deal is shuffled at random, so that a few cannot be won. New hard games are drawn "
        "from deals that are proven winnable; of a typed hard code the app finds out during the "
        "game whether it can be won, and says so."
    )
    return Section(
        say("Game code"),
        (
            _where(example, words),
            Text(again),
            Text(hard),
            _typing(words),
            Grid(say("What a code is made of"), _parts(parts, words), wordy=True),
        ),
    )


def _where(example: object, words: Words) -> Text:
    say = words.say
    text = say(
        "Every game has a code, such as {code}. It stands in the window “{window}”, in the row "
        "“{row}”. There you can copy it, or a link that opens the same game.",
        code=example,
        window=say("New game"),
        row=say("Game code"),
    )
    return Text(text)


def _typing(words: Words) -> Text:
    return Text(words.say("Small letters, spaces and forgotten dashes do no harm."))


def _parts(rows: tuple[tuple[str, ...], ...], words: Words) -> Table:
    return Table((words.say("Part"), words.say("Meaning")), (("", rows),))
