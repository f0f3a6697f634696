"""Why a seat might play an action: the fact that counted most. It rests on what the seat knows alone."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.hints.case import Case
from burgrave.games.valeria.hints.offers import gained, harvested, offered, paid, rolled, taken
from burgrave.games.valeria.policy.decision import weak_monsters
from burgrave.games.valeria.policy.judgement import lacks
from burgrave.games.valeria.policy.tables import DUKE_CITIZEN, DUKE_DOMAIN, DUKE_MONSTER, DUKE_RESOURCE, IDLE
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import COLUMNS
from burgrave.games.valeria.rules.cards import (
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    CITIZEN_ROLE,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
)
from burgrave.games.valeria.rules.phases import ACT, CAPTURE, DICE, DUKE, FREE, HARVEST, HUNT, PAY, RAID, THIEF, VICTIM
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Reason
from burgrave.kernel.state import State

__all__ = ["reason"]

_LATE: Final = 0.5  # turns to come: fewer than that bring no income worth speaking of
_FREE_CITIZEN: Final = (
    cards.DARKTIDE_HARBOUR,
    cards.CLOUDRIDERS_CAMP,
    cards.ROGUES_LANDING,
    cards.SHATTERED_HAND,
    cards.GRIMMWATER_KEEP,
)
_LASTING: Final = (
    cards.FOXGROVE_PALISADE,
    cards.THE_DESERT_ORCHID,
    cards.EMERALD_STRONGHOLD,
    cards.PRATCHETTS_PLATEAU,
    cards.CATHEDRAL_OF_ST_AQUILA,
    cards.THE_ORB_OF_URDR,
    cards.BLOOD_CROW_ARMY,
    cards.HALFPENNY_HILL,
    cards.FORGOTTEN_SORROWS,
    cards.GARGANS_EMBRACE,
    cards.PALACE_OF_THE_DAWN,
    cards.THE_VIOLET_THORN,
    cards.MONOLITH_OF_OSTENDAAR,
)


def reason(state: State, seat: int, action: int, options: list[int]) -> Reason:
    """Return the fact that counted most for one of the legal actions of a seat."""
    assert isinstance(state, ValeriaState)
    case = Case(state, seat, action, options)
    phase = state.phase
    if phase == DUKE:
        return _kept(case)
    if phase == DICE:
        return rolled(case)
    if phase == HARVEST:
        return harvested(case)
    if phase == PAY:
        return paid(case)
    if phase in (THIEF, VICTIM):
        return taken(case)
    if phase in (ACT, HUNT):
        return _acted(case)
    if phase == FREE:
        return _recruited(case, action - act.FREE)
    if phase == RAID:
        return _raided(case)
    return _captured(case) if phase == CAPTURE else offered(case)


# ---- dukes ----------------------------------------------------------------------------------------------------------


def _kept(case: Case) -> Reason:
    """Say how much there is of what a duke counts."""
    duke = case.action - act.KEEP
    name = DUKE_NAMES[duke]
    if DUKE_MONSTER[duke * cards.MONSTERS] > 1.0:
        return Reason("duke_monsters", {"duke": name, "number": int(weak_monsters(case.t))})
    number = 0
    for stack in case.t.citizens:
        if stack and DUKE_CITIZEN[duke * cards.CITIZENS + stack[len(stack) - 1]] > 0.0:
            number += 1
    if number:
        return Reason("duke_citizens", {"duke": name, "number": number})
    return Reason("duke_domains", {"duke": name, "points": int(DUKE_DOMAIN[duke * cards.DOMAINS])})


# ---- actions --------------------------------------------------------------------------------------------------------


def _acted(case: Case) -> Reason:
    action = case.action
    if action == act.DECLINE:
        return Reason("keeps_amount", {"number": int(case.me.strength), "kind": "strength"})
    verb = action & act.VERB
    if verb == act.SLAY:
        return _slain(case, action - act.SLAY)
    if verb == act.RECRUIT:
        return _recruited(case, action - act.RECRUIT)
    if verb == act.BUILD:
        return _built(case, action - act.BUILD)
    return _gained(case, action - act.GAIN)


def _slain(case: Case, column: int) -> Reason:
    t = case.t
    stack = t.monsters[column]
    kind = stack[len(stack) - 1]
    name = MONSTER_NAMES[kind]
    points = case.quote.gain("points")
    if t.n == 1 and sum([len(one) for one in t.monsters]) == 1:
        return Reason("last_monster", {"monster": name})
    if case.ends_game(stack, t.monsters) and case.outlook.lead + points > 0:
        return Reason("ends_game")
    bonus = int(DUKE_MONSTER[case.me.duke * cards.MONSTERS + kind])
    if bonus:
        return Reason("monster_duke", {"monster": name, "points": points, "bonus": bonus})
    plan = case.decision.plan
    plan.reward(kind)
    brings = [int(plan.gold), int(plan.strength), int(plan.magic)]
    most = brings.index(max(brings))
    if points < 3 and brings[most] > points and sum(brings) == brings[most]:
        return Reason("monster_reward", {"monster": name, "number": brings[most], "kind": RESOURCE_NAMES[most]})
    return Reason("monster_points", {"monster": name, "points": points})


def _recruited(case: Case, group: int) -> Reason:
    t, me = case.t, case.me
    stack = t.citizens[group]
    kind = stack[len(stack) - 1]
    name = CITIZEN_NAMES[kind]
    bonus = int(DUKE_CITIZEN[me.duke * cards.CITIZENS + kind])
    if case.ends_game(stack, t.citizens) and case.outlook.lead + bonus > 0:
        return Reason("ends_game")
    role: i64 = CITIZEN_ROLE[kind]
    for column in range(COLUMNS):
        domains = t.domains[column]
        if domains and column != t.covered:
            domain = domains[len(domains) - 1]
            if lacks(me, domain) == bit(4 * role):
                return Reason("role_domain", {"citizen": name, "domain": DOMAIN_NAMES[domain]})
    if bonus > 1 or (bonus and case.outlook.left < _LATE):
        return Reason("citizen_duke", {"citizen": name, "points": bonus})
    met = round(100 * (1.0 - IDLE[bit(CITIZEN_GROUP[kind])]))
    return Reason("citizen_income", {"citizen": name, "number": met})


def _built(case: Case, column: int) -> Reason:
    t = case.t
    stack = t.domains[column]
    kind = stack[len(stack) - 1]
    name = DOMAIN_NAMES[kind]
    points = case.quote.gain("points")
    bonus = int(DUKE_DOMAIN[case.me.duke * cards.DOMAINS + kind])
    if case.ends_game(stack, t.domains) and case.outlook.lead + points + bonus > 0:
        return Reason("ends_game")
    if bonus:
        return Reason("domain_duke", {"domain": name, "points": points, "bonus": bonus})
    if kind in _FREE_CITIZEN:
        return Reason("domain_citizen", {"domain": name, "points": points})
    if kind in _LASTING and case.outlook.left >= 1.0:
        return Reason("domain_lasting", {"domain": name, "points": points})
    return Reason("domain_points", {"domain": name, "points": points})


def _gained(case: Case, resource: int) -> Reason:
    found = case.pays(case.purse, case.with_more(resource, 1))
    if found is None and case.outlook.left < _LATE and DUKE_RESOURCE[case.me.duke] > 0.0:
        group = round(1 / DUKE_RESOURCE[case.me.duke])
        return Reason("resource_duke", {"number": group})
    return found if found is not None else gained(case, resource, 1)


# ---- alone ----------------------------------------------------------------------------------------------------------


def _raided(case: Case) -> Reason:
    return Reason("raid", {"number": int(case.outlook.defenders(case.action - act.RAID))})


def _captured(case: Case) -> Reason:
    t = case.t
    row = case.action - act.CAPTURE
    stack = t.citizens[t.place + COLUMNS * row]
    other = t.citizens[t.place + COLUMNS * (1 - row)]
    kind, spared = stack[len(stack) - 1], other[len(other) - 1]
    if len(stack) > len(other):
        return Reason("capture_higher", {"citizen": CITIZEN_NAMES[kind], "number": len(stack)})
    if case.outlook.lord_citizen(kind) < case.outlook.lord_citizen(spared):
        return Reason("capture_lord", {"citizen": CITIZEN_NAMES[kind]})
    return Reason("capture_left", {"citizen": CITIZEN_NAMES[kind], "number": len(stack) - 1})
