"""From the difference of two states: which movement each piece makes, and what is said aloud."""

from collections.abc import Mapping
from enum import Enum

from game import mahjong, match
from game.spots import Spot, changes
from ui.match_look import picture_name
from ui.table import Step
from ui.words import Words


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
    """What has happened in Match Cards, in a few words; ``""`` if nothing has."""
    before, after = step.before, step.after
    if before is after:
        return ""
    if len(after.turned) > len(before.turned):
        return picture_name(str(after.deck[after.turned[-1]]), words, versions)
    if after.groups_found > before.groups_found:
        return words.say(
            "Same picture: {picture}. {found} of {total} found.",
            picture=picture_name(str(after.deck[before.turned[0]]), words, versions),
            found=after.groups_found,
            total=after.total,
        )
    different = words.say("Different pictures, turned back.")
    if match.outcome(after):
        different = words.say("Different pictures.")
    return f"{different} {attempts_left(after, words)}"


def attempts_left(state: match.State, words: Words) -> str:
    """How many attempts may still fail before the game is lost."""
    left = state.limit - state.failed
    return words.many("{n} attempt left.", "{n} attempts left.", left)


def mahjong_said(step: Step[mahjong.State], words: Words) -> str:
    """What has happened in Mahjong Solitaire, in a few words; ``""`` if nothing has."""
    before, after = step.before, step.after
    if before is after:
        return ""
    faces = [after.faces[t] for t in range(len(after.faces)) if _moved(before, after, t)]
    what = words.listed([words.tile(face) for face in dict.fromkeys(faces)])
    left = words.many("{n} pair left.", "{n} pairs left.", after.pairs - after.pairs_removed)
    if after.pairs_removed < before.pairs_removed:
        return f"{words.say('Put back: {tiles}.', tiles=what)} {left}"
    said = [words.say("Removed: {tiles}.", tiles=what)]
    new = [tile for tile in mahjong.free(after) if not mahjong.is_free(before, tile)]
    if new:
        now = words.listed([words.tile(after.faces[tile]) for tile in new])
        said.append(words.say("Free now: {tiles}.", tiles=now))
    return " ".join([*said, left])


def selection_said(selected: str, words: Words) -> str:
    """Which tile is in hand now, by its name; ``""`` for none."""
    if not selected:
        return words.say("No tile is selected.")
    return words.say("Selected: {tile}.", tile=selected)


def _moved(before: mahjong.State, after: mahjong.State, tile: int) -> bool:
    return mahjong.is_present(before, tile) != mahjong.is_present(after, tile)
