"""A game of Match Cards on the page: the timed comparison, its window, the end."""

from collections.abc import Mapping
from typing import Any

from game import match
from ui.browser import Node, element, fill, now, one
from ui.clock import clock_text
from ui.dialogs import say_aloud
from ui.endings import Ending, Fact, show_ending, streak
from ui.match_look import grid, match_attributes, match_counters, match_look, picture_name
from ui.match_table import MatchTable
from ui.motion import Motion, attempts_left, match_said, motions
from ui.overview import Overview, match_overview
from ui.paint_cards import Cards
from ui.pictures import Pictures
from ui.play import Desk, Play
from ui.session import Session
from ui.sounds import Sound, match_sound
from ui.table import Do, Intent, Step, Tap

FAN = 7
"""At most so many pictures lie in the end window."""


class MatchPlay(Play):
    """Match Cards on the page."""

    def __init__(self, table: MatchTable, desk: Desk, cards: Cards, pictures: Pictures):
        super().__init__(desk)
        self.table: MatchTable = table
        self.board: Cards = cards
        self._pictures = pictures
        self._left = False

    def begin(self, fresh: bool) -> None:
        cards, portrait = len(self.table.state.deck), self.table.session.portrait
        self.board.node.className = "board cards"
        self.board.shape(*grid(cards, portrait), cards, portrait)
        self.desk.lens.show(self.board)
        self.table.keep_time(now())
        self.paint()
        if fresh:
            self.board.deal()
        if self.table.session.paused:
            self.show_pause()
        self.schedule()

    def paint(self, moves: Mapping[int, Motion] | None = None) -> None:
        self.board.paint(match_look(self.table, self.desk.words, now()), moves or {})

    def paint_time(self) -> None:
        self.board.paint_numbers(
            match_attributes(self.table, now()), match_counters(self.table, self.desk.words, now())
        )

    def moves(self, step: Step[match.State]) -> dict[int, Motion]:
        return motions(match.spots(step.before), match.spots(step.after))

    def heard(self, step: Step[match.State], before: Session) -> Sound | None:  # noqa: ARG002
        return match_sound(step)

    def next_time(self) -> float | None:
        """The next second, or the end of the wait before a comparison."""
        times = [super().next_time(), self.table.remaining(now())]
        return min((t for t in times if t is not None), default=None)

    def time_has_come(self) -> None:
        if self.table.remaining(now()) == 0:
            self.act(Do.COMPARE)
        else:
            super().time_has_come()

    def overview(self) -> Overview:
        return match_overview(self.table, self.desk.words)

    def follow(self, intent: Intent, step: Step[Any]) -> None:
        if step.refusal is not None:
            if isinstance(step.refusal, match.Refusal) and isinstance(intent, Tap):
                self.board.refuse(intent.piece)
                say_aloud(self.board.look.pieces[intent.piece].name)
            return
        compared = len(step.after.turned) < len(step.before.turned)
        if compared and self.table.wants_window:
            self.compare_window(step)  # it says it all
            return
        say_aloud(match_said(step, self.desk.words, self.table.versions))
        if compared:
            self.end()

    def compare_window(self, step: Step[match.State]) -> None:
        """Show the turned cards large, and whether their pictures are the same (rule M8)."""
        attempt, say, same = step.before, self.desk.words.say, match.alike(step.before)
        fill("compare-left", "" if same else attempts_left(step.after, self.desk.words))
        fill("compare-title", say("Same picture") if same else say("Different pictures"))
        box = one('[data-show="compare-cards"]')
        box.dataset.same = "true" if same else "false"
        box.replaceChildren()
        for card in attempt.turned:
            if box.childElementCount:
                box.append(_verdict(same))
            box.append(self._picture(str(attempt.deck[card])))
        one('[data-field="dont-show"]').checked = False
        self.desk.dialogs.open("compare", closed=self.compared)

    def compared(self) -> None:
        """The compare window was closed."""
        if one('[data-field="dont-show"]').checked:
            self.table.forget_window()
            self.desk.keep(self.table)
        self.end()

    def end(self) -> None:
        """If the game has ended: the cards gather, then the end window opens."""
        if self.table.status == "won":
            self.board.gather(self.end_window)
        elif self.table.status == "lost":
            self.end_window()

    def end_window(self) -> None:
        """Show how it went."""
        if self._left or self.desk.dialogs.any_open:
            return
        state, words, won = self.table.state, self.desk.words, self.table.status == "won"
        say, not_won = words.say, words.say("Not this time")
        shown = [c for c in range(len(state.deck)) if (c in state.found) == won]
        pictures = list(dict.fromkeys(str(state.deck[card]) for card in shown))[:FAN]
        large, small = clock_text(self.table.session.clock.elapsed(now()))
        found = Fact(say("Found"), str(state.groups_found), say(" of {n}", n=state.total))
        ending = Ending(
            game="match",
            title=words.many("All {n} found", "All {n} found", state.total) if won else not_won,
            text="" if won else say("These pictures were still to be found."),
            code=self.table.code,
            again=say("Same cards again"),
            facts=(
                *(() if won else (found,)),
                Fact(say("Time"), large, small),
                Fact(say("Failed"), str(state.failed), say(" of {n}", n=state.limit)),
                *((streak(words),) if won else ()),
            ),
            won=won,
        )
        cards = [self._picture(picture) for picture in pictures]
        show_ending(self.desk.dialogs, ending, words, cards, closed=self.board.scatter)
        if won:
            self.desk.say_verdict(self.table)

    def leave(self) -> None:
        self._left = True
        super().leave()

    def _picture(self, picture: str) -> Node:
        card, face = element("span", "card"), element("span", "face")
        image = self._pictures.image(picture)
        image.alt = picture_name(picture, self.desk.words, self.table.versions)
        face.append(image)
        card.append(face)
        return card


def _verdict(same: bool) -> Node:
    disc = element("span", "verdict")
    sign = "equal" if same else "equal-not"
    disc.innerHTML = (
        f'<svg class="icon" aria-hidden="true"><use href="static/built/icons.svg#i-{sign}"/></svg>'
    )
    return disc
