"""A quick choice for playouts: the same judgement, with less care taken and some luck."""

from __future__ import annotations

from burgrave.games.citadels.policy.character_value import character_value
from burgrave.games.citadels.policy.evaluation_context import EvaluationContext
from burgrave.games.citadels.policy.naming import asks_who
from burgrave.games.citadels.policy.steps import step_value
from burgrave.games.citadels.policy.suspects import Suspects
from burgrave.games.citadels.policy.turns import extra_value, turn_value
from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.games.citadels.rules.phases import BURY, CLOSING, EXTRA, LEND, MAIN, PICK, POWER, STAGE
from burgrave.games.citadels.rules.player import Player
from burgrave.kernel.bits import bit, count
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import ActionList

__all__ = ["Quick"]


class Quick:
    """Makes quick choices; keeps scratch room."""

    def __init__(self) -> None:
        self.m = EvaluationContext()
        self.s = Suspects()
        seat: i64
        for seat in range(8):
            self.m.harm[seat] = 0.3
        self.m.mine = 4.0

    def choose(self, t: Board, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return one of ``options``."""
        first = options[0]
        if len(options) == 1:
            return first
        phase = t.phase
        me = t.players[seat]
        if phase == MAIN:
            return self._main(t, me, options, rng)
        if phase == PICK:
            return self._pick(t, me, options, rng)
        if phase == BURY or phase == STAGE or phase == LEND:
            return options[rng.below(len(options))] if phase != STAGE else first
        self.m.glance(t, seat)
        if phase == POWER and t.step > 0:
            if t.character == cards.MAGISTRATE or t.character == cards.BLACKMAILER:
                self._spread(t, seat)
        elif phase == EXTRA or phase == CLOSING:
            if t.character == cards.WITCH:
                self._spread(t, seat)
            return self._best(t, me, options, 0.0, -1, rng)
        return self._best_step(t, me, options, rng)

    def _best_step(self, t: Board, me: Player, options: ActionList, rng: Rng) -> i64:
        i: i64
        best = -1000.0
        chosen = options[0]
        for i in range(len(options)):
            action = options[i]
            value = step_value(self.m, self.s, t, me, action) + float(rng.below(64)) * 0.008
            if value > best:
                best = value
                chosen = action
        return chosen

    def _pick(self, t: Board, me: Player, options: ActionList, rng: Rng) -> i64:
        i: i64
        m = self.m
        m.glance(t, me.seat)
        ready = m.ready(t, me, me.gold + 2)
        best = -1000.0
        chosen = options[0]
        for i in range(len(options)):
            action = options[i]
            value = character_value(m, t, me, action - act.PICK, ready) + float(rng.below(64)) * 0.025
            if value > best:
                best = value
                chosen = action
        return chosen

    def _main(self, t: Board, me: Player, options: ActionList, rng: Rng) -> i64:
        first = options[0]
        if first == act.GOLD and self._only_gathers(t, options):
            return first if self._wants_gold(t, me, rng) else act.CARDS
        self.m.glance(t, me.seat)
        top, build = self._best_build(t, me, options, rng)
        return self._best(t, me, options, top, build, rng)

    def _only_gathers(self, t: Board, options: ActionList) -> bool:
        """Tell whether there is nothing to decide but gold or cards."""
        return len(options) == 2 and options[1] == act.CARDS

    def _wants_gold(self, t: Board, me: Player, rng: Rng) -> bool:
        """Take cards where nothing can be built, or where all that is worth it can be paid."""
        c: i64
        wanted: i64 = 0
        ready: i64 = 0
        cost = t.rules.cost
        for c in me.hand:
            kind: i64 = CARD_KIND[c]
            if me.names >> kind & 1 or kind == cards.SECRET_VAULT:
                continue
            wanted += 1
            price: i64 = cost[kind]
            if price <= me.gold:
                ready += 1
        if wanted == 0:
            return t.firsts != 0 and me.gold == 0
        if wanted == 1 and ready == 1:
            return rng.below(4) == 0
        if wanted == 2 and ready == 2:
            return rng.below(2) == 0
        return True

    def _best_build(self, t: Board, me: Player, options: ActionList, rng: Rng) -> tuple[float, i64]:
        i: i64
        best = 0.0
        chosen: i64 = -1
        m = self.m
        for i in range(len(options)):
            action = options[i]
            if act.BUILD <= action < act.BUILD + act.KIND_IDS:
                value = m.net(t, me, action - act.BUILD) + float(rng.below(64)) * 0.012
                if value > best:
                    best = value
                    chosen = action
        return best, chosen

    def _best(self, t: Board, me: Player, options: ActionList, top: float, build: i64, rng: Rng) -> i64:
        i: i64
        m = self.m
        best = top if build >= 0 else -1000.0
        chosen: i64 = build if build >= 0 else options[0]
        named = False
        for i in range(len(options)):
            action = options[i]
            value = 0.0
            if action == act.GOLD or action == act.CARDS:
                if action == act.CARDS:
                    continue
                value = 1.2
            elif act.BUILD <= action < act.BUILD + act.KIND_IDS:
                continue
            elif action == act.END or action == act.DECLINE:
                value = 0.01
            elif t.phase == EXTRA and action < act.NAMED:
                value = extra_value(m, t, me, action)
            else:
                if not named and asks_who(action):
                    named = True
                    self._spread(t, me.seat)
                value = turn_value(m, self.s, t, me, action, top, 1) + float(rng.below(64)) * 0.012
            if value > best:
                best = value
                chosen = action
        if chosen == act.GOLD and t.top < len(t.deck) and not self._wants_gold(t, me, rng):
            return act.CARDS
        return chosen

    def _spread(self, t: Board, seat: i64) -> None:
        """Share the chances out evenly among all that a seat may hold."""
        other: i64
        rank: i64
        s = self.s
        s.see(t, seat)
        for other in range(t.n):
            may: i64 = s.may[other]
            number = count(may)
            held: i64 = s.open[other]
            share = 0.0
            if number > 0:
                share = float(held) / float(number) if held < number else 1.0
            base = other * 10
            for rank in range(1, t.ranks_in_play + 1):
                s.chance[base + rank] = share if may & bit(rank) else 0.0
