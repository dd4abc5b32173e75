"""What the build made is what the site needs: byte code of the right interpreter, and no more."""

import ast
import re
import tarfile
import tomllib
import zipfile
from functools import cache
from pathlib import Path

import pytest

from tests.house.imports import modules
from tools.bytecode import UNCHECKED
from tools.dist import STYLE, sheets, wanted
from tools.inside import run_inside
from tools.paths import BUILT, CACHE, DIST, ROOT
from tools.runtime import (
    LIBRARY_LIST,
    PYTHON,
    STOCK_LIBRARY,
    chunks,
    library_files,
    module_name,
    pyscript_modules,
)

LIBRARY = BUILT / "pyodide" / "library.pack"
OURS = BUILT / "python.pack"
ORIGIN = re.compile(r"https?://(?!www\.w3\.org/)")  # that one only names what SVG is
STAMPED = {Path("index.html"), Path("sw.js")}  # see test_precache.py
MAGIC = "import importlib.util, pathlib, sys\nprint(importlib.util.MAGIC_NUMBER.hex())\n"


@pytest.fixture(scope="session")
def magic() -> bytes:
    """The magic number of the interpreter that the page runs."""
    folder = CACHE / "magic"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "show_magic.py").write_text(MAGIC)
    run = run_inside("show_magic", path=[folder])
    assert run.returncode == 0, run.stderr
    return bytes.fromhex(run.stdout.strip())


@cache
def contents(archive: Path) -> dict[str, bytes]:
    with tarfile.open(archive, "r:gz") as opened:
        return {entry.name: _read(opened, entry) for entry in opened}


def _read(archive: tarfile.TarFile, entry: tarfile.TarInfo) -> bytes:
    content = archive.extractfile(entry)
    assert content is not None, entry.name
    return content.read()


@pytest.mark.parametrize("archive", [LIBRARY, OURS], ids=lambda path: path.name)
def test_python_is_byte_code_of_this_interpreter(archive: Path, magic: bytes) -> None:
    files = contents(archive)
    assert [name for name in files if name.endswith(".py")] == []
    heads = {content[:8] for name, content in files.items() if name.endswith(".pyc")}
    assert heads == {magic + UNCHECKED}


@pytest.mark.parametrize("archive", [LIBRARY, OURS], ids=lambda path: path.name)
def test_names_in_a_pack_are_as_short_as_the_page_reads_them(archive: Path) -> None:
    assert max(len(name.encode()) for name in contents(archive)) <= 100


def test_the_library_holds_what_its_list_names() -> None:
    wanted = {re.sub(r"\.py$", ".pyc", name) for name in library_files()}
    assert wanted == set(contents(LIBRARY))


def test_all_that_our_python_and_pyscript_import_is_in_the_library() -> None:
    """Also what is imported within functions: no player shall meet a missing module."""
    sources = [
        path.read_text("utf-8") for package in PYTHON for path in (ROOT / package).rglob("*.py")
    ]
    sources += pyscript_modules().values()
    listed = set(LIBRARY_LIST.read_text("utf-8").split())
    with zipfile.ZipFile(STOCK_LIBRARY) as archive:
        library = {module_name(name) for name in archive.namelist()}
    imported = {name for source in sources for name in imported_names(source)}
    assert sorted(imported & library - listed) == []


def imported_names(source: str) -> set[str]:
    """All modules that a source names in an import, wherever it stands."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def test_our_archive_holds_our_modules_and_byte_code_for_pyscripts() -> None:
    own = {name for package in ("game", "ui") for name in modules(package)}
    packed = {
        name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
        for name in contents(OURS)
        if name.endswith(".pyc") and "__pycache__" not in name
    }
    assert packed == own
    theirs = {name for name in contents(OURS) if "__pycache__" in name}
    assert {
        re.sub(r"__pycache__/(\w+)\.cpython-\d+\.pyc", r"\1.py", name) for name in theirs
    } == set(pyscript_modules())


def test_sources_that_pyscript_writes_are_those_that_were_compiled() -> None:
    core = next((BUILT / "pyscript").glob("core-*.js")).read_text("utf-8")
    for name, source in pyscript_modules().items():
        longest = max(source.splitlines(), key=len)
        plain = longest if len(longest) < 40 else longest[:40]
        assert re.sub(r"\W", "", plain) in re.sub(r"\\n|\\t|\W", "", core), name


def test_no_chunk_of_pyscript_is_shipped_that_is_not_needed() -> None:
    shipped = {path.name for path in (BUILT / "pyscript").iterdir()}
    assert shipped == set(chunks())
    unwanted = re.compile(r"codemirror|xterm|zip|editor|terminal|game|graph|donkey|mpy")
    assert [name for name in shipped if unwanted.match(name)] == []


def test_the_same_plugins_are_switched_off_for_both_interpreters() -> None:
    off = set(tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))["plugins"])
    script = (ROOT / "static" / "js" / "start.mjs").read_text("utf-8")
    names = re.findall(r'^  "([\w-]+)",$', script.split("const PLUGINS")[1], re.MULTILINE)
    assert {f"!{name}" for name in names} | {"!error"} == off


def test_dist_is_what_belongs_to_the_site_and_no_more() -> None:
    there = {path.relative_to(DIST) for path in DIST.rglob("*") if path.is_file()}
    assert there == {*wanted(), Path(STYLE)}
    for path in set(wanted()) - STAMPED:
        assert (DIST / path).read_bytes() == (ROOT / path).read_bytes()


def test_the_style_sheets_are_joined_in_the_order_of_the_page() -> None:
    names = sheets((ROOT / "index.html").read_text("utf-8"))
    assert {ROOT / name for name in names} == set((ROOT / "static" / "css").iterdir())
    joined = "".join((ROOT / name).read_text("utf-8") for name in names)
    assert (DIST / STYLE).read_text("utf-8") == joined
    assert sheets((DIST / "index.html").read_text("utf-8")) == [STYLE]


def test_dist_has_no_source_maps_catalogue_sources_or_caches() -> None:
    odd = [path for path in DIST.rglob("*") if path.suffix in {".map", ".po", ".ts"}]
    assert odd == []
    assert not list(DIST.rglob("__pycache__"))
    assert not any(b"sourceMappingURL" in path.read_bytes() for path in DIST.rglob("*.*js"))


def test_nothing_that_is_shipped_names_another_origin_to_load_from() -> None:
    shipped = [path for folder in ("css", "js") for path in (ROOT / "static" / folder).iterdir()]
    for path in (ROOT / "index.html", ROOT / "pyscript.toml", *shipped):
        assert not ORIGIN.search(path.read_text("utf-8")), path.name


def test_licences_of_what_is_shipped_lie_beside_it() -> None:
    licences = {path.stem for path in (DIST / "static" / "built" / "licences").iterdir()}
    assert {"pyodide", "python", "pyscript", "idb-keyval", "lucide", "credits"} <= licences
    assert (DIST / "LICENSE").is_file()
