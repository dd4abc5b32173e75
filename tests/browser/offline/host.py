"""Hosts that can be stopped, and small sites for the service worker to keep."""

import shutil
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO

from tools import precache
from tools.paths import ROOT
from tools.serve import HOST, Files, Server

PREFIX = "/x/y/"
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Little</title>
<meta name="version" content=""><link rel="icon" href="data:,">
<script type="module" src="static/js/offline.mjs"></script>
<script type="module">
document.body.dataset.early = await (await fetch("lazy.txt")).text();
document.body.dataset.ready = "true";
</script></head>
<body>{text}</body></html>
"""
WORKER = ("sw.js", "static/js/cache.js", "static/js/offline.mjs")
IMPATIENT = ("PATIENCE = 10_000", "PATIENCE = 500")
BIG = 300_000
"""Bytes of the little site's largest file."""


class Fresh(Files):
    """Always sends what there is: versions made within one second have the same time."""

    server: "Mortal"

    def send_head(self) -> BinaryIO | None:
        del self.headers["If-Modified-Since"]
        if self.path.endswith("big.txt"):
            self.server.gate.wait()
        return super().send_head()


class Mortal(Server):
    """A server that cuts every open connection when it is closed."""

    def __init__(self, folder: Path, port: int, prefix: str):
        super().__init__((HOST, port), partial(Fresh, directory=str(folder), prefix=prefix))
        self._open: set[socket.socket] = set()
        self.gate = threading.Event()
        self.gate.set()

    def process_request(self, request: object, client_address: object) -> None:
        assert isinstance(request, socket.socket)
        self._open.add(request)
        super().process_request(request, client_address)

    def handle_error(self, request: object, client_address: object) -> None:
        """Connections are cut here on purpose."""

    def die(self) -> None:
        """Close, and cut what is open."""
        self.shutdown()
        self.server_close()
        for connection in self._open:
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()
        self.gate.set()


class Host:
    """A web server for one folder below a path; stopped, nothing listens and nothing is answered.

    It has the same address after every start.
    """

    def __init__(self, folder: Path, prefix: str = PREFIX):
        self.folder, self.prefix, self.port = folder, prefix, 0
        self._server: Mortal | None = None

    @property
    def address(self) -> str:
        """The address of the site."""
        return f"http://{HOST}:{self.port}{self.prefix}"

    def start(self, folder: Path | None = None) -> None:
        """Serve, perhaps another folder than before."""
        self.stop()
        self.folder = folder or self.folder
        self._server = Mortal(self.folder, self.port, self.prefix)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def hold(self) -> None:
        """Keep whoever asks for the largest file waiting."""
        assert self._server is not None
        self._server.gate.clear()

    def release(self) -> None:
        """Send the largest file now."""
        assert self._server is not None
        self._server.gate.set()

    def stop(self) -> None:
        """Be gone, with every open connection."""
        if self._server is not None:
            self._server.die()
            self._server = None


@contextmanager
def hosting(folder: Path, prefix: str = PREFIX) -> Iterator[Host]:
    """A host that serves as long as the context lasts, unless it is stopped before."""
    host = Host(folder, prefix)
    host.start()
    try:
        yield host
    finally:
        host.stop()


def little_site(folder: Path, text: str) -> precache.Precache:
    """Make a site with the true worker and hardly anything else; all its files say `text`."""
    for name in WORKER:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        script = (ROOT / name).read_text("utf-8").replace(*IMPATIENT)
        (folder / name).write_text(script)
    (folder / precache.PAGE).write_text(PAGE.format(text=text))
    (folder / "same.txt").write_text("the same in every version")
    (folder / "lazy.txt").write_text(f"lazy {text}")
    (folder / f"only-in-{text}.txt").write_text(f"only {text}")
    (folder / "big.txt").write_text(text.ljust(BIG, "."))
    return precache.stamp(folder)


def changed(source: Path, target: Path, edits: dict[str, str]) -> precache.Precache:
    """Copy a site and make another version of it: text appended to files, {path: text}."""
    shutil.copytree(source, target)
    for name, text in edits.items():
        with (target / name).open("a", encoding="utf-8") as file:
            file.write(text)
    return precache.stamp(target)
