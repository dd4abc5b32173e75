"""The mark: a window of four panes, or four cards, one of them turned."""

from tools.art.drawing.pen import document

TEAL, LIT_TEAL, PERSIMMON, PAPER = "#1f6f6b", "#5cb8ad", "#d9622b", "#fffdf8"


def panes() -> str:
    """Return what the mark consists of, within 48 units a side."""
    still = "".join(
        f'<rect x="{x}" y="{y}" width="18.5" height="18.5" rx="4.2"/>'
        for x, y in ((4, 4), (4, 25.5), (25.5, 25.5))
    )
    turned = (
        f'<rect x="25.5" y="2.5" width="18.5" height="18.5" rx="4.2" fill="{PERSIMMON}"/>'
        f'<circle cx="34.75" cy="11.75" r="4.3" fill="{PAPER}"/>'
    )
    return f'<g fill="{TEAL}">{still}</g>\n<g transform="rotate(9 36 12)">{turned}</g>'


def mark() -> str:
    """Return the mark as it stands beside the name."""
    return document("Parlour", "0 0 48 48", panes())


def favicon() -> str:
    """Return the mark for a browser's tab: on the pixels of 16 and 32, lighter on dark tabs."""
    panes = "".join(
        f'<rect x="{x}" y="{y}" width="14" height="14" rx="3"/>'
        for x, y in ((1, 1), (1, 17), (17, 17))
    )
    return document(
        "Parlour",
        "0 0 32 32",
        f"<style>g{{fill:{TEAL}}}@media(prefers-color-scheme:dark){{g{{fill:{LIT_TEAL}}}}}</style>",
        f"<g>{panes}</g>",
        f'<rect x="17" y="1" width="14" height="14" rx="3" fill="{PERSIMMON}"'
        ' transform="rotate(9 24 8)"/>',
        f'<circle cx="24" cy="8" r="3.2" fill="{PAPER}"/>',
    )
