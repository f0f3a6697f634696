"""Inputs of the net of Valeria, by name: the table as a seat sees it, the others numbered from this seat.

A net of any number of players has the same inputs, so that what is learned of one holds for the others.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import COLUMNS
from burgrave.games.valeria.rules.cards import AREA_NAMES, CITIZEN_NAMES, DOMAIN_NAMES, MONSTER_NAMES, ROLE_NAMES
from burgrave.kernel.ints import i64
from burgrave.kernel.net import Layout, numbered

__all__ = ["MOMENTS", "MOST_PLAYERS", "ROLES", "STEPS", "TYPES", "Places", "PlayerPlaces"]

MOST_PLAYERS: Final = 5
STEPS: Final[list[i64]] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]  # an amount is told by which of these it reaches, too
ROLES: Final = 4
TYPES: Final = 4
MOMENTS: Final = 4  # of a turn
_SEATS: Final = numbered(MOST_PLAYERS)
_STACKS: Final = numbered(cards.GROUPS)
_RESOURCES: Final = cards.RESOURCE_NAMES[: cards.VP]
_MOMENTS: Final = ["before_roll", "before_harvest", "two_actions_left", "one_action_left"]
_MOST_OF_ROLE: Final = 3  # as many as a domain may ask for
_MOST_LEFT: Final = 12  # stacks that may still run out
_CITIZEN_KINDS: Final = [int(role) for role in cards.CITIZEN_ROLE]
_MONSTER_KINDS: Final = [int(kind_type) for kind_type in cards.MONSTER_TYPE]
_DOMAIN_KINDS: Final = [0] * cards.DOMAINS
_AREA_KINDS: Final = [0] * cards.AREAS
assert (len(ROLE_NAMES), len(cards.TYPE_NAMES), len(_MOMENTS)) == (ROLES, TYPES, MOMENTS)


class PlayerPlaces:
    """The places of one player, from the first of them on."""

    def __init__(self, layout: Layout) -> None:
        start = layout.size
        steps = [f"{resource}.{int(step)}" for resource in _RESOURCES for step in STEPS]
        of_role = [f"{role}.{number}" for role in ROLE_NAMES for number in range(1, _MOST_OF_ROLE + 1)]
        income = [f"{turn}.{resource}" for turn in ("own_turn", "other_turn") for resource in _RESOURCES]
        self.resources = layout.add("resources", cards.RESOURCE_NAMES) - start
        self.steps = layout.add("resource_reaches", steps) - start
        self.points = layout.add("points") - start  # of monsters and domains
        self.citizens = layout.add("citizens", CITIZEN_NAMES, _CITIZEN_KINDS) - start
        self.roles = layout.add("roles", ROLE_NAMES) - start
        self.enough = layout.add("role_reaches", of_role) - start
        self.areas = layout.add("areas", AREA_NAMES, _AREA_KINDS) - start
        self.types = layout.add("monster_types", cards.TYPE_NAMES) - start
        self.counts = layout.add("count", ["citizens", "monsters", "domains"]) - start
        self.domains = layout.add("domains", DOMAIN_NAMES, _DOMAIN_KINDS) - start
        self.income = layout.add("income", income) - start  # of an average roll
        self.idle = layout.add("idle_rolls") - start
        self.payable_monsters = layout.add("payable_monsters", MONSTER_NAMES, _MONSTER_KINDS) - start
        self.payable_citizens = layout.add("payable_citizens", CITIZEN_NAMES, _CITIZEN_KINDS) - start
        self.prices = layout.add("citizen_price", _STACKS) - start
        self.met_domains = layout.add("domains_with_roles_met", DOMAIN_NAMES, _DOMAIN_KINDS) - start
        self.payable_domains = layout.add("payable_domains", DOMAIN_NAMES, _DOMAIN_KINDS) - start
        self.open = layout.add("open_harvest", ["choices", "exchanges", "compensation"]) - start
        self.waiting = layout.add("waiting") - start
        self.size = layout.size - start


class Places(Layout):
    """The places of all inputs."""

    def __init__(self) -> None:
        Layout.__init__(self, 1, "d1cce759f0d57721")
        self.players = self.add("players", numbered(MOST_PLAYERS, 1))
        self.rulings = self.add("rulings", ["mixed", "end_latched"])
        self.first = self.add("first_player", _SEATS)
        self.moment = self.add("moment", [f"{seat}.{moment}" for seat in _SEATS for moment in _MOMENTS])
        self.steals = self.add("thefts_to_come")
        self.round = self.add("round")
        self.end_due = self.add("end_due")
        self.left = self.add("stacks_until_end", numbered(_MOST_LEFT))
        self.monsters_left = self.add("left", ["monsters", "domains", "domain_rounds"])
        self.tops = self.add("top_citizens", CITIZEN_NAMES, _CITIZEN_KINDS)
        self.heights = self.add("citizens_left", _STACKS)
        self.top_monsters = self.add("top_monsters", MONSTER_NAMES, _MONSTER_KINDS)
        self.areas = self.add("monsters_left", AREA_NAMES, _AREA_KINDS)
        self.top_domains = self.add("top_domains", DOMAIN_NAMES, _DOMAIN_KINDS)
        self.unknown = self.add("domains_turned_up_unseen")
        self.duke = self.add("duke", cards.DUKE_NAMES, [0] * cards.DUKES)
        self.duke_points = self.add("duke_points")
        self.duke_citizens = self.add("duke_for_citizen", _STACKS)
        self.best = self.add("most_points", ["monster_payable", "domain_met", "domain_payable"])
        self.captured = self.add("dark_lord.citizens", CITIZEN_NAMES, _CITIZEN_KINDS)
        self.captured_domains = self.add("dark_lord.domains", DOMAIN_NAMES, _DOMAIN_KINDS)
        self.lord = self.add("dark_lord.points", ["monsters_left", "domains"])
        self.defenders = self.add("dark_lord.columns_with_cards_before", numbered(2 * COLUMNS))
        self.seats = self.size
        self.prefix = "seat.0."
        self.player = PlayerPlaces(self)
        for far in range(1, MOST_PLAYERS):
            self.prefix = f"seat.{far}."
            PlayerPlaces(self)

    def most_left(self) -> i64:
        """Return the most stacks that are told."""
        return _MOST_LEFT
