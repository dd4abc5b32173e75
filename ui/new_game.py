"""The *New game* window: rows of options, and the code that goes with them."""

from collections.abc import Callable
from dataclasses import replace

from game import layout, match, proven
from game.catalogue import KINDS
from game.code import SIZES, Code, MahjongCode, MatchCode, Reason
from game.layouts import FIGURES, MOST
from ui.browser import Node, copy, element, every, fill, link, one, random_seed
from ui.choice import Choice, last_mahjong, last_match, opened, reason_text
from ui.deals import layout_about
from ui.dialogs import Dialogs
from ui.pictures import Pictures
from ui.settings import Settings
from ui.silhouette import silhouette
from ui.words import LAYOUTS, Words


class NewGame:
    """The window.

    `start` is called with the code that the player wants dealt, `speak` gives the words.
    """

    def __init__(
        self,
        dialogs: Dialogs,
        pictures: Pictures,
        start: Callable[[Code], object],
        speak: Callable[[], Words],
    ):
        self._dialogs = dialogs
        self._pictures = pictures
        self._start = start
        self._speak = speak
        self._field = one('[data-field="code"]')
        self._error = one("[data-error]")
        self._choice = opened(None, last_match("", 0))

    @property
    def words(self) -> Words:
        """The words of the player's language."""
        return self._speak()

    async def open(self, running: Code | None, mahjong: bool, settings: Settings) -> None:
        """Open the window for one of the games, over its running game if there is one."""
        seed = random_seed()
        last: Code = last_match(settings.match_options, seed)
        if mahjong:
            last = last_mahjong(settings.layout, settings.hard, seed)
        self._show(opened(running, last))
        self._dialogs.open("new-game")
        await self._hands()

    def changed(self) -> None:
        """A row was changed."""
        self._show(self._choice.with_options(self._options()))

    def typed(self) -> None:
        """The code field was changed."""
        text = str(self._field.value)
        self._choice = self._choice.typed(text)
        if not isinstance(self._choice.code, Reason):
            self._show_options()
        self._show_note()
        self._refuse("")

    def refuse_typed(self, text: str) -> None:
        """Show a code that came from elsewhere, and what is wrong with it."""
        self._field.value = text
        self.typed()
        if isinstance(self._choice.code, Reason):
            self._refuse(reason_text(self._choice.code, self.words))

    def start(self) -> None:
        """Deal what is chosen, or say why the code cannot be dealt."""
        code = self._choice.start(random_seed())
        if isinstance(code, Reason):
            self._refuse(reason_text(code, self.words))
            self._field.focus()
            return
        self._dialogs.close("new-game")
        self._start(code)

    async def copy(self, whole_link: bool) -> None:
        """Copy the code of the field, or a link that opens its deal."""
        code = self._choice.code
        if isinstance(code, Reason):
            self._refuse(reason_text(code, self.words))
            return
        done = await copy(link(str(code)) if whole_link else str(code))
        say = self.words.say
        if not done:
            fill(
                "code-said",
                say("The browser does not allow copying. Please select the code and copy it."),
            )
        elif whole_link:
            fill("code-said", say("Link copied"))
        else:
            fill("code-said", say("Code copied"))

    def _show(self, choice: Choice) -> None:
        self._choice = choice
        self._field.value = choice.text
        self._refuse("")
        self._show_options()
        self._show_note()

    def _show_options(self) -> None:
        options = self._choice.options
        is_match = isinstance(options, MatchCode)
        one('[data-panel="match"]').hidden = not is_match
        one('[data-panel="mahjong"]').hidden = is_match
        if isinstance(options, MatchCode):
            for name in ("size", "group", "difficulty", "kind"):
                _check(name, str(getattr(options, name)))
            for size, cards in enumerate(SIZES[options.group]):
                fill(f"size-{size}", str(cards))
            one('[data-panel="match"]').dataset.group = str(options.group)
        else:
            self._show_layouts()
            _check("layout", options.layout)
            _check("hard", str(options.hard))
            about = layout_about(options.layout, self.words)
            offered = options.layout in proven.LAYOUTS
            if not offered:
                about += " " + self.words.say("Hard games of this layout are not offered.")
            fill("layout-about", about)
            one('input[name="hard"][value="True"]').disabled = not (offered or options.hard)

    def _show_note(self) -> None:
        choice, options = self._choice, self._choice.options
        say, note = self.words.say, ""
        if isinstance(options, MatchCode):
            limit = match.limit(options.group, options.size, options.difficulty)
            note = self.words.many("Limit: {n} failed attempt", "Limit: {n} failed attempts", limit)
        elif not options.hard:
            note = say("Every usual deal can be won.")
        elif options in proven.codes(options.layout):
            note = say("Shuffled at random. It is proven that this deal can be won.")
        else:
            note = say("Shuffled at random. Whether it can be won is found out during the game.")
        fill("new-game-note", note)
        fill(
            "code-said",
            say("The code of this game. “Start” deals a new game.") if choice.fresh else "",
        )

    def _show_layouts(self) -> None:
        box = one('[data-show="layouts"]')
        if box.lang == self.words.language:
            return
        box.lang = self.words.language
        box.replaceChildren(*[_layout_choice(number, self.words) for number in layout.LAYOUTS])

    def _options(self) -> Code:
        """What the rows say, with a new seed."""
        if isinstance(self._choice.options, MahjongCode):
            return proven.drawn(_checked("layout"), _checked("hard") == "True", random_seed())
        numbers = {n: int(_checked(n)) for n in ("size", "group", "difficulty", "kind")}
        return replace(self._choice.options, **numbers, seed=random_seed())

    def _refuse(self, why: str) -> None:
        self._error.textContent, self._error.hidden = why, not why
        self._field.setAttribute("aria-invalid", "true" if why else "false")
        if why:
            self._error.scrollIntoView(False)  # on phones it may lie under the window's foot

    async def _hands(self) -> None:
        for kind in KINDS:
            hand = one(f'[data-kind-picture="{kind}"]')
            if not hand.childElementCount:
                hand.replaceChildren(*await self._pictures.hand(kind))


def _check(name: str, value: str) -> None:
    for node in every(f'dialog[data-dialog="new-game"] input[name="{name}"]'):
        node.checked = node.value == value


def _checked(name: str) -> str:
    return str(one(f'dialog[data-dialog="new-game"] input[name="{name}"]:checked').value)


def _layout_choice(number: str, words: Words) -> Node:
    """A choice with the layout's picture, drawn from its slots, and how hard it is."""
    label = element("label")
    radio = f'<input type="radio" name="layout" value="{number}">'
    label.innerHTML = radio + silhouette(layout.load(number).slots)
    label.append(element("span", text=words.say(LAYOUTS[number])), _degree(number, words))
    return label


def _degree(number: str, words: Words) -> Node:
    """The difficulty of a layout as dots and in words."""
    difficulty = FIGURES[number].difficulty
    node, dots = element("small", "degree"), element("span", "dots")
    dots.ariaHidden = "true"
    dots.append(*[element("i", "on" if dot < difficulty else "") for dot in range(MOST)])
    figure = element("span", "num", f"{difficulty}/{MOST}")
    figure.ariaHidden = "true"
    said = words.say("difficulty {n} of {most}", n=difficulty, most=MOST)
    node.append(dots, figure, element("span", "vh", said))
    return node
