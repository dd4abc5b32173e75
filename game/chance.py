"""Random numbers that stay the same for ever: a code must deal the same game on every machine.

The generator is PCG32 (XSH-RR 64/32): M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient
Statistically Good Algorithms for Random Number Generation", HMC-CS-2014-0905, 2014. Its seed is the
64-bit FNV-1a hash of a text (G. Fowler, L. C. Noll, K.-P. Vo), spread by SplitMix64 (G. L. Steele,
D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

# Chosen, together with the order of the catalogue, so that the deals shown in the rules come true.
# Frozen: another salt deals another game for every code that anybody has kept.
SALT = "parlour-54160"

_MASK_32 = (1 << 32) - 1
_MASK_64 = (1 << 64) - 1


class Chance:
    """A PCG32 generator: equal seeds give equal numbers. The one mutable thing in the rules."""

    __slots__ = ("_increment", "_state")

    def __init__(self, state: int, sequence: int) -> None:
        """Seed as `pcg32_srandom` does; both are 64-bit numbers."""
        self._increment = (sequence << 1 | 1) & _MASK_64
        self._state = 0
        self.bits()
        self._state = (self._state + state) & _MASK_64
        self.bits()

    def bits(self) -> int:
        """The next 32 random bits, 0 … 2³²-1."""
        old = self._state
        self._state = (old * 6364136223846793005 + self._increment) & _MASK_64
        word = ((old >> 18 ^ old) >> 27) & _MASK_32
        turn = old >> 59
        return (word >> turn | word << (32 - turn)) & _MASK_32

    def below(self, bound: int) -> int:
        """A number 0 … bound-1, each equally likely; 1 ≤ bound ≤ 2³², else ValueError."""
        if not 1 <= bound <= 1 << 32:
            raise ValueError(f"no fair choice among {bound}")
        # The lowest 2³² mod bound values are drawn again: they would favour small remainders.
        unfair = (1 << 32) % bound
        while (bits := self.bits()) < unfair:
            pass
        return bits % bound

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` of the items in random order, by a Fisher–Yates shuffle that stops early."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """All the items in random order, every order equally likely."""
        return self.sample(items, len(items))


def stream(code: str, purpose: str) -> Chance:
    """The random numbers that one purpose ("shuffle", …) of a game's deal draws on."""
    seed = fnv1a(f"{SALT}/{code}/{purpose}".encode())
    return Chance(splitmix(seed, 1), splitmix(seed, 2))


def fnv1a(data: bytes) -> int:
    """The 64-bit FNV-1a hash."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & _MASK_64
    return value


def splitmix(seed: int, index: int) -> int:
    """The `index`-th number (1, 2, …) that SplitMix64 makes from a seed."""
    value = (seed + index * 0x9E3779B97F4A7C15) & _MASK_64
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & _MASK_64
    value = (value ^ value >> 27) * 0x94D049BB133111EB & _MASK_64
    return value ^ value >> 31
