"""The keyboard as the tests press it: real keys, and what has the focus."""

import pytest

from tests.browser.desk import Desk

FOCUSED = """() => {
  const { card, tile } = document.activeElement.dataset;
  return card ?? tile ?? null;
}"""
ACTION = "() => document.activeElement.dataset.action ?? document.activeElement.tagName"
MATCHES = "(selector) => document.activeElement.matches(selector)"


def press(desk: Desk, *keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys:
        desk.page.keyboard.press(key)


def focused(desk: Desk) -> int | None:
    """The piece that has the focus."""
    piece = desk.page.evaluate(FOCUSED)
    return None if piece is None else int(piece)


def action(desk: Desk) -> str:
    """The action of the button that has the focus, or the name of its element."""
    return str(desk.page.evaluate(ACTION))


def tab_to(desk: Desk, selector: str) -> None:
    """Press Tab until an element of this selector has the focus."""
    for _ in range(40):
        if desk.page.evaluate(MATCHES, selector):
            return
        press(desk, "Tab")
    pytest.fail(f"Tab does not lead to {selector}")


def tab_to_board(desk: Desk) -> None:
    """Press Tab until a piece has the focus."""
    tab_to(desk, "#board [data-card], #board [data-tile]")


def open_code(desk: Desk, kind: str, code: str) -> None:
    """From home to the deal of a code, by the keyboard alone."""
    tab_to(desk, f'[data-action="new-{kind}"]')
    press(desk, "Enter")
    desk.wait_for("new-game")
    tab_to(desk, '[data-field="code"]')
    press(desk, "Control+a")
    desk.page.keyboard.type(code)
    press(desk, "Enter")
    dealt = f'#board[data-code="{code}"]'
    desk.until(f'{dealt}, dialog[data-dialog="question"][open]')
    if "question" in desk.windows:
        tab_to(desk, '[data-action="yes"]')
        press(desk, "Enter")
    desk.until(dealt)
    desk.until("#board :focus")
    assert desk.windows == []
