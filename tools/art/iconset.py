"""One icon set of Iconify: an `icons.json` and the stand-alone drawings in it."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Box = tuple[float, float, float, float]
"""A view box: left, top, width, height."""


@dataclass(frozen=True, slots=True)
class Icon:
    """The inside of a drawing and the box that shows it."""

    box: Box
    body: str

    def svg(self) -> str:
        """Return the drawing as the text of one SVG document."""
        box = " ".join(f"{round(value, 2):g}" for value in self.box)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{self.body}</svg>'


@dataclass(frozen=True, slots=True)
class IconSet:
    """The icons and aliases of one set, as its package has them."""

    name: str
    data: dict[str, Any]

    @classmethod
    def load(cls, node_modules: Path, name: str) -> "IconSet":
        """Read the set `@iconify-json/<name>`."""
        path = node_modules / "@iconify-json" / name / "icons.json"
        return cls(name, json.loads(path.read_text("utf-8")))

    def icon(self, name: str) -> Icon:
        """Return an icon by its name or an alias of it.

        An icon's own size wins over the set's, an alias's over its parent's. Raises KeyError for
        an unknown name and ValueError for an alias that turns or mirrors its parent: none of our
        pictures is one.
        """
        changes: dict[str, Any] = {}
        while name not in self.data["icons"]:
            alias = self.data["aliases"][name]
            changes = {**alias, **changes}
            name = alias["parent"]
        entry = {**self.data, **self.data["icons"][name], **changes}
        if entry.keys() & {"rotate", "hFlip", "vFlip"}:
            raise ValueError(f"{self.name}: {name} is a turned alias")
        left, top = entry.get("left", 0), entry.get("top", 0)
        return Icon((left, top, entry.get("width", 16), entry.get("height", 16)), entry["body"])
