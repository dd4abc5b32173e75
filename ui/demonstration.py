"""Showing the solution: the strip under the board with its pace and its end, and the turns."""

from asyncio import TimerHandle
from collections.abc import Callable

from game.mahjong import Pair, State
from ui.browser import after, every, fill, one
from ui.dialogs import say_aloud
from ui.play import Desk
from ui.session import HIDDEN, WINDOW
from ui.solution import PACES, Solution
from ui.table import Step


class Demonstration:
    """One demonstration on the page. `show` is called after every turn."""

    def __init__(self, solution: Solution, desk: Desk, show: Callable[[Step[State]], object]):
        self.solution = solution
        self._desk = desk
        self._show = show
        self._timer: TimerHandle | None = None

    def begin(self) -> None:
        """Show the strip."""
        one("#game").dataset.showing = "true"
        for node in every('#showing input[name="pace"]'):
            node.checked = node.value == self._desk.settings.pace
        self._say()
        one('[data-action="stop-showing"]').focus()

    def schedule(self, held: frozenset[str]) -> None:
        """Set the timer for the next turn; in a hidden tab and under a window nothing goes on."""
        self.stop_timer()
        if not self.solution.over and not held & {HIDDEN, WINDOW}:
            self._timer = after(PACES[self._desk.settings.pace], self._turn)

    def end(self) -> None:
        """Take the strip away."""
        self.stop_timer()
        one("#game").removeAttribute("data-showing")

    def stop_timer(self) -> None:
        """No turn comes by itself."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _turn(self) -> None:
        self._timer = None
        step = self.solution.turn()
        self._show(step)
        marked = self.solution.table.session.hinted
        if marked:
            self._say_pair(marked)
        self._say()

    def _say_pair(self, pair: Pair) -> None:
        words, faces = self._desk.words, self.solution.table.state.faces
        a, b = words.tile(faces[pair.a]), words.tile(faces[pair.b])
        say_aloud(words.say("{a} and {b}", a=a, b=b))
        self._desk.lens.reveal([pair.a, pair.b])

    def _say(self) -> None:
        say, solution = self._desk.words.say, self.solution
        if solution.over:
            text = say("The table is empty.")
            say_aloud(text)
        else:
            text = say("Solution: {n} of {total}", n=solution.shown, total=solution.total)
        fill("showing", text)
