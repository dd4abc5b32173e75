"""What the page tells about a game of Mahjong Solitaire: what hints are worth, that it is lost."""

from game.guide import Plan
from game.solver import Verdict
from ui.adviser import Adviser
from ui.dead_end import show_dead_end, show_way_back
from ui.dialogs import say_aloud
from ui.mahjong_table import Hint, MahjongTable
from ui.play import Desk
from ui.session import AWAY, HIDDEN
from ui.thinking import Thinking

DEAD_END = "stuck"


class Advice:
    """Seeks in the background what there is to know about a game, and says it when it is wanted."""

    def __init__(self, table: MahjongTable, desk: Desk):
        self._table = table
        self._desk = desk
        self._adviser = Adviser(table)
        self._thinking = Thinking(self._think)
        self._state = table.state
        self._noticed = self._told = False
        self._adviser.follow()
        self._judged = not self._adviser.deal_is_open

    def follow(self) -> None:
        """The game may have gone on, been held or released: seek what is to be sought now."""
        if self._table.state is not self._state:
            self._state = self._table.state
            self._thinking.stop()
            self._end_notice()
            self._adviser.looking_back = False
            self._adviser.follow()
            self._told = self._told and self._adviser.verdict is Verdict.LOST
        if self._adviser.seeking and not self._table.session.held & {HIDDEN, AWAY}:
            self._thinking.go_on()
        else:
            self._thinking.stop()

    def stop(self) -> None:
        """The game is not on the page any more."""
        self._thinking.stop()
        self._end_notice()

    @property
    def plan(self) -> Plan | None:
        """How to win from here, if that is known."""
        return self._adviser.plan

    @property
    def proof(self) -> str:
        """Of a hard deal: whether it can be won, in a word or two; else ``""``."""
        say, adviser = self._desk.words.say, self._adviser
        if not self._table.options.hard or adviser.deal_is_open:
            return ""
        if adviser.deal is Verdict.WON:
            return say("proven winnable")
        return say("cannot be won") if adviser.deal is Verdict.LOST else say("not proven")

    @property
    def hint(self) -> Hint:
        """What a press of Hint marks."""
        return Hint(self._adviser.hints)

    def say_worth(self) -> None:
        """A hint was marked: say so if it does not keep the game won."""
        if self._adviser.verdict is Verdict.LOST:
            self._tell_lost()
        elif self._adviser.verdict is Verdict.UNKNOWN:
            self._noticed, say = True, self._desk.words.say
            text = say("A guess: it is not known yet whether the game can still be won.")
            self._desk.dialogs.notice(text)
        else:
            self._end_notice()

    @property
    def back(self) -> int:
        """Pairs to take back to the last position that could be won; 0 if it is not known."""
        return self._adviser.back() or 0

    def open_dead_end(self) -> None:
        """Show that the game cannot be won any more, and the ways out."""
        self.follow()
        self._adviser.looking_back = True
        self._adviser.follow()
        self.follow()
        show_dead_end(self._table, self._desk.words)
        show_way_back(self._adviser, self._desk.words)
        self._desk.dialogs.open(DEAD_END)

    def _think(self) -> bool:
        if self._adviser.step():
            self._has_found()
        return self._adviser.seeking

    def _has_found(self) -> None:
        if self._table.options.hard and not self._judged and not self._adviser.deal_is_open:
            self._judged = True
            self._tell_deal()
        if self._desk.dialogs.is_open(DEAD_END):
            text = show_way_back(self._adviser, self._desk.words)
            if not self._adviser.seeking:
                say_aloud(text)
        lost = self._adviser.verdict is Verdict.LOST and self._table.status == "playing"
        if lost and self._desk.settings.lost and not self._told:
            self._tell_lost()

    def _tell_deal(self) -> None:
        say = self._desk.words.say
        text = say("Not proven: nobody knows whether this deal can be won.")
        if self._adviser.deal is Verdict.WON:
            text = say("Proven: this deal can be won.")
        elif self._adviser.deal is Verdict.LOST:
            text = say("Proven: this deal cannot be won, whatever you do.")
        self._desk.dialogs.notice(text)
        self._desk.deal_judged()

    def _tell_lost(self) -> None:
        self._noticed = self._told = True
        say = self._desk.words.say
        text = say("This game can no longer be won.")
        self._desk.dialogs.notice(text, say("What now?"), self.open_dead_end)

    def _end_notice(self) -> None:
        if self._noticed:
            self._noticed = False
            self._desk.dialogs.end_notice()
