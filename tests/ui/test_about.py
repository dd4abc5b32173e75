from ui.about import about
from ui.rulebook import Points, Text
from ui.words import Words

CHANGES = [("", ["Something new."]), ("1.0.0", ["Something old.", "Something borrowed."])]


def test_it_tells_every_change_by_version_and_then_the_rest() -> None:
    first, second, *rest = about(Words(), CHANGES)
    assert first.blocks == (Points(("Something new.",)),)
    assert second.title == "New in version 1.0.0"
    assert second.blocks == (Points(("Something old.", "Something borrowed.")),)
    assert [section.title for section in rest] == ["Installing", "Privacy", "Whose work it is"]


def test_privacy_takes_three_sentences() -> None:
    (text,) = next(s for s in about(Words(), []) if s.title == "Privacy").blocks
    assert isinstance(text, Text)
    assert text.text.count(". ") + 1 == 3
