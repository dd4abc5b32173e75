"""Statistics against a naive recount, from any games in any order."""

from hypothesis import given
from hypothesis import strategies as st

from game.finished import Finished, Result
from game.records import Standing, by_options, judge, of_game, tally, top, unique
from tests.game.finished import games
from tests.game.steady import STEADY

many = st.lists(games, max_size=40)
single = st.lists(games, max_size=25, unique_by=lambda game: game.id)


def won(game: Finished) -> bool:
    return game.result is Result.WON


@given(many, st.randoms(use_true_random=False))
@STEADY
def test_the_order_of_writing_makes_no_difference(found: list[Finished], chance: object) -> None:
    once = unique(found)
    shuffled = list(found)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    assert unique(shuffled) == once
    assert tally(shuffled) == tally(found)
    assert [game.date for game in once] == sorted(game.date for game in once)


@given(many, many)
@STEADY
def test_merging_loses_no_game_and_doubles_none(
    here: list[Finished], there: list[Finished]
) -> None:
    merged = unique(here + there)
    assert {game.id for game in merged} == {game.id for game in here + there}
    assert len({game.id for game in merged}) == len(merged)
    assert unique(merged) == merged
    assert unique(merged + here) == unique(there + merged) == merged
    assert unique([*unique(here), *unique(there)]) == merged


@given(single)
@STEADY
def test_tallies_are_what_counting_by_hand_gives(found: list[Finished]) -> None:
    summed = tally(found)
    wins = [game for game in found if won(game)]
    assert summed.played == len(found) == summed.won + summed.lost + summed.given_up
    assert summed.won == len(wins)
    assert summed.hints == sum(game.hints for game in found)
    letters = "".join("w" if won(g) else "x" for g in sorted(found, key=lambda g: (g.date, g.id)))
    runs = [len(run) for run in letters.split("x")]
    assert summed.longest == max(runs)
    assert summed.streak == runs[-1]
    if not wins:
        assert (summed.best, summed.mean_seconds) == (None, None)
        return
    assert summed.best in wins
    assert summed.best.seconds == min(game.seconds for game in wins)
    for mean, of in (
        (summed.mean_seconds, [game.seconds for game in wins]),
        (summed.mean_failed, [float(game.failed) for game in wins]),
        (summed.mean_hints, [float(game.hints) for game in wins]),
    ):
        assert mean is not None
        assert min(of) - 1e-9 <= mean <= max(of) + 1e-9


@given(many)
@STEADY
def test_every_game_is_filed_in_one_place(found: list[Finished]) -> None:
    filed = by_options(found)
    assert sorted(game.id for games_ in filed.values() for game in games_) == sorted(
        {game.id for game in found}
    )
    assert all(game.options == options for options, games_ in filed.items() for game in games_)
    assert sum(tally(games_).won for games_ in filed.values()) == tally(found).won
    assert len(of_game(found, "match")) + len(of_game(found, "mahjong")) == len(unique(found))


@given(many)
@STEADY
def test_no_win_of_mahjong_is_quicker_than_the_leaderboard(found: list[Finished]) -> None:
    best = top(found)
    assert best == sorted(best, key=lambda game: game.seconds)
    assert len({game.id for game in best}) == len(best) <= 10
    others = [g for g in unique(found) if won(g) and g.game == "mahjong" and g not in best]
    assert all(won(game) and game.game == "mahjong" for game in best)
    assert not others or (len(best) == 10 and min(g.seconds for g in others) >= best[-1].seconds)


@given(single)
@STEADY
def test_only_a_quicker_win_is_ever_called_the_best(found: list[Finished]) -> None:
    """Played one after the other: the best as judged is the best as counted."""
    before: list[Finished] = []
    for game in found:
        standing = judge(before, game).standing
        past = [g.seconds for g in before if won(g) and g.options == game.options]
        assert (standing is Standing.NONE) is not won(game)
        if won(game):
            assert (standing is Standing.FIRST) is (not past)
            assert (standing is Standing.BEST) is (bool(past) and game.seconds < min(past))
        before.append(game)
        assert judge(before, game) == judge(before[:-1], game)
