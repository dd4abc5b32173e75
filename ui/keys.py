"""The keys: how they are named, what they do, and how the window of keys tells it.

A key is named as the browser names it; a letter by itself or after ``Shift+``; ``Ctrl+`` goes with
keys that have a name. Letters and signs can be switched off, since some who speak to their device
or whose hands tremble would press them unawares.
"""

from dataclasses import dataclass

from ui.words import N_

BOTH, MAHJONG = ("match", "mahjong"), ("mahjong",)

ACTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "h": ("hint", MAHJONG),
    "u": ("undo", MAHJONG),
    "Shift+u": ("redo", MAHJONG),
    "p": ("pause", BOTH),
    "n": ("new-game", BOTH),
    "o": ("overview", BOTH),
    "?": ("keys", BOTH),
    "+": ("enlarge", BOTH),
    "=": ("enlarge", BOTH),
    "-": ("reduce", BOTH),
    "−": ("reduce", BOTH),
    "_": ("reduce", BOTH),
}
"""What letters and signs do, by the name of the action, and in which games."""
LISTS = {"f": ("free", False), "Shift+f": ("free", True)} | {
    "m": ("partners", False),
    "Shift+m": ("partners", True),
}
"""Letters that lead along the tiles of a list, and whether backwards."""
HELD = ("enlarge", "reduce")
"""What goes on while its key is held down; everything else is done once."""


def named(key: str, shift: bool, ctrl: bool) -> str:
    """The name of a key that was pressed; ``""`` for a letter or a sign that goes with Ctrl."""
    if len(key) > 1:
        return f"Ctrl+{key}" if ctrl else key
    if ctrl:
        return ""
    return f"Shift+{key.lower()}" if shift and key.isalpha() else key.lower()


@dataclass(frozen=True, slots=True)
class Row:
    """Keys that belong together, and what they do."""

    caps: tuple[str, ...]
    """What stands on the keys; a ``+`` joins two that are held together."""
    does: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the window of keys."""

    title: str
    rows: tuple[Row, ...]


SPACE = N_("Space")
CHAPTERS = (
    Chapter(
        N_("Both games"),
        (
            Row(("←", "→", "↑", "↓"), N_("to the next card or tile on that side")),
            Row(("Enter", SPACE), N_("turn the card, take the tile")),
            Row(("Home", "End"), N_("to the ends of the row")),
            Row(("Ctrl + Home", "Ctrl + End"), N_("to the first and the last one")),
            Row(("P",), N_("pause, and go on")),
            Row(("N",), N_("new game")),
            Row(("O",), N_("overview: what is found and what is left")),
            Row(("+", "−"), N_("enlarge the board, and back")),
            Row(("?",), N_("these keys")),
            Row(("Esc",), N_("close the window")),
        ),
    ),
    Chapter(
        N_("Mahjong Solitaire"),
        (
            Row(("F", "Shift + F"), N_("to the next free tile, and the one before")),
            Row(("M", "Shift + M"), N_("to the tiles that go with the one taken or hinted at")),
            Row(("Page Up", "Page Down"), N_("a layer higher or lower")),
            Row(("H",), N_("hint")),
            Row(("U", "Shift + U"), N_("undo, redo")),
            Row(("Esc",), N_("back to the game from the solution")),
        ),
    ),
)
"""Everything that the window of keys lists."""
