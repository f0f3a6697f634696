"""Where in an observation of Valeria each number stands, what it means, and how large it can be."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import COLUMNS
from burgrave.games.valeria.rules.cards import (
    AREA_NAMES,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
)
from burgrave.games.valeria.rules.course import STAGE_NAMES
from burgrave.games.valeria.rules.harvest import TRADERS
from burgrave.games.valeria.rules.phases import PHASE_NAMES
from burgrave.kernel.ints import i64
from burgrave.kernel.observing import ENDLESS, Encoder

__all__ = ["DEPTH", "VERSION", "Places", "SeatPlaces"]

VERSION: Final = 1  # goes up when a place changes, or what it means
DEPTH: Final = 6  # cards of a stack of monsters or citizens, at most

_FACES: Final = [str(face) for face in range(1, 7)]
_ITEMS: Final = ["monsters", "domains", "tokens", "duke"]


def _stacks(number: int) -> list[str]:
    """Return a label for each card of so many stacks, from the top down."""
    return [f"{stack}: {depth}" for stack in range(1, number + 1) for depth in range(1, DEPTH + 1)]


def _each(number: int, names: list[str]) -> list[str]:
    """Return a label for each name at each of so many places."""
    return [f"{place}: {name}" for place in range(1, number + 1) for name in names]


class SeatPlaces:
    """The places of what is known of one player, from the first of them on."""

    def __init__(self) -> None:
        self.resources: i64 = 0
        self.citizens: i64 = 0
        self.monsters: i64 = 0
        self.domains: i64 = 0
        self.duke: i64 = 0
        self.chosen: i64 = 0
        self.waiting: i64 = 0
        self.compensation: i64 = 0
        self.choices: i64 = 0
        self.trades: i64 = 0
        self.points: i64 = 0


class Places(Encoder):
    """The layout for a number of players; ``write`` is left to the heir."""

    def __init__(self, players: int) -> None:
        Encoder.__init__(self, players, VERSION)
        self._seats = ["me", *[f"+{far}" for far in range(1, players)]]
        self._lay_out_turn()
        self._lay_out_middle()
        self._lay_out_decision()
        self.lord: i64 = self.size
        if players == 1:
            self._lay_out_lord()
        self._lay_out_players()

    def _flag(self, name: str, about: str) -> i64:
        return self.add_one(name, 1, about)

    def _lay_out_turn(self) -> None:
        phases: list[str] = list(PHASE_NAMES)
        stages: list[str] = list(STAGE_NAMES)
        own = [f"seat {seat}" for seat in range(self.players)]
        self.phase = self.add("phase", phases, 1, "the kind of decision that is open")
        self.stage = self.add("stage", stages, 1, "how far the turn is")
        self.seat = self.add("seat", own, 1, "which seat this is: all others are told from it")
        self.first = self.add("first", self._seats, 1, "who has the First Player token")
        self.active = self.add("active", self._seats, 1, "whose turn it is")
        self.open = self.add("open", self._seats, 1, "every seat with a decision open")
        self.round = self.add_one("round", ENDLESS, "the round")
        self.dice = self.add("dice", _each(2, _FACES), 1, "the two dice")
        self.changed = self.add("changed", DOMAIN_NAMES, 1, "the domains that changed one in this turn")
        self.actions = self.add_one("actions", ENDLESS, "actions left after the one going on")
        self.exhausted = self.add_one("exhausted", 20, "Exhausted cards that lie out")
        self.end_due = self._flag("end_due", "whether this round is the last, as things stand")
        self.end_latched = self._flag("end_latched", "whether that stays so whatever is put back on a stack")
        self.mixed = self._flag("mixed", "whether citizens are mixed")

    def _lay_out_middle(self) -> None:
        kinds = cards.MONSTERS // cards.AREAS
        self.areas = self.add("areas", _each(COLUMNS, AREA_NAMES), 1, "the area of each column")
        about = "the monsters of each column from the top down: 0 none, else 1 + its place among those of its area"
        self.monsters = self.add("monsters", _stacks(COLUMNS), kinds, about)
        about = "the citizens of each stack from the top down: 0 none or hidden, else which of the two of its number"
        self.citizens = self.add("citizens", _stacks(cards.GROUPS), 2, about)
        groups = [str(group) for group in range(1, cards.GROUPS + 1)]
        self.hidden_citizens = self.add("hidden_citizens", groups, DEPTH, "how many lie hidden below")
        self.domains = self.add("domains", _each(COLUMNS, DOMAIN_NAMES), 1, "the open domain of each column")
        columns = [str(column) for column in range(1, COLUMNS + 1)]
        self.hidden_domains = self.add("hidden_domains", columns, DEPTH, "how many lie hidden below")
        self.left_out = self.add("left_out", DOMAIN_NAMES, 1, "domains that the set-up leaves out")
        self.dealt = self.add("dealt", DUKE_NAMES, 1, "the two dukes that this seat was dealt")

    def _lay_out_decision(self) -> None:
        self.paid_for = self.add("paid_for", ["slay", "recruit", "build"], 1, "what is being paid for")
        places = [str(place) for place in range(1, cards.GROUPS + 1)]
        self.place = self.add("place", places, 1, "its column or stack, and that of a citizen to be captured")
        self.price = self.add_one("price", ENDLESS, "the price in its own resource")
        self.price_magic = self.add_one("price_magic", ENDLESS, "the magic on top")
        self.rewarded = self.add("rewarded", MONSTER_NAMES, 1, "the monster whose reward is chosen")
        taken = [*RESOURCE_NAMES, "monster"]
        self.take = self.add("take", taken, 1, "what a victim is chosen for")
        self.number = self.add_one("number", ENDLESS, "how much of it")
        self.steals = self.add_one("steals", ENDLESS, "how often thieves still steal")

    def _lay_out_lord(self) -> None:
        self.captured = self.add("lord.citizens", CITIZEN_NAMES, 6, "citizens of the Dark Lord")
        self.captured_domains = self.add("lord.domains", DOMAIN_NAMES, 1, "his domains")
        self.raids = self.add("lord.raids", ["first", "second"], 6, "dice that are still to act: 0 none")
        self.lord_duke = self.add("lord.duke", DUKE_NAMES, 1, "his duke, once the game is over")
        self.lord_points = self.add("lord.points", _ITEMS, ENDLESS, "his points, once the game is over")
        outcomes = ["all slain", "open column", "points"]
        self.outcome = self.add("outcome", outcomes, 1, "how the game ended")

    def _lay_out_players(self) -> None:
        self.seats: i64 = self.size
        self.seat_places = SeatPlaces()
        self.seat_size: i64 = 0
        far: i64 = 0
        while far < self.players:
            self._lay_out_player(self._seats[far], self.seat_places if far == 0 else SeatPlaces())
            if far == 0:
                self.seat_size = self.size - self.seats
            far += 1

    def _lay_out_player(self, who: str, p: SeatPlaces) -> None:
        start = self.size
        p.resources = self.add(f"{who}.tokens", RESOURCE_NAMES, ENDLESS, "what there is of each") - start
        p.citizens = self.add(f"{who}.citizens", CITIZEN_NAMES, 6, "citizens, without those to begin with") - start
        p.monsters = self.add(f"{who}.monsters", MONSTER_NAMES, 4, "monsters slain") - start
        p.domains = self.add(f"{who}.domains", DOMAIN_NAMES, 1, "domains built") - start
        p.duke = self.add(f"{who}.duke", DUKE_NAMES, 1, "the duke, where this seat knows it") - start
        p.chosen = self._flag(f"{who}.chosen", "whether a duke was kept") - start
        p.waiting = self._flag(f"{who}.waiting", "whether this is the Waiting player") - start
        p.compensation = self._flag(f"{who}.compensation", "in the harvest: a resource for who activated none") - start
        p.choices = self.add_one(f"{who}.choices", ENDLESS, "in the harvest: choices of 2 gold or 2 magic") - start
        traders: list[str] = [CITIZEN_NAMES[kind] for kind in TRADERS]
        p.trades = self.add(f"{who}.trades", traders, 31, "in the harvest: exchanges still open") - start
        p.points = self.add(f"{who}.points", _ITEMS, ENDLESS, "once the game is over, points by item") - start
