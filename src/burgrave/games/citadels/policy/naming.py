"""What it promises to name a character: to kill, rob, bewitch or threaten it, or to lay a warrant on it."""

from __future__ import annotations

from burgrave.games.citadels.policy.character_value import character_value
from burgrave.games.citadels.policy.evaluation_context import EvaluationContext
from burgrave.games.citadels.policy.suspects import Suspects
from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.player import Player
from burgrave.kernel.ints import i64

__all__ = [
    "asks_who",
    "asks_who_again",
    "bewitch_value",
    "kill_value",
    "rob_value",
    "threat_value",
    "turn_loss",
    "warrant_value",
]

_WASTED = -1.5  # naming somebody who is out, or oneself


def asks_who(action: i64) -> bool:
    """Tell whether an action names a character, and is worth what it is because of who has that one."""
    if action & act.VERB == act.ROB or action & act.VERB == act.KILL:
        return True
    if action & act.VERB == act.BEWITCH or action & act.VERB == act.SIGN:
        return True
    return action & act.VERB == act.THREATEN


def asks_who_again(action: i64) -> bool:
    """Tell the same of the steps that follow: blank warrants and threats."""
    if action & act.VERB == act.WARRANT:
        return True
    return action & act.VERB == act.BLUFF


def turn_loss(m: EvaluationContext, t: Board, one: Player, rank: i64) -> float:
    """Return what a player would lose with the whole turn as this character, in its own points."""
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
    """Return what it promises to kill a character."""
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
    """Return what it promises to take the stash of whoever plays a character."""
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
    """Return what a threat on a character promises: about half of a theft."""
    if rank == 2:
        return _WASTED
    value = rob_value(m, s, t, rank)
    return 0.6 * value if value > 0.0 else value


def warrant_value(m: EvaluationContext, s: Suspects, t: Board, rank: i64) -> float:
    """Return what a signed warrant on a character promises: the first district its player pays for."""
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
    """Return what it promises to bewitch a character; ``built``: what my builds bring if I go on as it."""
    me = t.players[m.seat]
    mine = character_value(m, t, me, t.cast[rank], ready)
    if t.cast[rank] != cards.NAVIGATOR:
        mine += built
    if _is_mine(m, t, rank):
        return 0.2  # no turn more than I have anyway, but twice the action
    if not s.anybody >> rank & 1:
        return _WASTED
    value = s.held(t, rank) * mine
    for one in t.players:
        chance: float = s.chance[one.seat * 10 + rank]
        if chance > 0.0:
            harm: float = m.harm[one.seat]
            value += chance * harm * (turn_loss(m, t, one, rank) - 0.6 * m.weights.turn)
    return value
