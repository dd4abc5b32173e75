"""Sound and vibration, where the browser has them and the player wants them."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from game.chance import Chance
from ui.browser import can_vibrate, create_proxy, to_js, was_touched, window
from ui.settings import Settings
from ui.sounds import NOTES, PULSES, Note, Sound, Voice

ATTACK = 0.008
"""Seconds in which a note comes up: at once would be a click."""
SILENCE = 0.0001
"""As loud as nothing; a gain that falls evenly to the ear can never be 0."""
NOISE = 0.1
"""Seconds of noise that are kept."""


class Speaker:
    """Plays what happens. Where something is missing or forbidden, nothing is heard."""

    def __init__(self, settings: Callable[[], Settings]):
        self._settings = settings
        self._context: Any = None
        self._noise: Any = None
        self._ignore = create_proxy(lambda *_: None)

    def play(self, sound: Sound | None) -> None:
        """Let a sound be heard and felt, as the settings want it."""
        settings = self._settings()
        if sound is None or not (settings.sound or settings.vibration) or not was_touched():
            return
        with suppress(Exception):  # no such thing, not allowed, no device: the game goes on
            if settings.vibration and can_vibrate():
                window.navigator.vibrate(to_js(PULSES[sound]))
        with suppress(Exception):
            if settings.sound:
                self._sound(NOTES[sound])

    def _sound(self, notes: tuple[Note, ...]) -> None:
        if self._context is None:
            made = getattr(window, "AudioContext", None) or window.webkitAudioContext
            self._context = made.new()
        if str(self._context.state) != "running":
            self._context.resume().catch(self._ignore)
        start = self._context.currentTime
        for note in notes:
            self._note(note, start + note.at)

    def _note(self, note: Note, start: float) -> None:
        context, end = self._context, start + note.seconds
        if note.voice is Voice.NOISE:
            source, shaped = self._noisy()
        else:
            source = shaped = context.createOscillator()
            source.type = note.voice.value
        shaped.frequency.setValueAtTime(note.pitch, start)
        shaped.frequency.exponentialRampToValueAtTime(note.pitch * note.glide, end)
        gain = context.createGain()
        gain.gain.setValueAtTime(SILENCE, start)
        gain.gain.linearRampToValueAtTime(note.loud, start + ATTACK)
        gain.gain.exponentialRampToValueAtTime(SILENCE, end)
        shaped.connect(gain)
        gain.connect(context.destination)
        source.start(start)
        source.stop(end)

    def _noisy(self) -> tuple[Any, Any]:
        """A source of noise, and the filter behind it."""
        context = self._context
        if self._noise is None:
            count, chance = int(context.sampleRate * NOISE), Chance(1, 1)
            self._noise = context.createBuffer(1, count, context.sampleRate)
            values = [chance.bits() / (1 << 31) - 1 for _ in range(count)]
            self._noise.copyToChannel(window.Float32Array.new(to_js(values)), 0)
        source, band = context.createBufferSource(), context.createBiquadFilter()
        source.buffer, band.type = self._noise, "bandpass"
        source.connect(band)
        return source, band
