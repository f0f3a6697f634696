"""The numbers of the rule bot's judgement: what things are worth, in points.

They were found by letting bots that differ a little in all of them play against each other, many thousands of games
over, and following those that won: apart for two or three players, who have two characters each, and for more.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards

__all__ = ["Weights"]

# what a character is worth beside all that ``appeal`` counts: with two or three players, with more
_LIKING: Final = [
    (cards.ASSASSIN, 1.94, -0.83), (cards.WITCH, 2.01, 2.1), (cards.MAGISTRATE, 1.57, 2.16),
    (cards.THIEF, -0.51, 0.36), (cards.SPY, 0.0, 0.22), (cards.BLACKMAILER, 0.51, 1.11),
    (cards.TAX_COLLECTOR_OLD, -0.13, -0.54), (cards.MAGICIAN, -0.31, -0.09), (cards.WIZARD, -0.34, 0.01),
    (cards.SEER, -0.79, -0.7), (cards.KING, 0.42, 0.05), (cards.EMPEROR, -0.0, 0.13), (cards.PATRICIAN, 0.43, 0.31),
    (cards.BISHOP, -0.68, -0.29), (cards.ABBOT, -0.21, 0.14), (cards.CARDINAL, -0.73, -0.4),
    (cards.MERCHANT, -0.21, 0.07), (cards.ALCHEMIST, -1.53, -1.44), (cards.TRADER, -0.3, -0.1),
    (cards.ARCHITECT, 0.02, 0.18), (cards.NAVIGATOR, -1.34, -1.93), (cards.SCHOLAR, -0.6, -0.24),
    (cards.WARLORD, 0.49, -0.23), (cards.DIPLOMAT, -0.6, -0.28), (cards.MARSHAL, 0.97, 1.11),
    (cards.QUEEN, -0.02, -0.27), (cards.ARTIST, -1.01, -1.03), (cards.TAX_COLLECTOR, 0.71, 1.2),
]  # fmt: skip


def _liking(few: bool) -> list[float]:
    liking = [0.0] * cards.CHARACTERS_TOTAL
    for character, with_few, with_many in _LIKING:
        liking[character] = with_few if few else with_many
    return liking


class Weights:
    """What the bot likes how much."""

    def __init__(self, few: bool) -> None:
        self.gold = 0.93 if few else 1.65  # a gold while there is time, and how fast that fades
        self.gold_half = 0.51 if few else 0.27
        self.enough = 2.94 if few else 0.02  # gold beyond this is worth less and less
        self.plenty = 0.36 if few else 0.48
        self.progress = 8.47 if few else 8.16  # a district more toward the end, and how fast that fades
        self.progress_half = 0.74 if few else 0.69
        # a card more in hand (times a table by how many are there), and how fast that fades
        self.card = 0.54 if few else 1.08
        self.card_half = 0.73 if few else 0.63
        self.timing = 0.68 if few else 0.67  # to end the game a point ahead of the best of the others
        self.new_type = 0.46  # a new type of district
        self.last_type = 2.33 if few else 2.66  # the fifth one
        self.waiting = 0.58 if few else 0.67  # how much a card loses that cannot be paid soon, for each turn
        self.unique = 0.94 if few else 0.63  # what uniques bring beyond their cost
        self.harm = 0.8 if few else 0.57  # a point that the others lose
        self.focus = 13.43 if few else 16.74  # the larger, the less it matters who of them
        self.deny = 0.55 if few else 0.12  # a character that the next ones cannot pick
        self.turn = 2.09 if few else 2.1  # what somebody loses with a turn, beside the character
        self.threat_of_end = 4.14 if few else 4.31  # stopping somebody who would complete a city
        self.keep_hand = 0.04 if few else 0.13  # my own cards, which I know, against unknown ones
        self.choose = 0.78 if few else 0.41  # gathering cards: the better of two
        self.hope = 0.55 if few else 0.54  # to draw something that can be built at once
        self.crown = 0.02  # the crown, for each player
        self.hit = 0.21 if few else 0.04  # the chance that a theft finds somebody worth it
        self.second = 1.12 if few else 1.19  # the second build of a turn
        self.liking = _liking(few)  # characters beside all else
