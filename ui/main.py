"""Where the page's Python starts."""

from ui.app import App
from ui.bind import bind
from ui.browser import begin, document


async def main() -> None:
    """Make the page alive; it says so when taps are played."""
    app = App()
    bind(app)
    await app.start_up()
    document.body.dataset.ready = "true"


begin(main())
