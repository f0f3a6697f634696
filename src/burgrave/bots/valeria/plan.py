"""What to do with the actions of a turn: everything that can be had, its worth, and the best pair of actions."""

from __future__ import annotations

from burgrave.bots.valeria.judgement import Judgement
from burgrave.bots.valeria.outlook import CITIZEN_KIND, MONSTER_KIND, Purse
from burgrave.bots.valeria.sight import Stack
from burgrave.valeria import actions as act
from burgrave.valeria import cards
from burgrave.valeria.cards import CITIZEN_ROLE, DOMAIN_COST, MONSTER_MAGIC, MONSTER_STRENGTH

__all__ = ["Item", "Plan"]


class Item:
    """Something that an action can bring: ``points`` is its worth but for the resources it costs and brings."""

    def __init__(self, action: int, points: float, price: int, price_magic: int, brings: list[int]) -> None:
        self.action = action
        self.points = points
        self.price = price  # in strength for a monster, else in gold
        self.price_magic = price_magic
        self.brings = brings
        self.slays = act.SLAY <= action < act.RECRUIT
        self.role = -1  # of a citizen
        self.asks = -1  # the one role that is missing for a domain
        self.after = -1  # the action that must come first: this one takes the card below
        self.most = 0.0  # the best that can be hoped for


class Plan:
    """The actions of a turn, with the purse as it is or might be."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self.outlook = judgement.outlook
        self.items = self._items()
        price = self.outlook.price
        for item in self.items:
            item.most = item.points + sum([item.brings[i] * price[i] for i in range(3)])
        self.items.sort(key=lambda item: -item.most)

    # ---- what there is -------------------------------------------------------------------------------------------

    def _items(self) -> list[Item]:
        found: list[Item] = []
        for resource in range(3):
            brings = [0, 0, 0]
            brings[resource] = 1
            found.append(Item(act.GAIN + resource, 0.0, 0, 0, brings))
        sight = self.outlook.sight
        for column, stack in enumerate(sight.monsters):
            self._monsters(column, stack, found)
        for group, stack in enumerate(sight.citizens):
            self._citizens(group, stack, found)
        for column, stack in enumerate(sight.domains):
            self._domain(column, stack, found)
        return found

    def _monsters(self, column: int, stack: Stack, found: list[Item]) -> None:
        """Add the monster on top, and the one below it for the second action."""
        judgement = self.judgement
        for depth, name in enumerate(stack.open[:2]):
            kind = MONSTER_KIND[name]
            points, brings = judgement.reward(kind)
            points += judgement.monster(kind)
            item = Item(act.SLAY + column, points, int(MONSTER_STRENGTH[kind]), int(MONSTER_MAGIC[kind]), brings)
            if depth:
                item.after = item.action
            else:
                item.points += self.outlook.leaves(stack.size)
            found.append(item)

    def _citizens(self, group: int, stack: Stack, found: list[Item]) -> None:
        judgement, me = self.judgement, self.outlook.me
        for depth, name in enumerate(stack.open[:2]):
            kind = CITIZEN_KIND[name]
            price = self.outlook.sight.me.citizen_price(name)
            brings = [0, 0, int(me.has(cards.FORGOTTEN_SORROWS))]
            if depth and stack.open[0] == name and not me.has(cards.EMERALD_STRONGHOLD):
                price += 1
            item = Item(act.RECRUIT + group, judgement.citizen(kind), price, 0, brings)
            item.role = int(CITIZEN_ROLE[kind])
            if depth:
                item.after = item.action
            else:
                item.points += self.outlook.leaves(stack.size, group % 5)
            found.append(item)

    def _domain(self, column: int, stack: Stack, found: list[Item]) -> None:
        """Add the domain on top, if no more than one citizen is missing for it."""
        judgement, me = self.judgement, self.outlook.me
        kind = self.outlook.domain_tops[column]
        if kind < 0:
            return
        lacks = judgement.lacks(kind)
        if sum(lacks) > 1:
            return
        price = int(DOMAIN_COST[kind]) - me.has(cards.PRATCHETTS_PLATEAU)
        points = judgement.domain(kind) + self.outlook.leaves(stack.size, column)
        item = Item(act.BUILD + column, points, price, 0, judgement.bounty(kind))
        for role in range(4):
            if lacks[role]:
                item.asks = role
        found.append(item)

    # ---- what comes of it ------------------------------------------------------------------------------------------

    def prospect(self, purse: Purse, actions: int, taken: int = -1) -> float:
        """Return the worth of a purse with so many actions to come; ``taken``: one that is being carried out."""
        best = self.outlook.worth(purse[0], purse[1], purse[2])
        if actions > 0:
            best += max([worth for _, worth in self.ranked(purse, actions, taken)])
        return best

    def ranked(self, purse: Purse, actions: int, taken: int = -1) -> list[tuple[int, float]]:
        """Return each action that can be paid for, with what it and the one after it add."""
        found: list[tuple[int, float]] = []
        worth = self.outlook.worth
        before = worth(purse[0], purse[1], purse[2])
        for item in self.items:
            if item.after != (taken if taken == item.action else -1) or item.asks >= 0 or not affordable(item, purse):
                continue
            then = self.paid(item, purse)
            value = item.points + worth(then[0], then[1], then[2]) - before
            if actions > 1:
                value += self._second(item, then)
            found.append((item.action, value))
        return found

    def _second(self, first: Item, purse: Purse) -> float:
        """Return the worth of the best action after another one."""
        worth = self.outlook.worth
        before = worth(purse[0], purse[1], purse[2])
        best = 0.0
        for item in self.items:
            if item.most <= best:
                break
            if item.action == first.action and item.price:
                if item.after != first.action:
                    continue
            elif item.after >= 0:
                continue
            if (item.asks >= 0 and item.asks != first.role) or not affordable(item, purse):
                continue
            then = self.paid(item, purse)
            best = max(best, item.points + worth(then[0], then[1], then[2]) - before)
        return best

    def paid(self, item: Item, purse: Purse) -> Purse:
        """Return the purse after the best way to pay, and with what the item brings."""
        gold, strength, magic = purse
        brings = item.brings
        gold += brings[0]
        strength += brings[1]
        magic += brings[2] - item.price_magic
        if item.price == 0:
            return gold, strength, magic
        least, most = payments(item, purse)
        if item.slays:
            strength -= item.price
        else:
            gold -= item.price
        if least == most:
            return (gold, strength + least, magic - least) if item.slays else (gold + least, strength, magic - least)
        worth = self.outlook.worth
        best = (0, 0, 0)
        value = -1e9
        for spent in range(least, most + 1):
            if item.slays:
                then = (gold, strength + spent, magic - spent)
            else:
                then = (gold + spent, strength, magic - spent)
            now = worth(then[0], then[1], then[2])
            if now <= value:
                break
            best, value = then, now
        return best


def payments(item: Item, purse: Purse) -> tuple[int, int]:
    """Return the least and the most magic that can be paid for the price."""
    main = purse[1] if item.slays else purse[0]
    return max(0, item.price - main), min(item.price - 1, purse[2] - item.price_magic)


def affordable(item: Item, purse: Purse) -> bool:
    """Tell whether a purse has the price: at least 1 of its own resource, the rest also in magic."""
    if item.price == 0:
        return True
    main = purse[1] if item.slays else purse[0]
    return main > 0 and purse[2] >= item.price_magic and main + purse[2] >= item.price + item.price_magic
