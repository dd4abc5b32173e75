"""The changelog, read for the page."""

from tools.about import changes, releases

LOG = """# Changes

What a player can see.

## Unreleased

- One thing
  over two lines.
- Another - with a dash.

## 1.2.0 (2026-12-24)

- A third.
"""


def test_versions_and_their_changes_are_read() -> None:
    assert releases(LOG) == [
        ("", ["One thing over two lines.", "Another - with a dash."]),
        ("1.2.0", ["A third."]),
    ]


def test_a_changelog_without_versions_tells_nothing() -> None:
    assert releases("# Changes\n\n- No version.\n") == []


def test_our_own_tells_something_in_every_version() -> None:
    found = changes()
    assert found
    assert all(items and all(items) for _, items in found)
