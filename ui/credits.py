"""Whose work is shipped, as docs/credits.md tells it in full; a test holds the two together."""

from typing import NamedTuple

from ui.words import N_

TEXTS = "static/built/licences/"
CREATIVE_COMMONS = "https://creativecommons.org/licenses/"
CC_BY, CC_BY_SA = f"{CREATIVE_COMMONS}by/4.0/", f"{CREATIVE_COMMONS}by-sa/4.0/"


class Work(NamedTuple):
    """What others made: its name and home, who made it, its licence and the licence's text."""

    name: str
    home: str
    by: str
    licence: str
    text: str


def _text(name: str) -> str:
    return f"{TEXTS}{name}.txt"


PICTURES = (
    Work(
        "A: Noto Emoji",
        "https://github.com/googlefonts/noto-emoji",
        "Google",
        "Apache-2.0",
        _text("noto-emoji"),
    ),
    Work(
        "B: Fluent Emoji",
        "https://github.com/microsoft/fluentui-emoji",
        "Microsoft",
        "MIT",
        _text("fluent-emoji"),
    ),
    Work(
        "C: Twemoji",
        "https://github.com/jdecked/twemoji",
        "Twitter, Inc and other contributors",
        "CC BY 4.0",
        CC_BY,
    ),
    Work(
        "D: OpenMoji",
        "https://openmoji.org",
        "HfG Schwäbisch Gmünd and contributors",
        "CC BY-SA 4.0",
        CC_BY_SA,
    ),
    Work(
        "E: Emoji One 2.3",
        "https://github.com/EmojiTwo/emojitwo",
        "Emoji One",
        "CC BY 4.0",
        CC_BY,
    ),
    Work(
        "F: Noto Emoji, first version",
        "https://github.com/googlefonts/noto-emoji",
        "Google",
        "Apache-2.0",
        _text("noto-emoji"),
    ),
)
FONTS = (
    Work(
        "Atkinson Hyperlegible Next",
        "https://github.com/googlefonts/atkinson-hyperlegible-next",
        "The Atkinson Hyperlegible Next Project Authors",
        "OFL-1.1",
        _text("atkinson-hyperlegible-next"),
    ),
    Work(
        "Literata",
        "https://github.com/googlefonts/literata",
        "The Literata Project Authors",
        "OFL-1.1",
        _text("literata"),
    ),
    Work(
        "Yuji Boku",
        "https://github.com/Kinutafontfactory/Yuji",
        "The Yuji Project Authors",
        "OFL-1.1",
        _text("yuji-boku"),
    ),
)
ICONS_AND_WORDS = (
    Work("Lucide", "https://lucide.dev", "Lucide Contributors", "ISC, MIT", _text("lucide")),
    Work("CLDR", "https://cldr.unicode.org", "Unicode, Inc.", "Unicode-3.0", _text("cldr")),
)
RUNTIME = (
    Work(
        "Pyodide",
        "https://pyodide.org",
        "Pyodide contributors and Mozilla",
        "MPL-2.0",
        _text("pyodide"),
    ),
    Work(
        "CPython",
        "https://www.python.org",
        "Python Software Foundation",
        "PSF-2.0",
        _text("python"),
    ),
    Work("PyScript", "https://pyscript.net", "Anaconda Inc.", "Apache-2.0", _text("pyscript")),
    Work(
        "idb-keyval",
        "https://github.com/jakearchibald/idb-keyval",
        "Jake Archibald",
        "Apache-2.0",
        _text("idb-keyval"),
    ),
    Work(
        "fake-indexeddb",
        "https://github.com/dumbmatter/fakeIndexedDB",
        "Jeremy Scheff",
        "Apache-2.0",
        _text("fake-indexeddb"),
    ),
)
WORKS = (
    (N_("Pictures of the cards, by version"), PICTURES),
    (N_("Fonts"), FONTS),
    (N_("Icons, and names of the pictures"), ICONS_AND_WORDS),
    (N_("What runs the games"), RUNTIME),
)
"""All works, by what they are for."""
