"""A shelf in memory, and keepers whose texts stand on it."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from ui.chest import Chest
from ui.storage import Kept, Texts
from ui.store import AnyTable

T = TypeVar("T")


def run(work: Awaitable[T]) -> T:
    """Run what never waits for anything, without a loop: a browser test may have left one."""
    try:
        next(iter(work.__await__()))
    except StopIteration as end:
        found: T = end.value
        return found
    raise AssertionError("it waits")


class Memory:
    """A shelf in memory, which several keepers can share; `full` makes it fail."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.notes: dict[str, str] = {}
        self.full = False

    def read(self, name: str) -> str:
        return self.notes.get(name, "")

    def write(self, name: str, text: str) -> None:
        self.notes[name] = text

    async def get(self, keys: Iterable[str]) -> dict[str, str]:
        return {key: self.texts[key] for key in keys if key in self.texts}

    async def all(self, prefix: str) -> dict[str, str]:
        return {key: text for key, text in self.texts.items() if key.startswith(prefix)}

    async def put(self, texts: Texts) -> None:
        if self.full:
            raise OSError("full")
        for key, text in texts.items():
            self.texts.pop(key, None)
            if text is not None:
                self.texts[key] = text

    async def change(self, key: str, decide: Callable[[str], Texts]) -> None:
        if self.full:
            raise OSError("full")
        await self.put(decide(self.texts.get(key, "")))


def opened(shelf: Memory, table: AnyTable, tab: str = "a") -> Chest:
    """The keeper of a tab in which a game has been opened."""
    keeper = Chest(shelf, shelf, tab)
    assert run(keeper.open_game(table, 0)) is Kept.KEPT
    return keeper


def found(shelf: Memory, tab: str = "b") -> Chest:
    """The keeper of a tab that has read what is kept."""
    keeper = Chest(shelf, shelf, tab)
    run(keeper.load())
    return keeper


def named(table: AnyTable, name: str) -> AnyTable:
    """The table of a game with a name of its own."""
    table.session = replace(table.session, id=name)
    return table
