"""What cards are worth to a player: rules of thumb, in points."""

from __future__ import annotations

from typing import Final

from burgrave.bots.valeria.outlook import NO_DUKE, Holding, Outlook
from burgrave.bots.valeria.tables import (
    DOMAIN_POINTS,
    DOMAIN_PRICE,
    DUKE_CITIZEN,
    DUKE_DOMAIN,
    DUKE_MONSTER,
    IDLE,
    MEETS,
    MONSTER_POINTS,
)
from burgrave.valeria import cards, effects
from burgrave.valeria.cards import CITIZEN_COST, CITIZEN_GROUP, CITIZEN_ROLE, DOMAIN_ROLES
from burgrave.valeria.effects import CITIZEN_OFF, CITIZEN_ON, DOMAIN_PROGRAM, MONSTER_PROGRAM, Program

__all__ = ["Judgement"]

_PAIRS: Final = 1 / 6


class Judgement:
    """The worth of cards to the player whose outlook this is."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.weights = outlook.weights
        self.me = outlook.me
        self.roles = self._roles_wanted()
        self._citizens: list[float | None] = [None] * cards.CITIZENS

    # ---- what activations bring --------------------------------------------------------------------------------

    def brings(self, one: Holding, program: Program) -> float:
        """Return the worth of activating one citizen, by one half of its card."""
        best = 0.0
        for parts in program:
            found = 0.0
            for part in parts:
                found += self._part(one, part)
            if found > best:
                best = found
        return best

    def _part(self, one: Holding, part: int) -> float:
        price = self.outlook.price
        op = effects.op_of(part)
        resource = int(effects.resource_of(part))
        number = int(effects.number_of(part))
        if op == effects.EXCHANGE:
            brings = int(effects.gained(part))
            won = (brings >> 2) * price[brings & 3] - number * price[resource]
            return won * self.weights.traded if won > 0.0 else 0.0
        if op == effects.STEAL:
            return self.weights.stolen * max(price[cards.GOLD], price[cards.MAGIC]) * (1.0 + self.outlook.rival)
        by = int(effects.count_of(part))
        if by == effects.BY_NOTHING:
            return number * price[resource]
        arg = int(effects.arg_of(part))
        if by == effects.BY_ROLE:
            return number * one.roles[arg] * price[resource]
        if by == effects.BY_NAME:
            return number * one.named(arg) * price[resource]
        return number * (len(one.domains) + 0.5) * price[resource]  # BY_DOMAINS

    def harvest(self, one: Holding, met: list[int], half: list[Program]) -> float:
        """Return the worth of a harvest in which each group is activated so often."""
        found = (met[4] * self.outlook.price[cards.GOLD]) + (met[5] * self.outlook.price[cards.STRENGTH])
        idle = met[4] + met[5] == 0
        for kind in range(cards.CITIZENS):
            number = one.citizens[kind]
            often = met[CITIZEN_GROUP[kind]]
            if number and often:
                idle = False
                found += number * often * self.brings(one, half[kind])
        return max(self.outlook.price) if idle else found

    # ---- citizens ------------------------------------------------------------------------------------------------

    def citizen(self, kind: int) -> float:
        """Return the worth of one more citizen, its price aside."""
        known = self._citizens[kind]
        if known is not None:
            return known
        outlook, me = self.outlook, self.me
        role = int(CITIZEN_ROLE[kind])
        duke = DUKE_CITIZEN[me.duke][kind] if me.duke != NO_DUKE else 0.5
        found = duke + self.income(kind) + self.roles[role]
        if me.roles[role] < 2:
            found += self.weights.of_role[me.roles[role]] * min(1.0, 0.2 * outlook.left)
        self._citizens[kind] = found
        return found

    def income(self, kind: int) -> float:
        """Return the worth of what one more citizen brings until the end, and makes others bring."""
        outlook, me = self.outlook, self.me
        role = int(CITIZEN_ROLE[kind])
        group = int(CITIZEN_GROUP[kind])
        me.roles[role] += 1
        me.citizens[kind] += 1
        on = MEETS[group] * self.brings(me, CITIZEN_ON[kind])
        off = MEETS[group] * self.brings(me, CITIZEN_OFF[kind])
        me.roles[role] -= 1
        me.citizens[kind] -= 1
        gold, strength = outlook.price[cards.GOLD], outlook.price[cards.STRENGTH]
        if role == cards.WORKER:
            on += me.citizens[cards.BUTCHER] * MEETS[9] * 2 * gold
        elif role == cards.SOLDIER:
            on += me.citizens[cards.BLACKSMITH] * MEETS[1] * gold
            on += me.citizens[cards.WARLORD] * MEETS[7] * strength
            if kind == cards.KNIGHT:
                off += me.citizens[cards.WARLORD] * MEETS[7] * strength
        idle = (IDLE[me.groups] - IDLE[me.groups | 1 << group]) * max(outlook.price)
        return self.weights.income * outlook.left * (on - idle + outlook.off_rolls * (off - idle))

    def free_citizen(self, part: int) -> float:
        """Return the worth of the best citizen that a reward or power gives, or 0 if there is none."""
        role, name, most = int(effects.count_of(part)), int(effects.arg_of(part)), int(effects.number_of(part))
        best = 0.0
        for kind in self.open_citizens():
            if (role and CITIZEN_ROLE[kind] != role - 1) or (name and kind != name - 1):
                continue
            if most == 0 or CITIZEN_COST[kind] <= most:
                best = max(best, self.citizen(kind))
        return best

    def open_citizens(self) -> list[int]:
        """Return the citizens on top of the stacks."""
        return [kind for kind in self.outlook.top_citizens if kind >= 0]

    # ---- monsters ------------------------------------------------------------------------------------------------

    def monster(self, kind: int) -> float:
        """Return the worth of having slain a monster, its reward and price aside."""
        outlook, me = self.outlook, self.me
        found = MONSTER_POINTS[kind]
        if me.duke != NO_DUKE:
            found += DUKE_MONSTER[me.duke][kind]
        if outlook.solo:
            found += MONSTER_POINTS[kind] + outlook.lord_monster(kind)
        return found

    def reward(self, kind: int) -> tuple[float, list[int]]:
        """Return the worth in cards and tokens, and the resources, of the best reward for slaying a monster."""
        best = -1.0
        chosen: tuple[float, list[int]] = (0.0, [0, 0, 0])
        for parts in MONSTER_PROGRAM[kind]:
            found = self.alternative(kind, parts)
            total = found[0]
            for resource in range(3):
                total += found[1][resource] * self.outlook.price[resource]
            if total > best:
                best, chosen = total, found
        if self.me.has(cards.THE_VIOLET_THORN):
            chosen[1][cards.MAGIC] += 1
        return chosen

    def alternative(self, kind: int, parts: list[int], *, slain: bool = False) -> tuple[float, list[int]]:
        """Return the worth in cards and tokens, and the resources, of one reward; ``slain``: it is mine already."""
        points = 0.0
        resources = [0, 0, 0]
        for part in parts:
            if effects.op_of(part) == effects.CITIZEN:
                points += self.free_citizen(part)
                continue
            number = int(effects.number_of(part))
            if effects.count_of(part) == effects.BY_AREA:
                number *= self.me.areas[kind // 3] + (not slain)
            resource = int(effects.resource_of(part))
            if resource == cards.VP:
                points += 0.0 if self.outlook.solo else number
            else:
                resources[resource] += number
        return points, resources

    # ---- domains -------------------------------------------------------------------------------------------------

    def domain(self, kind: int) -> float:
        """Return the worth of a domain, its price and the resources it brings at once aside."""
        me = self.me
        found = DOMAIN_POINTS[kind]
        if me.duke != NO_DUKE:
            found += DUKE_DOMAIN[me.duke][kind]
        found += me.citizens[cards.MINER] * MEETS[9] * self.outlook.left * self.outlook.price[cards.GOLD]
        return found + self.power(kind)

    def power(self, kind: int) -> float:
        """Return the worth of what a domain does, but for resources that it brings at once."""
        outlook = self.outlook
        left, price = outlook.left, outlook.price
        if kind in _FREE:
            return self.free_citizen(DOMAIN_PROGRAM[kind][0][-1])
        if kind == cards.BLOOD_CROW_ARMY:
            return left * price[cards.STRENGTH]
        if kind == cards.HALFPENNY_HILL:
            return left * price[cards.GOLD]
        if kind == cards.MONOLITH_OF_OSTENDAAR:
            return left * price[cards.MAGIC]
        if kind == cards.CATHEDRAL_OF_ST_AQUILA:
            return (left + 1.0) * price[cards.GOLD] * (1.0 + outlook.rival)
        if kind == cards.THE_ORB_OF_URDR:
            return (left + 1.0) * price[cards.MAGIC] * (1.0 + outlook.rival)
        if kind == cards.GARGANS_EMBRACE:
            rolls = outlook.n if outlook.n > 1 else 1
            return 0.0 if outlook.solo else left * rolls * _PAIRS
        if kind in _PER_TURN:
            return left * _PER_TURN[kind]
        if kind in (cards.WATCHER_ON_THE_WATER, cards.NEST_OF_THE_WEAVER_WITCH):
            return self._returned(kind)
        if kind == cards.GOLDEN_OBELISK_OF_NAE:
            return 0.0 if outlook.solo or self.me.purse[2] < 3 else max(0.0, 3.0 - 3.0 * price[cards.MAGIC])
        if kind == cards.PURLOINERS_PERCH:
            return self._perch()
        return 1.0 if kind == cards.EYE_OF_ASTERATEN else 0.0

    def _returned(self, kind: int) -> float:
        if self.outlook.solo:
            return 0.0
        own = self.me.monsters if kind == cards.WATCHER_ON_THE_WATER else self.me.citizens
        best = 0.0
        for card, number in enumerate(own):
            if number:
                worth = self.monster(card) if kind == cards.WATCHER_ON_THE_WATER else self.citizen(card)
                best = max(best, 3.0 - worth)
        return best

    def _perch(self) -> float:
        """Return the worth of a monster taken by chance from the opponent with the best ones."""
        outlook = self.outlook
        if outlook.solo:
            for stack in outlook.monster_tops:
                if stack >= 0:
                    return self.monster(stack)
            return 0.0
        return max([self.stolen_monster(other) for other in outlook.others])

    def stolen_monster(self, other: Holding) -> float:
        """Return the worth of a random monster of another."""
        total, number = 0.0, 0
        for kind, copies in enumerate(other.monsters):
            if copies:
                number += copies
                total += copies * (self.monster(kind) + self.outlook.rival * MONSTER_POINTS[kind])
        return total / number if number else 0.0

    def bounty(self, kind: int) -> list[int]:
        """Return the resources that a domain brings as it is built."""
        if kind == cards.CLOUDRIDERS_CAMP:
            return [0, 3, 0]
        if kind == cards.EYE_OF_ASTERATEN:
            return [0, 5, 0]
        if kind == cards.CUTTHROATS_TRUCE:
            richest = 3
            if not self.outlook.solo:
                richest = min(3, max([other.purse[0] for other in self.outlook.others]))
            return [richest, 0, 0]
        return [0, 0, 0]

    def lacks(self, kind: int) -> list[int]:
        """Return how many citizens of each role are missing for a domain."""
        asked = int(DOMAIN_ROLES[kind])
        return [max(0, (asked >> 4 * role & 15) - self.me.roles[role]) for role in range(4)]

    def _roles_wanted(self) -> list[float]:
        """Return what one more citizen of each role is worth for the open domains."""
        wanted = [0.0, 0.0, 0.0, 0.0]
        outlook = self.outlook
        soon = min(1.0, 0.3 * outlook.left + 0.2)
        for kind in outlook.domain_tops:
            if kind < 0:
                continue
            missing = self.lacks(kind)
            total = sum(missing)
            if total == 0:
                continue
            points = DOMAIN_POINTS[kind] - DOMAIN_PRICE[kind] * outlook.price[cards.GOLD] - self.weights.action
            if self.me.duke != NO_DUKE:
                points += DUKE_DOMAIN[self.me.duke][kind]
            if points > 0.0:
                for role in range(4):
                    if missing[role]:
                        wanted[role] += self.weights.role_wanted[total - 1] * soon * points
        return wanted


_FREE: Final = (
    cards.DARKTIDE_HARBOUR,
    cards.CLOUDRIDERS_CAMP,
    cards.ROGUES_LANDING,
    cards.SHATTERED_HAND,
    cards.GRIMMWATER_KEEP,
)
_PER_TURN: Final = {
    cards.FOXGROVE_PALISADE: 0.4,
    cards.THE_DESERT_ORCHID: 0.3,
    cards.PALACE_OF_THE_DAWN: 0.5,
    cards.EMERALD_STRONGHOLD: 0.3,
    cards.PRATCHETTS_PLATEAU: 0.2,
    cards.FORGOTTEN_SORROWS: 0.2,
    cards.THE_VIOLET_THORN: 0.3,
}
