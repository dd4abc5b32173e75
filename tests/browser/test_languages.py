"""English, Slovak and Turkish: changed at any time, complete, and kept."""

import pytest

from tests.browser.conftest import OpenDesk
from tests.browser.desk import Desk
from tests.browser.freeness import free_pairs
from tests.browser.test_mahjong import DEAD_END

pytestmark = pytest.mark.browser

PAIRS = "MM2-PAAU-AAAAAAB"
HARD = "MM2-PAAW-AAAAAAF"
TURTLE = "MJ1-L00-AAAAABL"
LANGUAGES = ("en", "sk", "tr")

SAME_EVERYWHERE = {
    "Parlour",
    "Match Cards",
    "Mahjong Solitaire",
    "English",
    "Slovenčina",
    "Türkçe",
    "Modrotlač",
    "İznik",
    *("Enter", "Home", "End", "Ctrl + Home", "Ctrl + End", "Page Up", "Page Down", "Esc"),
    *("F", "H", "M", "N", "O", "P", "U", "Shift + F", "Shift + M", "Shift + U"),
}
"""Names, which are the same in all languages, and what is printed on keys."""
ALIKE = {
    "sk": {"Menu"},
    "tr": set[str](),
}
"""Words that happen to be the same as in English."""
WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "new-game": {
        "sk": ("Nová hra", "Počet kariet", "Obrázky na priradenie", "3 karty", "Obtiažnosť",
               "Ľahká", "Ťažká", "Typ kariet", "Kód hry"),
        "tr": ("Yeni oyun", "Kart sayısı", "Eşleştirilecek resimler", "3 kart", "Zorluk",
               "Kolay", "Zor", "Kart türü", "Oyun kodu"),
    },
    "compare": {
        "sk": ("Rôzne obrázky", "Pokračovať", "Už nezobrazovať počas tejto hry"),
        "tr": ("Farklı resimler", "Devam et", "Bu oyun boyunca bir daha gösterme"),
    },
    "stuck": {"sk": ("Žiadne ďalšie ťahy", "Späť"), "tr": ()},
    "pause": {"sk": ("Hra pozastavená",), "tr": ()},
    "tiles": {"sk": ("Nápoveda", "Späť"), "tr": ()},
    "settings": {"sk": ("Čísla",), "tr": ()},
}  # fmt: skip
"""The players' own words, from the documents, on the screens where they belong."""

# All texts and labels that are there for somebody: key by key the same in each language.
TEXTS = """() => {
  const found = {};
  const put = (node, kind, text) => {
    const path = [];
    for (let at = node; at && at !== document.body; at = at.parentElement)
      path.unshift(at.id || at.dataset.dialog || at.dataset.action || at.dataset.show
        || `${at.tagName}${[...at.parentElement.children].indexOf(at)}`);
    found[`${path.join(">")} ${kind}`] = text.trim();
  };
  for (const node of document.querySelectorAll("body *")) {
    const shown = node.checkVisibility({ visibilityProperty: true });
    // What was said aloud is of the past; a month may have one name in two languages.
    if (!shown || node.id === "live" || node.dataset.show === "today-month") continue;
    if (node.closest('[data-action^="learn-"]')) continue;  // offered before the first game only
    [...node.childNodes].forEach((child, place) => {
      if (child.nodeType === 3 && child.data.trim()) put(node, `text ${place}`, child.data);
    });
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"])
      if (node.getAttribute(name)) put(node, name, node.getAttribute(name));
  }
  return found;
}"""


def screens(desk: Desk) -> dict[str, dict[str, str]]:
    """The texts of every screen, and of every window in its place."""
    found = {}

    def take(name: str) -> None:
        found[name] = desk.page.evaluate(TEXTS)

    desk.home()
    take("home")
    for kind in ("match", "mahjong"):
        desk.press(f"new-{kind}")
        desk.wait_for("new-game")
        desk.page.locator('[data-field="code"]').fill("?")
        desk.press("start")
        take("new-game" if kind == "match" else "new-mahjong")
        desk.press("close")
    desk.press("settings")
    take("settings")
    desk.press("keys")
    take("keys")
    desk.press("close")

    desk.deal(HARD)
    take("cards")
    desk.tap(0, 1)
    take("cards up")
    desk.pass_time(2)
    take("compare")
    desk.click('[data-field="dont-show"]')
    desk.press("continue")
    desk.page.keyboard.press("o")
    take("cards at a glance")
    desk.press("close")
    desk.press("pause")
    take("pause")
    desk.press("resume")
    desk.press("restart")
    desk.wait_for("question")
    take("question")
    desk.press("no")
    desk.wait_closed()
    for _ in range(10):
        desk.attempt(0, 1)
    take("lost")
    desk.press("close")
    take("revealed")

    desk.deal(DEAD_END)
    desk.tap(next(tile.number for tile in desk.tiles if tile.free))
    take("tiles")
    desk.page.keyboard.press("o")
    take("tiles at a glance")
    desk.press("close")
    desk.press("hint")
    take("hint")
    while pairs := free_pairs(desk.tiles):
        desk.tap(*pairs[0])
    take("stuck")
    desk.press("close")
    desk.home()
    take("home with games")
    return found


def test_everything_is_said_in_each_language(open_desk: OpenDesk) -> None:
    desk = open_desk("home", reduced_motion="reduce")
    desk.page.evaluate("() => { window.sameStart = true; }")
    said = {}
    for language in LANGUAGES:
        desk.home()
        desk.click(f'[data-language="{language}"]')
        desk.until(f'body[data-lang="{language}"]')
        assert desk.page.evaluate("() => document.documentElement.lang") == language
        said[language] = screens(desk)
    assert desk.page.evaluate("() => window.sameStart"), "without loading the page again"

    untranslated = []
    for language in ("sk", "tr"):
        for screen, texts in said[language].items():
            english = said["en"][screen]
            assert texts.keys() == english.keys(), f"{screen} is another one in {language}"
            allowed = SAME_EVERYWHERE | ALIKE[language]
            for place, text in texts.items():
                words = any(letter.isalpha() for letter in text)
                own = "today-month" in place or text.startswith(("MM2-", "MJ1-"))
                if words and not own and text == english[place] and text not in allowed:
                    untranslated.append((language, screen, place, text))
    assert untranslated == [], untranslated
    for screen, words_by_language in WORDS.items():
        for language, wanted in words_by_language.items():
            page = "\n".join(said[language][screen].values()).lower()
            missing = [word for word in wanted if word.lower() not in page]
            assert missing == [], f"{screen} in {language}"


def test_language_changes_in_mid_game_without_loss(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS)
    desk.attempt(0, 3)
    desk.tap(1)
    facts, states = desk.board, desk.states()
    names = {}
    for language in ("sk", "tr", "en"):
        desk.speak(language)
        assert desk.page.evaluate("() => document.documentElement.lang") == language
        assert desk.board == facts
        assert desk.states() == states
        names[language] = [card.name for card in desk.cards][:3]
    assert "žirafa" in names["sk"][0]
    assert "zürafa" in names["tr"][0]
    assert "giraffe" in names["en"][0]
    assert "donkey" in names["en"][1]
    assert len({names[language][1] for language in LANGUAGES}) == 3
    assert len({names[language][2] for language in LANGUAGES}) == 3, "face down, in three languages"
    desk.tap(2)
    desk.pass_time(2)
    assert desk.number("failed") == 1

    desk.deal(TURTLE)
    desk.tap(*free_pairs(desk.tiles)[0])
    facts, numbers = desk.board, [tile.number for tile in desk.tiles]
    tiles = {}
    for language in LANGUAGES:
        desk.speak(language)
        assert desk.board == facts
        assert [tile.number for tile in desk.tiles] == numbers
        tiles[language] = {tile.face: tile.name.split(",")[0] for tile in desk.tiles}
    for face in tiles["en"]:
        said = {tiles[language][face] for language in LANGUAGES}
        assert len(said) == 3, f"{face}: {said}"


def test_window_that_is_open_changes_its_language_too(open_desk: OpenDesk) -> None:
    desk = open_desk(PAIRS)
    title = "() => document.querySelector('dialog[open] h2').textContent"
    desk.press("settings")
    english = desk.page.evaluate(title)
    desk.click('dialog[data-dialog="settings"] input[name="language"][value="sk"]')
    desk.until('body[data-lang="sk"]')
    assert desk.windows == ["settings"]
    assert desk.page.evaluate(title) != english
    desk.press("close")
    desk.press("new-game")
    desk.wait_for("new-game")
    assert desk.page.evaluate(title) == "Nová hra"


@pytest.mark.parametrize(
    ("locale", "language"),
    [("sk-SK", "sk"), ("tr-TR", "tr"), ("de-DE", "en")],
)
def test_first_visit_speaks_the_language_of_the_browser(
    open_desk: OpenDesk, locale: str, language: str
) -> None:
    desk = open_desk("home", locale=locale)
    assert desk.page.evaluate("() => document.body.dataset.lang") == language
    assert desk.page.evaluate("() => document.documentElement.lang") == language
    if language == "tr":
        desk.press("new-match")
        desk.wait_for("new-game")
        desk.page.locator('[data-field="code"]').fill("mm2-paau-aaaaaai")
        desk.press("start")
        desk.until('#board[data-code="MM2-PAAU-AAAAAAI"]')


def test_chosen_language_is_kept(open_desk: OpenDesk) -> None:
    desk = open_desk("home", locale="tr-TR")
    desk.click('[data-language="sk"]')
    desk.until('body[data-lang="sk"]')
    desk.saved()
    desk.reload()
    assert desk.page.evaluate("() => document.body.dataset.lang") == "sk"
    assert desk.page.evaluate("() => document.documentElement.lang") == "sk"
