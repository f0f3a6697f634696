"""Where in an observation of Citadels each number stands, what it means, and how large it can be."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.cards import (
    BLACKMAILER,
    CARD_KIND,
    CARDINAL,
    CARDS,
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DIPLOMAT,
    DISTRICT_NAMES,
    KINDS,
    MAGISTRATE,
    NO_CHARACTER,
    TYPE_NAMES,
)
from burgrave.games.citadels.rules import scoring
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.choosing import DraftWalk, picks_begun, takes_face_down
from burgrave.games.citadels.rules.pieces import (
    BURY,
    DEN,
    GRAVE,
    LEND,
    OVER,
    PHASE_NAMES,
    PICK,
    POWER,
    SEARCH,
    STAGE,
    USED_NAMES,
    WARRANT,
    Cards,
    Player,
)
from burgrave.games.citadels.rules.ruleset import RULESETS
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.observing import ENDLESS, Encoder
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import Tensor

# ---- Layout ----------------------------------------------------------------------------------------------------------

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


# ---- Writing ---------------------------------------------------------------------------------------------------------

_EDITIONS: Final = [*RULESETS]


class CitadelsEncoder(Places):
    """Writes what a seat of Citadels may know."""

    def write(self, state: State, seat: i64, out: Tensor, at: i64) -> None:
        """Write what ``seat`` may know of ``state`` to the places from ``at`` on, which are 0."""
        assert isinstance(state, Board)
        t = state
        traced = len(t.traces) > 0
        self._write_table(t, seat, out, at)
        self._write_marks(t, seat, out, at)
        self._write_turn(t, seat, out, at)
        self._write_deck(t, seat, out, at)
        if len(t.museum) > 0:
            out.set(at + self.museum, len(t.museum))
            _sure(t, t.museum, seat, traced, out, at + self.museum_known)
        for player in t.players:
            far = player.seat - seat
            if far < 0:
                far += t.n
            self._write_player(t, player, seat, traced, out, at + self.seats + far * self.seat_size)
        self._write_own(t, seat, out, at)
        if t.phase == OVER:
            self._write_points(t, seat, out, at)
        elif t.actor == seat:
            _count(t.pending, out, at + self.pending)
            self._write_step(t, seat, out, at)

    # ---- what lies on the table ------------------------------------------------------------------------------------

    def _write_table(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        out.set(at + self.phase + t.phase, 1)
        edition: i64 = 0
        while _EDITIONS[edition] != t.rules.name:
            edition += 1
        out.set(at + self.edition + edition, 1)
        out.set(at + self.seat + seat, 1)
        out.set(at + self.round, t.round)
        out.set(at + self.goal, t.goal)
        out.set(at + self.deck, t.deck_size())
        if t.taxed:
            out.set(at + self.taxed, 1)
            out.set(at + self.pool, t.pool)
        if t.tower:
            out.set(at + self.tower, 1)
        if t.haunted_round == t.round:
            out.set(at + self.haunted_late, 1)
        if t.phase != OVER:
            self._seat(t.actor, seat, out, at + self.to_act)
        self._seat(t.starter, seat, out, at + self.starter)
        self._seat(t.crown, seat, out, at + self.crown)
        self._seat(t.collector, seat, out, at + self.collector)
        self._seat(t.early_builder, seat, out, at + self.early_builder)
        self._seat(t.moored, seat, out, at + self.moored)
        self._seat(t.unhealed, seat, out, at + self.unhealed)
        self._seat(t.stage_seat, seat, out, at + self.stage_seat)
        if t.stage_seat >= 0:
            self._seat(t.stage_with, seat, out, at + self.stage_with)
        if t.firsts:
            for player in t.players:
                if t.firsts & player.bit:
                    self._seat(player.seat, seat, out, at + self.first)

    def _seat(self, whom: i64, seat: i64, out: Tensor, at: i64) -> None:
        """Mark one of the seats, told from the seat that looks; nobody is -1."""
        if whom >= 0:
            out.set(at + (whom - seat if whom >= seat else whom - seat + self.players), 1)

    def _write_marks(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        """Write what is known of the characters: who is in the cast, and what has befallen which rank."""
        rank: i64 = 1
        while rank <= t.ranks_in_play:
            character: i64 = t.cast[rank]
            out.set(at + self.cast + character, 1)
            rank += 1
        _ranks(t.face_up, out, at + self.face_up)
        if not _choosing(t):
            _rank(t.rank if t.rank < t.ranks_in_play else t.ranks_in_play, out, at + self.called)
        _rank(t.killed, out, at + self.killed)
        _rank(t.bewitched, out, at + self.bewitched)
        _bits(t.witch_used, out, at + self.witch_used)
        _rank(t.robbed, out, at + self.robbed)
        _ranks(t.warrants, out, at + self.warrants)
        _ranks(t.threats, out, at + self.threats)
        if t.signed_shown or t.magistrate == seat:
            _rank(t.signed, out, at + self.signed)
        if t.flower_shown or t.blanks_shown or t.blackmailer == seat:
            _rank(t.flower, out, at + self.flower)

    def _write_turn(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        if t.turn < 0 or _choosing(t) or t.phase == OVER:
            return
        self._seat(t.turn, seat, out, at + self.turn)
        if t.character == NO_CHARACTER:
            _rank(t.rank, out, at + self.character)
            out.set(at + self.only_gathers, 1)
        else:
            _rank(CHARACTER_RANK[t.character], out, at + self.character)
        if t.gathered:
            out.set(at + self.gathered, 1)
        if t.resumed:
            out.set(at + self.resumed, 1)
        if t.threatened:
            out.set(at + self.threatened, 1)
        _bits(t.used, out, at + self.used)
        out.set(at + self.builds, t.builds)
        out.set(at + self.limit, t.limit)
        out.set(at + self.drawn, len(t.pending))
        out.set(at + self.spent, t.spent)

    def _write_deck(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        """Write the cards of the deck that the seat knows: how many of each kind, and where."""
        c: i64
        i: i64 = t.top
        size: i64 = len(t.deck)
        searched = t.phase == SEARCH and t.actor == seat
        eye = bit(seat)
        while i < size:
            c = t.deck[i]
            if searched:
                out.more(at + self.deck_kinds + CARD_KIND[c])
            elif t.known(c) & eye:
                kind: i64 = CARD_KIND[c]
                out.more(at + self.deck_kinds + kind)
                out.set(at + self.deck_places + i - t.top, kind + 1)
            i += 1

    # ---- what lies before a player -----------------------------------------------------------------------------------

    def _write_player(self, t: Board, player: Player, seat: i64, traced: bool, out: Tensor, at: i64) -> None:
        c: i64
        p = self.place
        out.set(at + p.gold, player.gold)
        out.set(at + p.hand_size, len(player.hand))
        if player.seat == seat:
            _count(player.hand, out, at + p.known_hand)
        else:
            _sure(t, player.hand, seat, traced, out, at + p.known_hand)
        _count(player.city, out, at + p.city)
        if len(t.gilded) > 0:
            i: i64 = 0
            while i < len(player.city):
                c = player.city[i]
                if c in t.gilded:
                    out.more(at + p.gilded + CARD_KIND[c])
                i += 1
        if t.is_complete(player):
            out.set(at + p.complete, 1)
        if t.protected == player.seat:
            out.set(at + p.protected, 1)
        _ranks(player.ranks & t.revealed, out, at + p.revealed)
        if player.seat == seat:
            _ranks(player.ranks, out, at + p.characters)
        else:
            _ranks(player.ranks & (t.revealed | _given(t, player, seat)), out, at + p.characters)

    def _write_points(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        """Write what the cities are worth, once the game is over."""
        p = self.place
        for player in t.players:
            far = player.seat - seat if player.seat >= seat else player.seat - seat + t.n
            place = at + self.seats + far * self.seat_size
            found = scoring.points(t, player)
            out.set(place + p.points, found.districts)
            out.set(place + p.points + 1, found.all_types)
            out.set(place + p.points + 2, found.completion)
            out.set(place + p.points + 3, found.uniques)
            out.set(place + p.haunted_type + found.haunted_type, 1)

    # ---- what only the seat itself knows -----------------------------------------------------------------------------

    def _write_own(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        """Write every look that the seat had at the characters in this round."""
        place = at + self.looks
        walk = DraftWalk(t)
        while walk.step < picks_begun(t):
            if walk.drafter == seat:
                _ranks(walk.seen, out, place)
                _rank(walk.pick, out, place + 9)
                _rank(walk.bury, out, place + 18)
                place += 27
            walk.go_on()

    def _write_step(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        """Write what the open decision is about, where the phase alone does not say it."""
        phase = t.phase
        if phase == PICK:
            if takes_face_down(t):
                out.set(at + self.takes_face_down, 1)
            return
        if phase == GRAVE or phase == WARRANT or phase == DEN:
            out.set(at + self.district + CARD_KIND[t.card], 1)
            if phase == WARRANT:
                out.set(at + self.paid, t.price)
            elif phase == DEN:
                out.set(at + self.cards_paid, t.owed)
            return
        self._seat(t.target, seat, out, at + self.target)
        if phase == POWER or t.target >= 0 or t.step:
            out.set(at + self.number, t.step)
        if phase != POWER:
            return
        if t.card >= 0:
            out.set(at + self.district + CARD_KIND[t.card], 1)
        if t.character == CARDINAL:
            out.set(at + self.missing, t.owed)
        elif t.character == DIPLOMAT and t.card >= 0:
            out.set(at + self.wanted_cost, t.district_cost(t.card))
        elif t.character == MAGISTRATE or t.character == BLACKMAILER:
            _rank(t.owed & 15, out, at + self.named)
            _rank(t.owed >> 4, out, at + self.named + 9)


def _choosing(t: Board) -> bool:
    return t.phase == PICK or t.phase == BURY or t.phase == STAGE or t.phase == LEND


def _given(t: Board, player: Player, seat: i64) -> i64:
    """Return the rank, as a mask, that the seat gave this player in the Theater."""
    if seat == t.stage_seat:
        return 1 << t.stage_gave if player.seat == t.stage_with else 0
    return 1 << t.stage_got if seat == t.stage_with and player.seat == t.stage_seat else 0


def _rank(rank: i64, out: Tensor, at: i64) -> None:
    """Mark a rank of nine; 0 is none."""
    if rank > 0:
        out.set(at + rank - 1, 1)


def _ranks(ranks: i64, out: Tensor, at: i64) -> None:
    """Mark the ranks of a mask."""
    _bits(ranks >> 1, out, at)


def _bits(mask: i64, out: Tensor, at: i64) -> None:
    while mask:
        if mask & 1:
            out.set(at, 1)
        mask >>= 1
        at += 1


def _count(zone: Cards, out: Tensor, at: i64) -> None:
    """Count the cards of each kind."""
    c: i64
    for c in zone:
        out.more(at + CARD_KIND[c])


def _sure(t: Board, zone: Cards, seat: i64, traced: bool, out: Tensor, at: i64) -> None:
    """Count the cards of each kind that the seat knows to be in a place."""
    if traced:
        kind: i64
        for kind in t.sure(zone, seat):
            out.more(at + kind)
        return
    c: i64
    for c in zone:
        if t.known(c) >> seat & 1:
            out.more(at + CARD_KIND[c])
