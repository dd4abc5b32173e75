"""Both games as they lie on the table, for the browser's offer to install.

True deals in the middle of play, placed by the page's own measure, in the colours of its light
theme. Without the page's words: one picture serves every language.
"""

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from game import deal, mahjong, match
from game.code import MahjongCode, MatchCode
from tools.art.drawing.pen import document, group, num
from tools.art.drawing.still import DEFS, HEIGHT, SHADE, WIDTH, tile
from tools.art.faces.glyphs import Typeface
from tools.art.faces.sprite import classic
from ui.fit import fit

CARD, SIDE, FRAME, FOUND, HAND, FOUND_PAPER = (
    *("#fffdf7", "#cfc4ad", "#dcd8d1", "#2e8b57", "#d9622b", "#f3f7ec"),
)
BLOCKED = "#d0c6af"
TABLE = """\
<defs><linearGradient id="table" x1="0" y1="0" x2="1" y2="1"><stop offset="0" \
stop-color="#fbf8f1"/><stop offset=".45" stop-color="#f3efe6"/><stop offset="1" \
stop-color="#e9e2d3"/></linearGradient></defs>"""
MARGIN = 0.05
"""Of the shorter side."""
CARDS = MatchCode(group=2, size=1, kind=5, difficulty=1, seed=7)
TILES = MahjongCode("00", 7)
GONE = 16
"""Pairs of the winning plan that have left the board."""
TURTLE = 0.72
"""Height of the layout to its width, with tiles as they are drawn."""
RATIO = 7 / 6
"""Height of a card to its width."""
GAP = 0.085
"""Between cards, of a card's width."""

Pictures = Mapping[str, str]
"""Subject of the kind of `CARDS` -> SVG document."""


def _scene(title: str, width: int, height: int, *parts: str) -> str:
    ground = f'<rect width="{width}" height="{height}" fill="url(#table)"/>'
    return document(title, f"0 0 {width} {height}", DEFS, TABLE, ground, *parts)


def tiles(width: int, height: int, brush: Typeface, latin: Typeface) -> str:
    """Return a game of Mahjong Solitaire in a picture of this size."""
    dealt = deal.mahjong_game(TILES)
    state = dealt.state
    for pair in dealt.plan[:GONE]:
        state = mahjong.play(state, pair)
    edge = MARGIN * min(width, height)
    room = min(height - 2 * edge, (width - 2 * edge) * TURTLE)
    place = fit(state.layout.slots, width - 2 * edge, room)
    above = (height - room) / 2
    scale, thick = 2 * place.u / WIDTH, place.t
    free = set(mahjong.free(state))
    faces = {kind: classic(kind, brush, latin) for kind in sorted(set(state.faces))}
    drawn = []
    for number, (x, y, z) in enumerate(state.layout.slots):
        if not mahjong.is_present(state, number):
            continue
        left = edge + place.ox + x * place.u - z * thick
        top = above + place.oy + y * place.v - z * thick
        colour = {} if number in free else {"fill": BLOCKED}
        face = faces[state.faces[number]]
        drawn.append(
            group(
                f'transform="translate({num(left)} {num(top)}) scale({num(scale)})"',
                _shade(WIDTH, HEIGHT, 16),
                tile(0, 0, face, **colour),
            )
        )
    return _scene("Mahjong Solitaire", width, height, *drawn)


def cards(width: int, height: int, pictures: Pictures, back: str) -> str:
    """Return a game of Match Cards in a picture of this size."""
    state = deal.match_game(CARDS)
    pairs: dict[object, list[int]] = {}
    for card, picture in enumerate(state.deck):
        pairs.setdefault(picture, []).append(card)
    found, waiting = [*pairs.values()][:3], [*pairs.values()][4:6]
    state = replace(
        state,
        found=frozenset(card for pair in found for card in pair),
        turned=tuple(pair[0] for pair in waiting),
    )
    columns = 5 if width > height else 4
    rows = -(-len(state.deck) // columns)
    edge = MARGIN * min(width, height)
    w = min(
        (width - 2 * edge) / (columns + GAP * (columns - 1)),
        (height - 2 * edge) / (rows * RATIO + GAP * (rows - 1)),
    )
    left = (width - w * (columns + GAP * (columns - 1))) / 2
    top = (height - w * (rows * RATIO + GAP * (rows - 1))) / 2
    drawn = []
    for card, spot in match.spots(state).items():
        row, column = divmod(card, columns)
        x, y = left + column * w * (1 + GAP), top + row * w * (RATIO + GAP)
        shown = pictures[state.deck[card].subject] if spot.face else back
        drawn.append(_card(x, y, w, spot.state, shown))
    return _scene("Match Cards", width, height, *drawn)


def _card(x: float, y: float, w: float, state: str, picture: str) -> str:
    """Return a card of width `w`; `picture` is the drawing that it shows."""
    h, r = w * RATIO, w * 0.095
    lift = 4.0 if state == "up" else 0.0
    paper = FOUND_PAPER if state == "found" else CARD
    parts = [_shade(w, h, 5 + lift)]
    if state != "found":
        parts.append(_sheet(w * 0.012, w * 0.02, w, h, r, SIDE))
    parts.append(_sheet(0, 0, w, h, r, paper))
    if state == "down":
        inset = w * 0.042
        parts.append(_image(picture, inset, inset, w - 2 * inset, h - 2 * inset, "slice"))
        # The image has corners; the paper's frame over it is round.
        parts.append(_frame(inset / 2, w - inset, h - inset, w * 0.075, CARD, inset))
    else:
        side = w * 0.75
        line = FOUND if state == "found" else FRAME
        parts.append(_image(picture, (w - side) / 2, (h - side) / 2, side, side, "meet"))
        parts.append(_frame(w * 0.045, w * 0.91, h - w * 0.09, w * 0.06, line, w * 0.02))
    if state == "up":
        parts.append(_frame(-w * 0.009, w * 1.018, h + w * 0.018, r * 1.1, HAND, w * 0.02))
    return group(f'transform="translate({num(x - lift / 2)} {num(y - lift)})"', *parts)


def _shade(w: float, h: float, far: float) -> str:
    """Return a shadow to the lower right in three steps: as soft as it needs, and soon drawn."""
    steps = (
        f'<rect x="{num(far * part)}" y="{num(far * part)}" width="{num(w)}" height="{num(h)}"'
        f' rx="12" fill="{SHADE}" opacity=".08"/>'
        for part in (0.6, 0.85, 1.1)
    )
    return "".join(steps)


def _sheet(x: float, y: float, w: float, h: float, r: float, fill: str) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}"'
        f' fill="{fill}"/>'
    )


def _frame(at: float, w: float, h: float, r: float, colour: str, line: float) -> str:
    return (
        f'<rect x="{num(at)}" y="{num(at)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}"'
        f' fill="none" stroke="{colour}" stroke-width="{num(line)}"/>'
    )


def _image(drawing: str, x: float, y: float, w: float, h: float, fitting: str) -> str:
    data = b64encode(drawing.encode()).decode()
    return (
        f'<image x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
        f' preserveAspectRatio="xMidYMid {fitting}" href="data:image/svg+xml;base64,{data}"/>'
    )


def back(root: Path) -> str:
    """Return the drawing of the back that cards have at first."""
    return (root / "static" / "art" / "backs" / "modrotlac.svg").read_text("utf-8")
