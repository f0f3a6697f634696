"""What a unique district is worth beyond its cost: in points, for the city it would stand in and the time left."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.games.citadels.rules.table import Player, Table
from burgrave.kernel.ints import i64

__all__ = ["extra_points"]

# kind -> points whatever happens, points for each round to come
_SURE: Final = [0.0] * cards.KINDS
_ROUND: Final = [0.0] * cards.KINDS


def _fill() -> None:
    """Write the tables: by name, for reading."""
    sure = {
        cards.DRAGON_GATE: 2.0, cards.UNIVERSITY: 2.0, cards.KEEP: 0.2, cards.ARMORY: 0.3, cards.MUSEUM: 0.3,
        cards.MAP_ROOM: 0.6, cards.LIGHTHOUSE: 1.5, cards.BELL_TOWER: 0.3,
        cards.STABLES: 0.5, cards.FRAMEWORK: 0.2,
    }  # fmt: skip
    rounds = {
        cards.GOLD_MINE: 0.35, cards.LIBRARY: 0.4, cards.OBSERVATORY: 0.12, cards.SMITHY: 0.2,
        cards.LABORATORY: 0.3, cards.PARK: 0.25, cards.POOR_HOUSE: 0.35, cards.SCHOOL_OF_MAGIC: 0.3,
        cards.KEEP: 0.03, cards.GREAT_WALL: 0.15, cards.MUSEUM: 0.45, cards.QUARRY: 0.2, cards.FACTORY: 0.12,
        cards.THEATER: 0.2, cards.ARMORY: 0.1, cards.FRAMEWORK: 0.3, cards.HOSPITAL: 0.1, cards.BALL_ROOM: 0.1,
        cards.THRONE_ROOM: 0.3, cards.GRAVEYARD: 0.1, cards.STABLES: 0.05,
    }  # fmt: skip
    for kind, value in sure.items():
        _SURE[kind] = value
    for kind, value in rounds.items():
        _ROUND[kind] = value


_fill()


def extra_points(t: Table, me: Player, kind: i64, left: float) -> float:
    """Return what a unique district brings beyond its cost."""
    sure: float = _SURE[kind]
    each: float = _ROUND[kind]
    value = sure + each * left
    uniques: i64 = me.types >> 32 & 255
    if me.has(cards.WISHING_WELL):
        value += 1.0
    if me.has(cards.IVORY_TOWER) and uniques == 1:
        value -= 5.0
    if kind == cards.HAUNTED_QUARTER:
        return value + _haunted(t, me, left)
    if kind == cards.IMPERIAL_TREASURY:
        return value + 0.5 * float(me.gold) * (0.6 if left > 0.5 else 1.0) + 0.8
    if kind == cards.MAP_ROOM:
        return value + 0.8 * float(len(me.hand) - 1)
    if kind == cards.WISHING_WELL:
        return value + float(uniques) + 0.3 * left + (1.0 if t.rules.wishing_well_counts_itself else 0.0)
    if kind == cards.IVORY_TOWER:
        return value + (5.0 - 0.35 * left if uniques == 0 else 0.0)
    if kind == cards.STATUE:
        return value + (3.2 if t.crown == me.seat else 1.2)
    if kind == cards.BASILICA:
        return value + _odd(t, me) + 0.4 * left
    if kind == cards.CAPITOL:
        return value + _capitol(me, left)
    if kind == cards.MONUMENT:
        return value + (0.5 if left > 0.5 else 0.0)
    return value


def _haunted(t: Table, me: Player, left: float) -> float:
    """It may stand for the type that is missing: worth most where only one other is."""
    kind_type: i64
    missing: i64 = 0
    for kind_type in range(4):
        if not me.types >> 8 * kind_type & 255:
            missing += 1
    if missing == 1 and me.types >> 32 & 255:
        return 1.2
    return 0.6 if left > 1.0 else 0.0


def _odd(t: Table, me: Player) -> float:
    c: i64
    odd: i64 = 0
    for c in me.city:
        cost: i64 = t.rules.cost[CARD_KIND[c]]
        odd += cost & 1
    return float(odd)


def _capitol(me: Player, left: float) -> float:
    kind_type: i64
    most: i64 = 0
    for kind_type in range(4):
        number: i64 = me.types >> 8 * kind_type & 255
        if number > most:
            most = number
    if (me.types >> 32 & 255) + 1 > most:
        most = (me.types >> 32 & 255) + 1
    if most >= 3:
        return 3.0
    return 2.0 if most == 2 and left > 1.0 else 1.0 if left > 3.0 else 0.0
