"""Where the page's Python starts."""

# ruff: noqa: E402 - nothing that is made at the start is garbage, and looking for some takes time
import gc

gc.disable()

from ui.app import App
from ui.bind import bind
from ui.browser import begin, document


async def main() -> None:
    """Make the page alive; it says so when taps are played."""
    app = App()
    bind(app)
    await app.start_up()
    document.body.dataset.ready = "true"
    gc.freeze()  # what there is by now stays
    gc.enable()


begin(main())
