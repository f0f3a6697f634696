"""What a unique district is worth beyond its cost: in points, for the city it would stand in and the time left."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.games.citadels.rules.player import Player
from burgrave.kernel.ints import i64

__all__ = ["extra_points", "pays_off"]

# What the bot and its hints think of a unique district: points whatever happens, points for each round to come, and
# whether it keeps on bringing gold or cards, so that it pays for itself. A district that is not here is worth its
# cost, and what the end of the game pays for it.
_WORTH: Final = [
    (cards.DRAGON_GATE, 2.0, 0.0, False), (cards.UNIVERSITY, 2.0, 0.0, False), (cards.MAP_ROOM, 0.6, 0.0, False),
    (cards.LIGHTHOUSE, 1.5, 0.0, False), (cards.BELL_TOWER, 0.3, 0.0, False),
    (cards.KEEP, 0.2, 0.03, False), (cards.ARMORY, 0.3, 0.1, False), (cards.STABLES, 0.5, 0.05, False),
    (cards.HOSPITAL, 0.0, 0.1, False), (cards.BALL_ROOM, 0.0, 0.1, False), (cards.GRAVEYARD, 0.0, 0.1, False),
    (cards.GREAT_WALL, 0.0, 0.15, False), (cards.QUARRY, 0.0, 0.2, False), (cards.THEATER, 0.0, 0.2, False),
    (cards.FRAMEWORK, 0.2, 0.3, False),
    (cards.GOLD_MINE, 0.0, 0.35, True), (cards.LIBRARY, 0.0, 0.4, True),
    (cards.OBSERVATORY, 0.0, 0.12, True), (cards.SMITHY, 0.0, 0.2, True),
    (cards.LABORATORY, 0.0, 0.3, True), (cards.PARK, 0.0, 0.25, True),
    (cards.POOR_HOUSE, 0.0, 0.35, True), (cards.SCHOOL_OF_MAGIC, 0.0, 0.3, True),
    (cards.MUSEUM, 0.3, 0.45, True), (cards.FACTORY, 0.0, 0.12, True),
    (cards.THRONE_ROOM, 0.0, 0.3, True),
]  # fmt: skip
_SURE: Final = [0.0] * cards.KINDS
_ROUND: Final = [0.0] * cards.KINDS


def _fill() -> None:
    for kind, sure, each, _what in _WORTH:
        _SURE[kind] = sure
        _ROUND[kind] = each


_fill()


def pays_off(kind: i64) -> bool:
    """Tell whether a district keeps on bringing gold or cards."""
    return (kind, True) in [(row[0], row[3]) for row in _WORTH]


def extra_points(t: Board, me: Player, kind: i64, left: float) -> float:
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


def _haunted(t: Board, me: Player, left: float) -> float:
    """It may stand for the type that is missing: worth most where only one other is."""
    kind_type: i64
    missing: i64 = 0
    for kind_type in range(4):
        if not me.types >> 8 * kind_type & 255:
            missing += 1
    if missing == 1 and me.types >> 32 & 255:
        return 1.2
    return 0.6 if left > 1.0 else 0.0


def _odd(t: Board, me: Player) -> float:
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
