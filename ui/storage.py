"""What the keeper asks of whatever keeps texts, what can become of a write, and reading a text."""

import json
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Protocol

DEEPEST = 50
"""Levels of brackets. A few thousand are the end of Python in the browser: an error that nothing
catches, where elsewhere it would be a RecursionError."""
PARTS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)
"""The strings of a text of JSON, and its brackets."""

Texts = Mapping[str, str | None]
"""Texts to put under their keys; ``None`` takes a key away."""


class Shelf(Protocol):
    """Texts under keys. Every method raises OSError where nothing can be kept."""

    async def get(self, keys: Iterable[str]) -> dict[str, str]:
        """The texts under these keys, as far as there are any."""

    async def all(self, prefix: str) -> dict[str, str]:
        """The texts under all keys that begin so."""

    def put(self, texts: Texts) -> Awaitable[None]:
        """Put texts, all of them or none; they are kept when the answer is there."""

    def change(self, key: str, decide: Callable[[str], Texts]) -> Awaitable[None]:
        """Read a key (``""`` if it is not there) and put what follows, in one transaction.

        The transaction begins before this returns, since the page may be left at any moment.
        """


class Notes(Protocol):
    """Texts that are written at once, even as the page is being left, but that may be lost."""

    def read(self, name: str) -> str:
        """A noted text; ``""`` if there is none."""

    def write(self, name: str, text: str) -> None:
        """Note a text."""


class Kept(Enum):
    """What became of a write."""

    KEPT = "kept"
    TAKEN = "the game is played in another tab"
    FAILED = "nothing can be kept now"


async def outcome(
    work: Awaitable[None] | None,
    foreign: Sequence[str] = (),
    then: Awaitable[None] | None = None,
) -> Kept:
    """What became of a write, and of the one that follows it."""
    kept = Kept.KEPT
    for write in (work, then):
        try:
            if write is not None:
                await write
        except OSError:
            kept = Kept.FAILED
    return Kept.TAKEN if foreign else kept


def parsed(text: str) -> object:
    """What a text says as JSON; None if it is none, or nested deeper than anything of ours."""
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        return None
    try:
        found: object = json.loads(text)
    except ValueError:
        return None
    return found


def _depth(text: str) -> int:
    """How deeply a text of JSON is nested at most; brackets in strings do not count."""
    depth = deepest = 0
    for part in PARTS.findall(text):
        if part in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif part in "]}":
            depth -= 1
    return deepest
