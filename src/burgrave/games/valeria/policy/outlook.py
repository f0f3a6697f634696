"""How things stand in numbers: how long the game may last, what a resource is worth, who is ahead."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.policy.ahead import is_due, rounds_ahead, size_of, stacks_to_go, turn_comes
from burgrave.games.valeria.policy.tables import (
    BY_DOMAINS,
    BY_KNIGHTS,
    BY_SOLDIERS,
    BY_WORKERS,
    COUNTED,
    COUNTED_BY,
    COUNTED_RESOURCE,
    COUNTS,
    DOMAIN_POINTS,
    DUKE_CITIZEN,
    DUKE_COUNTS,
    DUKE_MONSTER,
    DUKE_RESOURCE,
    MEAN_DOMAIN,
    MEETS,
    MONSTER_POINTS,
    YIELDS,
)
from burgrave.games.valeria.policy.weights import Weights
from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import COLUMNS, NO_DUKE, Board, Player
from burgrave.games.valeria.rules.cards import CITIZEN_GROUP, DOMAIN_ROLES, MONSTER_TYPE
from burgrave.games.valeria.rules.phases import DUKE
from burgrave.kernel.ints import i64

__all__ = ["Outlook", "duke_points", "number_counted", "points_of", "shown_points", "spent"]

_USABLE: Final = 15.0  # resources: a turn has only two actions


class Outlook:
    """What is the same for all options of one decision of one seat."""

    t: Board
    me: Player

    def __init__(self, players: i64) -> None:
        self.weights = Weights(players)
        self.n: i64 = players
        self.solo = players == 1
        off_rolls: i64 = players - 1  # in a round
        if players == 1:
            off_rolls = 1
        elif players == 5:
            off_rolls = 3
        self.off_rolls = float(off_rolls)
        self.left = 0.0  # own turns to come after the one being played
        self.floor = 0.0  # what a resource is to the duke
        self.extra_gold = 0.0  # ... and what it buys, beyond that
        self.extra_strength = 0.0
        self.extra_magic = 0.0
        self.room_gold = 0.0
        self.room_strength = 0.0
        self.room_magic = 0.0
        self.coming_gold = 0.0
        self.coming_strength = 0.0
        self.coming_magic = 0.0
        self.price_gold = 0.0  # of one more of what is to come
        self.price_strength = 0.0
        self.price_magic = 0.0
        self.rival = 0.0
        self.haste = 0.0
        self.near = False  # the next stack to run out may end the game
        self.lead = 0.0
        self.standings: list[float] = [0.0] * 5
        self.stood: i64 = 0  # seats whose standing is known, as a mask
        self.spent_gold = 0.0
        self.spent_strength = 0.0
        self.spent_magic = 0.0

    def fill(self, t: Board, seat: i64) -> None:
        """Look at the table from a seat."""
        weights = self.weights
        self.t = t
        me = t.players[seat]
        self.me = me
        self.left = self._turns_left(seat)
        left = self.left
        self.floor = 0.3
        if me.duke != NO_DUKE:
            self.floor = DUKE_RESOURCE[me.duke]
        floor = self.floor
        early = 1.0 + weights.early * left
        dear = 0.0  # what a duke counts makes dearer what it costs
        if me.duke != NO_DUKE:
            dear = weights.duke_domain * MEAN_DOMAIN[me.duke]
        self.extra_gold = _above(weights.gold * early * (1.0 + dear), floor)
        self.extra_strength = _above(weights.strength * early, floor)
        self.extra_magic = _above(weights.magic * early * (1.0 + 0.5 * dear), floor)
        self.room_gold = weights.room_gold * left
        self.room_strength = weights.room_strength * left
        self.room_magic = weights.room_magic * left
        self._look_at_income()
        self.price_gold = floor
        self.price_strength = floor
        self.price_magic = floor
        if left > 0.0:
            self.price_gold += self.extra_gold * self._part(float(me.gold) + self.coming_gold, self.room_gold)
            self.price_strength += self.extra_strength * self._part(
                float(me.strength) + self.coming_strength, self.room_strength
            )
            self.price_magic += self.extra_magic * self._part(float(me.magic) + self.coming_magic, self.room_magic)
        self.rival = 0.0
        if self.n > 1:
            self.rival = weights.rival / float(self.n - 1)
        self.haste = 0.0  # for every card that leaves the centre: no game may go on for ever
        late = float(t.round) - weights.long
        if late > 0.0 and not self.solo:
            self.haste = weights.haste * late
        self.near = False
        self.stood = 0
        if (self.haste == 0.0 or self.n == 1) and t.phase != DUKE:
            self._look_at_end()

    def _part(self, have: float, room: float) -> float:
        part = 1.0 - have / (2.0 * room)
        return part if part > self.weights.least else self.weights.least

    def _turns_left(self, seat: i64) -> float:
        """Return how many own turns are likely to come after the one being played, if it is mine, or from now on."""
        t = self.t
        found = rounds_ahead(t) * self.weights.time
        return found + 1.0 if turn_comes(t, seat) else found

    # ---- the end ------------------------------------------------------------------------------------------------

    def _look_at_end(self) -> None:
        """See whether the next stack to run out may end the game, and who would win then."""
        t = self.t
        if stacks_to_go(t) > 1 and size_of(t.monsters) != 1 and size_of(t.domains) != 1:
            return
        if is_due(t):
            return
        self.near = True
        mine = points_of(self.me, self.me.duke)
        if self.solo:
            self.lead = mine - float(self.me.vp) - self.lord_points()  # alone, tokens count for nothing
            return
        lead = 1000.0
        unspent = _unspent(self.me)
        for other in t.players:
            if other.seat != self.me.seat:
                more = mine - self.standing(other) + self.weights.unspent * (_unspent(other) - unspent)
                if turn_comes(t, other.seat):
                    more -= self.weights.turn
                if more < lead:
                    lead = more
        self.lead = lead

    def closing(self, points: float) -> float:
        """Return the worth of ending the game with an action that brings so many points."""
        weights = self.weights
        part = (self.lead + points) / weights.lead
        if part < -1.0:
            part = -1.0
        elif part > 1.0:
            part = 1.0
        if self.solo:
            return weights.staying * part if part < 0.0 else 0.0
        return weights.closing * part

    def leaves(self, size: i64, column: i64, points: float) -> float:
        """Return the worth of making a stack of this size lower; ``column``: of citizens or domains in it, else -1."""
        found = self.haste
        if size == 1 and self.near:
            found += self.closing(points)
        if self.solo:
            if size == 1:
                found -= self.weights.exhausting
            if column >= 0 and self.t.monsters[column]:
                defenders = float(self.defenders(column))
                found -= self.weights.open_column / (defenders * defenders)
        return found

    def defenders(self, column: i64) -> i64:
        """Return how many citizens and domains stand before the monsters of a column."""
        t = self.t
        found: i64 = len(t.citizens[column])
        found += len(t.citizens[column + COLUMNS])
        found += len(t.domains[column])
        return found

    def standing(self, one: Player) -> float:
        """Return the points that a player would have now; for another's duke, between the average and the best."""
        if not self.stood >> one.seat & 1:
            self.stood |= one.bit
            self.standings[one.seat] = self._standing(one)
        return self.standings[one.seat]

    def _standing(self, one: Player) -> float:
        shown = shown_points(one)
        if one.seat == self.me.seat:
            return shown + duke_points(one, one.duke)
        best = 0.0
        total = 0.0
        number = 0.0
        duke: i64
        for duke in range(cards.DUKES):
            if not self.me.dealt >> duke & 1:
                found = duke_points(one, duke)
                total += found
                number += 1.0
                if found > best:
                    best = found
        doubt = self.weights.doubt
        return shown + doubt * best + (1.0 - doubt) * total / number

    # ---- alone --------------------------------------------------------------------------------------------------

    def lord_points(self) -> float:
        """Return what the Dark Lord would have now, with the average of the dukes that he may have."""
        t = self.t
        kind: i64
        found = 0.0
        for stack in t.monsters:
            for kind in stack:
                found += MONSTER_POINTS[kind] + self.lord_monster(kind)
        for kind in range(cards.CITIZENS):
            if t.captured[kind]:
                found += float(t.captured[kind]) * self.lord_citizen(kind)
        for kind in range(cards.DOMAINS):
            if t.captured_domains >> kind & 1:
                found += DOMAIN_POINTS[kind]
        return found

    def lord_monster(self, kind: i64) -> float:
        """Return what the Dark Lord's duke is likely to have for a monster left."""
        return self._lord_duke(DUKE_MONSTER, cards.MONSTERS, kind)

    def lord_citizen(self, kind: i64) -> float:
        """Return what the Dark Lord's duke is likely to have for a citizen captured."""
        return self._lord_duke(DUKE_CITIZEN, cards.CITIZENS, kind)

    def _lord_duke(self, points: list[float], kinds: i64, kind: i64) -> float:
        """Return the mean over the dukes that may be his; ``points`` has a row of so many kinds for each duke."""
        found = 0.0
        number = 0.0
        duke: i64
        for duke in range(cards.DUKES):
            if not self.me.dealt >> duke & 1:
                number += 1.0
                found += points[duke * kinds + kind]
        return found / number

    # ---- resources ----------------------------------------------------------------------------------------------

    def worth(self, gold: i64, strength: i64, magic: i64) -> float:
        """Return the points that these resources promise: to the duke, and spent in the turns to come."""
        found = self.floor * float(gold + strength + magic)
        if self.left > 0.0:
            found += self.extra_gold * (spent(float(gold) + self.coming_gold, self.room_gold) - self.spent_gold)
            found += self.extra_strength * (
                spent(float(strength) + self.coming_strength, self.room_strength) - self.spent_strength
            )
            found += self.extra_magic * (spent(float(magic) + self.coming_magic, self.room_magic) - self.spent_magic)
        return found

    def price_of(self, resource: i64) -> float:
        """Return the worth of one more of a resource."""
        if resource == cards.GOLD:
            return self.price_gold
        return self.price_strength if resource == cards.STRENGTH else self.price_magic

    def _look_at_income(self) -> None:
        """Find the gold, strength and magic that the dice are likely to bring until my last turn."""
        me = self.me
        rolls = 1.0 + self.off_rolls
        gold = MEETS[4] * rolls
        strength = MEETS[5] * rolls
        magic = 0.0
        kind: i64 = 0
        row: i64
        held = me.held
        while held:
            if held & 1:
                often = float(me.citizens[kind]) * MEETS[CITIZEN_GROUP[kind]]
                for row in range(2 * kind, 2 * kind + 2):
                    each = often if row & 1 else often * self.off_rolls
                    gold += each * YIELDS[3 * row]
                    strength += each * YIELDS[3 * row + 1]
                    magic += each * YIELDS[3 * row + 2]
                    by: i64 = COUNTED_BY[row]
                    if by:
                        more = each * COUNTED[row] * float(number_counted(me, by))
                        if COUNTED_RESOURCE[row] == cards.GOLD:
                            gold += more
                        else:
                            strength += more
            held >>= 1
            kind += 1
        share = self.left * self.weights.coming
        self.coming_gold = gold * share
        self.coming_strength = strength * share
        self.coming_magic = magic * share
        if self.left > 0.0:
            self.spent_gold = spent(self.coming_gold, self.room_gold)
            self.spent_strength = spent(self.coming_strength, self.room_strength)
            self.spent_magic = spent(self.coming_magic, self.room_magic)


def number_counted(me: Player, by: i64) -> i64:
    """Return how many cards there are of those that a citizen counts."""
    if by == BY_WORKERS:
        return me.role(cards.WORKER)
    if by == BY_SOLDIERS:
        return me.role(cards.SOLDIER)
    if by == BY_KNIGHTS:
        return me.named(cards.KNIGHT)
    return me.domain_count if by == BY_DOMAINS else 0


def spent(have: float, room: float) -> float:
    """Return how much of what there is will be spent, each worth a little less than the one before."""
    return room if have >= 2.0 * room else have - have * have / (4.0 * room)


def _unspent(one: Player) -> float:
    """Return how many resources would do much in one more turn."""
    have = float(one.gold + one.strength + one.magic)
    return have if have < _USABLE else _USABLE


def _above(price: float, floor: float) -> float:
    return price - floor if price > floor else 0.0


# ---- points -------------------------------------------------------------------------------------------------------


def shown_points(one: Player) -> float:
    """Return the points that all can see."""
    kind: i64
    found = float(one.vp)
    base: i64 = 0
    areas = one.areas  # monsters of each area, six bits each
    while areas:
        if areas & 63:
            for kind in range(base, base + 3):
                copies: i64 = one.monsters[kind]
                if copies:
                    found += float(copies) * MONSTER_POINTS[kind]
        areas >>= 6
        base += 3
    kind = 0
    left = one.domains
    while left:
        if left & 1:
            found += DOMAIN_POINTS[kind]
        left >>= 1
        kind += 1
    return found


def duke_points(one: Player, duke: i64) -> float:
    """Return what a duke would give now, parts of a point included."""
    found = DUKE_RESOURCE[duke] * float(one.gold + one.strength + one.magic)
    base = duke * COUNTS
    kind: i64
    icons: i64 = 0  # of the four roles, eight bits each
    kind = 0
    left = one.domains
    while left:
        if left & 1:
            asked: i64 = DOMAIN_ROLES[kind]
            icons += asked & 15 | (asked >> 4 & 15) << 8 | (asked >> 8 & 15) << 16 | (asked >> 12 & 15) << 24
        left >>= 1
        kind += 1
    icons += one.roles
    for kind in range(4):
        found += DUKE_COUNTS[base + kind] * float(icons >> 8 * kind & 255)
    found += DUKE_COUNTS[base + 4] * float(one.monster_count)
    if DUKE_COUNTS[base + 5] > 0.0:
        titans: i64 = 0
        for kind in range(cards.MONSTERS):
            if MONSTER_TYPE[kind] == cards.TITAN:
                titans += one.monsters[kind]
        found += DUKE_COUNTS[base + 5] * float(titans)
    found += DUKE_COUNTS[base + 6] * float(one.domain_count)
    return found + DUKE_COUNTS[base + 7] * float(one.citizen_count)


def points_of(one: Player, duke: i64) -> float:
    """Return the points with a duke."""
    return shown_points(one) + duke_points(one, duke)
