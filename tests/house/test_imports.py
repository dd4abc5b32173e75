"""One door, one direction: the rules know nothing of the page, and imports point one way."""

import json
import subprocess
import sys

import pytest

from tests.house.imports import (
    BROWSER,
    at_the_start,
    described,
    imported,
    imported_at_once,
    modules,
    reaches_browser,
    top,
)
from tools.paths import ROOT

# Of the standard library the rules must not touch clocks, chance that is not ours, storage,
# languages, or anything that runs beside them.
FORBIDDEN = frozenset(
    {
        *("asyncio", "builtins", "calendar", "ctypes", "datetime", "gettext", "glob", "importlib"),
        *("io", "locale", "logging", "os", "pathlib", "pickle", "random", "secrets", "shelve"),
        *("shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time"),
        *("urllib", "uuid"),
    }
)
# Down this list imports point: a module imports from those before it.
ORDER = (
    *("chance", "layouts", "code", "spots", "catalogue", "match", "tiles", "layout", "mahjong"),
    *("deal", "daily", "proven", "puzzle", "nogoods", "playout", "relaxed", "solver", "guide"),
    *("history", "finished", "records"),
)
# What decides anything is tested without a browser, so it must not need one.
PURE = ("session", "table", "look", "motion", "words", "store")


@pytest.mark.parametrize("module", modules("game"))
def test_the_rules_import_the_standard_library_alone(module: str) -> None:
    outside = {name for name in imported(module) if top(name) != "game"}
    assert {top(name) for name in outside} <= sys.stdlib_module_names | {"__future__"}
    assert {top(name) for name in outside} & FORBIDDEN == set()


@pytest.mark.parametrize("module", [name for name in modules("game") if name.count(".") == 1])
def test_imports_of_the_rules_point_one_way(module: str) -> None:
    place = ORDER.index(module.removeprefix("game."))
    before = {f"game.{name}" for name in ORDER[:place]} | {"game"}
    ours = {name for name in imported(module) if top(name) == "game"}
    allowed_own_parts = {name for name in ours if name.startswith(f"{module}.")}
    assert ours - allowed_own_parts <= before


def test_one_module_alone_imports_the_browser() -> None:
    direct = {name for name in modules("ui") if {top(n) for n in imported(name)} & BROWSER}
    assert direct == {"ui.browser"}


def test_what_decides_does_not_reach_the_browser() -> None:
    assert [name for name in PURE if reaches_browser(f"ui.{name}")] == []


def test_the_pure_half_imports_where_there_is_no_browser() -> None:
    pure = [name for name in modules("ui") if not reaches_browser(name)]
    assert _import_without([*modules("game"), *pure], BROWSER) == ""


def test_the_rules_import_where_there_is_neither_browser_nor_page() -> None:
    assert _import_without(modules("game"), BROWSER | {"ui"}) == ""


def test_the_page_starts_without_the_lists_of_hard_deals() -> None:
    lists = frozenset(name for name in modules("game") if name.startswith("game.proven."))
    assert lists
    pure = [name for name in modules("ui") if not reaches_browser(name)]
    assert _import_without(pure, BROWSER | lists) == ""


def test_the_page_starts_without_what_it_can_load_later() -> None:
    later = {name for name in imported("ui.parts") if name not in imported_at_once("ui.parts")}
    assert len(later) > 5
    assert later & at_the_start("ui.main") == set()


@pytest.mark.parametrize("package", ["game", "ui"])
def test_the_architecture_names_every_module(package: str) -> None:
    there = {name.split(".")[1] for name in modules(package) if name != package}
    assert set(described(package)) == there


def test_the_architecture_says_which_modules_need_a_page() -> None:
    needing = {name for name, page in described("ui").items() if page == "yes"}
    assert needing == {name[3:] for name in modules("ui") if reaches_browser(name)}


def _import_without(names: list[str], blocked: frozenset[str]) -> str:
    """Import modules in a new process where others are blocked; return what it complained of."""
    code = (
        "import importlib, json, sys\n"
        "names, blocked = json.loads(sys.argv[1])\n"
        "sys.modules.update(dict.fromkeys(blocked))\n"
        "for name in names: importlib.import_module(name)\n"
    )
    command = [sys.executable, "-c", code, json.dumps([names, sorted(blocked)])]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stderr
