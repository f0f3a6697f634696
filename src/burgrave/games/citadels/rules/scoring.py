"""Final scores and ranks (rules section 2.7)."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.pieces import Player, variety
from burgrave.games.citadels.rules.ruleset import TIE_COSTS_THEN_GOLD
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.ranking import places

DRAGON_GATE_EXTRA: Final = 2
UNIVERSITY_EXTRA: Final = 2
CAPITOL_EXTRA: Final = 3
CAPITOL_NUMBER: Final = 3
IVORY_TOWER_EXTRA: Final = 5
SECRET_VAULT_EXTRA: Final = 3
STATUE_EXTRA: Final = 5
_GOLD_ROOM: Final = 1 << 14  # exceeds any player's gold
_TIE_ROOM: Final = 1 << 24


class Points:
    """Itemized points of one city; ``total`` returns their sum."""

    def __init__(self) -> None:
        self.districts: i64 = 0
        self.all_types: i64 = 0
        self.completion: i64 = 0
        self.uniques: i64 = 0
        self.haunted_type: i64 = cards.UNIQUE  # the type that the Haunted Quarter counts as

    def total(self) -> i64:
        return self.districts + self.all_types + self.completion + self.uniques


def points(t: Board, me: Player) -> Points:
    """Return the points of a city; the Haunted Quarter counts as the most valuable type."""
    kind_type: i64
    best = _points_as(t, me, cards.UNIQUE)
    if me.has(cards.HAUNTED_QUARTER) and not _is_too_new(t):
        for kind_type in range(cards.UNIQUE):
            other = _points_as(t, me, kind_type)
            if other.total() > best.total():
                best = other
    return best


def _is_too_new(t: Board) -> bool:
    """Return True if the Haunted Quarter was built in the last round and therefore keeps its type (older editions)."""
    return t.rules.haunted_quarter_needs_time and t.haunted_round == t.round


def _points_as(t: Board, me: Player, haunted: i64) -> Points:
    c: i64
    result = Points()
    result.haunted_type = haunted
    types = me.types
    if haunted != cards.UNIQUE:
        types += bit(8 * haunted) - bit(8 * cards.UNIQUE)
    odd: i64 = 0
    for c in me.city:
        cost = t.district_cost(c)
        result.districts += cost
        odd += cost & 1
    if variety(types) == 5:
        result.all_types = t.rules.all_types_bonus
    if t.firsts & me.bit:
        result.completion = t.rules.first_complete_bonus
    elif t.is_complete(me):
        result.completion = t.rules.complete_bonus
    result.uniques = open_unique_points(t, me, types, odd) + _vault_points(me)
    return result


def open_unique_points(t: Board, me: Player, types: i64, odd: i64) -> i64:
    """Return the extra points of unique districts in the city (rules section 4.2).

    ``types`` counts the districts by type as ``Player.types`` does; ``odd`` is the number of districts with odd costs.
    """
    kind_type: i64
    extra: i64 = 0
    uniques = types >> 8 * cards.UNIQUE & 255
    if me.has(cards.DRAGON_GATE):
        extra += DRAGON_GATE_EXTRA
    if me.has(cards.UNIVERSITY):
        extra += UNIVERSITY_EXTRA
    if me.has(cards.BASILICA):
        extra += odd
    if me.has(cards.CAPITOL):
        for kind_type in range(5):
            if types >> 8 * kind_type & 255 >= CAPITOL_NUMBER:
                extra += CAPITOL_EXTRA
                break
    if me.has(cards.IMPERIAL_TREASURY):
        extra += me.gold
    if me.has(cards.IVORY_TOWER) and uniques == 1:
        extra += IVORY_TOWER_EXTRA
    if me.has(cards.MAP_ROOM):
        extra += len(me.hand)
    if me.has(cards.MUSEUM):
        extra += len(t.museum)
    if me.has(cards.STATUE) and t.crown == me.seat:
        extra += STATUE_EXTRA
    if me.has(cards.WISHING_WELL):
        extra += uniques if t.rules.wishing_well_counts_itself else uniques - 1
    return extra


def _vault_points(me: Player) -> i64:
    c: i64
    extra: i64 = 0
    for c in me.hand:
        if CARD_KIND[c] == cards.SECRET_VAULT:
            extra += SECRET_VAULT_EXTRA
    return extra


def ranks(t: Board) -> list[i64]:
    """Return the rank of every seat; ties left after the edition's tie-break (R-03) share a rank."""
    keys: list[i64] = []
    for player in t.players:
        found = points(t, player)
        keys.append(found.total() * _TIE_ROOM + _tie_key(t, player, found))
    return places(keys)


def _tie_key(t: Board, me: Player, found: Points) -> i64:
    """Return the key that breaks ties in points; it is less than ``_TIE_ROOM``."""
    if t.rules.tie_break == TIE_COSTS_THEN_GOLD:
        return found.districts * _GOLD_ROOM + me.gold
    return _highest_shown(t, me)


def _highest_shown(t: Board, me: Player) -> i64:
    rank: i64
    highest: i64 = 0
    for rank in range(1, 10):
        if t.revealed >> rank & 1 and t.holder(rank) == me.seat:
            highest = rank
    return highest
