"""The home page: both games, a game left open, and today's deals."""

from collections.abc import Mapping

from game import daily
from game.code import MahjongCode, MatchCode
from ui.browser import fill, one
from ui.local import today, today_text
from ui.match_look import options_text
from ui.match_table import MatchTable
from ui.store import AnyTable
from ui.words import LAYOUTS, Words


def show_home(words: Words, tables: Mapping[str, AnyTable], latest: str) -> None:
    """Fill the home page; of two open games, `latest` is the one that was played last."""
    for kind in ("match", "mahjong"):
        table = tables.get(kind)
        button = one(f"#play-{kind}")
        button.dataset.action = "continue-game" if kind == latest else f"play-{kind}"
        fill(f"play-{kind}", words.say("Continue") if table else words.say("Play"))
        fill(f"{kind}-about", _state(table, words) if table else _about(kind, words))
    for part in ("day", "weekday", "month"):
        fill(f"today-{part}", today_text(part, words.language))
    fill("daily-match", deal_text(daily.match_of(today()), words))
    fill("daily-mahjong", deal_text(daily.mahjong_of(today()), words))


def deal_text(code: MatchCode | MahjongCode, words: Words) -> str:
    """What a code deals, in a line."""
    if isinstance(code, MatchCode):
        return options_text(code, words)
    return words.say(LAYOUTS[code.layout])


def _about(kind: str, words: Words) -> str:
    if kind == "match":
        return words.say("Find the pairs")
    return words.say("144 tiles, two by two")


def _state(table: AnyTable, words: Words) -> str:
    """How far a game left open has come."""
    if isinstance(table, MatchTable):
        return words.say(
            "{cards}, {found} of {total} found",
            cards=words.many("{n} card", "{n} cards", table.options.cards),
            found=table.state.groups_found,
            total=table.state.total,
        )
    return words.many(
        "{n} of 72 pairs removed", "{n} of 72 pairs removed", table.state.pairs_removed
    )
