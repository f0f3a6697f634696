"""What it promises to pick, bury or swap a character."""

from __future__ import annotations

from burgrave.games.citadels.policy.character_value import character_value, guessed_ready
from burgrave.games.citadels.policy.evaluation_context import EvaluationContext
from burgrave.games.citadels.policy.suspects import Suspects
from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.player import Player
from burgrave.kernel.ints import i64

__all__ = ["bury_value", "lend_value", "pick_value", "stage_value"]


def pick_value(m: EvaluationContext, t: Board, me: Player, character: i64, ready: i64) -> float:
    """Return what a character does for me, and what it would have done for those who pick after me."""
    value = character_value(m, t, me, character, ready)
    if character < cards.MAGICIAN:
        value += 0.08 * float(me.gold) * m.gold_worth  # the Thief cannot take it from these
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
    """Return what it spares me that the other player (of two) never gets this character."""
    other = t.players[1 - m.seat]
    harm: float = m.harm[other.seat]
    return harm * character_value(m, t, other, character, guessed_ready(other))


def lend_value(m: EvaluationContext, t: Board, me: Player, character: i64, ready: i64) -> float:
    """Return what it promises to give this character away in the Theater."""
    return -character_value(m, t, me, character, ready)


def stage_value(m: EvaluationContext, s: Suspects, t: Board, me: Player, action: i64, ready: i64) -> float:
    """Return what it promises to swap characters with somebody: what he likely holds for what I hold."""
    if action == act.STAY:
        return 0.0
    other = t.players[action - act.STAGE]
    given = -1.0
    rank: i64
    for rank in range(1, 10):  # of two the lesser goes
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
