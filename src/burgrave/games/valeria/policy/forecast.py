"""Who is likely to win, and with how many points: from any moment of a game.

The points that a seat is still to get are a sum of things that it has, each times a number of ``fitted``; the chance
to win follows from how far the seats are apart then, and from how long the game may last.
"""

from __future__ import annotations

import math
from typing import Final

from burgrave.games.valeria.policy import fitted
from burgrave.games.valeria.policy.ahead import rounds_ahead, turn_comes, turn_is_over
from burgrave.games.valeria.policy.outlook import number_counted, points_of
from burgrave.games.valeria.policy.tables import (
    COUNTED,
    COUNTED_BY,
    COUNTED_RESOURCE,
    DOMAIN_POINTS,
    DUKE_CITIZEN,
    DUKE_DOMAIN,
    DUKE_MONSTER,
    DUKE_RESOURCE,
    MEETS,
    MONSTER_POINTS,
    YIELDS,
)
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import cards, effects
from burgrave.games.valeria.rules.board import COLUMNS, NO_DUKE, Board, Player
from burgrave.games.valeria.rules.cards import CITIZEN_GROUP, DOMAIN_COST
from burgrave.games.valeria.rules.course import ACTED
from burgrave.games.valeria.rules.effects import CITIZEN_OFF, CITIZEN_ON, EXCHANGE
from burgrave.games.valeria.rules.market import least_magic, meets
from burgrave.games.valeria.rules.phases import OVER, PAY
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.ints import i64

__all__ = ["Chances"]

_OFF_ROLLS: Final[list[float]] = [0.0, 1.0, 1.0, 2.0, 3.0, 3.0]
_PRICE: Final = 0.3  # of a gold
_DEEP: Final = 60.0  # exponents beyond that make no difference


class Chances:
    """Foresees the end of games."""

    def __init__(self) -> None:
        self.rounds = 0.0  # likely to begin after this one
        self.soon = 0.0  # of the next turn of the seat looked at, what is still to come
        self.late = 0.0  # turns after that
        self.gold = 0.0  # income in a round
        self.strength = 0.0
        self.magic = 0.0
        self.have_gold = 0.0  # what the seat looked at has, with what it is paying for
        self.have_strength = 0.0
        self.have_magic = 0.0
        self.citizens = 0.0
        self.domains = 0.0
        self.monsters = 0.0
        self.weights: list[float] = fitted.POINTS[2]
        self.shares: list[float] = fitted.SHARES[2]
        self.place: i64 = 0  # of the next term
        self.now = 0.0  # points that the seat looked at has
        self.sum = 0.0  # ... and is likely to get
        self.share = 0.0  # ... and what these and other things are worth for the win
        self.keeps = False  # for fitting: keep the terms
        self.kept: list[float] = []

    def evaluate(self, t: ValeriaState, shares: list[float], scores: list[float]) -> None:
        """Put each seat's chance of winning, and the points it is likely to end with, into these lists."""
        if t.phase == OVER:
            _result(t, shares, scores)
            return
        self.look_ahead(t)
        self.weights = fitted.POINTS[t.n]
        self.shares = fitted.SHARES[t.n]
        seat: i64
        best = -1e9
        for seat in range(t.n):
            self.look(t, t.players[seat])
            scores[seat] = self.now + self.sum
            worth = self.now + self.share
            shares[seat] = worth
            if worth > best:
                best = worth
        if t.n == 1:
            shares[0] = self.alone(t)
            return
        apart = fitted.APART[t.n] + fitted.APART_LATER[t.n] * self.rounds
        total = 0.0
        for seat in range(t.n):
            part = math.exp((shares[seat] - best) / apart)
            shares[seat] = part
            total += part
        for seat in range(t.n):
            shares[seat] = shares[seat] / total

    def term(self, value: float) -> None:
        """Add what a seat has, times the numbers that were found for it."""
        if self.keeps:
            self.kept.append(value)
        self.sum += self.weights[self.place] * value
        self.share += self.shares[self.place] * value
        self.place += 1

    def both(self, value: float) -> None:
        """Add what a seat has: for the turn that comes next, and for all after it."""
        if self.keeps:
            self.kept.append(value * self.soon)
            self.kept.append(value * self.late)
        place = self.place
        self.sum += (self.weights[place] * self.soon + self.weights[place + 1] * self.late) * value
        self.share += (self.shares[place] * self.soon + self.shares[place + 1] * self.late) * value
        self.place = place + 2

    def _term_of_duke(self, duke: i64, turns: float) -> None:
        """Add what one of the dukes promises: the others' terms are nothing."""
        kind: i64
        if self.keeps:
            for kind in range(cards.DUKES):
                self.term(turns if kind == duke else 0.0)
            return
        self.place += duke
        self.term(turns)

    # ---- time ---------------------------------------------------------------------------------------------------

    def look_ahead(self, t: Board) -> None:
        """Find how many rounds are likely to begin after this one."""
        self.rounds = rounds_ahead(t, self.kept)

    def _turns_of(self, t: Board, one: Player) -> float:
        found = self.rounds
        if turn_comes(t, one.seat):
            found += 1.0
        elif one.seat == t.active and not turn_is_over(t):
            found += 0.5 * float(t.actions) if t.stage == ACTED else 1.0
        return found

    # ---- points -------------------------------------------------------------------------------------------------

    def look(self, t: Board, one: Player) -> None:
        """Find the points that a player is likely to end with, and the worth of its place for the win."""
        duke: i64 = one.duke
        if duke == NO_DUKE:  # one of the two that were dealt
            duke = 0
            while not one.dealt >> duke & 1:
                duke += 1
        turns = self._turns_of(t, one)
        self.now = points_of(one, duke)
        if t.n == 1:
            self.now -= float(one.vp)
        self._look_at_income(one, _OFF_ROLLS[t.n])
        self.have_gold = float(one.gold)
        self.have_strength = float(one.strength)
        self.have_magic = float(one.magic)
        self.citizens = float(one.citizen_count)
        self.domains = float(one.domain_count)
        self.monsters = float(one.monster_count)
        if t.phase == PAY and one.seat == t.active:
            self._look_at_purchase(t, one, duke)
        income = self.gold + self.strength + self.magic
        self.soon = turns if turns < 1.0 else 1.0
        self.late = turns - 1.0 if turns > 1.0 else 0.0
        have = self.have_gold + self.have_strength + self.have_magic
        self.place = 0
        self.sum = 0.0
        self.share = 0.0
        self.both(1.0)
        self.term(self.late * self.late)
        self.both(self.now * 0.1)
        self.both(self.have_gold)
        self.both(self.have_strength)
        self.both(self.have_magic)
        self.both(have * have * 0.1)
        self.both(self.gold)
        self.both(self.strength)
        self.both(self.magic)
        self.both(DUKE_RESOURCE[duke] * income)
        self.both(DUKE_RESOURCE[duke] * have)
        self._terms_of_cards(t, one, duke)
        self._term_of_duke(duke, turns)

    def _look_at_purchase(self, t: Board, one: Player, duke: i64) -> None:
        """See what is being paid for as mine, and as paid: the least of it in magic."""
        magic = least_magic(one.strength if t.verb == act.SLAY else one.gold, t.price)
        main = float(t.price - magic)
        self.have_magic -= float(magic + t.price_magic)
        self.now -= DUKE_RESOURCE[duke] * float(t.price + t.price_magic)
        kind: i64
        if t.verb == act.SLAY:
            self.have_strength -= main
            stack = t.monsters[t.place]
            kind = stack[len(stack) - 1]
            self.now += MONSTER_POINTS[kind] + DUKE_MONSTER[duke * cards.MONSTERS + kind]
            self.monsters += 1.0
            return
        self.have_gold -= main
        if t.verb == act.BUILD:
            stack = t.domains[t.place]
            kind = stack[len(stack) - 1]
            self.now += DOMAIN_POINTS[kind] + DUKE_DOMAIN[duke * cards.DOMAINS + kind]
            self.domains += 1.0
            return
        stack = t.citizens[t.place]
        kind = stack[len(stack) - 1]
        self.now += DUKE_CITIZEN[duke * cards.CITIZENS + kind]
        self.citizens += 1.0
        self._add_income(one, kind, 1.0, _OFF_ROLLS[t.n])

    def _terms_of_cards(self, t: Board, one: Player, duke: i64) -> None:
        """Add what the cards before a player promise."""
        role: i64
        roles = 0.0
        seconds = 0.0
        for role in range(4):
            number = one.role(role)
            if number > 0:
                roles += 1.0
                if number > 1:
                    seconds += 1.0
        self.both(self.citizens)
        self.both(roles)
        self.both(seconds)
        self.both(self.domains)
        self.both(self.monsters)
        ready = 0.0
        best = 0.0
        column: i64
        for column in range(COLUMNS):
            stack = t.domains[column]
            if stack:
                kind: i64 = stack[len(stack) - 1]
                if meets(one, kind):
                    ready += 1.0
                    worth = DOMAIN_POINTS[kind] + DUKE_DOMAIN[duke * cards.DOMAINS + kind]
                    worth -= _PRICE * float(DOMAIN_COST[kind])
                    if worth > best:
                        best = worth
        self.both(best)
        self.both(ready)

    def _look_at_income(self, one: Player, off_rolls: float) -> None:
        """Find what a round is likely to bring."""
        self.gold = MEETS[4] * (1.0 + off_rolls)
        self.strength = MEETS[5] * (1.0 + off_rolls)
        self.magic = 0.0
        kind: i64 = 0
        held = one.held
        while held:
            if held & 1:
                self._add_income(one, kind, float(one.citizens[kind]), off_rolls)
            held >>= 1
            kind += 1
        if one.domains:
            if one.has(cards.HALFPENNY_HILL):
                self.gold += 1.0
            if one.has(cards.CATHEDRAL_OF_ST_AQUILA):
                self.gold += 1.0
            if one.has(cards.BLOOD_CROW_ARMY):
                self.strength += 1.0
            if one.has(cards.MONOLITH_OF_OSTENDAAR):
                self.magic += 1.0
            if one.has(cards.THE_ORB_OF_URDR):
                self.magic += 1.0

    def _add_income(self, one: Player, kind: i64, copies: float, off_rolls: float) -> None:
        """Add what so many copies of a citizen are likely to bring in a round."""
        row: i64
        often = copies * MEETS[CITIZEN_GROUP[kind]]
        for row in range(2 * kind, 2 * kind + 2):
            each = often if row & 1 else often * off_rolls
            self.gold += each * _BRINGS[3 * row]
            self.strength += each * _BRINGS[3 * row + 1]
            self.magic += each * _BRINGS[3 * row + 2]
            by: i64 = COUNTED_BY[row]
            if by:
                more = each * COUNTED[row] * float(number_counted(one, by))
                if COUNTED_RESOURCE[row] == cards.GOLD:
                    self.gold += more
                else:
                    self.strength += more

    # ---- alone --------------------------------------------------------------------------------------------------

    def alone(self, t: Board) -> float:
        """Return how likely the Dark Lord is beaten."""
        me = t.players[0]
        kind: i64
        column: i64
        left = 0.0
        points = 0.0
        thin = 0.0
        for column in range(COLUMNS):
            if t.monsters[column]:
                defenders: i64 = len(t.citizens[column])
                defenders += len(t.citizens[column + COLUMNS])
                defenders += len(t.domains[column])
                thin += 1.0 / float(1 + defenders)
                for kind in t.monsters[column]:
                    points += MONSTER_POINTS[kind]
                    left += 1.0
        self.weights = fitted.ALONE
        self.shares = fitted.SHARES[1]
        self.place = 0
        self.sum = 0.0
        self.term(1.0)
        self.term(0.1 * (points_of(me, me.duke if me.duke != NO_DUKE else 0) - float(me.vp)))
        self.term(0.1 * points)
        self.term(0.1 * left)
        self.term(thin)
        self.term(self.rounds)
        self.term((self.gold + self.strength + self.magic) * 0.1 * self.rounds)
        self.term(0.1 * float(me.strength + me.gold + me.magic))
        found = self.sum
        if found > _DEEP:
            found = _DEEP
        elif found < -_DEEP:
            found = -_DEEP
        return 1.0 / (1.0 + math.exp(-found))


def _result(t: ValeriaState, shares: list[float], scores: list[float]) -> None:
    """Put what came out into the lists; a shared win is split."""
    ranks = t.ranks()
    points = t.scores()
    seat: i64
    winners = 0.0
    for seat in range(t.n):
        if ranks[seat] == 1:
            winners += 1.0
    for seat in range(t.n):
        shares[seat] = 1.0 / winners if ranks[seat] == 1 else 0.0
        scores[seat] = float(points[seat])


def _brings() -> list[float]:
    """Return what an activation brings on average, exchanges made in three of four cases."""
    found = YIELDS[:]
    for kind in range(cards.CITIZENS):
        for half, program in ((0, CITIZEN_OFF[kind]), (1, CITIZEN_ON[kind])):
            part = program[0][0]
            if effects.op_of(part) == EXCHANGE:
                base = 3 * (2 * kind + half)
                gained = int(effects.gained(part))
                found[base + (gained & 3)] += _EXCHANGED * (gained >> 2)
                found[base + int(effects.resource_of(part))] -= _EXCHANGED * int(effects.number_of(part))
    return found


_EXCHANGED: Final = 0.75
_BRINGS: Final[list[float]] = _brings()
