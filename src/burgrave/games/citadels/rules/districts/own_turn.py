"""Districts that their owner may use once per turn (R-25): Smithy, Laboratory, Museum, Armory.

In the older editions the Witch may use them before naming a character (R-66); the turn then returns to the naming.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import build
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters import base
from burgrave.games.citadels.rules.pieces import (
    EXTRA,
    LAB,
    RUIN,
    TUCK,
    USED_LABORATORY,
    USED_MUSEUM,
    USED_SMITHY,
    Player,
    hand_kinds,
)
from burgrave.games.citadels.rules.rulings import R_26_ARMORY_ONLY_FROM_INCOMPLETE_CITY
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList, action_ids
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote

BEFORE_NAMING: Final = 1  # ``step`` in phases LAB, TUCK and RUIN for a Witch who has not named yet
SMITHY_PRICE: Final = 2
SMITHY_CARDS: Final = 3
MASK: Final = 1 << 41 | 1 << 29 | 1 << 33 | 1 << 17
assert {cards.SMITHY, cards.LABORATORY, cards.MUSEUM, cards.ARMORY} == {41, 29, 33, 17}


def is_use(verb: i64) -> bool:
    """Return True if a verb uses the Smithy, the Laboratory, the Museum or the Armory."""
    return verb == act.SMITHY or verb == act.LABORATORY or verb == act.MUSEUM or verb == act.DEMOLISH


def legal(t: Board, me: Player, out: ActionList) -> None:
    """Append the legal uses of the player's Smithy, Laboratory, Museum and Armory."""
    if me.has(cards.SMITHY) and not t.used & USED_SMITHY and me.gold >= SMITHY_PRICE and t.deck_size() > 0:
        out.append(act.SMITHY)
    if len(me.hand) > 0:
        if me.has(cards.LABORATORY) and not t.used & USED_LABORATORY:
            out.append(act.LABORATORY)
        if me.has(cards.MUSEUM) and not t.used & USED_MUSEUM:
            out.append(act.MUSEUM)
    if me.has(cards.ARMORY) and not (R_26_ARMORY_ONLY_FROM_INCOMPLETE_CITY and t.is_complete(me)):
        for other in t.players:
            if _can_be_hit(t, me, other):
                out.append(act.DEMOLISH + other.seat)


def _can_be_hit(t: Board, me: Player, owner: Player) -> bool:
    """Return True if the Armory can target this city: it is incomplete and has a district other than the Armory."""
    spare: i64 = len(owner.city)
    if owner.seat == me.seat:
        if not t.rules.armory_reaches_own_city:
            return False
        spare -= 1
    return spare > 0 and not t.is_complete(owner)


def apply(t: Board, me: Player, action: i64) -> None:
    if t.phase == EXTRA:
        t.step = BEFORE_NAMING
    if action == act.SMITHY:
        t.used |= USED_SMITHY
        me.gold -= SMITHY_PRICE
        if t.keeps_events:
            t.note(pack(ev.SMITHY, PUBLIC, me.seat))
        t.draw_to_hand(me, SMITHY_CARDS)
        _leave(t)
    elif action == act.LABORATORY:
        t.used |= USED_LABORATORY
        t.phase = LAB
    elif action == act.MUSEUM:
        t.used |= USED_MUSEUM
        t.phase = TUCK
    else:
        t.target = action - act.DEMOLISH
        t.phase = RUIN


def _leave(t: Board) -> None:
    names_next = t.step == BEFORE_NAMING
    base.leave(t)
    if names_next:
        t.phase = EXTRA


def quote(t: Board, me: Player, action: i64, quote: Quote) -> None:
    if action == act.SMITHY:
        quote.pay("gold", SMITHY_PRICE)
        quote.bring("cards", t.within_deck(SMITHY_CARDS))
    elif action == act.LABORATORY or t.phase == LAB:
        quote.pay("cards", 1)
        quote.bring("gold", t.rules.laboratory_gold)
    elif action == act.MUSEUM or t.phase == TUCK:
        quote.pay("cards", 1)
    elif action & VERB == act.DEMOLISH:
        quote.pay("districts", 1)
        within = ActionList()
        _legal_within(t, me, t.players[action - act.DEMOLISH], within)
        for district in action_ids(within):
            quote.targets[str(act.decode(district).argument)] = 0


# ---- Laboratory: discard for gold -------------------------------------------------------------------------------


def legal_laboratory(t: Board, me: Player, out: ActionList) -> None:
    hand_kinds(me.hand, out, act.DISCARD)


def apply_laboratory(t: Board, me: Player, action: i64) -> None:
    if t.keeps_events:
        t.note(pack(ev.LABORATORY, PUBLIC, me.seat))
    t.discard(me, action - act.DISCARD)
    t.gain(me, t.rules.laboratory_gold)
    _leave(t)


# ---- Museum: tuck a card -----------------------------------------------------------------------------------------


def legal_museum(t: Board, me: Player, out: ActionList) -> None:
    hand_kinds(me.hand, out, act.TUCK)


def apply_museum(t: Board, me: Player, action: i64) -> None:
    """Put the card face-down under the Museum."""
    kind = action - act.TUCK
    t.blur(me.hand, me.bit)
    t.tuck(me.drop(t.find(me.hand, kind)))
    if t.keeps_events:
        t.note(pack(ev.TUCKED, PUBLIC, me.seat))
        t.note(pack(ev.TUCKED_CARD, me.bit, me.seat, kind))
    _leave(t)


# ---- Armory: sacrificed to destroy a district ---------------------------------------------------------------------


def legal_armory(t: Board, me: Player, out: ActionList) -> None:
    """Append the districts of the chosen city that can be destroyed."""
    _legal_within(t, me, t.players[t.target], out)


def _legal_within(t: Board, me: Player, owner: Player, out: ActionList) -> None:
    """Append the districts of a city; neither the Keep nor the Bishop protects them (R-26)."""
    options = ActionList()
    build.fill_districts(t, owner, options, act.DISTRICT)
    own = owner.seat == me.seat
    i: i64
    for i in range(len(options)):
        argument = options[i] - act.DISTRICT
        if not own or argument % cards.GILDED != cards.ARMORY:
            out.append(options[i])


def apply_armory(t: Board, me: Player, action: i64) -> None:
    """Destroy the Armory and the chosen district."""
    owner = t.players[t.target]
    argument = action - act.DISTRICT
    if t.keeps_events:
        t.note(pack(ev.ARMORY, PUBLIC, me.seat, owner.seat, argument % cards.GILDED))
    t.destroy(me, t.find(me.city, cards.ARMORY))
    t.destroy(owner, t.district_index(owner, argument))
    _leave(t)
