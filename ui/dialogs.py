"""Windows: opened and closed as a stack; a question that waits for its answer; the notice."""

from asyncio import Future, TimerHandle, get_event_loop
from collections.abc import Callable

from ui.browser import Node, after, data, every, fill, one

NOTICE, NOTICE_WITH_ACTION = 4.0, 20.0
"""Seconds that a notice stays; one that offers something stays longer."""


class Dialogs:
    """All windows of the page. `changed` is called whenever the first opens or the last closes."""

    def __init__(self, changed: Callable[[bool], object]):
        self._changed = changed
        self._open: list[str] = []
        self._closed: dict[str, Callable[[], object]] = {}
        self._answer: Future[bool] | None = None
        self._notice: TimerHandle | None = None
        self._notice_action: Callable[[], object] | None = None

    @property
    def any_open(self) -> bool:
        """Whether a window stands over the board."""
        return bool(self._open)

    @property
    def top(self) -> str:
        """The window on top; ``""`` if none is open."""
        return self._open[-1] if self._open else ""

    def is_open(self, name: str) -> bool:
        """Whether this window is open."""
        return name in self._open

    def open(self, name: str, closed: Callable[[], object] | None = None) -> None:
        """Open a window; `closed` is called when it has been closed, however that was done."""
        self.catch_up()
        if name in self._open:
            return
        if closed:
            self._closed[name] = closed
        self._open.append(name)
        _node(name).showModal()
        if len(self._open) == 1:
            self._changed(True)

    def close(self, name: str) -> None:
        """Close a window, if it is open."""
        if name in self._open:
            _node(name).close()
            self.has_closed(name)

    def close_top(self) -> None:
        """Close the window on top."""
        if self._open:
            self.close(self._open[-1])

    def close_all(self) -> None:
        """Close every window, the topmost first, without what would follow."""
        self._closed.clear()
        while self._open:
            self.close_top()

    def catch_up(self) -> None:
        """Learn which windows the browser has closed: keys and taps can come before its event."""
        for name in reversed(self._open.copy()):
            if not _node(name).open:
                self.has_closed(name)

    def has_closed(self, name: str) -> None:
        """A window is closed now; called by its own event too, as Esc and Back close it."""
        if name not in self._open:
            return
        self._open.remove(name)
        if name == "question":
            self.answer(False)
        if not self._open:
            self._changed(False)
        follow = self._closed.pop(name, None)
        if follow:
            follow()

    async def ask(self, title: str, text: str, yes: str, no: str) -> bool:
        """Ask a question; closing the window is a no."""
        for part, words in (("title", title), ("text", text), ("yes", yes), ("no", no)):
            fill(f"question-{part}", words)
        self._answer = get_event_loop().create_future()
        self.open("question")
        return await self._answer

    def answer(self, yes: bool) -> None:
        """The question has been answered."""
        waiting, self._answer = self._answer, None
        if waiting and not waiting.done():
            waiting.set_result(yes)
        self.close("question")

    def notice(
        self, text: str, label: str = "", action: Callable[[], object] | None = None
    ) -> None:
        """Say one line at the foot of the page, perhaps with one thing to do about it."""
        fill("notice", text)
        button = one('[data-action="notice-action"]')
        button.textContent, button.hidden = label, not label
        self._notice_action = action
        one("#notice").hidden = False
        if self._notice:
            self._notice.cancel()
        self._notice = after(NOTICE_WITH_ACTION if label else NOTICE, self.end_notice)

    def end_notice(self) -> None:
        """Take the notice away."""
        one("#notice").hidden = True

    def notice_action(self) -> None:
        """Do what the notice offers."""
        self.end_notice()
        if self._notice_action:
            self._notice_action()


def say_aloud(text: str) -> None:
    """Tell a screen reader, politely; the same text again is told again."""
    live = one("#live")
    if text:
        live.textContent = text if live.textContent != text else f"{text}\u00a0"


def _node(name: str) -> Node:
    return one(f'dialog[data-dialog="{name}"]')


class StaticTexts:
    """The texts that stand in the page itself, translated in place."""

    def __init__(self) -> None:
        self._texts = [(node, str(node.textContent)) for node in every("[data-t]")]
        self._labels = [(node, data(node, "t-label")) for node in every("[data-t-label]")]

    def translate(self, say: Callable[[str], str]) -> None:
        """Put all of them into another language."""
        for node, text in self._texts:
            node.textContent = say(text)
        for node, label in self._labels:
            node.setAttribute("aria-label", say(label))
