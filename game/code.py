"""Game codes: what is chosen in a menu, as a text that a player can copy, say aloud and type back.

    MM2-{P|T}A{size}{kind}-{seed}   match cards       MM2-PAAU-AAAAAAB
    MJ1-{L|H}{layout}-{seed}        mahjong           MJ1-L00-AAAAABL

P is pairs and T triples, the A after it the edition of the picture catalogue; size A … D; the kind
letter is A + 4 × kind of card + difficulty. L deals a table that can be won, H any order of the
tiles. A seed is a 32-bit number in base 26, A = 0, 7 letters.
"""

from dataclasses import dataclass
from enum import Enum, auto

from game.layouts import DRAWINGS

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SEEDS = 1 << 32
SEED_LENGTH = 7

#: Cards on the table, by cards in a group and size.
SIZES = {2: (12, 20, 30, 60), 3: (12, 21, 30, 60)}
KIND_COUNT = 6
EASY, MEDIUM, HARD = range(3)

_GROUPS = {"P": 2, "T": 3}
_EDITION = "A"


class Reason(Enum):
    """Why a text is not a game code."""

    EMPTY = auto()
    STRAY_CHARACTER = auto()  # neither letter, digit, space nor dash
    UNKNOWN_GAME = auto()  # does not begin with MM2 or MJ1
    OTHER_VERSION = auto()  # MM or MJ, but with another digit
    TOO_SHORT = auto()
    TOO_LONG = auto()
    UNKNOWN_GROUP = auto()  # neither P nor T
    UNKNOWN_EDITION = auto()  # another picture catalogue
    UNKNOWN_SIZE = auto()
    UNKNOWN_KIND = auto()
    UNKNOWN_DIFFICULTY = auto()
    NO_LAYOUT = auto()  # neither L nor H after MJ1
    LAYOUT_NOT_DIGITS = auto()
    UNKNOWN_LAYOUT = auto()
    SEED_NOT_LETTERS = auto()
    SEED_TOO_LARGE = auto()


@dataclass(frozen=True, slots=True)
class MatchCode:
    """The choices of a match cards game; ValueError if one is out of its range."""

    group: int  # cards in a group: 2 or 3
    size: int  # 0 … 3, index into SIZES[group]
    kind: int  # 0 … 5, index into the catalogue's kinds
    difficulty: int  # EASY, MEDIUM or HARD
    seed: int  # 0 … 2³²-1

    def __post_init__(self) -> None:
        if not (
            self.group in SIZES
            and 0 <= self.size < len(SIZES[self.group])
            and 0 <= self.kind < KIND_COUNT
            and EASY <= self.difficulty <= HARD
            and 0 <= self.seed < SEEDS
        ):
            raise ValueError(f"no such game: {self!r}")

    @property
    def cards(self) -> int:
        """Cards on the table."""
        return SIZES[self.group][self.size]

    @property
    def groups(self) -> int:
        """Groups of equal cards to be found."""
        return self.cards // self.group

    def __str__(self) -> str:
        group = "P" if self.group == 2 else "T"
        kind = LETTERS[4 * self.kind + self.difficulty]
        return f"MM2-{group}{_EDITION}{LETTERS[self.size]}{kind}-{_seed_text(self.seed)}"


@dataclass(frozen=True, slots=True)
class MahjongCode:
    """The choices of a mahjong game; ValueError for an unknown layout or a seed out of range."""

    layout: str  # two digits, a key of game.layouts.DRAWINGS
    seed: int  # 0 … 2³²-1
    hard: bool = False  # all orders of the tiles are equally likely, also those that cannot be won

    def __post_init__(self) -> None:
        if self.layout not in DRAWINGS or not 0 <= self.seed < SEEDS:
            raise ValueError(f"no such game: {self!r}")

    def __str__(self) -> str:
        return f"MJ1-{'H' if self.hard else 'L'}{self.layout}-{_seed_text(self.seed)}"


Code = MatchCode | MahjongCode


def parse(text: str) -> Code | Reason:
    """The code that a text means, or why it means none. Never raises.

    Forgiven are case, spaces, missing or odd dashes, full-width letters, the Turkish İ and ı, the
    letters O and I for the digits 0 and 1, and a link's address before the code.
    """
    bare = "".join(text.translate(_FORGIVEN).rpartition("#")[2].split())
    if not bare:
        return Reason.EMPTY
    if any(char not in _READABLE for char in bare):
        return Reason.STRAY_CHARACTER
    if "MM".startswith(bare[:2]) or "MJ".startswith(bare[:2]):
        return _parse_game(bare)
    return Reason.UNKNOWN_GAME


def _parse_game(bare: str) -> Code | Reason:
    game, version, rest = bare[:2], _digits(bare[2:3]), bare[3:]
    if not version:
        return Reason.TOO_SHORT
    if not version.isdigit():
        return Reason.UNKNOWN_GAME
    if game + version not in ("MM2", "MJ1"):
        return Reason.OTHER_VERSION
    choices = 4 if game == "MM" else 3
    if len(rest) != choices + SEED_LENGTH:
        return Reason.TOO_SHORT if len(rest) < choices + SEED_LENGTH else Reason.TOO_LONG
    seed = _parse_seed(rest[choices:])
    read = _parse_match if game == "MM" else _parse_mahjong
    return read(rest[:choices], seed)


def _parse_match(choices: str, seed: int | Reason) -> MatchCode | Reason:
    group, edition, size, kind = tuple(choices)
    if group not in _GROUPS:
        return Reason.UNKNOWN_GROUP
    if edition != _EDITION:
        return Reason.UNKNOWN_EDITION
    if size not in LETTERS[: len(SIZES[2])]:
        return Reason.UNKNOWN_SIZE
    if kind not in LETTERS[: 4 * KIND_COUNT]:
        return Reason.UNKNOWN_KIND
    kind_of_card, difficulty = divmod(LETTERS.index(kind), 4)
    if difficulty > HARD:
        return Reason.UNKNOWN_DIFFICULTY
    if isinstance(seed, Reason):
        return seed
    return MatchCode(_GROUPS[group], LETTERS.index(size), kind_of_card, difficulty, seed)


def _parse_mahjong(choices: str, seed: int | Reason) -> MahjongCode | Reason:
    layout = _digits(choices[1:])
    if choices[0] not in "LH":
        return Reason.NO_LAYOUT
    if not layout.isdigit():
        return Reason.LAYOUT_NOT_DIGITS
    if layout not in DRAWINGS:
        return Reason.UNKNOWN_LAYOUT
    if isinstance(seed, Reason):
        return seed
    return MahjongCode(layout, seed, hard=choices[0] == "H")


def _parse_seed(letters: str) -> int | Reason:
    if not letters.isalpha():
        return Reason.SEED_NOT_LETTERS
    seed = 0
    for letter in letters:
        seed = seed * len(LETTERS) + LETTERS.index(letter)
    return seed if seed < SEEDS else Reason.SEED_TOO_LARGE


def _seed_text(seed: int) -> str:
    letters = ""
    for _ in range(SEED_LENGTH):
        seed, letter = divmod(seed, len(LETTERS))
        letters = LETTERS[letter] + letters
    return letters


def _digits(text: str) -> str:
    """The text of a place where only digits can stand."""
    return text.replace("O", "0").replace("I", "1")


def _forgiven() -> dict[int, str | None]:
    """What each character is read as; None: as nothing."""
    # Dashes of all kinds, and what is pasted unseen: soft hyphen, zero-width and direction marks,
    # and the dot that lower() leaves behind when it is given an İ.
    nothing = "-_‐‑‒–—―−⁃﹘﹣~\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u0307"
    table: dict[int, str | None] = {ord(char): None for char in nothing}
    table |= {ord(char.lower()): char for char in LETTERS}
    table |= {ord("İ"): "I", ord("ı"): "I"}
    # The full-width forms U+FF01 … U+FF5E repeat the visible ASCII characters in order.
    table |= {code + 0xFEE0: table.get(code, chr(code)) for code in range(0x21, 0x7F)}
    return table


_FORGIVEN = _forgiven()
_READABLE = frozenset(LETTERS + "0123456789")
