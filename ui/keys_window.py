"""The window that lists all keys."""

from ui.browser import Node, element, fill, one
from ui.dialogs import Dialogs
from ui.keys import CHAPTERS, SPACE, Chapter
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


def _chapter(chapter: Chapter, words: Words) -> tuple[Node, Node]:
    rows = element("dl", "keys")
    for row in chapter.rows:
        pair, caps = element("div"), element("dt")
        for cap in row.caps:
            caps.append(element("kbd", "", words.say(cap) if cap == SPACE else cap))
        pair.append(caps, element("dd", "", words.say(row.does)))
        rows.append(pair)
    return element("h3", "", words.say(chapter.title)), rows
