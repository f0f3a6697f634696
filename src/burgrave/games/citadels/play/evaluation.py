"""Hand-written evaluation for the rule bot, with its weights.

It estimates the value of a seat's situation, of characters and of unique districts, in points at the end of the game.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND, KIND_TYPE
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.build import closed_names, may_enter, price
from burgrave.games.citadels.rules.calls import takes_crown
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.pieces import Player, variety
from burgrave.games.citadels.rules.scoring import open_unique_points
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

# ---- Weights ---------------------------------------------------------------------------------------------------------

# Tuned by self-play: bots with slightly different weights played many thousands of games, and the winners' weights were
# kept. Games of two or three players, with two characters each, have separate weights.

# value of a character beyond ``_bare``: with two or three players, and with more
_LIKING: Final = [
    (cards.ASSASSIN, 1.94, -0.83), (cards.WITCH, 2.01, 2.1), (cards.MAGISTRATE, 1.57, 2.16),
    (cards.THIEF, -0.51, 0.36), (cards.SPY, 0.0, 0.22), (cards.BLACKMAILER, 0.51, 1.11),
    (cards.TAX_COLLECTOR_OLD, -0.13, -0.54), (cards.MAGICIAN, -0.31, -0.09), (cards.WIZARD, -0.34, 0.01),
    (cards.SEER, -0.79, -0.7), (cards.KING, 0.42, 0.05), (cards.EMPEROR, -0.0, 0.13), (cards.PATRICIAN, 0.43, 0.31),
    (cards.BISHOP, -0.68, -0.29), (cards.ABBOT, -0.21, 0.14), (cards.CARDINAL, -0.73, -0.4),
    (cards.MERCHANT, -0.21, 0.07), (cards.ALCHEMIST, -1.53, -1.44), (cards.TRADER, -0.3, -0.1),
    (cards.ARCHITECT, 0.02, 0.18), (cards.NAVIGATOR, -1.34, -1.93), (cards.SCHOLAR, -0.6, -0.24),
    (cards.WARLORD, 0.49, -0.23), (cards.DIPLOMAT, -0.6, -0.28), (cards.MARSHAL, 0.97, 1.11),
    (cards.QUEEN, -0.02, -0.27), (cards.ARTIST, -1.01, -1.03), (cards.TAX_COLLECTOR, 0.71, 1.2),
]  # fmt: skip


def _liking(few: bool) -> list[float]:
    liking = [0.0] * cards.CHARACTERS_TOTAL
    for character, with_few, with_many in _LIKING:
        liking[character] = with_few if few else with_many
    return liking


class Weights:
    """Evaluation weights, in points unless stated otherwise."""

    def __init__(self, few: bool) -> None:
        self.gold = 0.93 if few else 1.65  # a gold early in the game; halved when ``gold_half`` rounds are left
        self.gold_half = 0.51 if few else 0.27
        self.enough = 2.94 if few else 0.02  # gold beyond this has decreasing value
        self.plenty = 0.36 if few else 0.48
        self.progress = 8.47 if few else 8.16  # one more district toward the end; halved at ``progress_half``
        self.progress_half = 0.74 if few else 0.69
        # one more card in hand (times ``CARD_WORTH``); halved when ``card_half`` rounds are left
        self.card = 0.54 if few else 1.08
        self.card_half = 0.73 if few else 0.63
        self.timing = 0.68 if few else 0.67  # each point of lead when ending the game
        self.new_type = 0.46  # a new district type
        self.last_type = 2.33 if few else 2.66  # the fifth district type
        self.waiting = 0.58 if few else 0.67  # discount of a card per turn until it is affordable
        self.unique = 0.94 if few else 0.63  # factor for the value of uniques beyond their cost
        self.harm = 0.8 if few else 0.57  # a point lost by an opponent
        self.focus = 13.43 if few else 16.74  # if larger, harm is spread more evenly over opponents
        self.deny = 0.55 if few else 0.12  # factor for denying a character to later pickers
        self.turn = 2.09 if few else 2.1  # a lost turn, without the character's power
        self.threat_of_end = 4.14 if few else 4.31  # stopping an opponent who is about to complete a city
        self.keep_hand = 0.04 if few else 0.13  # keeping known cards rather than unknown ones
        self.choose = 0.78 if few else 0.41  # gathering cards: choosing the better of two
        self.hope = 0.55 if few else 0.54  # drawing a card that can be built at once
        self.crown = 0.02  # the crown, per player
        self.hit = 0.21 if few else 0.04  # probability that a theft finds a worthwhile victim
        self.second = 1.12 if few else 1.19  # second build of a turn
        self.liking = _liking(few)  # by character


# ---- The situation of a seat -----------------------------------------------------------------------------------------

# Computed from a sampled world, but only from what the seat knows: cities, stashes, hand sizes and its own hand.

_PACE: Final = 0.86  # rounds that the leader takes per district
CARD_WORTH: Final = [2.2, 1.35, 0.85, 0.5, 0.3, 0.2, 0.15, 0.1]  # value of one more card, by useful cards in hand


def open_points(t: Board, one: Player) -> float:
    """Return a city's current points, using only public information."""
    c: i64
    cost = t.rules.cost
    total: i64 = 0
    odd: i64 = 0
    for c in one.city:
        price: i64 = cost[CARD_KIND[c]]
        if c in t.gilded:
            price += 1
        total += price
        odd += price & 1
    there = variety(one.types)
    if there == 5 or (there == 4 and one.has(cards.HAUNTED_QUARTER) and one.count(cards.UNIQUE) > 1):
        total += t.rules.all_types_bonus
    if t.firsts & one.bit:
        total += t.rules.first_complete_bonus
    elif one.size >= t.goal:
        total += t.rules.complete_bonus
    if one.names >> cards.BASIC_KINDS:
        total += open_unique_points(t, one, one.types, odd)
    return float(total)


class EvaluationContext:
    """Reusable scratch data for evaluating a table from one seat's point of view."""

    def __init__(self) -> None:
        self.few = Weights(True)
        self.many = Weights(False)
        self.weights = self.many
        self.seat: i64 = 0
        self.last = False  # the last round
        self.left = 0.0  # estimated rounds after this one
        self.gold_worth = 0.0
        self.card_worth = 0.0
        self.card_scale = 0.0  # factor for ``CARD_WORTH``
        self.progress = 0.0  # value of one more district toward completing the city
        self.wanted: i64 = 0  # distinct cards in hand that can be built
        self.wanted_mask: i64 = 0
        self.spares: i64 = 0  # cards that cannot be built, or are duplicates
        self.richest: i64 = 0  # most gold: seat, best and second value; below, cards and city sizes
        self.gold1: i64 = 0
        self.gold2: i64 = 0
        self.fullest: i64 = 0
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.largest: i64 = 0
        self.size1: i64 = 0
        self.size2: i64 = 0
        self.stand = [0.0] * 8  # strength estimate by seat
        self.points = [0.0] * 8  # current city points by seat
        self.harm = [0.0] * 8  # value to me of each point that a seat loses
        self.mine = 0.0  # my current points
        self.rival: i64 = 0  # strongest opponent
        self.hoped = 0.0  # expected final points of the best opponent if this is the last round

    # ---- the table ---------------------------------------------------------------------------------------------

    def _count(self, t: Board, seat: i64) -> None:
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
            if (closed | mask) >> kind & 1 or not may_enter(me, kind):
                self.spares += 1
            else:
                mask |= bit(kind)
                self.wanted += 1
        self.wanted_mask = mask
        scarce: i64 = self.wanted if self.wanted < 7 else 7
        worth: float = CARD_WORTH[scarce]
        self.card_worth = worth * self.card_scale

    def look(self, t: Board, seat: i64) -> None:
        """Evaluate the table for ``seat`` and set all fields, including the strength of every seat."""
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
        """Return True if it is public knowledge that a seat has no turn left in this round."""
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
        """Return the most gold that any seat other than ``but`` has."""
        return self.gold2 if self.richest == but else self.gold1

    def most_cards(self, but: i64) -> i64:
        return self.hand2 if self.fullest == but else self.hand1

    def most_districts(self, but: i64) -> i64:
        return self.size2 if self.largest == but else self.size1

    # ---- cards -------------------------------------------------------------------------------------------------

    def could_build(self, t: Board, me: Player, kind: i64) -> bool:
        """Return True if a district of this kind may be built in my city, ignoring its price."""
        return may_enter(me, kind) and not closed_names(t, me) >> kind & 1

    def gain(self, t: Board, me: Player, kind: i64) -> float:
        """Return the value, in points, of adding a district of this kind to my city, ignoring its price."""
        cost: i64 = t.rules.cost[kind]
        value = float(cost)
        if kind >= cards.BASIC_KINDS:
            value += self.weights.unique * extra_points(t, me, kind, self.left)
        if not me.count(KIND_TYPE[kind]):
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
        """Return the value of a new district type, which is highest for the last missing type."""
        here = variety(me.types)
        if here == 4:
            return 3.0 if self.last else self.weights.last_type
        if self.last:
            return 0.0
        return self.weights.new_type + 0.15 * float(here)

    def completion(self, t: Board, value: float) -> float:
        """Return the value of completing my city: the bonus plus the value of ending the game now."""
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
        """Return the value of building a district of this kind, minus the value of the gold spent."""
        return self.gain(t, me, kind) - self.gold_worth * float(price(t, me, kind))

    def card_value(self, t: Board, me: Player, kind: i64) -> float:
        """Return the value of a card in hand: lower the longer it takes to afford, almost 0 if it cannot be built."""
        if kind == cards.SECRET_VAULT:
            return 3.0 if self.last else 4.0  # three points without any gold
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
        if kind < cards.BASIC_KINDS and me.count(KIND_TYPE[kind]) > 0:
            value += 0.1
        return value / (1.0 + self.weights.waiting * turns)

    def plan(self, t: Board, me: Player, gold: i64, builds: i64) -> float:
        """Return the value of up to ``builds`` builds, chosen greedily, that this much gold can pay for."""
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
        """Return how many cards in my hand this gold can pay for, cheapest first."""
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


# ---- Characters ------------------------------------------------------------------------------------------------------


def guessed_ready(one: Player) -> i64:
    """Estimate how many cards another player can pay for, based on hand size and gold."""
    size: i64 = len(one.hand)
    gold = (one.gold + 2) // 3
    return size if size < gold else gold


def character_value(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64) -> float:
    """Return the value of a character for a player.

    ``ready`` is the number of cards that the player can pay for with 2 more gold. The value excludes the action and the
    one build that every character gets.
    """
    liking: float = m.weights.liking[character]
    return liking + _bare(m, t, one, character, ready)


def _bare(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64) -> float:
    g = m.gold_worth
    mine = one.seat == m.seat
    c = m.card_worth if mine else 0.7 if len(one.hand) < 3 else 0.35
    income = float(POWERS[character].income(t, one))
    if character < cards.MAGICIAN:
        return _striker(m, t, one, character, ready)
    if character < cards.KING:
        return _juggler(m, t, one, character, ready, c)
    if character < cards.BISHOP:
        crown = m.weights.crown * float(t.n) if m.left > 0.5 else 0.0
        if character == cards.EMPEROR:
            return g * (income + 0.8) + 0.5 * crown
        return crown + (g * income if character == cards.KING else c * income)
    if character < cards.MERCHANT:
        return _cleric(m, t, one, character, ready, income, c)
    if character == cards.MERCHANT:
        return g * (income + 1.0)
    if character == cards.ALCHEMIST:
        paid = float(one.gold + 2) if one.gold < 3 else 5.0
        return g * paid * 0.85 if ready > 0 else 0.1
    if character == cards.TRADER:
        return g * income + (0.7 * m.weights.second if ready > 1 else 0.0)
    if character < cards.WARLORD:
        return _builder(m, t, one, character, ready, c)
    if character < cards.QUEEN:
        return _strongman(m, t, one, character, income)
    if character == cards.QUEEN:
        return g * 3.0 * _near_rank4(t, one)
    if character == cards.ARTIST:
        gilded: i64 = len(one.city) if one.gold > 1 else 0
        return (1.0 - g) * float(gilded if gilded < 2 else 2) + 0.2
    if character == cards.TAX_COLLECTOR:
        return g * (float(t.pool) + (0.8 if not m.last else 0.0))
    return promised(m, t, one, character, ready, c)


def promised(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64, c: float) -> float:
    """Return the value of a character that has no evaluation of its own.

    It adds up the certain gains from its power, its income, the crown and additional builds.
    """
    power = POWERS[character]
    quote = Quote()
    power.promise(t, one, quote)
    gold = float(quote.gain("gold"))
    drawn = float(quote.gain("cards"))
    if power.income_in_cards:
        drawn += float(power.income(t, one))
    else:
        gold += float(power.income(t, one))
    more: i64 = power.builds if power.builds < ready else ready
    crown = m.weights.crown * float(t.n) if takes_crown(character) and m.left > 0.5 else 0.0
    return m.gold_worth * gold + c * drawn + crown + (m.weights.second * float(more - 1) if more > 1 else 0.0)


def _near_rank4(t: Board, one: Player) -> float:
    """Estimate the probability that the player with rank 4 sits next to ``one``, the Queen's player."""
    seat: i64 = t.holder(4)
    if t.revealed >> 4 & 1:
        gap = (seat - one.seat) % t.n
        return 1.0 if gap == 1 or gap == t.n - 1 else 0.0
    return 1.8 / float(t.n - 1) if t.n > 2 else 0.9


def _near_end(m: EvaluationContext, t: Board, one: Player) -> bool:
    return not m.last and m.most_districts(one.seat) >= t.goal - 1


def _striker(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64) -> float:
    g = m.gold_worth
    gold = float(m.most_gold(one.seat))
    people = float(t.n - 1)
    hit = 0.5 if t.n < 4 else m.weights.hit + 0.4 / people
    danger = 1.2 if _near_end(m, t, one) else 0.0
    if character == cards.ASSASSIN:
        return 1.0 + danger + (0.5 if one.size >= t.goal - 2 else 0.0)
    if character == cards.WITCH:
        return 1.2 + danger
    if character == cards.MAGISTRATE:
        return 1.3 + 0.6 * danger
    if character == cards.THIEF:
        return hit * gold * (g + 0.25)
    if character == cards.SPY:
        match = gold if gold < 2.0 else 2.0
        return 0.5 * match * (g + 0.2) + 0.5
    if character == cards.BLACKMAILER:
        return hit * gold * (g + 0.25) * 0.75
    return g * people * 0.65  # the older Tax Collector


def _juggler(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64, c: float) -> float:
    most = float(m.most_cards(one.seat))
    if m.last:
        return 0.3 if ready > 0 else 0.6
    if character == cards.MAGICIAN:
        useful = float(m.wanted) if one.seat == m.seat else float(len(one.hand))
        gain = (most - useful) * (c + 0.35) * 0.6
        spares = 0.25 * float(m.spares) if one.seat == m.seat else 0.3
        return gain if gain > spares else spares
    if character == cards.WIZARD:
        return 0.5 + (1.0 if most > 1.0 else 0.4 * most)
    extra = 0.8 * m.weights.second if ready > 1 else 0.0
    return extra + (0.25 + 0.12 * float(t.n - 1) if most > 0.0 else 0.0)


def _cleric(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64, income: float, c: float) -> float:
    g = m.gold_worth
    if character == cards.BISHOP:
        return g * income + (0.12 * float(one.size) if not m.last else 0.3)
    if character == cards.ABBOT:
        more = g if m.most_gold(one.seat) > one.gold else 0.0
        return (g if g > c else c) * income + more
    return c * income + 0.5


def _builder(m: EvaluationContext, t: Board, one: Player, character: i64, ready: i64, c: float) -> float:
    if character == cards.NAVIGATOR:
        built = 1.6 if ready > 0 or m.last else 0.0
        return 4.0 * (m.gold_worth if ready > 0 or m.gold_worth > c else c) - built
    closing = 1.0 if one.size < t.goal and one.size + ready >= t.goal else 0.0
    if character == cards.ARCHITECT:
        second = m.weights.second if ready > 1 else 0.0
        third = 0.8 * m.weights.second if ready > 2 else 0.0
        return 1.6 * c + second + third + closing
    return 0.4 + 1.2 * c + (m.weights.second if ready > 1 else 0.3)  # the Scholar


def _strongman(m: EvaluationContext, t: Board, one: Player, character: i64, income: float) -> float:
    g = m.gold_worth
    danger = 1.0 if _near_end(m, t, one) else 0.0
    if character == cards.WARLORD:
        return g * income + 0.4 + danger
    if character == cards.DIPLOMAT:
        return g * income + 0.5 + 0.3 * danger
    return g * income + (0.9 if one.gold > 2 else 0.5) + danger


# ---- Unique districts ------------------------------------------------------------------------------------------------

# Values of unique districts for the bot and its hints: fixed points, points per remaining round, and whether the
# district keeps producing gold or cards. A district missing here is worth its cost plus its final points.
_WORTH: Final = [
    (cards.DRAGON_GATE, 2.0, 0.0, False), (cards.UNIVERSITY, 2.0, 0.0, False), (cards.MAP_ROOM, 0.6, 0.0, False),
    (cards.LIGHTHOUSE, 1.5, 0.0, False), (cards.BELL_TOWER, 0.3, 0.0, False),
    (cards.KEEP, 0.2, 0.03, False), (cards.ARMORY, 0.3, 0.1, False), (cards.STABLES, 0.5, 0.05, False),
    (cards.HOSPITAL, 0.0, 0.1, False), (cards.BALL_ROOM, 0.0, 0.1, False), (cards.GRAVEYARD, 0.0, 0.1, False),
    (cards.GREAT_WALL, 0.0, 0.15, False), (cards.QUARRY, 0.0, 0.2, False), (cards.THEATER, 0.0, 0.2, False),
    (cards.FRAMEWORK, 0.2, 0.3, False),
    (cards.GOLD_MINE, 0.0, 0.35, True), (cards.LIBRARY, 0.0, 0.4, True),
    (cards.OBSERVATORY, 0.0, 0.12, True), (cards.SMITHY, 0.0, 0.2, True),
    (cards.LABORATORY, 0.0, 0.3, True), (cards.PARK, 0.0, 0.25, True),
    (cards.POOR_HOUSE, 0.0, 0.35, True), (cards.SCHOOL_OF_MAGIC, 0.0, 0.3, True),
    (cards.MUSEUM, 0.3, 0.45, True), (cards.FACTORY, 0.0, 0.12, True),
    (cards.THRONE_ROOM, 0.0, 0.3, True),
]  # fmt: skip
_SURE: Final = [0.0] * cards.KINDS
_ROUND: Final = [0.0] * cards.KINDS


def _fill() -> None:
    for kind, sure, each, _what in _WORTH:
        _SURE[kind] = sure
        _ROUND[kind] = each


_fill()


def pays_off(kind: i64) -> bool:
    """Return True if a district keeps producing gold or cards after it is built."""
    return (kind, True) in [(row[0], row[3]) for row in _WORTH]


def extra_points(t: Board, me: Player, kind: i64, left: float) -> float:
    """Return the value of a unique district beyond its cost, in points, with ``left`` rounds to go."""
    sure: float = _SURE[kind]
    each: float = _ROUND[kind]
    value = sure + each * left
    uniques = me.count(cards.UNIQUE)
    if me.has(cards.WISHING_WELL):
        value += 1.0
    if me.has(cards.IVORY_TOWER) and uniques == 1:
        value -= 5.0
    if kind == cards.HAUNTED_QUARTER:
        return value + _haunted(t, me, left)
    if kind == cards.IMPERIAL_TREASURY:
        return value + 0.5 * float(me.gold) * (0.6 if left > 0.5 else 1.0) + 0.8
    if kind == cards.MAP_ROOM:
        return value + 0.8 * float(len(me.hand) - 1)
    if kind == cards.WISHING_WELL:
        return value + float(uniques) + 0.3 * left + (1.0 if t.rules.wishing_well_counts_itself else 0.0)
    if kind == cards.IVORY_TOWER:
        return value + (5.0 - 0.35 * left if uniques == 0 else 0.0)
    if kind == cards.STATUE:
        return value + (3.2 if t.crown == me.seat else 1.2)
    if kind == cards.BASILICA:
        return value + _odd(t, me) + 0.4 * left
    if kind == cards.CAPITOL:
        return value + _capitol(me, left)
    if kind == cards.MONUMENT:
        return value + (0.5 if left > 0.5 else 0.0)
    return value


def _haunted(t: Board, me: Player, left: float) -> float:
    """Return the value of the Haunted Quarter as a substitute for a missing type, highest if only one is missing."""
    if variety(me.types) == 4 and me.count(cards.UNIQUE) > 0:
        return 1.2
    return 0.6 if left > 1.0 else 0.0


def _odd(t: Board, me: Player) -> float:
    c: i64
    odd: i64 = 0
    for c in me.city:
        cost: i64 = t.rules.cost[CARD_KIND[c]]
        odd += cost & 1
    return float(odd)


def _capitol(me: Player, left: float) -> float:
    kind_type: i64
    most: i64 = 0
    for kind_type in range(5):
        number = me.count(kind_type)
        if kind_type == cards.UNIQUE:
            number += 1
        if number > most:
            most = number
    if most >= 3:
        return 3.0
    return 2.0 if most == 2 and left > 1.0 else 1.0 if left > 3.0 else 0.0
