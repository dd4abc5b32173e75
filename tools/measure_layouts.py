"""How hard the layouts are: `python -m tools.measure_layouts [01 02 …] [--deals 1000]`.

For each layout: its size in tiles, tiles free at the start, the share of reverse plays that end
with an empty table and the most tries that a deal needed, the share of usual deals that a player
wins who takes random pairs, and what the solver finds of hard deals.
"""

import argparse
from dataclasses import dataclass

from game import deal, layout, mahjong
from game.chance import Chance, stream
from game.code import MahjongCode
from game.solver import Verdict, solve

#: A layout has difficulty 1 if random play wins at least the first share, 2 the second, …, else 5.
SHARES = (0.60, 0.48, 0.36, 0.25)
HARD_BUDGET = 2000  # playouts


@dataclass(frozen=True)
class Figures:
    """What was measured on one layout."""

    free: int
    tries: int  # altogether
    most_tries: int
    deals: int
    won: int  # by random play

    @property
    def difficulty(self) -> int:
        """From 1 to 5."""
        return 1 + sum(self.won / self.deals < share for share in SHARES)


def measure(number: str, deals: int) -> Figures:
    """Deal the first seeds and play each at random."""
    table = layout.load(number)
    free = sum(table.is_free(table.full, tile) for tile in range(len(table.slots)))
    dealt = [deal.mahjong_game(MahjongCode(number, seed)) for seed in range(deals)]
    tries = [one.tries for one in dealt]
    chance = stream(f"measure {number}", "random play")
    won = sum(wins_at_random(one.state, chance) for one in dealt)
    return Figures(free, sum(tries), max(tries), deals, won)


def wins_at_random(state: mahjong.State, chance: Chance) -> bool:
    """Take random pairs to the end."""
    while pairs := mahjong.playable(state):
        state = mahjong.play(state, pairs[chance.below(len(pairs))])
    return not state.present


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
    options = parser.parse_args()
    for number in options.layouts:
        slots = layout.load(number).slots
        width = max(slot.x for slot in slots) / 2 + 1
        height = max(slot.y for slot in slots) / 2 + 1
        found = measure(number, options.deals)
        verdicts = hard(number, options.hard)
        print(
            f"{number}: {width:g} × {height:g}, {found.free} free; "
            f"reverse play {100 * found.deals / found.tries:.1f} %, at most {found.most_tries}; "
            f"random play {100 * found.won / found.deals:.1f} %, difficulty {found.difficulty}; "
            f"hard: {verdicts[Verdict.WON]} won, {verdicts[Verdict.LOST]} lost, "
            f"{verdicts[Verdict.UNKNOWN]} unknown",
            flush=True,
        )


if __name__ == "__main__":
    main()
