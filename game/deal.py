"""From a code to the table as dealt. The same code deals the same for ever.

Each purpose draws on a random stream of its own, so that a change to one cannot move another.
"""

from dataclasses import dataclass
from itertools import count

from game import layout, mahjong, match, tiles
from game.catalogue import ALL_VERSIONS, KINDS, SUBJECTS, VERSIONS, Picture
from game.chance import Chance, stream
from game.code import HARD, MahjongCode, MatchCode


def match_game(code: MatchCode) -> match.State:
    """The cards of this code, all face down."""
    pictures = _hard_pictures(code) if code.difficulty == HARD else _pictures(code)
    deck = stream(str(code), "shuffle").shuffle([*pictures] * code.group)
    limit = match.limit(code.group, code.size, code.difficulty)
    return match.State(tuple(deck), code.group, limit)


def _pictures(code: MatchCode) -> list[Picture]:
    """One subject a group, all in the first version."""
    kind = KINDS[code.kind]
    subjects = stream(str(code), "subjects").sample(SUBJECTS[kind], code.groups)
    return [Picture(kind, subject, VERSIONS[0]) for subject in subjects]


def _hard_pictures(code: MatchCode) -> list[Picture]:
    """Few subjects, each in two or three versions."""
    kind = KINDS[code.kind]
    shares = versions_per_subject(code.groups)
    subjects = stream(str(code), "subjects").sample(ALL_VERSIONS[kind], len(shares))
    chance = stream(str(code), "versions")
    return [
        Picture(kind, subject, version)
        for subject, share in zip(subjects, shares, strict=True)
        for version in chance.sample(VERSIONS, share)
    ]


def versions_per_subject(groups: int) -> list[int]:
    """As many threes as leave no single one: 3 + 2 + 2 for 7 groups. ValueError below 2."""
    if groups < 2:
        raise ValueError("two versions of a subject are needed at least")
    twos = -groups % 3
    return [3] * ((groups - 2 * twos) // 3) + [2] * twos


@dataclass(frozen=True, slots=True)
class MahjongDeal:
    """A table, the plan that wins it (empty if none is known), and how many tries it took."""

    state: mahjong.State
    plan: tuple[mahjong.Pair, ...]
    tries: int


def mahjong_game(code: MahjongCode) -> MahjongDeal:
    """The tiles of this code, dealt by playing an empty-faced table first, or shuffled if hard.

    A hard deal has no plan here: it depends on nothing but the code, so on no solver either.
    """
    table = layout.load(code.layout)
    if code.hard:
        shuffled = stream(str(code), "faces").shuffle(tiles.SET)
        return MahjongDeal(mahjong.State(table, tuple(shuffled), table.full), (), 1)
    plays = (reverse_play(table, stream(str(code), f"play {number}")) for number in count(1))
    tries, plan = next((tries, plan) for tries, plan in enumerate(plays, 1) if plan)
    faces = [""] * len(table.slots)
    for pair, labels in zip(plan, face_pairs(stream(str(code), "faces")), strict=True):
        faces[pair.a], faces[pair.b] = labels
    return MahjongDeal(mahjong.State(table, tuple(faces), table.full), plan, tries)


def reverse_play(table: layout.Layout, chance: Chance) -> tuple[mahjong.Pair, ...] | None:
    """Take random free pairs off the blank table until it is empty; None at a dead end.

    Whatever faces the pairs are given, this order of them wins.
    """
    present = table.full
    free = [tile for tile in range(len(table.slots)) if table.is_free(present, tile)]
    plan = []
    while len(free) > 1:
        pair = mahjong.Pair(_draw(free, chance), _draw(free, chance))
        plan.append(pair)
        present &= ~(1 << pair.a | 1 << pair.b)
        for tile in sorted({*table.holds[pair.a], *table.holds[pair.b]}):
            if present >> tile & 1 and tile not in free and table.is_free(present, tile):
                free.append(tile)
    return None if present else tuple(plan)


def _draw(items: list[int], chance: Chance) -> int:
    """Take a random item out of the list; the last item moves to its place."""
    place = chance.below(len(items))
    items[place], items[-1] = items[-1], items[place]
    return items.pop()


def face_pairs(chance: Chance) -> list[tuple[str, str]]:
    """The set's 72 pairs of faces in random order."""
    pairs = [(kind, kind) for kind in tiles.FOURS for _ in range(2)]
    for group in (tiles.FLOWERS, tiles.SEASONS):
        a, b, c, d = chance.shuffle(group)
        pairs += [(a, b), (c, d)]
    return chance.shuffle(pairs)
