"""Drawing a chapter of a long text."""

from ui.browser import Node, element
from ui.paint_statistics import paint_table
from ui.paint_stills import paint_cards, paint_faces, paint_tiles
from ui.rulebook import (
    Block,
    Figure,
    Grid,
    Groups,
    Link,
    Points,
    Section,
    Terms,
    Text,
    Works,
)
from ui.stills import CardStill
from ui.words import Words


def chapter(section: Section, words: Words) -> Node:
    """A chapter: its title and all that follows."""
    node = element("section")
    node.append(
        element("h3", text=section.title), *[_block(part, words) for part in section.blocks]
    )
    return node


def _block(part: Block, words: Words) -> Node:
    match part:
        case Text():
            return element("p", text=part.text)
        case Points():
            return _points(part)
        case Terms():
            return _terms(part)
        case Grid():
            return _grid(part)
        case Groups():
            return _groups(part)
        case Figure():
            return _figure(part, words)
        case Works():
            return _works(part)
        case Link():
            node = element("p")
            node.append(_link(part.text, part.address))
            return node


def _points(part: Points) -> Node:
    node = element("ol" if part.steps else "ul", "steps" if part.steps else "points")
    node.setAttribute("role", "list")
    node.append(*[element("li", text=item) for item in part.items])
    return node


def _terms(part: Terms) -> Node:
    node = element("dl", "terms")
    for name, text in part.items:
        row = element("div")
        row.append(element("dt", text=name), element("dd", text=text))
        node.append(row)
    return node


def _grid(part: Grid) -> Node:
    node = element("table", "table wordy" if part.wordy else "table")
    node.setAttribute("role", "table")
    paint_table(node, part.table)
    node.prepend(element("caption", text=part.title))
    return node


def _groups(part: Groups) -> Node:
    """The tiles by groups, a row each; roles keep it a table where it is laid out as blocks."""
    node = element("table", "kinds")
    node.append(element("caption", "vh", part.title))
    for group in part.groups:
        row, head, faces = element("tr"), element("th"), element("td")
        head.scope = "row"
        head.append(element("b", text=group.name), element("small", text=group.total))
        faces.append(paint_faces(group.faces))
        row.append(head, faces)
        node.append(row)
    return node


def _figure(part: Figure, words: Words) -> Node:
    node, caption = element("figure", "example"), element("figcaption")
    board = part.board
    still = paint_cards(board) if isinstance(board, CardStill) else paint_tiles(board)
    caption.append(element("span", text=part.caption))
    if part.code:
        link = element("a", text=words.say("Play this game: {code}", code=part.code))
        link.href, link.dataset.deal = f"#{part.code}", part.code
        caption.append(link)
    node.append(still, caption)
    return node


def _works(part: Works) -> Node:
    node, works = element("div", "works"), element("ul")
    works.setAttribute("role", "list")
    if part.title:
        node.append(element("h4", text=part.title))
    for work in part.works:
        row = element("li")
        name = _link(work.name, work.home) if work.home else element("b", text=work.name)
        row.append(name, element("span", text=work.by), _link(work.licence, work.text))
        works.append(row)
    node.append(works)
    return node


def _link(text: str, address: str) -> Node:
    """A link that leaves the game where it is."""
    link = element("a", text=text)
    link.href, link.target, link.rel = address, "_blank", "noopener noreferrer"
    return link
