"""What the windows of statistics say; in English, with the plainest dates and numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.finished import Finished, MahjongOptions, MatchOptions
from game.records import Standing, Verdict, judge, tally
from tests.game.finished import ANIMALS, FRUIT, HARD_TURTLE, TRIPLES, TURTLE, finished, games, row
from tests.game.steady import STEADY
from ui.statistics import (
    LATELY,
    Figure,
    Pen,
    best_times,
    closer_facts,
    facts,
    lately,
    leaderboard,
    options_name,
    past,
    rest_text,
    verdict_text,
)
from ui.trends import FEWEST, LAST, trends
from ui.words import Words

WORDS = Words()
PEN = Pen(WORDS, day=lambda date: date[:10], moment=lambda date: date[:16], number="{:g}".format)


def test_the_facts_of_a_game() -> None:
    assert facts(tally(row("wwlw")), PEN) == (
        Figure("Played", "4"),
        Figure("Won", "3"),
        Figure("In a row", "1"),
        Figure("Most in a row", "2"),
    )
    assert closer_facts(tally(row("wwlgw")), PEN)[:2] == (
        Figure("Lost", "1"),
        Figure("Given up", "1"),
    )


def test_what_the_facts_leave_out() -> None:
    assert rest_text(tally(row("wlg")), "match", PEN) == "1 lost, 1 given up"
    mahjong = [finished(0, hints=1, code=TURTLE), finished(1, "g", code=TURTLE)]
    assert rest_text(tally(mahjong), "mahjong", PEN) == "1 given up, 1 hint used"
    assert rest_text(tally(row("w", TURTLE)), "mahjong", PEN) == "0 given up, 0 hints used"


def test_the_strip_holds_the_last_games_each_with_a_name() -> None:
    marks = lately(row("l" + "wg" * LATELY), PEN)
    assert len(marks) == LATELY
    assert marks[-2:] == (
        ("won", "Won, 2026-11-01T00:39"),
        ("given-up", "Given up, 2026-11-01T00:40"),
    )
    assert [mark.result for mark in lately(row("l"), PEN)] == ["lost"]


def test_the_table_of_match_cards_goes_by_pictures_and_difficulty() -> None:
    table = best_times(
        [
            finished(1, seconds=52, failed=5),
            finished(2, seconds=110.9, failed=6, code=FRUIT),
            finished(3, "l"),
            finished(4, "g", code=TRIPLES),
            finished(5, seconds=4000, code="MM2-PADU-AAAAAAB"),
        ],
        PEN,
    )
    assert table.heads == ("Cards", "Won", "Best time", "Mean time", "Mean failed")
    assert table.groups == (
        (
            "Pairs, easy",
            (
                ("12", "2 of 3", "0:52", "1:21", "5.5"),
                ("60", "1 of 1", "1:06:40", "1:06:40", "0"),
            ),
        ),
        ("Triples, medium", (("60", "0 of 1", "–", "–", "–"),)),
    )


def test_the_table_of_mahjong_goes_by_layout() -> None:
    table = best_times([finished(1, seconds=600, hints=3, code=TURTLE)], PEN)
    assert table.heads == ("Layout", "Won", "Best time", "Mean time", "Mean hints")
    assert table.groups == (("", (("The Turtle", "1 of 1", "10:00", "10:00", "3"),)),)


@given(st.lists(games, max_size=20), st.sampled_from(("match", "mahjong")))
@STEADY
def test_every_row_of_a_table_has_all_its_cells(found: list[Finished], game: str) -> None:
    table = best_times([each for each in found if each.game == game], PEN)
    rows = [cells for _, group in table.groups for cells in group]
    assert all(len(cells) == len(table.heads) and all(cells) for cells in rows)


def test_options_have_names() -> None:
    assert options_name(MatchOptions(2, 0, 0), WORDS) == "12 cards, pairs, easy"
    assert options_name(MatchOptions(3, 2, 1), WORDS) == "21 cards, triples, hard"
    assert options_name(MahjongOptions("00"), WORDS) == "The Turtle"
    assert options_name(MahjongOptions("00", hard=True), WORDS) == "The Turtle, hard"


def test_a_finished_game_in_the_list() -> None:
    lost = past(finished(61, "l", 219.6), PEN)
    assert lost == (
        *("lost", "Lost", "3:39", "12 cards, animals, easy"),
        *("2026-11-01T01:01", ANIMALS),
    )
    assert past(finished(1, code=TURTLE), PEN).deal == "The Turtle"


def test_the_leaderboard_marks_hints_in_words() -> None:
    won = [
        finished(1, seconds=700, code=TURTLE, hints=2),
        finished(2, seconds=600, code=TURTLE),
        finished(3, seconds=800, code=TURTLE, hints=1),
    ]
    assert leaderboard(won, PEN) == (
        ("10:00", "The Turtle", "2026-11-01", ""),
        ("11:40", "The Turtle", "2026-11-01", "2 hints"),
        ("13:20", "The Turtle", "2026-11-01", "1 hint"),
    )
    hard = leaderboard([*won, finished(4, seconds=90, code=HARD_TURTLE)], PEN, hard=True)
    assert hard == (("1:30", "The Turtle, hard", "2026-11-01", ""),)


def test_best_times_of_usual_and_of_hard_deals_have_a_line_each() -> None:
    won = [finished(n, seconds=n, code=c) for n, c in ((60, TURTLE), (70, HARD_TURTLE))]
    lines = [line for _, group in best_times(won, PEN).groups for line in group]
    assert [line[0] for line in lines] == ["The Turtle", "The Turtle, hard"]
    assert [line[2] for line in lines] == ["1:00", "1:10"]


@pytest.mark.parametrize(
    ("verdict", "text"),
    [
        (Verdict(Standing.NONE), ""),
        (Verdict(Standing.FIRST), "Your first win of this kind."),
        (Verdict(Standing.BEST, 0), "Your best time, by less than a second."),
        (Verdict(Standing.BEST, 1), "Your best time, by 1 second."),
        (Verdict(Standing.BEST, 4), "Your best time, by 4 seconds."),
        (Verdict(Standing.BEST, 83), "Your best time, by 1:23."),
        (Verdict(Standing.BETTER_THAN_MEAN, 9), "Quicker than your mean time."),
        (Verdict(Standing.SLOWER, 9), ""),
    ],
)
def test_the_end_of_a_game_says_how_it_stands(verdict: Verdict, text: str) -> None:
    assert verdict_text(verdict, WORDS) == text


@given(st.lists(games, max_size=15), games)
@STEADY
def test_only_a_record_is_called_one(before: list[Finished], game: Finished) -> None:
    verdict = judge(before, game)
    record = verdict_text(verdict, WORDS).startswith("Your best")
    assert record is (verdict.standing is Standing.BEST)


def test_charts_wait_for_the_second_win() -> None:
    assert FEWEST == 2
    assert trends(row("wllg"), PEN) == ()
    assert len(trends(row("wlw"), PEN)) == 2


def test_charts_of_match_cards_show_times_and_failed_attempts() -> None:
    won = [finished(n, seconds=s, failed=f) for n, s, f in ((0, 90, 7), (1, 52, 3), (2, 70, 5))]
    times, failed = trends([*won, finished(3, "l", 9, failed=20)], PEN)
    assert times.title == "Times"
    assert times.name == "Times of the last 3 wins: from 0:52 to 1:30, the last one 1:10."
    assert times.labels == ("1:30", "1:00", "0:30", "0:00")
    assert times.keys == (("best", "Best time 0:52"), ("mean", "Mean time 1:10"))
    assert failed.title == "Failed attempts"
    assert failed.name == ("Failed attempts in the last 3 wins: from 3 to 7, in the last one 5.")
    assert failed.labels == ("10", "5", "0")
    assert failed.keys == (("mean", "Mean failed 5"),)
    assert (failed.first, failed.last) == ("2026-11-01", "2026-11-01")


def test_charts_of_mahjong_show_hints() -> None:
    won = [finished(n, seconds=600 + n, hints=n, code=TURTLE) for n in range(3)]
    hints = trends(won, PEN)[1]
    assert hints.title == "Hints"
    assert hints.name == "Hints in the last 3 wins: from 0 to 2, in the last one 2."


def test_charts_show_the_last_wins_and_the_best_only_if_it_is_among_them() -> None:
    won = [finished(n, seconds=100 + n) for n in range(LAST + 5)]
    times = trends(won, PEN)[0]
    assert times.drawing.count('class="dot"') == LAST
    assert "ring" not in times.drawing
    assert [key for key, _ in times.keys] == ["mean"]
