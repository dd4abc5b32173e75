from tests.ui.tables import HARD, attempt, groups, mahjong_table, match_table, win
from ui.overview import mahjong_overview, match_overview
from ui.table import Tap
from ui.words import Words

ENGLISH = Words()


def test_cards_at_a_glance() -> None:
    table = match_table()
    start = match_overview(table, ENGLISH)
    assert start.figures == (("Found", "0 of 6"), ("Failed", "0 of 20"), ("Face down", "12"))
    assert start.lines == (
        "Row 1: columns 1, 2, 3, 4 and 5",
        "Row 2: columns 1, 2, 3, 4 and 5",
        "Row 3: columns 1 and 2",
    )
    at = attempt(table, [0, 3], 0.0)
    attempt(table, [1, 2], at)
    table.do(Tap(10), at + 9)
    later = match_overview(table, ENGLISH)
    assert later.figures == (("Found", "1 of 6"), ("Failed", "1 of 20"), ("Face down", "9"))
    assert later.lines == (
        "Row 1: columns 2, 3 and 5",
        "Row 2: columns 1, 2, 3, 4 and 5",
        "Row 3: column 2",
        "Found: animals/giraffe",
    )


def test_no_face_down_picture_is_told() -> None:
    for code in (HARD, "MM2-TADN-AAAAAAB"):
        table = match_table(code)
        shown = " ".join(match_overview(table, ENGLISH).lines)
        assert not any(str(picture).split("/")[1] in shown for picture in table.state.deck)


def test_everything_is_found_at_the_end() -> None:
    table, at = match_table(), 0.0
    for cards in groups(table):
        at = attempt(table, cards, at)
    end = match_overview(table, ENGLISH)
    assert end.figures[2] == ("Face down", "0")
    assert len(end.lines) == 1


def test_tiles_at_a_glance() -> None:
    table = mahjong_table()
    start = mahjong_overview(table, ENGLISH)
    names = [name for name, _ in start.figures]
    assert names == ["Pairs left", "Pairs to take now", "Free tiles"]
    assert dict(start.figures)["Pairs left"] == "72"
    assert dict(start.figures)["Free tiles"] == "35"
    assert start.lines == (
        "Layer 5: 1 tile, 1 free",
        "Layer 4: 4 tiles, 0 free",
        "Layer 3: 16 tiles, 8 free",
        "Layer 2: 36 tiles, 12 free",
        "Layer 1: 87 tiles, 14 free",
    )
    win(table)
    end = mahjong_overview(table, ENGLISH)
    assert [value for _, value in end.figures] == ["0", "0", "0"]
    assert end.lines == ()
