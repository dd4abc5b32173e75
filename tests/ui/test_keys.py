import pytest

from tests.ui.tables import hint, mahjong_table, win
from ui.keys import ACTIONS, CHAPTERS, HELD, LISTS, named
from ui.table import Tap


@pytest.mark.parametrize(
    ("key", "shift", "ctrl", "name"),
    [
        ("u", False, False, "u"),
        ("U", True, False, "Shift+u"),
        ("U", False, False, "u"),  # with Caps Lock
        ("u", True, False, "Shift+u"),
        ("?", True, False, "?"),
        ("+", False, False, "+"),
        ("u", False, True, ""),
        ("+", False, True, ""),
        ("Home", False, True, "Ctrl+Home"),
        ("Home", False, False, "Home"),
        ("Enter", False, False, "Enter"),
    ],
)
def test_keys_have_names(key: str, shift: bool, ctrl: bool, name: str) -> None:
    assert named(key, shift, ctrl) == name


def test_window_of_keys_lists_every_key() -> None:
    listed = {cap for chapter in CHAPTERS for row in chapter.rows for cap in row.caps}
    also = {"=": "+", "-": "−", "_": "−"}
    for key in (*ACTIONS, *LISTS):
        shown = also.get(key, key).upper().replace("SHIFT+", "Shift + ")
        assert shown in listed, key
    for key in ("Home", "End", "Ctrl + Home", "Ctrl + End", "Page Up", "Page Down", "Enter", "Esc"):
        assert key in listed
    assert {action for action, _ in ACTIONS.values()} >= set(HELD)


def test_window_of_keys_tells_what_escape_does_in_each_game() -> None:
    both, mahjong = (
        [row.does for row in chapter.rows if "Esc" in row.caps] for chapter in CHAPTERS
    )
    assert both == ["close the window"]
    assert mahjong == ["back to the game from the solution"]


def test_partners_of_a_tile_are_free_and_make_a_pair() -> None:
    table = mahjong_table()
    pair = table.plan[0]
    assert pair.b in table.partners(pair.a)
    assert pair.a not in table.partners(pair.a)
    table.do(Tap(pair.a), 0.0)
    assert pair.b in table.partners(table.plan[1].a), "those of the selected tile, wherever one is"
    hint(table)
    assert table.partners(table.plan[1].a) == (pair.a, pair.b), "the tiles of the hint"
    win(table, 71)
    last = table.plan[71]
    assert table.partners(last.a) == (last.b,)
