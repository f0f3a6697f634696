"""Observation encoder of Valeria; for speed, it reads states directly.

Seats are relative to the observing seat: itself, the next in turn order, and so on. docs/envs lists every index. Tests
compare the result with ``FACTS.encode``.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import COLUMNS
from burgrave.games.valeria.facts import DEPTH, FACTS
from burgrave.games.valeria.knowledge.view import open_domains
from burgrave.games.valeria.rules import course, effects, scoring
from burgrave.games.valeria.rules.board import (
    CAPTURE,
    HARVEST,
    NO_DUKE,
    OVER,
    PAY,
    REWARD,
    VICTIM,
    Board,
    Player,
)
from burgrave.games.valeria.rules.harvest import GROUP_KINDS, TRADERS, waits
from burgrave.kernel.arrays import Tensor, numbers
from burgrave.kernel.ints import i64
from burgrave.kernel.observing import Encoder
from burgrave.kernel.state import State

VERSION: Final = 1  # increment when an index or its meaning changes
_AREA_KINDS: Final = 3  # kinds of monsters in an area
_TAKES_MONSTER: Final = 4  # label index, after the resources
_TRADES: Final = len(TRADERS)
_IN_AREA: Final = numbers([kind % _AREA_KINDS + 1 for kind in range(cards.MONSTERS)])
_IN_GROUP: Final = numbers([GROUP_KINDS[group].index(kind) + 1 for kind, group in enumerate(cards.CITIZEN_GROUP)])


class SeatOffsets:
    """Offsets of a player's facts within that player's block of the observation."""

    def __init__(self, encoder: Encoder) -> None:
        self.gold = encoder.lay_of_seat("gold")
        self.strength = encoder.lay_of_seat("strength")
        self.magic = encoder.lay_of_seat("magic")
        self.vp = encoder.lay_of_seat("vp")
        self.citizens = encoder.lay_of_seat("citizens")
        self.monsters = encoder.lay_of_seat("monsters")
        self.domains = encoder.lay_of_seat("domains")
        self.duke = encoder.lay_of_seat("duke")
        self.chosen = encoder.lay_of_seat("chosen")
        self.waiting = encoder.lay_of_seat("waiting")
        self.compensation = encoder.lay_of_seat("compensation")
        self.choices = encoder.lay_of_seat("choices")
        self.trades = encoder.lay_of_seat("trades")
        self.points = encoder.lay_of_seat("points")


class ValeriaEncoder(Encoder):
    """Observation encoder of Valeria for a given number of players."""

    def __init__(self, players: int) -> None:
        Encoder.__init__(self, players, VERSION, FACTS)
        self.phase = self.lay("phase")
        self.stage = self.lay("stage")
        self.seat = self.lay("seat")
        self.first = self.lay("first")
        self.active = self.lay("active")
        self.open = self.lay("open")
        self.round = self.lay("round")
        self.dice = self.lay("dice")
        self.changed = self.lay("changed")
        self.actions = self.lay("actions")
        self.exhausted = self.lay("exhausted")
        self.end_due = self.lay("end_due")
        self.end_latched = self.lay("end_latched")
        self.mixed = self.lay("mixed")
        self.areas = self.lay("areas")
        self.monsters = self.lay("monsters")
        self.citizens = self.lay("citizens")
        self.hidden_citizens = self.lay("hidden_citizens")
        self.domains = self.lay("domains")
        self.hidden_domains = self.lay("hidden_domains")
        self.left_out = self.lay("left_out")
        self.dealt = self.lay("dealt")
        self.paid_for = self.lay("paid_for")
        self.place = self.lay("place")
        self.price = self.lay("price")
        self.price_magic = self.lay("price_magic")
        self.rewarded = self.lay("rewarded")
        self.take = self.lay("take")
        self.number = self.lay("number")
        self.steals = self.lay("steals")
        if players == 1:
            self.captured = self.lay("lord.citizens")
            self.captured_domains = self.lay("lord.domains")
            self.raids = self.lay("lord.raids")
            self.lord_duke = self.lay("lord.duke")
            self.lord_points = self.lay("lord.points")
            self.outcome = self.lay("outcome")
        self.seat_places = SeatOffsets(self)
        self.repeat_seats()

    def write(self, state: State, seat: i64, out: Tensor, at: i64) -> None:
        """Write the observation of ``seat`` to ``out`` from index ``at``; the caller must set these entries to 0."""
        assert isinstance(state, Board)
        t = state
        self._write_turn(t, seat, out, at)
        self._write_monsters(t, out, at)
        self._write_citizens(t, out, at)
        self._write_domains(t, out, at)
        self._write_step(t, out, at)
        if t.n == 1:
            self._write_lord(t, out, at)
        for player in t.players:
            self._write_player(t, player, seat, out, at + self.seats + self.far(player.seat, seat) * self.seat_size)
        out.set_bits(at + self.dealt, t.players[seat].dealt)

    # ---- the turn and the center -------------------------------------------------------------------------------------

    def _write_turn(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        out.set(at + self.phase + t.phase, 1)
        out.set(at + self.stage + t.stage, 1)
        out.set(at + self.seat + seat, 1)
        out.set(at + self.first + self.far(t.first, seat), 1)
        out.set(at + self.round, t.round)
        if t.phase != OVER:
            out.set(at + self.active + self.far(t.active, seat), 1)
            for player in t.players:
                if course.is_open(t, player):
                    out.set(at + self.open + self.far(player.seat, seat), 1)
        if t.dice1:
            out.set(at + self.dice + t.dice1 - 1, 1)
            out.set(at + self.dice + 6 + t.dice2 - 1, 1)
        out.set_bits(at + self.changed, t.used)
        out.set_bits(at + self.left_out, t.left_out)
        out.set(at + self.actions, t.actions)
        out.set(at + self.exhausted, t.exhausted_cards)
        if t.end_due:
            out.set(at + self.end_due, 1)
        if t.end_latched:
            out.set(at + self.end_latched, 1)
        if t.mixed:
            out.set(at + self.mixed, 1)

    def _write_monsters(self, t: Board, out: Tensor, at: i64) -> None:
        column: i64 = 0
        while column < COLUMNS:
            area: i64 = t.areas[column]
            out.set(at + self.areas + cards.AREAS * column + area, 1)
            stack = t.monsters[column]
            out.set_last(at + self.monsters + DEPTH * column, stack, len(stack), _IN_AREA)
            column += 1

    def _write_citizens(self, t: Board, out: Tensor, at: i64) -> None:
        """Write each stack from the top down: the public cards, then the number of hidden cards below."""
        group: i64 = 0
        while group < cards.GROUPS:
            stack = t.citizens[group]
            size: i64 = len(stack)
            known = size
            if t.mixed:
                seen: i64 = t.open_citizens[group]
                if seen < size:
                    known = seen
                out.set(at + self.hidden_citizens + group, size - known)
            out.set_last(at + self.citizens + DEPTH * group, stack, known, _IN_GROUP)
            group += 1

    def _write_domains(self, t: Board, out: Tensor, at: i64) -> None:
        column: i64 = 0
        while column < COLUMNS:
            stack = t.domains[column]
            size: i64 = len(stack)
            if open_domains(t, column):
                domain: i64 = stack[size - 1]
                out.set(at + self.domains + cards.DOMAINS * column + domain, 1)
                size -= 1
            out.set(at + self.hidden_domains + column, size)
            column += 1

    def _write_step(self, t: Board, out: Tensor, at: i64) -> None:
        """Write the details of the open decision, except those that the phase implies."""
        phase = t.phase
        if phase == PAY:
            what: i64 = 0
            if t.verb == act.RECRUIT:
                what = 1
            elif t.verb == act.BUILD:
                what = 2
            out.set(at + self.paid_for + what, 1)
            out.set(at + self.place + t.place, 1)
            out.set(at + self.price, t.price)
            out.set(at + self.price_magic, t.price_magic)
        elif phase == REWARD:
            out.set(at + self.rewarded + t.rewarded, 1)
        elif phase == VICTIM:
            if effects.op_of(t.part) == effects.TAKE_MONSTER:
                out.set(at + self.take + _TAKES_MONSTER, 1)
                out.set(at + self.number, 1)
            else:
                out.set(at + self.take + effects.resource_of(t.part), 1)
                out.set(at + self.number, effects.number_of(t.part))
        elif phase == CAPTURE:
            out.set(at + self.place + t.place, 1)
        elif t.steals > 0:
            out.set(at + self.steals, t.steals)

    def _write_lord(self, t: Board, out: Tensor, at: i64) -> None:
        out.set_row(at + self.captured, t.captured)
        out.set_bits(at + self.captured_domains, t.captured_domains)
        i: i64 = 0
        while i < len(t.raids):
            out.set(at + self.raids + i, t.raids[i])
            i += 1
        if t.outcome:
            out.set(at + self.outcome + t.outcome - 1, 1)
        if t.phase == OVER:
            out.set(at + self.lord_duke + t.dark_duke, 1)
            _write_points(scoring.dark_lord(t), out, at + self.lord_points)

    # ---- players -----------------------------------------------------------------------------------------------------

    def _write_player(self, t: Board, player: Player, seat: i64, out: Tensor, at: i64) -> None:
        p = self.seat_places
        out.set(at + p.gold, player.gold)
        out.set(at + p.strength, player.strength)
        out.set(at + p.magic, player.magic)
        out.set(at + p.vp, player.vp)
        if player.citizen_count:
            out.set_row(at + p.citizens, player.citizens)
        if player.monster_count:
            out.set_row(at + p.monsters, player.monsters)
        out.set_bits(at + p.domains, player.domains)
        if player.duke != NO_DUKE:
            out.set(at + p.chosen, 1)
            if player.seat == seat or t.phase == OVER:
                out.set(at + p.duke + player.duke, 1)
        if waits(t, player.seat):
            out.set(at + p.waiting, 1)
        if t.phase == HARVEST:
            if player.compensation:
                out.set(at + p.compensation, 1)
            out.set(at + p.choices, player.choices)
            if player.trades:
                number: i64 = 0
                while number < _TRADES:
                    out.set(at + p.trades + number, player.trades >> 5 * number & 31)
                    number += 1
        elif t.phase == OVER:
            _write_points(scoring.points(t, player), out, at + p.points)


def _write_points(found: scoring.Points, out: Tensor, at: i64) -> None:
    out.set(at, found.monsters)
    out.set(at + 1, found.domains)
    out.set(at + 2, found.tokens)
    out.set(at + 3, found.duke)
