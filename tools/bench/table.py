"""The table of what was measured, beside what is to be reached."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

FRAME = 1000 / 60
"""ms of a frame."""
README = re.compile(r"(?<=<!-- bench -->\n).*?(?=<!-- /bench -->)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Row:
    """One line: what was measured, how it came out, what is to be reached, and whether it is."""

    what: str
    found: str
    goal: str = ""
    reached: bool | None = None


def late(values: Sequence[float]) -> float:
    """Return the 95th percentile."""
    return sorted(values)[max(0, -(-len(values) * 95 // 100) - 1)]


def rows(found: Mapping[str, Any]) -> Iterator[Row]:
    """Yield the lines for everything that was measured."""
    yield from _starts(found["starts"])
    yield from _weights(found["weights"])
    yield from _playing(found["playing"])


def _starts(times: Mapping[str, Sequence[float]]) -> Iterator[Row]:
    mid = {name: median(values) for name, values in times.items()}
    ours, word = mid["site warm fcp"], mid["word warm fcp"]
    yield Row(
        "first contentful paint, warm, with the game left open",
        f"{ours:.0f} ms; one word {word:.0f} ms; {mid['site warm pieces']:.0f} pieces shown",
        "one word + 100 ms",
        ours <= word + 100 and mid["site warm pieces"] > 0,
    )
    for kind, how in (("warm", "warm start"), ("slow", "warm start, processor 4 × slower")):
        ours, bare = mid[f"site {kind} ready"], mid[f"bare {kind} ready"]
        yield Row(
            f"{how}, to data-ready",
            f"{ours:.0f} ms; bare Pyodide {bare:.0f} ms; {ours / bare:.2f} ×",
            "0.40 ×",
            ours <= 0.40 * bare,
        )
    yield Row(
        "first start, empty cache, to data-ready",
        f"{mid['site cold']:.0f} ms; bare Pyodide {mid['bare cold']:.0f} ms",
    )
    if "other warm fcp" in mid:
        seen = f"; its selector {mid['other warm seen']:.0f} ms" if "other warm seen" in mid else ""
        yield Row("the other site, warm", f"first paint {mid['other warm fcp']:.0f} ms{seen}")


def _weights(bytes_: Mapping[str, float]) -> Iterator[Row]:
    size = {name: value / 1e6 for name, value in bytes_.items()}
    board = max(size["board turtle"], size["board cards"])
    yield Row(
        "first visit to playable, gzip",
        f"runtime {size['runtime']:.2f} MB + Turtle {size['board turtle']:.2f} MB"
        f" or 60 cards {size['board cards']:.2f} MB",
        "5.4 MB + 0.6 MB",
        size["runtime"] + board <= 6.0,
    )
    yield Row(
        "kept for offline play",
        f"{size['precache raw']:.1f} MB, {size['precache gzip']:.1f} MB gzip",
        "16 MB, 7 MB gzip",
        size["precache raw"] <= 16 and size["precache gzip"] <= 7,
    )


def _playing(found: Mapping[str, Any]) -> Iterator[Row]:
    for name, where in (("turtle", "on the Turtle"), ("cards", "on 60 cards")):
        ours, hand = late(found[name]["ours"]), late(found[name]["by hand"])
        yield Row(
            f"tap to next paint {where}, p95",
            f"{ours:.0f} ms; a class toggled by hand {hand:.0f} ms",
            "one frame more",
            ours <= hand + FRAME,
        )
    tiles, cards = late(found["deals"]["tiles"]), late(found["deals"]["cards"])
    yield Row(
        "a deal in Pyodide, p95",
        f"Mahjong {tiles:.1f} ms, Match Cards {cards:.1f} ms",
        "2 frames, half a frame",
        tiles <= 2 * FRAME and cards <= FRAME / 2,
    )
    tasks = [ms for name in ("turtle", "cards") for ms in found[name]["long tasks"]]
    longest = f", the longest {max(tasks):.0f} ms" if tasks else ""
    yield Row("long tasks while playing", f"{len(tasks)}{longest}", "none", not tasks)
    early, end = found["after 50"], found["after 300"]
    yield Row(
        "alive after 50 and after 300 games",
        f"{early['objects']:.0f} and {end['objects']:.0f} objects,"
        f" {early['wasm'] / 1e6:.1f} and {end['wasm'] / 1e6:.1f} MB of WebAssembly",
        "flat",
        end["objects"] <= early["objects"] * 1.01 and end["wasm"] <= early["wasm"],
    )


def text(lines: Sequence[Row]) -> str:
    """Return the table for a terminal."""
    width = max(len(row.what) for row in lines)
    marks = {True: "yes", False: "NO", None: ""}
    return "\n".join(
        f"{row.what:{width}}  {row.found}"
        + (f"  [{row.goal}: {marks[row.reached]}]" if row.goal else "")
        for row in lines
    )


def markdown(lines: Sequence[Row], machine: str) -> str:
    """Return the table for README.md."""
    marks = {True: "yes", False: "no", None: ""}
    head = "| what | found | to reach | reached |\n|---|---|---|---|\n"
    body = "".join(f"| {r.what} | {r.found} | {r.goal} | {marks[r.reached]} |\n" for r in lines)
    return f"{head}{body}\n{machine}\n"


def put(readme: str, table: str) -> str:
    """Return README's text with this table in the place of the one before."""
    changed, count = README.subn(lambda _: table, readme)
    if count != 1:
        raise ValueError("README.md has no place for the table")
    return changed
