"""A game's timeline: the moves made, and those taken back that can still be made again."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

M = TypeVar("M")

_NOW = "/"


# No slots: on Python 3.11 a frozen generic class that has them cannot be called as History[Pair]().
@dataclass(frozen=True)
class History(Generic[M]):
    """`done`, then `undone`, in the order of play: now is between them."""

    done: tuple[M, ...] = ()
    undone: tuple[M, ...] = ()  # the first is the next to redo

    def push(self, move: M) -> "History[M]":
        """After a new move; what was undone is forgotten."""
        return History((*self.done, move))

    def undo(self) -> "tuple[History[M], M] | None":
        """With the last move taken back, and that move; None if there is none."""
        if not self.done:
            return None
        move = self.done[-1]
        return History(self.done[:-1], (move, *self.undone)), move

    def redo(self) -> "tuple[History[M], M] | None":
        """With the next undone move made again, and that move; None if there is none."""
        if not self.undone:
            return None
        move = self.undone[0]
        return History((*self.done, move), self.undone[1:]), move


def to_text(history: History[M], move_text: Callable[[M], str]) -> str:
    """The moves in the order of play, with a slash where now is: "0-5 3-9 / 7-8"."""
    done = [move_text(move) for move in history.done]
    undone = [move_text(move) for move in history.undone]
    return " ".join([*done, _NOW, *undone])


def from_text(text: str, parse_move: Callable[[str], M | None]) -> History[M] | None:
    """The history that `to_text` wrote so; None for a text that it did not write."""
    words = text.split(" ")
    if words.count(_NOW) != 1:
        return None
    moves = [parse_move(word) for word in words if word != _NOW]
    read = [move for move in moves if move is not None]
    if len(read) != len(moves):
        return None
    now = words.index(_NOW)
    return History(tuple(read[:now]), tuple(read[now:]))
