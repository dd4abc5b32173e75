import pytest

from game.tiles import KINDS
from ui.words import Words, best_language

ENGLISH = Words()


def test_every_tile_has_a_name_of_its_own() -> None:
    names = [ENGLISH.tile(kind) for kind in KINDS]
    assert len(set(names)) == len(KINDS) == 42
    assert ENGLISH.tile("5B") == "5 bamboo"
    assert ENGLISH.tile("S") == "south wind"


def test_plurals_and_places() -> None:
    assert ENGLISH.many("{n} card", "{n} cards", 1) == "1 card"
    assert ENGLISH.many("{n} card", "{n} cards", 12) == "12 cards"
    assert ENGLISH.say("Row {row}, column {column}", row=1, column=2) == "Row 1, column 2"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["sk-SK", "en"], "sk"),
        (["de", "tr-TR", "en"], "tr"),
        (["EN_us"], "en"),
        (["de", "fr"], "en"),
        ([], "en"),
    ],
)
def test_the_browser_s_language_if_there_is_one(wanted: list[str], language: str) -> None:
    assert best_language(wanted) == language
