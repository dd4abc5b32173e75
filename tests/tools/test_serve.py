"""The server: right types, one folder below one prefix, nothing hidden."""

import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

from tools.serve import serving

TYPES = {
    "index.html": "text/html",
    "a.mjs": "text/javascript",
    "a.js": "text/javascript",
    "a.css": "text/css",
    "a.wasm": "application/wasm",
    "a.json": "application/json",
    "a.svg": "image/svg+xml",
    "a.woff2": "font/woff2",
    "a.zip": "application/zip",
    "a.mo": "application/octet-stream",
    "a.py": "text/x-python",
    "a.parlour": "application/octet-stream",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in TYPES:
        (tmp_path / name).write_text(name)
    for hidden in (".git/config", "inner/file.txt"):
        (tmp_path / hidden).parent.mkdir()
        (tmp_path / hidden).write_text("here")
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    with serving(folder, "/x/y/") as served:
        yield served


def fetch(url: str) -> tuple[int, str, Message]:
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return answer.status, answer.read().decode(), answer.headers
    except urllib.error.HTTPError as error:
        with error:
            return error.code, "", error.headers


@pytest.mark.parametrize(("name", "kind"), TYPES.items())
def test_files_have_their_types(address: str, name: str, kind: str) -> None:
    status, text, headers = fetch(address + name)
    assert (status, text, headers.get_content_type()) == (200, name, kind)
    assert headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["", "?query", "index.html?query"])
def test_the_bare_address_is_the_page(address: str, path: str) -> None:
    assert fetch(address + path)[:2] == (200, "index.html")


@pytest.mark.parametrize(
    "path",
    ["/", "/x", "/index.html", "/x/index.html", "/x/y/no.txt", "/x/y/.git/config", "/x/y/inner/"],
)
def test_all_else_is_not_found(address: str, path: str) -> None:
    assert fetch(address.removesuffix("/x/y/") + path)[0] == 404


@pytest.mark.parametrize("path", ["../secret.txt", "%2e%2e/secret.txt", "inner/../../secret.txt"])
def test_nothing_outside_the_folder_is_served(folder: Path, path: str) -> None:
    (folder / "secret.txt").write_text("secret")
    with serving(folder / "inner") as served:
        assert fetch(served + path)[0] == 404


def test_the_browser_may_keep_what_has_not_changed(address: str) -> None:
    changed = fetch(address + "a.css")[2]["Last-Modified"]
    request = urllib.request.Request(address + "a.css", headers={"If-Modified-Since": changed})
    with pytest.raises(urllib.error.HTTPError) as raised:
        urllib.request.urlopen(request, timeout=10)
    assert raised.value.code == 304
    raised.value.close()
