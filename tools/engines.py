"""`python -m tools.engines`: Firefox and WebKitGTK for `make test-all`, where apt-get may get them.

Elsewhere it says which are missing; their tests are then left out, and say so.
"""

import shutil

from tools import chromium

PACKAGES = {
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "xvfb-run": "xvfb",
    "xauth": "xauth",
}
"""What is started -> the package of Debian's that brings it."""


def missing() -> list[str]:
    """The packages whose commands are not there."""
    return [package for command, package in PACKAGES.items() if not shutil.which(command)]


def main() -> None:
    """Install what is missing, or say so."""
    wanted = missing()
    if wanted and not chromium.install(*wanted):
        print(f"Other engines are not tested without: {', '.join(wanted)}.")


if __name__ == "__main__":
    main()
