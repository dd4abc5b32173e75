"""A game of Mahjong Solitaire on the page: pairs, hints, dead ends, the end."""

from collections.abc import Collection, Mapping
from typing import Any

from game import mahjong
from ui.browser import after, fill, now
from ui.clock import clock_text
from ui.dialogs import say_aloud
from ui.endings import Ending, Fact, show_ending
from ui.mahjong_look import mahjong_attributes, mahjong_counters, mahjong_look
from ui.mahjong_table import MahjongTable
from ui.motion import Motion, mahjong_said, motions, selection_said
from ui.overview import Overview, mahjong_overview
from ui.paint_tiles import Tiles
from ui.play import Desk, Play
from ui.session import MahjongSession, Session
from ui.sounds import Sound, mahjong_sound
from ui.table import Do, Intent, Step, Tap

EMPTY_TABLE = 0.4
"""Seconds for which the table is seen empty before the end window opens."""


class MahjongPlay(Play):
    """Mahjong Solitaire on the page."""

    def __init__(self, table: MahjongTable, desk: Desk, tiles: Tiles):
        super().__init__(desk)
        self.table: MahjongTable = table
        self.board: Tiles = tiles
        self._left = False

    def begin(self, fresh: bool) -> None:
        settings = self.desk.settings
        self.board.node.className = "board tiles"
        self.board.shape(self.table.state.layout.slots)
        self.desk.lens.show(self.board)
        self.board.restyle(settings.tiles, settings.index)
        self.table.keep_time(now())
        self.paint()
        if fresh:
            self.board.deal()
        if self.table.session.paused:
            self.show_pause()
        elif self.table.status == "stuck":
            self.stuck_window()
        self.schedule()

    def paint(self, moves: Mapping[int, Motion] | None = None) -> None:
        self.board.paint(mahjong_look(self.table, self.desk.words, now()), moves or {})

    def paint_time(self) -> None:
        self.board.paint_numbers(
            mahjong_attributes(self.table, now()), mahjong_counters(self.table, now())
        )

    def moves(self, step: Step[mahjong.State]) -> dict[int, Motion]:
        return motions(mahjong.spots(step.before), mahjong.spots(step.after))

    def heard(self, step: Step[mahjong.State], before: Session) -> Sound | None:
        if not isinstance(before, MahjongSession):
            return None
        return mahjong_sound(step, before, self.table.session)

    def listed(self, name: str, piece: int) -> Collection[int]:
        return self.table.partners(piece) if name == "partners" else mahjong.free(self.table.state)

    def overview(self) -> Overview:
        return mahjong_overview(self.table, self.desk.words)

    def follow(self, intent: Intent, step: Step[Any]) -> None:
        say_aloud(mahjong_said(step, self.desk.words))
        if isinstance(intent, Tap) and step.before is step.after:
            self._tapped(intent.piece, blocked=step.refusal is mahjong.Refusal.BLOCKED)
        if intent is Do.HINT and self.table.session.hinted:
            self._show_hint()
        if step.before is step.after or intent is Do.UNDO:
            return
        if self.table.status == "stuck":
            self.stuck_window()
        elif isinstance(intent, Tap) and self.table.finished:
            after(EMPTY_TABLE, self.end_window)

    def _tapped(self, tile: int, blocked: bool) -> None:
        """Answer a tap that took no pair: the tile is blocked, or it was selected or let go."""
        selected, words = self.table.session.selected, self.desk.words
        if blocked:
            self.board.refuse(tile)
            say_aloud(self.board.look.pieces[tile].name)
        elif self.table.status == "playing":
            name = words.tile(self.table.state.faces[tile]) if selected == tile else ""
            say_aloud(selection_said(name, words))

    def stuck_window(self) -> None:
        """Say that no free pair is left, and what can be done."""
        left = self.table.state.pairs - self.table.state.pairs_removed
        text = self.desk.words.many(
            "{n} pair is left, but its two tiles are not both free.",
            "{n} pairs are left, but no two free tiles match.",
            left,
        )
        fill("stuck-text", text)
        self.desk.dialogs.open("stuck")

    def end_window(self) -> None:
        """Show how it went."""
        if self._left or self.desk.dialogs.any_open:
            return
        say, session = self.desk.words.say, self.table.session
        large, small = clock_text(session.clock.elapsed(now()))
        ending = Ending(
            game="mahjong",
            title=say("The table is empty"),
            text="",
            code=self.table.code,
            again=say("Same tiles again"),
            facts=(
                Fact(say("Pairs"), str(self.table.state.pairs_removed)),
                Fact(say("Time"), large, small),
                Fact(say("Hints"), str(session.hints)),
            ),
            won=True,
        )
        show_ending(self.desk.dialogs, ending)
        self.desk.say_verdict(self.table)

    def leave(self) -> None:
        self._left = True
        super().leave()

    def _show_hint(self) -> None:
        pair, words = self.table.session.hinted, self.desk.words
        if pair:
            faces = self.table.state.faces
            a, b = words.tile(faces[pair.a]), words.tile(faces[pair.b])
            say_aloud(words.say("Hint: {a} and {b}", a=a, b=b))
            self.desk.lens.reveal([pair.a, pair.b])
