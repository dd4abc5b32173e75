"""A layout as a small picture: its tiles as blocks without faces, layer upon layer."""

from collections.abc import Iterable

from game.layout import Slot

HEIGHT = 8 / 3
"""Of a tile, in half-tile units: it is two wide."""
DEPTH = 0.4
"""How far a layer is shifted to the upper left, which is also how thick a tile is."""


def silhouette(slots: Iterable[Slot]) -> str:
    """The text of an SVG element, of two paths a layer: the tiles' sides, and their faces."""
    layers: dict[int, list[Slot]] = {}
    for slot in slots:
        layers.setdefault(slot.z, []).append(slot)
    every = [slot for layer in layers.values() for slot in layer]
    top = DEPTH * max(layers)
    wide = max(slot.x for slot in every) + 2 + DEPTH
    high = (max(slot.y for slot in every) + 2) * HEIGHT / 2 + DEPTH
    paths = "".join(
        f'<path class="sides" d="{_blocks(layer, DEPTH * (1 - z))}"/>'
        f'<path d="{_blocks(layer, -DEPTH * z)}"/>'
        for z, layer in sorted(layers.items())
    )
    box = f"{-top:g} {-top:g} {wide + top:g} {high + top:.4g}"
    return f'<svg class="pict" viewBox="{box}" aria-hidden="true">{paths}</svg>'


def _blocks(layer: Iterable[Slot], shift: float) -> str:
    return "".join(
        f"M{slot.x + shift:g} {slot.y * HEIGHT / 2 + shift:.4g}h2v{HEIGHT:.4g}h-2z"
        for slot in layer
    )
