"""The site can be installed, by Chromium's own word."""

from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser.offline.host import hosting
from tools import chromium
from tools.paths import DIST

pytestmark = pytest.mark.browser


def test_chromium_finds_nothing_that_hinders_installing(
    playwright: Playwright, tmp_path: Path
) -> None:
    with hosting(DIST) as host:
        context = playwright.chromium.launch_persistent_context(
            tmp_path, executable_path=chromium.find(), args=[*chromium.FOR_MANY_STARTS]
        )
        page = context.new_page()
        page.goto(host.address)
        session = context.new_cdp_session(page)
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        manifest = session.send("Page.getAppManifest")
        context.close()
    assert errors == []
    assert manifest["url"] == f"{host.address}manifest.webmanifest"
    assert manifest["errors"] == []
    parsed = manifest["manifest"]
    assert (parsed["startUrl"], parsed["scope"]) == (host.address, host.address)
    assert [cut["url"] for cut in parsed["shortcuts"]] == [
        f"{host.address}#play-match",
        f"{host.address}#play-mahjong",
    ]
