"""Where in an observation of Citadels each number stands, what it means, and how large it can be."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.cards import CARDS, CHARACTER_NAMES, DISTRICT_NAMES, KINDS, TYPE_NAMES
from burgrave.games.citadels.rules.phases import PHASE_NAMES
from burgrave.games.citadels.rules.player import USED_NAMES
from burgrave.games.citadels.rules.ruleset import RULESETS
from burgrave.kernel.ints import i64
from burgrave.kernel.observing import ENDLESS, Encoder

__all__ = ["VERSION", "Places", "SeatPlaces"]

VERSION: Final = 2  # goes up when a place changes, or what it means

_RANKS: Final = [f"rank {rank}" for rank in range(1, 10)]
_COPIES: Final = 5  # of a kind, at most
_MOST_LOOKS: Final = 2  # at the characters, in a round


class SeatPlaces:
    """The places of what is known of one player, from the first of them on."""

    def __init__(self) -> None:
        self.gold: i64 = 0
        self.hand_size: i64 = 0
        self.known_hand: i64 = 0
        self.city: i64 = 0
        self.gilded: i64 = 0
        self.complete: i64 = 0
        self.protected: i64 = 0
        self.characters: i64 = 0
        self.revealed: i64 = 0
        self.points: i64 = 0
        self.haunted_type: i64 = 0


class Places(Encoder):
    """The layout for a number of players; ``write`` is left to the heir."""

    def __init__(self, players: int) -> None:
        Encoder.__init__(self, players, VERSION)
        self._seats = ["me", *[f"+{far}" for far in range(1, players)]]
        self._lay_out_table()
        self._lay_out_seats_named()
        self._lay_out_characters()
        self._lay_out_turn()
        self._lay_out_decision()
        self._lay_out_players()

    def _flag(self, name: str, about: str) -> i64:
        return self.add_one(name, 1, about)

    def _one_seat(self, name: str, about: str) -> i64:
        return self.add(name, self._seats, 1, about)

    def _lay_out_table(self) -> None:
        names: list[str] = list(PHASE_NAMES)
        self.phase = self.add("phase", names, 1, "the kind of decision that is open")
        self.edition = self.add("ruleset", [*RULESETS], 1, "the edition")
        own = [f"seat {seat}" for seat in range(self.players)]
        self.seat = self.add("seat", own, 1, "which seat this is: all others are told from it")
        self.round = self.add_one("round", ENDLESS, "the round")
        self.goal = self.add_one("goal", 8, "how many districts complete a city")
        self.deck = self.add_one("deck", CARDS, "cards in the deck")
        self.taxed = self._flag("taxed", "whether the Tax Collector's pool is in the game")
        self.pool = self.add_one("pool", ENDLESS, "gold in it")
        self.tower = self._flag("tower", "whether the Bell Tower was declared")
        self.haunted_late = self._flag("haunted_late", "whether the Haunted Quarter was built in this round")
        self.deck_kinds = self.add("deck_kinds", DISTRICT_NAMES, _COPIES, "cards of the deck that the seat knows")
        places = [str(place) for place in range(CARDS)]
        self.deck_places = self.add(
            "deck_places", places, KINDS, "the card so far below the top: 0 unknown, else 1 + its number in deck_kinds"
        )
        self.museum = self.add_one("museum", CARDS, "cards under the Museum")
        self.museum_known = self.add("museum_known", DISTRICT_NAMES, _COPIES, "those that the seat knows")

    def _lay_out_seats_named(self) -> None:
        self.to_act = self._one_seat("to_act", "who decides now")
        self.starter = self._one_seat("starter", "who chose a character first in this round")
        self.crown = self._one_seat("crown", "who has the crown")
        self.first = self._one_seat("first", "whose city was complete first (several with the Bell Tower)")
        self.collector = self._one_seat("collector", "the older Tax Collector, once shown")
        self.early_builder = self._one_seat("early_builder", "who built as rank 1, for whom he waits")
        self.moored = self._one_seat("moored", "whom the Navigator of 2010 bars from building")
        self.unhealed = self._one_seat("unhealed", "who had the Hospital when the killed character was called in vain")
        self.stage_seat = self._one_seat("theater", "who exchanged a character")
        self.stage_with = self._one_seat("theater_with", "with whom")

    def _lay_out_characters(self) -> None:
        self.cast = self.add("cast", CHARACTER_NAMES, 1, "the characters of this game")
        self.face_up = self.add("face_up", _RANKS, 1, "characters laid open in this round")
        self.called = self.add("called", _RANKS, 1, "the rank called last")
        self.killed = self.add("killed", _RANKS, 1, "who was killed")
        self.bewitched = self.add("bewitched", _RANKS, 1, "who was bewitched")
        self.witch_used = self.add("witch_used", [*USED_NAMES], 1, "what the waiting Witch has used already")
        self.robbed = self.add("robbed", _RANKS, 1, "who is to be robbed")
        self.warrants = self.add("warrants", _RANKS, 1, "on whom warrants lie")
        self.threats = self.add("threats", _RANKS, 1, "on whom threats lie")
        self.signed = self.add("signed", _RANKS, 1, "the signed warrant, once this seat knows")
        self.flower = self.add("flower", _RANKS, 1, "the real threat, once this seat knows")
        labels: list[str] = []
        for number in range(1, _MOST_LOOKS + 1):
            for what in ("seen", "picked", "buried"):
                labels += [f"{number} {what} {rank}" for rank in _RANKS]
        self.looks = self.add("draft", labels, 1, "every look that this seat had at the characters in this round")

    def _lay_out_turn(self) -> None:
        self.turn = self._one_seat("turn", "whose turn it is")
        self.character = self.add("turn_as", _RANKS, 1, "as which character")
        self.gathered = self._flag("gathered", "whether the player has gathered")
        self.resumed = self._flag("resumed", "whether it is the Witch in her victim's place")
        self.only_gathers = self._flag("only_gathers", "whether the player gathers and does no more")
        self.threatened = self._flag("threatened", "whether a threat is still to be settled")
        self.used = self.add("used", [*USED_NAMES], 1, "what can be used once and was")
        self.builds = self.add_one("builds", ENDLESS, "counted buildings so far")
        self.limit = self.add_one("limit", ENDLESS, "how many are allowed")
        self.drawn = self.add_one("drawn", CARDS, "cards drawn and not yet kept or put away")
        self.spent = self.add_one("spent", ENDLESS, "gold paid for buildings")

    def _lay_out_decision(self) -> None:
        self.pending = self.add("pending", DISTRICT_NAMES, _COPIES, "cards drawn to choose from, while this seat does")
        self.takes_face_down = self._flag("takes_face_down", "whether this is the special last choice")
        self.number = self.add_one("step", ENDLESS, "number of the step inside a power")
        self.target = self._one_seat("target", "the seat that the open decision is about")
        self.district = self.add("district", DISTRICT_NAMES, 1, "the district that it is about")
        self.paid = self.add_one("paid", ENDLESS, "gold paid for it")
        self.cards_paid = self.add_one("cards_paid", CARDS, "cards paid for the Thieves' Den")
        self.missing = self.add_one("missing", ENDLESS, "what the Cardinal borrows")
        self.wanted_cost = self.add_one("wanted_cost", ENDLESS, "cost of what the Diplomat is to get")
        labels = [f"first {rank}" for rank in _RANKS] + [f"second {rank}" for rank in _RANKS]
        self.named = self.add(
            "named", labels, 1, "whom Magistrate or Blackmailer has marked, the signed or real one first"
        )

    def _lay_out_players(self) -> None:
        self.seats: i64 = self.size
        self.place = SeatPlaces()
        far: i64 = 0
        while far < self.players:
            self._lay_out_player(self._seats[far], self.place if far == 0 else SeatPlaces())
            if far == 0:
                self.seat_size: i64 = self.size - self.seats
            far += 1

    def _lay_out_player(self, who: str, p: SeatPlaces) -> None:
        start = self.size
        p.gold = self.add_one(f"{who}.gold", ENDLESS, "gold") - start
        p.hand_size = self.add_one(f"{who}.hand_size", CARDS, "cards in hand") - start
        hand = "the own hand" if who == "me" else "cards that this seat knows to be in the hand"
        p.known_hand = self.add(f"{who}.hand", DISTRICT_NAMES, _COPIES, hand) - start
        p.city = self.add(f"{who}.city", DISTRICT_NAMES, _COPIES, "districts of the city") - start
        p.gilded = self.add(f"{who}.gilded", DISTRICT_NAMES, _COPIES, "those that carry a gold") - start
        p.complete = self._flag(f"{who}.complete", "whether the city is complete") - start
        p.protected = self._flag(f"{who}.protected", "whether the Bishop guards it") - start
        p.characters = self.add(f"{who}.characters", _RANKS, 1, "characters that this seat knows to be here") - start
        p.revealed = self.add(f"{who}.revealed", _RANKS, 1, "those that all know") - start
        items = ["districts", "all_types", "completion", "uniques"]
        p.points = self.add(f"{who}.points", items, ENDLESS, "once the game is over, what the city is worth") - start
        about = "what the Haunted Quarter counted as, once the game is over"
        names: list[str] = list(TYPE_NAMES)
        p.haunted_type = self.add(f"{who}.haunted_type", names, 1, about) - start
