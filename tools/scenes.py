"""The stills that `tools.screens` takes: where each is, and what is done before it is taken."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from playwright.sync_api import Page

from game import daily, mahjong
from game.code import MahjongCode, MatchCode, parse
from game.deal import MahjongDeal, mahjong_game, match_game
from game.finished import Finished, Result, to_data
from ui.backup import FORMAT, VERSION

TODAY = date(2026, 11, 30)
"""The day of all stills."""
COMPARED = 1.52
"""Seconds after which turned cards have been compared."""

PRESS = """(action) => {
  const seen = (name) => [...document.querySelectorAll(`[data-action="${name}"]`)]
    .find((node) => node.checkVisibility({ visibilityProperty: true }));
  if (!seen(action)) seen("menu").click();
  seen(action).click();
}"""
TAP = """(pieces) => pieces.forEach((piece) => document.querySelector(
  `#board [data-card="${piece}"], #board [data-tile="${piece}"]`).click())"""
SHOW = """(node) => {
  const held = node.closest(".body");
  held.scrollTop += node.getBoundingClientRect().top - held.getBoundingClientRect().top - 16;
}"""

Act = Callable[[Page], object]


@dataclass(frozen=True, slots=True)
class Scene:
    """A still of the page: the fragment of its address, and what is done there in turn."""

    name: str
    code: str
    acts: tuple[Act, ...] = ()


def tap(*pieces: int) -> Act:
    """Tap pieces of the board."""
    return lambda page: page.evaluate(TAP, list(pieces))


def attempt(*cards: int) -> Act:
    """Turn cards and let them be compared."""
    return lambda page: (tap(*cards)(page), wait(COMPARED)(page))


def press(action: str) -> Act:
    """Press the button of an action, be it in the menu."""
    return lambda page: page.evaluate(PRESS, action)


def open_(name: str, action: str = "") -> Act:
    """Open a window by its button."""
    return lambda page: (press(action or name)(page), window(name)(page))


def key(name: str) -> Act:
    """Press a key."""
    return lambda page: page.keyboard.press(name)


def pick(selector: str) -> Act:
    """Choose something in the open window."""
    return lambda page: page.locator(f"dialog[open] {selector}").dispatch_event("click")


def show(selector: str) -> Act:
    """Scroll the open window until this stands at its upper edge."""
    return lambda page: page.locator(f"dialog[open] {selector}").first.evaluate(SHOW)


def wait(seconds: float) -> Act:
    """Let the page's time pass."""
    return lambda page: page.clock.run_for(round(seconds * 1000))


def window(name: str) -> Act:
    """Wait until a window is open."""
    return lambda page: page.wait_for_selector(f'dialog[data-dialog="{name}"][open]')


def told(page: Page) -> None:
    """Wait until the end window says how the game compares with those before."""
    page.wait_for_selector("#end-text:not(:empty)")


def played(page: Page) -> None:
    """Bring in a month of finished games, and come back to where the page was."""
    open_("settings")(page)
    whole = {"format": FORMAT, "version": VERSION, "finished": [*map(to_data, finished())]}
    file = {"name": "parlour.json", "mimeType": "application/json"}
    page.set_input_files(
        '[data-field="file"]',
        {**file, "buffer": json.dumps(whole).encode()},  # type: ignore[arg-type]
    )
    page.wait_for_selector('[data-show="yours-said"]:not(:empty)')
    press("close")(page)
    page.wait_for_selector("dialog[open]", state="detached")


def finished() -> Iterator[Finished]:
    """The games of a month: those of the day, most of them won, and some more."""
    for number in range(30):
        day = (TODAY - timedelta(days=29 - number)).isoformat()
        wobble = number * 37 % 11
        if number % 4 != 2:
            result = Result.LOST if number % 9 == 4 else Result.WON
            yield Finished(
                f"cards-{number}",
                str(daily.match_of(day)),
                f"{day}T18:{10 + number}:00",
                result,
                190 - 2 * number + 6 * wobble,
                15,
                26 - number // 3 + wobble - 5,
            )
        if number % 3 != 1:
            result = Result.GIVEN_UP if number % 10 == 6 else Result.WON
            yield Finished(
                f"tiles-{number}",
                str(daily.mahjong_of(day)),
                f"{day}T19:{10 + number}:00",
                result,
                660 - 5 * number + 20 * wobble,
                72,
                hints=max(0, wobble - 7),
            )
        if number % 2:
            yield Finished(
                f"more-{number}",
                "MM2-PAAU-AAAAAAB",
                f"{day}T20:{10 + number}:00",
                Result.WON,
                58 - number // 2 + wobble,
                6,
                wobble,
            )
            yield Finished(
                f"turtle-{number}",
                "MJ1-L00-AAAAABL",
                f"{day}T21:{10 + number}:00",
                Result.WON if wobble < 9 else Result.GIVEN_UP,
                540 - 6 * number + 12 * wobble,
                72,
            )


def groups(text: str) -> list[tuple[int, ...]]:
    """The cards of each picture of a deal."""
    code = parse(text)
    assert isinstance(code, MatchCode)
    found: dict[object, list[int]] = {}
    for card, picture in enumerate(match_game(code).deck):
        found.setdefault(picture, []).append(card)
    return [tuple(cards) for cards in found.values()]


def tiles(text: str) -> MahjongDeal:
    """The deal of a code."""
    code = parse(text)
    assert isinstance(code, MahjongCode)
    return mahjong_game(code)


def careless(text: str) -> Iterator[Act]:
    """A game in which the first pair is always taken, to its end."""
    state = tiles(text).state
    while pairs := mahjong.playable(state):
        state = mahjong.play(state, pairs[0])
        yield tap(pairs[0].a, pairs[0].b)
        yield wait(3)


def planned(text: str, pairs: int = 72) -> Iterator[Act]:
    """Pairs of the plan that wins a deal."""
    for pair in tiles(text).plan[:pairs]:
        yield tap(pair.a, pair.b)
        yield wait(5)


TWELVE, THIRTY, SIXTY = "MM2-PAAU-AAAAAAB", "MM2-PACU-AAAAAAB", "MM2-PADU-AAAAAAB"
HARD, TRIPLES = "MM2-PAAW-AAAAAAF", "MM2-TABN-AAAAAAB"
TURTLE, LANTERN, DEAD_END = "MJ1-L00-AAAAABL", "MJ1-L01-AAAAAAB", "MJ1-L00-AAAAAAC"
WIN = (*(attempt(*cards) for cards in groups(TWELVE)), wait(2), told)
LOSS = (*((attempt(0, 1), press("continue")) * 10), attempt(0, 1), press("continue"))
MAHJONG = 'input[value="mahjong"]'

SCENES = (
    Scene("home", "home"),
    Scene("home-played", "home", (played,)),
    Scene("twelve-cards", TWELVE, (attempt(0, 3), attempt(1, 2), tap(5))),
    Scene("cards", THIRTY, (tap(0),)),
    Scene("sixty-cards", SIXTY),
    Scene("triples", TRIPLES, (attempt(*groups(TRIPLES)[0]), tap(*groups(TRIPLES)[1][:2]))),
    Scene("turtle", TURTLE, (press("hint"),)),
    Scene("turtle-midgame", TURTLE, (*planned(TURTLE, 30), press("hint"))),
    Scene("lantern", LANTERN),
    Scene("new-game", "MM2-PAAU-AAAAAAB", (open_("new-game"),)),
    Scene("layouts", TURTLE, (open_("new-game"),)),
    Scene("compare", HARD, (attempt(0, 1), window("compare"))),
    Scene("end-won", TWELVE, WIN),
    Scene("end-lost", HARD, (*LOSS, wait(2), told)),
    Scene("end-tiles", TURTLE, (*planned(TURTLE), wait(2), told)),
    Scene("stuck", DEAD_END, (*careless(DEAD_END), window("stuck"), wait(5))),
    Scene("pause", TURTLE, (open_("pause"),)),
    Scene("question", THIRTY, (tap(0), open_("question", "restart"))),
    Scene("rules", "home", (open_("rules"),)),
    Scene("rules-boards", "home", (open_("rules"), show(".example"))),
    Scene("rules-tiles", "home", (open_("rules"), pick(MAHJONG), show(".example"))),
    Scene("statistics", "home", (played, open_("statistics"))),
    Scene("statistics-closer", "home", (played, open_("statistics"), show("#records-closer"))),
    Scene("statistics-tiles", "home", (played, open_("statistics"), pick(MAHJONG))),
    Scene(
        "leaderboard", "home", (played, open_("statistics"), pick(MAHJONG), open_("leaderboard"))
    ),
    Scene("settings", "home", (open_("settings"),)),
    Scene("settings-sounds", "home", (open_("settings"), show('[data-setting="sound"]'))),
    Scene("keys", TWELVE, (key("?"), window("keys"))),
    Scene("about", "home", (open_("about"),)),
    Scene("overview", THIRTY, (tap(0), key("o"), window("overview"))),
    Scene("lesson-cards", "learn-match", (tap(0),)),
    Scene("lesson-tiles", "learn-mahjong", (tap(0),)),
    Scene(
        "solution", TURTLE, (*planned(TURTLE, 9), open_("pause"), press("show-solution"), wait(4))
    ),
    Scene(
        "numbers",
        TURTLE,
        (open_("settings"), pick('input[value="numbers"]'), press("close"), wait(1)),
    ),
)
