"""How hard the layouts are: `python -m tools.measure_layouts [01 02 …] [--deals 1000] [--write]`.

For each layout: its size in tiles, tiles free at the start, the share of reverse plays that end
with an empty table and the most tries that a deal needed, the share of usual deals that a player
wins who takes random pairs, and what the solver finds of hard deals. The first seeds are dealt, and
each is played with a stream of its own, so that any part can be measured again.

`--write` keeps what the game needs to know in `game/layouts/measured.py`.
"""

import argparse
from dataclasses import dataclass

from game import deal, layout, mahjong
from game.chance import stream
from game.code import MahjongCode
from game.layouts import BATCH, Figures
from game.solver import Verdict, solve
from tools.paths import ROOT

HARD_BUDGET = 2000  # playouts
FILE = ROOT / "game" / "layouts" / "measured.py"
HEAD = '''"""Measured by `python -m tools.measure_layouts --write`; see `game.layouts.Figures`.

Tiles free at the start, and of each 50 usual deals those that random play wins.
"""

MEASURED = {
'''


@dataclass(frozen=True)
class Dealing:
    """How reverse play fared."""

    tries: int  # altogether
    most_tries: int
    deals: int


def dealing(number: str, deals: int) -> Dealing:
    """Deal the first seeds."""
    tries = [deal.mahjong_game(MahjongCode(number, seed)).tries for seed in range(deals)]
    return Dealing(sum(tries), max(tries), deals)


def free_at_start(number: str) -> int:
    """Tiles that are free at the start."""
    table = layout.load(number)
    return sum(table.is_free(table.full, tile) for tile in range(len(table.slots)))


def won_in(number: str, batch: int) -> int:
    """Of the usual deals of a batch of seeds, those that random play wins."""
    seeds = range(batch * BATCH, (batch + 1) * BATCH)
    return sum(wins_at_random(MahjongCode(number, seed)) for seed in seeds)


def wins_at_random(code: MahjongCode) -> bool:
    """Take random pairs to the end, the same each time."""
    state, chance = deal.mahjong_game(code).state, stream(str(code), "random play")
    while pairs := mahjong.playable(state):
        state = mahjong.play(state, pairs[chance.below(len(pairs))])
    return not state.present


def measure(number: str, deals: int) -> Figures:
    """Play the first seeds at random."""
    won = tuple(won_in(number, batch) for batch in range(deals // BATCH))
    return Figures(free_at_start(number), won)


def hard(number: str, deals: int) -> dict[Verdict, int]:
    """What the solver finds of the first hard deals."""
    found = dict.fromkeys(Verdict, 0)
    for seed in range(deals):
        state = deal.mahjong_game(MahjongCode(number, seed, hard=True)).state
        found[solve(state, HARD_BUDGET).verdict] += 1
    return found


def main() -> None:
    """Measure and print, a line a layout."""
    parser = argparse.ArgumentParser(prog="python -m tools.measure_layouts", description=__doc__)
    parser.add_argument("layouts", nargs="*", default=layout.LAYOUTS)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--hard", type=int, default=100)
    parser.add_argument("--write", action="store_true", help="keep the figures")
    options = parser.parse_args()
    kept = {}
    for number in options.layouts:
        slots = layout.load(number).slots
        width = max(slot.x for slot in slots) / 2 + 1
        height = max(slot.y for slot in slots) / 2 + 1
        found, dealt = measure(number, options.deals), dealing(number, options.deals)
        verdicts = hard(number, options.hard)
        kept[number] = found
        print(
            f"{number}: {width:g} × {height:g}, {found.free} free; "
            f"reverse play {100 * dealt.deals / dealt.tries:.1f} %, at most {dealt.most_tries}; "
            f"random play {100 * found.share:.1f} %, difficulty {found.difficulty}; "
            f"hard: {verdicts[Verdict.WON]} won, {verdicts[Verdict.LOST]} lost, "
            f"{verdicts[Verdict.UNKNOWN]} unknown",
            flush=True,
        )
    if options.write:
        rows = (f'    "{number}": {(found.free, *found.won)},\n' for number, found in kept.items())
        FILE.write_text(HEAD + "".join(rows) + "}\n", "utf-8")


if __name__ == "__main__":
    main()
