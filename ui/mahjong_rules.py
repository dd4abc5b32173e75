"""The rules of Mahjong Solitaire, in a player's words."""

from game import mahjong, tiles
from game.code import MahjongCode
from ui.code_rules import mahjong_code
from ui.mahjong_table import MahjongTable
from ui.rulebook import Figure, Group, Groups, Points, Rules, Section, Terms, Text
from ui.stills import four_tiles, tile_still
from ui.time_rules import mahjong_time
from ui.words import LAYOUTS, Words

EXAMPLE = MahjongCode(layout="00", seed=37)
PAIRS = len(tiles.SET) // 2


def mahjong_rules(words: Words) -> Rules:
    """All of the rules, in the language of these words."""
    lead = words.say(
        "Take all {tiles} tiles off the table, two at a time. Two tiles may go if they make a pair "
        "and both of them are free. When the table is empty, you have won.",
        tiles=len(tiles.SET),
    )
    tell = (_tiles, _free, _pairs, _taking, _ends, _aids)
    play = tuple(section(words) for section in tell)
    return Rules(lead, (*play, mahjong_time(words), mahjong_code(EXAMPLE, words)))


def groups(words: Words) -> tuple[Group, ...]:
    """All kinds of tiles, and how many there are of each."""
    say = words.say
    named = (
        (say("Bamboos"), tiles.BAMBOOS),
        (say("Characters"), tiles.CHARACTERS),
        (say("Circles"), tiles.CIRCLES),
        (say("Winds: north, east, south, west"), tiles.WINDS),
        (say("Dragons: red, green, white"), tiles.DRAGONS),
        (say("Flowers: plum, orchid, chrysanthemum, bamboo"), tiles.FLOWERS),
        (say("Seasons: spring, summer, autumn, winter"), tiles.SEASONS),
    )
    return tuple(Group(name, faces, _count(faces, words)) for name, faces in named)


def _count(faces: tuple[str, ...], words: Words) -> str:
    each = tiles.SET.count(faces[0])
    if each == 1:
        return words.say("one of each, together {sum}", sum=len(faces))
    return words.say("{each} of each, together {sum}", each=each, sum=each * len(faces))


def _tiles(words: Words) -> Section:
    say = words.say
    text = say(
        "A set has {tiles} tiles of {kinds} kinds. They are drawn here in the style “{classic}”; "
        "the label under each is what the style “{numbers}” shows.",
        tiles=len(tiles.SET),
        kinds=len(tiles.KINDS),
        classic=say("Classic"),
        numbers=say("Numbers"),
    )
    return Section(say("The tiles"), (Text(text), Groups(say("All kinds of tiles"), groups(words))))


def _free(words: Words) -> Section:
    say = words.say
    table = MahjongTable(EXAMPLE)
    turtle = say(
        "The layout “{layout}” at the start of a game: {free} of its {tiles} tiles are free.",
        layout=say(LAYOUTS[EXAMPLE.layout]),
        free=len(mahjong.free(table.state)),
        tiles=len(tiles.SET),
    )
    return Section(
        say("Free tiles"),
        (
            Text(say("You can only take tiles that are free. A free tile has both of these:")),
            Points(
                (
                    say("Nothing on it. No tile of the next layer up covers it, not even by half."),
                    say(
                        "An open side. On its left or on its right there is no tile of the same "
                        "layer beside it, not even one that lies half a tile further up or down."
                    ),
                )
            ),
            Text(say("What lies beyond its upper and its lower side does not matter.")),
            Figure(
                four_tiles(words),
                say(
                    "Of the four tiles in the row the outer ones are free: each has an open side. "
                    "The middle ones are blocked by neighbours on both sides, and by the two tiles "
                    "that lie on them. Those two are free."
                ),
            ),
            Text(
                say(
                    "The face of a blocked tile is darker. If you do not want that, turn "
                    "“{setting}” off in the settings.",
                    setting=say("Darker blocked tiles"),
                )
            ),
            Figure(tile_still(table, words), turtle, str(EXAMPLE)),
        ),
    )


def _pairs(words: Words) -> Section:
    say = words.say
    points = (
        say(
            "Two tiles that are the same: suit and number agree, or it is the same wind, or the "
            "same dragon. Dragons of two colours are no pair."
        ),
        say("Any two flowers, whichever they are."),
        say("Any two seasons, whichever they are. But a flower and a season are no pair."),
    )
    return Section(say("What makes a pair"), (Points(points),))


def _taking(words: Words) -> Section:
    say = words.say
    points = (
        say("Tap a free tile to select it."),
        say(
            "Tap a second free tile. If the two make a pair, both are taken off the table. If not, "
            "the second one is selected in place of the first."
        ),
        say("Tap the selected tile again and it is no longer selected."),
        say("Tap a blocked tile: nothing is taken, and no tile is selected any more."),
        say("A tap on the empty table changes nothing."),
        say("After an undo, a redo or a restart no tile is selected."),
    )
    return Section(say("Taking tiles"), (Points(points),))


def _ends(words: Words) -> Section:
    say = words.say
    won = say("You win when all {n} pairs are gone.", n=PAIRS)
    stuck = say(
        "You are stuck when tiles are left but no two free ones make a pair. The game then says "
        "“{stuck}”. It offers to undo the last move, to go back to the last position that could "
        "still be won, to lay out the same tiles again, or to start a new game. If you close that "
        "window, the clock stands still; an undo takes you back into the game.",
        stuck=say("No more moves"),
    )
    clock = say(
        "There are no points, and what is left is never shuffled. Your opponent is the clock."
    )
    return Section(say("Winning and getting stuck"), (Points((won, stuck)), Text(clock)))


def _aids(words: Words) -> Section:
    say = words.say
    undo = say(
        "puts the last pair back, and so on up to all {n}; “{redo}” takes it off again. After a "
        "win both of them only look back at the game: it stays won.",
        n=PAIRS,
        redo=say("Redo"),
    )
    return Section(
        say("Aids"),
        (
            Terms(
                (
                    (
                        say("Hint"),
                        say(
                            "marks a pair that can be taken. The app has a plan that wins, and "
                            "shows its next pair first. If you leave that plan, it looks for a "
                            "new one; it says so while a hint is only a guess, and when the game "
                            "can no longer be won. Press again for another pair. The statistics "
                            "count every hint."
                        ),
                    ),
                    (
                        say("Show the solution"),
                        say(
                            "plays the rest of the game before your eyes, as slowly as you like, "
                            "if it can still be won. It counts for nothing, and afterwards your "
                            "own game is as it was. You find it in the menu, or when the game is "
                            "paused."
                        ),
                    ),
                    (say("Undo"), undo),
                    (say("Restart"), say("lays out the same tiles from the beginning.")),
                    (
                        say("Leaderboard"),
                        say(
                            "keeps your ten best winning times, each with its layout; those of "
                            "hard deals are kept apart. Wins with hints count as well, and are "
                            "marked."
                        ),
                    ),
                    (
                        say("Tile style"),
                        say("can be changed in the settings at any time, also within a game."),
                    ),
                )
            ),
        ),
    )
