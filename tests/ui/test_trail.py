"""The trail over a browser's history that is played here."""

from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from ui.trail import HOME, ON_TOP, Entry, Place, Trail

A, B = "MM2-PAAU-AAAAAAA", "MJ1-L00-AAAAAAB"


@dataclass
class Browser:
    """Entries of a history: what is ours, or an address that was typed. Steps are taken late."""

    entries: list[Entry | str] = field(default_factory=lambda: [""])
    at: int = 0
    late: list[Callable[[], object]] = field(default_factory=list)
    left: bool = False
    trail: Trail | None = None

    def read(self) -> Entry | None:
        here = self.entries[self.at]
        return here if isinstance(here, Entry) else None

    def push(self, entry: Entry) -> None:
        del self.entries[self.at + 1 :]
        self.entries.append(entry)
        self.at += 1

    def replace(self, entry: Entry) -> None:
        self.entries[self.at] = entry

    def back(self) -> None:
        self.late.append(self._step)

    def soon(self, call: Callable[[], object]) -> None:
        self.late.append(call)

    def _step(self) -> None:
        assert self.at > 0, "the page itself must not lead away"
        self.go(-1)

    def go(self, by: int) -> None:
        """Back or forward, by the page or by the player; past the first entry one leaves."""
        if self.at + by < 0:
            self.left = True
        elif self.at + by < len(self.entries):
            self.at += by
            assert self.trail
            self.trail.moved()

    def type(self, address: str) -> None:
        del self.entries[self.at + 1 :]
        self.entries.append(address)
        self.at += 1
        assert self.trail
        self.trail.moved()

    def address(self) -> str:
        here = self.entries[self.at]
        if isinstance(here, str):
            return here
        return [part for part in here.place if part != ON_TOP][-1]

    def settled(self) -> None:
        """Let everything happen that waits."""
        while self.late:
            self.late.pop(0)()


class Site:
    """A page with a home, games and windows, and the trail that it keeps."""

    def __init__(self, address: str = ""):
        self.game, self.windows = "", 0
        self.browser = Browser([address])
        self.trail = self.browser.trail = Trail(self.browser, self)
        self.follow()

    @property
    def place(self) -> Place:
        ground = (HOME, self.game) if self.game else (HOME,)
        return (*ground, ON_TOP) if self.windows else ground

    def step_back(self) -> bool:
        if self.windows:
            self.close()
            return True
        if self.game:
            self.show("")
            return True
        return False

    def follow(self) -> None:
        address = self.browser.address()
        self.show("" if address in ("", HOME) else address)

    def show(self, game: str) -> None:
        self.game, self.windows = game, 0
        self.trail.settle()

    def open(self) -> None:
        self.windows += 1
        self.trail.settle_soon()

    def close(self) -> None:
        self.windows = max(0, self.windows - 1)
        self.trail.settle_soon()

    def back(self) -> None:
        """The player presses Back, when all is quiet."""
        self.browser.settled()
        self.browser.go(-1)
        self.browser.settled()


def test_back_closes_windows_one_by_one_then_leads_home_then_away() -> None:
    site = Site()
    site.show(A)
    site.open()
    site.open()
    for windows in (1, 0):
        site.back()
        assert (site.game, site.windows) == (A, windows)
    site.back()
    assert (site.game, site.browser.left) == ("", False)
    site.back()
    assert site.browser.left


def test_a_link_to_a_deal_has_home_below_it() -> None:
    site = Site(A)
    assert site.browser.address() == A
    site.back()
    assert (site.game, site.browser.address()) == ("", HOME)
    site.back()
    assert site.browser.left


def test_a_window_closed_by_its_button_leaves_nothing_for_back_to_do() -> None:
    site = Site()
    site.show(A)
    for _ in range(3):
        site.open()
        site.browser.settled()
        site.close()
        site.browser.settled()
    site.back()
    assert site.game == ""
    assert len(site.browser.entries) <= 3


def test_another_game_takes_the_place_of_the_one_before() -> None:
    site = Site()
    for game in (A, B, A):
        site.show(game)
    site.back()
    assert site.game == ""


def test_going_home_and_playing_again_makes_no_loop() -> None:
    site = Site()
    for _ in range(3):
        site.show(A)
        site.browser.settled()
        site.show("")
        site.browser.settled()
    site.back()
    assert site.browser.left


def test_a_game_dealt_in_a_window_stands_in_the_address_when_the_steps_are_taken() -> None:
    site = Site()
    site.show(A)
    site.open()
    site.browser.settled()
    site.show(B)
    site.browser.settled()
    assert site.browser.address() == B
    site.back()
    assert site.browser.address() == HOME


def test_forward_leads_to_the_game_again_but_to_no_window() -> None:
    site = Site()
    site.show(A)
    site.open()
    site.back()
    site.back()
    site.browser.go(1)
    site.browser.settled()
    assert (site.game, site.windows) == (A, 0)
    site.browser.go(1)
    site.browser.settled()
    assert (site.game, site.windows, site.browser.address()) == (A, 0, A)
    site.back()
    assert site.game == ""


def test_a_typed_address_is_followed_and_back_leads_home() -> None:
    site = Site()
    site.show(A)
    site.browser.type(B)
    site.browser.settled()
    assert (site.game, site.browser.address()) == (B, B)
    site.back()
    assert (site.game, site.browser.address()) == ("", HOME)


def test_an_address_typed_while_a_step_back_is_on_its_way_is_followed() -> None:
    site = Site()
    site.show(A)
    site.open()
    site.browser.settled()
    site.close()
    site.browser.late.pop(0)()  # the step back is asked for, but not taken yet
    site.browser.type(B)
    site.browser.settled()
    assert (site.game, site.browser.address()) == (B, B)
    site.back()
    assert (site.game, site.browser.address()) == ("", HOME)


def test_a_page_loaded_again_goes_on_where_it_was() -> None:
    site = Site()
    site.show(A)
    site.open()
    site.browser.settled()
    site.windows = 0
    site.trail = site.browser.trail = Trail(site.browser, site)
    site.follow()
    site.browser.settled()
    assert site.browser.read() == Entry(1, (HOME, A))


acts = st.lists(
    st.sampled_from(
        ["show A", "show B", "home", "open", "close", "back", "forward", "type A", "type home"]
    ),
    max_size=30,
)


@given(acts, st.lists(st.booleans(), max_size=30))
def test_whatever_happens_the_address_tells_the_truth_and_back_leads_away_at_last(
    whats: list[str], waits: list[bool]
) -> None:
    site = Site()
    known: dict[str, Callable[[], object]] = {
        "show A": lambda: site.show(A),
        "show B": lambda: site.show(B),
        "home": lambda: site.show(""),
        "open": site.open,
        "close": site.close,
        "back": lambda: site.browser.go(-1),
        "forward": lambda: site.browser.go(1),
        "type A": lambda: site.browser.type(A),
        "type home": lambda: site.browser.type(HOME),
    }
    for what, wait in zip(whats, waits + [True] * len(whats), strict=False):
        known[what]()
        if wait:
            site.browser.settled()
        if site.browser.left:
            return
    site.browser.settled()
    assert site.browser.address() == (site.game or HOME)
    for _ in range(2 * len(whats) + 3):
        if site.browser.left:
            return
        site.back()
    assert site.browser.left
