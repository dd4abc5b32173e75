"""Everything that a player owns as one text, and the way back: checked, merged, never in silence.

The text is JSON: ``format``, ``version``, when it was ``made``, the ``settings``, the open
``games`` by their kind, the ``finished`` ones, and texts ``aside`` that this app could not read.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.finished import Finished, from_data, to_data
from ui.keeper import ASIDE, DONE, GAMES, SETTINGS
from ui.storage import Texts, parsed
from ui.store import AnyTable, owned, restored
from ui.words import N_, Words

FORMAT, VERSION = "parlour", 1


@dataclass(frozen=True, slots=True)
class Backup:
    """What a file holds, as far as it can be read."""

    settings: dict[str, Any] | None
    games: Mapping[str, AnyTable]
    """The open games, by their kind."""
    finished: tuple[Finished, ...]
    aside: Mapping[str, str]
    """Texts that could not be read, by their keys."""
    skipped: int
    """How many entries of the file cannot be read."""


class Problem(Enum):
    """Why a text is no such file."""

    FOREIGN = "it is something else"
    NEWER = "a newer version of the app has made it"


class Clash(Enum):
    """How an open game of a file stands to the open game here."""

    NONE = "nothing is lost by taking it"
    SAME = "it is the same game at the same move"
    OTHER = "the game here would be lost"


PROBLEMS = {
    Problem.FOREIGN: N_("This is not a file that Parlour has saved. Nothing was changed."),
    Problem.NEWER: N_("A newer version of Parlour has saved this file. Nothing was changed."),
}
"""A plain sentence for each of them."""


def write(texts: Mapping[str, str], moment: str) -> str:
    """All texts of the keeper's shelf as one; `moment` is now, as ``2026-11-30T16:50:07``."""
    games, finished, aside = {}, [], {}
    for key, text in sorted(texts.items()):
        kind = next((kind for kind, place in GAMES.items() if place == key), "")
        if kind and restored(text):
            games[kind] = json.loads(owned(text, ""))
        elif key.startswith(DONE) and from_data(parsed(text)):
            finished.append(json.loads(text))
        elif key.startswith((ASIDE, DONE)) or kind:
            aside[key.removeprefix(ASIDE)] = text
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "made": moment,
        "settings": parsed(texts.get(SETTINGS, "")),
        "games": games,
        "finished": finished,
        "aside": aside,
    }
    return json.dumps(whole, ensure_ascii=False, indent=1)


def read(text: str) -> Backup | Problem:
    """What a file holds. What it holds of the wrong kind is left out and counted."""
    data = parsed(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return Problem.FOREIGN
    version = data.get("version")
    if type(version) is not int or version < 1:
        return Problem.FOREIGN
    if version > VERSION:
        return Problem.NEWER
    games = _dict(data.get("games"))
    tables = {kind: restored(json.dumps(found)) for kind, found in games.items()}
    good = {kind: table for kind, table in tables.items() if table and table.kind == kind}
    entries = data.get("finished")
    entries = entries if isinstance(entries, list) else []
    finished = [found for found in map(from_data, entries) if found]
    settings = data.get("settings")
    return Backup(
        settings if isinstance(settings, dict) else None,
        good,
        tuple(finished),
        {key: text for key, text in _dict(data.get("aside")).items() if isinstance(text, str)},
        len(games) - len(good) + len(entries) - len(finished),
    )


def added(backup: Backup, here: Iterable[Finished]) -> list[Finished]:
    """The finished games of a file that are not here yet, each of them once."""
    known = {game.id for game in here}
    return list({game.id: game for game in backup.finished if game.id not in known}.values())


def playable(backup: Backup, here: Iterable[Finished]) -> dict[str, AnyTable]:
    """The open games of a file, by kind, but for those that have come to their end since."""
    over = {game.id for game in (*here, *backup.finished)}
    return {kind: game for kind, game in backup.games.items() if game.session.id not in over}


def clash(theirs: AnyTable, ours: AnyTable | None) -> Clash:
    """What becomes of the open game here if that of a file takes its place."""
    if ours is None:
        return Clash.NONE
    if ours.session.id == theirs.session.id and ours.history == theirs.history:
        return Clash.SAME
    return Clash.OTHER if ours.history.done and not ours.finished else Clash.NONE


def records(games: Iterable[Finished]) -> Texts:
    """Finished games as the shelf keeps them."""
    return {DONE + game.id: json.dumps(to_data(game)) for game in games}


def set_aside(backup: Backup) -> Texts:
    """The unreadable texts of a file as the shelf keeps them."""
    return {ASIDE + key: text for key, text in backup.aside.items()}


def game_of(key: str, words: Words) -> str:
    """The game that the text under a key belongs to, as far as the key tells."""
    if GAMES["match"] in key:
        return words.say("Match Cards")
    return words.say("Mahjong Solitaire") if GAMES["mahjong"] in key else words.say("Other")


def brought_text(
    finished: int, kinds: Iterable[str], settings: bool, skipped: int, words: Words
) -> str:
    """What a file has brought: finished games, open ones, other settings; what it has not."""
    say, many, parts = words.say, words.many, []
    if finished:
        parts.append(
            many("{n} finished game was added.", "{n} finished games were added.", finished)
        )
    parts += [say("{game}: the open game is there.", game=game_of(GAMES[k], words)) for k in kinds]
    if settings:
        parts.append(say("The settings are those of the file."))
    if not parts:
        parts.append(say("There is nothing in the file that is not here already."))
    if skipped:
        parts.append(
            many("{n} entry could not be read.", "{n} entries could not be read.", skipped)
        )
    return " ".join(parts)


def _dict(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}
