"""A decision that is to be explained, and what can be said of cards and purses."""

from __future__ import annotations

from burgrave.games.valeria.policy.ahead import stacks_to_go
from burgrave.games.valeria.policy.decision import Decision
from burgrave.games.valeria.policy.outlook import shown_points
from burgrave.games.valeria.rules.board import COLUMNS, Player
from burgrave.games.valeria.rules.cards import (
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    MONSTER_MAGIC,
    MONSTER_NAMES,
    MONSTER_STRENGTH,
    RESOURCE_NAMES,
)
from burgrave.games.valeria.rules.market import can_pay, citizen_price, domain_price, meets
from burgrave.games.valeria.rules.phases import DUKE
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote, Reason

__all__ = ["Case", "Purse"]

Purse = tuple[int, int, int]  # gold, strength, magic


class Case:
    """One action of one decision."""

    def __init__(self, t: ValeriaState, seat: int, action: int, options: list[int]) -> None:
        self.t = t
        self.seat = seat
        self.action = action
        self.options = options
        self.me: Player = t.players[seat]
        self.decision = Decision(t.n)
        if t.phase != DUKE:
            self.decision.look(t, seat)
        self.outlook = self.decision.outlook
        self.judgement = self.decision.judgement
        self.quote: Quote = t.quote(seat, action)
        self.purse: Purse = (self.me.gold, self.me.strength, self.me.magic)

    def with_more(self, resource: int, number: int) -> Purse:
        """Return the purse with so much more of a resource."""
        have = [*self.purse]
        have[resource] += number
        return have[0], have[1], have[2]

    def left(self, quote: Quote) -> Purse:
        """Return the purse once an action is paid for, without what it brings."""
        gold, strength, magic = (
            have - quote.cost(name) for have, name in zip(self.purse, RESOURCE_NAMES, strict=False)
        )
        return gold, strength, magic

    def after(self, quote: Quote) -> Purse:
        """Return the purse once an action is played."""
        gold, strength, magic = self.left(quote)
        return gold + quote.gain("gold"), strength + quote.gain("strength"), magic + quote.gain("magic")

    def pays(self, before: Purse, after: Purse) -> Reason | None:
        """Tell what is worth its price, and can be had with one purse and not with the other."""
        best = 0.0
        found: Reason | None = None
        for worth, kind, name, price, magic in self._offers():
            if worth > best and _covers(after, kind, price, magic) and not _covers(before, kind, price, magic):
                best = worth
                found = Reason(f"pays_{kind}", {kind: name})
        return found

    def _offers(self) -> list[tuple[float, str, str, int, int]]:
        """Return what lies open: its worth, price aside and price taken off, what it is, its name, and its price."""
        t, me, outlook, judgement = self.t, self.me, self.outlook, self.judgement
        found: list[tuple[float, str, str, int, int]] = []
        for stack in t.monsters:
            if stack:
                kind: i64 = stack[len(stack) - 1]
                price, magic = int(MONSTER_STRENGTH[kind]), int(MONSTER_MAGIC[kind])
                worth = judgement.monster(kind) - price * outlook.price_strength - magic * outlook.price_magic
                found.append((worth + 1.0, "monster", MONSTER_NAMES[kind], price, magic))
        for stack in t.citizens:
            if stack:
                kind = stack[len(stack) - 1]
                price = int(citizen_price(me, kind))
                worth = judgement.citizen(kind) - price * outlook.price_gold
                found.append((worth, "citizen", CITIZEN_NAMES[kind], price, 0))
        for column in range(COLUMNS):
            stack = t.domains[column]
            if stack and column != t.covered:
                kind = stack[len(stack) - 1]
                if meets(me, kind):
                    price = int(domain_price(me, kind))
                    worth = judgement.domain(kind) - price * outlook.price_gold
                    found.append((worth, "domain", DOMAIN_NAMES[kind], price, 0))
        return found

    def ends_game(self, stack: list[i64], all_stacks: list[list[i64]]) -> bool:
        """Tell whether the top card of a stack is the last one that the game needs to end."""
        if len(stack) != 1 or not self.outlook.near:
            return False
        others = sum([len(one) for one in all_stacks]) - 1
        every = self.t.citizens is not all_stacks and others == 0
        return every or stacks_to_go(self.t) == 1

    def leader(self) -> int:
        """Return which of the others shows most points; -1 if two show as many."""
        best, found = -1.0, -1
        for other in self.t.players:
            if other.seat != self.seat:
                points = shown_points(other)
                if points > best:
                    best, found = points, int(other.seat)
                elif points == best:
                    found = -1
        return found


def _covers(purse: Purse, kind: str, price: int, magic: int) -> bool:
    main = purse[1] if kind == "monster" else purse[0]
    return can_pay(main, purse[2], price, magic)
