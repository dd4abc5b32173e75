"""Build the site: `python -m tools.build` makes in static/built/ what is not fresh.

Each step says what it owns there and what it is made from (`tools.steps`).
"""

import sys
import time
from functools import partial

from tools.about import CHANGELOG, make_about
from tools.art import cards, faces, icons, install, licences, room
from tools.catalogues import make_catalogues
from tools.paths import BUILT, NPM
from tools.runtime import (
    make_facts,
    make_fonts,
    make_libraries,
    make_library,
    make_pyodide,
    make_pyscript,
    make_python,
)
from tools.steps import Step, run

EMOJI = tuple(
    f"@iconify-json/{name}"
    for name in ("noto", "fluent-emoji-flat", "twemoji", "openmoji", "emojione", "noto-v1")
)
OUTLINES = ("@fontsource/yuji-boku", "@fontsource/atkinson-hyperlegible-next")
PAGE_FONTS = ("@fontsource-variable/atkinson-hyperlegible-next", "@fontsource/literata")
LIBRARIES = ("idb-keyval", "fake-indexeddb")
NAMES = ("cldr-annotations-full",)
ART = ("tools/art", "game/catalogue.py", "static/art")
RUNTIME = ("tools/runtime.py",)
PACKING = (*RUNTIME, "tools/bytecode.py", "tools/inside.py", "tools/inside.mjs")

STEPS = (
    Step(
        "Pyodide",
        ("pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm"),
        make_pyodide,
        RUNTIME,
        ("pyodide",),
    ),
    Step(
        "standard library as byte code",
        ("pyodide/library.pack", "pyodide/python_stdlib.zip"),
        make_library,
        (*PACKING, "tools/library.txt"),
        ("pyodide",),
    ),
    Step("PyScript", ("pyscript",), make_pyscript, RUNTIME, ("@pyscript/core",)),
    Step(
        "our Python as byte code",
        ("python.pack",),
        make_python,
        ("game", "ui", *PACKING),
        ("pyodide", "@pyscript/core"),
    ),
    Step(
        "libraries",
        ("idb-keyval.mjs", "fake-indexeddb"),
        make_libraries,
        RUNTIME,
        LIBRARIES,
    ),
    Step("facts", ("facts.mjs",), make_facts, ("game", "ui", *PACKING), ("pyodide",)),
    Step("fonts", ("fonts",), make_fonts, RUNTIME, PAGE_FONTS),
    Step("card pictures", ("cards",), partial(cards.build, NPM, BUILT), ART, EMOJI),
    Step("mahjong faces", ("faces.svg",), partial(faces.build, NPM, BUILT), ART, OUTLINES),
    Step("icons", ("icons.svg",), partial(icons.build, NPM, BUILT), ART, ("lucide-static",)),
    Step(
        "pictures for installing",
        ("install",),
        partial(install.build, NPM, BUILT),
        (*ART, "game", "ui/fit.py", "requirements-dev.txt"),
        (*EMOJI, *OUTLINES),
    ),
    Step("room", ("room",), partial(room.build, BUILT), (*ART, "requirements-dev.txt")),
    Step(
        "licences",
        ("licences",),
        partial(licences.build, NPM, BUILT),
        (
            "tools/art/licences.py",
            "LICENSE",
            "docs/credits.md",
            "docs/licences",
            "requirements-dev.txt",
        ),
        (*LIBRARIES, *OUTLINES, *PAGE_FONTS, *NAMES, "lucide-static", "@pyscript/core"),
    ),
    Step("about", ("about.json",), make_about, ("tools/about.py", CHANGELOG, "pyproject.toml")),
    Step(
        "catalogues",
        ("locale",),
        make_catalogues,
        ("static/locale", "tools/catalogues.py", *ART),
        NAMES,
    ),
)


def main() -> int:
    """Build; say what was made and how long it took."""
    if not (NPM / "pyodide").is_dir():
        print("The npm packages are not here; run: make build", file=sys.stderr)
        return 1
    begun = time.monotonic()
    made = run(STEPS)
    took = time.monotonic() - begun
    print(
        f"build: {made} of {len(STEPS)} steps made in {took:.1f} s" if made else "build: all fresh"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
