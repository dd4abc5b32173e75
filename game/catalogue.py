"""The picture catalogue of Match Cards: kinds of card, their subjects and versions.

Edition ``A`` of game codes stands for these tables in this order. A code's deal is drawn from them
by index, so their order and length are frozen: an entry is never moved, renamed, added or taken
away. New pictures need a new edition.
"""

from __future__ import annotations

from dataclasses import dataclass

KINDS: tuple[str, ...] = ("transport", "objects", "sport", "fruit", "food", "animals")
"""The kinds of card; the place in this tuple is the kind's number in a game code."""

VERSIONS = "ABCDEF"
"""One letter for each illustrator; every subject has at least the first one's drawing of it."""


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


SUBJECTS: dict[str, tuple[str, ...]] = {
    "transport": _words("""
        airplane helicopter rocket satellite ambulance fire-engine police-car taxi car
        bus trolleybus truck tractor racing-car motorcycle moped scooter bicycle
        locomotive bullet-train carriage tram metro cable-car sailboat canoe speedboat
        ship anchor fuel-pump traffic-light bus-stop barrier motorway railway-track
        rickshaw flying-saucer parachute wheel lifebuoy suitcase compass wheelchair
        lighthouse
    """),
    "objects": _words("""
        alarm-clock watch hourglass umbrella backpack handbag crown glasses top-hat
        dress t-shirt trousers boot ring key lock bell books pencil scissors mailbox
        light-bulb candle torch battery camera television radio telephone laptop printer
        microscope magnifier scales hammer bed bathtub door sofa picture gift balloon
        cart teddy-bear magnet ladder broom bucket chair toothbrush socks yarn eye-bead
        window
    """),
    "sport": _words("""
        football basketball rugby baseball volleyball tennis badminton table-tennis
        bowling cricket ice-hockey ice-skate skis sledge boxing-glove judo golf
        fishing-rod goal billiards darts trophy medal kite frisbee boomerang curling
        diving-mask skateboard roller-skate ballet-shoes vest running-shoe stadium
        chess-pawn drum guitar saxophone trumpet violin piano microphone headphones note
        score accordion banjo djembe maracas flute harp megaphone horn
    """),
    "fruit": _words("""
        apple aubergine avocado banana beans beetroot blueberries broccoli carrot
        cherries chestnut chilli coconut corn cucumber garlic ginger grapes watermelon
        kiwi lemon lettuce mango melon mushroom olives onion orange peach peanut pear
        peas pepper pineapple potato strawberry sweet-potato tomato guava
    """),
    "food": _words("""
        bacon baguette bread burrito sweet cheese chocolate rice biscuit fried-egg
        croissant curry custard doughnut egg french-fries milk salad hamburger honey
        coffee hot-dog ice-cream lollipop meat pancakes pizza popcorn stew chicken-leg
        cake birthday-cake spaghetti noodles kebab sushi taco tea juice butter
        canned-food cupcake steak dumpling pie pretzel salt sandwich teapot waffle
        cutlery
    """),
    "animals": _words("""
        cat dog horse cow pig sheep goat rabbit mouse rooster duck owl eagle penguin bat
        giraffe panda koala lion tiger fox wolf frog monkey elephant camel deer
        crocodile turtle snake snail butterfly bee ladybird crab octopus fish shark
        dolphin whale squirrel boar bear swan zebra hedgehog kangaroo hippopotamus
        flamingo donkey parrot peacock beaver seal
    """),
}
"""Kind -> its subjects. All of them have version A."""

ALL_VERSIONS: dict[str, tuple[str, ...]] = {
    "transport": _words("""
        helicopter rocket satellite ambulance fire-engine police-car bus truck tractor
        racing-car motorcycle scooter bicycle locomotive bullet-train tram metro
        cable-car sailboat canoe speedboat ship fuel-pump bus-stop
    """),
    "objects": _words("""
        watch backpack handbag crown glasses top-hat dress boot books mailbox candle
        torch battery camera television radio telephone printer scales bed door sofa
        gift cart
    """),
    "sport": _words("""
        rugby tennis badminton bowling cricket ice-skate skis judo fishing-rod goal
        trophy vest running-shoe stadium drum trumpet violin piano microphone headphones
        score megaphone horn
    """),
    "fruit": _words("""
        apple aubergine avocado banana carrot cherries chestnut corn cucumber grapes
        kiwi lemon melon orange peach pear pineapple strawberry sweet-potato watermelon
    """),
    "food": _words("""
        baguette bread sweet fried-egg croissant curry french-fries salad honey coffee
        ice-cream lollipop meat pancakes pizza popcorn stew cake birthday-cake noodles
        kebab sushi tea
    """),
    "animals": _words("""
        deer dog horse cow rabbit mouse rooster owl eagle koala tiger monkey elephant
        camel cat crocodile snake snail butterfly bee octopus fish whale boar
    """),
}
"""Kind -> those of its subjects that have all six versions."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One drawing of the catalogue. Two cards match when their pictures are equal."""

    kind: str
    subject: str
    version: str

    def __str__(self) -> str:
        """Its text: ``animals/cat/E``."""
        return f"{self.kind}/{self.subject}/{self.version}"

    @classmethod
    def parse(cls, text: str) -> Picture | None:
        """The picture of a text as ``str`` writes it; None where the catalogue has none of it."""
        match text.split("/"):
            case [kind, subject, version] if version in _versions(kind, subject):
                return cls(kind, subject, version)
        return None


def _versions(kind: str, subject: str) -> tuple[str, ...]:
    """The letters of the versions that a subject has; none for a subject of no kind."""
    if subject in ALL_VERSIONS.get(kind, ()):
        return tuple(VERSIONS)
    return ("A",) if subject in SUBJECTS.get(kind, ()) else ()


def pictures() -> tuple[Picture, ...]:
    """Every picture of the catalogue, kind by kind, subject by subject, version by version."""
    return tuple(
        Picture(kind, subject, version)
        for kind in KINDS
        for subject in SUBJECTS[kind]
        for version in _versions(kind, subject)
    )
