"""Heuristic values of cards for one seat, in points, based on the seat's ``Outlook``."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import CITIZEN_COST, CITIZEN_GROUP, CITIZEN_ROLE, DOMAIN_COST, DOMAIN_ROLES
from burgrave.games.valeria.play.outlook import (
    BY_KNIGHTS,
    BY_SOLDIERS,
    BY_WORKERS,
    CHOICE,
    COUNTED,
    COUNTED_BY,
    COUNTED_RESOURCE,
    DOMAIN_POINTS,
    DUKE_CITIZEN,
    DUKE_DOMAIN,
    DUKE_MONSTER,
    EXCHANGES,
    FORM,
    IDLE,
    MEETS,
    MONSTER_POINTS,
    PLAIN,
    YIELDS,
    Outlook,
    exchange_of,
    groups_of,
)
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.board import Player
from burgrave.games.valeria.rules.effects import DOMAIN_PROGRAM
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

_PAIRS: Final = 1 / 6


class Judgement:
    """Evaluator of cards for one seat, based on the seat's ``Outlook``."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.weights = outlook.weights
        self.price_best = 0.0
        self.groups: i64 = 0
        self.idle_now = 0.0
        self.workers = 0.0  # counts used by citizens' powers, adjusted while a further citizen is evaluated
        self.soldiers = 0.0
        self.knights = 0.0
        self.domains = 0.0
        self.known: i64 = 0  # mask of citizens with cached values
        self.citizens: list[float] = [0.0] * cards.CITIZENS
        self.wanted_known = False
        self.wanted: list[float] = [0.0] * 4  # value of one more citizen of each role for the open domains

    def fill(self) -> None:
        """Reset the caches after the outlook has changed."""
        outlook = self.outlook
        me = outlook.me
        best = outlook.price_gold
        if outlook.price_strength > best:
            best = outlook.price_strength
        if outlook.price_magic > best:
            best = outlook.price_magic
        self.price_best = best
        self.known = 0
        self.wanted_known = False
        self.groups = groups_of(me)
        self.idle_now = IDLE[self.groups]
        self.count(me)

    def count(self, one: Player) -> None:
        """Cache a player's card counts, on which some citizens' powers depend."""
        self.workers = float(one.role(cards.WORKER))
        self.soldiers = float(one.role(cards.SOLDIER))
        self.knights = float(one.named(cards.KNIGHT))
        self.domains = float(one.domain_count)

    # ---- activations -------------------------------------------------------------------------------------------

    def brings(self, row: i64) -> float:
        """Return the value of activating one citizen with the current counts.

        ``row`` is an index of ``outlook.FORM``.
        """
        outlook = self.outlook
        form: i64 = FORM[row]
        base = 3 * row
        if form == PLAIN:
            found = YIELDS[base] * outlook.price_gold
            found += YIELDS[base + 1] * outlook.price_strength
            found += YIELDS[base + 2] * outlook.price_magic
            by: i64 = COUNTED_BY[row]
            if by:
                number = self.domains + 0.5
                if by == BY_WORKERS:
                    number = self.workers
                elif by == BY_SOLDIERS:
                    number = self.soldiers
                elif by == BY_KNIGHTS:
                    number = self.knights
                found += COUNTED[row] * number * outlook.price_of(COUNTED_RESOURCE[row])
            return found
        if form == EXCHANGES:
            part = exchange_of(row)
            gained = effects.gained(part)
            won = float(gained >> 2) * outlook.price_of(gained & 3)
            won -= float(effects.number_of(part)) * outlook.price_of(effects.resource_of(part))
            return won * self.weights.traded if won > 0.0 else 0.0
        best = outlook.price_gold if outlook.price_gold > outlook.price_magic else outlook.price_magic
        if form == CHOICE:
            return 2.0 * best
        return self.weights.stolen * best * (1.0 + outlook.rival)

    def harvest(self, one: Player, first: i64, second: i64, own: bool) -> float:
        """Return the value of a player's harvest from a roll, at the resource prices of ``outlook``."""
        outlook = self.outlook
        self.count(one)
        number: i64
        found = 0.0
        idle = True
        held = groups_of(one)
        for number in (first, second, first + second):
            group: i64 = cards.GROUP_OF_NUMBER[number]
            if held & bit(group):
                idle = False
                if number == 5:
                    found += outlook.price_gold
                elif number == 6:
                    found += outlook.price_strength
                found += self._activated(one, group, own)
        self.count(outlook.me)
        return self.price_best if idle else found

    def _activated(self, one: Player, group: i64, own: bool) -> float:
        found = 0.0
        kind: i64
        for kind in range(cards.CITIZENS):
            if one.held >> kind & 1 and CITIZEN_GROUP[kind] == group:
                row = 2 * kind
                if own:
                    row += 1
                found += float(one.citizens[kind]) * self.brings(row)
        return found

    # ---- citizens ------------------------------------------------------------------------------------------------

    def citizen(self, kind: i64) -> float:
        """Return the value of one more citizen, excluding its price."""
        if self.known >> kind & 1:
            return self.citizens[kind]
        outlook = self.outlook
        me = outlook.me
        if not self.wanted_known:
            self._look_at_domains()
        role: i64 = CITIZEN_ROLE[kind]
        found = self.income(kind) + self.wanted[role] + DUKE_CITIZEN[me.duke * cards.CITIZENS + kind]
        have = me.role(role)
        if have < 2:
            soon = 0.2 * outlook.left
            if soon > 1.0:
                soon = 1.0
            found += soon * (self.weights.second_role if have else self.weights.first_role)
        self.citizens[kind] = found
        self.known |= bit(kind)
        return found

    def income(self, kind: i64) -> float:
        """Return the value of one more citizen's income until the end.

        It includes the effect of that citizen on the income of other citizens.
        """
        outlook = self.outlook
        me = outlook.me
        role: i64 = CITIZEN_ROLE[kind]
        group: i64 = CITIZEN_GROUP[kind]
        if role == cards.WORKER:
            self.workers += 1.0
        elif role == cards.SOLDIER:
            self.soldiers += 1.0
            if kind == cards.KNIGHT:
                self.knights += 1.0
        on = MEETS[group] * self.brings(2 * kind + 1)
        off = MEETS[group] * self.brings(2 * kind)
        if role == cards.WORKER:
            self.workers -= 1.0
            if me.citizens[cards.BUTCHER]:
                on += float(me.citizens[cards.BUTCHER]) * MEETS[9] * 2.0 * outlook.price_gold
        elif role == cards.SOLDIER:
            self.soldiers -= 1.0
            if me.citizens[cards.BLACKSMITH]:
                on += float(me.citizens[cards.BLACKSMITH]) * MEETS[1] * outlook.price_gold
            if me.citizens[cards.WARLORD]:
                more = float(me.citizens[cards.WARLORD]) * MEETS[7] * outlook.price_strength
                on += more
                if kind == cards.KNIGHT:
                    off += more
            if kind == cards.KNIGHT:
                self.knights -= 1.0
        idle = (self.idle_now - IDLE[self.groups | bit(group)]) * self.price_best
        return self.weights.income * outlook.left * (on - idle + outlook.off_rolls * (off - idle))

    def free_citizen(self, part: i64) -> float:
        """Return the value of the best citizen that a reward or power can provide, or 0 if there is none."""
        role = effects.count_of(part) - 1
        name = effects.arg_of(part) - 1
        most = effects.number_of(part)
        best = 0.0
        for stack in self.outlook.t.citizens:
            if stack:
                kind: i64 = stack[len(stack) - 1]
                if (role < 0 or CITIZEN_ROLE[kind] == role) and (name < 0 or kind == name):
                    if most == 0 or CITIZEN_COST[kind] <= most:
                        found = self.citizen(kind)
                        if found > best:
                            best = found
        return best

    def _look_at_domains(self) -> None:
        """Set ``wanted``: how much one more citizen of each role helps to build the open domains."""
        self.wanted_known = True
        outlook = self.outlook
        weights = self.weights
        wanted = self.wanted
        me = outlook.me
        t = outlook.t
        role: i64
        column: i64
        for role in range(4):
            wanted[role] = 0.0
        soon = 0.3 * outlook.left + 0.2
        if soon > 1.0:
            soon = 1.0
        for column in range(5):
            stack = t.domains[column]
            if not stack or column == t.covered:
                continue
            kind: i64 = stack[len(stack) - 1]
            missing = lacks(me, kind)
            total = (missing & 15) + (missing >> 4 & 15) + (missing >> 8 & 15) + (missing >> 12 & 15)
            if total == 0:
                continue
            points = DOMAIN_POINTS[kind] - float(DOMAIN_COST[kind]) * outlook.price_gold - weights.action
            points += DUKE_DOMAIN[me.duke * cards.DOMAINS + kind]
            if points > 0.0:
                part = weights.wanted_3
                if total == 1:
                    part = weights.wanted_1
                elif total == 2:
                    part = weights.wanted_2
                for role in range(4):
                    if missing >> 4 * role & 15:
                        wanted[role] += part * soon * points

    # ---- monsters ------------------------------------------------------------------------------------------------

    def monster(self, kind: i64) -> float:
        """Return the value of slaying a monster, excluding its reward and price."""
        outlook = self.outlook
        found = MONSTER_POINTS[kind] + DUKE_MONSTER[outlook.me.duke * cards.MONSTERS + kind]
        if outlook.solo:
            found += MONSTER_POINTS[kind] + outlook.lord_monster(kind)
        return found

    def stolen_monster(self, other: Player) -> float:
        if other.monster_count == 0:
            return 0.0
        total = 0.0
        kind: i64
        for kind in range(cards.MONSTERS):
            copies: i64 = other.monsters[kind]
            if copies:
                total += float(copies) * (self.monster(kind) + self.outlook.rival * MONSTER_POINTS[kind])
        return total / float(other.monster_count)

    # ---- domains -------------------------------------------------------------------------------------------------

    def domain(self, kind: i64) -> float:
        """Return the value of a domain, excluding its price and the resources that it provides when built."""
        outlook = self.outlook
        me = outlook.me
        found = DOMAIN_POINTS[kind] + self.power(kind) + DUKE_DOMAIN[me.duke * cards.DOMAINS + kind]
        if me.citizens[cards.MINER]:
            found += float(me.citizens[cards.MINER]) * MEETS[9] * outlook.left * outlook.price_gold
        return found

    def power(self, kind: i64) -> float:
        """Return the value of a domain's power, excluding the resources that it provides when built."""
        outlook = self.outlook
        left = outlook.left
        per_turn = _PER_TURN[kind]
        if per_turn > 0.0:
            return left * per_turn
        if kind == cards.BLOOD_CROW_ARMY:
            return left * outlook.price_strength
        if kind == cards.HALFPENNY_HILL:
            return left * outlook.price_gold
        if kind == cards.MONOLITH_OF_OSTENDAAR:
            return left * outlook.price_magic
        if kind == cards.CATHEDRAL_OF_ST_AQUILA:
            return (left + 1.0) * outlook.price_gold * (1.0 + outlook.rival)
        if kind == cards.THE_ORB_OF_URDR:
            return (left + 1.0) * outlook.price_magic * (1.0 + outlook.rival)
        if kind == cards.GARGANS_EMBRACE:
            return 0.0 if outlook.solo else left * float(outlook.n) * _PAIRS
        if kind == cards.WATCHER_ON_THE_WATER or kind == cards.NEST_OF_THE_WEAVER_WITCH:
            return self._returned(kind)
        if kind == cards.GOLDEN_OBELISK_OF_NAE:
            if outlook.solo or outlook.me.magic < 3:
                return 0.0
            won = 3.0 - 3.0 * outlook.price_magic
            return won if won > 0.0 else 0.0
        if kind == cards.PURLOINERS_PERCH:
            return self._perch()
        if kind == cards.EYE_OF_ASTERATEN:
            return 1.0
        program = DOMAIN_PROGRAM[kind]
        if program:
            parts = program[0]
            last: i64 = parts[len(parts) - 1]
            if effects.op_of(last) == effects.CITIZEN:
                return self.free_citizen(last)
        return 0.0

    def _returned(self, kind: i64) -> float:
        """Return the value of returning the least useful card for three tokens."""
        if self.outlook.solo:
            return 0.0
        me = self.outlook.me
        best = 0.0
        card: i64
        if kind == cards.WATCHER_ON_THE_WATER:
            for card in range(cards.MONSTERS):
                if me.monsters[card]:
                    won = 3.0 - self.monster(card)
                    if won > best:
                        best = won
            return best
        for card in range(cards.CITIZENS):
            if me.held >> card & 1:
                won = 3.0 - self.kept_citizen(card)
                if won > best:
                    best = won
        return best

    def kept_citizen(self, kind: i64) -> float:
        return self.income(kind) + DUKE_CITIZEN[self.outlook.me.duke * cards.CITIZENS + kind]

    def _perch(self) -> float:
        """Return the value of Purloiner's Perch: a random monster from the opponent with the best monsters.

        In solo games, this is the leftmost top monster in the center.
        """
        outlook = self.outlook
        best = 0.0
        if outlook.solo:
            for stack in outlook.t.monsters:
                if stack:
                    return self.monster(stack[len(stack) - 1])
            return 0.0
        for other in outlook.t.players:
            if other.seat != outlook.me.seat:
                found = self.stolen_monster(other)
                if found > best:
                    best = found
        return best

    def bounty(self, kind: i64) -> tuple[i64, i64]:
        """Return the gold and strength that a domain provides when built."""
        if kind == cards.CLOUDRIDERS_CAMP:
            return 0, 3
        if kind == cards.EYE_OF_ASTERATEN:
            return 0, 5
        if kind == cards.CUTTHROATS_TRUCE:
            richest: i64 = 3
            if not self.outlook.solo:
                richest = 0
                for other in self.outlook.t.players:
                    if other.seat != self.outlook.me.seat and other.gold > richest:
                        richest = other.gold
                if richest > 3:
                    richest = 3
            return richest, 0
        return 0, 0


def lacks(me: Player, domain: i64) -> i64:
    """Return how many citizens of each role a player still needs for a domain, packed with four bits per role."""
    asked: i64 = DOMAIN_ROLES[domain]
    role: i64 = 0
    found: i64 = 0
    while asked:
        missing = (asked & 15) - me.role(role)
        if missing > 0:
            found |= missing << 4 * role
        asked >>= 4
        role += 1
    return found


def _per_turn() -> list[float]:
    found = [0.0] * cards.DOMAINS
    found[cards.FOXGROVE_PALISADE] = 0.4
    found[cards.THE_DESERT_ORCHID] = 0.3
    found[cards.PALACE_OF_THE_DAWN] = 0.5
    found[cards.EMERALD_STRONGHOLD] = 0.3
    found[cards.PRATCHETTS_PLATEAU] = 0.2
    found[cards.FORGOTTEN_SORROWS] = 0.2
    found[cards.THE_VIOLET_THORN] = 0.3
    return found


_PER_TURN: Final[list[float]] = _per_turn()
