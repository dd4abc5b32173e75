"""Steps of the build and the memory of what they were made from.

A step is fresh when the digest of all it is made from is the one of its last run and the files
which that run left are still there, unchanged in size. Times of files are not asked: a checkout
changes them all.
"""

import hashlib
import json
import shutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.paths import BUILT, CACHE, ROOT

RECORD = CACHE / "build.json"

Files = dict[str, int]  # path below static/built -> size


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that the build makes.

    `owns` are files or folders below static/built that nobody else writes. `sources` are files or
    folders of the repository and `packages` names of npm packages: what is made depends on
    nothing else.
    """

    name: str
    owns: tuple[str, ...]
    make: Callable[[], object]
    sources: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()

    def digest(self) -> str:
        """Return one hash over everything that the step is made from."""
        total = hashlib.sha256()
        for path in files_below(ROOT, self.sources):
            total.update(path.relative_to(ROOT).as_posix().encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
        for package in self.packages:
            total.update(locked(package).encode())
        return total.hexdigest()

    def left(self) -> Files:
        """Return the files that the step has left below static/built, with their sizes."""
        return {
            path.relative_to(BUILT).as_posix(): path.stat().st_size
            for path in files_below(BUILT, self.owns)
        }


def files_below(base: Path, names: Iterable[str]) -> Iterator[Path]:
    """Yield the files that `names` (files or folders in `base`) stand for, in a fixed order."""
    for name in names:
        path = base / name
        if path.is_file():
            yield path
        for child in sorted(path.rglob("*")) if path.is_dir() else ():
            if child.is_file() and "__pycache__" not in child.parts:
                yield child


@cache
def _lock() -> dict[str, dict[str, object]]:
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    return {name.removeprefix("node_modules/"): entry for name, entry in packages.items()}


def locked(package: str) -> str:
    """Return what package-lock.json says about an npm package: its version and its hash."""
    entry = _lock()[package]
    return f"{package} {entry['version']} {entry['integrity']}"


def read_record() -> dict[str, tuple[str, Files]]:
    """Return digest and files of each step's last run; nothing when there is no usable record."""
    try:
        return {name: (run[0], run[1]) for name, run in json.loads(RECORD.read_text()).items()}
    except (OSError, ValueError, TypeError, LookupError, AttributeError):
        return {}


def run(steps: Iterable[Step], say: Callable[[str], None] = print) -> int:
    """Make what is not fresh, one step after the other, and return how many steps that were.

    What no step owns is removed from static/built. A step that fails leaves no record, so that it
    is made again the next time.
    """
    steps = tuple(steps)
    CACHE.mkdir(exist_ok=True)
    record = read_record()
    made = 0
    for step in steps:
        digest = step.digest()
        left = step.left()
        if left and record.get(step.name) == (digest, left):
            continue
        say(f"build: {step.name}")
        for name in step.owns:
            _remove(BUILT / name)
            (BUILT / name).parent.mkdir(parents=True, exist_ok=True)
        step.make()
        record[step.name] = (digest, step.left())
        _write_record({step.name: record[step.name] for step in steps if step.name in record})
        made += 1
    _sweep({name for step in steps for name in step.left()})
    return made


def _write_record(record: dict[str, tuple[str, Files]]) -> None:
    RECORD.write_text(json.dumps(record, indent=1))


def _sweep(wanted: set[str]) -> None:
    for path in files_below(BUILT, [""]):
        if path.relative_to(BUILT).as_posix() not in wanted:
            path.unlink()


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
