"""Hard deals that can be won: for some layouts a list of seeds, each with what rebuilds its plan.

A hard code deals any order of the tiles, so that new hard games are drawn from these lists, which
`python -m tools.decide` has made with the solver. An entry is the seven letters of a seed and
twelve digits of base 27, which say how the tiles of each group pair up, three groups a digit. With
that known, greedy play finds the order, since taking a free pair never blocks a tile.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from game import mahjong, tiles
from game.code import SEED_LENGTH, MahjongCode, parse

#: The layouts that offer hard games.
LAYOUTS = ("00", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10")

_DIGITS = "0123456789abcdefghijklmnopq"


@cache
def _entries() -> Mapping[str, str]:
    """The lists, read when a hard game is first asked for: the page starts without them."""
    from game.proven import (  # noqa: PLC0415 - two hundred thousand letters
        butterfly,
        castle,
        fir,
        fish,
        heart,
        hourglass,
        lantern,
        owl,
        pagoda,
        ship,
        turtle,
    )

    modules = turtle, lantern, owl, hourglass, pagoda, fir, butterfly, heart, ship, fish, castle
    return {layout: module.ENTRIES for layout, module in zip(LAYOUTS, modules, strict=True)}


@cache
def codes(layout: str) -> tuple[MahjongCode, ...]:
    """The hard codes of a layout that are known to be winnable, none for most layouts."""
    return tuple(_pairings(layout))


@cache
def _pairings(layout: str) -> dict[MahjongCode, str]:
    found = {}
    for entry in _entries().get(layout, "").split():
        code = parse(f"MJ1-H{layout}-{entry[:SEED_LENGTH]}")
        if isinstance(code, MahjongCode):
            found[code] = entry[SEED_LENGTH:]
    return found


def drawn(layout: str, hard: bool, seed: int) -> MahjongCode:
    """A new game: a hard one is drawn from the lists; where there is none, a usual one is dealt."""
    found = codes(layout) if hard else ()
    return found[seed % len(found)] if found else MahjongCode(layout, seed)


def plan(code: MahjongCode, dealt: mahjong.State) -> tuple[mahjong.Pair, ...]:
    """The order that wins the deal of this code; empty if the code is not in the lists."""
    text = _pairings(code.layout).get(code)
    return greedy(dealt, read(dealt.faces, text)) if text else ()


def write(faces: Sequence[str], plan: Sequence[mahjong.Pair]) -> str:
    """How a plan pairs up the tiles of a whole set, as twelve digits."""
    mates = {pair.a: pair.b for pair in plan} | {pair.b: pair.a for pair in plan}
    choices = [members[1:].index(mates[members[0]]) for members in _groups(faces)]
    triples = zip(choices[::3], choices[1::3], choices[2::3], strict=True)
    return "".join(_DIGITS[9 * a + 3 * b + c] for a, b, c in triples)


def read(faces: Sequence[str], text: str) -> tuple[mahjong.Pair, ...]:
    """The pairs, in no order to play them in, of which `write` made the text."""
    pairs = []
    choices = [int(digit, 27) // power % 3 for digit in text for power in (9, 3, 1)]
    for (first, *rest), choice in zip(_groups(faces), choices, strict=True):
        mate = rest.pop(choice)
        pairs += [mahjong.Pair(first, mate), mahjong.Pair(*rest)]
    return tuple(pairs)


def greedy(state: mahjong.State, pairs: Sequence[mahjong.Pair]) -> tuple[mahjong.Pair, ...]:
    """These pairs, each of two tiles that pair, in an order to take them, as far as they can be."""
    table, present = state.layout, state.present
    order: list[mahjong.Pair] = []
    waiting = list(pairs)
    before = -1
    while len(order) > before:
        before = len(order)
        for pair in list(waiting):
            if table.is_free(present, pair.a) and table.is_free(present, pair.b):
                present &= ~(1 << pair.a | 1 << pair.b)
                order.append(pair)
                waiting.remove(pair)
    return tuple(order)


def _groups(faces: Sequence[str]) -> list[list[int]]:
    """The tiles of each group, ascending; the groups in the order of the set's kinds."""
    groups: dict[str, list[int]] = {tiles.group(kind): [] for kind in tiles.KINDS}
    for tile, face in enumerate(faces):
        groups[tiles.group(face)].append(tile)
    return list(groups.values())
