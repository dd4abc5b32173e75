"""The windows that help those who play without a pointer or without seeing: keys, overview."""

from ui.browser import Node, element, fill, one
from ui.dialogs import Dialogs
from ui.endings import Fact, fact_row
from ui.keys import CHAPTERS, SPACE, Chapter
from ui.overview import Overview
from ui.words import Words


def show_keys(dialogs: Dialogs, words: Words, letters: bool) -> None:
    """Open the window; `letters`: whether letters and signs do anything now."""
    one('[data-show="keys"]').replaceChildren(
        *[part for chapter in CHAPTERS for part in _chapter(chapter, words)]
    )
    said = words.say("Letters and signs can be switched off in the settings.")
    if not letters:
        said = words.say("Letters and signs are switched off now, in the settings.")
    fill("keys-said", said)
    dialogs.open("keys")


def show_overview(dialogs: Dialogs, overview: Overview) -> None:
    """Open the window with a game at a glance."""
    figures = [Fact(name, value) for name, value in overview.figures]
    one('[data-show="overview-figures"]').replaceChildren(*map(fact_row, figures))
    fill("overview-title", overview.title)
    lines = [element("li", "", line) for line in overview.lines]
    one('[data-show="overview-lines"]').replaceChildren(*lines)
    one('[data-part="overview-lines"]').hidden = not lines
    dialogs.open("overview")


def _chapter(chapter: Chapter, words: Words) -> tuple[Node, Node]:
    rows = element("dl", "keys")
    for row in chapter.rows:
        pair, caps = element("div"), element("dt")
        for cap in row.caps:
            caps.append(element("kbd", "", words.say(cap) if cap == SPACE else cap))
        pair.append(caps, element("dd", "", words.say(row.does)))
        rows.append(pair)
    return element("h3", "", words.say(chapter.title)), rows
