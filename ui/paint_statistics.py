"""The elements of the windows of statistics."""

from collections.abc import Sequence

from ui.browser import Node, element, one
from ui.statistics import Figure, Mark, Past, Rank, Table
from ui.trends import Trend

ICON = '<svg class="icon" aria-hidden="true"><use href="static/built/icons.svg#i-{}"/></svg>'


def figures(found: Sequence[Figure]) -> list[Node]:
    """The rows of a ``dl.facts``."""
    rows = []
    for figure in found:
        row = element("div")
        row.append(element("dt", text=figure.name), element("dd", text=figure.value))
        rows.append(row)
    return rows


def mark(found: Mark) -> Node:
    """One game of the strip of the last ones."""
    node = element("li")
    node.dataset.result = found.result
    node.append(element("span", "vh", found.name))
    return node


def paint_table(node: Node, found: Table) -> None:
    """Fill a table; roles keep it one where the style sheet, for want of room, makes blocks."""
    head = _role("thead", "rowgroup")
    head.append(_row([_cell("th", "columnheader", name) for name in found.heads]))
    node.replaceChildren(head)
    for title, rows in found.groups:
        body = _role("tbody", "rowgroup")
        if title:
            cell = _cell("th", "rowheader", title)
            cell.colSpan = len(found.heads)
            body.append(_row([cell], "group"))
        for name, *texts in rows:
            cells = [_cell("th", "rowheader", name), *[_cell("td", "cell", t) for t in texts]]
            for cell, of in zip(cells, found.heads, strict=True):
                cell.dataset.name = of
            body.append(_row(cells))
        node.append(body)


def trend(found: Trend) -> Node:
    """A chart with its labels."""
    node, plot, labels = element("figure", "chart"), element("div", "plot"), element("div", "up")
    plot.innerHTML = found.drawing
    one("svg", plot).setAttribute("aria-label", found.name)
    labels.append(*[element("span", text=text) for text in found.labels])
    across = element("div", "across")
    across.append(element("span", text=found.first), element("span", text=found.last))
    for part in (labels, across):
        part.ariaHidden = "true"
    keys = element("figcaption", "keys")
    for name, text in found.keys:
        key = element("span", "key", text)
        key.dataset.key = name
        keys.append(key)
    node.append(element("h4", text=found.title), labels, plot, across, keys)
    return node


def game_item(found: Past) -> Node:
    """A finished game in the list, with the link that deals it again."""
    sign, what, again = element("span", "sign"), element("p", "what"), element("p", "again")
    sign.dataset.result, sign.ariaHidden = found.result, "true"
    what.append(
        element("b", text=found.said),
        element("span", "num", found.time),
        element("small", text=found.deal),
    )
    link = element("a", "num", found.code)
    link.href, link.translate = f"#{found.code}", False
    link.dataset.deal = found.code
    again.append(element("small", text=found.moment), link)
    node = element("li")
    node.append(sign, what, again)
    return node


def rank_item(place: int, found: Rank) -> Node:
    """A line of the leaderboard."""
    node, what = element("li"), element("p", "what")
    what.append(
        element("b", text=found.layout),
        element("small", text=found.day),
    )
    number = element("span", "place num", str(place))
    node.append(number, element("b", "time num", found.time), what)
    if found.hints:
        hints = element("p", "hints")
        hints.innerHTML = ICON.format("lightbulb")
        hints.append(element("span", text=found.hints))
        node.append(hints)
    return node


def _role(tag: str, role: str, classes: str = "") -> Node:
    node = element(tag, classes)
    node.setAttribute("role", role)
    return node


def _row(cells: Sequence[Node], classes: str = "") -> Node:
    row = _role("tr", "row", classes)
    row.append(*cells)
    return row


def _cell(tag: str, role: str, text: str) -> Node:
    node = element(tag, text=text)
    node.setAttribute("role", role)
    return node
