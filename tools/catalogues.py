"""Compile the gettext catalogues of the page, and the names of the pictures with them."""

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from tools.art.names import LANGUAGES, names
from tools.paths import BUILT, NPM, ROOT

LOCALE = ROOT / "static" / "locale"
# Sentences stand in English in the source: English needs a catalogue for the pictures' names only.
SOURCE_LANGUAGE = "en"
# msgctxt of a picture's name; its msgid is "kind/subject".
PICTURE = "picture"


def sentences(lang: str) -> Catalog:
    """Return the catalogue that the translators keep; an empty one for the source's language."""
    if lang == SOURCE_LANGUAGE:
        return Catalog(locale=lang)
    with (LOCALE / f"{lang}.po").open("rb") as file:
        return read_po(file, locale=lang, abort_invalid=True)


def catalogue(lang: str) -> Catalog:
    """Return all that the page says in one language."""
    whole = sentences(lang)
    for subject, name in names(lang, NPM).items():
        whole.add(subject, name, context=PICTURE)
    return whole


def make_catalogues() -> None:
    """Write static/built/locale/<lang>.mo for every language."""
    folder = BUILT / "locale"
    folder.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        write_catalogue(catalogue(lang), folder / f"{lang}.mo")


def write_catalogue(whole: Catalog, target: Path) -> None:
    """Write one compiled catalogue; uncertain ("fuzzy") translations are left out."""
    with target.open("wb") as file:
        write_mo(file, whole)
