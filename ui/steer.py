"""Where keys lead from a piece: to its neighbours, to the ends, to other layers, along a list.

A place is a piece's upper left corner in half pieces, across and down, and its layer. Keys are
named as in `ui.keys`.
"""

from collections.abc import Collection, Mapping

Place = tuple[int, ...]
Places = Mapping[int, Place]

ARROWS = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
}
ROW_ENDS = {"Home": "ArrowLeft", "End": "ArrowRight"}
LAYERS = {"PageUp": 1, "PageDown": -1}
SHIFT = 0.25
"""Of half a tile's width: so far up and left a layer is drawn from the one below it."""
LEVEL = 1.0
"""So far aside a piece still lies on the way."""
TALL = 4 / 3
"""A tile's height, if its width is 1."""


def lead(places: Places, start: int, key: str) -> int | None:
    """The piece that a key leads to; None where there is none that way, or for any other key."""
    if start not in places:
        return None
    if key in ARROWS:
        return steer(places, start, key)
    if key in ROW_ENDS:
        return _row_end(places, start, ROW_ENDS[key])
    if key in LAYERS:
        return _other_layer(places, start, LAYERS[key])
    order = reading(places)
    return {"Ctrl+Home": order[0], "Ctrl+End": order[-1]}.get(key)


def steer(places: Places, start: int, key: str) -> int | None:
    """The nearest piece in the direction of an arrow key.

    A piece counts as lying in a direction if it is further along it than aside. Straight ahead
    wins over near but aside; what is half on the way wins if it is nearer, as the tile on top is.
    """
    (dx, dy), (x, y) = ARROWS[key], _middle(places[start])
    best: tuple[float, int] | None = None
    for piece, place in places.items():
        px, py = _middle(place)
        ahead = (px - x) * dx + (py - y) * dy
        aside = abs((px - x) * dy) + abs((py - y) * dx)
        if ahead <= 0 or aside > 2 * ahead:
            continue
        cost = ahead + 0.3 * aside + 2.5 * max(0.0, aside - LEVEL)
        if best is None or (cost, piece) < best:
            best = (cost, piece)
    return best[1] if best else None


def along(pieces: Collection[int], places: Places, start: int, back: bool) -> int | None:
    """The next one of some pieces in reading order after where one is, or the one before.

    After the last comes the first again; None if there is none but where one is.
    """
    order = [piece for piece in reading(places) if piece in pieces or piece == start]
    if start not in order or order == [start]:
        return None
    return order[(order.index(start) + (-1 if back else 1)) % len(order)]


def reading(places: Places) -> list[int]:
    """The pieces in the order in which one reads: row after row."""
    return sorted(places, key=lambda piece: _reading(places[piece]))


def in_sight(places: Places) -> dict[int, Place]:
    """The pieces whose face is seen at least in part; the others lie under their neighbours."""
    cells = {
        (x + dx, y + dy, z)
        for x, y, z in places.values()
        for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1))
    }

    def hidden(place: Place) -> bool:
        x, y, z = place
        return all((x + dx, y + dy, z + 1) in cells for dx in (0, 1) for dy in (0, 1))

    return {piece: place for piece, place in places.items() if not hidden(place)}


def nearest(places: Places, gone: Place) -> int | None:
    """The piece next to where another one was; of two equally near the upper one."""
    x, y = _middle(gone)

    def cost(piece: int) -> tuple[float, int, int]:
        px, py = _middle(places[piece])
        return round((px - x) ** 2 + (py - y) ** 2, 3), -places[piece][2], piece

    return min(places, key=cost, default=None)


def _middle(place: Place) -> tuple[float, float]:
    """Where the middle of a piece is seen, but for what is the same for all."""
    x, y, z = place
    return x - z * SHIFT, y * TALL - z * SHIFT


def _reading(place: Place) -> tuple[int, int, int]:
    x, y, z = place
    return y, x, z


def _row_end(places: Places, start: int, arrow: str) -> int:
    """The outermost piece of the row in which one is: of those that are level, at least in part."""
    _, y, z = places[start]
    row = [p for p, (_, py, pz) in places.items() if pz == z and abs(py - y) < 2]
    sign = ARROWS[arrow][0]
    return max(row, key=lambda p: (sign * places[p][0], -abs(places[p][1] - y), -p))


def _other_layer(places: Places, start: int, up: int) -> int | None:
    """The nearest piece of the next layer above or below that has one in sight."""
    layers = {place[2] for place in places.values()}
    layer, here = places[start][2], places[start]
    others = [z for z in layers if (z - layer) * up > 0]
    if not others:
        return None
    wanted = min(others, key=lambda z: abs(z - layer))
    return nearest(_of_layer(places, wanted), here)


def _of_layer(places: Places, layer: int) -> dict[int, Place]:
    return {piece: place for piece, place in places.items() if place[2] == layer}
