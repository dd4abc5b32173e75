"""Texts read as JSON, whoever has written them."""

import json

import pytest

from ui.storage import DEEPEST, parsed


def nested(levels: int) -> str:
    return "[" * levels + "]" * levels


@pytest.mark.parametrize("levels", [DEEPEST + 1, 5_000, 200_000])
@pytest.mark.parametrize("around", ["{}", '{{"a": {}}}', '["[", "\\\\", {}]'])
def test_nothing_that_is_nested_too_deeply_is_read(levels: int, around: str) -> None:
    assert parsed(around.format(nested(levels))) is None
    assert parsed(around.format("[" * levels)) is None


def test_many_brackets_beside_one_another_are_read() -> None:
    data = [{"a": [n]} for n in range(500)]
    assert parsed(json.dumps(data)) == data
    assert parsed(nested(DEEPEST)) == json.loads(nested(DEEPEST))


@pytest.mark.parametrize("inner", ["[" * 300, '"' + "{" * 300, "\\" * 301 + '"[' * 300])
def test_brackets_within_a_string_are_no_brackets(inner: str) -> None:
    data = {"aside": [inner, inner]}
    assert parsed(json.dumps(data)) == data


@pytest.mark.parametrize("text", ["", "{", "nul", '"[[['])
def test_what_is_no_json_is_none(text: str) -> None:
    assert parsed(text) is None
