"""What the page says of others' work is what docs/credits.md says."""

import re

import pytest

from tools.paths import BUILT, ROOT
from ui.credits import TEXTS, WORKS, Work

CREDITS = (ROOT / "docs" / "credits.md").read_text("utf-8")
ROWS = [line for line in CREDITS.splitlines() if re.match(r"\| .*\[.*\]\(https://", line)]
ALL = [work for _, works in WORKS for work in works]


@pytest.mark.parametrize("work", ALL, ids=lambda work: work.name)
def test_a_work_is_told_as_the_credits_tell_it(work: Work) -> None:
    name = work.name.split(": ")[-1]
    told = [row for row in ROWS if f"[{name}]({work.home})" in row]
    assert len(told) == 1
    assert work.by in told[0]
    assert work.licence in told[0]
    if not work.text.startswith(TEXTS):
        assert work.text in told[0]


def test_every_row_of_the_credits_is_told() -> None:
    assert [row for row in ROWS if not any(work.home in row for work in ALL)] == []
    assert len(ROWS) == len(ALL)


def test_every_licence_text_lies_in_the_site() -> None:
    texts = {work.text for work in ALL if work.text.startswith(TEXTS)}
    names = {text.removeprefix(TEXTS) for text in texts} | {"parlour.txt", "credits.txt"}
    assert names == {path.name for path in (BUILT / "licences").iterdir()}
