"""The rules as told to a player agree with the rules as played."""

import pytest

from game import match, tiles
from game.catalogue import KINDS
from game.code import SIZES, Code, MatchCode, parse
from tests.ui.tables import EASY, HARD, TRIPLES, TURTLE
from ui.mahjong_rules import groups, mahjong_rules
from ui.match_rules import EXAMPLE, limits, match_rules
from ui.rulebook import Figure, Grid, Rules
from ui.stills import CardStill, TileStill, cards_after, four_tiles
from ui.words import Words

ENGLISH = Words()
RULES = (match_rules(ENGLISH), mahjong_rules(ENGLISH))


def figures(rules: Rules) -> list[Figure]:
    blocks = [block for section in rules.sections for block in section.blocks]
    return [block for block in blocks if isinstance(block, Figure)]


def cards(number: int) -> CardStill:
    board = figures(match_rules(ENGLISH))[number].board
    assert isinstance(board, CardStill)
    return board


def face_up(still: CardStill) -> dict[int, tuple[str, str]]:
    return {n: (spot.state, spot.face) for n, spot in still.spots.items() if spot.face}


def values(still: CardStill) -> dict[str, str]:
    return {name: f"{c.value}{c.small}" for name, c in still.counters.items()}


def test_the_examples_are_the_documents_deals() -> None:
    codes = [figure.code for rules in RULES for figure in figures(rules)]
    assert codes == [EASY, EASY, TRIPLES, HARD, "", TURTLE]


def test_the_first_attempt_shows_two_different_cards() -> None:
    assert face_up(cards(0)) == {
        0: ("up", "animals/giraffe/A"),
        1: ("up", "animals/donkey/A"),
    }
    assert len(cards(0).spots) == 12
    assert values(cards(0)) == {"found": "0/6", "time": "0:00", "failed": "0/20"}


def test_the_third_attempt_has_found_both_giraffes() -> None:
    assert face_up(cards(1)) == {
        0: ("found", "animals/giraffe/A"),
        3: ("found", "animals/giraffe/A"),
    }
    assert values(cards(1)) == {"found": "1/6", "time": "0:00", "failed": "2/20"}


def test_two_of_three_are_seen_not_to_count() -> None:
    shown = face_up(cards(2))
    assert set(shown) == {3, 4, 5}
    assert shown[3] == shown[4] == ("up", "fruit/guava/A")
    assert shown[5][1] != "fruit/guava/A"
    assert (cards(2).columns, cards(2).rows, len(cards(2).spots)) == (9, 7, 60)


def test_versions_are_seen_to_differ() -> None:
    still = cards(3)
    assert face_up(still) == {0: ("up", "animals/cat/E"), 1: ("up", "animals/cat/C")}
    assert still.name == (
        "12 cards, 5 in a row. Face up: row 1, column 1: cat E; row 1, column 2: cat C."
    ).replace("cat", ENGLISH.picture("animals", "cat"))


def test_an_attempt_that_found_nothing_stays_in_sight_until_the_next() -> None:
    table = cards_after(EXAMPLE, [(0, 1)])
    assert match.due(table.state)
    assert cards_after(EXAMPLE, [(0, 1), (2, 3)]).state.failed == 1


def test_of_four_tiles_in_a_row_the_outer_ones_are_free() -> None:
    states = {spot.place: spot.state for spot in four_tiles(ENGLISH).spots.values()}
    row = [states[place] for place in sorted(states) if place[2] == 0]
    assert row == ["free", "blocked", "blocked", "free"]
    assert [state for place, state in states.items() if place[2] == 1] == ["free", "free"]


def test_the_turtle_is_drawn_as_dealt() -> None:
    board = figures(mahjong_rules(ENGLISH))[1].board
    assert isinstance(board, TileStill)
    assert len(board.spots) == 144
    assert sum(spot.state == "free" for spot in board.spots.values()) == 35
    assert board.name == "Tiles: 144, in layers: 5, free: 35."
    for x, y, z in (spot.place for spot in board.spots.values()):
        assert 0 <= board.left + x - z / 4 <= board.wide - 2.25
        assert 0 <= board.top + (y * 4 - z * 0.75) / 3 <= board.high - 8 / 3 - 0.25 + 1e-9


def test_every_limit_is_in_the_table() -> None:
    table = limits(ENGLISH)
    assert table.heads[1:] == ("Easy", "Medium", "Hard")
    told = {
        (group, int(cards), level): int(text)
        for group, (_, rows) in zip((2, 3), table.groups, strict=True)
        for cards, *texts in rows
        for level, text in enumerate(texts)
    }
    assert told == {
        (group, cards, level): match.limit(group, size, level)
        for group, sizes in SIZES.items()
        for size, cards in enumerate(sizes)
        for level in range(3)
    }


def test_every_kind_of_tile_is_named_once() -> None:
    shown = [face for group in groups(ENGLISH) for face in group.faces]
    assert sorted(shown) == sorted(tiles.KINDS)
    totals = [int(group.total.split()[-1]) for group in groups(ENGLISH)]
    assert sum(totals) == len(tiles.SET)


def test_letters_of_codes_mean_what_the_table_says() -> None:
    grids = [b for s in match_rules(ENGLISH).sections for b in s.blocks if isinstance(b, Grid)]
    ((_, rows),) = grids[-1].table.groups
    for kind, (_, *letters) in enumerate(rows):
        for level, letter in enumerate(letters):
            code: object = parse(f"MM2-PAA{letter}-AAAAAAA")
            assert isinstance(code, MatchCode)
            assert (code.kind, code.difficulty) == (kind, level)
    assert len(rows) == len(KINDS)


@pytest.mark.parametrize("code", [EASY, TRIPLES, HARD, TURTLE])
def test_examples_can_be_opened(code: str) -> None:
    assert isinstance(parse(code), Code)
