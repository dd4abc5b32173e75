"""How a game of Mahjong Solitaire looks."""

from functools import lru_cache

from game import mahjong
from game.spots import Spot
from ui.clock import clock_text
from ui.look import Counter, Look, Piece
from ui.mahjong_table import MahjongTable
from ui.steer import in_sight
from ui.words import Words


def mahjong_look(table: MahjongTable, words: Words, now: float) -> Look:
    """The whole board. A paused game shows no tiles."""
    session = table.session
    spots = {} if table.status == "paused" else mahjong.spots(table.state)
    hinted = (session.hinted.a, session.hinted.b) if session.hinted else ()
    seen, faces = _seen(table.state), table.state.faces
    pieces = {
        tile: _tile(
            *(tile, spot, tuple(faces[on] for on in mahjong.covering(table.state, tile))),
            *(tile in seen, tile == session.selected, tile in hinted, words),
        )
        for tile, spot in spots.items()
    }
    return Look(
        mahjong_attributes(table, now),
        pieces,
        mahjong_counters(table, now),
        {
            "pause": table.status == "playing",
            "hint": table.status == "playing",
            "undo": bool(table.history.done),
            "redo": bool(table.history.undone),
        },
    )


def mahjong_attributes(table: MahjongTable, now: float) -> dict[str, str]:
    """The attributes of the board."""
    session = table.session
    return {
        "game": "mahjong",
        "code": table.code,
        "status": table.status,
        "pairs-removed": str(table.state.pairs_removed),
        "free": str(len(mahjong.free(table.state))),
        "elapsed": str(int(session.clock.elapsed(now))),
        "hints": str(session.hints),
    }


def mahjong_counters(table: MahjongTable, now: float) -> dict[str, Counter]:
    """Pairs removed, time, hints used."""
    return {
        "pairs": Counter(str(table.state.pairs_removed), f"/{table.state.pairs}"),
        "time": Counter(*clock_text(table.session.clock.elapsed(now))),
        "hints": Counter(str(table.session.hints)),
    }


@lru_cache(maxsize=4)  # a state is shown more than once: selected, hinted, timed
def _seen(state: mahjong.State) -> frozenset[int]:
    """The tiles that do not lie wholly under others."""
    return frozenset(in_sight({tile: spot.place for tile, spot in mahjong.spots(state).items()}))


@lru_cache(maxsize=1024)  # most tiles look as they did a tap ago
def _tile(
    tile: int,
    spot: Spot,
    covers: tuple[str, ...],
    seen: bool,
    selected: bool,
    hinted: bool,
    words: Words,
) -> Piece:
    x, y, z = spot.place
    face, free = spot.face or "", spot.state == "free"
    attributes = [
        ("tile", str(tile)),
        ("face", face),
        ("free", "true" if free else "false"),
        ("x", str(x)),
        ("y", str(y)),
        ("z", str(z)),
    ]
    attributes += [("selected", "true")] if selected else []
    attributes += [("hinted", "true")] if hinted else []
    said = [
        words.tile(face),
        words.say("layer {layer}", layer=z + 1),
        words.say("free") if free else _why_blocked(covers, words),
    ]
    said += [words.say("selected")] if selected else []
    said += [words.say("hint")] if hinted else []
    return Piece(tuple(attributes), ", ".join(said), face, (x, y, z), seen)


def _why_blocked(covers: tuple[str, ...], words: Words) -> str:
    """What keeps a tile from being taken: those that lie on it, or else its neighbours."""
    if not covers:
        return words.say("blocked left and right")
    return words.say("covered by {tiles}", tiles=words.listed([words.tile(f) for f in covers]))
