"""What is printed on the cards of Valeria, by name and with types: for bots and faces."""

from __future__ import annotations

from typing import Final, NamedTuple

from burgrave.games.valeria import cards
from burgrave.games.valeria.rules import effects, market, roll
from burgrave.games.valeria.rules.effects import Program

RESOURCES: Final = ("gold", "strength", "magic", "vp")
ROLES: Final = tuple(cards.ROLE_NAMES)
TYPES: Final = tuple(cards.TYPE_NAMES)
AREAS: Final = tuple(cards.AREA_NAMES)
NUMBERS: Final = tuple(
    tuple(number for number in range(1, 13) if cards.GROUP_OF_NUMBER[number] == group) for group in range(cards.GROUPS)
)  # of each activation group: (1,) to (8,), (9, 10), (11, 12)


class Gain(NamedTuple):
    """So much from the bank, once for each ``per``: a role of citizens, an area of monsters, the name of a citizen
    (starters count), ``domain``; or just once if that is empty.
    """

    resource: str
    number: int
    per: str = ""


class Trade(NamedTuple):
    """An exchange with the bank."""

    pays: Gain
    brings: Gain


class Free(NamedTuple):
    """A citizen for nothing: of a role, of a name, up to a base cost; an empty text or 0 stands for any."""

    role: str
    name: str
    most: int


class Power(NamedTuple):
    """What a citizen brings when activated."""

    gains: tuple[Gain, ...] = ()
    choice: int = 0  # so much gold or magic
    trade: Trade | None = None
    steal: int = 0  # up to so much gold or magic from one opponent


class Citizen(NamedTuple):
    """A type of citizen; ``on`` is its power in the own turn."""

    name: str
    group: int
    numbers: tuple[int, ...]
    role: str
    cost: int
    on: Power
    off: Power


class Monster(NamedTuple):
    """A type of monster; one of the ``rewards`` is had, with all its parts."""

    name: str
    area: str
    type: str
    strength: int
    magic: int
    points: int
    rewards: tuple[tuple[Gain | Free, ...], ...]


class Deed(NamedTuple):
    """A part of what a domain does, one of ``DEEDS``, and how much of what: taken, paid or saved, and brought."""

    does: str
    amount: Gain | None = None
    brings: Gain | None = None
    free: Free | None = None
    face: int = 0  # that a die is turned to


class Domain(NamedTuple):
    """A domain; ``when`` its power works: one of ``WHEN``."""

    name: str
    cost: int
    points: int
    roles: dict[str, int]
    when: str
    deeds: tuple[Deed, ...]


class Term(NamedTuple):
    """What a duke scores: points for each of a role's icons, ``domain``, ``monster``, ``citizen``, type of monster,
    or for ``every`` so many ``resources``.
    """

    points: int
    per: str
    every: int = 1


class Duke(NamedTuple):
    """A duke."""

    name: str
    terms: tuple[Term, ...]


DEEDS: Final = (
    "gain", "exchange", "citizen", "slay", "take", "take_monster", "return_monster", "return_citizen",
    "turn_die", "lower_die", "base_price", "discount",
)  # fmt: skip
WHEN: Final = ("built", "roll", "action start", "action end", "slay", "citizen", "pair", "standing")


# ---- reading the tables of the engine -------------------------------------------------------------------------------


def _per(part: int) -> str:
    """Return what a gain is counted by."""
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


def _gain(part: int) -> Gain:
    return Gain(RESOURCES[effects.resource_of(part)], int(effects.number_of(part)), _per(part))


def _power(program: Program) -> Power:
    if len(program) > 1:
        return Power(choice=int(effects.number_of(program[0][0])))
    first = program[0][0]
    op = effects.op_of(first)
    if op == effects.STEAL:
        return Power(steal=int(effects.number_of(first)))
    if op == effects.EXCHANGE:
        brings = int(effects.gained(first))
        return Power(trade=Trade(_gain(first), Gain(RESOURCES[brings & 3], brings >> 2)))
    return Power(tuple(_gain(part) for part in program[0]))


def _reward(part: int) -> Gain | Free:
    if effects.op_of(part) == effects.GAIN:
        return _gain(part)
    role, name = int(effects.count_of(part)), int(effects.arg_of(part))
    return Free(
        ROLES[role - 1] if role else "",
        cards.CITIZEN_NAMES[name - 1] if name else "",
        int(effects.number_of(part)),
    )


def _term(part: int) -> Term:
    per = _per(part)
    every = int(effects.arg_of(part)) if per == "resources" else 1
    return Term(int(effects.number_of(part)), per, every)


def _citizen(kind: int, name: str) -> Citizen:
    group = int(cards.CITIZEN_GROUP[kind])
    return Citizen(
        name,
        group,
        NUMBERS[group],
        ROLES[cards.CITIZEN_ROLE[kind]],
        int(cards.CITIZEN_COST[kind]),
        _power(effects.CITIZEN_ON[kind]),
        _power(effects.CITIZEN_OFF[kind]),
    )


def _monster(kind: int, name: str) -> Monster:
    return Monster(
        name,
        AREAS[kind // 3],
        TYPES[cards.MONSTER_TYPE[kind]],
        int(cards.MONSTER_STRENGTH[kind]),
        int(cards.MONSTER_MAGIC[kind]),
        int(cards.MONSTER_VP[kind]),
        tuple(tuple(_reward(part) for part in parts) for parts in effects.MONSTER_PROGRAM[kind]),
    )


def _deed(part: int) -> Deed:
    does = DEEDS[int(effects.op_of(part))]
    if does in ("gain", "take"):
        return Deed(does, amount=_gain(part))
    if does == "citizen":
        free = _reward(part)
        assert isinstance(free, Free)
        return Deed(does, free=free)
    if does in ("slay", "take_monster"):
        return Deed(does)
    brought = int(effects.gained(part))
    brings = Gain(RESOURCES[brought & 3], brought >> 2)
    return Deed(does, amount=_gain(part) if does == "exchange" else None, brings=brings)


_PASSIVE: Final = {
    cards.FOXGROVE_PALISADE: Deed("turn_die", amount=Gain("gold", roll.PALISADE_PRICE), face=roll.PALISADE_FACE),
    cards.THE_DESERT_ORCHID: Deed("turn_die", amount=Gain("gold", roll.ORCHID_PRICE, "holy"), face=roll.ORCHID_FACE),
    cards.PALACE_OF_THE_DAWN: Deed("lower_die"),
    cards.EMERALD_STRONGHOLD: Deed("base_price"),
    cards.PRATCHETTS_PLATEAU: Deed("discount", amount=Gain("gold", market.PLATEAU_DISCOUNT)),
}  # what the rules read where it acts


def _deeds(kind: int) -> tuple[Deed, ...]:
    if kind in _PASSIVE:
        return (_PASSIVE[kind],)
    return tuple(_deed(part) for parts in effects.DOMAIN_PROGRAM[kind] for part in parts)


def _domain(kind: int, name: str) -> Domain:
    asked = int(cards.DOMAIN_ROLES[kind])
    roles = {role: asked >> 4 * number & 15 for number, role in enumerate(ROLES)}
    return Domain(
        name,
        int(cards.DOMAIN_COST[kind]),
        int(cards.DOMAIN_VP[kind]),
        {role: number for role, number in roles.items() if number},
        WHEN[cards.DOMAIN_TRIGGER[kind]],
        _deeds(kind),
    )


CITIZENS: Final = {name: _citizen(kind, name) for kind, name in enumerate(cards.CITIZEN_NAMES)}
MONSTERS: Final = {name: _monster(kind, name) for kind, name in enumerate(cards.MONSTER_NAMES)}
DOMAINS: Final = {name: _domain(kind, name) for kind, name in enumerate(cards.DOMAIN_NAMES)}
DUKES: Final = {
    name: Duke(name, tuple(_term(part) for part in effects.DUKE_PARTS[kind]))
    for kind, name in enumerate(cards.DUKE_NAMES)
}
