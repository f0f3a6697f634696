"""Phases of a turn: gathering, threats, free actions, end of turn (rules sections 2.4 and 9.4)."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import build
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.characters.tax_collector import collect, has_built
from burgrave.games.citadels.rules.districts import end_of_turn, own_turn
from burgrave.games.citadels.rules.pieces import (
    BETWEEN,
    BRIBE,
    CLOSING,
    DRAWN,
    EXTRA,
    MAIN,
    ORDER,
    SHED,
    THREAT,
    USED_INCOME,
    Player,
    hand_kinds,
)
from burgrave.games.citadels.rules.rulings import R_06_OWNER_ORDERS_DISCARDS
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

GATHERED_GOLD: Final = 2
GATHERED_CARDS: Final = 2
LIBRARY_KEEPS: Final = 2  # older editions


def begin(t: Board, seat: i64, character: i64) -> None:
    """Start the turn of ``seat`` as ``character`` and reset every once-per-turn limit (R-25)."""
    t.turn = seat
    t.actor = seat
    t.character = character
    t.phase = MAIN
    t.step = 0
    t.target = -1
    t.card = -1
    t.gathered = False
    t.resumed = False
    t.only_gathers = False
    t.used = 0
    t.builds = 0
    t.limit = POWERS[character].builds
    t.spent = 0
    t.owed = 0
    t.warranted = t.warrants >> t.rank & 1 != 0 and t.rank != 1
    t.threatened = t.threats >> t.rank & 1 != 0 and t.rank != 2
    POWERS[character].begin(t, t.players[seat])
    if t.cannot_build == seat:
        t.limit = 0


# ---- free actions ---------------------------------------------------------------------------------------------


def fill_main(t: Board, me: Player, out: ActionList) -> None:
    """Append the legal free actions (R-07: powers may precede gathering, building may not)."""
    power = POWERS[t.character]
    if not t.gathered:
        out.append(act.GOLD)
        if t.top < len(t.deck):
            out.append(act.CARDS)
        if t.only_gathers or t.threatened or (t.character == cards.WITCH and not t.rules.witch_uses_districts):
            return
    elif t.character == cards.WITCH and t.rules.witch_must_name:
        power.legal(t, me, out)
        return
    power.legal(t, me, out)
    if power.income_type >= 0 and not t.used & USED_INCOME:
        power.offer_income(t, me, out)
    if me.names & own_turn.MASK:
        own_turn.legal(t, me, out)
    if t.gathered:
        build.fill(t, me, out)
        if power.may_end(t, me):
            out.append(act.END)


def apply_main(t: Board, me: Player, action: i64) -> None:
    """Apply an action offered by ``fill_main``; the most frequent verbs are tested first."""
    verb = action & VERB
    if verb == act.GOLD:
        _gather_gold(t, me)
    elif verb == act.CARDS:
        _gather_cards(t, me)
    elif verb == act.END:
        _end(t, me)
    elif verb == act.BUILD:
        build.with_gold(t, me, action - act.BUILD)
    elif verb == act.INCOME:
        POWERS[t.character].take_income(t, me)
    elif own_turn.is_use(verb):
        own_turn.apply(t, me, action)
    elif verb == act.PAY_CARDS:
        build.start_den(t, me)
    elif verb == act.FRAMEWORK:
        build.with_framework(t, me, action - act.FRAMEWORK)
    elif verb == act.SACRIFICE:
        build.with_sacrifice(t, me, action - act.SACRIFICE)
    else:
        POWERS[t.character].apply(t, me, action)


# ---- gathering ------------------------------------------------------------------------------------------------


def gathered_gold(me: Player) -> i64:
    return GATHERED_GOLD + 1 if me.has(cards.GOLD_MINE) else GATHERED_GOLD


def gathered_cards(me: Player) -> i64:
    """Return how many cards ``me`` draws when gathering cards."""
    return GATHERED_CARDS + 1 if me.has(cards.OBSERVATORY) else GATHERED_CARDS


def keeps_all(t: Board, me: Player, number: i64) -> bool:
    """Return True if the Library lets ``me`` keep all ``number`` cards; older editions allow at most two (R-12)."""
    if not me.has(cards.LIBRARY):
        return False
    return t.rules.library_keeps_all or number <= LIBRARY_KEEPS or t.deck_size() <= LIBRARY_KEEPS


def _gather_gold(t: Board, me: Player) -> None:
    gold = gathered_gold(me)
    me.gold += gold
    if t.keeps_events:
        t.note(pack(ev.GATHER_GOLD, PUBLIC, me.seat, gold))
    _after_gathering(t, me)


def _gather_cards(t: Board, me: Player) -> None:
    number = gathered_cards(me)
    if keeps_all(t, me, number):
        t.draw_to_hand(me, number)
        _after_gathering(t, me)
        return
    t.draw_pending(me, number)
    t.phase = SHED if me.has(cards.LIBRARY) else DRAWN


def legal_drawn(t: Board, out: ActionList) -> None:
    """Append the drawn cards, one of which is kept.

    The player is asked even if all cards are equal, because not asking would reveal that.
    """
    hand_kinds(t.pending, out, act.KEEP)


def apply_drawn(t: Board, me: Player, action: i64) -> None:
    if t.keeps_events:
        t.note(pack(ev.KEPT, PUBLIC, me.seat))
    t.keep_pending(me, action - act.KEEP)
    if R_06_OWNER_ORDERS_DISCARDS and len(t.pending) > 1:
        t.phase = ORDER
        return
    _put_rest_under(t, me)


def legal_order(t: Board, out: ActionList) -> None:
    """Append the cards that may go under the deck first (R-06)."""
    hand_kinds(t.pending, out, act.UNDER)


def apply_order(t: Board, me: Player, action: i64) -> None:
    """Put the chosen card under the deck; if only one card remains, put it there too."""
    t.put_under(_taken_from_pending(t, action - act.UNDER))
    if len(t.pending) == 1:
        _put_rest_under(t, me)


def _taken_from_pending(t: Board, kind: i64) -> i64:
    return t.take_pending(t.find(t.pending, kind))


def _put_rest_under(t: Board, me: Player) -> None:
    t.put_rest_under()
    _after_gathering(t, me)


def apply_shed(t: Board, me: Player, action: i64) -> None:
    """Put one of three drawn cards under the deck and keep two (older Library with Observatory, R-12)."""
    t.blur(t.pending, me.bit)
    t.put_under(_taken_from_pending(t, action - act.UNDER))
    t.keep_rest(me)
    _after_gathering(t, me)


def _after_gathering(t: Board, me: Player) -> None:
    """End a bewitched player's turn, ask a threatened player for the bribe, or continue the turn."""
    t.gathered = True
    if t.only_gathers:
        if t.keeps_events:
            t.note(pack(ev.NO_TURN, PUBLIC, t.turn))
        t.phase = BETWEEN
    elif t.threatened:
        t.phase = BRIBE
    else:
        t.phase = MAIN
        offer_extra(t, me)


# ---- the extra resource right after the action (older editions) -------------------------------------------------


def offer_extra(t: Board, me: Player) -> None:
    """Offer the extra resource right after the action, if the edition offers it only at that time."""
    if t.rules.extra_after_action and POWERS[t.character].has_extra(t):
        t.phase = EXTRA


def legal_extra(t: Board, me: Player, out: ActionList) -> None:
    """Append the actions to take or decline the extra resource.

    A Witch who must name a character may not decline (R-11).
    """
    POWERS[t.character].legal_extra(t, me, out)
    if t.character == cards.WITCH and t.rules.witch_uses_districts and me.names & own_turn.MASK:
        own_turn.legal(t, me, out)
    if t.character != cards.WITCH or not t.rules.witch_must_name:
        out.append(act.DECLINE)


def apply_extra(t: Board, me: Player, action: i64) -> None:
    """Take the extra resource or forgo it for this turn; a Witch may use districts first (R-66)."""
    if own_turn.is_use(action & VERB):
        own_turn.apply(t, me, action)
        return
    t.phase = MAIN
    if action != act.DECLINE:
        POWERS[t.character].apply(t, me, action)
    elif t.keeps_events:
        t.note(pack(ev.FORGONE, PUBLIC, me.seat))


# ---- the threat (Blackmailer) ---------------------------------------------------------------------------------


def legal_bribe(out: ActionList) -> None:
    out.append(act.BRIBE)
    out.append(act.REFUSE)


def bribe(me: Player) -> i64:
    """Return the price of a bribe: half the stash, rounded down."""
    return me.gold >> 1


def apply_bribe(t: Board, me: Player, action: i64) -> None:
    """Pay the bribe and remove the marker without revealing it, or refuse and let the Blackmailer decide."""
    if action == act.BRIBE:
        half = bribe(me)
        blackmailer = t.players[t.blackmailer]
        me.gold -= half
        blackmailer.gold += half
        _remove_threat(t)
        if t.keeps_events:
            t.note(pack(ev.BRIBED, PUBLIC, me.seat, blackmailer.seat, half))
        _after_threat(t)
        return
    if t.keeps_events:
        t.note(pack(ev.REFUSED, PUBLIC, me.seat))
    t.phase = THREAT
    t.actor = t.blackmailer


def legal_threat(out: ActionList) -> None:
    out.append(act.FLIP)
    out.append(act.LEAVE)


def apply_threat(t: Board, action: i64) -> None:
    """Flip the marker or leave it; a real threat takes the whole stash, a blank one nothing."""
    if action == act.LEAVE:
        if t.keeps_events:
            t.note(pack(ev.LEFT, PUBLIC, t.blackmailer))
        _after_threat(t)
        return
    _remove_threat(t)
    real = t.rank == t.real_threat
    if t.keeps_events:
        t.note(pack(ev.FLIPPED, PUBLIC, t.blackmailer, t.character, 1 if real else 0))
    if real:
        t.real_threat_shown = True
        t.transfer(t.players[t.turn], t.players[t.blackmailer], t.players[t.turn].gold)
    else:
        t.blanks_shown |= 1 << t.rank
    _after_threat(t)


def _remove_threat(t: Board) -> None:
    t.threats &= ~(1 << t.rank)


def _after_threat(t: Board) -> None:
    t.threatened = False
    t.phase = MAIN
    t.actor = t.turn


# ---- the end --------------------------------------------------------------------------------------------------


def _end(t: Board, me: Player) -> None:
    """End the turn; if the edition allows the rank 8 power only at this time, offer it first."""
    if t.rules.rank8_at_end and POWERS[t.character].has_closing(t, me):
        t.phase = CLOSING
    else:
        finish(t, me)


def legal_closing(t: Board, me: Player, out: ActionList) -> None:
    """Append the targets of the rank 8 power, and the action that ends the turn."""
    POWERS[t.character].legal_closing(t, me, out)
    out.append(act.END)


def apply_closing(t: Board, me: Player, action: i64) -> None:
    if action == act.END:
        finish(t, me)
    else:
        POWERS[t.character].apply(t, me, action)


def finish(t: Board, me: Player) -> None:
    """Apply the end-of-turn effects in the order of R-08."""
    if t.collector >= 0 and has_built(t):
        collect(t, me.seat)
    if me.names & end_of_turn.MASK:
        end_of_turn.act_now(t, me)
    POWERS[t.character].end(t, me)
    if t.keeps_events:
        t.note(pack(ev.END, PUBLIC, me.seat))
    t.phase = BETWEEN
