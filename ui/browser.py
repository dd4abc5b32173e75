"""The browser as the rest of `ui` sees it: the only importer of `pyscript`, `js` and `pyodide`."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import unquote

import pyscript
from pyodide.ffi import create_once_callable, create_proxy, to_js
from pyscript import document, window
from pyscript.js_modules import idb_keyval

__all__ = [
    "create_once_callable",
    "create_proxy",
    "document",
    "idb_keyval",
    "to_js",
    "window",
]

Node = Any
"""An element of the page."""
Handler = TypeVar("Handler", bound=Callable[..., object])


def when(event: str, where: Any) -> Callable[[Handler], Handler]:
    """Call a function on an event of these elements (a selector or a node), for good."""
    found: Callable[[Handler], Handler] = pyscript.when(event, where)
    return found


def one(selector: str, within: Node = None) -> Node:
    """The first element that a selector finds, or None."""
    return (within or document).querySelector(selector) or None


def around(node: Node, selector: str) -> Node:
    """The nearest element that a selector finds from this one outwards, or None."""
    return node.closest(selector) or None


def data(node: Node, name: str) -> str:
    """The value of a ``data-…`` attribute; ``""`` if it is not there."""
    return str(node.getAttribute(f"data-{name}") or "")


def every(selector: str, within: Node = None) -> list[Node]:
    """All elements that a selector finds."""
    return list((within or document).querySelectorAll(selector))


def element(tag: str, classes: str = "", text: str = "") -> Node:
    """A new element; its text is never read as HTML."""
    node = document.createElement(tag)
    if classes:
        node.className = classes
    if text:
        node.textContent = text
    return node


def lengths(node: Node, *properties: str) -> list[float]:
    """Lengths of an element's computed style, in CSS pixels."""
    style = window.getComputedStyle(node)
    return [float(str(style.getPropertyValue(name)).removesuffix("px")) for name in properties]


def fill(name: str, text: str) -> None:
    """Put a text wherever the page shows it (``data-show``)."""
    for node in every(f'[data-show="{name}"]'):
        node.textContent = text


def now() -> float:
    """Seconds of a clock that only ever goes forward."""
    return float(window.performance.now()) / 1000


def after(seconds: float, call: Callable[[], object]) -> asyncio.TimerHandle:
    """Call something later; the handle's `cancel` forgets it."""
    return asyncio.get_event_loop().call_later(seconds, call)


_tasks: set[asyncio.Task[Any]] = set()


def begin(work: Awaitable[Any]) -> None:
    """Let something asynchronous go on by itself; what it raises is shown, not swallowed."""

    async def guarded() -> None:
        try:
            await work
        except Exception as error:
            window.parlour.trouble()
            window.console.error(f"{type(error).__name__}: {error}")
            raise

    task = asyncio.ensure_future(guarded())
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


def random_seed() -> int:
    """32 random bits, from the browser's own source."""
    return int(window.crypto.getRandomValues(window.Uint32Array.new(1))[0])


async def fetch_text(address: str) -> str:
    """The text at an address of this site; OSError if it cannot be had."""
    return str(await (await _fetch(address)).text())


async def fetch_bytes(address: str) -> bytes:
    """The bytes at an address of this site; OSError if they cannot be had."""
    return bytes((await (await _fetch(address)).arrayBuffer()).to_bytes())


async def fetch_json(address: str) -> Any:
    """The JavaScript object at an address of this site; OSError if it cannot be had."""
    return await (await _fetch(address)).json()


async def _fetch(address: str) -> Any:
    response = await window.fetch(address)
    if not response.ok:
        raise OSError(f"{address}: {response.status}")
    return response


def show_view(name: str) -> None:
    """Show one of the views: ``home``, ``match`` or ``mahjong``."""
    window.parlour.view(name)


def is_portrait() -> bool:
    """Whether the window is higher than wide."""
    return bool(window.innerHeight > window.innerWidth)


def hidden() -> bool:
    """Whether the page is in a hidden tab."""
    return bool(document.hidden)


def focus_is_lost() -> bool:
    """Whether nothing has the keyboard's focus, or something that is not seen any more."""
    active = document.activeElement
    return not active or active.matches("body") or not active.getClientRects().length


def was_touched() -> bool:
    """Whether the player has tapped or typed here: before that, nothing may be heard."""
    activation = getattr(window.navigator, "userActivation", None)
    return bool(activation.hasBeenActive) if activation else True


def can_vibrate() -> bool:
    """Whether this browser knows vibration."""
    return hasattr(window.navigator, "vibrate")


def motion_wanted() -> bool:
    """Whether the system does not ask for reduced motion."""
    return not window.matchMedia("(prefers-reduced-motion: reduce)").matches


def address_code() -> str:
    """What stands behind the # of the address."""
    return unquote(str(window.location.hash)[1:])


def link(fragment: str) -> str:
    """The whole address with this fragment."""
    return f"{str(window.location.href).partition('#')[0]}#{fragment}"


class Channel:
    """Messages between the tabs of this site; a tab does not hear itself."""

    def __init__(self, heard: Callable[[str], object]):
        self._channel = None
        if hasattr(window, "BroadcastChannel"):
            self._channel = window.BroadcastChannel.new("parlour")
            self._channel.onmessage = create_proxy(lambda event: heard(str(event.data)))

    def send(self, text: str) -> None:
        """Tell all other tabs."""
        if self._channel:
            self._channel.postMessage(text)


def download(name: str, text: str) -> None:
    """Let the player save a text as a file."""
    options = to_js({"type": "application/json"}, dict_converter=window.Object.fromEntries)
    address = window.URL.createObjectURL(window.Blob.new(to_js([text]), options))
    anchor = element("a")
    anchor.href, anchor.download = address, name
    anchor.click()
    after(60, lambda: window.URL.revokeObjectURL(address))


async def text_of(file: Any) -> str:
    """The text of a file that the player has chosen; ``""`` if it cannot be read."""
    try:
        return str(await file.text())
    except Exception:  # noqa: BLE001 - gone, forbidden or a folder: there is no text
        return ""


def ask_persistence() -> None:
    """Ask the browser not to throw away what is kept here."""
    storage = getattr(window.navigator, "storage", None)
    if storage and hasattr(storage, "persist"):
        storage.persist()


def random_name() -> str:
    """A name that nothing else has."""
    return "".join(f"{random_seed():08x}" for _ in range(3))


async def copy(text: str) -> bool:
    """Put a text on the clipboard; False if the browser does not let us."""
    try:
        await window.navigator.clipboard.writeText(text)
    except Exception:  # noqa: BLE001 - missing, forbidden or failed: the answer is the same
        return False
    return True


def on_resize(node: Node, call: Callable[[], object]) -> None:
    """Call something whenever an element's size changes, and once at first."""
    window.ResizeObserver.new(create_proxy(lambda *_: call())).observe(node)


def on_pixel_ratio(call: Callable[[], object]) -> None:
    """Call something whenever a CSS pixel comes to have more or fewer device pixels."""
    once = to_js({"once": True}, dict_converter=window.Object.fromEntries)

    def watch() -> None:
        query = window.matchMedia(f"(resolution: {window.devicePixelRatio}dppx)")
        query.addEventListener("change", create_once_callable(changed), once)

    def changed(_event: Any) -> None:
        call()
        watch()

    watch()
