"""What the small decisions promise: which card is kept or given, bribes, warrants, heirs, and so on."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.policy.evaluation_context import EvaluationContext
from burgrave.games.citadels.policy.extras import extra_points
from burgrave.games.citadels.policy.naming import threat_value, warrant_value
from burgrave.games.citadels.policy.striking import (
    demolish_value,
    destroy_value,
    exchange_value,
    offer_value,
    seize_value,
)
from burgrave.games.citadels.policy.suspects import Suspects
from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.build import den_rest, price
from burgrave.games.citadels.rules.cards import CARD_KIND, CARD_TYPE, CHARACTER_RANK
from burgrave.games.citadels.rules.phases import (
    BRIBE,
    DEN,
    GRAVE,
    HEIR,
    LAB,
    ORDER,
    POWER,
    RUIN,
    SHED,
    THREAT,
    TOWER,
    TUCK,
)
from burgrave.games.citadels.rules.player import Player
from burgrave.kernel.ints import i64

__all__ = ["beautify_value", "framework_value", "inspect_value", "sacrifice_value", "spare_value", "step_value"]

_SHARE: Final = [0.18, 0.165, 0.30, 0.165, 0.19]  # of the cards, by type


def spare_value(m: EvaluationContext, t: Board, me: Player, kind: i64) -> float:
    """Return what it costs to part with a card: next to nothing for one that is there twice."""
    c: i64
    copies: i64 = 0
    for c in me.hand:
        if CARD_KIND[c] == kind:
            copies += 1
    value = m.card_value(t, me, kind)
    return 0.06 if copies > 1 and value > 0.06 and kind != cards.SECRET_VAULT else value


def step_value(m: EvaluationContext, s: Suspects, t: Board, me: Player, action: i64) -> float:
    """Return what one answer promises, in any phase but the choice of characters and the open turn."""
    phase = t.phase
    if action == act.DONE or action == act.END:
        return 0.0
    if phase == ORDER:
        return 0.0
    if action & act.VERB == act.KEEP:
        return m.card_value(t, me, action - act.KEEP)
    if action & act.VERB == act.DISCARD:
        return _discard(m, t, me, action - act.DISCARD)
    if phase == SHED or phase == TUCK:
        return -spare_value(m, t, me, action - (act.UNDER if phase == SHED else act.TUCK))
    if phase == BRIBE:
        return _bribe(m, t, me, action)
    if phase == THREAT:
        real = t.rank == t.flower
        return 1.0 if (action == act.FLIP) == real else 0.0
    if phase == RUIN:
        return _district(m, t, me, action)
    if phase == HEIR:
        return -_crown_gain(m, t, action - act.CROWN)
    if phase == TOWER:
        return _declare(m, t, me) if action == act.DECLARE else 0.0
    if phase == GRAVE:
        if action != act.RECLAIM:
            return 0.0
        kind: i64 = CARD_KIND[t.card]
        return m.card_value(t, me, kind) - 0.3 - m.gold_worth
    if action == act.DECLINE:
        return 0.0
    if action == act.CONFISCATE:
        return m.gain(t, me, CARD_KIND[t.card]) + 0.3 * float(t.price)
    if action == act.PAY_GOLD:
        return -m.gold_worth - 0.05
    if action & act.VERB == act.GIVE:
        return -spare_value(m, t, me, action - act.GIVE)
    if phase == POWER:
        return _power(m, s, t, me, action)
    if action & act.VERB == act.TAKE:
        return m.card_value(t, me, action - act.TAKE)
    return 0.0


def _discard(m: EvaluationContext, t: Board, me: Player, kind: i64) -> float:
    lost = spare_value(m, t, me, kind)
    if t.phase == LAB:
        return m.gold_worth * float(t.rules.laboratory_gold) - lost
    if t.phase == DEN:
        missing = den_rest(t, me) > me.gold
        return (2.0 if missing else m.gold_worth) - lost
    fresh = 0.8 if not m.last else 0.02  # a card of the deck for it
    return fresh - lost


def _bribe(m: EvaluationContext, t: Board, me: Player, action: i64) -> float:
    """Weigh half of the stash against the chance that the threat is real: what can still be built counts."""
    half = me.gold >> 1
    known = t.flower_shown or t.blanks_shown != 0
    chance = 0.5
    if known:
        chance = 1.0 if t.flower == t.rank else 0.0
    builds = t.limit - t.builds
    harm: float = m.harm[t.blackmailer]
    g = m.gold_worth
    if action == act.BRIBE:
        return m.plan(t, me, me.gold - half, builds) - g * (1.0 + harm) * float(half)
    whole = m.plan(t, me, me.gold, builds)
    return (1.0 - chance) * whole - chance * g * (1.0 + harm) * float(me.gold) - 0.01


def _crown_gain(m: EvaluationContext, t: Board, seat: i64) -> float:
    """Return what it costs me that this player gets the crown."""
    harm: float = m.harm[seat]
    stand: float = m.stand[seat]
    value = harm * (0.1 + m.weights.crown * float(t.n)) + 0.004 * stand
    if t.players[seat].has(cards.STATUE):
        value += harm * (3.0 if m.left < 2.0 else 1.0)
    return value


def _declare(m: EvaluationContext, t: Board, me: Player) -> float:
    """Shorten the game if I am ahead, the more the nearer I am to the end."""
    best: float = m.stand[m.rival]
    own: float = m.stand[me.seat]
    ahead = own - best
    if me.size >= t.goal - 1:
        ahead += 3.0
    if me.size < m.most_districts(me.seat):
        ahead -= 4.0
    return 0.3 * ahead + 0.1


def _power(m: EvaluationContext, s: Suspects, t: Board, me: Player, action: i64) -> float:
    if action & act.VERB == act.DISTRICT or action & act.VERB == act.OFFER:
        return _district(m, t, me, action)
    if action & act.VERB == act.TAKE:
        return _take(m, t, me, action - act.TAKE)
    if action & act.VERB == act.WARRANT:
        return 0.3 * warrant_value(m, s, t, CHARACTER_RANK[action - act.WARRANT])
    if action & act.VERB == act.BLUFF:
        return 0.5 * threat_value(m, s, t, CHARACTER_RANK[action - act.BLUFF])
    if action & act.VERB == act.INSPECT:
        return inspect_value(m, t, t.players[t.target], action - act.INSPECT)
    if action & act.VERB == act.CROWN:
        other = t.players[action - act.CROWN]
        size: i64 = len(other.hand)
        gift = 0.5 if other.gold > 0 or size > 0 else 0.0
        return gift - _crown_gain(m, t, other.seat)
    if action & act.VERB == act.LENDER:
        return m.harm[action - act.LENDER]
    if action & act.VERB == act.BEAUTIFY:
        return beautify_value(m, t, me, action - act.BEAUTIFY)
    if action & act.VERB == act.SACRIFICE:
        return sacrifice_value(m, t, me, action - act.SACRIFICE)
    if action & act.VERB == act.FRAMEWORK:
        return framework_value(m, t, me, action - act.FRAMEWORK)
    if action == act.BUILD_IT:
        return m.net(t, me, CARD_KIND[t.card]) + 0.2
    if action == act.PAY_CARDS:
        return m.gain(t, me, cards.THIEVES_DEN) - 4.0
    if action == act.KEEP_IT:
        return 0.8 * m.card_value(t, me, CARD_KIND[t.card])
    harm: float = m.harm[t.target]
    if action == act.TAKE_GOLD:
        return m.gold_worth * (1.0 + harm)
    if action == act.TAKE_CARD:
        return m.card_worth + 0.4 * harm
    return 0.0


def _take(m: EvaluationContext, t: Board, me: Player, kind: i64) -> float:
    """The Wizard: a card to build at once, if it can be paid, else one to hold; or one that a rival would miss."""
    value = 0.8 * m.card_value(t, me, kind)
    if t.gathered and kind != cards.SECRET_VAULT and price(t, me, kind) <= me.gold:
        at_once = m.net(t, me, kind)
        if at_once > value:
            value = at_once
    harm: float = m.harm[t.target]
    cost: i64 = t.rules.cost[kind]
    return value + 0.08 * harm * float(cost)


def _district(m: EvaluationContext, t: Board, me: Player, action: i64) -> float:
    owner = t.players[t.target]
    if action & act.VERB == act.OFFER:
        own: i64 = me.city[t.district_index(me, action - act.OFFER)]
        return offer_value(m, t, owner, t.card, own)
    card: i64 = owner.city[t.district_index(owner, action - act.DISTRICT)]
    if t.phase == RUIN:
        return demolish_value(m, t, owner, card)
    if t.character == cards.MARSHAL:
        return seize_value(m, t, owner, card)
    if t.character == cards.DIPLOMAT:
        return exchange_value(m, t, owner, card)
    return destroy_value(m, t, owner, card)


def inspect_value(m: EvaluationContext, t: Board, other: Player, kind_type: i64) -> float:
    """Return what the Spy finds with a type: the cards known to be there, and the usual share of the others."""
    c: i64
    me = t.players[m.seat]
    matches = 0.0
    for c in other.hand:
        known: i64 = t.known(c)
        if not known & me.bit:
            share: float = _SHARE[kind_type]
            matches += share
        elif CARD_TYPE[c] == kind_type:
            matches += 1.0
    gold = float(other.gold)
    if gold > matches:
        gold = matches
    harm: float = m.harm[other.seat]
    return gold * m.gold_worth * (1.0 + harm) + 0.85 * matches * m.card_worth


def beautify_value(m: EvaluationContext, t: Board, me: Player, kind: i64) -> float:
    """Return what it promises to lay a gold on a district: a point, safest where rank 8 cannot reach it."""
    value = 1.0 - m.gold_worth
    if kind == cards.KEEP:
        value += 0.05
    if me.has(cards.BASILICA):
        cost: i64 = t.rules.cost[kind]
        value += -1.0 if cost & 1 else 1.0
    if me.has(cards.IMPERIAL_TREASURY):
        value -= 0.6
    if t.builds < t.limit and not m.last and me.gold < 3 and m.wanted > 0:
        value -= 0.4
    return value


def _own_loss(m: EvaluationContext, t: Board, me: Player, card: i64) -> float:
    """Return what I lose with a district of my own that makes room for another."""
    kind: i64 = CARD_KIND[card]
    loss = float(t.district_cost(card)) + m.progress
    if me.count(CARD_TYPE[card]) == 1:
        loss += 0.6
    if kind == cards.MONUMENT:
        loss += 1.0
    if kind >= cards.BASIC_KINDS:
        loss += extra_points(t, me, kind, m.left)
    return loss


def sacrifice_value(m: EvaluationContext, t: Board, me: Player, argument: i64) -> float:
    """Return what it promises to build the Necropolis in place of a district of mine."""
    own: i64 = me.city[t.district_index(me, argument)]
    gained = 5.0 + m.progress
    if not me.count(cards.UNIQUE):
        gained += 0.6
    return gained - _own_loss(m, t, me, own)


def framework_value(m: EvaluationContext, t: Board, me: Player, kind: i64) -> float:
    """Return what it promises to build a card in place of the Framework: no gold, but the city does not grow."""
    cost: i64 = t.rules.cost[kind]
    if kind == cards.FRAMEWORK:
        return -3.0
    value = float(cost) - 3.0 - 0.4
    if kind >= cards.BASIC_KINDS:
        value += 0.5
    elif not me.types >> 8 * cards.KIND_TYPE[kind] & 255:
        value += 0.6
    if me.count(cards.UNIQUE) == 1 and kind < cards.BASIC_KINDS:
        value -= 0.6
    if price(t, me, kind) <= me.gold:
        value -= float(cost) * (0.9 - m.gold_worth) + 0.6  # it could be paid, and the Framework kept
    return value
