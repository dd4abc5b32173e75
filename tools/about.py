"""What the page tells about itself: static/built/about.json, its version and what has changed.

Both stand in the repository already: the version in pyproject.toml, the changes in CHANGELOG.md.
The changes are sentences to translate like any other (`tools.messages`).
"""

import json
import re
import tomllib

from tools.paths import BUILT, ROOT

CHANGELOG = "CHANGELOG.md"
UNRELEASED = "Unreleased"


def releases(text: str) -> list[tuple[str, list[str]]]:
    """Return the versions of a changelog, newest first, each with its changes.

    A version is a heading of the second level that begins with its number, or with "Unreleased",
    which becomes ""; a change is an item of its list, over as many lines as it needs.
    """
    found = []
    for chapter in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        head, _, body = chapter.partition("\n")
        items = re.split(r"^- ", body, flags=re.MULTILINE)[1:]
        version = head.split()[0]
        name = "" if version == UNRELEASED else version
        found.append((name, [" ".join(item.split()) for item in items]))
    return found


def changes() -> list[tuple[str, list[str]]]:
    """Return the versions of this repository's changelog."""
    return releases((ROOT / CHANGELOG).read_text("utf-8"))


def make_about() -> None:
    """Write static/built/about.json."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    about = {"version": project["version"], "changes": changes()}
    (BUILT / "about.json").write_text(json.dumps(about, ensure_ascii=False), "utf-8")
