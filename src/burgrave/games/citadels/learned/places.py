"""Inputs of the net of Citadels, by name: the table at any moment, as one seat knows it.

Seats are numbered from this one, in turn order. A net of any number of players has the same inputs.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, CHARACTER_RANK, DISTRICT_NAMES, KIND_TYPE, TYPE_NAMES
from burgrave.games.citadels.rules.limits import MOST_PLAYERS
from burgrave.games.citadels.rules.phases import PHASE_NAMES
from burgrave.games.citadels.rules.player import USED_NAMES
from burgrave.games.citadels.rules.ruleset import RULESETS
from burgrave.kernel.ints import i64
from burgrave.kernel.net import Layout, numbered

__all__ = ["LACKING", "LEFT", "STEPS", "TYPES", "Places", "PlayerPlaces", "TurnPlaces"]

STEPS: Final = 12  # gold is told by each number up to this that it reaches, too
LACKING: Final = 9  # 0 to 8 districts short of a complete city
LEFT: Final = 4  # districts that may still be built in a turn: none, one, two, three or more
TYPES: Final = 5
_RANKS: Final = numbered(9, 1)
_SEATS: Final = numbered(MOST_PLAYERS)
_UNIQUES: Final = DISTRICT_NAMES[cards.BASIC_KINDS :]
_CHARACTER_KINDS: Final = [int(rank) for rank in CHARACTER_RANK]
_DISTRICT_KINDS: Final = [int(kind_type) for kind_type in KIND_TYPE]
_SIGNS: Final = [
    "thief", "witch", "magistrate", "blackmailer", "protected", "queen", "tax_collector", "early_builder",
    "barred_from_building", "unhealed", "theater",
]  # fmt: skip
_MARKS: Final = ["killed", "bewitched", "robbed", "warranted", "threatened", "uncalled"]
_TURN_STATES: Final = ["gathered", "resumed", "only_gathers", "threatened", "warranted"]
assert len(TYPE_NAMES) == TYPES


class PlayerPlaces:
    """The places of one player, from the first of them on."""

    def __init__(self, layout: Layout) -> None:
        start = layout.size
        self.gold = layout.add("gold") - start
        self.steps = layout.add("gold_reaches", numbered(STEPS, 1)) - start
        self.hand = layout.add("hand_size") - start
        self.size = layout.add("city_size") - start
        self.lacking = layout.add("districts_short", numbered(LACKING)) - start
        self.points = layout.add("city_points") - start
        self.types = layout.add("districts", [*TYPE_NAMES]) - start
        self.present = layout.add("has_type", [*TYPE_NAMES]) - start
        self.first = layout.add("first_complete") - start
        self.basics = layout.add("basics", DISTRICT_NAMES[: cards.BASIC_KINDS], _DISTRICT_KINDS) - start
        self.uniques = layout.add("uniques", _UNIQUES, _DISTRICT_KINDS[cards.BASIC_KINDS :]) - start
        self.cheapest = layout.add("cheapest_price") - start
        self.museum = layout.add("museum_cards") - start
        self.gilded = layout.add("districts_with_gold") - start
        self.may = layout.add("may_hold", CHARACTER_NAMES, _CHARACTER_KINDS) - start  # and has not shown; the own ones
        self.shown = layout.add("shown", _RANKS) - start
        self.hidden = layout.add("hidden_characters") - start
        self.signs = layout.add("sign", _SIGNS) - start  # public, in this round
        self.marks = layout.add("may_be", _MARKS) - start  # one of the characters that are still to be shown
        self.extent = layout.size - start


class TurnPlaces:
    """The places of the turn that is being played."""

    def __init__(self, layout: Layout, whose: str, characters: list[str], kinds: list[int]) -> None:
        self.character = layout.add(f"{whose}.character", characters, kinds)  # whose powers are in use
        self.state = layout.add(f"{whose}.state", _TURN_STATES)
        self.used = layout.add(f"{whose}.used", [*USED_NAMES])
        self.left = layout.add(f"{whose}.builds_left", numbered(LEFT))
        self.numbers = layout.add(f"{whose}.count", ["built", "gold_spent", "cards_drawn"])


class Places(Layout):
    """The places of all inputs."""

    def __init__(self) -> None:
        Layout.__init__(self, 2, "9d883f71b6cb842a")
        self.players = self.add("players", numbered(MOST_PLAYERS - 1, 2))
        self.edition = self.add("edition", [*RULESETS])
        self.goal = self.add("goal")
        self.round = self.add("round")
        self.end = self.add("end", ["last_round", "bell_tower"])
        self.crown = self.add("crown", _SEATS)
        self.cast = self._add_characters("cast")
        self.nearest = self.add("largest_city_short", numbered(LACKING))
        self.tax = self.add("tax")
        self.deck = self.add("deck_size")
        self.hand = self.add("hand", DISTRICT_NAMES, _DISTRICT_KINDS)
        self.new = self.add("hand_has_new_type", [*TYPE_NAMES])
        self.wanted = self.add("hand_buildable", ["all", "soon"])  # soon: payable with the gold of a turn
        self.prices = self.add("hand_price", ["sum", "highest", "highest_soon"])
        self.phase = self.add("phase", [*PHASE_NAMES])
        self.actor = self.add("actor", _SEATS)
        self.turn = self.add("turn", _SEATS)
        self.called = self.add("called", ["none", *_RANKS])
        self.picked = self.add("characters_chosen", numbered(MOST_PLAYERS + 1))
        self.choice = self._add_characters("choice")  # to choose from, or passed on when the seat looked last
        self.face_up = self._add_characters("face_up")
        self.anybody = self._add_characters("others_may_hold")
        self.killed = self._add_characters("killed")
        self.bewitched = self._add_characters("bewitched")
        self.robbed = self._add_characters("robbed")
        self.warrants = self.add("warrant", _RANKS)
        self.signed = self.add("signed_warrant", _RANKS)
        self.threats = self.add("threat", _RANKS)
        self.flower = self.add("real_threat", _RANKS)
        self.own_turn = TurnPlaces(self, "own_turn", [*CHARACTER_NAMES, "none"], [*_CHARACTER_KINDS, 0])
        self.other_turn = TurnPlaces(self, "other_turn", ["none"], [0])
        self.open = self.add("card_in_question", DISTRICT_NAMES, _DISTRICT_KINDS)
        self.target = self.add("own_power_target", _SEATS)
        self.owed = self.add("own_power_owed")
        self.seats: i64 = self.size
        self.prefix = "seat.0."
        self.player = PlayerPlaces(self)
        for far in range(1, MOST_PLAYERS):
            self.prefix = f"seat.{far}."
            PlayerPlaces(self)

    def _add_characters(self, name: str) -> i64:
        return self.add(name, CHARACTER_NAMES, _CHARACTER_KINDS)
