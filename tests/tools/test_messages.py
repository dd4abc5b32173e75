"""Sentences are found where they stand, and catalogues are updated without losing words."""

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from tools import messages
from tools.catalogues import write_catalogue


def test_texts_and_labels_of_a_page() -> None:
    page = """<!doctype html>
    <p>not marked</p>
    <p data-t>Fish &amp; chips</p>
    <button data-t-label="Close"><svg></svg></button>
    <button data-t data-t-label="Long">Short</button>"""
    assert messages.of_page(page) == [
        (3, "Fish & chips"),
        (4, "Close"),
        (5, "Long"),
        (5, "Short"),
    ]


def test_a_text_with_an_element_in_it_is_refused() -> None:
    with pytest.raises(ValueError, match="line 1"):
        messages.of_page("<p data-t>one <b>two</b></p>")


@pytest.fixture
def found() -> Catalog:
    catalogue = Catalog()
    catalogue.add("kept", locations=[("ui/a.py", 3)])
    catalogue.add("new", locations=[("ui/b.py", 1)])
    catalogue.add(("one card", "{n} cards"), locations=[("ui/a.py", 9)])
    return catalogue


def test_what_is_translated_stays(
    found: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = Catalog(locale="sk")
    old.add("kept", "ponechané")
    old.add("gone", "preč")
    old.add(("one card", "{n} cards"), ("jedna karta", "{n} karty", "{n} kariet"))
    monkeypatch.setattr(messages, "sentences", lambda _lang: old)
    updated = messages.update("sk", found)
    messages.write(updated, tmp_path / "sk.po")
    with (tmp_path / "sk.po").open("rb") as file:
        again = read_po(file, locale="sk")
    assert {str(message.id): message.string for message in again if message.id} == {
        "kept": "ponechané",
        "new": "",
        "('one card', '{n} cards')": ("jedna karta", "{n} karty", "{n} kariet"),
    }
    assert messages.missing(again) == ["new"]
    assert "gone" not in (tmp_path / "sk.po").read_text()


def test_writing_twice_changes_nothing(found: Catalog, tmp_path: Path) -> None:
    found.locale = "tr"
    path = tmp_path / "tr.po"
    messages.write(found, path)
    first = path.read_bytes()
    messages.write(read_po(BytesIO(first), locale="tr"), path)
    assert path.read_bytes() == first


def test_uncertain_translations_are_not_compiled(tmp_path: Path) -> None:
    catalogue = Catalog(locale="sk")
    catalogue.add("sure", "isté")
    catalogue.add("unsure", "neisté", flags={"fuzzy"})
    write_catalogue(catalogue, tmp_path / "sk.mo")
    compiled = (tmp_path / "sk.mo").read_bytes()
    assert "isté".encode() in compiled
    assert "neisté".encode() not in compiled
    assert messages.missing(catalogue) == ["unsure"]
