"""Long texts as data, above all the rules: sections of paragraphs, lists, tables and boards.

What the rules say of numbers is asked of those that are played, so that the two cannot disagree.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ui.credits import Work
from ui.statistics import Table
from ui.stills import CardStill, TileStill
from ui.words import Words


class Text(NamedTuple):
    """A paragraph."""

    text: str


class Points(NamedTuple):
    """A list of sentences, in a fixed order if they are steps."""

    items: tuple[str, ...]
    steps: bool = False


class Terms(NamedTuple):
    """Names and what each of them means."""

    items: tuple[tuple[str, str], ...]


class Grid(NamedTuple):
    """A table with a title; `wordy` if its cells hold words rather than numbers."""

    title: str
    table: Table
    wordy: bool = False


class Group(NamedTuple):
    """Kinds of tiles that belong together: their name, their labels, and how many there are."""

    name: str
    faces: tuple[str, ...]
    total: str


class Groups(NamedTuple):
    """All kinds of tiles, in groups."""

    title: str
    groups: tuple[Group, ...]


class Figure(NamedTuple):
    """A board with what is to be seen on it, and the code that deals it, if one does."""

    board: CardStill | TileStill
    caption: str
    code: str = ""


class Works(NamedTuple):
    """Works of others, under a title or none."""

    title: str
    works: tuple[Work, ...]


class Link(NamedTuple):
    """A link to a file of this site."""

    text: str
    address: str


Block = Text | Points | Terms | Grid | Groups | Figure | Works | Link


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one game: in short, then whole."""

    lead: str
    sections: tuple[Section, ...]


def one_of(items: Sequence[object], words: Words) -> str:
    """Four things, one of which is to be chosen: ``12, 20, 30 or 60``."""
    a, b, c, d = items
    return words.say("{a}, {b}, {c} or {d}", a=a, b=b, c=c, d=d)


def levels(words: Words) -> tuple[str, str, str]:
    """The names of the three difficulties."""
    return words.say("Easy"), words.say("Medium"), words.say("Hard")
