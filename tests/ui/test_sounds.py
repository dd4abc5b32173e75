"""What a step sounds like, and that all of it is soft and short."""

from dataclasses import replace

import pytest

from tests.ui.tables import EASY, attempt, groups, mahjong_table, match_table, win
from ui.match_table import MatchTable
from ui.session import MahjongSession
from ui.sounds import NOTES, PULSES, Sound, mahjong_sound, match_sound
from ui.table import Do, Step, Tap

SOFT = 0.35
"""As loud as notes that sound together may be at most; 1 is as loud as a page can be."""


def heard(table: MatchTable, cards: list[int]) -> list[Sound | None]:
    """What is heard of one attempt."""
    steps = [table.do(Tap(card), 0) for card in cards]
    return [match_sound(step) for step in (*steps, table.do(Do.COMPARE, 9))]


def test_cards_are_heard_to_turn_and_to_match_or_not() -> None:
    table = match_table(EASY)
    first, second, *_ = groups(table)
    assert heard(table, [first[0], second[0]]) == [Sound.FLIP, Sound.FLIP, Sound.FAIL]
    assert heard(table, list(first)) == [Sound.FLIP, Sound.FLIP, Sound.MATCH]


def test_the_last_match_is_a_win() -> None:
    table, at = match_table(EASY), 0.0
    *most, last = groups(table)
    for cards in most:
        at = attempt(table, cards, at)
    for card in last:
        table.do(Tap(card), at)
    assert match_sound(table.do(Do.COMPARE, at + 9)) is Sound.WIN


def test_a_tap_that_does_nothing_is_not_heard() -> None:
    table = match_table(EASY)
    card = groups(table)[0][0]
    table.do(Tap(card), 0)
    assert match_sound(table.do(Tap(card), 0)) is None


def test_tiles_are_heard_to_be_selected_removed_and_put_back() -> None:
    table = mahjong_table()
    pair = table.plan[0]

    def do(intent: Tap | Do) -> Sound | None:
        before = table.session
        return mahjong_sound(table.do(intent, 0), before, table.session)

    assert do(Tap(pair.a)) is Sound.SELECT
    assert do(Tap(pair.a)) is None
    assert do(Tap(pair.a)) is Sound.SELECT
    assert do(Tap(pair.b)) is Sound.REMOVE
    assert do(Do.UNDO) is Sound.RETURN
    assert do(Do.REDO) is Sound.REMOVE
    assert do(Do.HINT) is None


def test_a_game_of_tiles_is_won_once() -> None:
    table = mahjong_table()
    win(table, 71)
    state, session = table.state, MahjongSession()
    win(table, 72)
    step, won = Step(state, table.state), replace(session, won=True)
    assert mahjong_sound(step, session, won) is Sound.WIN
    assert mahjong_sound(step, won, won) is Sound.REMOVE


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_is_soft_and_short(sound: Sound) -> None:
    notes = NOTES[sound]
    assert all(note.seconds > 0 and 60 < note.pitch * note.glide < 5000 for note in notes)
    for note in notes:
        together = [n for n in notes if n.at <= note.at < n.at + n.seconds]
        assert sum(n.loud for n in together) <= SOFT
    longest = 1.3 if sound is Sound.WIN else 0.5
    assert max(note.at + note.seconds for note in notes) <= longest
    assert sum(PULSES[sound]) <= 250
