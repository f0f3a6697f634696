"""Observation encoder of Citadels, which reads a state directly instead of building a view first.

Seats are relative to the observing seat: itself, the next in turn order, and so on. Characters are encoded by rank; the
cast maps ranks to characters. docs/envs lists every entry. Tests compare the encoding with ``FACTS.encode``.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.cards import (
    BLACKMAILER,
    CARD_KIND,
    CARDINAL,
    CHARACTER_RANK,
    DIPLOMAT,
    MAGISTRATE,
    NO_CHARACTER,
)
from burgrave.games.citadels.facts import EDITIONS, FACTS
from burgrave.games.citadels.rules import scoring
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.choosing import DraftWalk, picks_begun, takes_face_down
from burgrave.games.citadels.rules.pieces import (
    BURY,
    DEN,
    GRAVE,
    LEND,
    OVER,
    PICK,
    POWER,
    SEARCH,
    STAGE,
    WARRANT,
    Cards,
    Player,
)
from burgrave.kernel.arrays import Tensor, next_marked
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.observing import Encoder
from burgrave.kernel.state import State

VERSION: Final = 2  # increases when the position or meaning of an entry changes


class SeatOffsets:
    """Offsets of the entries for one player within that player's block of an observation."""

    def __init__(self, encoder: Encoder) -> None:
        self.gold = encoder.lay_of_seat("gold")
        self.hand_size = encoder.lay_of_seat("hand_size")
        self.known_hand = encoder.lay_of_seat("hand")
        self.city = encoder.lay_of_seat("city")
        self.gilded = encoder.lay_of_seat("gilded")
        self.complete = encoder.lay_of_seat("complete")
        self.protected = encoder.lay_of_seat("protected")
        self.characters = encoder.lay_of_seat("characters")
        self.revealed = encoder.lay_of_seat("revealed")
        self.points = encoder.lay_of_seat("points")
        self.haunted_type = encoder.lay_of_seat("haunted_type")


class CitadelsEncoder(Encoder):
    def __init__(self, players: int) -> None:
        Encoder.__init__(self, players, VERSION, FACTS)
        self.phase = self.lay("phase")
        self.edition = self.lay("ruleset")
        self.editions: list[str] = EDITIONS  # facts.py is not compiled, so each use of its names is a lookup
        self.seat = self.lay("seat")
        self.round = self.lay("round")
        self.goal = self.lay("goal")
        self.deck = self.lay("deck")
        self.taxed = self.lay("taxed")
        self.pool = self.lay("pool")
        self.tower = self.lay("tower")
        self.haunted_this_round = self.lay("haunted_this_round")
        self.deck_kinds = self.lay("deck_kinds")
        self.deck_places = self.lay("deck_places")
        self.museum = self.lay("museum")
        self.museum_known = self.lay("museum_known")
        self.to_act = self.lay("to_act")
        self.starter = self.lay("starter")
        self.crown = self.lay("crown")
        self.first = self.lay("first")
        self.collector = self.lay("collector")
        self.early_builder = self.lay("early_builder")
        self.cannot_build = self.lay("cannot_build")
        self.unhealed = self.lay("unhealed")
        self.stage_seat = self.lay("theater")
        self.stage_with = self.lay("theater_with")
        self.cast = self.lay("cast")
        self.face_up = self.lay("face_up")
        self.called = self.lay("called")
        self.killed = self.lay("killed")
        self.bewitched = self.lay("bewitched")
        self.witch_used = self.lay("witch_used")
        self.robbed = self.lay("robbed")
        self.warrants = self.lay("warrants")
        self.threats = self.lay("threats")
        self.signed = self.lay("signed")
        self.real_threat = self.lay("real_threat")
        self.looks = self.lay("draft")
        self.turn = self.lay("turn")
        self.character = self.lay("turn_as")
        self.gathered = self.lay("gathered")
        self.resumed = self.lay("resumed")
        self.only_gathers = self.lay("only_gathers")
        self.threatened = self.lay("threatened")
        self.used = self.lay("used")
        self.builds = self.lay("builds")
        self.limit = self.lay("limit")
        self.drawn = self.lay("drawn")
        self.spent = self.lay("spent")
        self.pending = self.lay("pending")
        self.takes_face_down = self.lay("takes_face_down")
        self.number = self.lay("step")
        self.target = self.lay("target")
        self.district = self.lay("district")
        self.paid = self.lay("paid")
        self.cards_paid = self.lay("cards_paid")
        self.missing = self.lay("missing")
        self.wanted_cost = self.lay("wanted_cost")
        self.named = self.lay("named")
        self.place = SeatOffsets(self)
        self.repeat_seats()

    def write(self, state: State, seat: i64, out: Tensor, at: i64) -> None:
        """Write ``seat``'s observation to ``out``, starting at index ``at``; the entries must be 0 before the call."""
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
            place = at + self.seats + self.far(player.seat, seat) * self.seat_size
            self._write_player(t, player, seat, traced, out, place)
        self._write_own(t, seat, out, at)
        if t.phase == OVER:
            self._write_points(t, seat, out, at)
        elif t.actor == seat:
            out.count(at + self.pending, t.pending, CARD_KIND)
            self._write_step(t, seat, out, at)

    # ---- public state ----------------------------------------------------------------------------------------------

    def _write_table(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        out.set(at + self.phase + t.phase, 1)
        edition: i64 = 0
        while self.editions[edition] != t.rules.name:
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
            out.set(at + self.haunted_this_round, 1)
        if t.phase != OVER:
            self._seat(t.actor, seat, out, at + self.to_act)
        self._seat(t.starter, seat, out, at + self.starter)
        self._seat(t.crown, seat, out, at + self.crown)
        self._seat(t.collector, seat, out, at + self.collector)
        self._seat(t.early_builder, seat, out, at + self.early_builder)
        self._seat(t.cannot_build, seat, out, at + self.cannot_build)
        self._seat(t.unhealed, seat, out, at + self.unhealed)
        self._seat(t.stage_seat, seat, out, at + self.stage_seat)
        if t.stage_seat >= 0:
            self._seat(t.stage_with, seat, out, at + self.stage_with)
        if t.firsts:
            for player in t.players:
                if t.firsts & player.bit:
                    self._seat(player.seat, seat, out, at + self.first)

    def _seat(self, whom: i64, seat: i64, out: Tensor, at: i64) -> None:
        """Set the entry of the seat ``whom``, relative to ``seat``; do nothing if ``whom`` is -1."""
        if whom >= 0:
            out.set(at + self.far(whom, seat), 1)

    def _write_marks(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
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
        out.set_bits(at + self.witch_used, t.witch_used)
        _rank(t.robbed, out, at + self.robbed)
        _ranks(t.warrants, out, at + self.warrants)
        _ranks(t.threats, out, at + self.threats)
        if t.signed_shown or t.magistrate == seat:
            _rank(t.signed, out, at + self.signed)
        if t.real_threat_shown or t.blanks_shown or t.blackmailer == seat:
            _rank(t.real_threat, out, at + self.real_threat)

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
        out.set_bits(at + self.used, t.used)
        out.set(at + self.builds, t.builds)
        out.set(at + self.limit, t.limit)
        out.set(at + self.drawn, len(t.pending))
        out.set(at + self.spent, t.spent)

    def _write_deck(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        """Write the known cards in the deck: their counts by kind, and their positions."""
        if t.phase == SEARCH and t.actor == seat:
            out.count(at + self.deck_kinds, t.deck[t.top :], CARD_KIND)
            return
        size: i64 = len(t.deck)
        masks = t.masks_of_known()
        eye = bit(seat)
        i = next_marked(t.deck, t.top, masks, eye)
        while i < size:
            kind: i64 = CARD_KIND[t.deck[i]]
            out.more(at + self.deck_kinds + kind)
            out.set(at + self.deck_places + i - t.top, kind + 1)
            i = next_marked(t.deck, i + 1, masks, eye)

    # ---- players -----------------------------------------------------------------------------------------------------

    def _write_player(self, t: Board, player: Player, seat: i64, traced: bool, out: Tensor, at: i64) -> None:
        c: i64
        p = self.place
        out.set(at + p.gold, player.gold)
        out.set(at + p.hand_size, len(player.hand))
        if player.seat == seat:
            out.count(at + p.known_hand, player.hand, CARD_KIND)
        else:
            _sure(t, player.hand, seat, traced, out, at + p.known_hand)
        out.count(at + p.city, player.city, CARD_KIND)
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
        p = self.place
        for player in t.players:
            place = at + self.seats + self.far(player.seat, seat) * self.seat_size
            found = scoring.points(t, player)
            out.set(place + p.points, found.districts)
            out.set(place + p.points + 1, found.all_types)
            out.set(place + p.points + 2, found.completion)
            out.set(place + p.points + 3, found.uniques)
            out.set(place + p.haunted_type + found.haunted_type, 1)

    # ---- private to the seat -----------------------------------------------------------------------------------------

    def _write_own(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        place = at + self.looks
        walk = DraftWalk(t)
        while walk.step < picks_begun(t):
            if walk.drafter == seat:
                _ranks(walk.seen, out, place)
                _rank(walk.pick, out, place + 9)
                _rank(walk.bury, out, place + 18)
                if t.n > 3:
                    return  # each seat picks once
                place += 27
            walk.go_on()

    def _write_step(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        """Write the details of the current decision that the phase does not imply."""
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
    """Return a mask with the rank that the seat gave this player in the Theater, or 0 if it gave none."""
    if seat == t.stage_seat:
        return 1 << t.stage_gave if player.seat == t.stage_with else 0
    return 1 << t.stage_got if seat == t.stage_with and player.seat == t.stage_seat else 0


def _rank(rank: i64, out: Tensor, at: i64) -> None:
    """Set the entry of a rank from 1 to 9; do nothing if it is 0."""
    if rank > 0:
        out.set(at + rank - 1, 1)


def _ranks(ranks: i64, out: Tensor, at: i64) -> None:
    out.set_bits(at, ranks >> 1)


def _sure(t: Board, zone: Cards, seat: i64, traced: bool, out: Tensor, at: i64) -> None:
    """Count, by kind, the cards that the seat knows to be in a zone."""
    if traced:
        kind: i64
        for kind in t.sure(zone, seat):
            out.more(at + kind)
        return
    size: i64 = len(zone)
    masks = t.masks_of_known()
    i = next_marked(zone, 0, masks, bit(seat))
    while i < size:
        out.more(at + CARD_KIND[zone[i]])
        i = next_marked(zone, i + 1, masks, bit(seat))
