"""What a game code deals, in a line."""

from game.code import Code, MatchCode
from game.layouts import FIGURES, MOST
from ui.match_look import options_text
from ui.words import LAYOUTS, Words


def deal_text(code: Code, words: Words) -> str:
    """For example ``12 cards, animals, easy``, or ``The Turtle, hard``."""
    if isinstance(code, MatchCode):
        return options_text(code, words)
    return layout_text(code.layout, code.hard, words)


def layout_about(layout: str, words: Words) -> str:
    """How hard a layout is, and how that is known."""
    figures = FIGURES[layout]
    return words.say(
        "{layout}: difficulty {n} of {most}. {free} tiles are free at the start; whoever takes "
        "pairs at random wins {share} usual deals in 100.",
        layout=words.say(LAYOUTS[layout]),
        n=figures.difficulty,
        most=MOST,
        free=figures.free,
        share=round(100 * figures.share),
    )


def layout_text(layout: str, hard: bool, words: Words) -> str:
    """For example ``The Turtle``, or ``The Turtle, hard``."""
    name = words.say(LAYOUTS[layout])
    if not hard:
        return name
    return words.say("{layout}, {difficulty}", layout=name, difficulty=words.say("hard"))
