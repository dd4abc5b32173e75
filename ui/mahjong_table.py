"""A game of Mahjong Solitaire in progress: selection, pairs, hints, undo and redo."""

from dataclasses import dataclass, replace

from game import mahjong, tiles
from game.code import MahjongCode
from game.deal import MahjongDeal, mahjong_game
from game.history import History
from ui.session import MahjongSession
from ui.table import Do, Intent, No, Step, Table, Tap


@dataclass(frozen=True, slots=True)
class Hint(Intent):
    """A hint, with the pairs to mark: each press in this position marks the next of them."""

    pairs: tuple[mahjong.Pair, ...]


@dataclass(frozen=True, slots=True)
class Back(Intent):
    """Take back several pairs at once."""

    pairs: int


class MahjongTable(Table[mahjong.State, mahjong.Pair, MahjongSession]):
    """Mahjong Solitaire. `do` takes `Tap`, `Do.UNDO`, `Do.REDO`, `Back` and `Hint`."""

    kind = "mahjong"

    def __init__(
        self,
        code: MahjongCode,
        history: History[mahjong.Pair] | None = None,
        session: MahjongSession | None = None,
        deal: MahjongDeal | None = None,
    ):
        deal = deal or mahjong_game(code)
        self.options = code
        self.plan = deal.plan
        super().__init__(code, deal.state, history or History(), session or MahjongSession())

    def played(self, state: mahjong.State, move: mahjong.Pair) -> mahjong.State:
        return mahjong.play(state, move)

    @property
    def status(self) -> str:
        if self.finished:
            return "won"
        if self.session.paused:
            return "paused"
        stuck = mahjong.outcome(self.state) is mahjong.Outcome.STUCK
        return "stuck" if stuck else "playing"

    @property
    def finished(self) -> bool:
        return self.session.won or mahjong.outcome(self.state) is mahjong.Outcome.WON

    def do(self, intent: Intent, now: float) -> Step[mahjong.State]:
        if self.session.held:
            return self.stay(No.HELD)
        if isinstance(intent, Tap):
            return self.tap(intent.piece, now)
        if intent is Do.UNDO:
            return self.undo(now)
        if intent is Do.REDO:
            return self.redo(now)
        if isinstance(intent, Back):
            return self.back(intent.pairs, now)
        return self.hint(intent.pairs) if isinstance(intent, Hint) else self.stay(No.NOTHING)

    def partners(self, tile: int) -> tuple[int, ...]:
        """The free tiles that make a pair with the selected one, or else with this one.

        While a hint is shown and nothing is selected, its two tiles.
        """
        session, faces = self.session, self.state.faces
        if session.hinted and session.selected is None:
            return (session.hinted.a, session.hinted.b)
        one = tile if session.selected is None else session.selected
        alike = [t for t in mahjong.free(self.state) if tiles.pairs(faces[t], faces[one])]
        return tuple(t for t in alike if t != one)

    def tap(self, tile: int, now: float) -> Step[mahjong.State]:
        """Select, pair, move the selection, or cancel it (rule J5)."""
        if self.finished:
            return self.stay(No.OVER)
        self.touch(now)
        selected = self.session.selected
        if not mahjong.is_free(self.state, tile):
            self.select(None)
            return self.stay(mahjong.Refusal.BLOCKED)
        if selected is None or selected == tile:
            self.select(tile if selected is None else None)
            return self.stay()
        pair = mahjong.Pair(min(selected, tile), max(selected, tile))
        if mahjong.refusal(self.state, pair) is not None:
            self.select(tile)
            return self.stay()
        step = self.push(pair)
        self.settle(now)
        return step

    def select(self, tile: int | None) -> None:
        """Move the selection. A hint that is shown goes with the next move, selection or undo."""
        self.session = replace(self.session, selected=tile, hinted=None)

    def undo(self, now: float) -> Step[mahjong.State]:
        """Take back the last pair, also at a dead end and, to look back, after a win."""
        taken = self.history.undo()
        if taken is None:
            return self.stay(No.NOTHING)
        before = self.states.pop()
        self.history = taken[0]
        self.settle(now)
        return Step(before, self.state)

    def back(self, pairs: int, now: float) -> Step[mahjong.State]:
        """Take back several pairs, which can be played again one by one."""
        before = self.state
        for _ in range(pairs):
            self.undo(now)
        return Step(before, self.state) if before is not self.state else self.stay(No.NOTHING)

    def redo(self, now: float) -> Step[mahjong.State]:
        """Play the pair that was taken back last."""
        taken = self.history.redo()
        if taken is None:
            return self.stay(No.NOTHING)
        before = self.state
        self.states.append(self.played(before, taken[1]))
        self.history = taken[0]
        self.settle(now)
        return Step(before, self.state)

    def settle(self, now: float) -> None:
        """After a change of the board: no selection, no hint, and a win is a win for ever."""
        self.session = replace(
            self.session, selected=None, hinted=None, hint_pairs=(), won=self.finished
        )
        self.keep_time(now)

    def hint(self, pairs: tuple[mahjong.Pair, ...]) -> Step[mahjong.State]:
        """Mark the first of these playable pairs, each press the next one (rule J7)."""
        if self.finished or not pairs:
            return self.stay(No.NOTHING)
        session = self.session
        turn = session.hint_turn if session.hint_pairs == pairs else 0
        self.session = replace(
            session,
            selected=None,
            hinted=pairs[turn % len(pairs)],
            hint_pairs=pairs,
            hint_turn=turn + 1,
            hints=session.hints + 1,
        )
        return self.stay()
