"""Values of turn actions and small decisions for the rule bot.

Small decisions include which card to keep or give away, bribes, warrants and the next holder of the crown.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND, CARD_TYPE, CHARACTER_RANK, KIND_TYPE
from burgrave.games.citadels.play.beliefs import Suspects
from burgrave.games.citadels.play.evaluation import CARD_WORTH, EvaluationContext, extra_points
from burgrave.games.citadels.play.targets import (
    best_hit,
    bewitch_value,
    demolish_value,
    destroy_value,
    exchange_value,
    kill_value,
    offer_value,
    rob_value,
    seize_value,
    threat_value,
    warrant_value,
)
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.build import den_rest, price
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.pieces import (
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
    USED_INCOME,
    Player,
)
from burgrave.games.citadels.rules.turn import gathered_cards, gathered_gold
from burgrave.kernel.action_space import VERB
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

# ---- Steps of powers -------------------------------------------------------------------------------------------------

_SHARE: Final = [0.18, 0.165, 0.30, 0.165, 0.19]  # share of each district type among all cards


def spare_value(m: EvaluationContext, t: Board, me: Player, kind: i64) -> float:
    """Return the cost of parting with a card, which is almost 0 for a duplicate."""
    c: i64
    copies: i64 = 0
    for c in me.hand:
        if CARD_KIND[c] == kind:
            copies += 1
    value = m.card_value(t, me, kind)
    return 0.06 if copies > 1 and value > 0.06 and kind != cards.SECRET_VAULT else value


def step_value(m: EvaluationContext, s: Suspects, t: Board, me: Player, action: i64) -> float:
    """Return the value of an action that answers a single decision, such as a step of a power or a bribe."""
    phase = t.phase
    if action == act.DONE or action == act.END:
        return 0.0
    if phase == ORDER:
        return 0.0
    if action & VERB == act.KEEP:
        return m.card_value(t, me, action - act.KEEP)
    if action & VERB == act.DISCARD:
        return _discard(m, t, me, action - act.DISCARD)
    if phase == SHED or phase == TUCK:
        return -spare_value(m, t, me, action - (act.UNDER if phase == SHED else act.TUCK))
    if phase == BRIBE:
        return _bribe(m, t, me, action)
    if phase == THREAT:
        real = t.rank == t.real_threat
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
    if action & VERB == act.GIVE:
        return -spare_value(m, t, me, action - act.GIVE)
    if phase == POWER:
        return _power(m, s, t, me, action)
    if action & VERB == act.TAKE:
        return m.card_value(t, me, action - act.TAKE)
    return 0.0


def _discard(m: EvaluationContext, t: Board, me: Player, kind: i64) -> float:
    lost = spare_value(m, t, me, kind)
    if t.phase == LAB:
        return m.gold_worth * float(t.rules.laboratory_gold) - lost
    if t.phase == DEN:
        missing = den_rest(t, me) > me.gold
        return (2.0 if missing else m.gold_worth) - lost
    fresh = 0.8 if not m.last else 0.02  # a new card from the deck
    return fresh - lost


def _bribe(m: EvaluationContext, t: Board, me: Player, action: i64) -> float:
    """Return the value of paying or refusing, counting the builds that the remaining gold allows."""
    half = me.gold >> 1
    known = t.real_threat_shown or t.blanks_shown != 0
    chance = 0.5
    if known:
        chance = 1.0 if t.real_threat == t.rank else 0.0
    builds = t.limit - t.builds
    harm: float = m.harm[t.blackmailer]
    g = m.gold_worth
    if action == act.BRIBE:
        return m.plan(t, me, me.gold - half, builds) - g * (1.0 + harm) * float(half)
    whole = m.plan(t, me, me.gold, builds)
    return (1.0 - chance) * whole - chance * g * (1.0 + harm) * float(me.gold) - 0.01


def _crown_gain(m: EvaluationContext, t: Board, seat: i64) -> float:
    """Return my loss, in points, if the player in ``seat`` gets the crown."""
    harm: float = m.harm[seat]
    stand: float = m.stand[seat]
    value = harm * (0.1 + m.weights.crown * float(t.n)) + 0.004 * stand
    if t.players[seat].has(cards.STATUE):
        value += harm * (3.0 if m.left < 2.0 else 1.0)
    return value


def _declare(m: EvaluationContext, t: Board, me: Player) -> float:
    """Return the value of declaring the Bell Tower: higher if I am ahead and my city is nearly complete."""
    best: float = m.stand[m.rival]
    own: float = m.stand[me.seat]
    ahead = own - best
    if me.size >= t.goal - 1:
        ahead += 3.0
    if me.size < m.most_districts(me.seat):
        ahead -= 4.0
    return 0.3 * ahead + 0.1


def _power(m: EvaluationContext, s: Suspects, t: Board, me: Player, action: i64) -> float:
    if action & VERB == act.DISTRICT or action & VERB == act.OFFER:
        return _district(m, t, me, action)
    if action & VERB == act.TAKE:
        return _take(m, t, me, action - act.TAKE)
    if action & VERB == act.WARRANT:
        return 0.3 * warrant_value(m, s, t, CHARACTER_RANK[action - act.WARRANT])
    if action & VERB == act.BLUFF:
        return 0.5 * threat_value(m, s, t, CHARACTER_RANK[action - act.BLUFF])
    if action & VERB == act.INSPECT:
        return inspect_value(m, t, t.players[t.target], action - act.INSPECT)
    if action & VERB == act.CROWN:
        other = t.players[action - act.CROWN]
        size: i64 = len(other.hand)
        gift = 0.5 if other.gold > 0 or size > 0 else 0.0
        return gift - _crown_gain(m, t, other.seat)
    if action & VERB == act.LENDER:
        return m.harm[action - act.LENDER]
    if action & VERB == act.BEAUTIFY:
        return beautify_value(m, t, me, action - act.BEAUTIFY)
    if action & VERB == act.SACRIFICE:
        return sacrifice_value(m, t, me, action - act.SACRIFICE)
    if action & VERB == act.FRAMEWORK:
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
    """Return a card's value to the Wizard: the better of holding it and building it, plus the victim's loss."""
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
    if action & VERB == act.OFFER:
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
    """Return the value of naming a type as the Spy, based on known cards and the type's usual share of unknown ones."""
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
    """Return the value of placing 1 gold on a district: the gold scores a point and is safest on the Keep."""
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
    """Return the value of building the Necropolis by destroying one of my districts."""
    own: i64 = me.city[t.district_index(me, argument)]
    gained = 5.0 + m.progress
    if not me.count(cards.UNIQUE):
        gained += 0.6
    return gained - _own_loss(m, t, me, own)


def framework_value(m: EvaluationContext, t: Board, me: Player, kind: i64) -> float:
    """Return the value of building a card by destroying the Framework: free, but the city does not grow."""
    cost: i64 = t.rules.cost[kind]
    if kind == cards.FRAMEWORK:
        return -3.0
    value = float(cost) - 3.0 - 0.4
    if kind >= cards.BASIC_KINDS:
        value += 0.5
    elif not me.count(KIND_TYPE[kind]):
        value += 0.6
    if me.count(cards.UNIQUE) == 1 and kind < cards.BASIC_KINDS:
        value -= 0.6
    if price(t, me, kind) <= me.gold:
        value -= float(cost) * (0.9 - m.gold_worth) + 0.6  # it is affordable without giving up the Framework
    return value


# ---- The free turn ---------------------------------------------------------------------------------------------------

_FIRST: Final = 0.3  # added to free actions, so that they come first
_GATHER: Final = 1.2  # before gathering, actions to postpone stay below this


def hand_worth(m: EvaluationContext, number: i64) -> float:
    """Return the value of ``number`` cards in hand, in points; cards beyond the eighth add nothing."""
    if m.last:
        return 0.0
    total = 0.0
    i: i64
    for i in range(number if number < 8 else 8):
        one: float = CARD_WORTH[i]
        total += one
    return 0.85 * total * m.card_scale


def builds_left(t: Board) -> i64:
    if t.only_gathers or (t.character == cards.WITCH and t.rules.witch_must_name):
        return 0
    return t.limit - t.builds if t.limit > t.builds else 0


def gather_values(m: EvaluationContext, t: Board, me: Player) -> tuple[float, float]:
    """Return the values of gathering gold and of gathering cards, including the builds that each allows now."""
    gold = me.gold
    power = POWERS[t.character]
    if not t.used & USED_INCOME and not power.income_in_cards:
        gold += power.income(t, me)
    builds = builds_left(t)
    taken = gathered_gold(me)
    with_gold = m.plan(t, me, gold + taken, builds) + m.gold_worth * float(taken)
    number = float(gathered_cards(me))
    kept = m.weights.choose + 0.13 * (number - 2.0)
    if me.has(cards.LIBRARY):
        kept = 1.75 if number < 3.0 or not t.rules.library_keeps_all else 2.4
    with_cards = m.plan(t, me, gold, builds) + kept * m.card_worth
    if builds > 0 and m.wanted == 0 and gold > 1:
        hoped = float(gold) if gold < 4 else 4.0  # a drawn card may be built at once
        with_cards += hoped * (1.0 - m.gold_worth) + m.weights.hope * (1.0 + m.progress)
    return with_gold, with_cards


def turn_value(m: EvaluationContext, s: Suspects, t: Board, me: Player, action: i64, top: float, ready: i64) -> float:
    """Return the value of an action during a turn.

    ``top`` is the value of the best build, or of gathering if that is still due; it is added to the values of actions
    that should come first. ``ready`` is the number of cards in hand that the player can pay for.
    """
    if action == act.END:
        return 0.0
    if action & VERB == act.BUILD:
        return m.net(t, me, action - act.BUILD)
    if action & VERB == act.KILL:
        return top + kill_value(m, s, t, CHARACTER_RANK[action - act.KILL])
    if action & VERB == act.BEWITCH:
        builds = m.plan(t, me, me.gold, 1)
        return bewitch_value(m, s, t, CHARACTER_RANK[action - act.BEWITCH], ready, builds)
    if action & VERB == act.ROB:
        return top + rob_value(m, s, t, CHARACTER_RANK[action - act.ROB])
    if action & VERB == act.SIGN:
        return top + warrant_value(m, s, t, CHARACTER_RANK[action - act.SIGN])
    if action & VERB == act.THREATEN:
        return top + threat_value(m, s, t, CHARACTER_RANK[action - act.THREATEN])
    if action & VERB == act.SWAP:
        return _swap(m, t, t.players[action - act.SWAP], me)
    if action & VERB == act.DESTROY:
        return _strike(m, t, cards.WARLORD, t.players[action - act.DESTROY])
    if action & VERB == act.EXCHANGE:
        return _strike(m, t, cards.DIPLOMAT, t.players[action - act.EXCHANGE])
    if action & VERB == act.SEIZE:
        return _strike(m, t, cards.MARSHAL, t.players[action - act.SEIZE])
    if action & VERB == act.DEMOLISH:
        return _strike(m, t, -1, t.players[action - act.DEMOLISH])
    return _rare(m, t, me, action, top)


def _strike(m: EvaluationContext, t: Board, character: i64, owner: Player) -> float:
    value = best_hit(m, t, character, owner)
    return value if t.gathered or value < _GATHER else _GATHER - 0.2


def _plain(m: EvaluationContext, t: Board, me: Player, action: i64, top: float) -> float:
    """Return the value of an action without an argument."""
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
    """Return the value of taking the income, which is lower if the best build would increase the income."""
    c: i64
    power = POWERS[t.character]
    number = float(power.income(t, me))
    each = m.gold_worth
    if power.income_in_cards:
        each = 0.7 * m.card_worth
    if builds_left(t) > 0 and m.wanted > 0:
        for c in me.hand:
            kind: i64 = CARD_KIND[c]
            if KIND_TYPE[kind] == power.income_type and m.wanted_mask >> kind & 1:
                gold = me.gold if t.gathered else me.gold + 2
                if price(t, me, kind) <= gold and _is_best(m, t, me, kind, gold):
                    return each * number if t.gathered else 0.0
    return free + each * number


def _is_best(m: EvaluationContext, t: Board, me: Player, wanted: i64, gold: i64) -> bool:
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
    c: i64
    least = 100.0
    for c in me.hand:
        value = spare_value(m, t, me, CARD_KIND[c])
        if value < least:
            least = value
    return least


def _den(m: EvaluationContext, t: Board, me: Player) -> float:
    """Return the value of building the Thieves' Den, paid in part with my least useful cards."""
    missing = price(t, me, cards.THIEVES_DEN) - me.gold
    paid: i64 = missing if missing > 1 else 1
    cost = 0.05 * float(m.spares if m.spares < paid else paid)
    if paid > m.spares:
        cost += 1.1 * float(paid - m.spares)
    gold = price(t, me, cards.THIEVES_DEN) - paid
    return m.gain(t, me, cards.THIEVES_DEN) - m.gold_worth * float(gold) - cost


def _swap(m: EvaluationContext, t: Board, other: Player, me: Player) -> float:
    """Return the value of swapping hands; my hand is valued by its useful cards, the other hand by its size."""
    theirs: i64 = len(other.hand)
    mine: i64 = len(me.hand)
    gain = hand_worth(m, theirs) - hand_worth(m, m.wanted) - 0.15 * float(m.spares)
    gain -= m.weights.keep_hand * float(m.wanted)  # known good cards are worth more
    harm: float = m.harm[other.seat]
    return gain + 0.6 * harm * (hand_worth(m, theirs) - hand_worth(m, mine))


def _rare(m: EvaluationContext, t: Board, me: Player, action: i64, top: float) -> float:
    g = m.gold_worth
    if action & VERB == act.SPY:
        return _spy(m, t, t.players[action - act.SPY], top)
    if action & VERB == act.PEEK:
        return _peek(m, t, t.players[action - act.PEEK], top)
    if action & VERB == act.CROWN:
        return _crown(m, t, t.players[action - act.CROWN], top)
    if action & VERB == act.BEG:
        harm: float = m.harm[action - act.BEG]
        return top + _FIRST + g * (1.0 + harm)
    if action & VERB == act.MIX:
        return _mix(m, t, me, action - act.MIX, top)
    if action & VERB == act.BORROW:
        return _borrow(m, t, me, action - act.BORROW)
    if action & VERB == act.BEAUTIFY:
        return beautify_value(m, t, me, action - act.BEAUTIFY)
    if action & VERB == act.SACRIFICE:
        return sacrifice_value(m, t, me, action - act.SACRIFICE)
    if action & VERB == act.FRAMEWORK:
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
    """Return the value of looking at a hand: low before gathering, then higher for larger hands."""
    size: i64 = len(other.hand)
    if size == 0:
        return -0.5
    harm: float = m.harm[other.seat]
    value = 0.9 * m.card_worth + 0.25 * float(size if size < 5 else 5) + 0.5 * harm
    if not t.gathered:
        return _GATHER - 0.6 if not m.last else -0.2
    return top * 0.3 + value


def _crown(m: EvaluationContext, t: Board, other: Player, top: float) -> float:
    """Return the value of giving a player the crown: highest for a weak player who has something to give."""
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
    """Return the value of building with gold borrowed in exchange for my least useful cards."""
    missing = price(t, me, kind) - me.gold
    spares: i64 = m.spares if m.spares < missing else missing
    cost = 0.1 * float(spares) + (0.55 + 0.5 * m.card_worth) * float(missing - spares)
    return m.gain(t, me, kind) - m.gold_worth * float(me.gold) - cost


def extra_value(m: EvaluationContext, t: Board, me: Player, action: i64) -> float:
    """Return the value of the extra resource that follows gathering in the older editions."""
    return 0.0 if action == act.DECLINE else _plain(m, t, me, action, 0.0)
