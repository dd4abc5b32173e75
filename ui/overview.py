"""A game at a glance, in words: for those who hear the board piece by piece."""

from collections import Counter
from dataclasses import dataclass

from game import mahjong, match
from ui.mahjong_table import MahjongTable
from ui.match_look import grid, picture_name
from ui.match_table import MatchTable
from ui.words import Words


@dataclass(frozen=True, slots=True)
class Overview:
    """Figures with their names, and what lies where, a line each."""

    figures: tuple[tuple[str, str], ...]
    title: str
    lines: tuple[str, ...]


def match_overview(table: MatchTable, words: Words) -> Overview:
    """What is found, what may still fail, and where cards lie face down; no picture of those."""
    state, say = table.state, words.say
    columns, _ = grid(table.options.cards, table.session.portrait)
    down = [card for card, spot in match.spots(state).items() if spot.state == "down"]
    rows = {row: [str(c % columns + 1) for c in down if c // columns == row] for row in range(9)}
    lines = [
        words.many(
            "Row {row}: column {columns}",
            "Row {row}: columns {columns}",
            len(places),
            row=row + 1,
            columns=words.listed(places),
        )
        for row, places in rows.items()
        if places
    ]
    found = dict.fromkeys(str(state.deck[card]) for card in sorted(state.found))
    names = [picture_name(picture, words, table.versions) for picture in found]
    if names:
        lines.append(say("Found: {pictures}", pictures=words.listed(names)))
    figures = (
        (say("Found"), _of(state.groups_found, state.total, words)),
        (say("Failed"), _of(state.failed, state.limit, words)),
        (say("Face down"), str(len(down))),
    )
    return Overview(figures, say("Cards face down"), tuple(lines))


def mahjong_overview(table: MahjongTable, words: Words) -> Overview:
    """What is left, how many pairs can be taken now, and what lies on each layer."""
    state, say = table.state, words.say
    free, slots = mahjong.free(state), state.layout.slots
    left = Counter(slots[t].z for t in range(len(slots)) if mahjong.is_present(state, t))
    open_ = Counter(slots[tile].z for tile in free)
    lines = [
        say(
            "Layer {layer}: {tiles}, {free} free",
            layer=layer + 1,
            tiles=words.many("{n} tile", "{n} tiles", left[layer]),
            free=open_[layer],
        )
        for layer in sorted(left, reverse=True)
    ]
    figures = (
        (say("Pairs left"), str(len(slots) // 2 - state.pairs_removed)),
        (say("Pairs to take now"), str(len(mahjong.playable(state)))),
        (say("Free tiles"), str(len(free))),
    )
    return Overview(figures, say("What is left"), tuple(lines))


def _of(n: int, total: int, words: Words) -> str:
    return f"{n}{words.say(' of {n}', n=total)}"
