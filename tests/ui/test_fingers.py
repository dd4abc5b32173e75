from hypothesis import given
from hypothesis import strategies as st

from ui.fingers import SLACK, Fingers
from ui.zoom import Point

A, B, C = 7, 11, 13


def test_a_finger_that_trembles_still_taps() -> None:
    fingers = Fingers()
    fingers.down(A, Point(100, 100))
    assert not fingers.move(A, Point(100 + SLACK, 100))
    assert not fingers.up(A)
    assert not fingers.moving


def test_a_drag_begins_where_the_slack_ends_so_that_nothing_jumps() -> None:
    fingers = Fingers()
    fingers.down(A, Point(100, 100))
    assert fingers.move(A, Point(109, 100))
    assert fingers.movement == (1.0, Point(109, 100), Point(109, 100))
    assert fingers.move(A, Point(112, 104))
    assert fingers.movement == (1.0, Point(109, 100), Point(112, 104))
    assert fingers.up(A)


def test_once_moving_it_does_not_become_a_tap_by_coming_back() -> None:
    fingers = Fingers()
    fingers.down(A, Point(100, 100))
    fingers.move(A, Point(120, 100))
    assert fingers.move(A, Point(100, 100))
    assert fingers.up(A)


def test_two_fingers_pinch_about_their_middle() -> None:
    fingers = Fingers()
    fingers.down(A, Point(100, 100))
    fingers.down(B, Point(200, 100))
    assert fingers.moving
    assert fingers.move(B, Point(300, 100))
    assert fingers.movement == (2.0, Point(150, 100), Point(200, 100))


def test_when_one_of_two_fingers_goes_the_other_drags_on_from_where_it_is() -> None:
    fingers = Fingers()
    fingers.down(A, Point(100, 100))
    fingers.down(B, Point(200, 100))
    fingers.move(B, Point(300, 100))
    assert not fingers.up(A)
    assert fingers.movement == (1.0, Point(300, 100), Point(300, 100))
    assert fingers.move(B, Point(310, 100))
    assert fingers.movement.end == Point(310, 100)
    assert fingers.up(B)


def test_a_third_finger_is_not_heeded() -> None:
    fingers = Fingers()
    fingers.down(A, Point(0, 0))
    fingers.down(B, Point(100, 0))
    assert not fingers.down(C, Point(50, 50))
    assert not fingers.move(C, Point(80, 80))
    assert not fingers.up(C)


def test_the_next_touch_can_be_a_tap_again() -> None:
    fingers = Fingers()
    fingers.down(A, Point(0, 0))
    fingers.move(A, Point(50, 0))
    fingers.up(A)
    fingers.down(B, Point(0, 0))
    assert not fingers.moving
    assert not fingers.up(B)


events = st.lists(
    st.tuples(
        st.sampled_from(["down", "move", "up"]),
        st.sampled_from([A, B, C]),
        st.integers(-500, 500),
        st.integers(-500, 500),
    )
)


@given(events)
def test_whatever_comes_the_last_finger_that_goes_ends_the_movement(
    events: list[tuple[str, int, int, int]],
) -> None:
    fingers = Fingers()
    for what, finger, x, y in events:
        at = Point(x, y)
        if what == "down":
            fingers.down(finger, at)
        elif what == "move":
            fingers.move(finger, at)
        else:
            ended = fingers.up(finger)
            assert not (ended and fingers.any_down)
        if fingers.any_down:
            assert fingers.movement.factor >= 0
    for finger in (A, B, C):
        fingers.up(finger)
    assert not fingers.any_down
