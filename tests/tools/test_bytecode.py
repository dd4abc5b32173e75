"""Packing Python: the archive imports, and the same sources give the same bytes."""

import importlib.util
import json
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools import bytecode


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    package = tmp_path / "sources" / "room"
    (package / "__pycache__").mkdir(parents=True)
    (package / "__pycache__" / "old.pyc").write_bytes(b"old")
    (package / "__init__.py").write_text('"""A room."""\n')
    (package / "table.py").write_text("def four() -> int:\n    return 4\n")
    (package / "words.txt").write_text("čaj")
    return tmp_path / "sources"


def pack(sources: Path, target: Path, **more: object) -> None:
    job = {"target": str(target), "base": "/home", "root": str(sources), "folders": ["room"]}
    bytecode.main(json.dumps({**job, **more}))


def test_modules_are_compiled_and_other_files_go_in_as_they_are(
    sources: Path, tmp_path: Path
) -> None:
    pack(sources, tmp_path / "a.zip")
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        assert sorted(archive.namelist()) == [
            "room/__init__.pyc",
            "room/table.pyc",
            "room/words.txt",
        ]
        head = archive.read("room/table.pyc")[:8]
        assert archive.read("room/words.txt").decode() == "čaj"
    assert head == importlib.util.MAGIC_NUMBER + bytecode.UNCHECKED


def test_a_pack_holds_what_a_zip_holds(sources: Path, tmp_path: Path) -> None:
    pack(sources, tmp_path / "a.zip")
    pack(sources, tmp_path / "a.pack")
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        archive.extractall(tmp_path / "zip")
    with tarfile.open(tmp_path / "a.pack", "r:gz") as archive:
        archive.extractall(tmp_path / "pack", filter="data")
    assert content(tmp_path / "zip") == content(tmp_path / "pack") != {}


def content(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.mark.parametrize("suffix", ["zip", "pack"])
def test_the_same_sources_give_the_same_bytes(sources: Path, tmp_path: Path, suffix: str) -> None:
    first, second = tmp_path / f"a.{suffix}", tmp_path / f"b.{suffix}"
    for target in (first, second):
        pack(sources, target)
        (sources / "room" / "table.py").touch()
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize("unpacked", [True, False])
def test_the_archive_can_be_imported(sources: Path, tmp_path: Path, unpacked: bool) -> None:
    place = tmp_path / "a.zip"
    pack(sources, place)
    if unpacked:
        with zipfile.ZipFile(place) as archive:
            archive.extractall(tmp_path / "a")
        place = tmp_path / "a"
    code = (
        f"import sys; sys.path[:] = [{str(place)!r}, *sys.path]\n"
        "from room import table; print(table.four(), table.four.__code__.co_filename)"
    )
    command = [sys.executable, "-c", code]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert printed.split() == ["4", "/home/room/table.py"]


def test_byte_code_for_sources_of_others_lies_where_python_looks_first(
    sources: Path, tmp_path: Path
) -> None:
    theirs = tmp_path / "theirs.json"
    theirs.write_text(json.dumps({"guest/__init__.py": "", "guest/name.py": "NAME = 'packed'"}))
    pack(sources, tmp_path / "a.zip", cached=str(theirs))
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        archive.extractall(tmp_path / "a")
    # What is written later at its side is not read: only then nothing is compiled at the start.
    (tmp_path / "a" / "guest" / "__init__.py").write_text("")
    (tmp_path / "a" / "guest" / "name.py").write_text("NAME = 'compiled'")
    command = [sys.executable, "-c", "from guest.name import NAME; print(NAME)"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path / "a")
    assert done.stdout.strip() == "packed"


def test_lean_byte_code_has_the_docstrings_of_classes_alone(sources: Path, tmp_path: Path) -> None:
    (sources / "room" / "table.py").write_text(
        '"""A table."""\n'
        "from __future__ import annotations\n"
        "def four() -> int:\n"
        '    """Four."""\n'
        "    assert True\n"
        "async def nothing():\n"
        '    """Nothing."""\n'
        "class Leg:\n"
        '    """A leg."""\n'
    )
    pack(sources, tmp_path / "a.zip", lean=True)
    code = (
        f"import sys; sys.path[:] = [{str(tmp_path / 'a.zip')!r}, *sys.path]\n"
        "from room import table as t\n"
        "print([thing.__doc__ for thing in (t, t.four, t.nothing, t.Leg)])\n"
        "print([line for *_, line in t.four.__code__.co_lines()])"
    )
    command = [sys.executable, "-c", code]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert printed.splitlines()[0] == "[None, None, None, 'A leg.']"
    assert "5" in printed.splitlines()[1]
