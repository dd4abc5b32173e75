"""The page speaks every language whole: each sentence is translated, with the same places in it."""

import gettext
import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel.messages.catalog import Catalog, Message

from game.catalogue import KINDS, SUBJECTS
from tools.art.names import LANGUAGES
from tools.catalogues import LOCALE, SOURCE_LANGUAGE, sentences
from tools.messages import collect, missing
from tools.paths import BUILT, ROOT

TRANSLATED = [lang for lang in LANGUAGES if lang != SOURCE_LANGUAGE]
PLACE = re.compile(r"\{[^}]*\}")


@cache
def catalogue(lang: str) -> Catalog:
    return sentences(lang)


def forms(text: object) -> list[str]:
    return [str(form) for form in text] if isinstance(text, tuple | list) else [str(text)]


def keys(catalogue_: Catalog) -> set[tuple[str, ...]]:
    return {tuple(forms(message.id)) for message in catalogue_ if message.id}


def test_there_is_a_catalogue_for_every_language() -> None:
    assert {path.stem for path in LOCALE.glob("*.po")} == set(TRANSLATED)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_catalogue_has_exactly_the_sentences_of_the_sources(lang: str) -> None:
    found, kept = keys(collect()), keys(catalogue(lang))
    assert (found - kept, kept - found) == (set(), set()), "run: make messages"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_is_translated(lang: str) -> None:
    assert missing(catalogue(lang)) == []


def translated(lang: str) -> Iterator[Message]:
    yield from (message for message in catalogue(lang) if message.id)


def test_no_language_speaks_another() -> None:
    slovak, turkish = catalogue("sk"), catalogue("tr")
    alike = {
        str(message.id)
        for message in slovak
        if message.id
        and forms(message.string)[0] == forms(turkish[message.id].string)[0]
        and forms(message.string)[0] != forms(message.id)[0]
    }
    assert alike <= {"The Pagoda"}, "the same words in two languages"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_translations_keep_the_places(lang: str) -> None:
    for message in translated(lang):
        wanted = {place for form in forms(message.id) for place in PLACE.findall(form)}
        for form in forms(message.string):
            assert set(PLACE.findall(form)) <= wanted, (message.id, form)
        if isinstance(message.id, str):
            assert set(PLACE.findall(str(message.string))) == wanted, message.id


@pytest.mark.parametrize("lang", TRANSLATED)
def test_plurals_have_every_form(lang: str) -> None:
    count = catalogue(lang).num_plurals
    for message in translated(lang):
        if message.pluralizable:
            assert len(forms(message.string)) == count, message.id


@pytest.mark.parametrize("lang", TRANSLATED)
def test_translations_begin_and_end_like_the_original(lang: str) -> None:
    for message in translated(lang):
        for form in forms(message.string):
            original = forms(message.id)[0]
            for end in (0, -1):
                assert form[end].isspace() == original[end].isspace(), message.id
            assert (form[-1] in ".…:") == (original[-1] in ".…:"), (message.id, form)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_compiled_catalogues_name_every_picture(lang: str) -> None:
    with (BUILT / "locale" / f"{lang}.mo").open("rb") as file:
        texts = gettext.GNUTranslations(file)
    for kind in KINDS:
        for subject in SUBJECTS[kind]:
            assert texts.pgettext("picture", f"{kind}/{subject}") != f"{kind}/{subject}"


def test_the_sentences_before_python_are_there_in_every_language() -> None:
    script = (ROOT / "static" / "js" / "words.mjs").read_text("utf-8")
    blocks = re.findall(r"^  (\w\w): \{\n(.*?)^  \},", script, re.MULTILINE | re.DOTALL)
    names = {lang: re.findall(r"^    (\w+):", block, re.MULTILINE) for lang, block in blocks}
    assert set(names) == set(LANGUAGES)
    assert len({tuple(words) for words in names.values()}) == 1
