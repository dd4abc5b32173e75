"""The window about Parlour: version, changes, licences that can be read."""

import tomllib

import pytest

from tests.browser.desk import Desk
from tools.about import changes
from tools.paths import ROOT

pytestmark = pytest.mark.browser

WINDOW = 'dialog[data-dialog="about"]'


def test_it_tells_version_and_changes(desk: Desk) -> None:
    desk.press("about")
    desk.wait_for("about")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert desk.text(f"{WINDOW} .version").startswith(f"Version {version} (")
    told = desk.page.locator(f"{WINDOW} .points").first.locator("li").all_inner_texts()
    assert told == changes()[0][1]
    desk.press("close")


def test_every_licence_can_be_read(desk: Desk) -> None:
    desk.press("about")
    desk.wait_for("about")
    links = desk.page.locator(f"{WINDOW} a").evaluate_all("(all) => all.map((a) => a.href)")
    own = {link for link in links if "/licences/" in link and "creativecommons" not in link}
    assert len(own) >= 10
    for link in own:
        answer = desk.page.request.get(link)
        assert answer.ok
        assert answer.headers["content-type"].startswith("text/plain")
        assert len(answer.text()) > 300
    desk.press("close")
