"""index.html, read."""

from html.parser import HTMLParser
from pathlib import Path

from tools.paths import ROOT

Attributes = dict[str, str | None]


class Reader(HTMLParser):
    """Collects the elements of a page, and the text that stands in scripts and styles."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[tuple[str, Attributes]] = []
        self.inline: list[str] = []
        self._open = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._open = tag

    def handle_endtag(self, _tag: str) -> None:
        self._open = ""

    def handle_data(self, data: str) -> None:
        if self._open in {"script", "style"} and data.strip():
            self.inline.append(data)


def read_page(folder: Path = ROOT) -> Reader:
    reader = Reader()
    reader.feed((folder / "index.html").read_text("utf-8"))
    reader.close()
    return reader


def addresses(reader: Reader) -> list[str]:
    """Everything that the page asks for or links to, but for places within itself."""
    found = [
        value
        for _, attributes in reader.elements
        for name in ("src", "href", "srcset", "config", "action", "poster", "data")
        if (value := attributes.get(name))
    ]
    return [value for value in found if not value.startswith("#")]


def files(reader: Reader) -> set[str]:
    """The files of the site that the page names."""
    return {value.split("#")[0] for value in addresses(reader)}
