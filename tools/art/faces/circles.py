"""The circles: wreathed coins up to five, plain rings from six on, which stay clear when small."""

from tools.art.faces.pen import Point, disc, path, petal, polar

CIRCLES: dict[int, tuple[float, dict[str, list[Point]]]] = {  # radius, ink -> centres
    2: (15.6, {"green": [(30, 22.4)], "blue": [(30, 57.6)]}),
    3: (11.6, {"blue": [(17, 17.5)], "red": [(30, 40)], "green": [(43, 62.5)]}),
    4: (12.2, {"blue": [(17, 21), (43, 59)], "green": [(43, 21), (17, 59)]}),
    5: (10.8, {"blue": [(16, 17), (44, 63)], "green": [(44, 17), (16, 63)], "red": [(30, 40)]}),
    6: (
        10,
        {
            "green": [(17.5, 15.5), (42.5, 15.5)],
            "red": [(17.5, 42.5), (42.5, 42.5), (17.5, 64.8), (42.5, 64.8)],
        },
    ),
    7: (
        8.3,
        {
            "green": [(13.4, 13.6), (30, 21.6), (46.6, 29.6)],
            "red": [(18, 47.4), (42, 47.4), (18, 66.4), (42, 66.4)],
        },
    ),
    8: (8.5, {"blue": [(x, y) for y in (13.4, 31.2, 48.8, 66.6) for x in (18, 42)]}),
    9: (
        8.1,
        {
            ink: [(x, y) for x in (12.8, 30, 47.2)]
            for ink, y in (("green", 15), ("red", 40), ("blue", 65))
        },
    ),
}

WREATHED = 10.5
"""From this radius on a coin has a wreath; below it is a ring and a dot."""


def coin(x: float, y: float, r: float) -> str:
    """Return an ornamented ring: a wreath of cut petals around a cut middle."""
    if r < WREATHED:
        return disc(x, y, r) + disc(x, y, r * 0.68) + disc(x, y, r * 0.42)
    wreath = [petal(x, y, r * 0.46, r * 0.84, r * 0.22, k * 36) for k in range(10)]
    return "".join([disc(x, y, r), *wreath, disc(x, y, r * 0.33), disc(x, y, r * 0.16)])


def rosette() -> str:
    """Return the big circle: four wreaths in three colours."""
    x, y = 30, 40
    teeth = [disc(*polar(x, y, 21.7, k * 15), 1.5) for k in range(24)]
    outer = [petal(x, y, 13.2, 19.4, 2.6, k * 22.5) for k in range(16)]
    inner = [petal(x, y, 2.8, 9, 3.4, k * 45) for k in range(8)]
    return "".join(
        [
            path("blue", disc(x, y, 24.5), disc(x, y, 20.3), *teeth),
            path("green", disc(x, y, 19.9), disc(x, y, 12.4), *outer),
            path("red", disc(x, y, 11.2), *inner, disc(x, y, 2)),
        ]
    )


def circles(n: int) -> str:
    """Return the face of n circles, 1…9."""
    if n == 1:
        return rosette()
    r, inks = CIRCLES[n]
    return "".join(path(ink, *(coin(x, y, r) for x, y in at)) for ink, at in inks.items())
