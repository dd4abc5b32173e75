"""Painting the cards of Match Cards. A turning card shows its new side from the edge on."""

from asyncio import TimerHandle
from collections.abc import Callable, Mapping

from ui.browser import Node, after, data, element, every, lengths, one
from ui.fit import CardSizes
from ui.look import Look, Piece
from ui.motion import Motion
from ui.paint import Board, pulse
from ui.pictures import Pictures
from ui.zoom import Point, Stage, View

OUT, IN = 0.144, 0.176
"""Seconds of the two half-turns: .45 and .55 of --d-turn in tokens.css."""
NOD = 0.26
DEAL = 0.9
GATHER = 0.72
GAP = 0.085
"""Of a card's width: --gap-share in cards.css."""


class Cards(Board):
    """The cards, each in a seat: a button that stays for the whole game and never moves."""

    def __init__(self, pictures: Pictures, moving: Callable[[], bool]):
        super().__init__("card", "#match-counters")
        self._pictures = pictures
        self._moving = moving
        self._turning: dict[int, TimerHandle] = {}
        self._stage = one("#stage")
        self._grid = 0, 0
        self._sizes: CardSizes | None = None
        self._scale = 1.0

    def paint(self, look: Look, moves: Mapping[int, Motion]) -> None:
        """Bring the board to this look."""
        before = self.look.pieces
        self.paint_numbers(look.attributes, look.counters)
        self.paint_actions(look.actions)
        shown: dict[int, str] = {}
        if self.inherited or before.keys() != look.pieces.keys():
            shown = self._build(look)
            before = {}
        self.look = look
        for card, piece in look.pieces.items():
            old = before.get(card)
            if old == piece:
                continue
            self.paint_piece(card, old, piece)
            if (old.drawing if old else shown.get(card)) != piece.drawing:
                self._draw(card, piece, card in moves and self._moving())

    def shape(self, columns: int, rows: int, cards: int, portrait: bool) -> None:
        """Lay out the grid; the spare cells at its end hold the counters."""
        self._grid = columns, rows
        spare = columns * rows - cards
        for name, value in (("cols", columns), ("rows", rows), ("spare", spare)):
            self.node.style.setProperty(f"--{name}", str(value))
        self.node.dataset.shape = "portrait" if portrait else "landscape"
        self.node.toggleAttribute("data-tail", spare == columns)

    def sizes(self) -> CardSizes | None:
        columns, rows = self._grid
        box = self._stage.getBoundingClientRect()
        if not columns or not box.width:
            return None
        across = sum(lengths(self._stage, "padding-left", "padding-right"))
        down = sum(lengths(self._stage, "padding-top", "padding-bottom"))
        stage = Stage(box.width - across, box.height - down)
        w, h, low = lengths(self.node, "--w", "--h", "--low")
        w, h = w / self._scale, h / self._scale
        lines = rows - 1 if low else rows
        gaps = (columns - 1) * w * GAP, (rows - 1) * w * GAP
        self._sizes = CardSizes(stage, columns * w + gaps[0], lines * h + low + gaps[1], min(w, h))
        return self._sizes

    def lie(self, view: View) -> None:
        if not self._sizes:
            return
        self._scale, (width, height) = view.scale, self._sizes.size(view.scale)
        stage, style = self._sizes.stage, self.node.style
        style.setProperty("--zoom", str(view.scale))
        style.setProperty("--aside", f"{view.x - (stage.width - width) / 2}px")
        style.setProperty("--down", f"{view.y - (stage.height - height) / 2}px")

    def origin(self) -> Point:
        return Point(*lengths(self._stage, "padding-left", "padding-top"))

    def base(self, view: View) -> Point:
        return Point(view.x, view.y)

    def deal(self) -> None:
        """Let the cards arrive in reading order; a tap works at once."""
        if self._moving():
            pulse(self.node, "data-dealing", DEAL)

    def refuse(self, piece: int) -> None:
        """A nod."""
        if self._moving():
            pulse(self.nodes[piece], "data-refused", NOD)

    def gather(self, then: Callable[[], object]) -> None:
        """Slide the found cards to the middle into a loose pile."""
        if not self._moving():
            then()
            return
        box = self._stage.getBoundingClientRect()
        middle = box.left + box.width / 2, box.top + box.height / 2
        for card, node in self.nodes.items():
            own = node.getBoundingClientRect()
            node.style.setProperty("--gx", f"{middle[0] - own.left - own.width / 2}px")
            node.style.setProperty("--gy", f"{middle[1] - own.top - own.height / 2}px")
            node.style.setProperty("--gr", f"{(card * 7) % 13 - 6}deg")
            node.setAttribute("data-gathering", "true")
        after(GATHER, then)

    def scatter(self) -> None:
        """Let gathered cards slide back to their places."""
        for node in self.nodes.values():
            node.removeAttribute("data-gathering")

    def clear(self) -> None:
        """Take all cards off, and the marks of this game."""
        self._stop_turning()
        self._grid, self._sizes = (0, 0), None
        super().clear()

    def _build(self, look: Look) -> dict[int, str]:
        """Make the cards; return what those show that were there already."""
        self._stop_turning()
        if self.inherit(look.pieces):
            shown = {card: data(node, "picture") for card, node in self.nodes.items()}
            for node in self.nodes.values():
                node.removeAttribute("data-picture")
            self.point(self.cursor)
            return shown
        had_focus = self.focused() is not None
        for node in self.nodes.values():
            node.remove()
        counters = one("#match-counters")
        counters.insertAdjacentHTML(
            "beforebegin",
            '<button type="button" class="seat" tabindex="-1"><span class="card"></span></button>'
            * len(look.pieces),
        )
        self.nodes = dict(zip(look.pieces, every(".seat", self.node), strict=True))
        for number, node in enumerate(self.nodes.values()):
            node.style.setProperty("--i", str(number))
        self.point(self.cursor)
        self.laid(had_focus)
        return {}

    def _stop_turning(self) -> None:
        for handle in self._turning.values():
            handle.cancel()
        self._turning.clear()

    def _draw(self, card: int, piece: Piece, moving: bool) -> None:
        """Show a side; a card that is turning already goes on to the newest one."""
        node = self.nodes[card]
        running = self._turning.pop(card, None)
        if running:
            running.cancel()
        if not moving:
            node.removeAttribute("data-turning")
            node.firstElementChild.replaceChildren(self._side(piece))
            return

        def half() -> None:
            node.firstElementChild.replaceChildren(self._side(piece))
            node.setAttribute("data-turning", "in")
            self._turning[card] = after(IN, done)

        def done() -> None:
            node.removeAttribute("data-turning")
            self._turning.pop(card, None)

        node.setAttribute("data-turning", "out")
        self._turning[card] = after(OUT, half)

    def _side(self, piece: Piece) -> Node:
        return side(self._pictures.image(piece.drawing) if piece.drawing else None)


def side(image: Node | None) -> Node:
    """What lies on a card: the face with its picture, or the back."""
    if image is None:
        return element("span", "back")
    face = element("span", "face")
    face.append(image)
    return face
