"""A lesson on the page: a game on a tiny board, and a line that leads through it."""

from collections.abc import Mapping

from ui.browser import fill, one
from ui.lessons import coach
from ui.mahjong_play import MahjongPlay
from ui.match_play import MatchPlay
from ui.motion import Motion
from ui.play import Play


class Lesson(Play):
    """What the lessons of both games have in common: nothing of them is kept."""

    def paint(self, moves: Mapping[int, Motion] | None = None) -> None:
        super().paint(moves)  # type: ignore[safe-super]  # a game comes after this class
        words = self.desk.words
        text = coach(self.table, words)
        if str(one("#coach-text").textContent) != text:
            fill("coach", text)
        fill("learnt", words.say("Play") if self.table.finished else words.say("Skip"))

    def keep(self, was_finished: bool) -> None:
        """Nothing of a lesson is kept."""


class CardLesson(Lesson, MatchPlay):
    """The lesson of Match Cards."""

    def end(self) -> None:
        """The line says it."""


class TileLesson(Lesson, MahjongPlay):
    """The lesson of Mahjong Solitaire."""

    def end_window(self) -> None:
        """The line says it."""
