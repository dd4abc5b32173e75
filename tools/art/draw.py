"""Draw static/art/: `python -m tools.art.draw` writes what differs and names it.

The drawings are committed: they change when their geometry here does, not with every build.
"""

from pathlib import Path

from tools.art.drawing.guava import guava
from tools.art.drawing.icon import full_icon, icon, mahjong_icon, match_icon
from tools.art.drawing.iznik import iznik
from tools.art.drawing.linen import linen
from tools.art.drawing.mark import favicon, mark
from tools.art.drawing.modrotlac import modrotlac
from tools.art.drawing.still import still
from tools.art.faces.sprite import typefaces
from tools.paths import NPM, ROOT

ART = ROOT / "static" / "art"


def drawings(node_modules: Path) -> dict[str, str]:
    """Return every drawing by its path below static/art."""
    return {
        "mark.svg": mark(),
        "favicon.svg": favicon(),
        "install/icon.svg": icon(),
        "install/full.svg": full_icon(),
        "install/match.svg": match_icon(),
        "install/mahjong.svg": mahjong_icon(*typefaces(node_modules)),
        "guava.svg": guava(),
        "still-tiles.svg": still(*typefaces(node_modules)),
        "backs/modrotlac.svg": modrotlac(),
        "backs/iznik.svg": iznik(),
        "backs/linen.svg": linen(),
    }


def main() -> None:
    """Write the drawings that differ from the files."""
    for name, text in drawings(NPM).items():
        file = ART / name
        if not file.exists() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
