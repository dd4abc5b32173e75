"""What is measured beside the site: stock Pyodide on a bare page, and a page of one word."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.paths import BUILT, DIST, NPM
from tools.serve import serving

BARE = """<!doctype html><title>bare</title><link rel="icon" href="data:,"><body>
<script type="module">
const {loadPyodide} = await import("./pyodide/pyodide.mjs");
window.python = await loadPyodide();
document.body.dataset.ready = "true";
</script>"""
WORD = """<!doctype html><title>word</title><link rel="icon" href="data:,"><body>Parlour
<script>navigator.serviceWorker.register("sw.js")</script>"""
WORKER = """addEventListener("install", (event) => event.waitUntil(
  caches.open("word").then((cache) => cache.addAll(["./"])).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(
  caches.match(event.request).then((found) => found ?? fetch(event.request))));"""


def bare_page(folder: Path) -> Path:
    """Make the page that only starts Pyodide as npm delivers it; our Python lies beside it."""
    (folder / "pyodide").mkdir(parents=True)
    (folder / "index.html").write_text(BARE)
    for path in (NPM / "pyodide").iterdir():
        if path.suffix in {".mjs", ".wasm", ".zip", ".json"}:
            shutil.copyfile(path, folder / "pyodide" / path.name)
    shutil.copyfile(BUILT / "python.pack", folder / "python.pack")
    return folder


def word_page(folder: Path) -> Path:
    """Make the page of one word, and its service worker."""
    folder.mkdir(parents=True)
    (folder / "index.html").write_text(WORD)
    (folder / "sw.js").write_text(WORKER)
    return folder


@contextmanager
def sites(other: Path | None = None) -> Iterator[dict[str, str]]:
    """Serve all that is measured: {name: address}; `other` is any static site."""
    with TemporaryDirectory() as name, ExitStack() as stack:
        folders = {
            "site": DIST,
            "bare": bare_page(Path(name) / "bare"),
            "word": word_page(Path(name) / "word"),
        }
        if other:
            folders["other"] = other
        yield {key: stack.enter_context(serving(folder)) for key, folder in folders.items()}
