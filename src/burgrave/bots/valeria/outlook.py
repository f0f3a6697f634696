"""How things stand in numbers: what each player has, how long the game may last, what a resource is worth."""

from __future__ import annotations

from typing import Final

from burgrave.bots.valeria.sight import DarkLord, Person, Sight, Stack
from burgrave.bots.valeria.tables import (
    DOMAIN_POINTS,
    DUKE_CITIZEN,
    DUKE_DOMAIN,
    DUKE_MONSTER,
    DUKE_RESOURCE,
    MEETS,
    MONSTER_POINTS,
    STARTER_GROUPS,
)
from burgrave.bots.valeria.weights import Weights
from burgrave.valeria import cards, effects
from burgrave.valeria.cards import CITIZEN_GROUP, CITIZEN_NAMES, CITIZEN_ROLE, DOMAIN_NAMES, DUKE_NAMES, MONSTER_NAMES
from burgrave.valeria.effects import CITIZEN_OFF, CITIZEN_ON, Program

__all__ = ["NO_DUKE", "Holding", "Outlook", "Purse"]

CITIZEN_KIND: Final = {name: kind for kind, name in enumerate(CITIZEN_NAMES)}
MONSTER_KIND: Final = {name: kind for kind, name in enumerate(MONSTER_NAMES)}
DOMAIN_KIND: Final = {name: kind for kind, name in enumerate(DOMAIN_NAMES)}
DUKE_KIND: Final = {name: kind for kind, name in enumerate(DUKE_NAMES)}
NO_DUKE: Final = -1
Purse = tuple[int, int, int]  # gold, strength, magic


_TABLE: Final = 32  # few players have more of a resource


class Holding:
    """What one player has."""

    def __init__(self, citizens: dict[str, int], monsters: dict[str, int], domains: list[str]) -> None:
        self.seat = -1
        self.purse: Purse = (0, 0, 0)
        self.tokens = 0
        self.duke = NO_DUKE
        self.standing = -1.0  # points, if they have been asked for (``Outlook.standing``)
        self.citizens = [0] * cards.CITIZENS
        self.monsters = [0] * cards.MONSTERS
        self.roles = [0, 0, 0, 0]
        self.areas = [0] * cards.AREAS
        self.groups = STARTER_GROUPS  # what the dice may meet, as a mask
        self.domains = [DOMAIN_KIND[name] for name in domains]
        for name, number in citizens.items():
            kind = CITIZEN_KIND[name]
            self.citizens[kind] = number
            self.roles[CITIZEN_ROLE[kind]] += number
            self.groups |= 1 << CITIZEN_GROUP[kind]
        for name, number in monsters.items():
            kind = MONSTER_KIND[name]
            self.monsters[kind] = number
            self.areas[kind // 3] += number

    def has(self, domain: int) -> bool:
        """Tell whether a domain was built."""
        return domain in self.domains

    def named(self, kind: int) -> int:
        """Return how many cards of a citizen's name there are, the starter included."""
        return self.citizens[kind] + (kind == cards.PEASANT or kind == cards.KNIGHT)

    def points(self) -> float:
        """Return the points that all can see."""
        found = float(self.tokens)
        for kind in range(cards.MONSTERS):
            found += self.monsters[kind] * MONSTER_POINTS[kind]
        for kind in self.domains:
            found += DOMAIN_POINTS[kind]
        return found

    def duke_points(self, duke: int) -> float:
        """Return what a duke would give now, parts of a point included."""
        found = DUKE_RESOURCE[duke] * sum(self.purse)
        for kind in range(cards.CITIZENS):
            found += self.citizens[kind] * DUKE_CITIZEN[duke][kind]
        for kind in range(cards.MONSTERS):
            found += self.monsters[kind] * DUKE_MONSTER[duke][kind]
        for kind in self.domains:
            found += DUKE_DOMAIN[duke][kind]
        return found


def holding_of(person: Person) -> Holding:
    """Return what a player has."""
    found = Holding(person.citizens, person.monsters, person.domains)
    found.seat = person.seat
    found.purse = (person.gold, person.strength, person.magic)
    found.tokens = person.vp
    found.duke = DUKE_KIND[person.duke] if person.duke is not None else NO_DUKE
    return found


def holding_of_lord(sight: Sight, lord: DarkLord) -> Holding:
    """Return what the Dark Lord has: the monsters left, and what he captured."""
    monsters: dict[str, int] = {}
    for stack in sight.monsters:
        for name in stack.open:
            monsters[name] = monsters.get(name, 0) + 1
    return Holding(lord.citizens, monsters, lord.domains)


class Outlook:
    """What is the same for all options of one decision."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight = sight
        self.weights = weights
        self.n = sight.players
        self.solo = sight.solo
        self.me = holding_of(sight.me)
        self.others = [holding_of(other) for other in sight.others]
        self.off_rolls = 1 if self.n == 1 else 3 if self.n == 5 else self.n - 1  # in a round
        self.left = turns_left(sight, weights)
        self.floor = DUKE_RESOURCE[self.me.duke] if self.me.duke != NO_DUKE else 0.3
        extra: list[float] = []
        for price in weights.price_alone if self.solo else weights.price:
            price *= 1.0 + weights.early * self.left
            extra.append(price - self.floor if price > self.floor else 0.0)
        self.extra = extra
        self.room = [room * self.left for room in weights.room]
        self.coming = self._coming()
        self._tables = [[self._worth(resource, have) for have in range(_TABLE)] for resource in range(3)]
        self.price: list[float] = []  # of one more of what is to come
        for i in range(3):
            have = self.me.purse[i] + self.coming[i]
            part = 0.0 if self.left <= 0.0 else max(weights.least, 1.0 - have / (2 * self.room[i]))
            self.price.append(self.floor + extra[i] * part)
        self.rival = weights.rival / (self.n - 1) if self.n > 1 else 0.0
        self.top_citizens = _tops(sight.citizens, CITIZEN_KIND)
        self.monster_tops = _tops(sight.monsters, MONSTER_KIND)
        self.domain_tops = _tops(sight.domains, DOMAIN_KIND)
        late = 0 if self.solo else max(0, sight.round - weights.long)
        self.haste = weights.haste * late  # for every card that leaves the centre: no game may go on for ever
        self.closing = self._closing() if late == 0 else 0.0

    def _closing(self) -> float:
        """Return the worth of bringing the end about: who is ahead wants it; alone, who is behind does not."""
        sight, weights = self.sight, self.weights
        near = sight.exhausted + 1 >= sight.exhausted_end or sight.monsters_left() == 1 or sight.domains_left() == 1
        if not near or is_due(sight):
            return 0.0
        mine = self.standing(self.me)
        if sight.dark_lord is not None:
            lead = mine - self.standing(holding_of_lord(sight, sight.dark_lord))
            return weights.staying * max(-1.0, min(0.0, lead / weights.lead))
        lead = weights.lead
        for other in self.others:
            more = weights.turn if turns_to_come(sight, other.seat) else 0.0
            lead = min(lead, mine - self.standing(other) - more)
        return weights.closing * max(0.0, lead / weights.lead)

    def leaves(self, size: int, column: int = -1) -> float:
        """Return the worth of making a stack of this size lower; ``column``: of citizens or domains in it."""
        found = self.haste
        if size == 1:
            found += self.closing
        if self.solo:
            if size == 1:
                found -= self.weights.exhausting
            if column >= 0 and self.sight.monsters[column].size:
                found -= self.weights.open_column / self.defenders(column) ** 2
        return found

    def defenders(self, column: int) -> int:
        """Return how many citizens and domains stand before the monsters of a column."""
        sight = self.sight
        return sight.citizens[column].size + sight.citizens[column + 5].size + sight.domains[column].size

    def lord_monster(self, kind: int) -> float:
        """Return what the Dark Lord's duke is likely to have for a monster left."""
        dukes = self.unseen_dukes()
        return sum(DUKE_MONSTER[duke][kind] for duke in dukes) / len(dukes)

    def worth(self, gold: int, strength: int, magic: int) -> float:
        """Return the points that these resources promise: to the duke, and spent in the turns to come."""
        tables = self._tables
        if gold < _TABLE and strength < _TABLE and magic < _TABLE:
            return tables[0][gold] + tables[1][strength] + tables[2][magic]
        return self._worth(0, gold) + self._worth(1, strength) + self._worth(2, magic)

    def _worth(self, resource: int, have: int) -> float:
        found = self.floor * have
        if self.left > 0.0:
            room = self.room[resource]
            coming = self.coming[resource]
            found += self.extra[resource] * (_spent(have + coming, room) - _spent(coming, room))
        return found

    def _coming(self) -> list[float]:
        """Return the gold, strength and magic that the dice are likely to bring until my last turn."""
        found = [0.0, 0.0, 0.0]
        me = self.me
        found[cards.GOLD] += MEETS[4] * (1 + self.off_rolls)
        found[cards.STRENGTH] += MEETS[5] * (1 + self.off_rolls)
        for kind in range(cards.CITIZENS):
            if me.citizens[kind]:
                often = me.citizens[kind] * MEETS[CITIZEN_GROUP[kind]]
                _add_yield(me, CITIZEN_ON[kind], often, found)
                _add_yield(me, CITIZEN_OFF[kind], often * self.off_rolls, found)
        share = self.left * self.weights.coming
        return [number * share for number in found]

    def lord_citizen(self, kind: int) -> float:
        """Return what the Dark Lord's duke is likely to have for a citizen captured."""
        dukes = self.unseen_dukes()
        return sum(DUKE_CITIZEN[duke][kind] for duke in dukes) / len(dukes)

    def monsters_in_play(self) -> list[int]:
        """Return the monsters of the centre."""
        return [MONSTER_KIND[name] for stack in self.sight.monsters for name in stack.open]

    def unseen_dukes(self) -> list[int]:
        """Return the dukes that another may have."""
        return [duke for name, duke in DUKE_KIND.items() if name not in self.sight.dealt]

    def standing(self, one: Holding) -> float:
        """Return the points that a player would have now; of the dukes that another may have, the best fit."""
        if one.standing < 0.0:
            dukes = [one.duke] if one.duke != NO_DUKE else self.unseen_dukes()
            one.standing = one.points() + max([one.duke_points(duke) for duke in dukes])
        return one.standing


def _spent(have: float, room: float) -> float:
    """Return how much of what there is will be spent, each worth a little less than the one before."""
    return room if have >= 2 * room else have - have * have / (4 * room)


def _add_yield(one: Holding, program: Program, often: float, found: list[float]) -> None:
    """Add the resources that activations bring by themselves; exchanges are left out."""
    for parts in program:
        for part in parts:
            op = effects.op_of(part)
            if op == effects.EXCHANGE:
                continue
            resource = int(effects.resource_of(part))
            number = int(effects.number_of(part)) * often / len(program)
            by = int(effects.count_of(part))
            if by == effects.BY_ROLE:
                number *= one.roles[effects.arg_of(part)]
            elif by == effects.BY_NAME:
                number *= one.named(int(effects.arg_of(part)))
            elif by == effects.BY_DOMAINS:
                number *= len(one.domains)
            found[resource] += number


# ---- how long the game may last -----------------------------------------------------------------------------------


def is_due(sight: Sight) -> bool:
    """Tell whether this round is the last one, if nothing changes."""
    return sight.exhausted >= sight.exhausted_end or sight.monsters_left() == 0 or sight.domains_left() == 0


def rounds_left(sight: Sight, weights: Weights) -> float:
    """Return how many rounds are likely to come after this one."""
    n = sight.players
    lacking = sight.exhausted_end - sight.exhausted
    sizes: list[int] = []
    for stack in [*sight.monsters, *sight.citizens, *sight.domains]:
        if stack.size:
            sizes.append(stack.size)
    if is_due(sight):
        return 0.0
    sizes.sort()
    cards_to_go = sum(sizes[:lacking])
    return weights.pace[n] * cards_to_go + weights.pace_more


def turns_to_come(sight: Sight, seat: int) -> bool:
    """Tell whether a seat's turn of this round is still to come."""
    if sight.active is None:
        return False
    return (seat - sight.first) % sight.players > (sight.active - sight.first) % sight.players


def turns_left(sight: Sight, weights: Weights) -> float:
    """Return how many own turns are likely to come after the one being played, if it is mine, or from now on."""
    found = rounds_left(sight, weights)
    return found + 1.0 if sight.seat is not None and turns_to_come(sight, sight.seat) else found


def _tops(stacks: list[Stack], kinds: dict[str, int]) -> list[int]:
    """Return the card on top of each stack, -1 where none lies open."""
    found: list[int] = []
    for stack in stacks:
        found.append(kinds[stack.top] if stack.top is not None else -1)
    return found
