"""Why: dice, the harvest, paying, and what is taken from others, given back or offered."""

from __future__ import annotations

from burgrave.games.valeria.hints.case import Case
from burgrave.games.valeria.policy.tables import DUKE_MONSTER
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import cards, effects
from burgrave.games.valeria.rules.cards import (
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    GROUP_OF_NUMBER,
    MONSTER_NAMES,
    MONSTER_VP,
    RESOURCE_NAMES,
)
from burgrave.games.valeria.rules.effects import MONSTER_PROGRAM
from burgrave.games.valeria.rules.harvest import CHOICE, trade_of
from burgrave.games.valeria.rules.phases import BARGAIN, REWARD, SPARE
from burgrave.kernel.ints import i64
from burgrave.kernel.reason import Reason

__all__ = ["gained", "harvested", "offered", "paid", "rolled", "taken"]


def gained(case: Case, resource: int, number: int) -> Reason:
    """Why so much of a resource."""
    found = case.pays(case.purse, case.with_more(resource, number))
    if found is not None:
        return found
    name = RESOURCE_NAMES[resource]
    have = case.purse[resource]
    if have == min(case.purse) and have < max(case.purse):
        return Reason("resource_least", {"kind": name, "number": have})
    return Reason("resource_more", {"kind": name, "number": have + number})


# ---- dice -----------------------------------------------------------------------------------------------------------


def rolled(case: Case) -> Reason:
    """Why a die is changed, or not."""
    action = case.action
    if action == act.DONE:
        return Reason("dice_stay") if case.is_best() else Reason("dice_plain")
    t, me = case.t, case.me
    old = (int(t.dice1), int(t.dice2))
    new = changed(old, action)
    if new[0] == new[1] and me.has(cards.GARGANS_EMBRACE):
        return Reason("dice_pair", {"domain": "gargans_embrace"})
    groups = [GROUP_OF_NUMBER[number] for number in (*old, sum(old))]
    best, name, met = 0, "", 0
    for number in (*new, sum(new)):
        if GROUP_OF_NUMBER[number] not in groups:
            for kind in range(cards.CITIZENS):
                if CITIZEN_GROUP[kind] == GROUP_OF_NUMBER[number] and me.citizens[kind] > best:
                    best, name, met = int(me.citizens[kind]), CITIZEN_NAMES[kind], number
    if name:
        return Reason("dice_citizen", {"citizen": name, "number": met})
    return Reason("dice_changed", {"first": new[0], "second": new[1]})


def changed(dice: tuple[int, int], action: int) -> tuple[int, int]:
    """Return what the dice show after a change."""
    second = action in (act.SIX + 1, act.ONE + 1, act.LOWER + 1)
    value = 6
    if action >= act.LOWER:
        value = dice[second] - 1
    elif action >= act.ONE:
        value = 1
    return (dice[0], value) if second else (value, dice[1])


# ---- the harvest ----------------------------------------------------------------------------------------------------


def harvested(case: Case) -> Reason:
    """Why this step of the harvest."""
    action = case.action
    if action == act.DONE:
        return Reason("trade_refused") if case.is_best() else Reason("trade_none")
    if action < act.BUILD:
        return gained(case, action - act.GAIN, 1)
    if action < act.TRADE:
        return gained(case, cards.GOLD if action == act.CHOOSE else cards.MAGIC, int(CHOICE))
    part = trade_of(case.t, case.me, action - act.TRADE)
    return _exchanged(case, part)


def _exchanged(case: Case, part: i64) -> Reason:
    number, brings = int(effects.number_of(part)), int(effects.gained(part))
    have = [*case.purse]
    have[int(effects.resource_of(part))] -= number
    have[brings & 3] += brings >> 2
    found = case.pays(case.purse, (have[0], have[1], have[2]))
    if found is not None:
        return found
    arguments: dict[str, str | int] = {"number": brings >> 2, "kind": RESOURCE_NAMES[brings & 3]}
    return Reason("trade_gain", arguments | {"price": number, "paid": RESOURCE_NAMES[int(effects.resource_of(part))]})


# ---- paying ---------------------------------------------------------------------------------------------------------


def paid(case: Case) -> Reason:
    """Why so much of the price in magic."""
    t = case.t
    slays = t.verb == act.SLAY
    resource = cards.STRENGTH if slays else cards.GOLD
    least = min(case.options) - act.MAGIC
    magic = case.action - act.MAGIC
    after = _after(case, resource, magic)
    if magic > least:
        found = case.pays(_after(case, resource, least), after)
        if found is not None:
            return Reason(found.name.replace("pays", "keeps"), found.arguments)
        return Reason("keeps_amount", {"number": after[resource], "kind": RESOURCE_NAMES[resource]})
    if after[2] > 0:
        return Reason("keeps_magic", {"number": after[2]})
    return Reason("pays_least_magic", {"kind": RESOURCE_NAMES[resource]})


def _after(case: Case, resource: int, magic: int) -> tuple[int, int, int]:
    have = [*case.purse]
    have[resource] -= int(case.t.price) - magic
    have[cards.MAGIC] -= magic + int(case.t.price_magic)
    return have[0], have[1], have[2]


# ---- from others ----------------------------------------------------------------------------------------------------


def taken(case: Case) -> Reason:
    """Why this is taken, and from whom."""
    t, action = case.t, case.action
    if action == act.NOTHING:
        return Reason("steal_nothing")
    if action >= act.STEAL:
        place = action - act.STEAL
        resource = cards.MAGIC if place % 2 else cards.GOLD
        found = case.pays(case.purse, case.with_more(resource, place % 6 // 2 + 1))
        if found is not None:
            return found
        return _from(case, place // 6, resource)
    seat = action - act.FROM
    if effects.op_of(t.part) == effects.TAKE_MONSTER:
        number = int(t.players[seat].monster_count)
        if t.n == 1 or number == 0:
            return Reason("take_any")
        return Reason("take_monster", {"seat": seat, "number": number})
    return _from(case, seat, int(effects.resource_of(t.part)))


def _from(case: Case, seat: int, resource: int) -> Reason:
    t = case.t
    if t.n == 1:
        return Reason("steal_bank")
    have = int(t.players[seat].amount(resource))
    if t.n > 2 and seat == case.leader():
        return Reason("take_leader", {"seat": seat})
    if have == 0:
        return Reason("take_any")
    return Reason("take_has", {"seat": seat, "number": have, "kind": RESOURCE_NAMES[resource]})


# ---- what is offered ------------------------------------------------------------------------------------------------


def offered(case: Case) -> Reason:
    """Why this reward, this card given back, this bargain."""
    t, me, action = case.t, case.me, case.action
    if t.phase == REWARD:
        return _rewarded(case)
    if action == act.DECLINE:
        if t.n == 1 and t.phase in (SPARE, BARGAIN):
            return Reason("tokens_alone")
        return Reason("spare_none") if t.phase == SPARE else Reason("keeps_magic", {"number": int(me.magic)})
    if t.phase == BARGAIN:
        return Reason("bargain", {"number": int(effects.gained(t.part) >> 2)})
    tokens = int(effects.gained(t.part) >> 2)
    if action >= act.RETURN_CITIZEN:
        return Reason("return_citizen", {"citizen": CITIZEN_NAMES[action - act.RETURN_CITIZEN], "number": tokens})
    kind = action - act.RETURN_MONSTER
    points = int(MONSTER_VP[kind]) + int(DUKE_MONSTER[me.duke * cards.MONSTERS + kind])
    return Reason("return_monster", {"monster": MONSTER_NAMES[kind], "points": points, "number": tokens})


def _rewarded(case: Case) -> Reason:
    plan = case.decision.plan
    number = case.action - act.CHOOSE
    kind = case.t.rewarded
    for part in MONSTER_PROGRAM[kind][number]:
        if effects.op_of(part) == effects.CITIZEN:
            return Reason("reward_citizen")
    plan.alternative(kind, number, True)
    brings = [int(plan.gold), int(plan.strength), int(plan.magic)]
    have = [*case.purse]
    for resource in range(3):
        have[resource] += brings[resource]
    found = case.pays(case.purse, (have[0], have[1], have[2]))
    if found is not None:
        return found
    most = brings.index(max(brings))
    return Reason("reward_resource", {"number": brings[most], "kind": RESOURCE_NAMES[most]})
