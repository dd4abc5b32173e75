"""Drawing boards at rest: the markup of the board on the table, but for its hooks.

What the style sheet of the board tells apart by a piece's hooks, it tells apart here by
``data-still``, so that neither tests nor taps take a still for the game.
"""

from collections.abc import Iterable, Mapping

from ui.browser import Node, data, element, every, one
from ui.look import Counter
from ui.paint import paint_counter
from ui.paint_cards import side
from ui.paint_tiles import drawing, place
from ui.stills import CardStill, TileStill

CLASSIC = "classic"


def paint_cards(still: CardStill) -> Node:
    """A board of cards; each of its images names in `data-shows` the picture that it waits for."""
    board = element("div", "resting cards")
    spare = still.columns * still.rows - len(still.spots)
    for name, value in (("cols", still.columns), ("rows", still.rows), ("spare", spare)):
        board.style.setProperty(f"--{name}", str(value))
    for spot in still.spots.values():
        card = element("span", "card")
        card.dataset.still = spot.state
        card.append(side(_image(spot.face) if spot.face else None))
        board.append(card)
    board.append(_counters(still.counters))
    return _named(board, still.name)


def paint_tiles(still: TileStill) -> Node:
    """A board of tiles, as wide as there is room."""
    board = element("div", "resting tiles")
    for name in ("left", "top", "wide", "high"):
        board.style.setProperty(f"--{name}", str(getattr(still, name)))
    board.innerHTML = "".join(
        f'<span class="tile">{drawing(spot.face or "", CLASSIC)}</span>'
        for spot in still.spots.values()
    )
    for node, spot in zip(every(".tile", board), still.spots.values(), strict=True):
        node.dataset.still = spot.state
        place(node, spot.place)
    return _named(board, still.name)


def paint_faces(faces: Iterable[str]) -> Node:
    """Single tiles, each with its label."""
    row = element("div", "tiles-still")
    for face in faces:
        tile, label = element("span", "labelled"), element("span", "num", face)
        tile.innerHTML = f'<span class="tile">{drawing(face, CLASSIC)}</span>'
        tile.append(label)
        row.append(tile)
    return row


def paint_pairs(pairs: Iterable[tuple[str, str]], style: str, name: str) -> Node:
    """Pairs of tiles in a row, in ``classic`` or ``numbers``."""
    row = element("div", "pairs-still")
    for pair in pairs:
        two = element("div", "tiles-still")
        two.innerHTML = "".join(
            f'<span class="tile">{drawing(face, style)}</span>' for face in pair
        )
        row.append(two)
    return _named(row, name)


def _image(picture: str) -> Node:
    image = element("img")
    image.alt, image.dataset.shows = "", picture
    return image


def _counters(counters: Mapping[str, Counter]) -> Node:
    """The counters of the board on the table, with other numbers."""
    row = one("#match-counters").cloneNode(True)
    for name in ("id", "data-for"):
        row.removeAttribute(name)
    for node in every(".counter", row):
        paint_counter(node, counters[data(node, "counter")])
        node.removeAttribute("data-counter")
    return row


def _named(board: Node, name: str) -> Node:
    board.setAttribute("role", "img")
    board.setAttribute("aria-label", name)
    return board
