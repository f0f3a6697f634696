"""Values of targets for the rule bot.

Targets are characters to pick or name, and districts to destroy, seize or exchange.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND, CARD_TYPE
from burgrave.games.citadels.play.beliefs import Suspects
from burgrave.games.citadels.play.evaluation import EvaluationContext, character_value, extra_points, guessed_ready
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.diplomat import DIPLOMAT
from burgrave.games.citadels.rules.characters.marshal import MARSHAL
from burgrave.games.citadels.rules.characters.warlord import WARLORD
from burgrave.games.citadels.rules.pieces import Player, variety
from burgrave.kernel.action_space import VERB
from burgrave.kernel.ints import i64

# ---- Choosing characters ---------------------------------------------------------------------------------------------


def pick_value(m: EvaluationContext, t: Board, me: Player, character: i64, ready: i64) -> float:
    """Return the value of a character for me, plus the value of denying it to later pickers."""
    value = character_value(m, t, me, character, ready)
    if character < cards.MAGICIAN:
        value += 0.08 * float(me.gold) * m.gold_worth  # ranks 1 and 2 cannot be robbed
    left: i64 = t.steps - t.draft_step - 1
    if t.n < 4:
        left = 1
    most = 0.0
    step: i64 = 1
    while step <= left and step < t.n:
        other = t.players[(me.seat + step) % t.n]
        harm: float = m.harm[other.seat]
        denied = harm * character_value(m, t, other, character, guessed_ready(other))
        if denied > most:
            most = denied
        step += 1
    return value + m.weights.deny * most


def bury_value(m: EvaluationContext, t: Board, character: i64) -> float:
    """Return the value of denying a character to the opponent in a two-player game."""
    other = t.players[1 - m.seat]
    harm: float = m.harm[other.seat]
    return harm * character_value(m, t, other, character, guessed_ready(other))


def lend_value(m: EvaluationContext, t: Board, me: Player, character: i64, ready: i64) -> float:
    """Return the value of giving this character away with the Theater."""
    return -character_value(m, t, me, character, ready)


def stage_value(m: EvaluationContext, s: Suspects, t: Board, me: Player, action: i64, ready: i64) -> float:
    """Return the value of a Theater swap: my weakest character for the opponent's likely character."""
    if action == act.STAY:
        return 0.0
    other = t.players[action - act.STAGE]
    given = -1.0
    rank: i64
    for rank in range(1, 10):  # of two characters, the weaker one is given
        if me.ranks >> rank & 1:
            value = character_value(m, t, me, t.cast[rank], ready)
            if given < 0.0 or value < given:
                given = value
    got = 0.0
    total = 0.0
    for rank in range(1, t.ranks_in_play + 1):
        chance: float = s.chance[other.seat * 10 + rank]
        if chance > 0.0:
            got += chance * character_value(m, t, me, t.cast[rank], ready)
            total += chance
    if total <= 0.0:
        return -1.0
    return got / total - given - 0.3


# ---- Naming characters -----------------------------------------------------------------------------------------------

_WASTED = -1.5  # value of naming a character in vain, such as my own or one that nobody can hold


def asks_who(action: i64) -> bool:
    """Return True if an action names a character, so that its value depends on who holds it."""
    if action & VERB == act.ROB or action & VERB == act.KILL:
        return True
    if action & VERB == act.BEWITCH or action & VERB == act.SIGN:
        return True
    return action & VERB == act.THREATEN


def asks_who_again(action: i64) -> bool:
    """Return True if an action is a follow-up that places a blank warrant or threat."""
    if action & VERB == act.WARRANT:
        return True
    return action & VERB == act.BLUFF


def turn_loss(m: EvaluationContext, t: Board, one: Player, rank: i64) -> float:
    """Return how many points a player would lose by missing their turn as this character."""
    character: i64 = t.cast[rank]
    gold = float(one.gold + 2)
    hand: i64 = len(one.hand)
    if m.last:
        built = gold if gold < 5.0 else 5.0
        loss = built if hand > 0 else 0.3
        if hand > 0 and one.size == t.goal - 1:
            loss += 2.0
        return loss
    loss = m.weights.turn + (0.5 if hand > 0 else 0.0) + character_value(m, t, one, character, hand if hand < 3 else 2)
    if hand > 0 and one.size >= t.goal - 1 and character != cards.NAVIGATOR:
        loss += m.weights.threat_of_end
    elif character == cards.ARCHITECT and one.size >= t.goal - 3 and hand > 1 and one.gold >= 4:
        loss += 3.0
    return loss


def _is_mine(m: EvaluationContext, t: Board, rank: i64) -> bool:
    return t.players[m.seat].ranks >> rank & 1 != 0


def kill_value(m: EvaluationContext, s: Suspects, t: Board, rank: i64) -> float:
    if _is_mine(m, t, rank) or not s.anybody >> rank & 1:
        return _WASTED
    value = 0.0
    me = t.players[m.seat]
    for one in t.players:
        chance: float = s.chance[one.seat * 10 + rank]
        if chance > 0.0:
            harm: float = m.harm[one.seat]
            value += chance * harm * turn_loss(m, t, one, rank)
    character: i64 = t.cast[rank]
    held = s.held(t, rank)
    if character == cards.THIEF or character == cards.BLACKMAILER:
        value += 0.12 * held * float(me.gold) * m.gold_worth
    elif character == cards.WARLORD or character == cards.MARSHAL:
        if m.most_districts(m.seat) < me.size:
            value += 0.5 * held
    elif character == cards.MAGICIAN and m.most_cards(m.seat) < len(me.hand):
        value += 0.6 * held
    return value


def rob_value(m: EvaluationContext, s: Suspects, t: Board, rank: i64) -> float:
    if _is_mine(m, t, rank) or not s.anybody >> rank & 1:
        return _WASTED
    value = 0.0
    for one in t.players:
        chance: float = s.chance[one.seat * 10 + rank]
        if chance > 0.0:
            harm: float = m.harm[one.seat]
            gold = float(one.gold)
            needed = 0.5 if m.last and gold > 0.0 else m.gold_worth
            value += chance * gold * (m.gold_worth + harm * needed)
    return value


def threat_value(m: EvaluationContext, s: Suspects, t: Board, rank: i64) -> float:
    """Return the value of threatening a character: 60% of the value of robbing the character, if positive."""
    if rank == 2:
        return _WASTED
    value = rob_value(m, s, t, rank)
    return 0.6 * value if value > 0.0 else value


def warrant_value(m: EvaluationContext, s: Suspects, t: Board, rank: i64) -> float:
    """Return the value of a signed warrant, which can confiscate the first district that its target pays for."""
    if rank == 1 or _is_mine(m, t, rank) or not s.anybody >> rank & 1:
        return _WASTED
    if t.cast[rank] == cards.NAVIGATOR:
        return -0.5
    value = 0.0
    for one in t.players:
        chance: float = s.chance[one.seat * 10 + rank]
        if chance > 0.0 and len(one.hand) > 0:
            harm: float = m.harm[one.seat]
            cost = float(one.gold + 2)
            if cost > 5.0:
                cost = 5.0
            if one.size >= t.goal - 1:
                harm += 0.5
            value += chance * cost * 0.8 * (1.0 + 0.5 * harm)
    return value


def bewitch_value(m: EvaluationContext, s: Suspects, t: Board, rank: i64, ready: i64, built: float) -> float:
    """Return the value of bewitching a character; ``built`` is the value of my builds in the resumed turn."""
    me = t.players[m.seat]
    mine = character_value(m, t, me, t.cast[rank], ready)
    if t.cast[rank] != cards.NAVIGATOR:
        mine += built
    if _is_mine(m, t, rank):
        return 0.2  # no extra turn, but a second gathering action
    if not s.anybody >> rank & 1:
        return _WASTED
    value = s.held(t, rank) * mine
    for one in t.players:
        chance: float = s.chance[one.seat * 10 + rank]
        if chance > 0.0:
            harm: float = m.harm[one.seat]
            value += chance * harm * (turn_loss(m, t, one, rank) - 0.6 * m.weights.turn)
    return value


# ---- Destroying and seizing districts --------------------------------------------------------------------------------

NEVER: Final = -9.0


def district_loss(m: EvaluationContext, t: Board, owner: Player, card: i64) -> float:
    """Return how many points the loss of a district would cost its owner."""
    kind: i64 = CARD_KIND[card]
    loss = float(t.district_cost(card))
    if kind >= cards.BASIC_KINDS:
        loss += extra_points(t, owner, kind, m.left)
    if owner.count(CARD_TYPE[card]) == 1:
        loss += 0.5
        if variety(owner.types) == 5:
            loss += 2.0
    if m.last:
        if owner.size >= t.goal:
            loss += 2.0
        elif owner.size == t.goal - 1:
            loss += 1.0
        return loss
    loss += m.progress
    if owner.size >= t.goal - 1:
        loss += m.weights.threat_of_end  # the owner could end the game next turn
    elif owner.size == t.goal - 2:
        loss += 1.0
    return loss


def destroy_value(m: EvaluationContext, t: Board, owner: Player, card: i64) -> float:
    """Return the value of destroying a district as the Warlord; ``NEVER`` for my own."""
    if owner.seat == m.seat:
        return NEVER
    price = WARLORD.price(t, t.players[m.seat], owner, card)
    harm: float = m.harm[owner.seat]
    return harm * district_loss(m, t, owner, card) - m.gold_worth * 1.1 * float(price) - 0.05


def seize_value(m: EvaluationContext, t: Board, owner: Player, card: i64) -> float:
    """Return the value of seizing a district as the Marshal."""
    me = t.players[m.seat]
    price = float(MARSHAL.price(t, me, owner, card))
    harm: float = m.harm[owner.seat]
    lost = district_loss(m, t, owner, card) - price * m.gold_worth
    return m.gain(t, me, CARD_KIND[card]) + harm * lost - m.gold_worth * price


def demolish_value(m: EvaluationContext, t: Board, owner: Player, card: i64) -> float:
    """Return the value of destroying a district with the Armory; ``NEVER`` for my own."""
    if owner.seat == m.seat:
        return NEVER
    harm: float = m.harm[owner.seat]
    given = 3.0 if m.last else 3.6 + m.progress
    return harm * district_loss(m, t, owner, card) - given


def offer_value(m: EvaluationContext, t: Board, owner: Player, theirs: i64, own: i64) -> float:
    """Return the value of giving ``own`` for ``theirs`` as the Diplomat."""
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
    """Return the value that an exchange adds to, or takes from, my set of district types."""
    value = 0.0
    mine: i64 = CARD_TYPE[own]
    other: i64 = CARD_TYPE[theirs]
    if mine == other:
        return value
    if me.count(mine) == 1:
        value -= 2.5 if variety(me.types) == 5 else 0.5
    if me.count(other) == 0:
        value += 0.6
    return value


def exchange_value(m: EvaluationContext, t: Board, owner: Player, theirs: i64) -> float:
    """Return the value of my best exchange for the district ``theirs`` as the Diplomat."""
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
    """Return the value of the best target in a city for a rank 8 power, or for the Armory if ``character`` is -1."""
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
