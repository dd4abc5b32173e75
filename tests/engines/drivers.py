"""Browsers of other engines than Chromium's: open a page, load it again, run a script in it."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Protocol

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tools.paths import ROOT

SCRIPT_S = 400
"""Seconds that a script may take: a game is played in it."""
WEBKIT = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


class Driver(Protocol):
    """A browser with one page."""

    def open(self, address: str) -> None:
        """Go to an address."""

    def reload(self) -> None:
        """Load the page again."""

    def run(self, script: str) -> Any:
        """The value that a script returns: the body of an asynchronous function."""

    def close(self) -> None:
        """End the browser."""


class Firefox:
    """Gecko, through npm's puppeteer-core in Node."""

    executable = shutil.which("firefox-esr") or shutil.which("firefox")

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            ["node", "tests/engines/firefox.mjs", str(self.executable)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def open(self, address: str) -> None:
        self._ask(do="open", address=address)

    def reload(self) -> None:
        self._ask(do="reload")

    def run(self, script: str) -> Any:
        return self._ask(do="run", script=script)

    def close(self) -> None:
        faults = self._ask(do="faults")
        self._process.communicate(timeout=30)
        assert faults == []

    def _ask(self, **command: str) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps(command), file=self._process.stdin, flush=True)
        answer = json.loads(self._process.stdout.readline())
        assert "error" not in answer, answer["error"]
        return answer["value"]


class WebKit:
    """WebKitGTK's small browser, through its WebDriver; under Xvfb where there is no screen."""

    executable = shutil.which("WebKitWebDriver") if WEBKIT else None

    def __init__(self) -> None:
        options = Options()
        options.binary_location = str(WEBKIT[-1])
        options.add_argument("--automation")
        self._driver = webdriver.WebKitGTK(options=options, service=Service(str(self.executable)))
        self._driver.set_window_size(1280, 800)
        self._driver.set_script_timeout(SCRIPT_S)

    def open(self, address: str) -> None:
        self._driver.get(address)

    def reload(self) -> None:
        self._driver.refresh()

    def run(self, script: str) -> Any:
        answer = self._driver.execute_async_script(
            f"""const done = arguments[0];
            (async () => {{ {script} }})().then((value) => done({{ value: value ?? null }}),
              (error) => done({{ error: String(error) }}));"""
        )
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def close(self) -> None:
        self._driver.quit()
