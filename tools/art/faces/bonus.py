"""Flowers in a round medallion, seasons seen through a square window.

The two groups that pair freely are told apart by the shape of the ground, not by colour alone.
"""

from tools.art.faces.bamboo import stick
from tools.art.faces.glyphs import Typeface, written
from tools.art.faces.pen import (
    Point,
    box,
    disc,
    line,
    num,
    path,
    petal,
    placed,
    polar,
    polygon,
    solid,
)

X, Y = 31, 51  # the middle of every picture

SIGNS = {
    "F1": "梅",
    "F2": "蘭",
    "F3": "菊",
    "F4": "竹",
    "S1": "春",
    "S2": "夏",
    "S3": "秋",
    "S4": "冬",
}


def plum() -> str:
    """Return a blossom of five petals on its twig."""
    petals = [disc(*polar(X + 1, Y - 1, 9.6, k * 72), 6) for k in range(5)]
    stamens = [disc(*polar(X + 1, Y - 1, 6.6, k * 72 + 36), 1) for k in range(5)]
    twig = f"M{X - 17} {Y + 18}Q{X - 12} {Y + 9} {X - 2} {Y + 2}M{X - 14} {Y + 11}l-3 -8"
    return (
        line("ink", 2.6, twig)
        + solid("red", *petals, disc(X - 17, Y + 1, 3.2))
        + solid("gold", disc(X + 1, Y - 1, 3.4), *stamens)
    )


def orchid() -> str:
    """Return a flower of five petals above long blades."""
    blades = [
        petal(X, Y + 21, 0, length, 5, angle)
        for angle, length in ((-62, 22), (-33, 33), (36, 30), (64, 22))
    ]
    flower = [petal(X - 1, Y - 5, 1, 14, 5.4, angle) for angle in (0, 68, 128, 232, 292)]
    return (
        solid("green", *blades)
        + line("green", 2, f"M{X} {Y + 21}L{X - 1} {Y}")
        + solid("blue", *flower)
        + solid("red", disc(X - 1, Y - 4, 3.6))
    )


def chrysanthemum() -> str:
    """Return a flower head of fifteen rays over two leaves."""
    outer = [petal(X, Y - 2, 5, 18.5, 4, k * 24) for k in range(15)]
    inner = [petal(X, Y - 2, 0, 8, 3, k * 45 + 10) for k in range(8)]
    leaves = [petal(X, Y + 10, 2, 15, 7, angle) for angle in (118, 242)]
    return solid("green", *leaves) + path("gold", *outer) + solid("gold", *inner)


LEAVES = [  # x, y, angle, length
    *((35, 40, 62, 18), (35, 41, 100, 17), (35, 42, 138, 15)),
    *((24, 50, -62, 15), (24, 52, -105, 15), (37, 60, 75, 14), (37, 61, 120, 12)),
]


def cane() -> str:
    """Return two leafy canes."""
    leaves = [petal(x, y, 0, length, 5, angle) for x, y, angle, length in LEAVES]
    return path("green", stick(26, Y, 42, 6.5), stick(37, Y + 5, 32, 5.5)) + solid("green", *leaves)


def tulip() -> str:
    """Return spring: a tulip between two leaves."""
    x, y = X, Y
    flower = (
        f"M{x} {y + 4}C{x - 11} {y + 4} {x - 11} {y - 8} {x - 9} {y - 17}L{x - 4.5} {y - 11}"
        f"L{x} {y - 19}L{x + 4.5} {y - 11}L{x + 9} {y - 17}"
        f"C{x + 11} {y - 8} {x + 11} {y + 4} {x} {y + 4}z"
    )
    leaves = [petal(x, y + 21, 0, 25, 8, -38), petal(x, y + 21, 0, 25, 8, 38)]
    stem = line("green", 2.6, f"M{x} {y + 20}V{y}")
    return stem + solid("green", *leaves) + solid("red", flower)


def sun() -> str:
    """Return summer: a sun with ten rays."""
    rays = [petal(X, Y, 11.5, 20.5, 4.2, k * 36) for k in range(10)]
    return solid("gold", disc(X, Y, 9.6), *rays)


LEAF: list[Point] = [
    *((0, -1), (0.17, -0.66), (0.37, -0.77), (0.29, -0.3), (0.54, -0.55), (0.6, -0.41)),
    *((0.9, -0.46), (0.79, -0.18), (0.92, -0.05), (0.44, 0.32), (0.48, 0.5), (0.06, 0.43)),
    (0.07, 1),
]


def maple() -> str:
    """Return autumn: a maple leaf."""
    outline = LEAF + [(-x, y) for x, y in reversed(LEAF[1:])]
    return solid("red", polygon(placed(outline, X, Y, 12, 21)))


def snow() -> str:
    """Return winter: a snow crystal."""
    arms = []
    for k in range(6):
        tip = polar(X, Y, 20, k * 60)
        knee = polar(X, Y, 10.5, k * 60)
        arms.append(f"M{X} {Y}L{num(tip[0])} {num(tip[1])}")
        for turn in (-24, 24):
            end = polar(X, Y, 17.5, k * 60 + turn)
            arms.append(f"M{num(knee[0])} {num(knee[1])}L{num(end[0])} {num(end[1])}")
    return line("blue", 2.9, *arms)


PICTURES = {
    "F1": plum,
    "F2": orchid,
    "F3": chrysanthemum,
    "F4": cane,
    "S1": tulip,
    "S2": sun,
    "S3": maple,
    "S4": snow,
}


def bonus(kind: str, brush: Typeface, latin: Typeface) -> str:
    """Return the face of a flower or a season: character, number, picture."""
    flower = kind[0] == "F"
    ink = "red" if flower else "blue"
    ground = disc(X, Y, 23) if flower else box(8, 29, 46, 44, 4)
    return (
        path(ink, ground, soft=0.13)
        + PICTURES[kind]()
        + written(brush, ink, SIGNS[kind], (6, 5, 22, 22), bold=0.9)
        + written(latin, ink, kind[1], (42, 7, 10, 15))
    )
