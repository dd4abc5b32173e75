"""Which hard deals of a layout can be won: `python -m tools.decide 00 --count 2000`.

The seeds are scattered over their range, the same each time. Verdicts are kept in
`tests/game/golden/hard-00.txt`, one a line, as they come, and those that stand there are not sought
again; so the work can be stopped and taken up at any time, and the undecided can be tried with a
larger budget (delete their lines). What can be won is written to `game/proven/`.

    AAAAABL won 17 0123456789ab      seed, verdict, playouts, how the tiles pair up
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import process_time

from game import deal, proven
from game.chance import fnv1a, splitmix
from game.code import MahjongCode
from game.solver import Verdict, solve
from tools.paths import ROOT

FOLDER = ROOT / "tests" / "game" / "golden"
PUBLISHED = 2.95  # per cent of Turtle deals that cannot be won; 10 million games


@dataclass(frozen=True)
class Line:
    """One deal's verdict."""

    seed: str  # seven letters
    verdict: Verdict
    nodes: int
    pairing: str = ""  # of a deal that can be won: see `game.proven`

    def __str__(self) -> str:
        return f"{self.seed} {self.verdict.value} {self.nodes} {self.pairing}".rstrip()


def read(layout: str) -> list[Line]:
    """The verdicts kept for a layout, in the order of the seeds."""
    file = _file(layout)
    texts = file.read_text("utf-8").splitlines() if file.exists() else []
    kept = {}
    for text in texts:
        seed, verdict, nodes, *pairing = text.split()
        kept[seed] = Line(seed, Verdict(verdict), int(nodes), *pairing)
    return list(kept.values())


def codes(layout: str) -> Iterator[MahjongCode]:
    """The hard codes to decide, as many as are asked for."""
    hash_ = fnv1a(f"hard {layout}".encode())
    index = 0
    while True:
        index += 1
        yield MahjongCode(layout, splitmix(hash_, index) >> 32, hard=True)


def decide(code: MahjongCode, budget: int) -> Line:
    """The verdict on one deal."""
    state = deal.mahjong_game(code).state
    answer = solve(state, budget)
    pairing = proven.write(state.faces, answer.order) if answer.order else ""
    return Line(str(code)[-7:], answer.verdict, answer.nodes, pairing)


def report(layout: str, lines: list[Line], seconds: float) -> None:
    """Print how many were decided, and how many cannot be won."""
    counts = Counter(line.verdict for line in lines)
    nodes = sorted(line.nodes for line in lines)
    decided = counts[Verdict.WON] + counts[Verdict.LOST]
    lost = 100 * counts[Verdict.LOST] / max(decided, 1)
    print(f"layout {layout}: {len(lines)} hard deals, {seconds:.0f} s of this run")
    print(f"decided {100 * decided / len(lines):.2f} %; {counts[Verdict.UNKNOWN]} unknown")
    print(f"cannot be won {lost:.2f} %" + f" (published {PUBLISHED} %)" * (layout == "00"))
    for share in (50, 75, 90, 95, 99):
        print(f"{share} % within {nodes[len(nodes) * share // 100]} playouts")


def table(name: str, lines: list[Line]) -> str:
    """The module of `game.proven` that holds what can be won."""
    won = [f"{line.seed}{line.pairing}" for line in lines if line.verdict is Verdict.WON]
    rows = "\n".join(" ".join(won[start : start + 5]) for start in range(0, len(won), 5))
    title = f"Hard deals of the {name.title()} that can be won; see `game.proven`."
    return f'"""{title}"""\n\nENTRIES = """\n{rows}\n"""\n'


def _file(layout: str) -> Path:
    return FOLDER / f"hard-{layout}.txt"


def main() -> None:
    """Decide, report, and write the table if the layout's name is given."""
    parser = argparse.ArgumentParser(prog="python -m tools.decide", description=__doc__)
    parser.add_argument("layout")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--budget", type=int, default=100_000, help="playouts a deal")
    parser.add_argument("--table", help="name of the module of game.proven to write")
    parser.add_argument("--most", type=int, default=1200, help="deals in that table")
    options = parser.parse_args()
    known = {line.seed for line in read(options.layout)}
    start = process_time()
    with _file(options.layout).open("a", encoding="utf-8") as file:
        for code in islice(codes(options.layout), options.count):
            if str(code)[-7:] not in known:
                print(decide(code, options.budget), file=file, flush=True)
    lines = read(options.layout)
    report(options.layout, lines, process_time() - start)
    if options.table:
        won = [line for line in lines if line.verdict is Verdict.WON][: options.most]
        path = ROOT / "game" / "proven" / f"{options.table}.py"
        path.write_text(table(options.table, won), "utf-8")


if __name__ == "__main__":
    main()
