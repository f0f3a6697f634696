"""Tables of numbers that the judgement reads: how often the dice meet a card, what it brings, what each duke counts.

Two-dimensional tables are flat lists: one read instead of two.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import cards, effects
from burgrave.games.valeria.rules.effects import CITIZEN_OFF, CITIZEN_ON, DUKE_PARTS, Program
from burgrave.kernel.ints import i64

STARTER_GROUPS: Final = 0b110000  # the starters are met by 5 and by 6


def _rolls() -> list[tuple[int, int]]:
    return [(first, second) for first in range(1, 7) for second in range(1, 7)]


def _meets() -> list[float]:
    """Return how often a roll activates a card of each group, on average."""
    found = [0.0] * cards.GROUPS
    for first, second in _rolls():
        for number in (first, second, first + second):
            found[cards.GROUP_OF_NUMBER[number]] += 1 / 36
    return found


def _idle() -> list[float]:
    """Return for each set of groups, as a mask, how likely a roll activates none of them."""
    met: list[int] = []
    for first, second in _rolls():
        mask = 0
        for number in (first, second, first + second):
            mask |= 1 << int(cards.GROUP_OF_NUMBER[number])
        met.append(mask)
    return [sum([not mask & groups for mask in met]) / 36 for groups in range(1 << cards.GROUPS)]


MONSTER_POINTS: Final[list[float]] = [float(points) for points in cards.MONSTER_VP]
DOMAIN_POINTS: Final[list[float]] = [float(points) for points in cards.DOMAIN_VP]
MEETS: Final[list[float]] = _meets()
IDLE: Final[list[float]] = _idle()

# ---- what an activation brings: row = 2 * citizen + (1 in the own turn) --------------------------------------------

PLAIN: Final = 0  # so much of each resource, and perhaps more for each card counted
CHOICE: Final = 1  # gold or magic
EXCHANGES: Final = 2
STEALS: Final = 3

NOT_COUNTED: Final = 0
BY_WORKERS: Final = 1
BY_SOLDIERS: Final = 2
BY_KNIGHTS: Final = 3  # by name
BY_DOMAINS: Final = 4


def _programs() -> list[Program]:
    found: list[Program] = []
    for kind in range(cards.CITIZENS):
        found.append(CITIZEN_OFF[kind])
        found.append(CITIZEN_ON[kind])
    return found


def _form(program: Program) -> int:
    op = int(effects.op_of(program[0][0]))
    if len(program) > 1:
        return CHOICE
    if op == effects.EXCHANGE:
        return EXCHANGES
    return STEALS if op == effects.STEAL else PLAIN


def _is_counted(part: i64) -> bool:
    return effects.op_of(part) == effects.GAIN and effects.count_of(part) != effects.BY_NOTHING


def _yields(program: Program) -> list[float]:
    """Return the gold, strength and magic that come for certain; of a choice or theft, what comes on average."""
    found = [0.0, 0.0, 0.0]
    for parts in program:
        for part in parts:
            if effects.op_of(part) != effects.EXCHANGE and not _is_counted(part):
                found[int(effects.resource_of(part))] += int(effects.number_of(part)) / len(program)
    return found


def _counted_part(program: Program) -> int:
    for part in program[0]:
        if _is_counted(part):
            return int(part)
    return -1


def _counted_by(part: int) -> int:
    if part < 0:
        return NOT_COUNTED
    by, arg = int(effects.count_of(part)), int(effects.arg_of(part))
    if by == effects.BY_DOMAINS:
        return BY_DOMAINS
    if by == effects.BY_NAME:
        return BY_KNIGHTS
    return BY_WORKERS if arg == cards.WORKER else BY_SOLDIERS


def _flat(rows: list[list[float]]) -> list[float]:
    found: list[float] = []
    for row in rows:
        found.extend(row)
    return found


_PROGRAMS: Final = _programs()
_COUNTED_PARTS: Final = [_counted_part(program) for program in _PROGRAMS]
FORM: Final[list[i64]] = [_form(program) for program in _PROGRAMS]
YIELDS: Final[list[float]] = _flat([_yields(program) for program in _PROGRAMS])  # 3 * row + resource
COUNTED_BY: Final[list[i64]] = [_counted_by(part) for part in _COUNTED_PARTS]
COUNTED_RESOURCE: Final[list[i64]] = [int(effects.resource_of(part)) if part >= 0 else 0 for part in _COUNTED_PARTS]
COUNTED: Final[list[float]] = [float(effects.number_of(part)) if part >= 0 else 0.0 for part in _COUNTED_PARTS]


def exchange_of(row: i64) -> i64:
    """Return the part of an exchange."""
    part: i64 = _PROGRAMS[row][0][0]
    return part


# ---- dukes --------------------------------------------------------------------------------------------------------
# What dukes count: icons of the four roles, then monsters, titans, domains and citizens.

COUNTS: Final = 8
_MONSTERS: Final = 4
_TITANS: Final = 5
_DOMAINS: Final = 6
_CITIZENS: Final = 7


def _counts(duke: int) -> list[float]:
    """Return the points for each thing that a duke may count."""
    found = [0.0] * COUNTS
    for part in DUKE_PARTS[duke]:
        by, number = int(effects.count_of(part)), float(effects.number_of(part))
        if by == effects.BY_ICON:
            found[int(effects.arg_of(part))] += number
        elif by == effects.BY_MONSTERS:
            found[_MONSTERS] += number
        elif by == effects.BY_TYPE:
            found[_TITANS] += number
        elif by == effects.BY_DOMAINS:
            found[_DOMAINS] += number
        elif by == effects.BY_CITIZENS:
            found[_CITIZENS] += number
    return found


def _resource(duke: int) -> float:
    """Return what one resource left over is worth to a duke."""
    for part in DUKE_PARTS[duke]:
        if effects.count_of(part) == effects.BY_RESOURCES:
            return int(effects.number_of(part)) / int(effects.arg_of(part))
    return 0.0


def _citizen(duke: int, kind: int) -> float:
    counts = _counts(duke)
    return counts[_CITIZENS] + counts[int(cards.CITIZEN_ROLE[kind])]


def _monster(duke: int, kind: int) -> float:
    counts = _counts(duke)
    return counts[_MONSTERS] + (counts[_TITANS] if cards.MONSTER_TYPE[kind] == cards.TITAN else 0.0)


def _domain(duke: int, kind: int) -> float:
    counts = _counts(duke)
    found = counts[_DOMAINS]
    for role in range(4):
        found += counts[role] * (int(cards.DOMAIN_ROLES[kind]) >> 4 * role & 15)
    return found


DUKE_COUNTS: Final[list[float]] = _flat([_counts(duke) for duke in range(cards.DUKES)])  # COUNTS * duke + what
DUKE_RESOURCE: Final[list[float]] = [_resource(duke) for duke in range(cards.DUKES)]
DUKE_CITIZEN: Final[list[float]] = _flat(
    [[_citizen(duke, kind) for kind in range(cards.CITIZENS)] for duke in range(cards.DUKES)]
)
DUKE_MONSTER: Final[list[float]] = _flat(
    [[_monster(duke, kind) for kind in range(cards.MONSTERS)] for duke in range(cards.DUKES)]
)
DUKE_DOMAIN: Final[list[float]] = _flat(
    [[_domain(duke, kind) for kind in range(cards.DOMAINS)] for duke in range(cards.DUKES)]
)


def _mean_domain(duke: int) -> float:
    """Return what a duke gives for a domain, on average."""
    return sum(DUKE_DOMAIN[duke * cards.DOMAINS : (duke + 1) * cards.DOMAINS]) / cards.DOMAINS


MEAN_DOMAIN: Final[list[float]] = [_mean_domain(duke) for duke in range(cards.DUKES)]
