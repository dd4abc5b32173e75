"""A game of Mahjong Solitaire on the page: pairs, hints, dead ends, the end."""

from collections.abc import Collection, Mapping
from typing import Any

from game import mahjong
from ui.advice import Advice
from ui.browser import Node, after, now
from ui.clock import clock_text
from ui.demonstration import Demonstration
from ui.dialogs import say_aloud
from ui.endings import Ending, Fact, show_ending, streak
from ui.mahjong_look import mahjong_attributes, mahjong_counters, mahjong_look
from ui.mahjong_table import Back, Hint, MahjongTable
from ui.motion import Motion, mahjong_said, motions, selection_said
from ui.overview import Overview, mahjong_overview
from ui.paint_stills import paint_pairs
from ui.paint_tiles import Tiles
from ui.play import Desk, Play
from ui.session import SHOWN, MahjongSession, Session
from ui.solution import Solution
from ui.sounds import Sound, mahjong_sound
from ui.table import Do, Intent, Step, Tap

EMPTY_TABLE = 0.4
"""Seconds for which the table is seen empty before the end window opens."""
LAST = 3
"""So many pairs lie in the end window."""


class MahjongPlay(Play):
    """Mahjong Solitaire on the page."""

    def __init__(self, table: MahjongTable, desk: Desk, tiles: Tiles):
        super().__init__(desk)
        self.table: MahjongTable = table
        self.board: Tiles = tiles
        self.advice = Advice(table, desk)
        self._demonstration: Demonstration | None = None
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
            self.advice.open_dead_end()
        self.schedule()

    def act(self, intent: Intent) -> None:
        if not self._demonstration:
            super().act(self.advice.hint if intent is Do.HINT else intent)

    def pause(self) -> None:
        if not self._demonstration:
            super().pause()

    def schedule(self) -> None:
        super().schedule()
        self.advice.follow()
        if self._demonstration:
            self._demonstration.schedule(self.table.session.held)

    def show_solution(self) -> None:
        """Play the rest before the player's eyes, if it is known how to win from here."""
        for name in ("menu", "pause"):
            self.desk.dialogs.close(name)
        plan = self.advice.plan
        if self._demonstration or self.table.finished:
            return
        if plan is None:
            self.advice.say_worth()
            return
        self.table.hold(SHOWN, now())
        self._demonstration = Demonstration(Solution(self.table, plan), self.desk, self._turned)
        self._demonstration.begin()
        self.paint()
        self.schedule()

    def stop_showing(self) -> None:
        """Back to the player's own game, as it was."""
        if self._demonstration:
            self._demonstration.end()
            self._demonstration = None
            self.release(SHOWN)

    def _turned(self, step: Step[mahjong.State]) -> None:
        self.paint(self.moves(step) if step.before is not step.after else None)
        self.schedule()

    def go_back(self) -> None:
        """Back to the last position that could be won, if it is known which one that is."""
        if pairs := self.advice.back:
            self.desk.dialogs.close("stuck")
            self.act(Back(pairs))

    def paint(self, moves: Mapping[int, Motion] | None = None) -> None:
        words, shown = self.desk.words, self._demonstration
        look = (
            shown.solution.look(words, now()) if shown else mahjong_look(self.table, words, now())
        )
        self.board.paint(look, moves or {})

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
        if isinstance(intent, Hint) and self.table.session.hinted:
            self._show_hint()
        if step.before is step.after or intent is Do.UNDO:
            return
        if self.table.status == "stuck":
            self.advice.open_dead_end()
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

    def end_window(self) -> None:
        """Show how it went."""
        if self._left or self.desk.dialogs.any_open:
            return
        words, session = self.desk.words, self.table.session
        say = words.say
        large, small = clock_text(session.clock.elapsed(now()))
        ending = Ending(
            game="mahjong",
            title=say("The table is empty"),
            text="",
            code=self.table.code,
            again=say("Same tiles again"),
            facts=(
                Fact(say("Time"), large, small),
                Fact(say("Hints"), str(session.hints)),
                streak(words),
            ),
            won=True,
        )
        show_ending(self.desk.dialogs, ending, words, [self._last_pairs()])
        self.desk.say_verdict(self.table)

    def _last_pairs(self) -> Node:
        """The pairs that were taken last."""
        faces, words = self.table.state.faces, self.desk.words
        pairs = [(faces[pair.a], faces[pair.b]) for pair in self.table.history.done[-LAST:]]
        names = words.listed([words.tile(face) for pair in pairs for face in dict.fromkeys(pair)])
        name = words.say("Taken last: {tiles}", tiles=names)
        return paint_pairs(pairs, self.desk.settings.tiles, name)

    def leave(self) -> None:
        self._left = True
        self.stop_showing()
        self.advice.stop()
        super().leave()

    def _show_hint(self) -> None:
        pair, words = self.table.session.hinted, self.desk.words
        if pair:
            faces = self.table.state.faces
            a, b = words.tile(faces[pair.a]), words.tile(faces[pair.b])
            say_aloud(words.say("Hint: {a} and {b}", a=a, b=b))
            self.desk.lens.reveal([pair.a, pair.b])
            self.advice.say_worth()
