"""What a seat sees when it thinks: the time left, who stands how, what its hand is good for.

Everything is read from a sampled world, but only what the seat itself knows of it: open cities, stashes, numbers of
cards, its own hand. Numbers are in points at the end of the game.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.policy.extras import extra_points
from burgrave.games.citadels.policy.weights import Weights
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.build import closed_names, price
from burgrave.games.citadels.rules.cards import CARD_KIND, KIND_TYPE
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.rulings import R_16_MONUMENT_LIMIT
from burgrave.games.citadels.rules.scoring import open_unique_points
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

__all__ = ["CARD_WORTH", "INCOME_IN_CARDS", "INCOME_TYPE", "EvaluationContext", "open_points"]

_PACE: Final = 0.86  # rounds that the leader's next district takes
CARD_WORTH: Final = [2.2, 1.35, 0.85, 0.5, 0.3, 0.2, 0.15, 0.1]  # a card more, by the useful ones in hand


def _income_types() -> list[i64]:
    return [power.income_type for power in POWERS]


def _incomes_in_cards() -> list[bool]:
    return [power.income_in_cards for power in POWERS]


INCOME_TYPE: Final = _income_types()  # by character
INCOME_IN_CARDS: Final = _incomes_in_cards()


def open_points(t: Board, one: Player) -> float:
    """Return what a city would count now, as everybody can see it."""
    c: i64
    kind_type: i64
    cost = t.rules.cost
    total: i64 = 0
    odd: i64 = 0
    for c in one.city:
        price: i64 = cost[CARD_KIND[c]]
        if c in t.gilded:
            price += 1
        total += price
        odd += price & 1
    missing: i64 = 0
    for kind_type in range(5):
        if not one.types >> 8 * kind_type & 255:
            missing += 1
    haunted = one.names >> cards.HAUNTED_QUARTER & 1 != 0 and one.count(cards.UNIQUE) > 1
    if missing == 0 or (missing == 1 and haunted and one.count(cards.UNIQUE) > 0):
        total += t.rules.all_types_bonus
    if t.firsts & one.bit:
        total += t.rules.first_complete_bonus
    elif one.size >= t.goal:
        total += t.rules.complete_bonus
    if one.names >> cards.BASIC_KINDS:
        total += open_unique_points(t, one, one.types, odd)
    return float(total)


class EvaluationContext:
    """What one seat makes of the table; used over and over, never kept."""

    def __init__(self) -> None:
        self.few = Weights(True)
        self.many = Weights(False)
        self.weights = self.many
        self.seat: i64 = 0
        self.last = False  # the last round
        self.left = 0.0  # rounds to come after this one
        self.gold_worth = 0.0
        self.card_worth = 0.0
        self.card_scale = 0.0  # what stands before the table of cards in hand
        self.progress = 0.0  # what one more district is worth because the city is nearer to its end
        self.wanted: i64 = 0  # different cards of the hand that can be built
        self.wanted_mask: i64 = 0
        self.spares: i64 = 0  # cards that cannot be built, or are there twice
        self.richest: i64 = 0  # seats and numbers: most gold, most cards, the largest city; the next after them
        self.gold1: i64 = 0
        self.gold2: i64 = 0
        self.fullest: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.largest: i64 = 0
        self.size1: i64 = 0
        self.size2: i64 = 0
        self.stand = [0.0] * 8  # how every seat stands
        self.points = [0.0] * 8  # what every city counts now
        self.harm = [0.0] * 8  # what a point that this seat loses is worth to me
        self.mine = 0.0  # my points
        self.rival: i64 = 0  # the strongest of the others
        self.hoped = 0.0  # what the best of the others is likely to end with, if this is the last round

    # ---- the table ---------------------------------------------------------------------------------------------

    def _count(self, t: Board, seat: i64) -> None:
        """Take in time, gold, numbers of cards."""
        self.weights = self.few if t.n < 4 else self.many
        self.seat = seat
        self.last = t.firsts != 0
        self.gold1 = -1
        self.gold2 = -1
        self.hand1 = -1
        self.hand2 = -1
        self.size1 = -1
        self.size2 = -1
        for one in t.players:
            if one.gold > self.gold1:
                self.gold2 = self.gold1
                self.gold1 = one.gold
                self.richest = one.seat
            elif one.gold > self.gold2:
                self.gold2 = one.gold
            size: i64 = len(one.hand)
            if size > self.hand1:
                self.hand2 = self.hand1
                self.hand1 = size
                self.fullest = one.seat
            elif size > self.hand2:
                self.hand2 = size
            if one.size > self.size1:
                self.size2 = self.size1
                self.size1 = one.size
                self.largest = one.seat
            elif one.size > self.size2:
                self.size2 = one.size
        need: i64 = t.goal - self.size1
        self.left = 0.0 if self.last or need < 0 else float(need) * _PACE
        taste = self.weights
        if self.last:
            self.gold_worth = 0.02
            self.progress = 0.0
            self.card_scale = 0.01
        else:
            self.gold_worth = taste.gold * self.left / (self.left + taste.gold_half)
            saved = float(t.players[seat].gold) - taste.enough
            if saved > 0.0:
                self.gold_worth /= 1.0 + taste.plenty * saved
            self.progress = taste.progress * self.left / (self.left + taste.progress_half)
            self.card_scale = taste.card * self.left / (self.left + taste.card_half)
        self._see_hand(t, t.players[seat])

    def _see_hand(self, t: Board, me: Player) -> None:
        c: i64
        self.wanted = 0
        self.spares = 0
        mask: i64 = 0
        closed = closed_names(t, me)
        for c in me.hand:
            kind: i64 = CARD_KIND[c]
            if kind == cards.SECRET_VAULT:
                continue
            if (closed | mask) >> kind & 1 or (kind == cards.MONUMENT and len(me.city) >= R_16_MONUMENT_LIMIT):
                self.spares += 1
            else:
                mask |= bit(kind)
                self.wanted += 1
        self.wanted_mask = mask
        scarce: i64 = self.wanted if self.wanted < 7 else 7
        worth: float = CARD_WORTH[scarce]
        self.card_worth = worth * self.card_scale

    def look(self, t: Board, seat: i64) -> None:
        """Take in everything: who stands how, too."""
        self._count(t, seat)
        n = t.n
        best = -1.0
        top = -100.0
        for one in t.players:
            points = open_points(t, one)
            hand = float(len(one.hand))
            if hand > 5.0:
                hand = 5.0
            gold = float(one.gold)
            if gold > 7.0:
                gold = 7.0 + 0.3 * (gold - 7.0)
            stand = points + 0.7 * float(one.size)
            if not self.last:
                stand += 0.6 * gold + 0.45 * hand
            self.points[one.seat] = points
            self.stand[one.seat] = stand
            if one.seat == seat:
                self.mine = points
                continue
            if stand > best:
                best = stand
                self.rival = one.seat
            hoped = points
            if not self._had_turn(t, one):
                hoped += 3.0
                if one.size == t.goal - 1:
                    hoped += 2.0
            if hoped > top:
                top = hoped
        self.hoped = top
        self._see_harm(n, best)

    def _had_turn(self, t: Board, one: Player) -> bool:
        """Tell whether a seat has no turn to come in this round, for all that everybody knows."""
        rank: i64
        if t.n < 4 or t.revealed == 0:
            return False
        for rank in range(1, 10):
            if t.revealed >> rank & 1 and t.holder(rank) == one.seat:
                return one.seat != t.turn
        return False

    def _see_harm(self, n: i64, best: float) -> None:
        seat: i64
        if n == 2:
            self.harm[1 - self.seat] = self.weights.harm
            self.harm[self.seat] = -1.0
            return
        total = 0.0
        for seat in range(n):
            if seat == self.seat:
                continue
            stand: float = self.stand[seat]
            near = 1.0 - (best - stand) / self.weights.focus
            if near < 0.15:
                near = 0.15
            near *= near
            self.harm[seat] = near
            total += near
        for seat in range(n):
            near = self.harm[seat]
            self.harm[seat] = near * self.weights.harm / total
        self.harm[self.seat] = -1.0

    def most_gold(self, but: i64) -> i64:
        """Return the most gold that anybody but this seat has."""
        return self.gold2 if self.richest == but else self.gold1

    def most_cards(self, but: i64) -> i64:
        """Return the most cards that anybody but this seat has."""
        return self.hand2 if self.fullest == but else self.hand1

    def most_districts(self, but: i64) -> i64:
        """Return the size of the largest city but this seat's."""
        return self.size2 if self.largest == but else self.size1

    # ---- cards -------------------------------------------------------------------------------------------------

    def could_build(self, t: Board, me: Player, kind: i64) -> bool:
        """Tell whether a card of this kind could enter my city, money aside."""
        if kind == cards.SECRET_VAULT or (kind == cards.MONUMENT and len(me.city) >= R_16_MONUMENT_LIMIT):
            return False
        return not closed_names(t, me) >> kind & 1

    def gain(self, t: Board, me: Player, kind: i64) -> float:
        """Return what it would bring to have a district of this kind in my city, in points; gold is not counted."""
        cost: i64 = t.rules.cost[kind]
        value = float(cost)
        if kind >= cards.BASIC_KINDS:
            value += self.weights.unique * extra_points(t, me, kind, self.left)
        kind_type: i64 = KIND_TYPE[kind]
        if not me.types >> 8 * kind_type & 255:
            value += self._type_gain(me)
        size = me.size + 1
        if kind == cards.MONUMENT:
            size += 1
        if me.size >= t.goal:
            return value
        if size >= t.goal:
            return value + self.completion(t, value)
        return value + self.progress * float(size - me.size)

    def _type_gain(self, me: Player) -> float:
        """Return what a new type of district is worth: much if it is the last one missing."""
        kind_type: i64
        here: i64 = 0
        for kind_type in range(5):
            if me.types >> 8 * kind_type & 255:
                here += 1
        if here == 4:
            return 3.0 if self.last else self.weights.last_type
        if self.last:
            return 0.0
        return self.weights.new_type + 0.15 * float(here)

    def completion(self, t: Board, value: float) -> float:
        """Return what completing my city is worth: the bonus, and whether the end comes at the right time."""
        if self.last:
            bonus: i64 = t.rules.complete_bonus
            return float(bonus)
        bonus = t.rules.first_complete_bonus
        margin = self.mine + value + float(bonus) - self.hoped
        if margin > 8.0:
            margin = 8.0
        elif margin < -12.0:
            margin = -12.0
        return float(bonus) + self.weights.timing * margin

    def net(self, t: Board, me: Player, kind: i64) -> float:
        """Return what building a card of this kind for gold brings me."""
        return self.gain(t, me, kind) - self.gold_worth * float(price(t, me, kind))

    def card_value(self, t: Board, me: Player, kind: i64) -> float:
        """Return what holding a card is worth: less if it is far beyond my gold, little if it cannot be built."""
        if kind == cards.SECRET_VAULT:
            return 3.0 if self.last else 4.0  # three points, and no gold needed for them
        if not self.could_build(t, me, kind):
            return 0.05
        cost = price(t, me, kind)
        lacking = float(cost - me.gold)
        turns = 0.0
        building = t.turn == me.seat and t.builds < t.limit
        if lacking > 0.0:
            turns = (lacking + 1.0) / 3.0
        elif not building:
            turns = 0.6
        if turns > self.left + 0.4 or (self.last and not building):
            return 0.1
        value = self.net(t, me, kind) + 0.3 * float(cost) * self.gold_worth
        if value < 0.1:
            value = 0.1
        income = me.types >> 8 * KIND_TYPE[kind] & 255
        if kind < cards.BASIC_KINDS and income > 0:
            value += 0.1
        return value / (1.0 + self.weights.waiting * turns)

    def plan(self, t: Board, me: Player, gold: i64, builds: i64) -> float:
        """Return what the best builds with so much gold bring: one after the other, the best one first."""
        c: i64
        total = 0.0
        done: i64 = 0
        while builds > 0 and gold > 0:
            best = 0.0
            chosen: i64 = -1
            for c in me.hand:
                kind: i64 = CARD_KIND[c]
                if not self.wanted_mask >> kind & 1 or done >> kind & 1:
                    continue
                if price(t, me, kind) <= gold:
                    value = self.net(t, me, kind)
                    if value > best:
                        best = value
                        chosen = kind
            if chosen < 0:
                break
            total += best
            done |= bit(chosen)
            gold -= price(t, me, chosen)
            builds -= 1
        return total

    def ready(self, t: Board, me: Player, gold: i64) -> i64:
        """Return how many cards of my hand I could build one after the other, the cheapest first."""
        c: i64
        number: i64 = 0
        done: i64 = 0
        while True:
            cheapest: i64 = 1000
            chosen: i64 = -1
            for c in me.hand:
                kind: i64 = CARD_KIND[c]
                if self.wanted_mask >> kind & 1 and not done >> kind & 1:
                    cost = price(t, me, kind)
                    if cost < cheapest:
                        cheapest = cost
                        chosen = kind
            if chosen < 0 or cheapest > gold:
                return number
            gold -= cheapest
            done |= bit(chosen)
            number += 1
