"""index.html keeps to the policy, to relative addresses, and names what is there."""

import re
from collections import Counter

import pytest

from tests.house.page import addresses, files, read_page
from tools.messages import of_page
from tools.paths import BUILT, DIST, ROOT
from tools.runtime import chunks

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "connect-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
PAGE = read_page()
STYLES = sorted((ROOT / "static" / "css").glob("*.css"))
SCHEME = re.compile(r"^(?:[a-z][a-z0-9+.-]*:|/)", re.IGNORECASE)
IDENTIFIER = re.compile(r'\bid="([^"]+)"')
CSS_URL = re.compile(r"""url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)""")


def test_the_policy_is_strict_and_stands_before_all_that_is_loaded() -> None:
    metas = [
        (place, attributes)
        for place, (tag, attributes) in enumerate(PAGE.elements)
        if tag == "meta" and attributes.get("http-equiv") == "Content-Security-Policy"
    ]
    assert len(metas) == 1
    place, attributes = metas[0]
    parts = [part.strip().split(" ", 1) for part in (attributes["content"] or "").split(";")]
    assert dict(parts) == POLICY
    assert not {tag for tag, _ in PAGE.elements[:place]} & {"link", "script", "img"}


def test_nothing_is_inline() -> None:
    assert PAGE.inline == []
    named = [(tag, name) for tag, attributes in PAGE.elements for name in attributes]
    assert [pair for pair in named if pair[1] == "style" or pair[1].startswith("on")] == []
    assert [tag for tag, _ in PAGE.elements if tag in {"style", "base", "iframe", "object"}] == []


def test_addresses_are_relative() -> None:
    assert [value for value in addresses(PAGE) if SCHEME.match(value)] == []


def test_what_the_page_names_is_there() -> None:
    for folder in (ROOT, DIST):
        named = sorted(files(read_page(folder)))
        assert [name for name in named if not (folder / name).is_file()] == []


def test_symbols_that_the_page_uses_are_there() -> None:
    ids = {attributes["id"] for _, attributes in PAGE.elements if attributes.get("id")}
    faces = IDENTIFIER.findall((BUILT / "faces.svg").read_text("utf-8"))  # put into the page
    used = {attributes.get("href") or "" for tag, attributes in PAGE.elements if tag == "use"}
    for value in used:
        name, _, fragment = value.partition("#")
        there = IDENTIFIER.findall((ROOT / name).read_text("utf-8")) if name else {*ids, *faces}
        assert fragment in there, value


def test_identifiers_are_unique() -> None:
    ids = Counter(attributes["id"] for _, attributes in PAGE.elements if attributes.get("id"))
    assert [name for name, count in ids.items() if count > 1] == []


def test_all_modules_of_the_start_are_fetched_early() -> None:
    early = {
        attributes["href"]
        for tag, attributes in PAGE.elements
        if tag == "link" and attributes.get("rel") == "modulepreload"
    }
    scripts = {path.relative_to(ROOT).as_posix() for path in (ROOT / "static/js").glob("*.mjs")}
    runtime = {f"static/built/pyscript/{name}" for name in chunks()}
    named = {attributes.get("src") for tag, attributes in PAGE.elements if tag == "script"}
    assert scripts - named | runtime <= early


def test_there_is_an_icon() -> None:
    rels = [attributes.get("rel") for tag, attributes in PAGE.elements if tag == "link"]
    assert "icon" in rels


@pytest.mark.parametrize("sheet", STYLES, ids=lambda path: path.name)
def test_styles_name_files_that_are_there(sheet: object) -> None:
    text = (ROOT / str(sheet)).read_text("utf-8")
    for match in CSS_URL.finditer(text):
        value = match[1] or match[2]
        if value.startswith(("data:", "#")):
            continue
        assert not SCHEME.match(value), value
        assert (STYLES[0].parent / value.split("#")[0]).resolve().is_file(), value


def test_sentences_of_the_page_are_written_plainly() -> None:
    texts = [text for _, text in of_page((ROOT / "index.html").read_text("utf-8"))]
    assert [text for text in texts if text != " ".join(text.split()) or not text] == []


def test_no_element_has_the_name_of_an_address() -> None:
    """When the browser comes to ``#home`` it would go to that element, and the focus be lost."""
    assert "home" not in IDENTIFIER.findall((ROOT / "index.html").read_text("utf-8"))
