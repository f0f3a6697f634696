"""What the things promise that can be done in the middle of a turn."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.policy.evaluation_context import (
    CARD_WORTH,
    INCOME_IN_CARDS,
    INCOME_TYPE,
    EvaluationContext,
)
from burgrave.games.citadels.policy.naming import bewitch_value, kill_value, rob_value, threat_value, warrant_value
from burgrave.games.citadels.policy.steps import (
    beautify_value,
    framework_value,
    inspect_value,
    sacrifice_value,
    spare_value,
)
from burgrave.games.citadels.policy.striking import best_hit
from burgrave.games.citadels.policy.suspects import Suspects
from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.build import price
from burgrave.games.citadels.rules.cards import CARD_KIND, CHARACTER_RANK, KIND_TYPE
from burgrave.games.citadels.rules.characters.base import NO_INCOME
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.player import USED_INCOME, Player
from burgrave.games.citadels.rules.turn import gathered_cards, gathered_gold
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

__all__ = ["builds_left", "extra_value", "gather_values", "hand_worth", "turn_value"]

_FIRST: Final = 0.3  # what is free comes first
_GATHER: Final = 1.2  # before gathering, what is to be done later waits below this


def hand_worth(m: EvaluationContext, number: i64) -> float:
    """Return what so many cards are worth in a hand."""
    if m.last:
        return 0.0
    total = 0.0
    i: i64
    for i in range(number if number < 8 else 8):
        one: float = CARD_WORTH[i]
        total += one
    return 0.85 * total * m.card_scale


def builds_left(t: Board) -> i64:
    """Return how many districts the player may still build in this turn."""
    if t.only_gathers or (t.character == cards.WITCH and t.rules.witch_must_name):
        return 0
    return t.limit - t.builds if t.limit > t.builds else 0


def gather_values(m: EvaluationContext, t: Board, me: Player) -> tuple[float, float]:
    """Return what gold and what cards promise: the builds they allow now, and what is left over."""
    gold = me.gold
    character = t.character
    if character < cards.CHARACTERS_TOTAL and not t.used & USED_INCOME:
        kind_type: i64 = INCOME_TYPE[character]
        if kind_type != NO_INCOME and not INCOME_IN_CARDS[character]:
            gold += (me.types >> 8 * kind_type & 255) + (me.names >> cards.SCHOOL_OF_MAGIC & 1)
    builds = builds_left(t)
    taken = gathered_gold(me)
    with_gold = m.plan(t, me, gold + taken, builds) + m.gold_worth * float(taken)
    number = float(gathered_cards(me))
    kept = m.weights.choose + 0.13 * (number - 2.0)
    if me.has(cards.LIBRARY):
        kept = 1.75 if number < 3.0 or not t.rules.library_keeps_all else 2.4
    with_cards = m.plan(t, me, gold, builds) + kept * m.card_worth
    if builds > 0 and m.wanted == 0 and gold > 1:
        hoped = float(gold) if gold < 4 else 4.0  # a card drawn may be built at once
        with_cards += hoped * (1.0 - m.gold_worth) + m.weights.hope * (1.0 + m.progress)
    return with_gold, with_cards


def turn_value(m: EvaluationContext, s: Suspects, t: Board, me: Player, action: i64, top: float, ready: i64) -> float:
    """Return what one thing promises; ``top`` is what the best build does, so that what is free comes before it."""
    if action == act.END:
        return 0.0
    if action & act.VERB == act.BUILD:
        return m.net(t, me, action - act.BUILD)
    if action & act.VERB == act.KILL:
        return top + kill_value(m, s, t, CHARACTER_RANK[action - act.KILL])
    if action & act.VERB == act.BEWITCH:
        builds = m.plan(t, me, me.gold, 1)
        return bewitch_value(m, s, t, CHARACTER_RANK[action - act.BEWITCH], ready, builds)
    if action & act.VERB == act.ROB:
        return top + rob_value(m, s, t, CHARACTER_RANK[action - act.ROB])
    if action & act.VERB == act.SIGN:
        return top + warrant_value(m, s, t, CHARACTER_RANK[action - act.SIGN])
    if action & act.VERB == act.THREATEN:
        return top + threat_value(m, s, t, CHARACTER_RANK[action - act.THREATEN])
    if action & act.VERB == act.SWAP:
        return _swap(m, t, t.players[action - act.SWAP], me)
    if action & act.VERB == act.DESTROY:
        return _strike(m, t, cards.WARLORD, t.players[action - act.DESTROY])
    if action & act.VERB == act.EXCHANGE:
        return _strike(m, t, cards.DIPLOMAT, t.players[action - act.EXCHANGE])
    if action & act.VERB == act.SEIZE:
        return _strike(m, t, cards.MARSHAL, t.players[action - act.SEIZE])
    if action & act.VERB == act.DEMOLISH:
        return _strike(m, t, -1, t.players[action - act.DEMOLISH])
    return _rare(m, t, me, action, top)


def _strike(m: EvaluationContext, t: Board, character: i64, owner: Player) -> float:
    value = best_hit(m, t, character, owner)
    return value if t.gathered or value < _GATHER else _GATHER - 0.2


def _plain(m: EvaluationContext, t: Board, me: Player, action: i64, top: float) -> float:
    """Return the worth of an action that names nothing."""
    g = m.gold_worth
    free = top + _FIRST
    if action == act.INCOME:
        return _income(m, t, me, free)
    if action == act.BONUS:
        return free + _bonus(m, t, me)
    if action == act.SAIL_GOLD:
        return free + 4.0 * g
    if action == act.SAIL_CARDS:
        return free + hand_worth(m, m.wanted + 4) - hand_worth(m, m.wanted)
    if action == act.STUDY:
        return free + 1.5 * m.card_worth + 0.3
    if action == act.FORESEE:
        return free + 0.1 + m.weights.crown * float(t.n)
    if action == act.COLLECT:
        return free + g * float(t.pool)
    if action == act.REPLACE:
        if m.spares == 0:
            return -1.2
        return hand_worth(m, m.wanted + m.spares) - hand_worth(m, m.wanted) - 0.05 * float(m.spares)
    if action == act.SMITHY:
        value = hand_worth(m, m.wanted + 3) - hand_worth(m, m.wanted) - 2.0 * g
        return value - (0.6 if m.wanted > 2 else 0.0)
    if action == act.LABORATORY:
        return g * float(t.rules.laboratory_gold) - _least(m, t, me)
    if action == act.MUSEUM:
        return 0.9 - _least(m, t, me)
    if action == act.PAY_CARDS:
        return _den(m, t, me)
    return 0.0


def _bonus(m: EvaluationContext, t: Board, me: Player) -> float:
    if t.character == cards.MERCHANT:
        return m.gold_worth
    if t.character == cards.ARCHITECT:
        return 1.5 * m.card_worth
    if t.character == cards.QUEEN:
        return m.gold_worth * 3.0
    quote = Quote()
    POWERS[t.character].quote(t, me, act.BONUS, quote)
    return m.gold_worth * float(quote.gain("gold")) + 0.75 * m.card_worth * float(quote.gain("cards"))


def _income(m: EvaluationContext, t: Board, me: Player, free: float) -> float:
    """Take it at once, but after a build that makes it larger."""
    c: i64
    character = t.character
    kind_type: i64 = INCOME_TYPE[character]
    number = float((me.types >> 8 * kind_type & 255) + (me.names >> cards.SCHOOL_OF_MAGIC & 1))
    each = m.gold_worth
    if INCOME_IN_CARDS[character]:
        each = 0.7 * m.card_worth
    if builds_left(t) > 0 and m.wanted > 0:
        for c in me.hand:
            kind: i64 = CARD_KIND[c]
            if KIND_TYPE[kind] == kind_type and m.wanted_mask >> kind & 1:
                gold = me.gold if t.gathered else me.gold + 2
                if price(t, me, kind) <= gold and _is_best(m, t, me, kind, gold):
                    return each * number if t.gathered else 0.0
    return free + each * number


def _is_best(m: EvaluationContext, t: Board, me: Player, wanted: i64, gold: i64) -> bool:
    """Tell whether nothing else that can be paid is better to build than this kind."""
    c: i64
    value = m.net(t, me, wanted)
    if value <= 0.0:
        return False
    for c in me.hand:
        kind: i64 = CARD_KIND[c]
        if kind != wanted and m.wanted_mask >> kind & 1 and price(t, me, kind) <= gold:
            if m.net(t, me, kind) > value:
                return False
    return True


def _least(m: EvaluationContext, t: Board, me: Player) -> float:
    """Return what the card costs me that I can best do without."""
    c: i64
    least = 100.0
    for c in me.hand:
        value = spare_value(m, t, me, CARD_KIND[c])
        if value < least:
            least = value
    return least


def _den(m: EvaluationContext, t: Board, me: Player) -> float:
    """Build the Thieves' Den with the cards I can best do without."""
    missing = price(t, me, cards.THIEVES_DEN) - me.gold
    paid: i64 = missing if missing > 1 else 1
    cost = 0.05 * float(m.spares if m.spares < paid else paid)
    if paid > m.spares:
        cost += 1.1 * float(paid - m.spares)
    gold = price(t, me, cards.THIEVES_DEN) - paid
    return m.gain(t, me, cards.THIEVES_DEN) - m.gold_worth * float(gold) - cost


def _swap(m: EvaluationContext, t: Board, other: Player, me: Player) -> float:
    """Compare the hands: mine by its useful cards, the other by its size."""
    theirs: i64 = len(other.hand)
    mine: i64 = len(me.hand)
    gain = hand_worth(m, theirs) - hand_worth(m, m.wanted) - 0.15 * float(m.spares)
    gain -= m.weights.keep_hand * float(m.wanted)  # what is known to be good is worth more
    harm: float = m.harm[other.seat]
    return gain + 0.6 * harm * (hand_worth(m, theirs) - hand_worth(m, mine))


def _rare(m: EvaluationContext, t: Board, me: Player, action: i64, top: float) -> float:
    g = m.gold_worth
    if action & act.VERB == act.SPY:
        return _spy(m, t, t.players[action - act.SPY], top)
    if action & act.VERB == act.PEEK:
        return _peek(m, t, t.players[action - act.PEEK], top)
    if action & act.VERB == act.CROWN:
        return _crown(m, t, t.players[action - act.CROWN], top)
    if action & act.VERB == act.BEG:
        harm: float = m.harm[action - act.BEG]
        return top + _FIRST + g * (1.0 + harm)
    if action & act.VERB == act.MIX:
        return _mix(m, t, me, action - act.MIX, top)
    if action & act.VERB == act.BORROW:
        return _borrow(m, t, me, action - act.BORROW)
    if action & act.VERB == act.BEAUTIFY:
        return beautify_value(m, t, me, action - act.BEAUTIFY)
    if action & act.VERB == act.SACRIFICE:
        return sacrifice_value(m, t, me, action - act.SACRIFICE)
    if action & act.VERB == act.FRAMEWORK:
        return framework_value(m, t, me, action - act.FRAMEWORK)
    return _plain(m, t, me, action, top)


def _spy(m: EvaluationContext, t: Board, other: Player, top: float) -> float:
    kind_type: i64
    best = 0.0
    for kind_type in range(5):
        value = inspect_value(m, t, other, kind_type)
        if value > best:
            best = value
    return top + best + 0.02 * float(len(other.hand))


def _peek(m: EvaluationContext, t: Board, other: Player, top: float) -> float:
    """The more cards to choose from the better; a card taken after gathering can be built at once."""
    size: i64 = len(other.hand)
    if size == 0:
        return -0.5
    harm: float = m.harm[other.seat]
    value = 0.9 * m.card_worth + 0.25 * float(size if size < 5 else 5) + 0.5 * harm
    if not t.gathered:
        return _GATHER - 0.6 if not m.last else -0.2
    return top * 0.3 + value


def _crown(m: EvaluationContext, t: Board, other: Player, top: float) -> float:
    """Crown who profits least of it, and has something to give."""
    harm: float = m.harm[other.seat]
    size: i64 = len(other.hand)
    gift = 0.6 if other.gold > 0 or size > 0 else 0.0
    loss = harm * (0.1 + m.weights.crown * float(t.n))
    if other.has(cards.STATUE):
        loss += harm * (3.0 if m.left < 2.0 else 1.0)
    return top + _FIRST + gift - loss


def _mix(m: EvaluationContext, t: Board, me: Player, gold: i64, top: float) -> float:
    total = (me.types >> 8 * cards.RELIGIOUS & 255) + (me.names >> cards.SCHOOL_OF_MAGIC & 1)
    value = m.gold_worth * float(gold)
    value += hand_worth(m, m.wanted + total - gold) - hand_worth(m, m.wanted)
    if t.gathered and builds_left(t) > 0:
        value += 0.5 * (m.plan(t, me, me.gold + gold, builds_left(t)) - m.plan(t, me, me.gold, builds_left(t)))
    return top + _FIRST + value


def _borrow(m: EvaluationContext, t: Board, me: Player, kind: i64) -> float:
    """Build with somebody's gold for cards: cheap ones go first."""
    missing = price(t, me, kind) - me.gold
    spares: i64 = m.spares if m.spares < missing else missing
    cost = 0.1 * float(spares) + (0.55 + 0.5 * m.card_worth) * float(missing - spares)
    return m.gain(t, me, kind) - m.gold_worth * float(me.gold) - cost


def extra_value(m: EvaluationContext, t: Board, me: Player, action: i64) -> float:
    """Return what the extra resource right after the action promises (older editions)."""
    return 0.0 if action == act.DECLINE else _plain(m, t, me, action, 0.0)
