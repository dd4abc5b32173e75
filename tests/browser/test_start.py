"""The start: what is shown before Python runs, and when it cannot."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.conftest import START_MS, Open, Watch
from tools.chromium import READY
from tools.paths import BUILT

pytestmark = pytest.mark.browser

WASM = "**/pyodide.asm.wasm"
# Ways in which a browser has no storage, as it would be for a page that asks.
NO_STORAGE = {
    "missing": "Object.defineProperty(window, 'indexedDB', {value: undefined, configurable: true})",
    "forbidden": """Object.defineProperty(window, 'indexedDB', {configurable: true,
        get() { throw new DOMException('no', 'SecurityError'); }})""",
    "broken": """IDBFactory.prototype.open = function () {
        const request = {error: new DOMException('no', 'UnknownError')};
        setTimeout(() => request.onerror({target: request}));
        return request;
    }""",
    "silent": "IDBFactory.prototype.open = () => ({})",
    "full": """IDBObjectStore.prototype.put = function () {
        throw new DOMException('full', 'QuotaExceededError'); }""",
}
Prepare = Callable[[str], Page]


@pytest.fixture
def prepared(browser: Browser, watch: Watch) -> Prepare:
    """A page that runs a script before any other, and has not been sent anywhere yet."""

    def prepare(script: str) -> Page:
        page = browser.new_page(locale="en-GB", service_workers="block")
        page.add_init_script(script)
        watch.follow(page)
        return page

    return prepare


def test_it_starts_below_a_path_without_a_word_on_the_console(page: Page) -> None:
    assert page.evaluate("window.parlour.storage") == "kept"
    expect(page.locator("#start")).to_be_hidden()
    expect(page.locator("#trouble")).to_be_hidden()


@pytest.mark.parametrize(
    "script",
    [
        pytest.param(text, id=name, marks=[] if name in ("missing", "silent") else pytest.mark.slow)
        for name, text in NO_STORAGE.items()
    ],
)
def test_it_starts_without_storage(prepared: Prepare, site: str, script: str) -> None:
    page = prepared(script)
    page.goto(site)
    page.wait_for_selector(READY, timeout=START_MS)
    assert page.evaluate("window.parlour.storage") == "none"
    page.context.close()


def test_a_host_may_send_the_interpreter_with_a_wrong_type(open_page: Open) -> None:
    page = open_page(ready=False)
    body = (BUILT / "pyodide" / "pyodide.asm.wasm").read_bytes()
    page.route(WASM, lambda route: route.fulfill(body=body, content_type="text/plain"))
    page.reload()
    page.wait_for_selector(READY, timeout=START_MS)


@pytest.mark.parametrize("answer", [{"status": 404}, {"body": "\0asm and no more"}, None])
def test_an_interpreter_that_does_not_come_is_reported(
    prepared: Prepare, site: str, watch: Watch, answer: dict[str, object] | None
) -> None:
    page = prepared("")

    def hinder(route: Route) -> None:
        if answer is None:
            route.abort()
        else:
            route.fulfill(**{"content_type": "application/wasm"} | answer)  # type: ignore[arg-type]

    page.route(WASM, hinder)
    page.goto(site)
    expect(page.locator("#start-message")).to_contain_text("could not start", timeout=START_MS)
    page.unroute(WASM)
    page.locator("#start-retry").click()
    page.wait_for_selector(READY, timeout=START_MS)
    watch.faults.clear()
    page.context.close()


def test_a_browser_without_webassembly_is_told(prepared: Prepare, site: str, watch: Watch) -> None:
    page = prepared("delete window.WebAssembly")
    page.goto(site)
    expect(page.locator("#start-message")).to_contain_text("WebAssembly", timeout=START_MS)
    page.context.close()
    watch.faults.clear()


def test_a_start_that_hangs_offers_to_try_again(prepared: Prepare, site: str) -> None:
    page = prepared("")
    page.clock.install()
    page.route(WASM, lambda _route: None)
    page.goto(site)
    expect(page.locator("#start-message")).to_have_text("The games are being fetched.")
    message = page.locator("#start-message")
    for _ in range(50):  # the sentence above stands in the page before its scripts run
        page.clock.run_for(25_000)
        if "longer" in message.inner_text():
            break
    expect(message).to_contain_text("longer than it should")
    expect(page.locator("#start-retry")).to_be_visible()
    page.context.close()


def test_a_site_that_is_not_built_says_what_to_run(
    prepared: Prepare, site: str, watch: Watch
) -> None:
    page = prepared("")
    page.route("**/static/built/**", lambda route: route.fulfill(status=404))
    page.goto(site)
    expect(page.locator("#not-built")).to_be_visible()
    expect(page.locator("#not-built")).to_contain_text("make play")
    watch.faults.clear()
    page.context.close()


def test_an_error_of_python_at_the_start_is_reported(
    prepared: Prepare, site: str, watch: Watch
) -> None:
    page = prepared("")
    page.route("**/ui/main.py", lambda route: route.fulfill(body="raise ValueError('broken')"))
    page.goto(site)
    expect(page.locator("#start-message")).to_contain_text("could not start", timeout=START_MS)
    assert "ValueError: broken" in " ".join(watch.faults)
    watch.faults.clear()
    page.context.close()


LATER = """
import asyncio
from pyscript import document, when

@when("plain", "body")
def handle(event):
    raise ValueError("in a handler")

@when("later", "body")
async def handle_later(event):
    await asyncio.sleep(0)
    raise ValueError("in an asynchronous handler")

async def fail():
    raise ValueError("in a task beside the handler")

@when("task", "body")
def handle_in_a_task(event):
    asyncio.ensure_future(fail())

document.body.dataset.ready = "true"
"""


@pytest.mark.parametrize("event", ["plain", "later", "task"])
def test_an_error_of_python_later_gets_a_notice(
    prepared: Prepare, site: str, watch: Watch, event: str
) -> None:
    page = prepared("")
    page.route("**/ui/main.py", lambda route: route.fulfill(body=LATER))
    page.goto(site)
    page.wait_for_selector(READY, timeout=START_MS)
    expect(page.locator("#trouble")).to_be_hidden()
    page.dispatch_event("body", event)
    expect(page.locator("#trouble")).to_be_visible()
    expect(page.locator("#trouble")).to_contain_text("Something went wrong")
    assert "handler" in " ".join(watch.faults)
    watch.faults.clear()
    page.unroute("**/ui/main.py")
    page.locator("#trouble [data-action=reload]").click()
    page.wait_for_selector(READY, timeout=START_MS)
    expect(page.locator("#trouble")).to_be_hidden()
    page.context.close()


@pytest.mark.parametrize(
    ("options", "look", "shown"),
    [
        ({}, None, {"theme": "light", "motion": "on", "back": "modrotlac"}),
        ({"color_scheme": "dark"}, None, {"theme": "dark"}),
        ({"contrast": "more"}, None, {"theme": "contrast"}),
        ({"color_scheme": "dark"}, {"theme": "light", "back": "linen"}, {"theme": "light"}),
        ({}, {"motion": "off", "clock": "off"}, {"motion": "off", "clock": "off"}),
        ({}, {"theme": "purple", "back": 7, "lang": "xx"}, {"theme": "light", "back": "modrotlac"}),
        ({}, "not JSON", {"theme": "light"}),
        ({}, [1], {"theme": "light"}),
    ],
)
def test_the_look_is_there_before_the_first_paint(
    open_page: Open, options: dict[str, object], look: object, shown: dict[str, str]
) -> None:
    text = look if isinstance(look, str) else json.dumps(look)
    page = open_page(ready=False, **options)
    # Before any script of the next document: the start of this one may still write its own look.
    page.add_init_script(f"localStorage.setItem('parlour.look', {json.dumps(text)})")
    page.route("**/start.mjs", lambda route: route.fulfill(content_type="text/javascript"))
    page.reload()
    data = page.evaluate("({...document.documentElement.dataset})")
    assert {name: data[name] for name in shown} == shown


@pytest.mark.parametrize(
    ("locale", "kept", "language", "sentence"),
    [
        ("sk-SK", None, "sk", "Hry sa načítavajú."),
        ("tr-TR", None, "tr", "Oyunlar yükleniyor."),
        ("fi-FI", None, "en", "The games are being fetched."),
        ("tr-TR", "sk", "sk", "Hry sa načítavajú."),
    ],
)
def test_the_shell_speaks_the_players_language(
    open_page: Open, locale: str, kept: str | None, language: str, sentence: str
) -> None:
    page = open_page(ready=False, locale=locale)
    text = json.dumps({"lang": kept})
    page.add_init_script(f"localStorage.setItem('parlour.look', {json.dumps(text)})")
    page.route(WASM, lambda _route: None)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#start-message")).to_have_text(sentence)
