"""Tables of numbers that the judgement reads: how often the dice meet a card, and what each card is to each duke."""

from __future__ import annotations

from typing import Final

from burgrave.valeria import cards, effects

__all__ = [
    "DOMAIN_POINTS",
    "DOMAIN_PRICE",
    "DUKE_CITIZEN",
    "DUKE_DOMAIN",
    "DUKE_MONSTER",
    "DUKE_RESOURCE",
    "IDLE",
    "MEETS",
    "MONSTER_POINTS",
    "ROLLS",
    "STARTER_GROUPS",
]

STARTER_GROUPS: Final = 0b110000  # the starters are met by 5 and by 6


def _rolls() -> list[tuple[int, int]]:
    return [(first, second) for first in range(1, 7) for second in range(1, 7)]


ROLLS: Final = _rolls()


def _meets() -> list[float]:
    """Return how often a roll activates a card of each group, on average."""
    found = [0.0] * cards.GROUPS
    for first, second in ROLLS:
        for number in (first, second, first + second):
            found[cards.GROUP_OF_NUMBER[number]] += 1 / 36
    return found


def _idle() -> list[float]:
    """Return for each set of groups, as a mask, how likely a roll activates none of them."""
    met: list[int] = []
    for first, second in ROLLS:
        mask = 0
        for number in (first, second, first + second):
            mask |= 1 << int(cards.GROUP_OF_NUMBER[number])
        met.append(mask)
    return [sum(not mask & groups for mask in met) / 36 for groups in range(1 << cards.GROUPS)]


MONSTER_POINTS: Final = [float(points) for points in cards.MONSTER_VP]
DOMAIN_POINTS: Final = [float(points) for points in cards.DOMAIN_VP]
DOMAIN_PRICE: Final = [int(price) for price in cards.DOMAIN_COST]
MEETS: Final = _meets()
IDLE: Final = _idle()


# ---- dukes --------------------------------------------------------------------------------------------------------


def _per_card(duke: int, by: int, arg: int = 0) -> float:
    """Return the points that a duke gives for each card that ``by`` counts."""
    found = 0.0
    for part in effects.DUKE_PARTS[duke]:
        if effects.count_of(part) == by and effects.arg_of(part) == arg:
            found += int(effects.number_of(part))
    return found


def _citizen(duke: int, kind: int) -> float:
    return _per_card(duke, effects.BY_CITIZENS) + _per_card(duke, effects.BY_ICON, int(cards.CITIZEN_ROLE[kind]))


def _monster(duke: int, kind: int) -> float:
    return _per_card(duke, effects.BY_MONSTERS) + _per_card(duke, effects.BY_TYPE, int(cards.MONSTER_TYPE[kind]))


def _domain(duke: int, kind: int) -> float:
    found = _per_card(duke, effects.BY_DOMAINS)
    for role in range(len(cards.ROLE_NAMES)):
        found += _per_card(duke, effects.BY_ICON, role) * (int(cards.DOMAIN_ROLES[kind]) >> 4 * role & 15)
    return found


def _resource(duke: int) -> float:
    """Return what one resource left over is worth to a duke."""
    for part in effects.DUKE_PARTS[duke]:
        if effects.count_of(part) == effects.BY_RESOURCES:
            return int(effects.number_of(part)) / int(effects.arg_of(part))
    return 0.0


DUKE_CITIZEN: Final = [[_citizen(duke, kind) for kind in range(cards.CITIZENS)] for duke in range(cards.DUKES)]
DUKE_MONSTER: Final = [[_monster(duke, kind) for kind in range(cards.MONSTERS)] for duke in range(cards.DUKES)]
DUKE_DOMAIN: Final = [[_domain(duke, kind) for kind in range(cards.DOMAINS)] for duke in range(cards.DUKES)]
DUKE_RESOURCE: Final = [_resource(duke) for duke in range(cards.DUKES)]
