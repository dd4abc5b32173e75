from game import proven
from game.code import MahjongCode, MatchCode, Reason
from ui.choice import REASONS, last_mahjong, last_match, opened

RUNNING = MatchCode(group=2, size=0, kind=5, difficulty=0, seed=1)


def test_every_reason_has_a_sentence_of_its_own() -> None:
    assert set(REASONS) == set(Reason)
    assert len(set(REASONS.values())) == len(REASONS)


def test_over_a_running_game_the_window_shows_its_code_and_deals_another() -> None:
    choice = opened(RUNNING, last_match("PAAU", 5))
    assert choice.text == "MM2-PAAU-AAAAAAB"
    started = choice.start(99)
    assert isinstance(started, MatchCode)
    assert started.seed == 99


def test_after_a_hard_game_a_new_one_is_hard_and_can_be_won() -> None:
    hard = MahjongCode("00", 5, hard=True)
    assert opened(hard, hard).text == str(hard)
    assert {opened(hard, hard).start(seed) in proven.codes("00") for seed in range(99)} == {True}
    other = MahjongCode("11", 5, hard=True)
    assert opened(other, other).start(37) == MahjongCode("11", 37), (
        "there is no list of the Pyramid"
    )


def test_a_typed_hard_code_is_dealt_as_it_is() -> None:
    for text in ("MJ1-H00-AAAAAAA", "MJ1-H05-AAAAAAA"):
        choice = opened(RUNNING, RUNNING).typed(text)
        assert isinstance(choice.options, MahjongCode)
        assert choice.options.hard
        assert str(choice.start(99)) == text


def test_without_a_game_the_code_shown_is_the_one_dealt() -> None:
    choice = opened(None, last_match("TADN", 5))
    assert choice.text == "MM2-TADN-AAAAAAF"
    assert str(choice.start(99)) == choice.text


def test_a_change_of_options_changes_the_code() -> None:
    other = MatchCode(3, 1, 2, 1, 7)
    choice = opened(RUNNING, RUNNING).with_options(other)
    assert choice.text == str(other)
    assert choice.start(99) == other


def test_a_typed_code_sets_the_options() -> None:
    choice = opened(RUNNING, RUNNING).typed("mm2 tadn aaaaaab")
    assert isinstance(choice.options, MatchCode)
    assert choice.options.group == 3
    assert str(choice.start(99)) == "MM2-TADN-AAAAAAB"
    assert isinstance(choice.typed("MJ1-L00-AAAAABL").options, MahjongCode)


def test_a_bad_code_keeps_the_options_and_starts_nothing() -> None:
    choice = opened(RUNNING, RUNNING).typed("MM2-XAAU-AAAAAAB")
    assert choice.options == RUNNING
    assert choice.start(99) is Reason.UNKNOWN_GROUP


def test_the_last_options_come_back_whatever_was_kept() -> None:
    assert str(last_match("TADN", 1)) == "MM2-TADN-AAAAAAB"
    assert str(last_match("rubbish", 1)) == "MM2-PAAU-AAAAAAB"
    assert str(last_mahjong("99", False, 37)) == "MJ1-L00-AAAAABL"
    assert last_mahjong("00", False, 37) == last_mahjong("99", False, 37)
    assert last_mahjong("00", True, 37) == proven.codes("00")[37]
    assert last_mahjong("11", True, 37) == MahjongCode("11", 37)
