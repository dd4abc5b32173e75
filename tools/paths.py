"""Where things lie."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "static" / "built"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
NPM = ROOT / "node_modules"
