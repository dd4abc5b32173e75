"""The mahjong set: 144 tiles of 42 kinds, and which of them make a pair."""

BAMBOOS, CHARACTERS, CIRCLES = (
    tuple(f"{number}{suit}" for number in range(1, 10)) for suit in "BCD"
)
WINDS = ("N", "E", "S", "W")
DRAGONS = ("R", "G", "Wh")
FLOWERS = ("F1", "F2", "F3", "F4")
SEASONS = ("S1", "S2", "S3", "S4")

#: The kinds of which a set has four.
FOURS = (*BAMBOOS, *CHARACTERS, *CIRCLES, *WINDS, *DRAGONS)
#: All 42 kinds, by their labels.
KINDS = (*FOURS, *FLOWERS, *SEASONS)
#: The labels of the 144 tiles of a set.
SET = (*(kind for kind in FOURS for _ in range(4)), *FLOWERS, *SEASONS)

# "S" is already the south wind: the group of the seasons needs a name of its own.
_GROUPS = {kind: kind for kind in FOURS}
_GROUPS |= dict.fromkeys(FLOWERS, "flowers") | dict.fromkeys(SEASONS, "seasons")


def group(label: str) -> str:
    """What a kind pairs within: "flowers", "seasons", or the label itself."""
    return _GROUPS[label]


def pairs(a: str, b: str) -> bool:
    """Whether two tiles of these kinds make a pair."""
    return _GROUPS[a] == _GROUPS[b]
