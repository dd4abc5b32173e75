"""Collect the sentences to translate: `python -m tools.messages` updates static/locale/<lang>.po.

Sentences stand in Python (`say`, `many`, `N_`), in index.html (the text of an element with
`data-t`, and the value of `data-t-label`) and in CHANGELOG.md, whose items the page shows. What is
translated already stays; new sentences come in empty, and those that are gone are dropped.
"""

from collections.abc import Mapping
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

from tools.about import CHANGELOG, changes
from tools.art.names import LANGUAGES
from tools.catalogues import LOCALE, SOURCE_LANGUAGE, sentences
from tools.paths import ROOT

PAGE = "index.html"
PACKAGES = ("game", "ui")
KEYWORDS: Mapping[str, tuple[int, ...] | None] = {"N_": None, "say": (1,), "many": (1, 2)}
TEXT, LABEL = "data-t", "data-t-label"


class Sentences(HTMLParser):
    """Collects what a page marks for translation, with the lines where it stands."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[int, str]] = []
        self._line = 0
        self._text: list[str] | None = None

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a label, and begin a text. Raises ValueError if a text has an element in it."""
        if self._text is not None:
            raise ValueError(f"line {self._line}: the element with {TEXT} has an element in it")
        line, _ = self.getpos()
        given = dict(attrs)
        if label := given.get(LABEL):
            self.found.append((line, label))
        if TEXT in given:
            self._line, self._text = line, []

    def handle_data(self, data: str) -> None:
        """Gather a text."""
        if self._text is not None:
            self._text.append(data)

    def handle_endtag(self, _tag: str) -> None:
        """End a text."""
        if self._text is not None:
            self.found.append((self._line, "".join(self._text)))
            self._text = None


def of_page(text: str) -> list[tuple[int, str]]:
    """Return the lines and texts of what an HTML page marks for translation."""
    parser = Sentences()
    parser.feed(text)
    parser.close()
    return parser.found


def collect() -> Catalog:
    """Return a catalogue of every sentence, untranslated."""
    whole = Catalog(charset="utf-8")
    for package in PACKAGES:
        for name, line, message, comments, context in extract_from_dir(
            ROOT / package, [("**.py", "python")], keywords=KEYWORDS, comment_tags=("Translators:",)
        ):
            place = (f"{package}/{name}", line)
            whole.add(message, locations=[place], auto_comments=comments, context=context)
    for line, message in of_page((ROOT / PAGE).read_text("utf-8")):
        whole.add(message, locations=[(PAGE, line)])
    for _, items in changes():
        for item in items:
            whole.add(item, locations=[(CHANGELOG, 1)])
    return whole


def update(lang: str, found: Catalog) -> Catalog:
    """Return the catalogue of a language with exactly the found sentences, translated as before."""
    kept = sentences(lang)
    kept.update(found, no_fuzzy_matching=True, update_creation_date=False)
    kept.obsolete.clear()
    return kept


def missing(catalogue: Catalog) -> list[str]:
    """Return the sentences that a catalogue has no certain translation of."""
    return [
        str(message.id)
        for message in catalogue
        if message.id and (message.fuzzy or not _full(message.string))
    ]


def _full(translation: object) -> bool:
    forms = translation if isinstance(translation, tuple | list) else [translation]
    return all(forms)


def write(catalogue: Catalog, path: Path) -> None:
    """Write a catalogue without dates or names of tools, so that a change shows what changed."""
    header = (
        "Project-Id-Version: Parlour",
        f"Language: {catalogue.locale_identifier}",
        f"Plural-Forms: {catalogue.plural_forms}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: 8bit",
    )
    lines = ['msgid ""', 'msgstr ""', *(f'"{line}\\n"' for line in header), "", ""]
    body = BytesIO()
    write_po(body, catalogue, width=100, omit_header=True, sort_by_file=True, include_lineno=False)
    path.write_bytes("\n".join(lines).encode() + body.getvalue())


def main() -> None:
    """Update the catalogues and say what they lack."""
    found = collect()
    for lang in LANGUAGES:
        if lang == SOURCE_LANGUAGE:
            continue
        path = LOCALE / f"{lang}.po"
        if not path.exists():
            write(Catalog(locale=lang), path)
        whole = update(lang, found)
        write(whole, path)
        print(f"{lang}: {len(whole)} sentences, {len(missing(whole))} to translate")


if __name__ == "__main__":
    main()
