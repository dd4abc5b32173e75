"""What the end window holds; each game fills it in its own words."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ui.browser import Node, element, fill, one
from ui.dialogs import Dialogs


@dataclass(frozen=True, slots=True)
class Fact:
    """One figure of a game: its name, its value, and what follows it small."""

    name: str
    value: str
    small: str = ""


@dataclass(frozen=True, slots=True)
class Ending:
    """The texts and pictures of one end window."""

    game: str
    title: str
    text: str
    code: str
    again: str
    facts: tuple[Fact, ...]
    won: bool


def show_ending(
    dialogs: Dialogs,
    ending: Ending,
    cards: Iterable[Node] = (),
    closed: Callable[[], object] | None = None,
) -> None:
    """Open the end window; `closed` is called when it is closed."""
    window = one('dialog[data-dialog="end"]')
    window.dataset.game = ending.game
    fill("end-title", ending.title)
    fill("end-text", ending.text)
    fill("end-code", ending.code)
    fill("again-label", ending.again)
    fan = one('[data-show="end-cards"]')
    fan.dataset.plain = "false" if ending.won else "true"
    fan.replaceChildren(*cards)
    one('[data-show="end-facts"]').replaceChildren(*[fact_row(fact) for fact in ending.facts])
    dialogs.open("end", closed)


def fact_row(fact: Fact) -> Node:
    """A figure for a ``<dl class="facts">``."""
    row, value = element("div"), element("dd", text=fact.value)
    if fact.small:
        value.append(element("small", text=fact.small))
    row.append(element("dt", text=fact.name), value)
    return row
