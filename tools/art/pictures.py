"""Which emoji a subject of the catalogue is, and what its icon is called (tables/pictures.toml)."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TABLES = Path(__file__).parent / "tables"

OWN = {("fruit", "guava"): "static/art/guava.svg"}
"""Subjects that no emoji set has: our own drawing, below the repository's root."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a subject comes from: its emoji, and its icon's name in every set that has it."""

    emoji: str
    icon: str


@cache
def sources() -> dict[tuple[str, str], Source]:
    """Return the source of every (kind, subject) that is not our own drawing."""
    with (TABLES / "pictures.toml").open("rb") as file:
        table: dict[str, dict[str, list[str]]] = tomllib.load(file)
    return {
        (kind, subject): Source(emoji, icon)
        for kind, subjects in table.items()
        for subject, (emoji, icon) in subjects.items()
    }
