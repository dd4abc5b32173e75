"""What lies in the repository: small rooms, no binaries of others, scripts that parse."""

import subprocess
from pathlib import Path

import pytest

from tools.paths import ROOT

TEXTS = frozenset(
    {
        *("", ".css", ".html", ".js", ".json", ".md", ".mjs", ".po", ".py", ".svg", ".toml"),
        *(".tsv", ".txt", ".webmanifest"),
    }
)
SCREENS = "docs/screens.jpg"  # the page as `make screens` sees it
MOST_LINES = 250
MOST_LINES_OF_TESTS = 600  # a file of tests is a list, read where it fails
# Tables are read by a key, not from the top to the end.
TABLES = ("game/catalogue.py", "tests/game/golden/", "tools/art/tables/")


def tracked() -> list[str]:
    """The files of the repository, or of the folder where there is no git."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in listed.stdout.splitlines() if (ROOT / name).exists()]


FILES = tracked()
CODE = [name for name in FILES if Path(name).suffix in {".py", ".mjs", ".js"}]


def test_every_file_is_a_text_of_a_known_kind() -> None:
    odd = [name for name in FILES if Path(name).suffix not in TEXTS and name != SCREENS]
    assert odd == []
    for name in FILES:
        if name != SCREENS:
            (ROOT / name).read_text("utf-8")


def test_files_are_small() -> None:
    sizes = {name: (ROOT / name).stat().st_size for name in FILES}
    assert sizes.pop(SCREENS) < 500_000
    assert {name: size for name, size in sizes.items() if size > 200_000} == {}


@pytest.mark.parametrize("name", [name for name in CODE if not name.startswith(TABLES)])
def test_a_module_is_a_small_room(name: str) -> None:
    lines = (ROOT / name).read_text("utf-8").count("\n")
    assert lines <= (MOST_LINES_OF_TESTS if name.startswith("tests/") else MOST_LINES)


@pytest.mark.parametrize("name", [name for name in CODE if not name.endswith(".py")])
def test_a_script_parses(name: str) -> None:
    done = subprocess.run(
        ["node", "--check", name], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_build_is_not_committed() -> None:
    built = ("static/built/", "dist/", "node_modules/", ".venv/", ".cache/")
    assert [name for name in FILES if name.startswith(built)] == []
