"""The faces of the 42 kinds of mahjong tile, in two styles, as one SVG sprite."""

from tools.art.faces.sprite import build

__all__ = ["build"]
