"""Where each input of the net of Citadels stands: the table between two rounds, as one seat knows it.

Other seats are told from this one, in turn order. A net of any number of players has the same places.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.ruleset import RULESETS
from burgrave.kernel.ints import i64
from burgrave.kernel.net import Layout

__all__ = ["ENCODING", "LACKING", "MOST_PLAYERS", "STEPS", "Places", "PlayerPlaces"]

ENCODING: Final = 1  # goes up when a place changes, or what it means: a net knows but one encoding
MOST_PLAYERS: Final = 8
STEPS: Final = 12  # gold is told by each number up to this that it reaches, too
LACKING: Final = 9  # 0 to 8 districts short of a complete city
TYPES: Final = 5
UNIQUES: Final = cards.KINDS - cards.BASIC_KINDS


class PlayerPlaces:
    """The places of one player, from the first of them on."""

    def __init__(self, layout: Layout) -> None:
        start = layout.size
        self.gold = layout.add("gold") - start
        self.steps = layout.add("steps of gold", STEPS) - start
        self.hand = layout.add("cards in hand") - start
        self.size = layout.add("districts") - start
        self.lacking = layout.add("districts short of a complete city", LACKING) - start
        self.points = layout.add("points of the city") - start
        self.types = layout.add("districts by type", TYPES) - start
        self.present = layout.add("types that there are", TYPES) - start
        self.first = layout.add("first to complete the city") - start
        self.basics = layout.add("basic districts", cards.BASIC_KINDS) - start
        self.uniques = layout.add("unique districts", UNIQUES) - start
        self.cheapest = layout.add("the price of the cheapest district") - start
        self.museum = layout.add("cards under the Museum") - start
        self.extent = layout.size - start


class Places(Layout):
    """The places of all inputs."""

    def __init__(self) -> None:
        Layout.__init__(self)
        self.players = self.add("number of players, from two", MOST_PLAYERS - 1)
        self.edition = self.add("edition", len(RULESETS))
        self.goal = self.add("districts that complete a city")
        self.round = self.add("round")
        self.crown = self.add("who has the crown", MOST_PLAYERS)
        self.cast = self.add("characters in play", cards.CHARACTERS_TOTAL)
        self.nearest = self.add("what the largest city is short of", LACKING)
        self.tax = self.add("gold on the Tax Collector")
        self.deck = self.add("cards in the deck")
        self.hand = self.add("the own hand", cards.KINDS)
        self.new = self.add("types in the own hand that the city lacks", TYPES)
        self.wanted = self.add("in the own hand: districts that may be built, and that can be paid for soon", 2)
        self.prices = self.add("their prices: all, the highest, the highest that can be paid for soon", 3)
        self.seats: i64 = self.size
        self.player = PlayerPlaces(self)
        for _ in range(MOST_PLAYERS - 1):
            PlayerPlaces(self)
