"""The trimmed standard library: each of its modules can be imported in the page, from it alone."""

from playwright.sync_api import Browser, Route

from tests.conftest import START_MS, Watch
from tools.chromium import READY
from tools.paths import DIST
from tools.runtime import LIBRARY_LIST

AND_IMPORT = """
import importlib
for name in "{names}".split():
    importlib.import_module(name)
document.body.dataset.imported = "true"
"""


def test_every_module_can_be_imported(browser: Browser, site: str, watch: Watch) -> None:
    names = " ".join(LIBRARY_LIST.read_text("utf-8").split())
    start = (DIST / "ui" / "main.py").read_text("utf-8") + AND_IMPORT.format(names=names)

    def answer(route: Route) -> None:
        route.fulfill(body=start, content_type="text/x-python")

    context = browser.new_context(service_workers="block")
    page = context.new_page()
    watch.follow(page)
    page.route("**/ui/main.py", answer)
    page.goto(f"{site}#home")
    page.wait_for_selector(f'{READY}[data-imported="true"]', timeout=START_MS)
    context.close()
