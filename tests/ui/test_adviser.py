"""What is sought while a game is played, and what may be said: the solver's word, never a guess."""

from random import Random

from game import mahjong
from game.mahjong import Pair
from game.solver import Verdict, solve
from tests.ui.tables import mahjong_table, win
from ui.adviser import Adviser
from ui.mahjong_table import Back, MahjongTable
from ui.table import Do

TYPED_HARD = "MJ1-H00-AAAAAAB"
"""A hard deal that is in no list."""


def take(table: MahjongTable, pair: Pair) -> None:
    table.push(pair)


def seek(adviser: Adviser) -> int:
    """Step until nothing is sought any more; how many steps that took."""
    adviser.follow()
    steps = 0
    while adviser.seeking:
        adviser.step()
        steps += 1
    return steps


def played(code: str, seed: int) -> MahjongTable:
    """A game played at random to its end."""
    table, random = mahjong_table(code), Random(seed)
    while pairs := mahjong.playable(table.state):
        take(table, random.choice(pairs))
    return table


def breaking(table: MahjongTable) -> Pair:
    """A pair that can be taken and is not the plan's."""
    return next(pair for pair in mahjong.playable(table.state) if pair not in table.plan)


def test_nothing_is_sought_while_the_plan_holds() -> None:
    table = mahjong_table()
    adviser = Adviser(table)
    for _ in range(72):
        assert adviser.verdict is Verdict.WON
        assert seek(adviser) == 0
        assert adviser.hints[0] == table.plan[table.state.pairs_removed]
        win(table, table.state.pairs_removed + 1)
    assert seek(adviser) == 0


def test_a_broken_plan_is_replaced_by_another_that_wins() -> None:
    table = mahjong_table()
    adviser = Adviser(table)
    take(table, breaking(table))
    adviser.follow()
    assert (adviser.verdict, adviser.seeking) == (Verdict.UNKNOWN, True)
    assert set(adviser.hints) == set(mahjong.playable(table.state)), "guesses until it is known"
    assert seek(adviser) > 0
    assert adviser.verdict is Verdict.WON
    while table.state.present:
        take(table, adviser.hints[0])
        assert seek(adviser) == 0


def test_each_position_is_judged_as_by_the_solver() -> None:
    seen = set()
    for seed in range(3):
        table, random = mahjong_table(), Random(seed)
        adviser = Adviser(table)
        while pairs := mahjong.playable(table.state):
            take(table, random.choice(pairs))
            seek(adviser)
            assert adviser.verdict is solve(table.state, 20_000).verdict
            seen.add(adviser.verdict)
    assert seen == {Verdict.WON, Verdict.LOST}


def test_what_follows_a_lost_position_is_known_to_be_lost() -> None:
    table, random = mahjong_table(), Random(2)
    adviser = Adviser(table)
    while adviser.verdict is not Verdict.LOST:
        take(table, random.choice(mahjong.playable(table.state)))
        seek(adviser)
    take(table, mahjong.playable(table.state)[0])
    assert seek(adviser) == 0
    assert adviser.verdict is Verdict.LOST


def test_the_way_back_leads_to_the_last_position_that_could_be_won() -> None:
    found = 0
    for seed in range(6):
        table = played("MJ1-L00-AAAAABL", seed)
        if table.finished:
            continue
        adviser = Adviser(table)
        assert (seek(adviser), adviser.verdict) == (0, Verdict.LOST), "nobody has asked"
        adviser.looking_back = True
        adviser.follow()
        assert adviser.back() is None
        seek(adviser)
        pairs = adviser.back()
        assert pairs
        assert solve(table.states[-pairs], 20_000).verdict is Verdict.LOST
        table.do(Back(pairs), 0)
        assert solve(table.state, 20_000).verdict is Verdict.WON
        assert seek(adviser) == 0
        assert adviser.verdict is Verdict.WON
        assert table.do(Do.REDO, 0).refusal is None
        found += 1
    assert found > 2


def test_a_proven_hard_deal_has_its_plan_at_once() -> None:
    adviser = Adviser(mahjong_table("MJ1-H00-GTUORUN"))
    assert (adviser.deal, seek(adviser)) == (Verdict.WON, 0)


def test_a_typed_hard_deal_is_decided_whatever_is_played_meanwhile() -> None:
    table = mahjong_table(TYPED_HARD)
    adviser = Adviser(table)
    assert adviser.deal is Verdict.UNKNOWN
    for _ in range(20):
        take(table, mahjong.playable(table.state)[-1])
    seek(adviser)
    assert adviser.deal is solve(table.states[0], 20_000).verdict
    assert adviser.verdict is solve(table.state, 20_000).verdict


def test_a_position_that_can_be_won_proves_the_deal() -> None:
    table = mahjong_table(TYPED_HARD)
    order = solve(table.state, 20_000).order
    for pair in order[:40]:
        take(table, pair)
    adviser = Adviser(table)
    assert seek(adviser) == solve(table.state, 20_000).nodes, "the deal itself was not sought"
    assert adviser.deal is Verdict.WON


def test_a_hard_deal_that_cannot_be_won_has_no_way_back() -> None:
    table = played("MJ1-H11-AAAAAAA", 1)
    assert not table.finished
    adviser = Adviser(table)
    adviser.looking_back = True
    seek(adviser)
    assert adviser.deal is Verdict.LOST
    assert adviser.back() == 0


def test_what_is_not_found_within_the_budget_stays_open() -> None:
    table = mahjong_table(TYPED_HARD)
    steps = solve(table.state, 20_000).nodes
    assert steps > 2, "no example of a search"
    adviser = Adviser(table, budget=steps - 1)
    assert seek(adviser) == steps - 1
    assert (adviser.deal, adviser.seeking) == (Verdict.UNKNOWN, False)
    assert not adviser.step()
