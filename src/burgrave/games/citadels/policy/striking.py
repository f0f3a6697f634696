"""What it promises to destroy, seize or exchange a district of another city."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.policy.evaluation_context import EvaluationContext
from burgrave.games.citadels.policy.extras import extra_points
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND, CARD_TYPE
from burgrave.games.citadels.rules.characters.diplomat import DIPLOMAT
from burgrave.games.citadels.rules.characters.marshal import MARSHAL
from burgrave.games.citadels.rules.characters.warlord import WARLORD
from burgrave.games.citadels.rules.player import Player
from burgrave.kernel.ints import i64

__all__ = [
    "NEVER",
    "best_hit",
    "demolish_value",
    "destroy_value",
    "district_loss",
    "exchange_value",
    "offer_value",
    "seize_value",
]

NEVER: Final = -9.0


def district_loss(m: EvaluationContext, t: Board, owner: Player, card: i64) -> float:
    """Return what a player loses with a district, in its own points."""
    kind: i64 = CARD_KIND[card]
    loss = float(t.district_cost(card))
    if kind >= cards.BASIC_KINDS:
        loss += extra_points(t, owner, kind, m.left)
    if owner.count(CARD_TYPE[card]) == 1:
        loss += 0.5
        if all_types(owner):
            loss += 2.0
    if m.last:
        if owner.size >= t.goal:
            loss += 2.0
        elif owner.size == t.goal - 1:
            loss += 1.0
        return loss
    loss += m.progress
    if owner.size >= t.goal - 1:
        loss += m.weights.threat_of_end  # it would end the game next turn
    elif owner.size == t.goal - 2:
        loss += 1.0
    return loss


def all_types(owner: Player) -> bool:
    """Tell whether a city has districts of all five types."""
    kind_type: i64
    for kind_type in range(5):
        if not owner.types >> 8 * kind_type & 255:
            return False
    return True


def destroy_value(m: EvaluationContext, t: Board, owner: Player, card: i64) -> float:
    """Return what it promises the Warlord to destroy a district; mine never."""
    if owner.seat == m.seat:
        return NEVER
    price = WARLORD.price(t, t.players[m.seat], owner, card)
    harm: float = m.harm[owner.seat]
    return harm * district_loss(m, t, owner, card) - m.gold_worth * 1.1 * float(price) - 0.05


def seize_value(m: EvaluationContext, t: Board, owner: Player, card: i64) -> float:
    """Return what it promises the Marshal to seize a district."""
    me = t.players[m.seat]
    price = float(MARSHAL.price(t, me, owner, card))
    harm: float = m.harm[owner.seat]
    lost = district_loss(m, t, owner, card) - price * m.gold_worth
    return m.gain(t, me, CARD_KIND[card]) + harm * lost - m.gold_worth * price


def demolish_value(m: EvaluationContext, t: Board, owner: Player, card: i64) -> float:
    """Return what it promises to give up the Armory for another district."""
    if owner.seat == m.seat:
        return NEVER
    harm: float = m.harm[owner.seat]
    given = 3.0 if m.last else 3.6 + m.progress
    return harm * district_loss(m, t, owner, card) - given


def offer_value(m: EvaluationContext, t: Board, owner: Player, theirs: i64, own: i64) -> float:
    """Return what it promises the Diplomat to give a certain district for a certain one."""
    me = t.players[m.seat]
    harm: float = m.harm[owner.seat]
    gained = float(t.district_cost(theirs)) + _extra(m, t, me, theirs)
    given = float(t.district_cost(own)) + _extra(m, t, me, own)
    price = float(DIPLOMAT.difference(t, owner, theirs, own))
    value = gained - given + _type_change(t, me, theirs, own)
    value += harm * (float(t.district_cost(theirs)) - float(t.district_cost(own)) - price * m.gold_worth)
    return value - m.gold_worth * price - 0.05


def _extra(m: EvaluationContext, t: Board, me: Player, card: i64) -> float:
    kind: i64 = CARD_KIND[card]
    return extra_points(t, me, kind, m.left) if kind >= cards.BASIC_KINDS else 0.0


def _type_change(t: Board, me: Player, theirs: i64, own: i64) -> float:
    """Return what changes with the number of types in my city."""
    value = 0.0
    mine: i64 = CARD_TYPE[own]
    other: i64 = CARD_TYPE[theirs]
    if mine == other:
        return value
    if me.count(mine) == 1:
        value -= 2.5 if all_types(me) else 0.5
    if me.count(other) == 0:
        value += 0.6
    return value


def exchange_value(m: EvaluationContext, t: Board, owner: Player, theirs: i64) -> float:
    """Return what it promises the Diplomat to get a district: for the best one he can give."""
    c: i64
    me = t.players[m.seat]
    best = NEVER
    for c in me.city:
        if DIPLOMAT.can_give(t, me, owner, theirs, c):
            value = offer_value(m, t, owner, theirs, c)
            if value > best:
                best = value
    return best


def best_hit(m: EvaluationContext, t: Board, character: i64, owner: Player) -> float:
    """Return the worth of aiming a rank 8 power, or the Armory (-1), at a city: that of its best district."""
    c: i64
    me = t.players[m.seat]
    best = NEVER
    for c in owner.city:
        value = NEVER
        if character < 0:
            value = demolish_value(m, t, owner, c)
        elif CARD_KIND[c] == cards.KEEP:
            continue
        elif character == cards.WARLORD:
            if WARLORD.can_hit(t, me, owner, c):
                value = destroy_value(m, t, owner, c)
        elif character == cards.MARSHAL:
            if MARSHAL.can_hit(t, me, owner, c):
                value = seize_value(m, t, owner, c)
        elif DIPLOMAT.can_hit(t, me, owner, c):
            value = exchange_value(m, t, owner, c)
        if value > best:
            best = value
    return best
