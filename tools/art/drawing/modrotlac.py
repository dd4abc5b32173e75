"""Modrotlač: white resist on indigo, as on Slovak blueprint linen.

A rosette of drops and dotted rays, four sprigs to the middles of the sides, four corner flowers:
with the repeat of many cards they close into a field.
"""

from tools.art.drawing.pen import document, dot, drop, group, leaf, polar, ring

GROUND, DEEP, LIT, WHITE = "#2b3d73", "#22315f", "#35497f", "#f4f1e8"
C = 120  # the middle; a back is 240 units a side


def _rosette() -> list[str]:
    """Return eight drops with a blue vein, dotted rays between them, two rings of dots."""
    parts = [dot(C, C, 7.5), ring(C, C, 14.5, 10, 2.3, 18)]
    parts += [drop(C, C, 20, 50, 10.5, 45 * k + 22.5) for k in range(8)]
    for k in range(8):
        angle = 45 * k + 22.5
        vein = ((42, 3.1), (34.5, 1.9), (29.2, 1.3))
        eyes = (dot(*polar(C, C, radius, angle), r) for radius, r in vein)
        parts.append(group(f'fill="{GROUND}"', *eyes))
    for k in range(8):
        parts += [
            dot(*polar(C, C, radius, 45 * k), r) for radius, r in ((37, 1.7), (44, 2.3), (52, 3.1))
        ]
    return [*parts, ring(C, C, 59, 40, 1.55, 4.5)]


def _sprig(angle: float) -> list[str]:
    """Return a bud between two pairs of leaves, and dots towards the side."""
    parts = [drop(*polar(C, C, 64, angle), 0, 26, 8, angle)]
    eyes = (dot(*polar(C, C, 82, angle), 2.4), dot(*polar(C, C, 76, angle), 1.5))
    parts.append(group(f'fill="{GROUND}"', *eyes))
    for side in (-1, 1):
        parts.append(leaf(*polar(C, C, 68, angle + side * 9), 19, 5, angle + side * 52))
        parts.append(leaf(*polar(C, C, 86, angle + side * 10.5), 15, 4, angle + side * 40))
    parts += [
        dot(*polar(C, C, radius, angle), r) for radius, r in ((97, 2.2), (104, 1.7), (110, 1.3))
    ]
    return parts + [dot(*polar(C, C, 99, angle + side * 7), 1.6) for side in (-1, 1)]


def _corner(angle: float) -> list[str]:
    """Return a small flower in its ring of dots, and what fills the corner behind it."""
    x, y = polar(C, C, 98, angle)
    parts = [dot(x, y, 4.2), *(drop(x, y, 7, 18, 5, 60 * k + angle) for k in range(6))]
    parts.append(ring(x, y, 22.5, 18, 1.35, angle + 10))
    parts += [leaf(*polar(C, C, 64, angle + s * 5), 14, 4, angle + s * 34) for s in (-1, 1)]
    parts.append(dot(*polar(C, C, 67.5, angle), 1.9))
    for side in (-1, 1):
        parts.append(dot(*polar(C, C, 118, angle + side * 15), 2.0))
        parts.append(dot(*polar(C, C, 124, angle + side * 20), 1.5))
    x, y = polar(C, C, 135, angle)
    return [*parts, dot(x, y, 3), ring(x, y, 8, 8, 1.6, angle)]


def modrotlac() -> str:
    """Return the card back."""
    sown = (
        '<pattern id="sown" width="12" height="12" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45 120 120)">'
        f'<circle cx="6" cy="6" r=".85" fill="{WHITE}" opacity=".34"/></pattern>'
    )
    dye = (
        f'<radialGradient id="dye" cx=".3" cy=".22" r="1"><stop offset="0" stop-color="{LIT}"/>'
        f'<stop offset=".55" stop-color="{GROUND}"/><stop offset="1" stop-color="{DEEP}"/>'
        "</radialGradient>"
    )
    parts = _rosette()
    for k in range(4):
        parts += _sprig(90 * k)
    for k in range(4):
        parts += _corner(45 + 90 * k)
    return document(
        "Modrotlač",
        "0 0 240 240",
        f"<defs>{sown}{dye}</defs>",
        '<rect width="240" height="240" fill="url(#dye)"/>',
        '<rect width="240" height="240" fill="url(#sown)"/>',
        dot(C, C, 57, GROUND),
        group(f'fill="{WHITE}"', *parts),
    )
