"""Where each input of the net of Citadels stands: the table at any moment, as one seat knows it.

Other seats are told from this one, in turn order. A net of any number of players has the same places.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.limits import MOST_PLAYERS
from burgrave.games.citadels.rules.phases import PHASE_NAMES
from burgrave.games.citadels.rules.ruleset import RULESETS
from burgrave.kernel.ints import i64
from burgrave.kernel.net import Layout

__all__ = ["ENCODING", "LACKING", "LEFT", "RANKS", "STEPS", "Places", "PlayerPlaces"]

ENCODING: Final = 2  # goes up when a place changes, or what it means: a net knows but one encoding
STEPS: Final = 12  # gold is told by each number up to this that it reaches, too
LACKING: Final = 9  # 0 to 8 districts short of a complete city
LEFT: Final = 4  # districts that may still be built in a turn: none, one, two, three or more
RANKS: Final = 9
TYPES: Final = 5
UNIQUES: Final = cards.KINDS - cards.BASIC_KINDS
SIGNS: Final = 11  # of a player: what is public of the round
MARKS: Final = 6  # of a player: what may have befallen one of the characters that are still to be shown
USES: Final = 6  # of a turn: what was used


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
        self.gilded = layout.add("districts that carry gold") - start
        self.may = layout.add("characters still to be shown that may be here; the own ones", cards.CHARACTERS_TOTAL)
        self.may -= start
        self.shown = layout.add("characters shown, by rank", RANKS) - start
        self.hidden = layout.add("characters still to be shown") - start
        self.signs = layout.add("Thief, Witch and others shown, protected, barred from building", SIGNS) - start
        self.marks = layout.add("may be killed, bewitched, robbed, warranted, threatened; may be called yet", MARKS)
        self.marks -= start
        self.extent = layout.size - start


class TurnPlaces:
    """The places of the turn that is being played."""

    def __init__(self, layout: Layout, whose: str, characters: i64) -> None:
        self.character = layout.add(f"{whose} turn: the character whose powers are in use", characters)
        self.state = layout.add(f"{whose} turn: gathered, resumed, only gathers, threatened, warranted", 5)
        self.used = layout.add(f"{whose} turn: what was used", USES)
        self.left = layout.add(f"{whose} turn: districts that may still be built", LEFT)
        self.numbers = layout.add(f"{whose} turn: districts built, gold spent, cards drawn to choose from", 3)


class Places(Layout):
    """The places of all inputs."""

    def __init__(self) -> None:
        Layout.__init__(self)
        everybody = cards.CHARACTERS_TOTAL
        self.players = self.add("number of players, from two", MOST_PLAYERS - 1)
        self.edition = self.add("edition", len(RULESETS))
        self.goal = self.add("districts that complete a city")
        self.round = self.add("round")
        self.end = self.add("the last round, the Bell Tower declared", 2)
        self.crown = self.add("who has the crown", MOST_PLAYERS)
        self.cast = self.add("characters in play", everybody)
        self.nearest = self.add("what the largest city is short of", LACKING)
        self.tax = self.add("gold on the Tax Collector")
        self.deck = self.add("cards in the deck")
        self.hand = self.add("the own hand", cards.KINDS)
        self.new = self.add("types in the own hand that the city lacks", TYPES)
        self.wanted = self.add("in the own hand: districts that may be built, and that can be paid for soon", 2)
        self.prices = self.add("their prices: all, the highest, the highest that can be paid for soon", 3)
        self.phase = self.add("what is to be decided", len(PHASE_NAMES))
        self.actor = self.add("who decides", MOST_PLAYERS)
        self.turn = self.add("whose turn it is", MOST_PLAYERS)
        self.called = self.add("rank called", RANKS + 1)
        self.picked = self.add("characters chosen so far", MOST_PLAYERS + 1)
        self.choice = self.add(
            "while they are chosen: characters to choose from, or passed on when the seat looked last", everybody
        )
        self.face_up = self.add("characters that lie face-up", everybody)
        self.anybody = self.add("characters that somebody else may hold", everybody)
        self.killed = self.add("killed", everybody)
        self.bewitched = self.add("bewitched", everybody)
        self.robbed = self.add("robbed", everybody)
        self.warrants = self.add("warrants, by rank", RANKS)
        self.signed = self.add("the signed warrant, where it is known", RANKS)
        self.threats = self.add("threats, by rank", RANKS)
        self.flower = self.add("the real threat, where it is known", RANKS)
        self.own_turn = TurnPlaces(self, "own", everybody + 1)
        self.other_turn = TurnPlaces(self, "another's", 1)
        self.open = self.add("cards in question, where they are seen", cards.KINDS)
        self.target = self.add("the own power: whom it is aimed at", MOST_PLAYERS)
        self.owed = self.add("the own power: how many are still owed")
        self.seats: i64 = self.size
        self.player = PlayerPlaces(self)
        for _ in range(MOST_PLAYERS - 1):
            PlayerPlaces(self)
