"""Painting: touch only what differs between the look on the page and the look wanted."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from ui.browser import Node, after, data, document, every, focus_is_lost, one
from ui.look import Counter, Look, Piece
from ui.steer import Place
from ui.zoom import Point, Sizes, View


class Board(ABC):
    """The board element: its attributes, its counters, and one piece that Tab leads to."""

    def __init__(self, piece: str, counters: str):
        self.node = one("#board")
        self.nodes: dict[int, Node] = {}
        self.look = Look({}, {}, {})
        self.cursor: int | None = None
        self._orphaned = False
        """Whether the piece with the focus was taken away, as in a pause."""
        self.wanted = 0.0
        """How wide pieces shall be, in CSS pixels; 0 to see the whole board."""
        self._counters = {data(n, "counter"): n for n in every(f"{counters} .counter")}
        self.inherited = {number(n): n for n in every(f"[data-{piece}]", self.node)}
        """The pieces of the picture that the page has shown until now (static/js/picture.js)."""

    @abstractmethod
    def sizes(self) -> Sizes | None:
        """How large the board is in its stage as it stands now; None if nothing is to be seen."""

    @abstractmethod
    def lie(self, view: View) -> None:
        """Lay the board out."""

    @abstractmethod
    def origin(self) -> Point:
        """Where the stage of `sizes` begins in the element of the stage."""

    @abstractmethod
    def base(self, view: View) -> Point:
        """Where the board's element begins in the stage, as it lies in a view."""

    @property
    def in_hand(self) -> int | None:
        """The selected piece, or else the one where the keyboard is."""
        for piece, seen in self.look.pieces.items():
            if ("selected", "true") in seen.attributes:
                return piece
        node = self.nodes.get(self.cursor) if self.cursor is not None else None
        return self.cursor if node and node.matches(":focus-visible") else None

    def paint_numbers(self, attributes: Mapping[str, str], counters: Mapping[str, Counter]) -> None:
        """Set the board's own attributes and the counters."""
        _set_data(self.node, self.look.attributes, attributes)
        for name, counter in counters.items():
            if self.look.counters.get(name) != counter:
                paint_counter(self._counters[name], counter)
        self.look = replace(self.look, attributes=attributes, counters=counters)

    def paint_actions(self, actions: Mapping[str, bool]) -> None:
        """Mark the buttons that have nothing to do; they keep the focus, and can be pressed."""
        for name, useful in actions.items():
            if self.look.actions.get(name) != useful:
                for button in every(f'#game [data-action="{name}"]'):
                    button.setAttribute("aria-disabled", "false" if useful else "true")

    def paint_piece(self, piece: int, before: Piece | None, after_: Piece) -> None:
        """Set a piece's attributes and name, not its drawing."""
        node = self.nodes[piece]
        _set_data(node, dict(before.attributes) if before else {}, dict(after_.attributes))
        if before is None or before.name != after_.name:
            node.setAttribute("aria-label", after_.name)
        if (before is None or before.seen) != after_.seen:
            node.setAttribute("aria-hidden", "false" if after_.seen else "true")

    def places(self, piece: int) -> dict[int, Place]:
        """Where the pieces lie to which keys may lead, and this one too."""
        pieces = self.look.pieces
        return {number: one.place for number, one in pieces.items() if one.seen or number == piece}

    def inherit(self, pieces: Mapping[int, Piece]) -> bool:
        """Take over the pieces of the picture if they are these, else take them off."""
        found, self.inherited = self.inherited, {}
        if (
            found
            and found.keys() == pieces.keys()
            and all(node.isConnected for node in found.values())
        ):
            self.nodes = found
            return True
        for node in found.values():
            node.remove()
        return False

    def point(self, piece: int | None) -> None:
        """Make this the piece that Tab leads to; with no piece there, none is forgotten."""
        if not self.nodes:
            return
        if self.cursor in self.nodes and self.cursor is not None:
            self.nodes[self.cursor].tabIndex = -1
        self.cursor = piece if piece in self.nodes else next(iter(self.nodes), None)
        if self.cursor is not None:
            self.nodes[self.cursor].tabIndex = 0

    def focus(self, piece: int) -> None:
        """Move the keyboard's focus to a piece."""
        self.point(piece)
        if piece in self.nodes:
            self.nodes[piece].focus()

    def focused(self) -> int | None:
        """The piece that has the keyboard's focus."""
        active = document.activeElement
        piece = active and (data(active, "card") or data(active, "tile"))
        return int(piece) if piece else None

    def refocus(self) -> bool:
        """Move the focus to where it was last on the board, or to the first piece."""
        if self.cursor not in self.nodes or self.cursor is None:
            return False
        self.focus(self.cursor)
        return True

    def laid(self, had_focus: bool) -> None:
        """The pieces have been laid anew: what had the focus has it again, once it is seen."""
        self._orphaned = self._orphaned or had_focus
        if self._orphaned and self.nodes:
            self._orphaned = False
            if focus_is_lost():
                self.refocus()

    def clear(self) -> None:
        """Take everything off: the board is nobody's."""
        for node in self.nodes.values():
            node.remove()
        self.nodes.clear()
        self.cursor, self._orphaned = None, False
        _set_data(self.node, self.look.attributes, {})
        self.look = Look({}, {}, {})


def number(node: Node) -> int:
    """Which piece an element of the board is."""
    return int(data(node, "card") or data(node, "tile"))


def pulse(node: Node, attribute: str, seconds: float) -> None:
    """Set a state attribute for a moment; set again, its animation starts anew."""
    node.removeAttribute(attribute)
    _ = node.offsetWidth  # the browser forgets the old animation only when it lays out
    node.setAttribute(attribute, "true")
    after(seconds, lambda: node.removeAttribute(attribute))


def _set_data(node: Node, before: Mapping[str, str], wanted: Mapping[str, str]) -> None:
    for name in before.keys() - wanted.keys():
        node.removeAttribute(f"data-{name}")
    for name, value in wanted.items():
        if before.get(name) != value:
            node.setAttribute(f"data-{name}", value)


def paint_counter(node: Node, counter: Counter) -> None:
    """Fill the element of a counter."""
    one("[data-value]", node).textContent = counter.value
    one("[data-of]", node).textContent = counter.small
    node.dataset.low = "true" if counter.low else "false"
    if counter.word:
        one("dt span", node).textContent = counter.word
