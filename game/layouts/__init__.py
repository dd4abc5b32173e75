"""The layouts as drawn text, by the number that stands in a game code.

A drawing shows the layers from the bottom to the top, parted by an empty line. A character is a
quarter of a tile, half a tile wide and high; a tile is the block that KMahjongg's files draw, and
a dot is the empty table:

    12
    43
"""

from dataclasses import dataclass

from game.layouts import (
    butterfly,
    castle,
    crown,
    fir,
    fish,
    heart,
    hourglass,
    lantern,
    owl,
    pagoda,
    pyramid,
    ship,
    turtle,
)
from game.layouts.measured import MEASURED

DRAWINGS = {
    "00": turtle.DRAWING,
    "01": lantern.DRAWING,
    "02": owl.DRAWING,
    "03": hourglass.DRAWING,
    "04": pagoda.DRAWING,
    "05": fir.DRAWING,
    "06": butterfly.DRAWING,
    "07": heart.DRAWING,
    "08": ship.DRAWING,
    "09": fish.DRAWING,
    "10": castle.DRAWING,
    "11": pyramid.DRAWING,
    "12": crown.DRAWING,
}

#: A layout has difficulty 1 if random play wins at least the first share of its usual deals, 2 if
#: the second, and so on, else 5.
SHARES = (0.60, 0.48, 0.36, 0.25)
MOST = len(SHARES) + 1
BATCH = 50


@dataclass(frozen=True, slots=True)
class Figures:
    """What `python -m tools.measure_layouts` has measured on one layout."""

    free: int  # tiles at the start
    won: tuple[int, ...]  # of each 50 usual deals, those that random play wins

    @property
    def share(self) -> float:
        """The share of usual deals that random play wins."""
        return sum(self.won) / (BATCH * len(self.won))

    @property
    def difficulty(self) -> int:
        """How hard the usual deals are, from 1 to 5."""
        return 1 + sum(self.share < share for share in SHARES)


FIGURES = {number: Figures(free, tuple(won)) for number, (free, *won) in MEASURED.items()}
