"""Pack Python sources as byte code.

Byte code is only good for the very interpreter that made it, so this runs inside Pyodide
(`tools.inside`). The archive holds `name.pyc` in the place of `name.py`, marked as not to be
checked against a source (PEP 552, unchecked hash); other files go in as they are. The same sources
give the same bytes.
"""

import ast
import importlib.util
import json
import marshal
import sys
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
    """Write `files` (name in the archive, content) to the zip `target`.

    `base` is the folder in which the archive or its content will lie: it stands before each name
    in tracebacks.
    """
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files:
            if name.endswith(".py"):
                archive.writestr(_entry(f"{name}c"), compiled(content, f"{base}/{name}", lean=lean))
            else:
                archive.writestr(_entry(name), content)


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry


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
