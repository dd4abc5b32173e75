"""Copy what a host needs into dist/: `python -m tools.dist`.

The folder is complete: any static host can serve it, at the top of an address or below a path. The
style sheets are joined there, in the order of the page: each of them would be asked for in turn
before anything is painted.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools import precache
from tools.paths import DIST, ROOT

FILES = (
    "index.html",
    "manifest.webmanifest",
    "sw.js",
    "pyscript.toml",
    "ui/main.py",
    "LICENSE",
)
FOLDERS = ("static/js", "static/art", "static/built")
PAGE = "index.html"
STYLE = "static/css/parlour.css"
LINK = '<link rel="stylesheet" href="{}">'
SHEETS = re.compile(f"(?:{LINK.format(r'static/css/[a-z]+[.]css')}\n)+")
SHEET = re.compile(LINK.format("(.+)"))


def wanted() -> Iterator[Path]:
    """Yield every file that belongs to the site but for style sheets, relative to the root."""
    for name in FILES:
        yield Path(name)
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file():
                yield path.relative_to(ROOT)


def make(target: Path = DIST) -> int:
    """Make `target` anew, with its version and its list of files to keep; return their number."""
    shutil.rmtree(target, ignore_errors=True)
    count = 0
    for path in wanted():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target / path)
        count += 1
    join_styles(target)
    precache.stamp(target)
    return count + 1


def sheets(page: str) -> list[str]:
    """Return the style sheets that a page names, in its order."""
    return SHEET.findall(page)


def with_one_sheet(page: str) -> str:
    """Return a page that names the joined style sheet in the place of all others."""
    changed, count = SHEETS.subn(f"{LINK.format(STYLE)}\n", page)
    if count != 1:
        raise ValueError(f"{PAGE}: {count} places with style sheets instead of one")
    return changed


def join_styles(target: Path) -> None:
    """Write all style sheets of the page into one, and have the page in `target` name that."""
    page = (ROOT / PAGE).read_text("utf-8")
    (target / STYLE).parent.mkdir(parents=True)
    joined = "".join((ROOT / name).read_text("utf-8") for name in sheets(page))
    (target / STYLE).write_text(joined, "utf-8")
    (target / PAGE).write_text(with_one_sheet(page), "utf-8")


def main() -> None:
    """Make dist/ and say so."""
    count = make()
    size = sum(path.stat().st_size for path in DIST.rglob("*") if path.is_file())
    print(f"dist: {count} files, {size / 1e6:.1f} MB")
    kept = precache.read(DIST)
    packed = precache.gzipped(DIST, kept.files)
    print(
        f"kept for offline play: {len(kept.files)} files, {kept.size / 1e6:.1f} MB,"
        f" {packed / 1e6:.1f} MB gzipped; version {kept.version}"
    )


if __name__ == "__main__":
    main()
