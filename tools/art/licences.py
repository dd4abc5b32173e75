"""The licence texts of what others made and the site ships: built/licences/<piece>.txt.

docs/credits.md, which is copied beside them, says who made what and what was changed.
"""

import shutil
from importlib.metadata import distribution
from pathlib import Path

from tools.paths import ROOT

FROM_NPM = {
    "pyscript": "@pyscript/core/LICENSE",
    "idb-keyval": "idb-keyval/LICENCE",
    "fake-indexeddb": "fake-indexeddb/LICENSE",
    "lucide": "lucide-static/LICENSE",
    "cldr": "cldr-annotations-full/LICENSE",
    "atkinson-hyperlegible-next": "@fontsource-variable/atkinson-hyperlegible-next/LICENSE",
    "literata": "@fontsource/literata/LICENSE",
    "yuji-boku": "@fontsource/yuji-boku/LICENSE",
    # Iconify's package has none; PyScript's is the bare text of the same licence.
    "noto-emoji": "@pyscript/core/LICENSE",
}

# Pyodide's npm package has no texts; these tools of ours have the very same ones.
FROM_PYPI = {"pyodide": "pathspec", "python": "typing_extensions"}

OURS = {
    "parlour": "LICENSE",
    "credits": "docs/credits.md",
    "fluent-emoji": "docs/licences/fluent-emoji.txt",
}


def pypi_licence(package: str) -> Path:
    """Return the licence file of an installed Python package; raises LookupError without one."""
    for file in distribution(package).files or ():
        if file.name == "LICENSE":
            return Path(str(file.locate()))
    raise LookupError(f"{package} has no licence file")


def build(node_modules: Path, built: Path) -> list[Path]:
    """Copy the texts; return the files."""
    texts = {f"{piece}.txt": node_modules / path for piece, path in FROM_NPM.items()}
    texts |= {f"{piece}.txt": pypi_licence(package) for piece, package in FROM_PYPI.items()}
    texts |= {f"{piece}.txt": ROOT / path for piece, path in OURS.items()}
    folder = built / "licences"
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in texts.items():
        shutil.copyfile(source, folder / name)
    return [folder / name for name in texts]
