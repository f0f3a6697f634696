"""Planner for the actions of a turn: the possible actions, their values, and the best pair of actions."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import CITIZEN_ROLE, COLUMNS, MONSTER_MAGIC, MONSTER_STRENGTH
from burgrave.games.valeria.play.judgement import Judgement, lacks
from burgrave.games.valeria.play.outlook import Outlook, size_of
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.effects import MONSTER_PROGRAM
from burgrave.games.valeria.rules.market import citizen_price, domain_price
from burgrave.kernel.ints import i64

_ROOM: Final = 40  # capacity: gains, and two cards of each stack
SLACK: Final = 5  # hardly any first action brings more than this amount of a resource
_WIN: Final = 100.0  # value of slaying the last monster in a solo game


class Item:
    """A possible action; ``points`` is its value, excluding the resources that it costs and yields."""

    def __init__(self) -> None:
        self.action: i64 = 0
        self.points = 0.0
        self.price: i64 = 0  # in strength for a monster, otherwise in gold
        self.price_magic: i64 = 0
        self.gold: i64 = 0  # resources gained
        self.strength: i64 = 0
        self.magic: i64 = 0
        self.slays = False
        self.role: i64 = -1  # of a citizen
        self.asks: i64 = -1  # the single role missing for a domain
        self.below = False  # below another card, which must be taken first
        self.most = 0.0  # upper bound on the value


class Plan:
    """Planner for the actions of a turn, with actual or hypothetical resources."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.outlook: Outlook = judgement.outlook
        self.items: list[Item] = [Item() for _ in range(_ROOM)]
        self.size: i64 = 0
        self.points = 0.0  # of the last evaluated reward
        self.gold: i64 = 0
        self.strength: i64 = 0
        self.magic: i64 = 0

    # ---- items ---------------------------------------------------------------------------------------------------

    def fill(self, slack: i64) -> None:
        """List all actions that are affordable with ``slack`` more of each resource."""
        self.size = 0
        outlook = self.outlook
        me = outlook.me
        t = outlook.t
        place: i64
        for place in range(3):
            item = self._new(act.GAIN + place)
            if place == cards.GOLD:
                item.gold = 1
            elif place == cards.STRENGTH:
                item.strength = 1
            else:
                item.magic = 1
            item.most = item.points + outlook.price_of(place)
        strength = me.strength + slack
        magic = me.magic + slack
        gold = me.gold + slack
        for place in range(COLUMNS):
            monsters = t.monsters[place]
            size: i64 = len(monsters)
            if size > 0 and self._slayable(monsters[size - 1], strength, magic):
                self._monster(place, monsters[size - 1], size)
                if slack and size > 1 and self._slayable(monsters[size - 2], strength, magic):
                    self._monster(place, monsters[size - 2], 0)
        for place in range(cards.GROUPS):
            citizens = t.citizens[place]
            size = len(citizens)
            if size > 0:
                kind: i64 = citizens[size - 1]
                price = citizen_price(me, kind)
                if price <= gold + magic:
                    self._citizen(place, kind, price, size)
                    if slack and size > 1:
                        self._citizen_below(place, kind, citizens[size - 2])
        for place in range(COLUMNS):
            domains = t.domains[place]
            size = len(domains)
            if size > 0 and place != t.covered:
                domain: i64 = domains[size - 1]
                price = domain_price(me, domain)
                if price <= gold + magic:
                    self._domain(place, domain, price, size)

    def _slayable(self, kind: i64, strength: i64, magic: i64) -> bool:
        price_magic: i64 = MONSTER_MAGIC[kind]
        price: i64 = MONSTER_STRENGTH[kind]
        return magic >= price_magic and strength + magic >= price + price_magic

    def _new(self, action: i64) -> Item:
        item = self.items[self.size]
        self.size += 1
        item.action = action
        item.points = 0.0
        item.price = 0
        item.price_magic = 0
        item.gold = 0
        item.strength = 0
        item.magic = 0
        item.slays = False
        item.role = -1
        item.asks = -1
        item.below = False
        return item

    def _hope(self, item: Item) -> None:
        outlook = self.outlook
        item.most = item.points + float(item.gold) * outlook.price_gold
        item.most += float(item.strength) * outlook.price_strength + float(item.magic) * outlook.price_magic

    def _monster(self, column: i64, kind: i64, size: i64) -> None:
        """Add a monster; ``size`` is the size of its stack, or 0 if the monster is not on top."""
        item = self._new(act.SLAY + column)
        self.reward(kind)
        item.slays = True
        item.price = MONSTER_STRENGTH[kind]
        item.price_magic = MONSTER_MAGIC[kind]
        item.gold = self.gold
        item.strength = self.strength
        item.magic = self.magic
        item.points = self.points + self.judgement.monster(kind)
        if size > 0:
            item.points += self.outlook.leaves(size, -1, item.points)
            if self.outlook.solo and size_of(self.outlook.t.monsters) == 1:
                item.points += _WIN
        else:
            item.below = True
        self._hope(item)

    def _citizen(self, group: i64, kind: i64, price: i64, size: i64) -> Item:
        me = self.outlook.me
        item = self._new(act.RECRUIT + group)
        item.price = price
        item.points = self.judgement.citizen(kind)
        if me.has(cards.FORGOTTEN_SORROWS):
            item.magic = 1
        item.role = CITIZEN_ROLE[kind]
        if size > 0:
            column = group - COLUMNS if group >= COLUMNS else group
            item.points += self.outlook.leaves(size, column, item.points)
        self._hope(item)
        return item

    def _citizen_below(self, group: i64, first: i64, kind: i64) -> None:
        """Add the next citizen of a stack for the second action, if it is known."""
        t = self.outlook.t
        me = self.outlook.me
        if t.mixed:
            seen: i64 = t.open_citizens[group]
            if seen < 2:
                return
        price = citizen_price(me, kind)
        if kind == first and not me.has(cards.EMERALD_STRONGHOLD):
            price += 1
        self._citizen(group, kind, price, 0).below = True

    def _domain(self, column: i64, kind: i64, price: i64, size: i64) -> None:
        """Add the top domain of a column unless more than one required citizen is missing."""
        missing = lacks(self.outlook.me, kind)
        asks: i64 = -1
        if missing:
            if missing & (missing - 1) or missing & 0xEEEE:
                return
            asks = 0
            while missing > 15:
                missing >>= 4
                asks += 1
        item = self._new(act.BUILD + column)
        item.asks = asks
        item.price = price
        item.points = self.judgement.domain(kind)
        item.points += self.outlook.leaves(size, column, item.points)
        bounty = self.judgement.bounty(kind)
        item.gold = bounty[0]
        item.strength = bounty[1]
        self._hope(item)

    # ---- rewards -------------------------------------------------------------------------------------------------

    def reward(self, kind: i64) -> None:
        """Evaluate a monster's best reward: set ``points`` (for cards and tokens) and the resources gained."""
        number: i64
        chosen: i64 = 0
        program = MONSTER_PROGRAM[kind]
        if len(program) > 1:
            best = -1.0
            outlook = self.outlook
            for number in range(len(program)):
                self.alternative(kind, number, False)
                total = self.points + float(self.gold) * outlook.price_gold
                total += float(self.strength) * outlook.price_strength + float(self.magic) * outlook.price_magic
                if total > best:
                    best = total
                    chosen = number
        self.alternative(kind, chosen, False)
        if self.outlook.me.has(cards.THE_VIOLET_THORN):
            self.magic += 1

    def alternative(self, kind: i64, number: i64, slain: bool) -> None:
        """Evaluate one reward of a monster: set ``points`` (for cards and tokens) and the resources gained.

        ``slain`` is True if the monster is already in the victory stack.
        """
        self.points = 0.0
        self.gold = 0
        self.strength = 0
        self.magic = 0
        part: i64
        for part in MONSTER_PROGRAM[kind][number]:
            if effects.op_of(part) == effects.CITIZEN:
                self.points += self.judgement.free_citizen(part)
                continue
            n = effects.number_of(part)
            if effects.count_of(part) == effects.BY_AREA:
                area = kind // 3
                n *= self.outlook.me.area(area) + (0 if slain else 1)
            resource = effects.resource_of(part)
            if resource == cards.GOLD:
                self.gold += n
            elif resource == cards.STRENGTH:
                self.strength += n
            elif resource == cards.MAGIC:
                self.magic += n
            elif not self.outlook.solo:
                self.points += float(n)

    # ---- values ----------------------------------------------------------------------------------------------------

    def prospect(self, gold: i64, strength: i64, magic: i64, actions: i64, taken: i64) -> float:
        """Return the value of these resources with ``actions`` left; ``taken`` is the action in progress, or -1."""
        found = self.outlook.worth(gold, strength, magic)
        if actions == 0:
            return found
        best = 0.0
        i: i64
        for i in range(self.size):
            item = self.items[i]
            if item.below != (taken == item.action) and (item.below or item.price > 0):
                continue
            if item.asks >= 0 or not affordable(item, gold, strength, magic):
                continue
            value = self.value(item, gold, strength, magic, actions, found)
            if value > best:
                best = value
        return found + best

    def value(self, item: Item, gold: i64, strength: i64, magic: i64, actions: i64, before: float) -> float:
        """Return how much an action and the best action after it add to ``before``, the value of the resources."""
        then = self.paid(item, gold, strength, magic)
        after = self.outlook.worth(then[0], then[1], then[2])
        found = item.points + after - before
        if actions > 1:
            found += self._second(item, then[0], then[1], then[2], after)
        return found

    def _second(self, first: Item, gold: i64, strength: i64, magic: i64, before: float) -> float:
        best = 0.0
        i: i64
        for i in range(self.size):
            item = self.items[i]
            if item.most <= best:
                continue
            if item.price > 0:
                if item.below != (item.action == first.action):
                    continue
                if item.asks >= 0 and item.asks != first.role:
                    continue
                if not affordable(item, gold, strength, magic):
                    continue
            then = self.paid(item, gold, strength, magic)
            value = item.points + self.outlook.worth(then[0], then[1], then[2]) - before
            if value > best:
                best = value
        return best

    def paid(self, item: Item, gold: i64, strength: i64, magic: i64) -> tuple[i64, i64, i64]:
        """Return the resources left after paying for an item in the best way, plus those that the item yields."""
        price = item.price
        least: i64 = 0
        most: i64 = 0
        if price > 0:
            main = strength if item.slays else gold
            if price > main:
                least = price - main
            most = magic - item.price_magic
            if most > price - 1:
                most = price - 1
        gold += item.gold
        strength += item.strength
        magic += item.magic - item.price_magic - least
        if item.slays:
            strength -= price - least
        else:
            gold -= price - least
        while least < most:  # pay one more in magic if that is better
            if item.slays:
                if self.outlook.worth(gold, strength + 1, magic - 1) <= self.outlook.worth(gold, strength, magic):
                    break
                strength += 1
            else:
                if self.outlook.worth(gold + 1, strength, magic - 1) <= self.outlook.worth(gold, strength, magic):
                    break
                gold += 1
            magic -= 1
            least += 1
        return gold, strength, magic

    def find(self, action: i64) -> Item:
        """Return the item for an action, ignoring cards below the top.

        If there is none, return the item for gaining gold, which is the first item.
        """
        i: i64
        for i in range(self.size):
            item = self.items[i]
            if item.action == action and not item.below:
                return item
        return self.items[0]


def affordable(item: Item, gold: i64, strength: i64, magic: i64) -> bool:
    """Return True if a player with these resources can pay the price.

    At least 1 must be paid in the price's own resource; the rest may be paid in that resource or in magic.
    """
    if item.price == 0:
        return True
    main = strength if item.slays else gold
    return main > 0 and magic >= item.price_magic and main + magic >= item.price + item.price_magic
