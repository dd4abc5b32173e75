import pytest

from game.code import MahjongCode
from game.finished import MahjongOptions, MatchOptions
from game.records import Standing, by_options, done_on, judge, of_game, tally, top, unique
from tests.game.finished import ANIMALS, FRUIT, HARD_TURTLE, TRIPLES, TURTLE, finished, row


def test_nothing_adds_up_to_nothing() -> None:
    nothing = tally([])
    assert (nothing.played, nothing.won, nothing.streak, nothing.longest) == (0, 0, 0, 0)
    assert (nothing.best, nothing.mean_seconds, nothing.mean_failed) == (None, None, None)
    assert top([]) == []
    assert by_options([]) == {}


def test_every_result_is_counted() -> None:
    summed = tally(row("wlgww"))
    assert (summed.played, summed.won, summed.lost, summed.given_up) == (5, 3, 1, 1)


@pytest.mark.parametrize(
    ("results", "streak", "longest"),
    [("www", 3, 3), ("wwwl", 0, 3), ("wwgw", 1, 2), ("lgl", 0, 0), ("wwlwww", 3, 3), ("w", 1, 1)],
)
def test_a_loss_or_a_game_given_up_ends_a_streak(results: str, streak: int, longest: int) -> None:
    summed = tally(row(results))
    assert (summed.streak, summed.longest) == (streak, longest)


def test_a_streak_follows_the_dates_not_the_order_of_writing() -> None:
    games = row("wlww")
    assert tally(reversed(games)).streak == 2


def test_best_and_means_are_those_of_wins() -> None:
    games = [
        finished(0, "l", 5, failed=20),
        finished(1, "w", 90, failed=4, hints=1),
        finished(2, "w", 60, failed=9, hints=0),
        finished(3, "g", 2, hints=3),
    ]
    summed = tally(games)
    assert summed.best == games[2]
    assert summed.mean_seconds == 75
    assert summed.mean_failed == 6.5
    assert summed.mean_hints == 0.5
    assert summed.hints == 4


def test_of_equally_quick_wins_the_first_stays_the_best() -> None:
    games = [finished(2, seconds=50), finished(1, seconds=50)]
    assert tally(games).best == games[1]


def test_a_game_written_down_twice_is_counted_once() -> None:
    games = row("wlw")
    assert tally(games + games) == tally(games)


def test_a_win_outlives_whatever_else_is_written_of_the_same_game() -> None:
    won, given_up = finished(1, "w"), finished(1, "g", 99)
    assert unique([given_up, won]) == unique([won, given_up]) == [won]


def test_games_are_filed_by_number_of_cards_pictures_to_match_and_difficulty() -> None:
    games = [finished(n, code=c) for n, c in enumerate((TRIPLES, TURTLE, ANIMALS, FRUIT))]
    filed = by_options(games)
    assert list(filed) == [MahjongOptions("00"), MatchOptions(2, 0, 0), MatchOptions(3, 1, 3)]
    assert filed[MatchOptions(2, 0, 0)] == games[2:]
    assert MatchOptions(3, 1, 3).cards == 60
    assert of_game(games, "mahjong") == [games[1]]


def test_the_leaderboard_holds_the_ten_quickest_wins_of_mahjong() -> None:
    games = [finished(n, seconds=600 - n, code=TURTLE, hints=n % 2) for n in range(14)]
    others = [finished(20, "g", 1, TURTLE), finished(21, "w", 1, ANIMALS)]
    best = top([*others, *games, *games])
    assert [game.seconds for game in best] == [587 + n for n in range(10)]
    assert {game.hints for game in best} == {0, 1}


def test_usual_and_hard_deals_of_mahjong_are_kept_apart() -> None:
    usual = [finished(1, seconds=50, code=TURTLE), finished(2, code=TURTLE)]
    hard = [finished(3, seconds=40, code=HARD_TURTLE), finished(4, "g", 10, HARD_TURTLE)]
    games = [*usual, *hard]
    assert (top(games), top(games, hard=True)) == (usual, hard[:1])
    assert by_options(games) == {
        MahjongOptions("00"): usual,
        MahjongOptions("00", hard=True): hard,
    }
    assert judge(games, usual[0]).seconds == 10, "the hard one was quicker still"


def verdict(seconds: float, *before: float, result: str = "w") -> tuple[Standing, float]:
    past = [finished(number, "w", sec) for number, sec in enumerate(before)]
    found = judge(past, finished(50, result, seconds))
    return found.standing, found.seconds


def test_the_first_win_is_no_record() -> None:
    assert verdict(40) == (Standing.FIRST, 0)
    lost = [finished(0, "l", 10), finished(1, "g", 5)]
    assert judge(lost, finished(2)).standing is Standing.FIRST


def test_a_quicker_win_is_the_best() -> None:
    assert verdict(48, 52, 60) == (Standing.BEST, 4)


def test_seconds_between_are_those_that_the_clocks_show() -> None:
    assert verdict(49.9, 52.0) == (Standing.BEST, 3)
    assert verdict(52.1, 52.9) == (Standing.BEST, 0)


def test_an_equal_win_is_no_record() -> None:
    assert verdict(52, 52) == (Standing.SLOWER, 0)


def test_a_win_may_be_better_than_most() -> None:
    assert verdict(60, 50, 100) == (Standing.BETTER_THAN_MEAN, 10)
    assert verdict(80, 50, 100) == (Standing.SLOWER, 30)


@pytest.mark.parametrize("result", ["l", "g"])
def test_what_was_not_won_is_no_record(result: str) -> None:
    assert verdict(1, 52, result=result) == (Standing.NONE, 0)


def test_a_game_is_not_compared_with_itself_nor_with_other_options() -> None:
    game = finished(3, seconds=50)
    assert judge([game, finished(0, seconds=9, code=TRIPLES)], game).standing is Standing.FIRST
    assert judge([finished(1, seconds=60, code=FRUIT), game], game).standing is Standing.BEST


def test_a_daily_deal_is_done_by_winning_its_code_on_its_day() -> None:
    code = MahjongCode("00", 37)
    games = [
        finished(0, "g", code=TURTLE),
        finished(2, "w", code=TURTLE),
        finished(1, "w", code=TURTLE),
        finished(24 * 60, "w", code=TURTLE),
        finished(3, "w", code=ANIMALS),
    ]
    assert done_on(games, code, "2026-11-01") == games[2]
    assert done_on(games, code, "2026-11-02") == games[3]
    assert done_on(games, code, "2026-11-03") is None
    assert done_on(games[:1], code, "2026-11-01") is None
