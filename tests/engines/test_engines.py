"""The page in Firefox and in WebKit: both games played to their end, and nothing lost between."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engines.drivers import Driver, Firefox, WebKit
from tools.paths import DIST
from tools.serve import serving

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    # Selenium's own driver of WebKitGTK says so of itself.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
]

PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
CARDS, TURTLE = "MM2-PAAU-AAAAAAB", "MJ1-L00-AAAAABL"
READY = 'await until("readiness", () => document.body.dataset.ready === "true", 180);'


@pytest.fixture(params=[Firefox, WebKit])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    engine = request.param
    if engine.executable is None:
        pytest.skip(f"{engine.__name__} is not installed")
    if engine is WebKit and not os.environ.get("DISPLAY"):
        pytest.skip("WebKit needs a screen: xvfb-run gives one")
    opened = engine()
    yield opened
    opened.close()


def test_both_games_are_won(driver: Driver) -> None:
    with serving(DIST, "/x/y/") as site:
        driver.open(f"{site}#{CARDS}")
        won = driver.run(f"{PLAYER}{READY} await playCards(); return facts();")
        assert (won["code"], won["status"], won["found"]) == (CARDS, "won", "6")

        driver.run(f'{PLAYER} await open("{TURTLE}"); await playTiles(30);')
        driver.reload()
        again = driver.run(f"{PLAYER}{READY} return facts();")
        assert (again["code"], again["pairsRemoved"], again["hints"]) == (TURTLE, "30", "30")
        won = driver.run(f"{PLAYER} await playTiles(72); return facts();")
        assert (won["status"], won["pairsRemoved"]) == ("won", "72")
