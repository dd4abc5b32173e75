"""The runtime of the site: Pyodide, PyScript and small libraries from npm; our Python, packed."""

import json
import re
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.inside import WHOLE_LIBRARY, run_inside
from tools.paths import BUILT, CACHE, NPM, ROOT

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYSCRIPT = NPM / "@pyscript" / "core" / "dist"
# PyScript loads its chunks when they are needed; of those that it loads on demand we need these.
# Its editor, terminal, debugger and archive chunks (1 MB) are never asked for by this site.
ON_DEMAND = re.compile(r"\./(?:toml|error)-")
IMPORT = re.compile(r"""(?P<how>from|import\()\s*["'](?P<name>\./[^"']+\.js)["']""")
SOURCE_MAP = re.compile(rb"\n//# sourceMappingURL=\S+\s*$")
PYTHON = ("game", "ui")
STOCK_LIBRARY = NPM / "pyodide" / "python_stdlib.zip"
LIBRARY_LIST = ROOT / "tools" / "library.txt"
# Where Pyodide keeps the standard library; where boot.mjs unpacks it, and our Python, which lies in
# the working directory.
WHOLE_PLACE = "/lib/python314.zip"
LIBRARY_PLACE = "/lib/python3.14"
HOME = "/home/pyodide"
FONTS = (
    "@fontsource-variable/atkinson-hyperlegible-next/files/"
    "atkinson-hyperlegible-next-{}-wght-normal.woff2",
    "@fontsource/literata/files/literata-{}-600-normal.woff2",
)
SUBSETS = ("latin", "latin-ext")
WEIGHED = ("pyodide/pyodide.asm.wasm", "pyodide/library.pack", "python.pack")


def copy(source: Path, target: Path) -> None:
    """Copy a file; a script loses the line that names a source map which is not shipped."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix in {".js", ".mjs"}:
        target.write_bytes(SOURCE_MAP.sub(b"\n", source.read_bytes()))
    else:
        shutil.copyfile(source, target)


def make_pyodide() -> None:
    """Copy the interpreter."""
    for name in PYODIDE:
        copy(NPM / "pyodide" / name, BUILT / "pyodide" / name)


def chunks(entry: str = "./core.js") -> Iterator[str]:
    """Yield the names of PyScript's modules that the site can come to load, from its entry on."""
    seen: set[str] = set()
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        yield name.removeprefix("./")
        waiting += (
            found["name"]
            for found in IMPORT.finditer((PYSCRIPT / name).read_text("utf-8"))
            if found["how"] == "from" or ON_DEMAND.match(found["name"])
        )


def make_pyscript() -> None:
    """Copy the part of PyScript that the site can come to load."""
    for name in chunks():
        copy(PYSCRIPT / name, BUILT / "pyscript" / name)


def make_libraries() -> None:
    """Copy the small libraries: storage, and its stand-in where the browser has none."""
    copy(NPM / "idb-keyval" / "dist" / "index.js", BUILT / "idb-keyval.mjs")
    stand_in = NPM / "fake-indexeddb" / "build" / "esm"
    for path in stand_in.rglob("*.js"):
        copy(path, BUILT / "fake-indexeddb" / path.relative_to(stand_in))


def make_fonts() -> None:
    """Copy the fonts of the page, in the subsets that its languages need."""
    for font in FONTS:
        for subset in SUBSETS:
            source = NPM / font.format(subset)
            copy(source, BUILT / "fonts" / source.name)


def _pack(target: str, *, lean: bool = True, **job: object) -> None:
    """Pack byte code; a lean one without docstrings and without the columns of tracebacks."""
    packed = CACHE / Path(target).name
    asked = json.dumps({"target": str(packed), "lean": lean, **job})
    env = {"PYTHONNODEBUGRANGES": "1"} if lean else {}
    result = run_inside("tools.bytecode", [asked], env=env)
    if result.returncode:
        raise RuntimeError(f"{target} was not packed\n{result.stdout}{result.stderr}")
    packed.chmod(0o644)
    packed.replace(BUILT / target)


def library_files() -> list[str]:
    """Return the files of the standard library that the site needs, as `library.txt` names them.

    The list is of the modules that the running page has imported. KeyError if Python has no such
    module any more.
    """
    with zipfile.ZipFile(STOCK_LIBRARY) as archive:
        files = {module_name(name): name for name in archive.namelist() if name.endswith(".py")}
    return [files[name] for name in LIBRARY_LIST.read_text("utf-8").split()]


def module_name(file: str) -> str:
    """Return the name of the module in a file, for example ``asyncio.events``."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def make_library() -> None:
    """Pack the standard library as byte code: whole for the tools and tests, trimmed to ship.

    The zip that Pyodide fetches in any case is empty.
    """
    stock = str(STOCK_LIBRARY)
    _pack("whole_stdlib.zip", zip=stock, base=WHOLE_PLACE, lean=False)
    (BUILT / "whole_stdlib.zip").replace(WHOLE_LIBRARY)
    _pack("pyodide/library.pack", zip=stock, base=LIBRARY_PLACE, only=library_files())
    with zipfile.ZipFile(BUILT / "pyodide" / "python_stdlib.zip", "w"):
        pass


def pyscript_modules() -> dict[str, str]:
    """Return the Python modules that PyScript writes at each start: path and source of each."""
    place = (PYSCRIPT.parent / "src" / "stdlib" / "pyscript.js").as_uri()
    script = f'console.log(JSON.stringify((await import("{place}")).default))'
    command = ["node", "--input-type=module", "--eval", script]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return dict(_flat(json.loads(printed), ""))


def _flat(tree: dict[str, object], base: str) -> Iterator[tuple[str, str]]:
    for name, entry in tree.items():
        if isinstance(entry, dict):
            yield from _flat(entry, f"{base}{name}/")
        else:
            yield base + name, str(entry)


def make_python() -> None:
    """Pack our own Python as byte code, with byte code for PyScript's own modules beside it."""
    cached = CACHE / "pyscript.json"
    cached.write_text(json.dumps(pyscript_modules()))
    _pack("python.pack", root=str(ROOT), folders=PYTHON, cached=str(cached), base=HOME)


def make_facts() -> None:
    """Write down what the page's scripts should know about the interpreter.

    These are the sizes of the files whose arrival moves the bar of the start, and Pyodide's list of
    packages, made empty: no package is ever loaded.
    """
    sizes = {Path(name).name: (BUILT / name).stat().st_size for name in WEIGHED}
    lock = json.loads((NPM / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    empty = {"info": lock["info"], "packages": {}}
    (BUILT / "facts.mjs").write_text(
        f"export const sizes = {json.dumps(sizes)};\nexport const lock = {json.dumps(empty)};\n"
    )
