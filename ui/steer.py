"""Where an arrow key leads from a piece: to the nearest piece in that direction."""

from collections.abc import Mapping

ARROWS = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
}


def steer(places: Mapping[int, tuple[float, float]], start: int, key: str) -> int | None:
    """The piece that an arrow key leads to, or ``None`` where there is none that way.

    `places` holds the middles of the pieces. A piece counts as lying in a direction if it is
    further along it than aside; straight ahead wins over near but aside.
    """
    if key not in ARROWS or start not in places:
        return None
    (dx, dy), (x, y) = ARROWS[key], places[start]
    best: tuple[float, int] | None = None
    for piece, (px, py) in places.items():
        ahead = (px - x) * dx + (py - y) * dy
        aside = abs((px - x) * dy) + abs((py - y) * dx)
        if ahead <= 0 or aside > 2 * ahead:
            continue
        cost = ahead + 2.5 * aside
        if best is None or (cost, piece) < best:
            best = (cost, piece)
    return best[1] if best else None
