"""What the page tells about itself, as data in the form of the rules."""

from collections.abc import Sequence

from ui.credits import TEXTS, WORKS, Work
from ui.rulebook import Link, Points, Section, Text, Works
from ui.words import Words

OURS = Work("Parlour", "", "Parlour contributors", "MIT", f"{TEXTS}parlour.txt")


def about(words: Words, changes: Sequence[tuple[str, Sequence[str]]]) -> tuple[Section, ...]:
    """All chapters; `changes` are the versions, newest first, and what each of them changed."""
    return (
        *(_change(words, version, items) for version, items in changes),
        _installing(words),
        _privacy(words),
        _works(words),
    )


def _change(words: Words, version: str, items: Sequence[str]) -> Section:
    title = words.say("New in version {version}", version=version)
    return Section(
        title if version else words.say("What there is"),
        (Points(tuple(words.say(item) for item in items)),),
    )


def _installing(words: Words) -> Section:
    say = words.say
    where = (
        say("Chrome or Edge on a computer: the sign at the end of the address bar."),
        say("Android: “Add to home screen” or “Install app” in the browser’s menu."),
        say("iPhone and iPad: “Share”, then “Add to Home Screen”."),
        say("Safari on a Mac: “Add to Dock” in the menu “File”."),
    )
    return Section(
        say("Installing"),
        (
            Text(say("Parlour can have an icon and a window of its own, like any app.")),
            Points(where),
            Text(say("Once it is loaded, it plays without a network, installed or not.")),
        ),
    )


def _privacy(words: Words) -> Section:
    say = words.say
    text = say(
        "Parlour tells nobody anything about you or your games: it has no accounts, counts no "
        "visits and loads nothing from other sites. Your games, records and settings are kept in "
        "this browser, on this device, and nowhere else. In the settings you can save them all as "
        "a file, or delete them."
    )
    return Section(say("Privacy"), (Text(text),))


def _works(words: Words) -> Section:
    say = words.say
    own = say("Rules, page, card backs, tiles and the guava were made for Parlour.")
    cut = say(
        "The OpenMoji drawings are cut closer to what they show and are passed on under the same "
        "licence. Many names of pictures are replaced by ours. Letters and characters on the tiles "
        "are outlines of the fonts."
    )
    return Section(
        say("Whose work it is"),
        (
            Works("", (OURS,)),
            Text(own),
            *(Works(say(title), works) for title, works in WORKS),
            Text(cut),
            Link(say("All of this in detail"), f"{TEXTS}credits.txt"),
        ),
    )
