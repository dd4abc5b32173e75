"""Painting the tiles of Mahjong Solitaire. A tile that leaves is gone at once; a copy fades."""

from collections.abc import Callable, Iterable, Mapping

from ui.browser import Node, after, element, every, one, window
from ui.fit import TileSizes
from ui.look import Look, Piece
from ui.motion import Motion
from ui.paint import Board, pulse
from ui.steer import nearest
from ui.zoom import Point, Stage, View

LEAVE, RETURN, REFUSE, DEAL = 0.3, 0.2, 0.22, 0.7
VIEW = "-.5 -1 63.2 84.2"
"""The part of a face's 60 × 80 that a tile shows: what a higher neighbour hides is left free."""


class Tiles(Board):
    """The tiles, in reading order in the page; only their z-index says which lies on top."""

    def __init__(self, moving: Callable[[], bool]):
        super().__init__("tile", "#mahjong-counters")
        self._moving = moving
        self._slots: list[tuple[int, int, int]] = []
        self._sizes: TileSizes | None = None
        self.style = "classic"
        self.index = False

    def paint(self, look: Look, moves: Mapping[int, Motion]) -> None:
        """Bring the board to this look."""
        self.paint_numbers(look.attributes, look.counters)
        self.paint_actions(look.actions)
        before, pieces = self.look.pieces, look.pieces
        gone, come = before.keys() - pieces.keys(), pieces.keys() - before.keys()
        focused = self.focused()
        if self.inherited or len(come) > 4 or len(gone) > 4:
            self._build(look)
            before = {}
        else:
            for tile in gone:
                self._remove(tile, moves.get(tile) is Motion.LEAVE and self._moving())
            for tile in sorted(come, key=lambda t: _reading(pieces[t])):
                self._insert(tile, pieces, moves.get(tile) is Motion.RETURN and self._moving())
        self.look = look
        changed = [tile for tile, piece in pieces.items() if before.get(tile) != piece]
        # The focus goes to what is seen, and leaves what is not, before that is hidden.
        for tile in (tile for tile in changed if pieces[tile].seen):
            self.paint_piece(tile, before.get(tile), pieces[tile])
        self._stay_in_sight({**before, **pieces}, focused)
        for tile in (tile for tile in changed if not pieces[tile].seen):
            self.paint_piece(tile, before.get(tile), pieces[tile])
        self.point(self.cursor)

    def shape(self, slots: Iterable[tuple[int, int, int]]) -> None:
        """The slots of the layout: the board is as large as all of them, whatever is left."""
        self._slots = list(slots)

    def sizes(self) -> TileSizes | None:
        width, height = float(self.node.clientWidth), float(self.node.clientHeight)
        if not self._slots or not width:
            return None
        stage = Stage(width, height, float(window.devicePixelRatio))
        self._sizes = TileSizes(self._slots, stage)
        return self._sizes

    def lie(self, view: View) -> None:
        if self._sizes:
            fit = self._sizes.fit(view)
            for name in ("u", "v", "t", "ox", "oy"):
                self.node.style.setProperty(f"--{name}", f"{getattr(fit, name)}px")

    def origin(self) -> Point:
        return Point(self.node.offsetLeft, self.node.offsetTop)

    def base(self, view: View) -> Point:  # noqa: ARG002 - the element is as large as the stage
        return Point(0.0, 0.0)

    def restyle(self, style: str, index: bool) -> None:
        """Draw all tiles in another style (``classic`` or ``numbers``)."""
        self.style, self.index = style, index
        self.node.dataset.index = "on" if index and style == "classic" else "off"
        look = self.look
        if look.pieces:
            self._build(look)
            for tile, piece in look.pieces.items():
                self.paint_piece(tile, None, piece)

    def deal(self) -> None:
        """Let the tiles arrive layer by layer; a tap works at once."""
        if self._moving():
            pulse(self.node, "data-dealing", DEAL)

    def refuse(self, piece: int) -> None:
        """A small shake."""
        node = self.nodes[piece]
        node.classList.remove("refused")
        _ = node.offsetWidth
        node.classList.add("refused")
        after(REFUSE, lambda: node.classList.remove("refused"))

    def clear(self) -> None:
        """Take all tiles off, and the marks of this game."""
        for node in every(".leaving", self.node):
            node.remove()
        self._slots, self._sizes = [], None
        super().clear()

    def _build(self, look: Look) -> None:
        same = self.inherited and all(self._is_drawn(t, p) for t, p in look.pieces.items())
        if self.inherit(look.pieces if same else {}):
            self.point(self.cursor)
            return
        had_focus = self.focused() is not None
        for node in every(".tile", self.node):
            node.remove()
        order = sorted(look.pieces.items(), key=lambda item: _reading(item[1]))
        self.node.insertAdjacentHTML(
            "beforeend",
            "".join(
                f'<button type="button" class="tile" tabindex="-1">{self._face(piece)}</button>'
                for _, piece in order
            ),
        )
        self.nodes = dict(zip((tile for tile, _ in order), every(".tile", self.node), strict=True))
        for tile, piece in order:
            place(self.nodes[tile], piece.place)
        self.look = look
        self.point(self.cursor)
        self._stay_in_sight(look.pieces, None)
        self.laid(had_focus)

    def _is_drawn(self, tile: int, piece: Piece) -> bool:
        """Whether the picture that the page has shown until now has this tile in this style."""
        node = self.inherited.get(tile)
        wanted = uses(piece.drawing, self.style, self.index)
        return node is not None and wanted == [u.getAttribute("href") for u in every("use", node)]

    def _face(self, piece: Piece) -> str:
        return drawing(piece.drawing, self.style, self.index)

    def _insert(self, tile: int, pieces: Mapping[int, Piece], moving: bool) -> None:
        piece = pieces[tile]
        node = element("button", "tile returning" if moving else "tile")
        node.type, node.tabIndex = "button", -1
        node.innerHTML = self._face(piece)
        place(node, piece.place)
        later = [t for t in self.nodes if t in pieces and _reading(pieces[t]) > _reading(piece)]
        following = min(later, key=lambda t: _reading(pieces[t]), default=None)
        self.node.insertBefore(node, self.nodes[following] if following is not None else None)
        self.nodes[tile] = node
        if moving:
            after(RETURN, lambda: node.classList.remove("returning"))

    def _remove(self, tile: int, moving: bool) -> None:
        node = self.nodes.pop(tile)
        if moving:
            copy = element("span", "tile leaving")
            copy.setAttribute("aria-hidden", "true")
            place(copy, self.look.pieces[tile].place)
            copy.replaceChildren(*list(node.childNodes))
            self.node.append(copy)
            after(LEAVE, copy.remove)
        node.remove()

    def _stay_in_sight(self, known: Mapping[int, Piece], focused: int | None) -> None:
        """From a tile that is gone, or wholly under others, on to the nearest one that is seen."""
        here, pieces = self.cursor, self.look.pieces
        if here is None or here not in known or (here in pieces and pieces[here].seen):
            return
        near = nearest(
            {t: piece.place for t, piece in pieces.items() if piece.seen}, known[here].place
        )
        self.point(near)
        if focused == here and near is not None:
            self.focus(near)
        elif focused == here:
            one("#stage").focus()


def _reading(piece: Piece) -> tuple[int, int, int]:
    x, y, z = piece.place
    return y, x, z


def drawing(face: str, style: str, index: bool = False) -> str:
    """The drawing of a tile; its face is one of the 42 labels, never outside text."""
    stretch = ' preserveAspectRatio="none"' if style == "numbers" else ""
    picture, *more = uses(face, style, index)
    used = "".join(
        [f'<use class="picture" href="{picture}"/>', *(f'<use href="{m}"/>' for m in more)]
    )
    return f'<svg viewBox="{VIEW}"{stretch} aria-hidden="true">{used}</svg>'


def uses(face: str, style: str, index: bool) -> list[str]:
    """The parts of the sprite that a tile is drawn with."""
    if style == "numbers":
        return [f"#n-{face}"]
    return [f"#c-{face}", f"#i-{face}"] if index else [f"#c-{face}"]


def place(node: Node, where: tuple[int, ...]) -> None:
    """Put a tile to its place, in half tiles."""
    for name, value in zip("xyz", where, strict=True):
        node.style.setProperty(f"--{name}", str(value))
