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
    RESOURCE_NAMES,
)
from burgrave.games.valeria.rules.phases import BARGAIN, REWARD, SPARE
from burgrave.games.valeria.rules.roll import face, is_second
from burgrave.kernel.quote import Reason

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
        return Reason("dice_plain")
    t, me = case.t, case.me
    old = (int(t.dice1), int(t.dice2))
    shown = int(face(t, action))
    new = (old[0], shown) if is_second(action) else (shown, old[1])
    if case.quote.gain("vp"):
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


# ---- the harvest ----------------------------------------------------------------------------------------------------


def harvested(case: Case) -> Reason:
    """Why this step of the harvest."""
    action = case.action
    if action == act.DONE:
        return Reason("trade_none")
    if action & act.VERB != act.TRADE:
        return _brought(case)
    found = case.pays(case.purse, case.after(case.quote))
    if found is not None:
        return found
    ((kind, number),) = case.quote.brings.items()
    ((paid_in, price),) = case.quote.costs.items()
    return Reason("trade_gain", {"number": number, "kind": kind, "price": price, "paid": paid_in})


def _brought(case: Case) -> Reason:
    """Why the resource that an action brings."""
    ((kind, number),) = case.quote.brings.items()
    return gained(case, RESOURCE_NAMES.index(kind), number)


# ---- paying ---------------------------------------------------------------------------------------------------------


def paid(case: Case) -> Reason:
    """Why so much of the price in magic."""
    t = case.t
    slays = t.verb == act.SLAY
    resource = cards.STRENGTH if slays else cards.GOLD
    least = min(case.options) - act.MAGIC
    magic = case.action - act.MAGIC
    after = case.left(case.quote)
    if magic > least:
        found = case.pays(case.left(t.quote(case.seat, act.MAGIC + least)), after)
        if found is not None:
            return Reason(found.name.replace("pays", "keeps"), found.arguments)
        return Reason("keeps_amount", {"number": after[resource], "kind": RESOURCE_NAMES[resource]})
    if after[2] > 0:
        return Reason("keeps_magic", {"number": after[2]})
    return Reason("pays_least_magic", {"kind": RESOURCE_NAMES[resource]})


# ---- from others ----------------------------------------------------------------------------------------------------


def taken(case: Case) -> Reason:
    """Why this is taken, and from whom."""
    t, action = case.t, case.action
    if action == act.NOTHING:
        return Reason("steal_nothing")
    if action & act.VERB == act.STEAL:
        found = case.pays(case.purse, case.after(case.quote))
        if found is not None:
            return found
        (resource,) = case.quote.brings
        return _from(case, int(case.quote.on.get("seat", case.seat)), RESOURCE_NAMES.index(resource))
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
    quote, tokens = case.quote, case.quote.gain("vp")
    if t.phase == BARGAIN:
        return Reason("bargain", {"number": tokens})
    if action & act.VERB == act.RETURN_CITIZEN:
        return Reason("return_citizen", {"citizen": quote.on["citizen"], "number": tokens})
    kind = action - act.RETURN_MONSTER
    points = quote.cost("points") + int(DUKE_MONSTER[me.duke * cards.MONSTERS + kind])
    return Reason("return_monster", {"monster": quote.on["monster"], "points": points, "number": tokens})


def _rewarded(case: Case) -> Reason:
    brings = case.quote.brings
    if "citizens" in brings:
        return Reason("reward_citizen")
    found = case.pays(case.purse, case.after(case.quote))
    if found is not None:
        return found
    most = max(brings, key=lambda name: brings[name], default=RESOURCE_NAMES[0])
    return Reason("reward_resource", {"number": brings.get(most, 0), "kind": most})
