from game.spots import Change, Spot, changes

DOWN = Spot((3,), "down", None)
CAT = Spot((3,), "up", "animals/cat/A")
DOG = Spot((4,), "up", "animals/dog/A")


def test_only_what_differs_is_told_in_the_order_of_the_pieces() -> None:
    before = {9: DOG, 3: DOWN, 5: CAT}
    after = {0: DOG, 3: CAT, 5: CAT}
    assert changes(before, after) == (
        Change(0, None, DOG),
        Change(3, DOWN, CAT),
        Change(9, DOG, None),
    )


def test_the_way_back_is_the_same_way() -> None:
    before, after = {1: DOWN, 2: DOG}, {1: CAT, 3: DOG}
    back = {change.piece: (change.after, change.before) for change in changes(after, before)}
    assert back == {
        change.piece: (change.before, change.after) for change in changes(before, after)
    }
    assert len(back) == 3


def test_equal_tables_do_not_differ() -> None:
    assert changes({1: Spot((3,), "down", None)}, {1: DOWN}) == ()
    assert changes({}, {}) == ()


def test_a_deal_is_all_new() -> None:
    assert changes({}, {0: CAT}) == (Change(0, None, CAT),)
