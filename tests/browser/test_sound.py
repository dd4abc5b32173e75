"""Sound and vibration: off until they are switched on, then heard and felt at each step."""

import pytest

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from ui.sounds import NOTES, PULSES, Sound, Voice

MATCH, MAHJONG = "MM2-PAAU-AAAAAAB", "MJ1-L00-AAAAABL"
RECORDER = """() => {
  window.heard = []; window.felt = []; window.contexts = 0;
  class Value {
    setValueAtTime(value) { this.first ??= value; }
    linearRampToValueAtTime(value) { this.top = value; }
    exponentialRampToValueAtTime() {}
  }
  class Node {
    frequency = new Value(); gain = new Value();
    connect(to) { this.to = to; }
    start() {
      const last = this.buffer ? this.to : this;
      const type = this.buffer ? "noise" : this.type;
      window.heard.push([type, last.frequency.first, last.to.gain.top]);
    }
    stop() {}
  }
  window.AudioContext = class {
    state = "suspended"; currentTime = 0; sampleRate = 8000; destination = {};
    constructor() { window.contexts += 1; }
    resume() { this.state = "running"; return Promise.reject(new Error("no device")); }
    createOscillator() { return new Node(); }
    createBufferSource() { return new Node(); }
    createBiquadFilter() { return new Node(); }
    createGain() { return new Node(); }
    createBuffer(_channels, count) { return { copyToChannel(data) { this.data = data; } }; }
  };
  Navigator.prototype.vibrate = (pulses) => window.felt.push([...pulses]);
}"""


@pytest.fixture
def desk(open_desk: OpenDesk) -> Desk:
    """A page of its own that notes what would be heard and felt."""
    desk = open_desk(MATCH)
    desk.page.evaluate(RECORDER)
    return desk


def expect_heard(desk: Desk, *sounds: Sound) -> None:
    """Expect exactly these sounds since this was asked last."""
    found = desk.page.evaluate("() => window.heard.splice(0)")
    notes = [note for sound in sounds for note in NOTES[sound]]
    assert found == [[note.voice.value, note.pitch, note.loud] for note in notes]


def expect_felt(desk: Desk, *sounds: Sound) -> None:
    """Expect exactly these pulses since this was asked last."""
    found = desk.page.evaluate("() => window.felt.splice(0)")
    assert found == [list(PULSES[sound]) for sound in sounds]


def switch(desk: Desk, name: str) -> None:
    """Turn a switch of the settings over, as a finger does."""
    desk.press("settings")
    desk.page.locator(f'[data-setting="{name}"]').click()
    desk.press("close")


def test_nothing_is_heard_or_made_until_it_is_switched_on(desk: Desk) -> None:
    desk.page.locator('[data-card="0"]').click()
    desk.attempt(1)
    expect_heard(desk)
    expect_felt(desk)
    assert desk.page.evaluate("window.contexts") == 0


def test_cards_are_heard_once_sound_is_on(desk: Desk) -> None:
    switch(desk, "sound")
    expect_heard(desk, Sound.MATCH)
    desk.attempt(0, 1)
    expect_heard(desk, Sound.FLIP, Sound.FLIP, Sound.FAIL)
    desk.attempt(0, 3)
    expect_heard(desk, Sound.FLIP, Sound.FLIP, Sound.MATCH)
    desk.tap(0)
    expect_heard(desk)
    expect_felt(desk)
    assert desk.page.evaluate("window.contexts") == 1
    switch(desk, "sound")
    desk.attempt(1, 2)
    expect_heard(desk)
    assert Voice.NOISE in {note.voice for note in NOTES[Sound.FLIP]}


def test_tiles_are_heard_and_felt(desk: Desk) -> None:
    for name in ("sound", "vibration"):
        switch(desk, name)
    expect_heard(desk, Sound.MATCH, Sound.MATCH)
    expect_felt(desk, Sound.MATCH)
    desk.go(MAHJONG)
    desk.until(f'#board[data-code="{MAHJONG}"]')
    desk.press("hint")
    desk.tap(*desk.hinted())
    desk.press("undo")
    expect_heard(desk, Sound.SELECT, Sound.REMOVE, Sound.RETURN)
    expect_felt(desk, Sound.SELECT, Sound.REMOVE, Sound.RETURN)


def test_without_sound_or_vibration_the_game_goes_on(desk: Desk) -> None:
    desk.page.evaluate(
        "() => { window.AudioContext = window.webkitAudioContext = undefined;"
        " delete Navigator.prototype.vibrate; }"
    )
    switch(desk, "sound")
    desk.press("settings")
    assert not desk.page.locator('[data-setting="vibration"]').is_visible()
    desk.press("close")
    desk.attempt(0, 3)
    assert desk.number("found") == 1
