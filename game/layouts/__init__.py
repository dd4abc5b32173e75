"""The layouts as drawn text, by the number that stands in a game code.

A drawing shows the layers from the bottom to the top, parted by an empty line. A character is a
quarter of a tile, half a tile wide and high; a tile is the block that KMahjongg's files draw, and
a dot is the empty table:

    12
    43
"""

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

#: How hard the usual deals of a layout are, from 1 to 5: by the share that random play wins, of
#: 1,000 deals, as `python -m tools.measure_layouts` finds it.
DIFFICULTIES = {
    "00": 3,
    "01": 1,
    "02": 1,
    "03": 2,
    "04": 3,
    "05": 3,
    "06": 3,
    "07": 3,
    "08": 4,
    "09": 4,
    "10": 4,
    "11": 5,
    "12": 5,
}
