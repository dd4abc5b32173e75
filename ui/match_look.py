"""How a game of Match Cards looks."""

from functools import lru_cache

from game import match
from game.catalogue import KINDS
from game.code import MatchCode
from game.spots import Spot
from ui.clock import clock_text
from ui.look import Counter, Look, Piece
from ui.match_table import MatchTable
from ui.words import DIFFICULTIES_IN_TEXT, KINDS_IN_TEXT, Words

COLUMNS = {6: 3, 12: 5, 20: 6, 21: 6, 30: 7, 60: 9}
"""Columns of the grid in landscape; in portrait these are the rows."""
ROWS = {6: 3, 12: 3, 20: 4, 21: 4, 30: 5, 60: 7}
NEARLY_LOST = 3
"""From so many attempts before the limit on, the counter warns."""


def grid(cards: int, portrait: bool) -> tuple[int, int]:
    """Columns and rows of the grid for a number of cards."""
    shape = COLUMNS[cards], ROWS[cards]
    return (shape[1], shape[0]) if portrait else shape


def match_look(table: MatchTable, words: Words, now: float) -> Look:
    """The whole board. A paused game shows no cards."""
    columns = grid(len(table.state.deck), table.session.portrait)[0]
    spots = {} if table.status == "paused" else match.spots(table.state)
    pieces = {
        card: _card(card, spot, columns, words, table.versions) for card, spot in spots.items()
    }
    return Look(
        match_attributes(table, now),
        pieces,
        match_counters(table, words, now),
        {"pause": table.status == "playing"},
    )


def match_attributes(table: MatchTable, now: float) -> dict[str, str]:
    """The attributes of the board."""
    state = table.state
    return {
        "game": "match",
        "code": table.code,
        "status": table.status,
        "found": str(state.groups_found),
        "total": str(state.total),
        "failed": str(state.failed),
        "limit": str(state.limit),
        "elapsed": str(int(table.session.clock.elapsed(now))),
    }


def match_counters(table: MatchTable, words: Words, now: float) -> dict[str, Counter]:
    """Groups found, time, failed attempts (rule M6)."""
    state = table.state
    left = state.limit - state.failed
    low = left <= NEARLY_LOST
    word = words.many("{n} left", "{n} left", left) if low else words.say("Failed")
    return {
        "found": Counter(str(state.groups_found), f"/{state.total}"),
        "time": Counter(*clock_text(table.session.clock.elapsed(now))),
        "failed": Counter(str(state.failed), f"/{state.limit}", low, word),
    }


@lru_cache(maxsize=512)  # most cards look as they did a tap ago
def _card(card: int, spot: Spot, columns: int, words: Words, versions: bool) -> Piece:
    attributes = [("card", str(card)), ("state", spot.state)]
    if spot.face is not None:
        attributes.append(("picture", spot.face))
    row, column = divmod(card, columns)
    where = words.say("Row {row}, column {column}", row=row + 1, column=column + 1)
    shown = _shown(spot, words, versions)
    place = 2 * column, 2 * row, 0
    return Piece(tuple(attributes), f"{where}, {shown}", spot.face or "", place)


def _shown(spot: Spot, words: Words, versions: bool) -> str:
    """What a card shows, in words; of a face-down card, only that it is face down."""
    if spot.face is None:
        return words.say("face down")
    name = picture_name(spot.face, words, versions)
    if spot.state == "found":
        return words.say("{picture}, found", picture=name)
    return words.say("{picture}, not found", picture=name) if spot.state == "revealed" else name


def picture_name(picture: str, words: Words, versions: bool) -> str:
    """The name of ``animals/cat/E``; with its letter where versions are to be told apart."""
    kind, subject, version = picture.split("/")
    name = words.picture(kind, subject)
    return f"{name} {version}" if versions else name


def options_text(options: MatchCode, words: Words) -> str:
    """The options in a line, for example ``12 cards, animals, Easy``."""
    return words.say(
        "{cards}, {kind}, {difficulty}",
        cards=words.many("{n} card", "{n} cards", options.cards),
        kind=words.say(KINDS_IN_TEXT[KINDS[options.kind]]),
        difficulty=words.say(DIFFICULTIES_IN_TEXT[options.difficulty]),
    )
