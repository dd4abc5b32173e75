"""The table of the bench: what counts as reached, and its place in README.md."""

import json
from copy import deepcopy
from typing import Any

import pytest

from tools.bench import table
from tools.paths import ROOT

FOUND: dict[str, Any] = {
    "starts": {
        "site cold": [900],
        "bare cold": [2600],
        "site warm fcp": [150, 140, 400],
        "site warm pieces": [144, 144, 144],
        "word warm fcp": [60],
        "site warm ready": [700],
        "bare warm ready": [2000],
        "site slow ready": [2500],
        "bare slow ready": [8000],
    },
    "weights": {
        "runtime": 5.0e6,
        "board turtle": 0.5e6,
        "board cards": 0.6e6,
        "precache raw": 15.6e6,
        "precache gzip": 6.4e6,
    },
    "playing": {
        "turtle": {"ours": [20.0] * 95 + [90.0] * 5, "by hand": [15.0] * 100, "long tasks": []},
        "cards": {"ours": [20.0], "by hand": [15.0], "long tasks": []},
        "deals": {"tiles": [9.0], "cards": [0.5]},
        "after 50": {"objects": 60_000.0, "wasm": 30e6},
        "after 300": {"objects": 60_100.0, "wasm": 30e6},
    },
}


def reached(found: dict[str, Any]) -> list[bool | None]:
    return [row.reached for row in table.rows(found) if row.goal]


def test_all_goals_can_be_reached() -> None:
    assert reached(FOUND) == [True] * 10


@pytest.mark.parametrize(
    ("part", "name", "value"),
    [
        ("starts", "site warm fcp", [161]),
        ("starts", "site warm pieces", [0]),
        ("starts", "site warm ready", [801]),
        ("starts", "site slow ready", [3300]),
        ("weights", "board cards", 1.1e6),
        ("weights", "precache raw", 16.1e6),
        ("weights", "precache gzip", 7.1e6),
        ("playing", "turtle", {"ours": [40.0], "by hand": [15.0], "long tasks": []}),
        ("playing", "cards", {"ours": [15.0], "by hand": [15.0], "long tasks": [51.0]}),
        ("playing", "deals", {"tiles": [34.0], "cards": [0.5]}),
        ("playing", "deals", {"tiles": [9.0], "cards": [8.4]}),
        ("playing", "after 300", {"objects": 61_000.0, "wasm": 30e6}),
        ("playing", "after 300", {"objects": 60_000.0, "wasm": 31e6}),
    ],
)
def test_a_goal_that_is_missed_is_told(part: str, name: str, value: object) -> None:
    found = deepcopy(FOUND)
    found[part][name] = value
    assert reached(found).count(False) == 1


def test_the_slowest_twentieth_does_not_count() -> None:
    assert table.late([1.0] * 95 + [9.0] * 5) == 1.0
    assert table.late([1.0] * 94 + [9.0] * 6) == 9.0
    assert table.late([3.0]) == 3.0


def test_another_site_has_a_line_of_its_own() -> None:
    found = deepcopy(FOUND)
    found["starts"] |= {"other warm fcp": [80.0], "other warm seen": [300.0]}
    assert "first paint 80 ms; its selector 300 ms" in table.text([*table.rows(found)])


def test_the_readme_has_a_place_for_the_table() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    again = table.put(readme, table.markdown([*table.rows(FOUND)], "Here."))
    assert "| kept for offline play | 15.6 MB, 6.4 MB gzip | 16 MB, 7 MB gzip | yes |" in again
    assert table.put(again, "") == table.put(readme, "")
    with pytest.raises(ValueError, match="no place"):
        table.put("nothing", "")


def test_what_was_measured_can_be_kept_as_json() -> None:
    assert reached(json.loads(json.dumps(FOUND))) == reached(FOUND)
