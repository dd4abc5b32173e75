"""The settings window: each choice is applied and kept at once."""

from dataclasses import fields

from ui.browser import Node, can_vibrate, data, every, one
from ui.settings import Settings

WINDOW = 'dialog[data-dialog="settings"]'


def show_settings(settings: Settings, language: str) -> None:
    """Make the window show these settings; `language` is the one spoken now."""
    values = {field.name: getattr(settings, field.name) for field in fields(settings)}
    values["language"] = language
    for node in every(f"{WINDOW} input[type=radio]"):
        node.checked = values[str(node.name)] == node.value
    for node in every(f"{WINDOW} input[data-setting]"):
        node.checked = values[data(node, "setting")]
    one('[data-part="vibration"]').hidden = not can_vibrate()


def changed_setting(node: Node) -> tuple[str, str | bool]:
    """The setting that an input of the window stands for, and its new value."""
    if data(node, "setting"):
        return data(node, "setting"), bool(node.checked)
    return str(node.name), str(node.value)
