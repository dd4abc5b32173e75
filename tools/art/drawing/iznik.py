"""İznik: cobalt, turquoise and coral under a white glaze.

A lobed medallion, saz leaves turning round it, tulips on the axes, quarter rosettes in the
corners, which close when cards lie side by side.
"""

from tools.art.drawing.pen import document, dot, drop, group, num, polar

COBALT, TURQUOISE, CORAL = "#21489c", "#2a9d9f", "#d5492f"
WHITE, LINE = "#f7f5ee", "#16326f"
C = 120

TULIP = (
    f'<path fill="{CORAL}" stroke="{LINE}" stroke-width="1.6" stroke-linejoin="round"'
    ' d="M0 0C-11-5-14-19-8-33C-5.5-27-3.5-24-2-22C-1.5-28-.8-32 0-36C.8-32 1.5-28 2-22'
    'C3.5-24 5.5-27 8-33C14-19 11-5 0 0Z"/>'
    f'<path fill="none" stroke="{WHITE}" stroke-width="1.5" stroke-linecap="round"'
    ' d="M-6-10c-1.5-4-1.5-8-.7-12M6-10c1.5-4 1.5-8 .7-12"/>'
)


def _tulip(x: float, y: float, degrees: float, scale: float) -> str:
    place = f"translate({num(x)} {num(y)}) rotate({num(degrees + 90)}) scale({scale})"
    return group(f'transform="{place}"', TULIP, dot(0, -9, 2.3, WHITE))


def _saz(x: float, y: float, length: float, width: float, degrees: float, bend: int) -> str:
    """Return a long bent leaf with its rib; `bend` is the side it bends to, -1 or 1."""
    w, h = width * bend, length
    blade = (
        f"M0 0C{num(h * 0.2)} {num(-w * 1.1)} {num(h * 0.65)} {num(-w * 1.25)}"
        f" {num(h)} {num(-w * 0.2)}C{num(h * 0.7)} {num(w * 0.35)} {num(h * 0.3)} {num(w * 0.6)}"
        " 0 0Z"
    )
    rib = (
        f"M{num(h * 0.12)} {num(-w * 0.12)}C{num(h * 0.35)} {num(-w * 0.5)} {num(h * 0.6)}"
        f" {num(-w * 0.55)} {num(h * 0.86)} {num(-w * 0.3)}"
    )
    return group(
        f'transform="translate({num(x)} {num(y)}) rotate({num(degrees)})"',
        f'<path fill="{TURQUOISE}" stroke="{LINE}" stroke-width="1.4" stroke-linejoin="round"'
        f' d="{blade}"/>',
        f'<path fill="none" stroke="{WHITE}" stroke-width="1.3" stroke-linecap="round" d="{rib}"/>',
    )


def _corner(x: float, y: float) -> list[str]:
    """Return a rosette of which the card shows a quarter."""
    return [
        dot(x, y, 62, COBALT),
        f'<circle cx="{num(x)}" cy="{num(y)}" r="57" fill="none" stroke="{WHITE}"'
        ' stroke-width="1.6"/>',
        *(drop(x, y, 20, 52, 7.5, 30 * k + 15, WHITE) for k in range(12)),
        *(drop(x, y, 26, 46, 3.6, 30 * k + 15, TURQUOISE) for k in range(12)),
        dot(x, y, 18, CORAL),
    ]


def _garland() -> list[str]:
    """Return saz leaves and tulips round the medallion, blossoms between them and the corners."""
    parts = []
    for k in range(4):
        for side in (-1, 1):
            x, y = polar(C, C, 64, 90 * k + side * 14)
            parts.append(_saz(x, y, 46, 13, 90 * k + side * 50, side))
    parts += [_tulip(*polar(C, C, 72, 90 * k), 90 * k, 1.12) for k in range(4)]
    for k in range(4):
        angle = 45 + 90 * k
        x, y = polar(C, C, 87, angle)
        parts += [drop(x, y, 2, 13.5, 5.2, 60 * j + angle, COBALT) for j in range(6)]
        parts += [dot(x, y, 4.6, WHITE), dot(x, y, 2.9, CORAL)]
    return parts


def _medallion() -> list[str]:
    """Return eight lobes with a white edge, a wreath and a coral flower in them."""
    lobes = [dot(*polar(C, C, 44, 45 * k + 22.5), 19, COBALT) for k in range(8)]
    parts = [group(f'stroke="{WHITE}" stroke-width="7"', *lobes), *lobes, dot(C, C, 50, COBALT)]
    for k in range(8):
        angle = 45 * k + 22.5
        parts.append(drop(C, C, 27, 59, 10.5, angle, WHITE))
        parts.append(drop(C, C, 33, 55, 6.4, angle, TURQUOISE))
        parts.append(dot(*polar(C, C, 47.5, angle), 2.4, WHITE))
    for k in range(8):
        parts.append(dot(*polar(C, C, 46, 45 * k), 3, WHITE))
        parts.append(dot(*polar(C, C, 38, 45 * k), 2, WHITE))
    parts.append(dot(C, C, 29, WHITE))
    parts += [drop(C, C, 5, 26, 7, 45 * k, CORAL) for k in range(8)]
    return [*parts, dot(C, C, 8, WHITE), dot(C, C, 5.6, COBALT)]


def iznik() -> str:
    """Return the card back."""
    glaze = (
        '<linearGradient id="glaze" x1="0" y1="0" x2="1" y2="1">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".22"/>'
        '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#0b1c44" stop-opacity=".1"/></linearGradient>'
    )
    corners = [part for k in range(4) for part in _corner(*polar(C, C, 169.7, 45 + 90 * k))]
    return document(
        "İznik",
        "0 0 240 240",
        f"<defs>{glaze}</defs>",
        f'<rect width="240" height="240" fill="{WHITE}"/>',
        "".join(corners + _garland() + _medallion()),
        '<rect width="240" height="240" fill="url(#glaze)"/>',
    )
