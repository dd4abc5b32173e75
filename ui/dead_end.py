"""The window of a game that cannot be won any more: why, how far it was lost ago, the ways out."""

from game import mahjong
from ui.adviser import Adviser
from ui.browser import fill, one
from ui.mahjong_table import MahjongTable
from ui.words import Words


def show_dead_end(table: MahjongTable, words: Words) -> None:
    """Say what has become of the game: no pair is left to take, or some tiles always will be."""
    left = table.state.pairs - table.state.pairs_removed
    if mahjong.outcome(table.state) is mahjong.Outcome.STUCK:
        title = words.say("No more moves")
        text = words.many(
            "{n} pair is left, but its two tiles are not both free.",
            "{n} pairs are left, but no two free tiles match.",
            left,
        )
    else:
        title = words.say("This game can no longer be won")
        text = words.say("Whatever you take from here on, some tiles will be left.")
    fill("stuck-title", title)
    fill("stuck-text", text)


def show_way_back(adviser: Adviser, words: Words) -> str:
    """Offer the last position that could be won, as far as it is known which one that is.

    What the offer says is returned.
    """
    pairs, button = adviser.back(), one('[data-action="last-chance"]')
    button.setAttribute("aria-disabled", "false" if pairs else "true")
    if pairs:
        text = words.many(
            "Back {n} pair, to where it could still be won",
            "Back {n} pairs, to where it could still be won",
            pairs,
        )
    elif pairs == 0:
        text = words.say("This deal cannot be won at all")
    elif adviser.seeking:
        text = words.say("Looking for the last position that could be won")
    else:
        text = words.say("The last position that could be won was not found")
    fill("last-chance", text)
    return text
