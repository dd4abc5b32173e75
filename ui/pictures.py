"""The pictures of the cards, fetched a kind at a time and made into images before they are needed.

Images stand outside the page until a card shows them: of a face-down card nothing is in the page.
"""

from asyncio import gather
from collections.abc import Iterable
from typing import Any

from game.catalogue import Picture
from ui.browser import Node, element, fetch_json, window


class Pictures:
    """The drawings of one kind of card after another."""

    def __init__(self) -> None:
        self._drawings: dict[str, Any] = {}
        self._images: dict[str, Node] = {}

    async def prepare(self, deck: Iterable[Picture]) -> None:
        """Make the images of a deal ready; OSError if the drawings cannot be had."""
        pictures = sorted(set(deck), key=str)
        files = {_file_of(picture) for picture in pictures}
        drawings = dict(zip(files, await gather(*map(self._file, files)), strict=True))
        self._images = {
            str(p): _image(drawings[_file_of(p)][p.version][p.subject]) for p in pictures
        }

    def image(self, picture: str) -> Node:
        """A new image of a picture of the deal."""
        return self._images[picture].cloneNode()

    async def hand(self, kind: str) -> list[Node]:
        """The images that stand for a kind of card, the front one last."""
        return [_image(drawing) for drawing in (await self._file("kinds"))[kind]]

    async def _file(self, name: str) -> Any:
        if name not in self._drawings:
            drawings = await fetch_json(f"static/built/cards/{name}.json")
            self._drawings[name] = drawings.as_py_json()
        return self._drawings[name]


def _file_of(picture: Picture) -> str:
    return picture.kind if picture.version == "A" else f"{picture.kind}-versions"


def _image(drawing: str) -> Node:
    image = element("img")
    image.alt = ""
    image.draggable = False
    image.src = f"data:image/svg+xml,{window.encodeURIComponent(drawing)}"
    return image
