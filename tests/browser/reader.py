"""The page as a screen reader has it: the accessibility tree alone, and what is said aloud."""

import re
from dataclasses import dataclass
from typing import Any

from tests.browser.desk import Desk
from tests.browser.keys import press

CARD = re.compile(r"Row (\d+), column (\d+), (.+)")


@dataclass(frozen=True, slots=True)
class Heard:
    """A node of the tree: what it is, what it is called, and whether one is on it."""

    id: int
    role: str
    name: str
    description: str
    focused: bool


class Reader:
    """Someone who knows of the page what its accessibility tree says, and presses keys."""

    def __init__(self, desk: Desk):
        self.desk = desk
        self.tree: list[Heard] = []
        self.said = ""
        """What the live region says."""
        self._session = desk.page.context.new_cdp_session(desk.page)

    def press(self, *keys: str) -> "Reader":
        """Press keys, then listen."""
        press(self.desk, *keys)
        return self.listen()

    def listen(self) -> "Reader":
        """Read the tree anew."""
        nodes = self._session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        self.tree = [_heard(node) for node in nodes if not node["ignored"]]
        live = [node for node in nodes if _property(node, "live") == "polite"]
        self.said = " ".join(text for node in live for text in _texts(node, by_id)).strip()
        return self

    @property
    def here(self) -> Heard:
        """The node that has the focus."""
        return [node for node in self.tree if node.focused][-1]

    def of(self, role: str) -> list[Heard]:
        """The nodes of a role, in their order."""
        return [node for node in self.tree if node.role == role]

    def names(self) -> list[str]:
        """Everything that has a name or is text."""
        return [node.name for node in self.tree if node.name]

    def close(self) -> None:
        """Listen no more."""
        self._session.detach()


def _heard(node: dict[str, Any]) -> Heard:
    def text(part: str) -> str:
        return str(node.get(part, {}).get("value", ""))

    focused = bool(_property(node, "focused"))
    return Heard(
        node.get("backendDOMNodeId", 0), text("role"), text("name"), text("description"), focused
    )


def _property(node: dict[str, Any], name: str) -> Any:
    found = [p["value"].get("value") for p in node.get("properties", ()) if p["name"] == name]
    return found[0] if found else None


def _texts(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> list[str]:
    """The texts below a node, once each."""
    if node.get("role", {}).get("value") == "StaticText":
        return [node["name"]["value"]]
    below = [by_id[child] for child in node.get("childIds", ()) if child in by_id]
    return [text for child in below for text in _texts(child, by_id)]
