"""What moves, and what holds without motion."""

import pytest

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.browser.freeness import free_pairs
from tests.browser.test_match import play

pytestmark = pytest.mark.browser

PAIRS = "MM2-PAAU-AAAAAAB"
TURTLE = "MJ1-L00-AAAAABL"
MOVING = """(card) => document.querySelector(`[data-card="${card}"] > .card`).getAnimations()
  .flatMap((animation) => animation.effect.getKeyframes().map((frame) => frame.transform ?? ""))"""
RUNNING = """() => document.getAnimations().filter((animation) => animation.playState === "running"
  && animation.effect.target?.closest("#board")
  && animation.effect.getKeyframes().some((frame) => frame.transform || frame.translate)).length"""


def test_card_turns_in_space(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.pass_time(2)
    assert not any("rotateY" in frame for frame in desk.page.evaluate(MOVING, 0))
    desk.tap(0)
    frames = desk.page.evaluate(MOVING, 0)
    assert any("rotateY(90deg)" in frame for frame in frames)
    assert any("perspective" in frame for frame in frames)
    assert desk.page.locator('[data-card="0"] .back').count() == 1, "the back is seen first"
    desk.pass_time(0.15)
    assert desk.page.locator('[data-card="0"] img').count() == 1
    frames = desk.page.evaluate(MOVING, 0)
    assert any("rotateY(-90deg)" in frame for frame in frames)
    desk.pass_time(0.3)
    assert desk.page.locator('[data-card="0"][data-turning]').count() == 0


EDGE_ON = """(card) => {
  const seat = document.querySelector(`[data-card="${card}"]`);
  for (const animation of seat.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = animation.effect.getComputedTiming().endTime;
  }
  const { left, top, width, height } = seat.getBoundingClientRect();
  const paper = seat.querySelector(".card").getBoundingClientRect().width / width;
  const hits = [.05, .3, .5, .7, .95].map((share) =>
    document.elementFromPoint(left + share * width, top + share * height) === seat);
  return [paper, hits];
}"""


def test_card_that_stands_on_its_edge_is_hit_all_over(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.pass_time(2)
    desk.tap(0)
    paper, hits = desk.page.evaluate(EDGE_ON, 0)
    assert paper < 0.05, "it is seen from its edge"
    assert hits == [True] * 5
    desk.pass_time(1)


def test_found_cards_have_a_green_frame_and_a_check_mark(desk: Desk) -> None:
    desk.deal(PAIRS)
    desk.tap(0, 3)
    desk.pass_time(1)
    read = """() => {
      const card = document.querySelector('[data-card="0"] > .card');
      const mark = getComputedStyle(card, "::after");
      return [getComputedStyle(card.querySelector(".face")).boxShadow,
        mark.backgroundImage];
    }"""
    up, mark = desk.page.evaluate(read)
    assert mark == "none"
    desk.pass_time(0.6)
    desk.page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")
    frame, image = desk.page.evaluate(read)
    assert frame != up
    red, green, blue = (int(part) for part in frame.split("(")[1].split(")")[0].split(",")[:3])
    assert green > red + 40
    assert green > blue + 20
    assert "svg" in image


def test_game_is_played_to_its_end_without_motion(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS, reduced_motion="reduce")
    desk.tap(0)
    assert desk.page.locator('[data-card="0"] img').count() == 1, "the picture is there at once"
    assert desk.page.evaluate(RUNNING) == 0
    desk.attempt(1)
    play(desk, group=2)
    assert desk.fact("status") == "won"
    assert desk.windows == ["end"], "nothing gathers, nothing is waited for"
    desk.deal(TURTLE)
    a, b = free_pairs(desk.tiles)[0]
    desk.tap(a, b)
    assert len(desk.tiles) == 142
    assert desk.page.evaluate(RUNNING) == 0


def test_animations_can_be_turned_off(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS)
    desk.choose("motion")
    desk.tap(0)
    assert desk.page.locator('[data-card="0"] img').count() == 1
    assert desk.page.evaluate(RUNNING) == 0
    desk.choose("motion")
    desk.tap(1)
    assert desk.page.evaluate(RUNNING) > 0


def test_cards_gather_before_the_end_window(desk: Desk) -> None:
    desk.deal(PAIRS)
    play(desk, group=2)
    assert desk.page.locator("#board [data-gathering]").count() == 12
    assert desk.windows == []
    desk.pass_time(0.8)
    assert desk.windows == ["end"]
    shown = desk.page.locator('dialog[data-dialog="end"] [data-show="end-cards"] img')
    assert shown.count() == 6
    desk.press("close")
    assert desk.page.locator("#board [data-gathering]").count() == 0


def test_tiles_lie_on_one_another(desk: Desk) -> None:
    desk.deal(TURTLE)
    places = desk.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("#board [data-tile]")].map(
          (node) => [[node.dataset.x, node.dataset.y, node.dataset.z].join(),
            [node.getBoundingClientRect().left, node.getBoundingClientRect().top]]))"""
    )
    for layer in range(1, 4):
        below, above = places[f"12,6,{layer - 1}"], places[f"12,6,{layer}"]
        assert above[0] < below[0] - 1
        assert above[1] < below[1] - 1
