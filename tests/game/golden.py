"""Deals pinned as text, one a line: 200 codes of each game, 40 hard ones, 5 of each other layout.

    MM2-PAAU-AAAAAAB giraffe/A donkey/A dog/A squirrel/A … | abcadc…
    MJ1-L00-AAAAABL 2 0123456789abcdef 5B 3C …
    MJ1-H00-AAAAABL 5B 3C …

Match cards: the pictures in the order of their first card, then a letter for every card in reading
order. Mahjong: tries, the hash of the winning plan's moves, the face of every tile; for the hard
ones the faces alone.

Players keep codes, so that these lines must hold for ever. `python -m tests.game.golden` writes a
file only where there is none; to pin anew what has changed means to break every code kept, and
takes deleting the file first.
"""

from itertools import product
from pathlib import Path

from game import deal, mahjong
from game.chance import fnv1a, splitmix
from game.code import MahjongCode, MatchCode
from game.layout import LAYOUTS

FOLDER = Path(__file__).with_name("golden")
CARD_LETTERS = "abcdefghijklmnopqrstuvwxyzABCD"
LAST_SEED = (1 << 32) - 1


def match_line(code: MatchCode) -> str:
    deck = deal.match_game(code).deck
    pictures = list(dict.fromkeys(deck))
    names = [f"{picture.subject}/{picture.version}" for picture in pictures]
    letters = [CARD_LETTERS[pictures.index(picture)] for picture in deck]
    return " ".join([str(code), *names, "|", "".join(letters)])


def mahjong_line(code: MahjongCode) -> str:
    dealt = deal.mahjong_game(code)
    plan = " ".join(mahjong.move_text(pair) for pair in dealt.plan)
    return " ".join(
        [str(code), str(dealt.tries), f"{fnv1a(plan.encode()):016x}", *dealt.state.faces]
    )


def hard_line(code: MahjongCode) -> str:
    return " ".join([str(code), *deal.mahjong_game(code).state.faces])


def lines(name: str) -> list[str]:
    """The pinned lines of a file, by its name without ending."""
    return (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


def code_of(line: str) -> str:
    return line.split(maxsplit=1)[0]


def seeds(count: int) -> list[int]:
    """The first seeds and the last, and others from all over the range."""
    scattered = [splitmix(2024, index) >> 32 for index in range(1, count)]
    return [0, 1, 5, 37, LAST_SEED, *scattered][:count]


def match_codes() -> list[MatchCode]:
    """The documents' examples, every choice once, and some more."""
    examples = [MatchCode(2, 0, 5, 0, 1), MatchCode(3, 3, 3, 1, 1), MatchCode(2, 0, 5, 2, 5)]
    choices = [*product((2, 3), range(4), range(6), range(3))]
    choices += choices[::2]
    scattered = zip(choices, seeds(len(choices)), strict=True)
    return [*examples, *(MatchCode(*choice, seed) for choice, seed in scattered)][:200]


def mahjong_codes() -> list[MahjongCode]:
    return [MahjongCode("00", seed) for seed in seeds(200)]


def hard_codes() -> list[MahjongCode]:
    return [MahjongCode("00", seed, hard=True) for seed in seeds(40)]


def layout_codes() -> list[MahjongCode]:
    others = [number for number in LAYOUTS if number != "00"]
    return [MahjongCode(*choice) for choice in product(others, seeds(5))]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    texts = {
        "match": [match_line(code) for code in match_codes()],
        "mahjong": [mahjong_line(code) for code in mahjong_codes()],
        "layouts": [mahjong_line(code) for code in layout_codes()],
        "hard": [hard_line(code) for code in hard_codes()],
    }
    for name, pinned in texts.items():
        file = FOLDER / f"{name}.txt"
        if not file.exists():
            file.write_text("\n".join(pinned) + "\n", "utf-8")


if __name__ == "__main__":
    main()
