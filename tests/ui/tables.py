"""Tables to test with: the documents' games, and ways to play them."""

from game import mahjong
from game.code import MahjongCode, MatchCode, parse
from ui.mahjong_table import Hint, MahjongTable
from ui.match_table import MatchTable
from ui.table import Do, Step, Tap

EASY, TRIPLES, HARD = "MM2-PAAU-AAAAAAB", "MM2-TADN-AAAAAAB", "MM2-PAAW-AAAAAAF"
TURTLE = "MJ1-L00-AAAAABL"


def match_table(code: str = EASY) -> MatchTable:
    read = parse(code)
    assert isinstance(read, MatchCode)
    return MatchTable(read)


def mahjong_table(code: str = TURTLE) -> MahjongTable:
    read = parse(code)
    assert isinstance(read, MahjongCode)
    return MahjongTable(read)


def groups(table: MatchTable) -> list[list[int]]:
    """The cards of each picture."""
    found: dict[str, list[int]] = {}
    for card, picture in enumerate(table.state.deck):
        found.setdefault(str(picture), []).append(card)
    return list(found.values())


def attempt(table: MatchTable, cards: list[int], at: float) -> float:
    """Turn these cards and let them be compared; the time afterwards."""
    for card in cards:
        assert table.do(Tap(card), at).refusal is None
    at += 2
    assert table.do(Do.COMPARE, at).refusal is None
    return at


def win(table: MahjongTable, pairs: int = 72, at: float = 0.0) -> None:
    """Play the first pairs of the plan."""
    for pair in table.plan[table.state.pairs_removed : pairs]:
        table.do(Tap(pair.a), at)
        table.do(Tap(pair.b), at)


def hint(table: MahjongTable) -> Step[mahjong.State]:
    """Mark the next pair of the deal's plan."""
    return table.do(Hint(mahjong.hints(table.state, table.plan)), 0)
