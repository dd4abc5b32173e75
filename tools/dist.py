"""Copy what a host needs into dist/: `python -m tools.dist`.

The folder is complete: any static host can serve it, at the top of an address or below a path.
"""

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
FOLDERS = ("static/css", "static/js", "static/art", "static/built")


def wanted() -> Iterator[Path]:
    """Yield every file that belongs to the site, relative to the root."""
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
    precache.stamp(target)
    return count


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
