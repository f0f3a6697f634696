"""Magician (rank 3): swaps hands with another player, or exchanges cards from the hand for cards from the deck."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, enter, leave, others, unused
from burgrave.games.citadels.rules.pieces import Player, by_kind, hand_kinds
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote


class Magician(Character):
    """Magician (rules section 3.3). Replacing needs at least one card (R-46); all discards come before the draw."""

    def legal(self, t: Board, me: Player, out: ActionList) -> None:
        """Append a swap with every other player and, if the hand is not empty, the action to replace cards."""
        if unused(t):
            others(t, me, out, act.SWAP)
            if len(me.hand) > 0:
                out.append(act.REPLACE)

    def apply(self, t: Board, me: Player, action: i64) -> None:
        enter(t, 1)
        if action == act.REPLACE:
            t.owed = 0
            return
        self._swap(t, me, t.players[action - act.SWAP])
        leave(t)

    def _swap(self, t: Board, me: Player, other: Player) -> None:
        if t.keeps_events:
            t.note(pack(ev.SWAP, PUBLIC, me.seat, other.seat))
            t.note_hand(ev.DREW_CARD, me.bit, me.seat, other.hand)
            t.note_hand(ev.DREW_CARD, other.bit, other.seat, me.hand)
        me.swap_hands(other)
        hide_order(t, me)
        hide_order(t, other)
        t.learn_hand(me, me.bit)
        t.learn_hand(other, other.bit)

    def legal_step(self, t: Board, me: Player, out: ActionList) -> None:
        """Append the cards to discard and, after the first, the ``done`` action."""
        hand_kinds(me.hand, out, act.DISCARD)
        if t.owed > 0:
            out.append(act.DONE)

    def apply_step(self, t: Board, me: Player, action: i64) -> None:
        """Put a card under the deck or, when done, draw as many cards as were discarded."""
        if action != act.DONE:
            t.discard(me, action - act.DISCARD)
            t.owed += 1
            if len(me.hand) > 0:
                return
        if t.keeps_events:
            t.note(pack(ev.REPLACE, PUBLIC, me.seat, t.owed))
        t.draw_to_hand(me, t.owed)
        t.owed = 0
        leave(t)

    def quote(self, t: Board, me: Player, action: i64, quote: Quote) -> None:
        if action & VERB == act.SWAP:
            quote.pay("cards", len(me.hand))
            quote.bring("cards", len(t.players[action - act.SWAP].hand))
        elif action & VERB == act.DISCARD:
            quote.pay("cards", 1)
        elif action == act.DONE:
            quote.bring("cards", t.within_deck(t.owed))


def hide_order(t: Board, me: Player) -> None:
    """Sort a swapped hand to hide the order in which its former owner held the cards.

    If the Emperor may take a random card, which is chosen by its index in the hand, keep the order and set
    ``took_over`` instead; the hand is then sorted whenever it is shown.
    """
    if t.cast[4] == cards.EMPEROR and not t.rules.emperor_on_reveal:
        me.took_over = True
    else:
        me.hand = by_kind(me.hand)


MAGICIAN = Magician(cards.MAGICIAN)
