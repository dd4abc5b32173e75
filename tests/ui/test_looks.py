from game import mahjong, match
from tests.ui.tables import (
    EASY,
    HARD,
    TRIPLES,
    attempt,
    groups,
    hint,
    mahjong_table,
    match_table,
    win,
)
from ui.look import Look
from ui.mahjong_look import mahjong_look
from ui.match_look import grid, match_look
from ui.match_table import MatchTable
from ui.motion import Motion, mahjong_said, match_said, motions
from ui.session import PAUSE
from ui.table import Do, Tap
from ui.words import Words

ENGLISH = Words()


def look(table: MatchTable) -> Look:
    return match_look(table, ENGLISH, 0)


def test_a_face_down_card_gives_nothing_away() -> None:
    down = look(match_table())
    assert {piece.drawing for piece in down.pieces.values()} == {""}
    for card, piece in down.pieces.items():
        assert piece.attributes == (("card", str(card)), ("state", "down"))
        assert piece.name == f"Row {card // 5 + 1}, column {card % 5 + 1}, face down"


def test_a_turned_card_shows_and_a_refused_one_does_not() -> None:
    table = match_table()
    table.do(Tap(0), 0)
    piece = look(table).pieces[0]
    assert dict(piece.attributes) == {"card": "0", "state": "up", "picture": "animals/giraffe/A"}
    assert piece.drawing == "animals/giraffe/A"


def test_hard_games_name_the_version_and_others_do_not() -> None:
    hard, easy = match_table(HARD), match_table(EASY)
    hard.do(Tap(0), 0)
    easy.do(Tap(0), 0)
    assert look(hard).pieces[0].name.endswith(" E")
    assert not look(easy).pieces[0].name.endswith(" A")


def test_a_lost_game_reveals_what_was_not_found() -> None:
    table = match_table(HARD)
    first, second, third = groups(table)[:3]
    at = attempt(table, first, 0)
    for _ in range(11):
        at = attempt(table, [second[0], third[0]], at)
    states = {dict(p.attributes)["state"] for p in look(table).pieces.values()}
    assert table.status == "lost"
    assert states == {"found", "revealed"}
    assert all(p.drawing for p in look(table).pieces.values())


def test_a_paused_game_shows_no_piece() -> None:
    cards, tiles = match_table(), mahjong_table()
    cards.hold(PAUSE, 0)
    tiles.hold(PAUSE, 0)
    assert look(cards).pieces == {}
    assert mahjong_look(tiles, ENGLISH, 0).pieces == {}
    assert mahjong_look(tiles, ENGLISH, 0).attributes["status"] == "paused"


def test_the_attributes_are_the_hooks_of_the_page() -> None:
    table = match_table(TRIPLES)
    assert look(table).attributes == {
        "game": "match",
        "code": TRIPLES,
        "status": "playing",
        "found": "0",
        "total": "20",
        "failed": "0",
        "limit": "175",
        "elapsed": "0",
    }
    assert mahjong_look(mahjong_table(), ENGLISH, 0).attributes == {
        "game": "mahjong",
        "code": "MJ1-L00-AAAAABL",
        "status": "playing",
        "pairs-removed": "0",
        "free": "35",
        "elapsed": "0",
        "hints": "0",
    }


def test_the_failed_counter_warns_three_before_the_limit() -> None:
    table = match_table(HARD)
    a, b = groups(table)[0][0], groups(table)[1][0]
    at, low = 0.0, []
    for _ in range(11):
        at = attempt(table, [a, b], at)
        low.append(look(table).counters["failed"].low)
    assert low == [False] * 7 + [True] * 4


def test_the_grids_leave_cells_for_the_counters() -> None:
    for cards, shape in {12: (5, 3), 20: (6, 4), 21: (6, 4), 30: (7, 5), 60: (9, 7)}.items():
        assert grid(cards, portrait=False) == shape
        assert grid(cards, portrait=True) == shape[::-1]
        assert shape[0] * shape[1] - cards >= 3


def test_tiles_say_what_they_are_and_whether_they_are_free() -> None:
    table = mahjong_table()
    pair = table.plan[0]
    table.do(Tap(pair.a), 0)
    pieces = mahjong_look(table, ENGLISH, 0).pieces
    chosen = dict(pieces[pair.a].attributes)
    assert chosen["free"] == "true"
    assert chosen["selected"] == "true"
    assert "hinted" not in chosen
    assert pieces[pair.a].name.endswith("free, selected")
    blocked = [p for p in pieces.values() if dict(p.attributes)["free"] == "false"]
    assert len(blocked) == 144 - 35
    sides = [p for p in blocked if p.name.endswith("blocked left and right")]
    covered = [p for p in blocked if "covered by" in p.name]
    assert len(sides) + len(covered) == 144 - 35
    names = {piece.place: piece.name for piece in pieces.values()}
    top = names[13, 7, 4].split(",")[0]
    for place in ((12, 6, 3), (14, 6, 3), (12, 8, 3), (14, 8, 3)):
        assert names[place].endswith(f"layer 4, covered by {top}")
    under = [names[12, 6, 3].split(",")[0]]
    assert names[12, 6, 2].endswith(f"layer 3, covered by {under[0]}")
    assert names[4, 0, 0].endswith("layer 1, blocked left and right")
    unseen = {piece.place for piece in pieces.values() if not piece.seen}
    assert unseen == {
        (x, y, z)
        for z, (start, end) in enumerate([(8, 18), (10, 16), (12, 14)])
        for x in range(start, end + 1, 2)
        for y in range(start - 6, end - 5, 2)
    }


def test_a_hint_marks_two_tiles() -> None:
    table = mahjong_table()
    hint(table)
    pieces = mahjong_look(table, ENGLISH, 0).pieces
    marked = {t for t, p in pieces.items() if "hinted" in dict(p.attributes)}
    assert marked == {table.plan[0].a, table.plan[0].b}


def test_what_moves_is_what_differs() -> None:
    table = match_table()
    first = table.do(Tap(0), 0)
    assert motions(match.spots(first.before), match.spots(first.after)) == {0: Motion.TURN}
    table.do(Tap(1), 0)
    back = table.do(Do.COMPARE, 2)
    assert motions(match.spots(back.before), match.spots(back.after)) == {
        0: Motion.TURN,
        1: Motion.TURN,
    }


def test_found_cards_and_freed_tiles_do_not_move() -> None:
    table = match_table()
    for card in groups(table)[0]:
        table.do(Tap(card), 0)
    found = table.do(Do.COMPARE, 2)
    assert motions(match.spots(found.before), match.spots(found.after)) == {}
    tiles = mahjong_table()
    pair = tiles.plan[0]
    tiles.do(Tap(pair.a), 0)
    gone = tiles.do(Tap(pair.b), 0)
    moved = motions(mahjong.spots(gone.before), mahjong.spots(gone.after))
    assert moved == {pair.a: Motion.LEAVE, pair.b: Motion.LEAVE}
    back = tiles.do(Do.UNDO, 0)
    moved = motions(mahjong.spots(back.before), mahjong.spots(back.after))
    assert moved == {pair.a: Motion.RETURN, pair.b: Motion.RETURN}


def test_what_is_said_aloud() -> None:
    table = match_table()
    assert match_said(table.do(Tap(0), 0), ENGLISH, versions=False) == "animals/giraffe"
    assert match_said(table.do(Tap(0), 0), ENGLISH, versions=False) == ""
    table.do(Tap(1), 0)
    said = match_said(table.do(Do.COMPARE, 2), ENGLISH, versions=False)
    assert said == "Different pictures, turned back. 19 attempts left."
    table.do(Tap(0), 2)
    table.do(Tap(3), 2)
    said = match_said(table.do(Do.COMPARE, 4), ENGLISH, versions=False)
    assert said == "Same picture: animals/giraffe. 1 of 6 found."
    tiles = mahjong_table()
    win(tiles, 70)
    pair = tiles.plan[70]
    tiles.do(Tap(pair.a), 0)
    name = ENGLISH.tile(tiles.state.faces[pair.a])
    last = tiles.plan[71]
    new = [t for t in (last.a, last.b) if not mahjong.is_free(tiles.state, t)]
    free = ENGLISH.listed([ENGLISH.tile(tiles.state.faces[t]) for t in new])
    now = f" Free now: {free}." if new else ""
    said = mahjong_said(tiles.do(Tap(pair.b), 0), ENGLISH)
    assert said == f"Removed: {name}.{now} 1 pair left."
    assert mahjong_said(tiles.do(Do.UNDO, 0), ENGLISH) == f"Put back: {name}. 2 pairs left."


def test_what_became_free_is_said() -> None:
    table = mahjong_table()
    for pair in table.plan:
        table.do(Tap(pair.a), 0)
        before = table.state
        said = mahjong_said(table.do(Tap(pair.b), 0), ENGLISH)
        new = [t for t in mahjong.free(table.state) if not mahjong.is_free(before, t)]
        assert ("Free now" in said) == bool(new)
        assert all(ENGLISH.tile(before.faces[tile]) in said for tile in new)
