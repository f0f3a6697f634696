"""The deck, and the cards drawn from it."""

from __future__ import annotations

from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.games.citadels.rules.knowledge import Knowledge
from burgrave.games.citadels.rules.options import by_kind
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.zones import Cards, taken_out
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import SmallNumbers, append, numbers, pop


class Deck(Knowledge):
    """The part of a board that cards are drawn from and put back under."""

    def __init__(self, rng: i64, known: SmallNumbers, seats: i64, deck: Cards) -> None:
        Knowledge.__init__(self, rng, known, seats)
        self.deck = deck
        self.top: i64 = 0  # the deck is deck[top:], its top card first
        self.pending = numbers()  # cards drawn and not yet kept
        self._shares_deck = False  # with a copy, until one of them changes its own

    def deck_size(self) -> i64:
        """Return how many cards the deck holds."""
        size: i64 = len(self.deck)
        return size - self.top

    def within_deck(self, n: i64) -> i64:
        """Return how many of ``n`` cards the deck can give (R-33)."""
        size = self.deck_size()
        return n if n < size else size

    def draw_to_hand(self, me: Player, n: i64) -> i64:
        """Let ``me`` draw up to ``n`` cards and keep them all (R-33: what is there); return how many."""
        drawn: i64 = 0
        size: i64 = len(self.deck)
        while drawn < n and self.top < size:
            card: i64 = self.deck[self.top]
            self.top += 1
            me.take(card)
            self.learn(card, me.bit)
            drawn += 1
        if self.keeps_events and n > 0:
            self.note(pack(ev.DRAW, PUBLIC, me.seat, drawn))
            self.note_cards(ev.DREW_CARD, me.bit, me.seat, me.hand[len(me.hand) - drawn :])
        return drawn

    def draw_pending(self, me: Player, n: i64) -> None:
        """Draw up to ``n`` cards to choose from."""
        drawn = self.pending  # empty until now
        size: i64 = len(self.deck)
        while len(drawn) < n and self.top < size:
            card: i64 = self.deck[self.top]
            self.top += 1
            drawn = append(drawn, card)
            self.learn(card, me.bit)
        self.pending = drawn
        if self.keeps_events:
            self.note(pack(ev.LOOK, PUBLIC, me.seat, len(drawn)))
            self.note_cards(ev.DREW_CARD, me.bit, me.seat, drawn)

    def keep_pending(self, me: Player, kind: i64) -> None:
        """Let ``me`` keep one of the cards drawn to choose from; nobody else sees which."""
        self.blur(self.pending, me.bit)
        index = self.find(self.pending, kind)
        me.take(self.take_pending(index))
        if self.keeps_events:
            self.note(pack(ev.KEPT_CARD, me.bit, me.seat, kind))

    def keep_rest(self, me: Player) -> None:
        """Let ``me`` keep the cards drawn to choose from that are left."""
        c: i64
        me.take_all(self.pending)
        if self.keeps_events:
            for c in self.pending:
                self.note(pack(ev.KEPT, PUBLIC, me.seat))
            self.note_cards(ev.KEPT_CARD, me.bit, me.seat, self.pending)
        self.pending = numbers()

    def take_pending(self, index: i64) -> i64:
        """Take one of the cards drawn to choose from; the last one takes its place."""
        card = self.pending[index]
        self.pending = taken_out(self.pending, index)
        return card

    def put_under(self, card: i64) -> None:
        """Put a card face-down under the deck; whoever knows it knows that it is there."""
        if self._shares_deck:
            self.part_deck()
        self.deck = append(self.deck, card)

    def put_rest_under(self) -> None:
        """Put the cards drawn to choose from that are left under the deck, the last one first."""
        while len(self.pending) > 0:
            self.pending, card = pop(self.pending)
            self.put_under(card)

    def take_from_under(self, card: i64) -> i64:
        """Take a card that was just put under the deck back; return it."""
        if self._shares_deck:
            self.part_deck()
        i: i64 = len(self.deck) - 1
        while self.deck[i] != card:
            i -= 1
        self.deck, card = pop(self.deck, i)
        return card

    def take_from_within(self, kind: i64) -> i64:
        """Take a card of a kind out of the deck and return it."""
        deck = self.deck[self.top :]
        index = self.find(deck, kind)
        card = deck[index]
        self.lay_deck(taken_out(deck, index))
        return card

    def lay_deck(self, deck: Cards) -> None:
        """Have these cards as the deck, in a row that is nobody else's."""
        self.deck = deck
        self.top = 0
        self._shares_deck = False

    def part_deck(self) -> None:
        """Share the deck with no copy any more; the cards drawn from it are left behind."""
        self.lay_deck(self.deck[self.top :])

    def shuffle_deck(self) -> None:
        """Shuffle the whole deck: from now on nobody knows where in it a card is."""
        pile = list(self.deck[self.top :])
        self.shuffle(pile)
        self.lay_deck(numbers(pile))
        self.blur(self.deck, 0)

    def find(self, hand: Cards, kind: i64) -> i64:
        """Return the index of the first card of ``kind``, or -1."""
        c: i64
        i: i64
        for i, c in enumerate(hand):
            if CARD_KIND[c] == kind:
                return i
        return -1

    # ---- events --------------------------------------------------------------------------------------------------

    def note_cards(self, kind: i64, audience: i64, seat: i64, shown: Cards) -> None:
        """Note one event per card."""
        c: i64
        for c in shown:
            self.note(pack(kind, audience, seat, CARD_KIND[c]))

    def note_hand(self, kind: i64, audience: i64, seat: i64, hand: Cards) -> None:
        """Note one event per card of a hand, sorted: the order of a hand is its owner's business."""
        self.note_cards(kind, audience, seat, by_kind(hand))
