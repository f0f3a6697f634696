"""Building of districts: eligibility, ways to pay, warrants and tax (rules sections 2.4 and 9.5)."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND, GILDED, KIND_TYPE
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.districts import when_built
from burgrave.games.citadels.rules.pieces import DEN, MAIN, POWER, WARRANT, Cards, Player, hand_kinds
from burgrave.games.citadels.rules.rulings import R_16_MONUMENT_LIMIT
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

# Literal masks, so that the compiler inlines them.
_FACTORY_BIT: Final = 1 << 21
_FRAMEWORK_BIT: Final = 1 << 22
_QUARRY_BIT: Final = 1 << 38
_UNIQUES: Final = (1 << 62) - (1 << 17)
_SPECIAL: Final = 1 << 32 | 1 << 34 | 1 << 40 | 1 << 45
"""Kinds with their own building condition or an alternative payment."""
assert (cards.FACTORY, cards.FRAMEWORK, cards.QUARRY) == (21, 22, 38)
assert cards.BASIC_KINDS == 17 and cards.KINDS <= 62
assert {cards.MONUMENT, cards.NECROPOLIS, cards.SECRET_VAULT, cards.THIEVES_DEN} == {32, 34, 40, 45}


def price(t: Board, me: Player, kind: i64) -> i64:
    """Return how much gold ``me`` must pay for a kind; the Factory makes other unique districts 1 gold cheaper."""
    cost: i64 = t.rules.cost[kind]
    if kind >= cards.BASIC_KINDS and kind != cards.FACTORY and me.has(cards.FACTORY):
        cost -= 1
    return cost


def may_enter(owner: Player, kind: i64) -> bool:
    """Return True if the text on a district card allows building it in this city (R-16, R-56, R-60)."""
    if kind == cards.MONUMENT:
        return len(owner.city) < R_16_MONUMENT_LIMIT
    return kind != cards.SECRET_VAULT


def closed_names(t: Board, me: Player) -> i64:
    """Return the mask of kinds that ``me`` may not build again (R-19: Wizard; R-53: Quarry)."""
    if me.has(cards.QUARRY):
        return over_quarry_limit(t, me)
    if t.character == cards.WIZARD and t.rules.wizard_builds_duplicates:
        return 0
    return me.names


def over_quarry_limit(t: Board, me: Player) -> i64:
    """Return the mask of kinds that a Quarry's owner may not build again, even as the Wizard; none in 2016."""
    if t.rules.quarry_limit and me.has(cards.QUARRY):
        return _doubled(me)
    return 0


def _doubled(me: Player) -> i64:
    c: i64
    once: i64 = 0
    twice: i64 = 0
    for c in me.city:
        kind = bit(CARD_KIND[c])
        twice |= once & kind
        once |= kind
    return twice


def uncounted(t: Board, kind: i64) -> bool:
    """Return True if this kind does not count toward the building limit: Stables, or the Trader's trade districts."""
    if kind == cards.STABLES:
        return True
    return t.character == cards.TRADER and KIND_TYPE[kind] == cards.TRADE


def buildable(t: Board, me: Player, kind: i64) -> bool:
    """Return True if ``me`` may build this kind now, ignoring its price."""
    if not t.gathered or t.limit == 0 or not may_enter(me, kind):
        return False
    if t.builds >= t.limit and not uncounted(t, kind):
        return False
    return not closed_names(t, me) >> kind & 1


def fill(t: Board, me: Player, out: ActionList) -> None:
    """Append every action that builds a card from the hand; the player must have gathered."""
    c: i64
    if t.limit == 0:
        return
    full = t.builds >= t.limit
    if full and t.character != cards.TRADER and not t.has_stables:
        return
    gold = me.gold
    names = me.names
    closed = names
    if names & _QUARRY_BIT or t.character == cards.WIZARD:
        closed = closed_names(t, me)
    special: i64 = _UNIQUES if names & _FACTORY_BIT else _SPECIAL
    cost = t.rules.cost
    for c in me.hand:
        kind: i64 = CARD_KIND[c]
        if closed >> kind & 1 or (full and not uncounted(t, kind)):
            continue
        if not special >> kind & 1:
            if cost[kind] <= gold:
                closed |= bit(kind)
                out.append(act.BUILD + kind)
        elif may_enter(me, kind):
            closed |= bit(kind)
            _fill_special(t, me, kind, out)
    if me.names & _FRAMEWORK_BIT:
        _fill_framework(t, me, out)


def _fill_special(t: Board, me: Player, kind: i64, out: ActionList) -> None:
    cost = price(t, me, kind)
    if cost <= me.gold:
        out.append(act.BUILD + kind)
    if kind == cards.THIEVES_DEN:
        if den_with_cards(me, cost):
            out.append(act.PAY_CARDS)
    elif kind == cards.NECROPOLIS:
        fill_districts(t, me, out, act.SACRIFICE)


def _fill_framework(t: Board, me: Player, out: ActionList) -> None:
    c: i64
    seen: i64 = 0
    for c in me.hand:
        kind: i64 = CARD_KIND[c]
        if not seen >> kind & 1 and buildable(t, me, kind):
            seen |= bit(kind)
            out.append(act.FRAMEWORK + kind)


def fill_districts(t: Board, owner: Player, out: ActionList, verb: i64) -> None:
    """Append an action with ``verb`` for each distinct district in a city."""
    fill_cards(t, owner.city, out, verb)


def fill_cards(t: Board, found: Cards, out: ActionList, verb: i64) -> None:
    """Append an action with ``verb`` for each distinct district in ``found``.

    A gilded copy is distinct from a plain one.
    """
    plain: i64 = 0
    gilded: i64 = 0
    c: i64
    for c in found:
        kind = CARD_KIND[c]
        if c in t.gilded:
            if not gilded >> kind & 1:
                gilded |= bit(kind)
                out.append(verb + GILDED + kind)
        elif not plain >> kind & 1:
            plain |= bit(kind)
            out.append(verb + kind)


# ---- ways to pay ----------------------------------------------------------------------------------------------


def with_gold(t: Board, me: Player, kind: i64) -> None:
    """Build a card from the hand, paid for with gold."""
    cost = price(t, me, kind)
    lay(t, me, kind)
    pay(t, me, cost)


def lay(t: Board, me: Player, kind: i64) -> None:
    """Lay a card from the hand face up; it enters the city once it is paid for."""
    at_once = t.phase == POWER and t.character == cards.WIZARD  # the Wizard's taken card does not count
    t.counted = not at_once and not uncounted(t, kind)
    t.card = t.play_card(me, t.find(me.hand, kind))


def lay_unpaid(t: Board, me: Player, kind: i64) -> None:
    """Lay down a card to be paid for in later steps, and announce it at once."""
    lay(t, me, kind)
    if t.keeps_events:
        t.note(pack(ev.LAID, PUBLIC, me.seat, kind))


def pay(t: Board, me: Player, cost: i64) -> None:
    """Pay for the card laid down; then ask the Magistrate about a warrant, or put the card into the city."""
    me.gold -= cost
    t.spent += cost
    t.price = cost
    if t.keeps_events:
        t.note(pack(ev.BUILD, PUBLIC, me.seat, CARD_KIND[t.card], cost))
    if t.warranted:
        t.warranted = False  # only the first paid district
        if _may_confiscate(t):
            t.phase = WARRANT
            t.actor = t.magistrate
            return
    _enter_city(t, me, False)


def with_framework(t: Board, me: Player, kind: i64) -> None:
    """Build by destroying the Framework; no warrant applies, because nothing is paid (R-36, R-60)."""
    if t.keeps_events:
        t.note(pack(ev.FRAMEWORK, PUBLIC, me.seat, kind))
    lay(t, me, kind)
    t.destroy(me, t.find(me.city, cards.FRAMEWORK))
    _enter_unpaid(t, me)


def with_sacrifice(t: Board, me: Player, argument: i64) -> None:
    """Build the Necropolis by destroying a district in the builder's city; no warrant applies (R-36)."""
    if t.keeps_events:
        t.note(pack(ev.SACRIFICE, PUBLIC, me.seat, argument % cards.GILDED))
    lay(t, me, cards.NECROPOLIS)
    t.destroy(me, t.district_index(me, argument))
    _enter_unpaid(t, me)


def _enter_unpaid(t: Board, me: Player) -> None:
    if t.keeps_events:
        t.note(pack(ev.BUILD, PUBLIC, me.seat, CARD_KIND[t.card], 0))
    _enter_city(t, me, False)


def den_with_cards(me: Player, cost: i64) -> bool:
    """Return True if the Thieves' Den in hand can be paid for with at least one other card from the hand."""
    spare: i64 = len(me.hand) - 1
    return spare > 0 and cost <= me.gold + spare


def start_den(t: Board, me: Player) -> None:
    """Lay the Thieves' Den down, to be paid for with cards."""
    lay_unpaid(t, me, cards.THIEVES_DEN)
    t.phase = DEN
    t.owed = 0


def den_rest(t: Board, me: Player) -> i64:
    """Return how much gold the Thieves' Den still costs after the cards paid so far."""
    return price(t, me, cards.THIEVES_DEN) - t.owed


def legal_den(t: Board, me: Player, out: ActionList) -> None:
    """Append every card that can be paid next and, if the stash covers the rest, the ``done`` action."""
    hand_kinds(me.hand, out, act.DISCARD)
    if t.owed > 0 and den_rest(t, me) <= me.gold:
        out.append(act.DONE)


def apply_den(t: Board, me: Player, action: i64) -> None:
    if action != act.DONE:
        t.discard(me, action - act.DISCARD)
        t.owed += 1
        if den_rest(t, me) > 0:
            return
    rest = den_rest(t, me)
    if t.keeps_events:
        t.note(pack(ev.DEN, PUBLIC, me.seat, t.owed))
    pay(t, me, rest)


def gives_district(action: i64) -> bool:
    """Return True if an action builds by destroying one of the builder's own districts."""
    if action & VERB == act.FRAMEWORK:
        return True
    return action & VERB == act.SACRIFICE


def quote(t: Board, me: Player, action: i64, quote: Quote) -> None:
    """Add to ``quote`` the costs of an action that builds a district."""
    if action & VERB == act.BUILD:
        quote.pay("gold", price(t, me, action - act.BUILD))
    elif gives_district(action):
        quote.pay("districts", 1)
    elif t.phase == DEN:
        if action == act.DONE:
            quote.pay("gold", den_rest(t, me))
        else:
            quote.pay("cards", 1)


# ---- the warrant (Magistrate) ---------------------------------------------------------------------------------


def _may_confiscate(t: Board) -> bool:
    """Return True if the Magistrate could confiscate the district just paid for.

    The check uses only public data, so asking the Magistrate leaks nothing.
    """
    kind: i64 = CARD_KIND[t.card]
    owner = t.players[t.magistrate]
    return not t.signed_shown and not owner.has(kind) and may_enter(owner, kind)


def legal_warrant(t: Board, out: ActionList) -> None:
    """Append the Magistrate's options.

    A blank warrant allows only declining, but the other players cannot tell that it is blank.
    """
    if t.rank == t.signed:
        out.append(act.CONFISCATE)
    out.append(act.DECLINE)


def apply_warrant(t: Board, action: i64) -> None:
    """Confiscate the district just paid for, or let it be built."""
    builder = t.players[t.turn]
    owner = builder
    if action == act.CONFISCATE:
        t.signed_shown = True
        builder.gold += t.price
        t.spent -= t.price
        owner = t.players[t.magistrate]
        if t.keeps_events:
            t.note(pack(ev.CONFISCATED, PUBLIC, owner.seat, builder.seat, CARD_KIND[t.card], t.price))
    elif t.keeps_events:
        t.note(pack(ev.DECLINED, PUBLIC, t.magistrate))
    _enter_city(t, owner, action == act.CONFISCATE)


# ---- into the city --------------------------------------------------------------------------------------------


def _enter_city(t: Board, owner: Player, confiscated: bool) -> None:
    card = t.card
    t.add_district(owner, card)
    if t.counted:
        t.builds += 1
    if t.taxed:
        _tax(t, owner, confiscated)
    t.phase = MAIN
    t.actor = t.turn
    t.step = 0
    t.target = -1
    t.card = -1
    if t.rules.acts_when_built:
        when_built.enter(t, owner, CARD_KIND[card])


def _tax(t: Board, owner: Player, confiscated: bool) -> None:
    """Charge 1 gold of tax for a build (2016); the Tax Collector's own builds are exempt.

    If one player is both Magistrate and Tax Collector, that player's confiscations are exempt only under rules version
    1.
    """
    if owner.gold == 0:
        return
    if t.character == cards.TAX_COLLECTOR and owner.seat == t.turn:
        if not confiscated or not t.rules.taxes_own_confiscation:
            return
    owner.gold -= 1
    t.pool += 1
    if t.keeps_events:
        t.note(pack(ev.TAX, PUBLIC, owner.seat))
