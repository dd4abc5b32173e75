"""From the difference of two states: which movement each piece makes, and what is said aloud."""

from collections.abc import Mapping
from enum import Enum

from game import mahjong, match
from game.spots import Spot, changes
from ui.match_look import picture_name
from ui.table import Step
from ui.words import N_, Words


class Motion(Enum):
    """How a piece gets from its old spot to its new one."""

    TURN = "turn"
    LEAVE = "leave"
    RETURN = "return"


def motions(before: Mapping[int, Spot], after: Mapping[int, Spot]) -> dict[int, Motion]:
    """The movement of each piece that moves; one whose marks alone change does not move."""
    found: dict[int, Motion] = {}
    for change in changes(before, after):
        if change.after is None:
            found[change.piece] = Motion.LEAVE
        elif change.before is None:
            found[change.piece] = Motion.RETURN
        elif change.before.face != change.after.face:
            found[change.piece] = Motion.TURN
    return found


def match_said(step: Step[match.State], words: Words, versions: bool) -> str:
    """What has happened in Match Cards, in a sentence; ``""`` if nothing has."""
    before, after = step.before, step.after
    if before is after:
        return ""
    if len(after.turned) > len(before.turned):
        return picture_name(str(after.deck[after.turned[-1]]), words, versions)
    if after.groups_found > before.groups_found:
        return words.say(
            "Same picture. {found} of {total} found.",
            found=after.groups_found,
            total=after.total,
        )
    left = words.many("{n} attempt left.", "{n} attempts left.", after.limit - after.failed)
    different = words.say("Different pictures.")
    return f"{different} {left}"


def mahjong_said(step: Step[mahjong.State], words: Words) -> str:
    """What has happened in Mahjong Solitaire, in a sentence; ``""`` if nothing has."""
    before, after = step.before, step.after
    if before is after:
        return ""
    left = words.many("{n} pair left.", "{n} pairs left.", 72 - after.pairs_removed)
    done = N_("Pair put back.")
    if after.pairs_removed > before.pairs_removed:
        done = N_("Pair removed.")
    return f"{words.say(done)} {left}"
