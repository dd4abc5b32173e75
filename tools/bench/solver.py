"""How fast mahjong positions are decided, here and in Pyodide: `python -m tools.bench.solver`.

Positions are hard deals of the Turtle, and usual deals after some random moves. Each search is run
three times, and of each of its steps the fastest time counts: the others were disturbed.
"""

import argparse
from random import Random
from time import perf_counter

from game import deal, mahjong
from game.code import MahjongCode
from game.solver import Solver, Verdict
from tools.inside import run_inside

BUDGET = 3000  # playouts
RUNS = 3


def position(seed: int, moves: int | None) -> mahjong.State:
    """A usual deal after random moves; a hard deal for None."""
    state = deal.mahjong_game(MahjongCode("00", seed, hard=moves is None)).state
    random = Random(seed)
    for _ in range(moves or 0):
        if pairs := mahjong.playable(state):
            state = mahjong.play(state, random.choice(pairs))
    return state


def steps(state: mahjong.State) -> tuple[Verdict, list[float]]:
    """The verdict on a position, and the milliseconds of each step."""
    runs = []
    verdict = Verdict.UNKNOWN
    for _ in range(RUNS):
        solver = Solver(state)
        times: list[float] = []
        answer = None
        while answer is None and len(times) < BUDGET:
            start = perf_counter()
            answer = solver.step()
            times.append(1000 * (perf_counter() - start))
        runs.append(times)
        verdict = answer.verdict if answer else Verdict.UNKNOWN
    return verdict, [min(times) for times in zip(*runs, strict=True)]


def at(share: float, values: list[float]) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def measure(deals: int) -> None:
    """Print a line for each kind of position."""
    print(f"{'':18}{'decided':>9}{'won':>6}{'playouts':>17}{'ms a step':>17}{'ms in all':>18}")
    print(f"{'':18}{'':15}{'median':>9}{'most':>8}{'median':>9}{'95 %':>8}{'median':>9}{'95 %':>9}")
    for moves in (None, 0, 12, 24, 36, 48):
        found = [steps(position(seed, moves)) for seed in range(deals)]
        verdicts = [verdict for verdict, _ in found]
        counts = [float(len(times)) for _, times in found]
        all_steps = [time for _, times in found for time in times]
        whole = [sum(times) for _, times in found]
        print(
            f"{'hard deals' if moves is None else f'after {moves} moves':18}"
            f"{100 - 100 * verdicts.count(Verdict.UNKNOWN) / deals:7.1f} %"
            f"{verdicts.count(Verdict.WON):6}"
            f"{at(0.5, counts):9.0f}{max(counts):8.0f}"
            f"{at(0.5, all_steps):9.2f}{at(0.95, all_steps):8.2f}"
            f"{at(0.5, whole):9.1f}{at(0.95, whole):9.1f}"
        )


def main() -> None:
    """Measure here, and then in Pyodide."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.solver", description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--here", action="store_true", help="not in Pyodide as well")
    options = parser.parse_args()
    print(f"mahjong solver, {options.deals} positions of each kind")
    measure(options.deals)
    if not options.here:
        print("the same in Pyodide")
        run = run_inside("tools.bench.solver", ["--here", "--deals", str(options.deals)])
        print("".join(run.stdout.splitlines(keepends=True)[1:]) + run.stderr, end="")


if __name__ == "__main__":
    main()
