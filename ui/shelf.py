"""The shelf of `ui.keeper` in the browser, IndexedDB, and its notes, localStorage."""

from asyncio import Future, get_event_loop
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

from ui.browser import create_once_callable, idb_keyval, to_js, window
from ui.storage import Texts


class IndexedDb:
    """One object store. A method has ended when its transaction is complete."""

    def __init__(self) -> None:
        self._store = idb_keyval.createStore("parlour", "kept")

    @property
    def lasts(self) -> bool:
        """Whether what is put here will be there next time."""
        return str(window.parlour.storage) == "kept"

    async def get(self, keys: Iterable[str]) -> dict[str, str]:
        """The texts under these keys, as far as there are any."""
        names = list(keys)
        values = await _done(idb_keyval.getMany(to_js(names), self._store))
        return {k: v for k, v in zip(names, values, strict=True) if isinstance(v, str)}

    async def all(self, prefix: str) -> dict[str, str]:
        """The texts under all keys that begin so."""
        entries = await _done(idb_keyval.entries(self._store))
        return {k: v for k, v in entries if str(k).startswith(prefix) and isinstance(v, str)}

    def put(self, texts: Texts) -> Awaitable[None]:
        """Put texts, all of them or none."""
        return self.change("", lambda _: texts)

    def change(self, key: str, decide: Callable[[str], Texts]) -> Awaitable[None]:
        """Read a key and put what follows, in one transaction; it begins before this returns."""
        ended: Future[None] = get_event_loop().create_future()

        def work(store: Any) -> None:
            request, transaction = store.get(key), store.transaction

            def write(_event: Any) -> None:
                old = request.result
                _write(store, decide(old if isinstance(old, str) else ""))

            def end(event: Any) -> None:
                if event.type == "complete":
                    ended.set_result(None)
                else:
                    ended.set_exception(OSError(str(transaction.error)))

            request.onsuccess = create_once_callable(write)
            # One of the two happens, once. No promise: an abort may come without a reason, which
            # Pyodide cannot hold.
            transaction.oncomplete = transaction.onabort = create_once_callable(end)

        return _both(self._store("readwrite", create_once_callable(work)), ended)


class LocalNotes:
    """The notes of `ui.keeper` in localStorage."""

    def read(self, name: str) -> str:
        """A noted text; ``""`` if there is none."""
        try:
            return str(window.localStorage.getItem(f"parlour.{name}") or "")
        except Exception:  # noqa: BLE001 - forbidden: then there is no note
            return ""

    def write(self, name: str, text: str) -> None:
        """Note a text."""
        with suppress(Exception):  # full or forbidden: then there is no note
            window.localStorage.setItem(f"parlour.{name}", text)


def _write(store: Any, texts: Texts) -> None:
    try:
        for name, text in texts.items():
            if text is None:
                store.delete(name)
            else:
                store.put(text, name)
        store.transaction.commit()  # now: the page may be left at any moment
    except Exception:  # noqa: BLE001 - whatever is wrong, none of it may stay
        store.transaction.abort()


async def _both(opening: Any, ended: Future[None]) -> None:
    await _done(opening)
    await ended


async def _done(promise: Any) -> Any:
    """What a promise of the database gives; OSError if it fails."""
    try:
        return await promise
    except Exception as error:  # a DOMException of whatever kind: full, gone, forbidden
        raise OSError(str(error)) from error
