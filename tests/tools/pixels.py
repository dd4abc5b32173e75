"""Pixels of a drawing, to compare drawings by what is seen."""

import struct
import zlib

import resvg_py


def pixels(svg: str, side: int) -> bytes:
    """Return a drawing as `side` × `side` pixels of red, green, blue and opacity."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side))
    at, packed = 8, b""
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        if kind == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += 12 + length
    return _plain(zlib.decompress(packed), 4 * side)


def _plain(filtered: bytes, width: int) -> bytes:
    """Undo the filters of PNG, row by row of `width` bytes."""
    above, found = bytearray(width), bytearray()
    for start in range(0, len(filtered), width + 1):
        how, row = filtered[start], bytearray(filtered[start + 1 : start + 1 + width])
        for at in range(width):
            left, corner = (row[at - 4], above[at - 4]) if at >= 4 else (0, 0)
            row[at] = (row[at] + _guess(how, left, above[at], corner)) & 255
        found += row
        above = row
    return bytes(found)


def _guess(how: int, left: int, above: int, corner: int) -> int:
    if how < 4:
        return (0, left, above, (left + above) // 2)[how]
    near = left + above - corner
    return min((left, above, corner), key=lambda value: abs(near - value))


def apart(one: bytes, other: bytes) -> tuple[float, float]:
    """Return how far two drawings are apart: the mean of all bytes' differences, and the share of
    bytes that differ so that an eye could notice."""
    steps = [abs(a - b) for a, b in zip(one, other, strict=True)]
    return sum(steps) / len(steps), sum(step > 64 for step in steps) / len(steps)
