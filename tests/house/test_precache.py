"""The list of files for offline play is that of dist/, and the version is that of its content."""

import json
import shutil
import subprocess
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from tools import precache
from tools.dist import with_one_sheet
from tools.paths import DIST, ROOT

KEPT = precache.read(DIST)
NOT_KEPT = {
    "sw.js",  # the browser keeps it itself
    "LICENSE",
    *(
        f"static/built/install/screenshot-{game}-{form}.png"
        for game in ("match", "mahjong")
        for form in ("wide", "narrow")
    ),
}
MOST_RAW, MOST_GZIPPED = 16_000_000, 7_000_000


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A small site, stamped."""
    for name in ("sw.js", "index.html", "static/js/cache.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(DIST / name, tmp_path / name)
    (tmp_path / "a.txt").write_text("a")
    precache.stamp(tmp_path)
    return tmp_path


def test_all_files_of_dist_are_kept_but_those_that_no_page_asks_for() -> None:
    there = {path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file()}
    kept = {"index.html" if name == precache.INDEX else name for name in KEPT.files}
    assert kept == there - NOT_KEPT


def test_sizes_and_hashes_are_those_of_the_files() -> None:
    for name, (size, digest) in KEPT.files.items():
        data = (DIST / ("index.html" if name == precache.INDEX else name)).read_bytes()
        assert (len(data), b64encode(sha256(data).digest()).decode()) == (size, digest), name


def test_page_and_worker_have_the_same_version() -> None:
    page = precache.VERSION.search((DIST / "index.html").read_text("utf-8"))
    assert page is not None
    assert page[2] == KEPT.version
    assert len(KEPT.version) == 12


def test_the_list_does_not_outgrow_its_room() -> None:
    assert KEPT.size <= MOST_RAW
    assert precache.gzipped(DIST, KEPT.files) <= MOST_GZIPPED


def test_dist_differs_from_the_repository_in_stamps_and_style_sheets_alone(tmp_path: Path) -> None:
    for name in ("sw.js", "index.html"):
        shutil.copyfile(DIST / name, tmp_path / name)
    precache.clear(tmp_path)
    assert (tmp_path / "sw.js").read_bytes() == (ROOT / "sw.js").read_bytes()
    page = with_one_sheet((ROOT / "index.html").read_text("utf-8"))
    assert (tmp_path / "index.html").read_text("utf-8") == page


def test_the_repository_has_no_stamp() -> None:
    with pytest.raises(ValueError, match="no list"):
        precache.read(ROOT)


def test_stamping_again_changes_nothing(copy: Path) -> None:
    before = (copy / "sw.js").read_bytes(), (copy / "index.html").read_bytes()
    assert precache.stamp(copy) == precache.read(copy)
    assert ((copy / "sw.js").read_bytes(), (copy / "index.html").read_bytes()) == before


@pytest.mark.parametrize("name", ["a.txt", "b.txt", "index.html", "sw.js", "static/js/cache.js"])
def test_every_change_makes_another_version(copy: Path, name: str) -> None:
    before = precache.read(copy).version
    with (copy / name).open("a") as file:
        file.write("\n")
    assert precache.stamp(copy).version != before


def test_a_site_without_a_place_for_the_stamp_is_refused(copy: Path) -> None:
    (copy / "sw.js").write_text("const other = 1;")
    with pytest.raises(ValueError, match="0 places"):
        precache.stamp(copy)


def test_the_stamped_worker_parses() -> None:
    done = subprocess.run(["node", "--check", str(DIST / "sw.js")], check=False)
    assert done.returncode == 0


MANIFEST = json.loads((ROOT / "manifest.webmanifest").read_text("utf-8"))


def test_the_manifest_stays_below_its_own_folder() -> None:
    assert (MANIFEST["start_url"], MANIFEST["scope"]) == ("./", "./")
    assert "id" not in MANIFEST
    assert [cut["url"] for cut in MANIFEST["shortcuts"]] == ["./#play-match", "./#play-mahjong"]


def test_pictures_of_the_manifest_are_there_in_the_sizes_that_it_names() -> None:
    pictures = [
        *MANIFEST["icons"],
        *MANIFEST["screenshots"],
        *(icon for cut in MANIFEST["shortcuts"] for icon in cut["icons"]),
    ]
    assert len(pictures) == 10
    for picture in pictures:
        data = (DIST / picture["src"]).read_bytes()
        if picture["sizes"] != "any":
            assert data.startswith(b"\x89PNG")
            width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
            assert f"{width}x{height}" == picture["sizes"], picture["src"]


def test_the_manifest_has_what_installing_asks_for() -> None:
    icons = {(icon["sizes"], icon["purpose"]) for icon in MANIFEST["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= icons
    assert {shot["form_factor"] for shot in MANIFEST["screenshots"]} == {"wide", "narrow"}
    assert {"name", "short_name", "theme_color", "background_color", "display"} <= MANIFEST.keys()
