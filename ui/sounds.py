"""What a game sounds like: each sound as a few notes, and which one follows a step."""

from dataclasses import dataclass
from enum import Enum

from game import mahjong, match
from ui.session import MahjongSession
from ui.table import Step


class Sound(Enum):
    """What can be heard, and felt."""

    FLIP = "a card is turned"
    MATCH = "the same picture"
    FAIL = "different pictures"
    SELECT = "a tile is selected"
    REMOVE = "a pair of tiles goes"
    RETURN = "a pair of tiles comes back"
    WIN = "the game is won"


class Voice(Enum):
    """What makes a note: a wave, or noise, as of paper."""

    SINE = "sine"
    TRIANGLE = "triangle"
    NOISE = "noise"


@dataclass(frozen=True, slots=True)
class Note:
    """One note. It begins `at` some seconds, and dies away."""

    at: float
    seconds: float
    pitch: float
    """In hertz; of noise, the middle of its band."""
    loud: float
    """0 to 1."""
    voice: Voice = Voice.SINE
    glide: float = 1.0
    """How many times the pitch it ends at."""


NOTES: dict[Sound, tuple[Note, ...]] = {
    Sound.FLIP: (
        Note(0, 0.07, 2400, 0.16, Voice.NOISE, 0.6),
        Note(0.01, 0.06, 300, 0.08, glide=0.7),
    ),
    Sound.MATCH: (Note(0, 0.22, 659.3, 0.12), Note(0.1, 0.34, 987.8, 0.12)),
    Sound.FAIL: (
        Note(0, 0.18, 293.7, 0.12, Voice.TRIANGLE),
        Note(0.12, 0.26, 246.9, 0.1, Voice.TRIANGLE),
    ),
    Sound.SELECT: (
        Note(0, 0.09, 523.3, 0.12),
        Note(0, 0.02, 3200, 0.08, Voice.NOISE),
    ),
    Sound.REMOVE: (
        Note(0, 0.12, 587.3, 0.12),
        Note(0, 0.02, 3200, 0.08, Voice.NOISE),
        Note(0.07, 0.24, 880, 0.1),
    ),
    Sound.RETURN: (Note(0, 0.1, 587.3, 0.1), Note(0.07, 0.16, 440, 0.1)),
    Sound.WIN: (
        Note(0, 0.3, 523.3, 0.08, Voice.TRIANGLE),
        Note(0.12, 0.3, 659.3, 0.08, Voice.TRIANGLE),
        Note(0.24, 0.36, 784, 0.09, Voice.TRIANGLE),
        Note(0.36, 0.8, 1046.5, 0.1, Voice.TRIANGLE),
        Note(0.36, 0.8, 523.3, 0.05),
    ),
}
"""How each of them sounds."""

PULSES: dict[Sound, tuple[int, ...]] = {
    Sound.FLIP: (8,),
    Sound.MATCH: (15, 60, 25),
    Sound.FAIL: (40,),
    Sound.SELECT: (8,),
    Sound.REMOVE: (15, 40, 15),
    Sound.RETURN: (12,),
    Sound.WIN: (20, 60, 20, 60, 60),
}
"""How each of them feels: milliseconds on, off, on …"""


def match_sound(step: Step[match.State]) -> Sound | None:
    """What is heard after a step of Match Cards."""
    before, after = step.before, step.after
    if before is after:
        return None
    if len(after.turned) > len(before.turned):
        return Sound.FLIP
    if after.groups_found == before.groups_found:
        return Sound.FAIL
    return Sound.WIN if match.outcome(after) is match.Outcome.WON else Sound.MATCH


def mahjong_sound(
    step: Step[mahjong.State], before: MahjongSession, after: MahjongSession
) -> Sound | None:
    """What is heard after a step of Mahjong Solitaire; a game is won only once."""
    if step.before is step.after:
        selected = after.selected is not None and after.selected != before.selected
        return Sound.SELECT if selected else None
    if step.after.pairs_removed < step.before.pairs_removed:
        return Sound.RETURN
    return Sound.WIN if after.won and not before.won else Sound.REMOVE
