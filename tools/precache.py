"""The list of files that the service worker keeps, and the version that they make up.

`stamp` writes both into a copy of the site: into its sw.js, which so differs from version to
version, and into its index.html, which so knows what it belongs to. The site's own folder has
neither, and no page of it registers a worker.
"""

import gzip
import hashlib
import json
import re
from base64 import b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

WORKER, PAGE = "sw.js", "index.html"
INDEX = "./"
"""The path of index.html in the list: what a host gives for the bare folder."""
NEVER_ASKED = frozenset({WORKER, "LICENSE"})
"""Files of the site that no page asks for; those of a shop window are in `SHOWN_ELSEWHERE`."""
SHOWN_ELSEWHERE = "static/built/install/screenshot-"
"""Pictures that only the browser's offer to install asks for, and only with a network."""
SITE = re.compile(r"^const site = (\{.*\});", re.MULTILINE)
VERSION = re.compile(r'(<meta name="version" content=")([^"]*)(">)')
NO_SITE = 'const site = { version: "", files: {} };'

Files = dict[str, tuple[int, str]]


@dataclass(frozen=True, slots=True)
class Precache:
    """What a stamped site keeps: {path: (bytes, SHA-256 in base64)}, and its version."""

    version: str
    files: Files

    @property
    def size(self) -> int:
        """Return the bytes of all files."""
        return sum(size for size, _ in self.files.values())


def paths(folder: Path) -> Iterable[str]:
    """Yield what the worker should keep of a site, as paths below it, in a fixed order."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and name not in NEVER_ASKED and not name.startswith(SHOWN_ELSEWHERE):
            yield name


def clear(folder: Path) -> None:
    """Take version and list out of the site in `folder`."""
    _replace(folder / WORKER, SITE, NO_SITE)
    _replace(folder / PAGE, VERSION, r"\1\3")


def stamp(folder: Path) -> Precache:
    """Write version and list into the site in `folder`, in the place of any that stand there."""
    clear(folder)
    worker, page = folder / WORKER, folder / PAGE
    contents = {name: (folder / name).read_bytes() for name in paths(folder)}
    version = _version({WORKER: worker.read_bytes(), **contents})
    _replace(page, VERSION, rf"\g<1>{version}\3")
    contents[PAGE] = page.read_bytes()
    files = {INDEX if name == PAGE else name: _entry(data) for name, data in contents.items()}
    site = json.dumps({"version": version, "files": files}, separators=(",", ":"))
    _replace(worker, SITE, f"const site = {site};")
    return Precache(version, files)


def read(folder: Path) -> Precache:
    """Return what stands in a stamped site; ValueError where it is not stamped."""
    found = SITE.search((folder / WORKER).read_text("utf-8"))
    if not found or found[0] == NO_SITE:
        raise ValueError(f"{folder / WORKER} has no list")
    site = json.loads(found[1])
    return Precache(
        site["version"], {name: (size, digest) for name, (size, digest) in site["files"].items()}
    )


def gzipped(folder: Path, names: Iterable[str]) -> int:
    """Return how many bytes a host sends for these files of a site if it compresses them."""
    found = ((folder / (PAGE if name == INDEX else name)).read_bytes() for name in names)
    return sum(min(len(data), len(gzip.compress(data, 6))) for data in found)


def _replace(path: Path, pattern: re.Pattern[str], text: str) -> None:
    whole, count = pattern.subn(text, path.read_text("utf-8"))
    if count != 1:
        raise ValueError(f"{path.name}: {count} places for the version instead of one")
    path.write_text(whole, "utf-8")


def _version(contents: dict[str, bytes]) -> str:
    total = hashlib.sha256()
    for name, data in contents.items():
        total.update(f"{name} {len(data)}\n".encode())
        total.update(data)
    return total.hexdigest()[:12]


def _entry(data: bytes) -> tuple[int, str]:
    return len(data), b64encode(hashlib.sha256(data).digest()).decode()
