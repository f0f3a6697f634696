"""Where each input of the net of Valeria stands: the table as a seat sees it, the others told from this seat.

A net of any number of players has the same places, so that what is learned of one holds for the others.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import COLUMNS
from burgrave.kernel.ints import i64
from burgrave.kernel.net import Layout

__all__ = ["ENCODING", "MOST_PLAYERS", "STEPS", "Places", "PlayerPlaces"]

ENCODING: Final = 1  # goes up when a place changes, or what it means: a net knows but one encoding
MOST_PLAYERS: Final = 5
STEPS: Final[list[i64]] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]  # an amount is told by which of these it reaches, too
ROLES: Final = 4
TYPES: Final = 4
_MOST_OF_ROLE: Final = 3  # as many as a domain may ask for
MOMENTS: Final = 4  # of a turn: before the roll, before the harvest, with two actions left, with one
_MOST_LEFT: Final = 12  # stacks that may still run out


class PlayerPlaces:
    """The places of one player, from the first of them on."""

    def __init__(self, layout: Layout) -> None:
        steps: i64 = len(STEPS)
        start = layout.size
        self.resources = layout.add("gold, strength, magic and tokens", 4) - start
        self.steps = layout.add("steps of gold, strength and magic", 3 * steps) - start
        self.points = layout.add("points of monsters and domains") - start
        self.citizens = layout.add("citizens by kind", cards.CITIZENS) - start
        self.roles = layout.add("citizens by role", ROLES) - start
        self.enough = layout.add("one, two, three of a role", ROLES * _MOST_OF_ROLE) - start
        self.areas = layout.add("monsters by area", cards.AREAS) - start
        self.types = layout.add("monsters by type", TYPES) - start
        self.counts = layout.add("citizens, monsters, domains", 3) - start
        self.domains = layout.add("domains", cards.DOMAINS) - start
        self.income = layout.add("what a roll brings on average, in the own turn and in another's", 6) - start
        self.idle = layout.add("rolls that activate nothing") - start
        self.payable_monsters = layout.add("monsters that can be paid for", cards.MONSTERS) - start
        self.payable_citizens = layout.add("citizens that can be paid for", cards.CITIZENS) - start
        self.prices = layout.add("prices of the citizens on top", cards.GROUPS) - start
        self.met_domains = layout.add("domains whose roles are met", cards.DOMAINS) - start
        self.payable_domains = layout.add("domains that can be paid for", cards.DOMAINS) - start
        self.open = layout.add("the harvest: choices, exchanges and the compensation still open", 3) - start
        self.waiting = layout.add("the Waiting player") - start
        self.size = layout.size - start


class Places(Layout):
    """The places of all inputs."""

    def __init__(self) -> None:
        Layout.__init__(self)
        self.players = self.add("number of players", MOST_PLAYERS)
        self.rulings = self.add("mixed citizens, the end latched", 2)
        self.first = self.add("who has the First Player token", MOST_PLAYERS)
        self.moment = self.add("whose turn it is, and how far", MOST_PLAYERS * MOMENTS)
        self.steals = self.add("thefts to come")
        self.round = self.add("round")
        self.end_due = self.add("the end is due")
        self.left = self.add("stacks that may run out before the end", _MOST_LEFT)
        self.monsters_left = self.add("monsters, domains and rounds of domains left", 3)
        self.tops = self.add("citizens on top", cards.CITIZENS)
        self.heights = self.add("citizens left in each stack", cards.GROUPS)
        self.top_monsters = self.add("monsters on top", cards.MONSTERS)
        self.areas = self.add("monsters left in each area", cards.AREAS)
        self.top_domains = self.add("domains on top", cards.DOMAINS)
        self.unknown = self.add("domains turned up unseen")
        self.duke = self.add("the own duke", cards.DUKES)
        self.duke_points = self.add("points of the own duke")
        self.duke_citizens = self.add("what the own duke gives for the citizen on top", cards.GROUPS)
        self.best = self.add("the most points of a monster, a domain met, a domain payable", 3)
        self.captured = self.add("solo: citizens of the Dark Lord", cards.CITIZENS)
        self.captured_domains = self.add("solo: his domains", cards.DOMAINS)
        self.lord = self.add("solo: points of monsters left and of his domains", 2)
        self.defenders = self.add("solo: columns with so many cards before their monsters", 2 * COLUMNS)
        self.seats = self.size
        self.player = PlayerPlaces(self)
        for _ in range(MOST_PLAYERS - 1):
            PlayerPlaces(self)

    def most_left(self) -> i64:
        """Return the most stacks that are told."""
        return _MOST_LEFT
