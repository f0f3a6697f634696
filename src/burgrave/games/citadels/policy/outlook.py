"""Who is likely to win, and with how many points: from a few features of every seat, weighed as games have taught.

The weights, and how they came about, are in ``outlook_weights``.
"""

from __future__ import annotations

import math
from typing import Final

from burgrave.games.citadels.policy.character_value import character_value
from burgrave.games.citadels.policy.evaluation_context import EvaluationContext, open_points
from burgrave.games.citadels.policy.extras import engines, extra_points
from burgrave.games.citadels.policy.outlook_weights import FEATURES, STAGES, score_weights, share_weights
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND, KIND_TYPE
from burgrave.games.citadels.rules.phases import BURY, LEND, OVER, PICK, STAGE
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

__all__ = ["Outlook"]

_ENGINES: Final = engines()
_SHARES: Final = share_weights()  # (group * STAGES + stage) * FEATURES + feature
_SCORES: Final = score_weights()


class Outlook:
    """Forecasts; keeps scratch room."""

    def __init__(self) -> None:
        self.m = EvaluationContext()
        self.f = [0.0] * FEATURES
        self.logit = [0.0] * 8
        self.points = [0.0] * 8  # of every city, and the most and the next
        self.first: i64 = 0
        self.most = 0.0
        self.second = 0.0

    def evaluate(self, t: CitadelsState, shares: list[float], scores: list[float]) -> None:
        """Fill in each seat's chance of winning and the points it is likely to end with."""
        if t.phase == OVER:
            self._exact(t, shares, scores)
            return
        i: i64
        seat: i64
        self.begin(t)
        base = self.stage(t) * FEATURES
        f = self.f
        highest = -1000.0
        for one in t.players:
            self.see(t, one)
            points = 0.0
            logit = 0.0
            for i in range(FEATURES):
                x: float = f[i]
                if x != 0.0:
                    share: float = _SHARES[base + i]
                    score: float = _SCORES[base + i]
                    logit += share * x
                    points += score * x
            scores[one.seat] = points
            self.logit[one.seat] = logit
            if logit > highest:
                highest = logit
        total = 0.0
        for seat in range(t.n):
            logit = self.logit[seat]
            chance = math.exp(logit - highest)
            shares[seat] = chance
            total += chance
        for seat in range(t.n):
            chance = shares[seat]
            shares[seat] = chance / total

    def begin(self, t: Board) -> None:
        """Take in the table, before the features of its seats are asked for."""
        self.m.glance(t, 0)
        self.most = -1.0
        self.second = -1.0
        for one in t.players:
            points = open_points(t, one)
            self.points[one.seat] = points
            if points > self.most:
                self.second = self.most
                self.most = points
                self.first = one.seat
            elif points > self.second:
                self.second = points

    def _exact(self, t: CitadelsState, shares: list[float], scores: list[float]) -> None:
        seat: i64
        place: i64
        winners = 0.0
        places = t.ranks()
        for place in places:
            if place == 1:
                winners += 1.0
        points = t.scores()
        for seat in range(t.n):
            place = places[seat]
            count: i64 = points[seat]
            shares[seat] = 1.0 / winners if place == 1 else 0.0
            scores[seat] = float(count)

    def stage(self, t: Board) -> i64:
        """Return which weights hold: by what the largest city still lacks (0: the last round), and by the group."""
        first: i64 = 0 if t.n < 4 else STAGES
        if t.phase != PICK or t.draft_step > 0:
            first += 2 * STAGES
        if t.firsts:
            return first
        need = t.goal - self.m.size1
        if need < 1:
            need = 1
        return first + (need if need < STAGES else STAGES - 1)

    def see(self, t: Board, one: Player) -> None:
        """Write the features of one seat."""
        m = self.m
        f = self.f
        pending = self._pending(t, one)
        turns = pending + m.left
        gold = float(one.gold)
        if t.robbed and one.ranks >> t.robbed & 1 and t.rank < t.robbed:
            gold = 0.0
        elif t.robbed and one.seat == t.thief and t.rank < t.robbed:
            holder: i64 = t.holder(t.robbed)
            if holder >= 0:
                gold += float(t.players[holder].gold)
        alive = 1.0 if turns > 0.0 else 0.0
        f[0] = 1.0
        f[1] = self.points[one.seat]
        f[2] = pending
        f[3] = alive * (gold if gold < 5.0 else 5.0)
        f[4] = alive * (gold - 5.0 if gold > 5.0 else 0.0)
        self._see_hand(t, one, gold, pending, alive)
        size = float(one.size)
        ahead = size - float(m.most_districts(one.seat))
        f[9] = size
        f[10] = ahead if ahead > 0.0 else 0.0
        f[11] = alive if one.size == t.goal - 1 else 0.0
        f[12] = alive if one.size == t.goal - 2 else 0.0
        f[13] = 1.0 if t.crown == one.seat else 0.0
        self._see_types(t, one)
        f[17] = self._engine(t, one)
        f[18] = self._calling(t, one, pending)
        f[19] = 1.0 if one.size >= t.goal else 0.0
        f[23] = self._margin(t, one)
        f[24] = float((one.seat - t.crown + t.n) % t.n) / float(t.n - 1)
        f[21] = pending if f[11] > 0.0 and f[7] > 0.0 else 0.0

    def _margin(self, t: Board, one: Player) -> float:
        """Return how far a seat that can soon end the game would be ahead then."""
        short = t.goal - one.size
        if t.firsts or short > 2 or short < 1:
            return 0.0
        f = self.f
        others = self.second if self.first == one.seat else self.most
        margin = f[1] + f[7] + 1.0 - others
        if margin > 8.0:
            margin = 8.0
        elif margin < -8.0:
            margin = -8.0
        return margin if short == 1 else 0.5 * margin

    def _pending(self, t: Board, one: Player) -> float:
        """Return the turns that a seat has still to come in this round; one begun counts by what is left of it."""
        rank: i64
        if t.phase == PICK or t.phase == BURY or t.phase == STAGE or t.phase == LEND:
            return 2.0 if t.n < 4 else 1.0
        pending = 0.0
        for rank in range(t.rank + 1, t.ranks_in_play + 1):
            if one.ranks >> rank & 1 and rank != t.killed:
                pending += 0.3 if rank == t.bewitched else 1.0
        if t.turn == one.seat:
            if not t.gathered:
                pending += 1.0
            elif t.builds < t.limit:
                pending += 0.6
        if one.seat == t.witch and t.bewitched > t.rank:
            pending += 0.7
        return pending

    def _see_hand(self, t: Board, one: Player, gold: float, pending: float, alive: float) -> None:
        """Cards that can be built: how many, and the best that can be paid soon; Secret Vaults."""
        c: i64
        f = self.f
        cost = t.rules.cost
        seen = one.names
        wanted = 0.0
        best = 0.0
        later = 0.0
        vaults = 0.0
        new_type = 0.0
        for c in one.hand:
            kind: i64 = CARD_KIND[c]
            if kind == cards.SECRET_VAULT:
                vaults += 1.0
                continue
            if seen >> kind & 1:
                continue
            seen |= bit(kind)
            wanted += 1.0
            price: i64 = cost[kind]
            value = float(price)
            if value > later:
                later = value
            if not one.types >> 8 * KIND_TYPE[kind] & 255:
                new_type = 1.0
            if value <= gold + 2.0 and value > best:
                best = value
        f[5] = alive * (wanted if wanted < 2.0 else 2.0)
        f[6] = alive * (wanted - 2.0 if wanted > 2.0 else 0.0) if wanted < 6.0 else alive * 4.0
        f[7] = best if pending > 0.0 else 0.0
        f[8] = alive * later
        f[20] = vaults
        f[22] = alive * new_type

    def _see_types(self, t: Board, one: Player) -> None:
        kind_type: i64
        missing: i64 = 0
        most: i64 = 0
        for kind_type in range(5):
            number = one.types >> 8 * kind_type & 255
            if number == 0:
                missing += 1
            elif number > most and kind_type < 4:
                most = number
        f = self.f
        f[14] = 1.0 if missing == 1 else 0.0
        f[15] = 1.0 if missing == 2 else 0.0
        f[16] = float(most)

    def _engine(self, t: Board, one: Player) -> float:
        """Return what the unique districts of a city are still to bring."""
        c: i64
        if not one.names >> cards.BASIC_KINDS:
            return 0.0
        value = 0.0
        for c in one.city:
            kind: i64 = CARD_KIND[c]
            if kind >= cards.BASIC_KINDS and _ENGINES >> kind & 1:
                value += extra_points(t, one, kind, self.m.left)
        return value

    def _calling(self, t: Board, one: Player, pending: float) -> float:
        """Return what the characters do for a seat that are still to be called."""
        rank: i64
        if pending <= 0.0 or t.phase == PICK or t.phase == BURY:
            return 0.0
        value = 0.0
        size: i64 = len(one.hand)
        ready = (one.gold + 2) // 3
        if size < ready:
            ready = size
        for rank in range(t.rank + 1, t.ranks_in_play + 1):
            if one.ranks >> rank & 1 and rank != t.killed and rank != t.bewitched:
                value += character_value(self.m, t, one, t.cast[rank], ready)
        return value
