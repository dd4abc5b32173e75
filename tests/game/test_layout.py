from itertools import product
from random import Random

import pytest

from game.layout import LAYOUTS, Layout, Slot, build, load, read
from tests.game import brute
from tests.game.positions import HEAP, HONEYCOMB, ROW


def places_of(table: Layout, present: int) -> set[brute.Place]:
    return {slot for tile, slot in enumerate(table.slots) if present >> tile & 1}


def free_of(table: Layout, present: int) -> set[brute.Place]:
    return {
        slot
        for tile, slot in enumerate(table.slots)
        if present >> tile & 1 and table.is_free(present, tile)
    }


def slowly_free_of(places: set[brute.Place]) -> set[brute.Place]:
    return {place for place in places if brute.is_free(places, place)}


def test_the_turtle_lies_as_described() -> None:
    starts, counts = (2, 6, 4, 2, 2, 4, 6, 2), (12, 8, 10, 12, 12, 10, 8, 12)
    places = {
        (start + 2 * column, 2 * row, 0)
        for row, (start, count) in enumerate(zip(starts, counts, strict=True))
        for column in range(count)
    }
    places |= {(0, 7, 0), (26, 7, 0), (28, 7, 0), (13, 7, 4)}
    for z, (side, x, y) in enumerate([(6, 8, 2), (4, 10, 4), (2, 12, 6)], start=1):
        places |= {(x + 2 * i, y + 2 * j, z) for i, j in product(range(side), repeat=2)}
    table = load("00")
    assert set(table.slots) == places
    assert len(table.slots) == 144


def test_35_tiles_of_the_turtle_are_free_at_the_start() -> None:
    table = load("00")
    free = free_of(table, table.full)
    assert [sum(z == layer for *_, z in free) for layer in range(5)] == [14, 12, 8, 0, 1]


def test_tiles_are_numbered_by_layer_row_and_column() -> None:
    for number in LAYOUTS:
        slots = load(number).slots
        assert list(slots) == sorted(slots, key=lambda slot: (slot.z, slot.y, slot.x))
    assert load("00").slots[0] == (2, 0, 0)
    assert load("00").slots[143] == Slot(x=13, y=7, z=4)


@pytest.mark.parametrize("number", LAYOUTS)
def test_a_layout_that_is_shipped_takes_the_whole_set_and_has_no_gap(number: str) -> None:
    table = load(number)
    assert number.isdecimal()
    assert len(number) == 2
    assert len(table.slots) == 144
    # What lies higher over a tile must rest on something that lies on the tile: otherwise "the
    # layer above" and "any higher layer" would not mean the same.
    over = {
        slot: [
            other
            for other in table.slots
            if other.z > slot.z and brute.area(other) & brute.area(slot)
        ]
        for slot in table.slots
    }
    for slot, others in over.items():
        for other in others:
            between = [low for low in others if low.z == slot.z + 1]
            assert other.z == slot.z + 1 or any(other in over[low] for low in between)


def test_a_layout_is_computed_once() -> None:
    assert load("00") is load("00")


def test_there_is_no_other_layout() -> None:
    with pytest.raises(KeyError):
        load("99")


@pytest.mark.parametrize("drawing", [ROW, HONEYCOMB, HEAP])
def test_freedom_in_every_rest_of_a_small_layout(drawing: str) -> None:
    table = build("test", read(drawing))
    random = Random(1)
    rests = (
        range(table.full + 1)
        if len(table.slots) < 10
        else [random.getrandbits(len(table.slots)) for _ in range(400)]
    )
    for present in rests:
        assert free_of(table, present) == slowly_free_of(places_of(table, present))


def test_freedom_in_ragged_layouts() -> None:
    random = Random(2)
    seen = set()
    for _ in range(400):
        table = build("ragged", (Slot(*place) for place in brute.ragged(random)))
        for present in (table.full, random.getrandbits(len(table.slots)) & table.full):
            free = slowly_free_of(places_of(table, present))
            assert free_of(table, present) == free
            seen.add((len(free), len(places_of(table, present)) - len(free)))
    assert len(seen) > 30  # free and blocked tiles in many proportions


def test_freedom_in_the_rests_of_the_turtle() -> None:
    table = load("00")
    random = Random(3)
    for _ in range(5):
        present = random.getrandbits(144) | random.getrandbits(144)
        assert free_of(table, present) == slowly_free_of(places_of(table, present))


def test_the_masks_of_the_row() -> None:
    table = build("test", read(ROW))
    assert table.above == (0, 1 << 4, 1 << 5, 0, 0, 0)
    assert table.left == (0, 1 << 0, 1 << 1, 1 << 2, 0, 1 << 4)
    assert table.right == (1 << 1, 1 << 2, 1 << 3, 0, 1 << 5, 0)
    assert table.full == 0b111111


def test_a_tile_has_up_to_two_neighbours_a_side() -> None:
    table = build("test", read(HONEYCOMB))
    middle = table.slots.index(Slot(4, 1, 0))
    assert [mask.bit_count() for mask in (table.left[middle], table.right[middle])] == [2, 2]
    bare = table.full & ~table.above[middle]
    for side in (table.left[middle], table.right[middle]):
        one = side & -side
        assert not table.is_free(bare & ~one, middle)
        assert not table.is_free(bare & ~(side & ~one), middle)
        assert table.is_free(bare & ~side, middle)


def test_half_a_tile_on_top_blocks() -> None:
    for dx, dy in product((-1, 0, 1), repeat=2):
        table = build("test", [Slot(4, 4, 0), Slot(4 + dx, 4 + dy, 1)])
        assert not table.is_free(table.full, 0)
    for dx, dy in [(2, 0), (-2, 1), (0, 2), (1, -2)]:
        table = build("test", [Slot(4, 4, 0), Slot(4 + dx, 4 + dy, 1)])
        assert table.is_free(table.full, 0)


def test_only_the_layer_immediately_above_counts() -> None:
    table = build("test", [Slot(0, 0, 0), Slot(0, 0, 2)])
    assert table.is_free(table.full, 0)


def test_top_and_bottom_sides_do_not_matter() -> None:
    table = build("test", [Slot(2, y, 0) for y in (0, 2, 4)])
    assert [table.is_free(table.full, tile) for tile in range(3)] == [True, True, True]


def test_the_place_0_0_0_is_a_place_like_others() -> None:
    table = build("test", read("121212\n434343"))
    assert table.slots[0] == (0, 0, 0)
    assert table.left[1] == 1
    assert [table.is_free(table.full, tile) for tile in range(3)] == [True, False, True]
    assert table.is_free(table.full & ~1, 1)
    under = build("test", [Slot(0, 0, 0), Slot(1, 1, 1)])
    assert not under.is_free(under.full, 0)


@pytest.mark.parametrize("drawing", [ROW, HONEYCOMB, HEAP])
def test_a_tile_holds_those_that_it_may_block(drawing: str) -> None:
    table = build("test", read(drawing))
    for tile, held in enumerate(table.holds):
        assert held == tuple(
            other
            for other in range(len(table.slots))
            if (table.above[other] | table.left[other] | table.right[other]) >> tile & 1
        )


@pytest.mark.parametrize(
    "drawing",
    ["12", "12\n34", "12\n4", "1212\n4343\n..43", "112\n443", "12\n43\n\n1", "12\n43\n4"],
)
def test_a_drawing_of_broken_tiles_is_refused(drawing: str) -> None:
    with pytest.raises(ValueError, match="tile"):
        read(drawing)


def test_a_drawing_is_read_layer_by_layer() -> None:
    assert read("\n..12\n1243\n43..\n\n....\n.12.\n.43.\n") == (
        Slot(2, 0, 0),
        Slot(0, 1, 0),
        Slot(1, 1, 1),
    )


def test_equal_drawings_are_equal_layouts() -> None:
    assert build("test", read(ROW)) == build("test", reversed(read(ROW)))
    assert build("test", read(ROW)) != build("test", read(HEAP))
