"""Serve a folder on this machine: `python -m tools.serve [--port N] [--folder DIR]`.

Used for playing while one works on the site and for the tests; it is no server for the world.
"""

import argparse
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

from tools.paths import ROOT

HOST = "127.0.0.1"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mo": "application/octet-stream",
    ".po": "text/plain; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Files(SimpleHTTPRequestHandler):
    """Files of one folder, seen below one prefix; all else is not found.

    Whatever the name of a file or folder begins with a dot is not found either. The browser asks
    each time whether a file has changed.
    """

    protocol_version = "HTTP/1.1"
    extensions_map = {"": "application/octet-stream", **TYPES}  # noqa: RUF012

    def __init__(self, *args: object, prefix: str = "/", **kwargs: object) -> None:
        self.prefix = prefix
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def send_head(self) -> BinaryIO | None:
        """Answer a request for what lies below the prefix and is not hidden."""
        path = self.path.split("?")[0].split("#")[0]
        hidden = any(part.startswith(".") for part in path.split("/"))
        if hidden or not path.startswith(self.prefix):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        self.path = "/" + self.path.removeprefix(self.prefix)
        return super().send_head()

    def list_directory(self, _path: object) -> None:
        """Show no folder's content."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def end_headers(self) -> None:
        """Let nothing be used unasked from the browser's cache."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *args: object) -> None:
        """Say nothing."""


class Server(ThreadingHTTPServer):
    """A server whose connections do not outlive it."""

    daemon_threads = True
    request_queue_size = 64


def server(folder: Path, port: int = 0, prefix: str = "/") -> Server:
    """Return a server, already bound, for `folder` below `prefix`; port 0 asks for a free one."""
    return Server((HOST, port), partial(Files, directory=str(folder), prefix=prefix))


@contextmanager
def serving(folder: Path, prefix: str = "/") -> Iterator[str]:
    """Serve `folder` as long as the context lasts, and give its address."""
    with server(folder, prefix=prefix) as made:
        threading.Thread(target=made.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield f"http://{HOST}:{made.server_port}{prefix}"
        finally:
            made.shutdown()


def main() -> int:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tools.serve", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="default: a free one")
    parser.add_argument("--folder", type=Path, default=ROOT, help="default: the repository")
    chosen = parser.parse_args()
    try:
        made = server(chosen.folder, chosen.port)
    except OSError as error:
        print(f"Port {chosen.port} cannot be used: {error.strerror}.", file=sys.stderr)
        return 1
    with made, suppress(KeyboardInterrupt):
        print(f"Parlour is at http://localhost:{made.server_port}/  (Ctrl+C ends it)", flush=True)
        made.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main())
