"""The rules of mahjong said a second time, slowly and from geometry alone, to check the first.

A table is a dict from places (x, y, z) in half tiles to labels: what is gone is not in it. Nothing
here looks at masks, neighbours or groups of the game's own modules.
"""

from itertools import combinations
from random import Random

Place = tuple[int, int, int]
Table = dict[Place, str]


def area(place: Place) -> set[tuple[int, int]]:
    """The four quarters of the table that a tile stands over."""
    x, y, _ = place
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def is_free(places: set[Place], place: Place) -> bool:
    x, y, z = place
    for other in places:
        if other[2] == z + 1 and area(other) & area(place):
            return False
    level = [area(other) for other in places if other[2] == z and other != place]
    open_left = not any({(x - 1, y), (x - 1, y + 1)} & quarters for quarters in level)
    open_right = not any({(x + 2, y), (x + 2, y + 1)} & quarters for quarters in level)
    return open_left or open_right


def is_pair(a: str, b: str) -> bool:
    numbered = len(a) == len(b) == 2 and a[1].isdigit() and b[1].isdigit()
    return a == b or (numbered and a[0] == b[0] and a[0] in "FS")


def moves(table: Table) -> set[frozenset[Place]]:
    """The pairs that can be taken now."""
    free = [place for place in table if is_free(set(table), place)]
    return {
        frozenset(two) for two in combinations(free, 2) if is_pair(table[two[0]], table[two[1]])
    }


def count_plays(table: Table, depth: int) -> int:
    """How many sequences of `depth` moves there are ("perft")."""
    if depth == 0:
        return 1
    return sum(
        count_plays({place: face for place, face in table.items() if place not in move}, depth - 1)
        for move in moves(table)
    )


def ragged(random: Random, most: int = 12) -> set[Place]:
    """An even number of tiles, thrown on a small table at any half tile, up to three layers high.

    No two overlap; one need not lie on another, so that gaps and overhangs are among them.
    """
    places: set[Place] = set()
    for _ in range(60):
        place = (random.randrange(7), random.randrange(5), random.randrange(3))
        level = [area(other) for other in places if other[2] == place[2]]
        if len(places) < most and not any(area(place) & quarters for quarters in level):
            places.add(place)
    return places if len(places) % 2 == 0 else places - {max(places)}
