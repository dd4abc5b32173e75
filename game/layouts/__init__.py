"""The layouts as drawn text, by the number that stands in a game code.

A drawing shows the layers from the bottom to the top, parted by an empty line. A character is a
quarter of a tile, half a tile wide and high; a tile is the block that KMahjongg's files draw, and
a dot is the empty table:

    12
    43
"""

from game.layouts import turtle

DRAWINGS = {"00": turtle.DRAWING}
