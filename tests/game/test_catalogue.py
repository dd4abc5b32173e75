"""The catalogue: enough subjects of every kind, no name twice, every picture's text read back."""

import re

import pytest

from game.catalogue import ALL_VERSIONS, KINDS, SUBJECTS, VERSIONS, Picture, pictures

ID = re.compile(r"[a-z]+(-[a-z]+)*")


def test_the_tables_have_the_six_kinds() -> None:
    assert KINDS == ("transport", "objects", "sport", "fruit", "food", "animals")
    assert tuple(sorted(SUBJECTS)) == tuple(sorted(ALL_VERSIONS)) == tuple(sorted(KINDS))


@pytest.mark.parametrize("kind", KINDS)
def test_sixty_cards_in_pairs_can_be_dealt(kind: str) -> None:
    assert len(SUBJECTS[kind]) >= 30


@pytest.mark.parametrize("kind", KINDS)
def test_sixty_cards_on_hard_can_be_dealt(kind: str) -> None:
    # 30 pairs in threes of one subject need ten; the rest is for variety.
    assert len(ALL_VERSIONS[kind]) >= 12


@pytest.mark.parametrize("kind", KINDS)
def test_subjects_are_distinct_plain_words(kind: str) -> None:
    assert len(set(SUBJECTS[kind])) == len(SUBJECTS[kind])
    assert len(set(ALL_VERSIONS[kind])) == len(ALL_VERSIONS[kind])
    assert all(ID.fullmatch(subject) for subject in SUBJECTS[kind])
    assert set(ALL_VERSIONS[kind]) <= set(SUBJECTS[kind])


def test_the_subjects_of_the_documents_are_there() -> None:
    assert {"giraffe", "donkey", "cat"} <= set(SUBJECTS["animals"])
    assert "cat" in ALL_VERSIONS["animals"]
    assert "guava" in SUBJECTS["fruit"]


def test_every_picture_is_listed_once() -> None:
    every = pictures()
    assert len(set(every)) == len(every)
    first = sum(map(len, SUBJECTS.values()))
    more = sum(map(len, ALL_VERSIONS.values())) * (len(VERSIONS) - 1)
    assert len(every) == first + more


def test_every_picture_is_read_back_from_its_text() -> None:
    for picture in pictures():
        assert Picture.parse(str(picture)) == picture


@pytest.mark.parametrize(
    "text",
    [
        "",
        "animals/cat",
        "animals/cat/",
        "animals/cat/G",
        "animals/cat/a",
        "animals/cat/AB",
        "animals/cat/A/A",
        "animals/giraffe/B",
        "animals/guava/A",
        "beasts/cat/A",
        " animals/cat/A",
    ],
)
def test_other_texts_are_no_picture(text: str) -> None:
    assert Picture.parse(text) is None
