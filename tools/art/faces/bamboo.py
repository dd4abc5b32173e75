"""The bamboos: jointed sticks; the one is a peacock, the eight an M over its mirror image."""

from tools.art.faces.pen import (
    Point,
    disc,
    line,
    num,
    path,
    petal,
    placed,
    polar,
    polygon,
    smooth,
    solid,
)

# The right side of a stick from its top to its foot: (height, width), both from -1 to 1.
SIDE = [
    *((-1, 0.7), (-1, 1), (-0.87, 1.1), (-0.77, 0.8), (-0.5, 0.9), (-0.22, 0.8), (-0.12, 1.1)),
    *((0.12, 1.1), (0.22, 0.8), (0.5, 0.9), (0.77, 0.8), (0.87, 1.1), (1, 1), (1, 0.7)),
]


def stick(x: float, y: float, length: float, width: float, degrees: float = 0) -> str:
    """Return a jointed stick: two canes between three knots, each with a cut gleam at its left."""
    h, w = length / 2, width / 2
    side = [(across * w, along * h) for along, across in SIDE]
    outline = side + [(-px, py) for px, py in reversed(side)]
    left, right, gleam = -w * 0.39, -w * 0.13, h * 0.22
    cuts = [
        [(left, m - gleam), (right, m - gleam), (right, m + gleam), (left, m + gleam)]
        for m in (-h * 0.5, h * 0.5)
    ]
    return smooth(placed(outline, x, y, degrees)) + "".join(
        polygon(placed(cut, x, y, degrees)) for cut in cuts
    )


def rows(*lines: tuple[float, tuple[float, ...]]) -> list[Point]:
    """Return places (x, y) from rows of x positions."""
    return [(x, y) for y, xs in lines for x in xs]


THREE, TWO, WIDE = (13.5, 30, 46.5), (17, 43), (13, 47)

BAMBOO: dict[int, tuple[float, float, dict[str, list[Point]]]] = {  # length, width, ink -> places
    2: (34, 12.5, {"green": [(30, 21.5), (30, 58.5)]}),
    3: (34, 12.5, {"green": [(30, 21.5), (16, 58.5), (44, 58.5)]}),
    4: (34, 12.5, {"green": rows((21.5, TWO), (58.5, TWO))}),
    5: (33, 10.8, {"green": rows((21.5, WIDE), (58.5, WIDE)), "red": [(30, 40)]}),
    6: (34, 10, {"green": rows((21.5, THREE), (58.5, THREE))}),
    7: (22, 10, {"red": [(30, 15.5)], "green": rows((40, THREE), (64.5, THREE))}),
    9: (
        22,
        10,
        {
            "green": rows((15.5, WIDE), (40, WIDE), (64.5, WIDE)),
            "red": [(30, 15.5), (30, 40), (30, 64.5)],
        },
    ),
}


def eight() -> str:
    """Return an M over its mirror image."""
    top = [(8.8, 21.5, 0), (21.2, 21.5, -16), (38.8, 21.5, 16), (51.2, 21.5, 0)]
    below = [(x, 80 - y, -a) for x, y, a in top]
    return "".join(
        path("green", *(stick(x, y, 33, 7.6, a) for x, y, a in at)) for at in (top, below)
    )


BODY: list[Point] = [
    *((15, 13), (19, 9), (27, 10), (30, 17), (28, 25), (34, 30), (43, 36)),
    *((42, 46), (31, 53), (19, 50), (12, 39), (16, 29), (15, 21)),
]
WING: list[Point] = [(21, 32), (31, 34), (40, 42), (39, 46), (27, 47), (20, 41)]
CREST: list[Point] = [(19.5, 4.6), (25.2, 3.2), (30.6, 5.8)]
FEATHERS = [(35, 39, 136, 29), (33, 42, 153, 36), (28, 44, 170, 33)]  # x, y, angle, length


def bird() -> str:
    """Return a peacock looking left: crest, wing, three feathers with eyes."""
    tail, eyes, pupils = [], [], []
    for x, y, angle, length in FEATHERS:
        tail.append(petal(x, y, 0, length, 11, angle))
        spot = polar(x, y, length * 0.66, angle)
        eyes.append(disc(*spot, 3.4))
        pupils.append(disc(*spot, 1.9))
    return "".join(
        [
            line("red", 2.4, "M22 51L21 61M21 61l-5 3M21 61l3 4M29 52L29.5 60"),
            path("green", *tail, *eyes),
            path("red", *pupils),
            path("green", smooth(BODY), smooth(WING), disc(20.4, 16.4, 2.1)),
            solid("blue", smooth(placed(WING, 5.2, 6.6, 0, 0.83))),
            solid("red", "M15.5 14.5L7 19.5L16.5 21.5z", *(disc(x, y, 1.9) for x, y in CREST)),
            line("green", 1.3, *(f"M23.5 11L{num(x)} {num(y + 1.5)}" for x, y in CREST)),
        ]
    )


def bamboo(n: int) -> str:
    """Return the face of n bamboos, 1…9."""
    if n == 1:
        return bird()
    if n == 8:
        return eight()
    length, width, inks = BAMBOO[n]
    return "".join(
        path(ink, *(stick(x, y, length, width) for x, y in at)) for ink, at in inks.items()
    )
