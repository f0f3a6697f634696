"""Printed values of Valeria's cards as typed objects, by name, for bots and user interfaces."""

from __future__ import annotations

from typing import Final, NamedTuple

from burgrave.games.valeria import cards
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.effects import Program

RESOURCES: Final = ("gold", "strength", "magic", "vp")
ROLES: Final = tuple(cards.ROLE_NAMES)
TYPES: Final = tuple(cards.TYPE_NAMES)
AREAS: Final = tuple(cards.AREA_NAMES)
NUMBERS: Final = tuple(
    tuple(number for number in range(1, 13) if cards.GROUP_OF_NUMBER[number] == group) for group in range(cards.GROUPS)
)  # of each activation group: (1,) to (8,), (9, 10), (11, 12)


class Citizen(NamedTuple):
    name: str
    group: int
    numbers: list[int]
    role: str
    cost: int


class Monster(NamedTuple):
    name: str
    area: str
    type: str
    strength: int
    magic: int
    points: int


class Domain(NamedTuple):
    """Printed values of a domain; ``when``, one of ``WHEN``, is the time at which its power applies."""

    name: str
    cost: int
    points: int
    roles: dict[str, int]
    when: str


class Free(NamedTuple):
    """Constraints on a free citizen: role, name and maximum printed cost; an empty string or 0 means any."""

    role: str
    name: str
    most: int


DEEDS: Final = (
    "gain", "exchange", "citizen", "slay", "take", "take_monster", "return_monster", "return_citizen", "steal",
)  # fmt: skip
WHEN: Final = ("built", "roll", "action start", "action end", "slay", "citizen", "pair", "standing")


# ---- effects ---------------------------------------------------------------------------------------------------------


def power_of(citizen: str, *, own_turn: bool) -> Program:
    programs = effects.CITIZEN_ON if own_turn else effects.CITIZEN_OFF
    return programs[cards.CITIZEN_NAMES.index(citizen)]


def reward_of(monster: str) -> Program:
    return effects.MONSTER_PROGRAM[cards.MONSTER_NAMES.index(monster)]


def effect_of(domain: str) -> Program:
    """Return the program of a domain, which is empty if the domain's power is passive."""
    return effects.DOMAIN_PROGRAM[cards.DOMAIN_NAMES.index(domain)]


def counted_by(part: int) -> str:
    """Return the multiplier of a gain, or an empty string if the gain has none.

    The multiplier is a role, area, type, name of a citizen (starters included), ``domain``, ``monster``, ``citizen`` or
    ``resources``.
    """
    by, arg = int(effects.count_of(part)), int(effects.arg_of(part))
    names = {
        effects.BY_NOTHING: [""],
        effects.BY_ROLE: ROLES,
        effects.BY_ICON: ROLES,
        effects.BY_NAME: cards.CITIZEN_NAMES,
        effects.BY_AREA: AREAS,
        effects.BY_TYPE: TYPES,
        effects.BY_DOMAINS: ["domain"],
        effects.BY_MONSTERS: ["monster"],
        effects.BY_CITIZENS: ["citizen"],
    }
    return "resources" if by == effects.BY_RESOURCES else names[by][arg]


def free_of(part: int) -> Free:
    role, name = int(effects.count_of(part)), int(effects.arg_of(part))
    return Free(
        ROLES[role - 1] if role else "",
        cards.CITIZEN_NAMES[name - 1] if name else "",
        int(effects.number_of(part)),
    )


def amount_of(part: int) -> tuple[str, int]:
    """Return the resource and amount that an effect part takes, gives or costs."""
    return RESOURCES[effects.resource_of(part)], int(effects.number_of(part))


def gained_by(part: int) -> tuple[str, int]:
    """Return the resource and the amount gained by an exchange or by returning a card."""
    brings = int(effects.gained(part))
    return RESOURCES[brings & 3], brings >> 2


# ---- conversion of the rules' tables --------------------------------------------------------------------------------


def _citizen(kind: int, name: str) -> Citizen:
    group = int(cards.CITIZEN_GROUP[kind])
    return Citizen(name, group, [*NUMBERS[group]], ROLES[cards.CITIZEN_ROLE[kind]], int(cards.CITIZEN_COST[kind]))


def _monster(kind: int, name: str) -> Monster:
    return Monster(
        name,
        AREAS[kind // 3],
        TYPES[cards.MONSTER_TYPE[kind]],
        int(cards.MONSTER_STRENGTH[kind]),
        int(cards.MONSTER_MAGIC[kind]),
        int(cards.MONSTER_VP[kind]),
    )


def _domain(kind: int, name: str) -> Domain:
    asked = int(cards.DOMAIN_ROLES[kind])
    roles = {role: asked >> 4 * number & 15 for number, role in enumerate(ROLES)}
    return Domain(
        name,
        int(cards.DOMAIN_COST[kind]),
        int(cards.DOMAIN_VP[kind]),
        {role: number for role, number in roles.items() if number},
        WHEN[cards.DOMAIN_TRIGGER[kind]],
    )


CITIZENS: Final = {name: _citizen(kind, name) for kind, name in enumerate(cards.CITIZEN_NAMES)}
MONSTERS: Final = {name: _monster(kind, name) for kind, name in enumerate(cards.MONSTER_NAMES)}
DOMAINS: Final = {name: _domain(kind, name) for kind, name in enumerate(cards.DOMAIN_NAMES)}
