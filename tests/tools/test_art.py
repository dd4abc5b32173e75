"""What the art tools make: every picture drawn, safe as an image, and named in every language."""

import json
import re
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from game.catalogue import ALL_VERSIONS, KINDS, SUBJECTS, VERSIONS
from game.tiles import KINDS as TILES
from tests.tools.pixels import apart, pixels
from tools.art import cards, draw, faces, icons, licences, pictures
from tools.art.iconset import IconSet
from tools.art.names import LANGUAGES, chosen, names
from tools.paths import NPM, ROOT

Drawn = dict[str, dict[str, dict[str, str]]]

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {
    *("svg", "g", "defs", "use", "path", "circle", "ellipse", "rect", "line", "polygon"),
    *("polyline", "clipPath", "linearGradient", "radialGradient", "stop"),
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What stands in the files of the card pictures, by file name."""
    files = cards.build(NPM, tmp_path_factory.mktemp("built"))
    return {file.stem: json.loads(file.read_text("utf-8")) for file in files}


@pytest.fixture(scope="module")
def drawn(built: dict[str, Any]) -> Drawn:
    """The card pictures: file name -> version -> subject -> SVG."""
    return {name: file for name, file in built.items() if name != "kinds"}


def check_image(text: str) -> None:
    """A stand-alone document that runs nothing and asks for nothing."""
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert len(root.attrib["viewBox"].split()) == 4
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in ALLOWED
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert name != "style"
            if name.endswith("href"):
                assert value.removeprefix("#") in ids
            for target in re.findall(r"url\(([^)]*)\)", value):
                assert target.removeprefix("#") in ids


@pytest.mark.parametrize("kind", KINDS)
def test_every_subject_is_drawn_in_version_a(drawn: Drawn, kind: str) -> None:
    assert set(drawn[kind]) == {"A"}
    assert set(drawn[kind]["A"]) == set(SUBJECTS[kind])


@pytest.mark.parametrize("kind", KINDS)
def test_the_other_versions_are_drawn(drawn: Drawn, kind: str) -> None:
    assert set(drawn[f"{kind}-versions"]) == set(VERSIONS) - {"A"}
    for version in drawn[f"{kind}-versions"]:
        assert set(drawn[f"{kind}-versions"][version]) == set(ALL_VERSIONS[kind])


def test_a_picture_is_a_safe_image(drawn: Drawn) -> None:
    for file in drawn.values():
        for version in file.values():
            for svg in version.values():
                check_image(svg)


def test_no_two_pictures_of_a_kind_are_the_same(drawn: Drawn) -> None:
    for kind in KINDS:
        versions = {**drawn[kind], **drawn[f"{kind}-versions"]}
        every = [svg for version in versions.values() for svg in version.values()]
        assert len(set(every)) == len(every)


def test_every_kind_has_a_hand_of_its_own_pictures(built: dict[str, Any]) -> None:
    assert built["kinds"] == {
        kind: [built[kind]["A"][subject] for subject in cards.HANDS[kind]] for kind in KINDS
    }


def test_squeezed_pictures_look_the_same(drawn: Drawn) -> None:
    """At the size of a large card; among them those that svgo changes most."""
    delicate = {"sport/banjo/A", "sport/tennis/B", "food/cutlery/A", "animals/octopus/A"}
    sources = cards.drawings(NPM)
    for number, (picture, source) in enumerate(sources.items()):
        if number % 60 and str(picture) not in delicate:
            continue
        file = picture.kind if picture.version == "A" else f"{picture.kind}-versions"
        svg = drawn[file][picture.version][picture.subject]
        mean, noticed = apart(pixels(source, 200), pixels(svg, 200))
        assert mean < 0.7, picture
        assert noticed < 0.0025, picture


def test_the_table_of_pictures_is_the_catalogue() -> None:
    listed = set(pictures.sources()) | set(pictures.OWN)
    assert listed == {(kind, subject) for kind in KINDS for subject in SUBJECTS[kind]}
    assert not set(pictures.sources()) & set(pictures.OWN)


@pytest.mark.parametrize(
    ("alias", "box"),
    [({}, "0 0 24 24"), ({"left": 2, "width": 8}, "2 0 8 24"), ({"height": 30}, "0 0 24 30")],
)
def test_an_alias_takes_its_parents_drawing_and_keeps_its_own_size(
    alias: dict[str, int], box: str
) -> None:
    icons = {"prefix": "x", "icons": {"cat": {"body": "<path/>"}}, "height": 24, "width": 24}
    data = {**icons, "aliases": {"kitten": {"parent": "cat", **alias}}}
    assert f'viewBox="{box}"><path/>' in IconSet("x", data).icon("kitten").svg()


def test_a_turned_alias_is_refused() -> None:
    data = {"icons": {"cat": {"body": ""}}, "aliases": {"tac": {"parent": "cat", "hFlip": True}}}
    with pytest.raises(ValueError, match="turned"):
        IconSet("x", data).icon("tac")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_subject_has_a_name_of_its_own(lang: str) -> None:
    named = names(lang, NPM)
    assert set(named) == {f"{kind}/{subject}" for kind in KINDS for subject in SUBJECTS[kind]}
    for kind in KINDS:
        count = Counter(named[f"{kind}/{subject}"] for subject in SUBJECTS[kind])
        assert count.most_common(1)[0][1] == 1, count.most_common(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_short_words_within_a_sentence(lang: str) -> None:
    for key, name in names(lang, NPM).items():
        assert name == unicodedata.normalize("NFC", name.strip())
        assert 1 <= len(name.split()) <= 3
        assert name == "T-shirt" or name == name.lower(), key
        assert all(letter.isalpha() or letter in " -" for letter in name), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_is_kept_for_a_subject_that_is_not_there(lang: str) -> None:
    assert all(subject in SUBJECTS[kind] for kind, subject in chosen(lang))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("giraffe", "donkey", "cat", "guava")),
        ("sk", ("žirafa", "osol", "mačka", "guava")),
        ("tr", ("zürafa", "eşek", "kedi", "guava")),
    ],
)
def test_the_names_of_the_documents(lang: str, words: tuple[str, ...]) -> None:
    keys = ("animals/giraffe", "animals/donkey", "animals/cat", "fruit/guava")
    assert tuple(names(lang, NPM)[key] for key in keys) == words


@pytest.fixture(scope="module")
def sprite(tmp_path_factory: pytest.TempPathFactory) -> ElementTree.Element:
    """The sprite of the mahjong faces."""
    (file,) = faces.build(NPM, tmp_path_factory.mktemp("faces"))
    return ElementTree.fromstring(file.read_text("utf-8"))


def test_the_sprite_has_every_face_three_times(sprite: ElementTree.Element) -> None:
    expected = [f"{style}-{kind}" for style in "cni" for kind in TILES]
    assert [symbol.attrib["id"] for symbol in sprite] == expected
    assert all(len(symbol) for symbol in sprite)
    assert {element.tag.removeprefix(SVG) for element in sprite.iter()} == {
        *("svg", "symbol", "path")
    }


def test_no_two_faces_of_a_style_are_the_same(sprite: ElementTree.Element) -> None:
    for style in "cn":
        drawings = {
            b"".join(map(ElementTree.tostring, symbol))
            for symbol in sprite
            if symbol.attrib["id"].startswith(style)
        }
        assert len(drawings) == len(TILES)


def test_every_icon_is_a_symbol(tmp_path: Path) -> None:
    (file,) = icons.build(NPM, tmp_path)
    root = ElementTree.fromstring(file.read_text("utf-8"))
    assert [symbol.attrib["id"] for symbol in root] == [f"i-{name}" for name in icons.ICONS]
    assert len(set(icons.ICONS)) == len(icons.ICONS)
    assert all(len(symbol) for symbol in root)


def test_an_icon_that_lucide_lacks_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icons.symbol(NPM, "no-such-icon")


def test_the_committed_drawings_are_what_the_geometry_draws() -> None:
    for name, text in draw.drawings(NPM).items():
        assert (draw.ART / name).read_text("utf-8") == text, name
        ElementTree.fromstring(text)


def test_every_licence_is_copied_and_says_something(tmp_path: Path) -> None:
    files = licences.build(NPM, tmp_path)
    assert {file.name for file in files} >= {"credits.txt", "fluent-emoji.txt", "python.txt"}
    assert all(len(file.read_text("utf-8")) > 500 for file in files)


def test_the_credits_name_every_package() -> None:
    text = (ROOT / "docs" / "credits.md").read_text("utf-8")
    sets = [f"@iconify-json/{name}" for name in cards.SETS.values()]
    for package in (*sets, "pyodide", "@pyscript/core", "idb-keyval", "fake-indexeddb"):
        assert f"`{package}`" in text
