import json

from ui.settings import CHOICES, Settings, from_data, to_data


def test_settings_come_home() -> None:
    chosen = Settings(language="sk", theme="dark", comparison="tap", quick=True, motion=False)
    assert from_data(json.loads(json.dumps(to_data(chosen)))) == chosen


def test_the_first_choice_is_the_default() -> None:
    for name, values in CHOICES.items():
        assert getattr(Settings(), name) == values[0]


def test_what_does_not_fit_keeps_its_default() -> None:
    data = {"theme": "green", "clock": "yes", "back": 3, "unknown": 1, "index": True}
    assert from_data(data) == Settings(index=True)
    assert from_data([1, 2]) == from_data(None) == Settings()


def test_the_wait_before_a_comparison() -> None:
    waits = [Settings(comparison=value).wait for value in CHOICES["comparison"]]
    assert waits == [1.5, 3.0, 5.0, None]
