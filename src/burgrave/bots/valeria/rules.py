"""The rule bot: plays Valeria by rules of thumb, not like a fool and not like a master.

It asks each legal action for its worth in points, by the phase of the game, and plays the best one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.bots.valeria.judgement import Judgement
from burgrave.bots.valeria.outlook import MONSTER_KIND, Outlook, Purse
from burgrave.bots.valeria.plan import Item, Plan
from burgrave.bots.valeria.sight import Sight
from burgrave.bots.valeria.tables import DUKE_MONSTER
from burgrave.bots.valeria.weights import Weights
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat
from burgrave.valeria import actions as act
from burgrave.valeria import cards, effects
from burgrave.valeria.cards import DUKE_NAMES, MONSTER_STRENGTH, RESOURCE_NAMES
from burgrave.valeria.effects import CITIZEN_OFF, CITIZEN_ON, MONSTER_PROGRAM

__all__ = ["RulesBot"]

_TAKEN: Final = 1.5  # what is taken harms more than what is not given
_FAR: Final = 15.0  # points: who is so far behind need not be harmed
_LUCK: Final = 0.01  # between options that look alike
_WILD: Final = 0.02  # of magic over gold and strength that are worth the same


class RulesBot:
    """Plays by rules of thumb."""

    def __init__(self, seed: object) -> None:
        self._rng = Rng(seed_of("rules", seed))
        self._weights = Weights()

    def choose(self, seat: Seat) -> int:
        """Return the legal action that looks best."""
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        decision = Decision(Sight(seat.view()), legal, self._weights)
        best = legal[0]
        most = -1e9
        for action, worth in zip(legal, decision.worths(), strict=True):
            luck: int = self._rng.below(1000)
            value = worth + _LUCK * luck / 1000
            if value > most:
                best, most = action, value
        return best


class Decision:
    """One decision: what the seat sees, and what it may do."""

    def __init__(self, sight: Sight, legal: list[int], weights: Weights) -> None:
        self.sight = sight
        self.legal = legal
        self.outlook = Outlook(sight, weights)
        self.judgement = Judgement(self.outlook)
        self.me = self.outlook.me
        self._plan: Plan | None = None
        self._prospects: dict[Purse, float] = {}

    def worths(self) -> list[float]:
        """Return the worth of each legal action, in points."""
        return _BY_PHASE[self.sight.phase](self)

    def plan(self) -> Plan:
        """Return the plan of my actions, made when it is asked for."""
        if self._plan is None:
            self._plan = Plan(self.judgement)
        return self._plan

    def prospect(self, gold: int, strength: int, magic: int) -> float:
        """Return the worth of having these resources now: in the own turn they may be spent in a moment."""
        purse: Purse = (gold, strength, magic)
        known = self._prospects.get(purse)
        if known is None:
            known = self._prospects[purse] = self._prospect(purse)
        return known

    def _prospect(self, purse: Purse) -> float:
        sight = self.sight
        if sight.seat != sight.active or sight.stage in ("close", "monsters", "second harvest"):
            return self.outlook.worth(purse[0], purse[1], purse[2])
        return self.plan().prospect(purse, sight.actions if sight.stage == "action" else 2)

    def more(self, resource: int, number: int) -> float:
        """Return the worth of having so much more of a resource."""
        purse = [*self.me.purse]
        purse[resource] += number
        return self.prospect(purse[0], purse[1], purse[2])


# ---- before the harvest -------------------------------------------------------------------------------------------

# How many points more than others a duke is worth: alone, between two, among more.
_DUKES: Final = {
    "cornelius_the_dreamer": (-4.0, -1.5, -3.0),
    "elsyn_saint_of_shadows": (-1.0, 1.5, 1.8),
    "elisium_the_allsmith": (-1.0, 0.3, -1.5),
    "hrothgar_the_conqueror": (4.0, 1.0, 0.2),
    "isabella_the_righteous": (-3.0, -0.8, -0.4),
    "lekzandr_the_protector": (1.0, 0.7, 1.0),
    "node_master_of_swords": (-3.0, -2.3, -0.8),
    "reese_the_firebrand": (-1.0, 1.7, -0.6),
    "simon_the_unclean": (6.0, -0.5, 1.5),
    "waryn_lord_of_rogues": (2.0, 0.5, 1.6),
}
_LOST: Final = 100.0
_WEAK: Final = 4  # strength: monsters that are slain soon and often
_WEAK_MONSTERS: Final = 12  # of 25, in most games


def _duke(decision: Decision) -> list[float]:
    """Prefer the duke that does best in games of this size; who counts monsters likes weak ones."""
    outlook = decision.outlook
    column = min(outlook.n, 3) - 1
    weak = sum(MONSTER_STRENGTH[kind] <= _WEAK for kind in outlook.monsters_in_play())
    found: list[float] = []
    for action in decision.legal:
        name = DUKE_NAMES[action - act.KEEP]
        per_monster = DUKE_MONSTER[action - act.KEEP][0]
        found.append(_DUKES[name][column] + 0.2 * per_monster * (weak - _WEAK_MONSTERS))
    return found


def _dice(decision: Decision) -> list[float]:
    """Change a die for a harvest that is better by more than it costs."""
    return [_dice_after(decision, action) for action in decision.legal]


def _dice_after(decision: Decision, action: int) -> float:
    assert decision.sight.dice is not None
    first, second = decision.sight.dice
    gold = 0
    if action != act.DONE:
        value = 6
        if action >= act.LOWER:
            value = (second if action == act.LOWER + 1 else first) - 1
        elif action >= act.ONE:
            value = 1
            gold = decision.me.roles[cards.HOLY]
        else:
            gold = 2
        if action in (act.SIX + 1, act.ONE + 1, act.LOWER + 1):
            second = value
        else:
            first = value
    found = roll_worth(decision, first, second)
    if gold:
        have, strength, magic = decision.me.purse
        found += decision.prospect(have - gold, strength, magic) - decision.prospect(have, strength, magic)
    if action != act.DONE and first == second:
        found += pair_worth(decision)
    return found


def roll_worth(decision: Decision, first: int, second: int) -> float:
    """Return the worth of a roll in my turn: my harvest, less what it brings to the others."""
    outlook, judgement = decision.outlook, decision.judgement
    met = _met(first, second)
    found = judgement.harvest(decision.me, met, CITIZEN_ON)
    if outlook.solo:
        return found + judgement.harvest(decision.me, met, CITIZEN_OFF) - _raids(decision, first, second)
    for other in outlook.others:
        if not decision.sight.people[other.seat].waiting:
            found -= outlook.rival * judgement.harvest(other, met, CITIZEN_OFF)
    return found


def _met(first: int, second: int) -> list[int]:
    """Return how often each group is activated."""
    met = [0] * cards.GROUPS
    for number in (first, second, first + second):
        met[cards.GROUP_OF_NUMBER[number]] += 1
    return met


def pair_worth(decision: Decision) -> float:
    """Return the worth of a pair: a token for whoever owns Gargan's Embrace."""
    if decision.outlook.solo:
        return 0.0
    if decision.me.has(cards.GARGANS_EMBRACE):
        return 1.0
    owned = [other.has(cards.GARGANS_EMBRACE) for other in decision.outlook.others]
    return -decision.outlook.rival * sum(owned)


def _raids(decision: Decision, first: int, second: int) -> float:
    """Return the harm that two dice do when the monsters come."""
    harm = 0.0
    for die in (first, second):
        if die == 6:
            harm += min([raid_harm(decision, column) for column in range(5)])
        else:
            harm += raid_harm(decision, die - 1)
    return harm


def _thief(decision: Decision) -> list[float]:
    """Steal as much as possible of what helps most, from whoever is ahead."""
    found: list[float] = []
    for action in decision.legal:
        if action == act.NOTHING:
            found.append(decision.prospect(*decision.me.purse) - 1.0)
            continue
        place = action - act.STEAL
        resource = cards.MAGIC if place % 2 else cards.GOLD
        number = place % 6 // 2 + 1
        found.append(decision.more(resource, number) + taken_harm(decision, place // 6, resource, number))
    return found


def taken_harm(decision: Decision, seat: int, resource: int, number: int) -> float:
    """Return the worth of what another loses: more if that player is ahead; alone, the bank loses nothing."""
    outlook = decision.outlook
    for other in outlook.others:
        if other.seat == seat:
            best = max([outlook.standing(one) for one in outlook.others])
            near = max(0.2, 1.0 + (outlook.standing(other) - best) / _FAR)
            return number * outlook.price[resource] * outlook.rival * _TAKEN * near
    return 0.0


# ---- the harvest --------------------------------------------------------------------------------------------------


def _harvest(decision: Decision) -> list[float]:
    now = decision.prospect(*decision.me.purse)
    return [_harvested(decision, action, now) for action in decision.legal]


def _harvested(decision: Decision, action: int, now: float) -> float:
    """Return the worth of one step of the harvest; an exchange must be better than what there is now."""
    if action == act.DONE:
        return now + _LUCK
    if act.GAIN <= action < act.BUILD:
        return decision.more(action - act.GAIN, 1)
    if action in (act.CHOOSE, act.CHOOSE + 1):
        return decision.more(cards.GOLD if action == act.CHOOSE else cards.MAGIC, 2)
    kind = action - act.TRADE
    program = CITIZEN_ON[kind] if decision.sight.own_turn else CITIZEN_OFF[kind]
    return _exchanged(decision, program[0][0])


def _exchanged(decision: Decision, part: int) -> float:
    purse = [*decision.me.purse]
    purse[effects.resource_of(part)] -= int(effects.number_of(part))
    brings = int(effects.gained(part))
    points = 0.0
    if brings & 3 == cards.VP:
        points = 0.0 if decision.outlook.solo else float(brings >> 2)
    else:
        purse[brings & 3] += brings >> 2
    return points + decision.prospect(purse[0], purse[1], purse[2])


# ---- the actions --------------------------------------------------------------------------------------------------


def _act(decision: Decision) -> list[float]:
    ranked = dict(decision.plan().ranked(decision.me.purse, decision.sight.actions))
    return [ranked[action] for action in decision.legal]


def _pay(decision: Decision) -> list[float]:
    """Keep what is worth more afterwards: magic, if all else is equal."""
    step = decision.sight.step
    base = {"slay": act.SLAY, "recruit": act.RECRUIT, "build": act.BUILD}[str(step["for"])]
    item = Item(base + _number(step["place"]), 0.0, _number(step["price"]), _number(step["magic"]), [0, 0, 0])
    found: list[float] = []
    for action in decision.legal:
        magic = action - act.MAGIC
        gold, strength, left = decision.me.purse
        left -= magic + item.price_magic
        if item.slays:
            strength -= item.price - magic
        else:
            gold -= item.price - magic
        worth = decision.plan().prospect((gold, strength, left), decision.sight.actions, item.action)
        found.append(worth - _WILD * magic)
    return found


def _reward(decision: Decision) -> list[float]:
    kind = MONSTER_KIND[str(decision.sight.step["monster"])]
    found: list[float] = []
    for action in decision.legal:
        points, brings = decision.judgement.alternative(kind, MONSTER_PROGRAM[kind][action - act.CHOOSE], slain=True)
        gold, strength, magic = decision.me.purse
        found.append(points + decision.prospect(gold + brings[0], strength + brings[1], magic + brings[2]))
    return found


def _free(decision: Decision) -> list[float]:
    found: list[float] = []
    for action in decision.legal:
        group = action - act.FREE
        kind = decision.outlook.top_citizens[group]
        size = decision.sight.citizens[group].size
        found.append(decision.judgement.citizen(kind) + decision.outlook.leaves(size, group % 5))
    return found


def _victim(decision: Decision) -> list[float]:
    """Name whoever has most of what is taken, and is ahead."""
    step = decision.sight.step
    what, number = str(step["take"]), _number(step["number"])
    return [_victim_worth(decision, action - act.FROM, what, number) for action in decision.legal]


def _victim_worth(decision: Decision, seat: int, what: str, number: int) -> float:
    other = next(one for one in decision.outlook.others if one.seat == seat)
    if what == "monster":
        return decision.judgement.stolen_monster(other) + 0.02 * decision.outlook.standing(other)
    resource = RESOURCE_NAMES.index(what)
    taken = min(number, other.purse[resource])
    return taken * decision.outlook.price[resource] + taken_harm(decision, seat, resource, taken)


def _spare(decision: Decision) -> list[float]:
    """Give a card back only if it is worth less than the tokens."""
    tokens = 0.0 if decision.outlook.solo else 3.0
    found: list[float] = []
    for action in decision.legal:
        if action == act.DECLINE:
            found.append(0.0)
        elif action >= act.RETURN_CITIZEN:
            found.append(tokens - decision.judgement.citizen(action - act.RETURN_CITIZEN))
        else:
            found.append(tokens - decision.judgement.monster(action - act.RETURN_MONSTER))
    return found


def _bargain(decision: Decision) -> list[float]:
    part = effects.DOMAIN_PROGRAM[cards.GOLDEN_OBELISK_OF_NAE][0][0]
    now = decision.prospect(*decision.me.purse)
    return [now if action == act.DECLINE else _exchanged(decision, part) for action in decision.legal]


def _hunt(decision: Decision) -> list[float]:
    """Slay what is worth its price, with what is left for the other actions."""
    plan = decision.plan()
    purse = decision.me.purse
    items = {item.action: item for item in plan.items if item.after < 0}
    found: list[float] = []
    for action in decision.legal:
        if action == act.DECLINE:
            found.append(decision.prospect(*purse))
        else:
            item = items[action]
            found.append(item.points + plan.prospect(plan.paid(item, purse), decision.sight.actions, action))
    return found


# ---- alone --------------------------------------------------------------------------------------------------------


def _raid(decision: Decision) -> list[float]:
    return [-raid_harm(decision, action - act.RAID) for action in decision.legal]


def raid_harm(decision: Decision, column: int) -> float:
    """Return the harm of a raid: an open column is lost, and nothing is worse."""
    sight = decision.sight
    if sight.monsters[column].size == 0:
        return 0.0
    open_groups = [group for group in (column, column + 5) if sight.citizens[group].size]
    if open_groups:
        return min([capture_harm(decision, group) for group in open_groups])
    if sight.domains[column].size == 0:
        return _LOST
    return -decision.outlook.leaves(sight.domains[column].size, column)


def capture_harm(decision: Decision, group: int) -> float:
    """Return the harm of losing the top citizen of a stack to the Dark Lord."""
    outlook = decision.outlook
    size = decision.sight.citizens[group].size
    helped = outlook.weights.captured * outlook.lord_citizen(outlook.top_citizens[group])
    return helped - outlook.leaves(size, group % 5)


def _capture(decision: Decision) -> list[float]:
    """Give up what helps the Dark Lord least, and leave the stacks high."""
    column = _number(decision.sight.step["place"])
    return [-capture_harm(decision, column + 5 * (action - act.CAPTURE)) for action in decision.legal]


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


_BY_PHASE: Final[dict[str, Callable[[Decision], list[float]]]] = {
    "duke": _duke, "dice": _dice, "thief": _thief, "harvest": _harvest, "act": _act, "pay": _pay, "reward": _reward,
    "free": _free, "victim": _victim, "spare": _spare, "bargain": _bargain, "hunt": _hunt, "raid": _raid,
    "capture": _capture,
}  # fmt: skip
