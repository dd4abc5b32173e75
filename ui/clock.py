"""A stop clock. It never asks for the time: each call is told it, in monotonic seconds."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds counted so far, and since when they are being counted (``None``: stopped)."""

    counted: float = 0.0
    since: float | None = None

    def run(self, now: float) -> "Clock":
        """The same clock, running; one that runs already is not started twice."""
        return self if self.since is not None else replace(self, since=now)

    def stop(self, now: float) -> "Clock":
        """The same clock, stopped."""
        return self if self.since is None else Clock(self.elapsed(now))

    def elapsed(self, now: float) -> float:
        """Seconds counted up to now; never less than before, even if `now` went back."""
        return self.counted if self.since is None else self.counted + max(0.0, now - self.since)


STOPPED = Clock()
"""A clock that has counted nothing yet."""


def clock_text(seconds: float) -> tuple[str, str]:
    """Time as shown, in two parts: the large one and the small one (seconds, from an hour on).

    >>> clock_text(41), clock_text(3872)
    (('0:41', ''), ('1:04', ':32'))
    """
    minutes, rest = divmod(int(seconds), 60)
    if minutes < 60:
        return f"{minutes}:{rest:02}", ""
    return f"{minutes // 60}:{minutes % 60:02}", f":{rest:02}"
