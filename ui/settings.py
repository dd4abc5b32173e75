"""What a player has chosen for good: language, theme, backs, tile style, pace, last options."""

from dataclasses import asdict, dataclass, fields, replace
from typing import Any

CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("", "en", "sk", "tr"),
    "theme": ("system", "light", "dark", "contrast"),
    "back": ("modrotlac", "iznik", "linen"),
    "tiles": ("classic", "numbers"),
    "comparison": ("1.5", "3", "5", "tap"),
    "pace": ("medium", "slow", "fast"),
}
"""The values that each choice can have; the first is the default."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults."""

    language: str = ""
    """``""``: as the browser wants it."""
    theme: str = "system"
    back: str = "modrotlac"
    tiles: str = "classic"
    comparison: str = "1.5"
    """Seconds before the turned cards are compared, or ``tap``."""
    index: bool = False
    """Corner labels on classic tiles."""
    darker: bool = True
    """Blocked tiles have a darker face."""
    clock: bool = True
    motion: bool = True
    sound: bool = False
    vibration: bool = False
    quick: bool = False
    """A tap on a face-down card compares after half a second."""
    keys: bool = True
    """Letters and signs do what their buttons do."""
    lost: bool = False
    """A game of Mahjong Solitaire that is lost is said to be so at once, even unasked."""
    pace: str = "medium"
    """How fast a solution is shown."""
    match_options: str = "PAAU"
    """The options of the last game of Match Cards, as in its code."""
    layout: str = "00"
    """The layout of the last game of Mahjong Solitaire."""
    hard: bool = False
    """Whether it was a hard one."""

    @property
    def wait(self) -> float | None:
        """Seconds to wait before a comparison; ``None``: until a tap."""
        return None if self.comparison == "tap" else float(self.comparison)

    def with_value(self, name: str, value: Any) -> "Settings":
        """These settings with one changed; unknown names and impossible values change nothing."""
        known = {field.name: type(getattr(self, field.name)) for field in fields(self)}
        allowed = CHOICES.get(name)
        if type(value) is not known.get(name) or (allowed and value not in allowed):
            return self
        return replace(self, **{name: value})


def to_data(settings: Settings) -> dict[str, Any]:
    """The settings as plain data."""
    return asdict(settings)


def from_data(data: Any) -> Settings:
    """Settings from plain data that came from outside: what does not fit keeps its default."""
    settings = Settings()
    if isinstance(data, dict):
        for name, value in data.items():
            settings = settings.with_value(name, value)
    return settings
