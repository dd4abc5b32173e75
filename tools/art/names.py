"""What the subjects of the cards are called: CLDR's short names of their emoji, and ours.

CLDR names signs ("hot beverage", "closed mailbox with raised flag"); a player names things. Where
they differ, tables/names-<language>.toml has the name that is used. English needs no CLDR: there a
subject's own word is its name.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from game.catalogue import KINDS, SUBJECTS
from tools.art.pictures import TABLES, sources

LANGUAGES = ("en", "sk", "tr")
SOURCE = "en"


def names(lang: str, node_modules: Path) -> dict[str, str]:
    """Return the name of every subject in one of `LANGUAGES`: {"animals/cat": "mačka", …}.

    Names stand as within a sentence. Raises KeyError if a subject has none.
    """
    ours = chosen(lang)
    theirs = {} if lang == SOURCE else cldr(lang, node_modules)
    return {
        f"{kind}/{subject}": ours.get((kind, subject)) or theirs[sources()[kind, subject].emoji]
        for kind in KINDS
        for subject in SUBJECTS[kind]
    }


def chosen(lang: str) -> dict[tuple[str, str], str]:
    """Return the names that are ours, by (kind, subject)."""
    with (TABLES / f"names-{lang}.toml").open("rb") as file:
        table: dict[str, dict[str, str]] = tomllib.load(file)
    words = {(kind, word): name for kind, words in table.items() for word, name in words.items()}
    if lang != SOURCE:
        return words
    own = {(kind, word): word.replace("-", " ") for kind in KINDS for word in SUBJECTS[kind]}
    return own | words


def cldr(lang: str, node_modules: Path) -> dict[str, str]:
    """Return CLDR's short names ("tts") in one language, by emoji."""
    folder = node_modules / "cldr-annotations-full" / "annotations" / lang
    data: dict[str, Any] = json.loads((folder / "annotations.json").read_text("utf-8"))
    entries: dict[str, dict[str, list[str]]] = data["annotations"]["annotations"]
    return {emoji: entry["tts"][0] for emoji, entry in entries.items() if "tts" in entry}
