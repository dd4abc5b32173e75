"""Pack Python sources as byte code.

Byte code is only good for the very interpreter that made it, so this runs inside Pyodide
(`tools.inside`). An archive holds `name.pyc` in the place of `name.py`, marked as not to be
checked against a source (PEP 552, unchecked hash); other files go in as they are. The same sources
give the same bytes. Python imports from a zip; a pack (tar, gzipped) is for the page, which unpacks
it before Python starts.
"""

import ast
import gzip
import importlib.util
import io
import json
import marshal
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

UNCHECKED = (1).to_bytes(4, "little")  # flags of PEP 552: hash-based, source is not consulted
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def terse(source: bytes) -> ast.Module:
    """Return a module without the docstrings of its functions and its own.

    Those of classes stay: for a data class that has none its signature is worked out at each start.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            said = node.body.pop(0)
            if not node.body:
                node.body.append(ast.copy_location(ast.Pass(), said))
    return tree


def compiled(source: bytes, filename: str, *, lean: bool = False) -> bytes:
    """Return the text of a .pyc file for `source`; `filename` is what tracebacks will show."""
    text = terse(source) if lean else source
    code = compile(text, filename, "exec", dont_inherit=True, optimize=0)
    digest = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + digest + marshal.dumps(code)


def pack(
    files: Iterable[tuple[str, bytes]], target: Path, base: str, *, lean: bool = False
) -> None:
    """Write `files` (name in the archive, content) to `target`, a zip or a pack by its suffix.

    `base` is the folder in which the archive or its content will lie: it stands before each name
    in tracebacks.
    """
    entries = (
        (f"{name}c", compiled(content, f"{base}/{name}", lean=lean))
        if name.endswith(".py")
        else (name, content)
        for name, content in files
    )
    (_zip if target.suffix == ".zip" else _pack)(entries, target)


def _zip(entries: Iterable[tuple[str, bytes]], target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in entries:
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)


def _pack(entries: Iterable[tuple[str, bytes]], target: Path) -> None:
    tar = io.BytesIO()
    with tarfile.open(fileobj=tar, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in entries:
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    target.write_bytes(gzip.compress(tar.getvalue(), compresslevel=9, mtime=0))


def from_zip(source: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a zip."""
    with zipfile.ZipFile(source) as archive:
        for name in archive.namelist():
            if not name.endswith("/"):
                yield name, archive.read(name)


def from_folders(root: Path, folders: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the files below some folders of `root`, but for caches, in a fixed order."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(root).as_posix(), path.read_bytes()


def cached_modules(sources: dict[str, str], *, lean: bool = False) -> Iterator[tuple[str, bytes]]:
    """Yield byte code for sources that somebody else writes, where Python looks for it first.

    A module `package/name.py` finds its byte code in `package/__pycache__`.
    """
    for name, text in sorted(sources.items()):
        path = Path(name)
        place = path.parent / "__pycache__" / f"{path.stem}.{sys.implementation.cache_tag}.pyc"
        yield place.as_posix(), compiled(text.encode(), name, lean=lean)


def main(job: str) -> None:
    """Pack what the JSON text `job` names.

    Its keys are `target` and `base` as in `pack`; `zip`, an archive of sources; `only`, the files
    of it that are wanted; `folders` of `root`; `cached`, a JSON file of sources that somebody else
    writes; `lean`, whether docstrings stay out. All but the first two may be absent.
    """
    wanted = json.loads(job)
    lean = wanted.get("lean", False)
    files: list[tuple[str, bytes]] = []
    if "zip" in wanted:
        found = from_zip(Path(wanted["zip"]))
        files += [file for file in found if "only" not in wanted or file[0] in wanted["only"]]
    if "folders" in wanted:
        files += from_folders(Path(wanted["root"]), wanted["folders"])
    if "cached" in wanted:
        files += cached_modules(json.loads(Path(wanted["cached"]).read_text()), lean=lean)
    pack(files, Path(wanted["target"]), wanted["base"], lean=lean)


if __name__ == "__main__":
    main(sys.argv[1])
