"""Who imports whom, read from the sources."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.paths import ROOT

BROWSER = frozenset({"js", "pyodide", "pyodide_js", "pyscript", "polyscript", "micropip"})


def modules(package: str) -> list[str]:
    """The dotted names of all modules of a package of this repository."""
    return sorted(_name(path) for path in (ROOT / package).rglob("*.py"))


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _path(module: str) -> Path:
    base = ROOT / module.replace(".", "/")
    return base / "__init__.py" if base.is_dir() else base.with_suffix(".py")


@cache
def imported(module: str) -> frozenset[str]:
    """What a module of ours imports, anywhere in its text: modules, as exactly as can be told."""
    return frozenset(_imports(ast.parse(_path(module).read_text("utf-8"))))


@cache
def imported_at_once(module: str) -> frozenset[str]:
    """What a module of ours imports when it is imported: not within functions, nor for types."""
    tree = ast.parse(_path(module).read_text("utf-8"))
    outer: list[ast.stmt] = [
        node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    return frozenset(_imports(ast.Module(outer, [])))


def at_the_start(module: str) -> frozenset[str]:
    """The modules of ours that are imported along with one."""
    found, waiting = {module}, [module]
    while waiting:
        for name in imported_at_once(waiting.pop()):
            if top(name) in {"game", "ui"} and name not in found:
                found.add(name)
                waiting.append(name)
    return frozenset(found)


def _imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if _path(name).exists() else str(node.module) for name in inner)


def top(module: str) -> str:
    return module.split(".", maxsplit=1)[0]


def reaches_browser(module: str, seen: frozenset[str] = frozenset()) -> bool:
    """Whether importing a module of ours needs what exists in the browser only."""
    found = imported(module)
    if any(top(name) in BROWSER for name in found):
        return True
    ours = {name for name in found if top(name) in {"game", "ui"}} - seen
    return any(reaches_browser(name, seen | ours) for name in ours)


def described(package: str) -> dict[str, str]:
    """The modules that docs/architecture.md names for a package, each with the end of its row."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    chapter = text.split(f"## {package}/\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|(?:.*\|)? (.+?) \|$", chapter, re.MULTILINE)
    return {
        name.removesuffix("/"): end
        for names, end in rows
        for name in re.findall(r"`([^`]+)`", names)
    }
