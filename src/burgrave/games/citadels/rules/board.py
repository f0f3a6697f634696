"""Board and deck of Citadels, and the movement of cards and gold.

``Board`` extends ``Deck``, which extends ``Knowledge`` (``knowledge.traces``).
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND, CARD_TYPE
from burgrave.games.citadels.knowledge.traces import EVERY_SEAT, Knowledge
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.pieces import BETWEEN, Cards, Player, by_kind, taken_out
from burgrave.games.citadels.rules.ruleset import Ruleset
from burgrave.kernel.arrays import Numbers, SmallNumbers, append, numbers, pop, remove
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

# ---- The deck --------------------------------------------------------------------------------------------------------


class Deck(Knowledge):
    """Deck of the board. Cards are drawn from the top and returned to the bottom."""

    def __init__(self, rng: i64, known: SmallNumbers, seats: i64, deck: Cards) -> None:
        Knowledge.__init__(self, rng, known, seats)
        self.deck = deck
        self.top: i64 = 0  # the deck is deck[top:], top card first
        self.pending = numbers()  # cards drawn to choose from
        self._shares_deck = False  # the deck is shared with a copy of the board (copy on write)

    def deck_size(self) -> i64:
        size: i64 = len(self.deck)
        return size - self.top

    def within_deck(self, n: i64) -> i64:
        """Return ``n``, but no more than the number of cards in the deck (R-33)."""
        size = self.deck_size()
        return n if n < size else size

    def draw_to_hand(self, me: Player, n: i64) -> i64:
        """Draw up to ``n`` cards into the hand of ``me`` and return how many were drawn.

        If the deck is short, fewer cards are drawn (R-33).
        """
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
        """Draw up to ``n`` cards for ``me`` to choose from."""
        drawn = self.pending  # empty at this point
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
        """Move one of the pending cards to the hand of ``me`` without showing it to the other players."""
        self.blur(self.pending, me.bit)
        index = self.find(self.pending, kind)
        me.take(self.take_pending(index))
        if self.keeps_events:
            self.note(pack(ev.KEPT_CARD, me.bit, me.seat, kind))

    def keep_rest(self, me: Player) -> None:
        """Move all remaining pending cards to the hand of ``me``."""
        c: i64
        me.take_all(self.pending)
        if self.keeps_events:
            for c in self.pending:
                self.note(pack(ev.KEPT, PUBLIC, me.seat))
            self.note_cards(ev.KEPT_CARD, me.bit, me.seat, self.pending)
        self.pending = numbers()

    def take_pending(self, index: i64) -> i64:
        """Remove and return a pending card, and move the last pending card to its place."""
        card = self.pending[index]
        self.pending = taken_out(self.pending, index)
        return card

    def put_under(self, card: i64) -> None:
        """Put a card face-down under the deck; the seats that know the card also know its position."""
        if self._shares_deck:
            self.part_deck()
        self.deck = append(self.deck, card)

    def put_rest_under(self) -> None:
        """Put the remaining pending cards under the deck, starting with the last one."""
        while len(self.pending) > 0:
            self.pending, card = pop(self.pending)
            self.put_under(card)

    def take_from_under(self, card: i64) -> i64:
        """Remove a card that was just put under the deck, and return it."""
        if self._shares_deck:
            self.part_deck()
        i: i64 = len(self.deck) - 1
        while self.deck[i] != card:
            i -= 1
        self.deck, card = pop(self.deck, i)
        return card

    def take_from_within(self, kind: i64) -> i64:
        """Remove a card of this kind from the deck and return it."""
        deck = self.deck[self.top :]
        index = self.find(deck, kind)
        card = deck[index]
        self.lay_deck(taken_out(deck, index))
        return card

    def lay_deck(self, deck: Cards) -> None:
        """Set the deck to these cards; the sequence must not be shared."""
        self.deck = deck
        self.top = 0
        self._shares_deck = False

    def part_deck(self) -> None:
        """Stop sharing the deck with copies, and drop the cards that were already drawn from it."""
        self.lay_deck(self.deck[self.top :])

    def shuffle_deck(self) -> None:
        """Shuffle the whole deck; no seat knows the position of a card afterwards."""
        pile = list(self.deck[self.top :])
        self.shuffle(pile)
        self.lay_deck(numbers(pile))
        self.blur(self.deck, 0)

    def find(self, hand: Cards, kind: i64) -> i64:
        """Return the index of the first card of ``kind`` in ``hand``, or -1."""
        c: i64
        i: i64
        for i, c in enumerate(hand):
            if CARD_KIND[c] == kind:
                return i
        return -1

    # ---- events --------------------------------------------------------------------------------------------------

    def note_cards(self, kind: i64, audience: i64, seat: i64, shown: Cards) -> None:
        """Record an event of this kind for each card, which only the seats in ``audience`` see."""
        c: i64
        for c in shown:
            self.note(pack(kind, audience, seat, CARD_KIND[c]))

    def note_hand(self, kind: i64, audience: i64, seat: i64, hand: Cards) -> None:
        """Record one event per card of a hand, sorted by kind to hide the order of the hand."""
        self.note_cards(kind, audience, seat, by_kind(hand))


# ---- The board -------------------------------------------------------------------------------------------------------

ABSENT: Final = 511  # ``known`` of a card that is not in this game


def draft_steps(players: i64) -> i64:
    """Return the number of picks in a round with this many players."""
    if players == 2:
        return 4
    return 6 if players == 3 else players


class Board(Deck):
    """Complete board of one game. Ranks run from 1 to 9 (0: none), and seats from 0 (-1: none)."""

    def __init__(
        self,
        rules: Ruleset,
        rng: i64,
        cast: Numbers,
        players: list[Player],
        holders: i64,
        deck: Cards,
        known: SmallNumbers,
    ) -> None:
        Deck.__init__(self, rng, known, len(players), deck)
        self.rules = rules
        self.scenario = ""
        self.cast = cast  # character of each rank (index 1..9); immutable, shared between copies
        self.players = players
        self.holders: i64 = holders  # seat of each rank, four bits each; see ``holder``
        self.museum = numbers()  # cards under the Museum
        self.gilded = numbers()  # districts that carry gold
        self.goal: i64 = 0
        self.ranks_in_play: i64 = 0  # 8 or 9
        self.firsts: i64 = 0  # mask of seats first to complete a city (several with the Bell Tower)
        self.pool: i64 = 0  # gold on the Tax Collector
        self.steps = draft_steps(self.n)
        self.has_theater = known[cards.unique_card(cards.THEATER)] != ABSENT
        self.has_stables = known[cards.unique_card(cards.STABLES)] != ABSENT
        self.taxed = False  # the 2016 Tax Collector is in the cast
        self.round: i64 = 0
        self.crown: i64 = 0
        # the choice of characters
        self.starter: i64 = 0  # seat that picked first this round
        self.draft_step: i64 = 0
        self.passed: i64 = 0  # mask of ranks passed to the picker
        self.face_up: i64 = 0  # mask
        self.face_down: i64 = 0  # rank set aside unseen at the start
        self.lost: i64 = 0  # three players: rank buried at random
        self.picks: i64 = 0  # rank picked at each step, four bits each
        self.buries: i64 = 0  # rank buried at each step, four bits each
        self.stage_seat: i64 = -1  # Theater: seat that swapped
        self.stage_with: i64 = -1
        self.stage_gave: i64 = 0
        self.stage_got: i64 = 0
        # the round
        self.phase: i64 = BETWEEN
        self.held = False  # lookahead: call no rank before ``go_on``; not copied
        self.actor: i64 = 0
        self.rank: i64 = 0  # rank being called
        self.revealed: i64 = 0  # mask of revealed ranks
        self.killed: i64 = 0
        self.bewitched: i64 = 0
        self.witch: i64 = -1  # seat of the Witch while she waits
        self.witch_used: i64 = 0  # ``used`` before naming, for the resumed turn
        self.robbed: i64 = 0
        self.thief: i64 = -1
        self.protected: i64 = -1  # seat of the Bishop
        self.queen: i64 = -1
        self.magistrate: i64 = -1
        self.warrants: i64 = 0  # mask of ranks
        self.signed: i64 = 0
        self.signed_shown = False
        self.blackmailer: i64 = -1
        self.marked: i64 = 0  # mask of ranks threatened this round
        self.threats: i64 = 0  # mask of ranks whose threat is unresolved
        self.real_threat: i64 = 0  # rank with the real threat
        self.real_threat_shown = False
        self.blanks_shown: i64 = 0  # mask of ranks whose blank threat was flipped
        # the turn
        self.turn: i64 = -1  # seat whose turn it is
        self.character: i64 = -1  # character whose powers are in use
        self.resumed = False  # the Witch has taken over the bewitched character's turn
        self.only_gathers = False  # gathers only: bewitched, or killed with the Hospital
        self.gathered = False
        self.threatened = False  # a threat must be resolved right after gathering
        self.used: i64 = 0
        self.builds: i64 = 0
        self.limit: i64 = 1
        self.spent: i64 = 0  # gold paid for building (Alchemist)
        self.warranted = False  # the first paid district may still be confiscated
        self.step: i64 = 0  # step within a power
        self.target: i64 = -1  # seat that the power targets
        self.card: i64 = -1  # card that the current step is about
        self.price: i64 = 0
        self.counted = True  # the district being built counts toward the limit
        self.owed: i64 = 0  # mask of seats owed a card (Seer), or a count
        # older editions only
        self.tower = False  # the Bell Tower was declared
        self.haunted_round: i64 = 0  # round in which the Haunted Quarter was built, if it matters
        self.has_graveyard = known[cards.unique_card(cards.GRAVEYARD)] != ABSENT
        self.has_hospital = known[cards.unique_card(cards.HOSPITAL)] != ABSENT
        self.has_throne_room = known[cards.unique_card(cards.THRONE_ROOM)] != ABSENT
        self.collector: i64 = -1  # seat of the older editions' Tax Collector, once revealed
        self.early_builder: i64 = -1  # seat that built as rank 1, before that Tax Collector was called
        self.cannot_build: i64 = -1  # seat barred from building by the Navigator of 2010
        self.unhealed: i64 = -1  # owner of the Hospital when the killed rank did not answer

    def part(self) -> None:
        """Stop sharing the deck, hands and cities with copies; call this before writing to one of them directly."""
        self.part_deck()
        for player in self.players:
            player.part()

    def fill_copy(self, new: Board) -> None:
        """Copy into ``new`` every field that its constructor does not take as an argument."""
        new.scenario = self.scenario
        new.tracing = self.tracing
        if self.traces:
            new.traces = self.traces[:]
        new.museum = self.museum[:]
        new.pending = self.pending[:]
        new.gilded = self.gilded[:]
        new.top = self.top
        new._shares_deck = self._shares_deck = True
        new.goal = self.goal
        new.ranks_in_play = self.ranks_in_play
        new.firsts = self.firsts
        new.tower = self.tower
        new.haunted_round = self.haunted_round
        new.pool = self.pool
        new.taxed = self.taxed
        new.round = self.round
        new.crown = self.crown
        new.starter = self.starter
        new.draft_step = self.draft_step
        new.passed = self.passed
        new.face_up = self.face_up
        new.face_down = self.face_down
        new.lost = self.lost
        new.picks = self.picks
        new.buries = self.buries
        new.stage_seat = self.stage_seat
        new.stage_with = self.stage_with
        new.stage_gave = self.stage_gave
        new.stage_got = self.stage_got
        new.phase = self.phase
        new.actor = self.actor
        new.rank = self.rank
        new.revealed = self.revealed
        new.killed = self.killed
        new.bewitched = self.bewitched
        new.witch = self.witch
        new.witch_used = self.witch_used
        new.robbed = self.robbed
        new.thief = self.thief
        new.protected = self.protected
        new.queen = self.queen
        new.magistrate = self.magistrate
        new.warrants = self.warrants
        new.signed = self.signed
        new.signed_shown = self.signed_shown
        new.blackmailer = self.blackmailer
        new.marked = self.marked
        new.threats = self.threats
        new.real_threat = self.real_threat
        new.real_threat_shown = self.real_threat_shown
        new.blanks_shown = self.blanks_shown
        new.collector = self.collector
        new.early_builder = self.early_builder
        new.cannot_build = self.cannot_build
        new.unhealed = self.unhealed
        new.turn = self.turn
        new.character = self.character
        new.resumed = self.resumed
        new.only_gathers = self.only_gathers
        new.gathered = self.gathered
        new.threatened = self.threatened
        new.used = self.used
        new.builds = self.builds
        new.limit = self.limit
        new.spent = self.spent
        new.warranted = self.warranted
        new.step = self.step
        new.target = self.target
        new.card = self.card
        new.price = self.price
        new.counted = self.counted
        new.owed = self.owed

    # ---- knowledge ---------------------------------------------------------------------------------------------

    def learn_hand(self, other: Player, seats: i64) -> None:
        """Record that ``seats`` (a mask) have seen the whole hand of ``other``."""
        self.learn_all(other.hand, seats)

    # ---- holders of characters -----------------------------------------------------------------------------------

    def holder(self, rank: i64) -> i64:
        """Return the seat that holds a rank, or -1."""
        return (self.holders >> 4 * rank & 15) - 1

    def set_holder(self, rank: i64, seat: i64) -> None:
        """Assign a rank to a seat, or to none if ``seat`` is -1."""
        self.holders += (seat - self.holder(rank)) << 4 * rank

    # ---- moving cards ------------------------------------------------------------------------------------------

    def play_card(self, me: Player, index: i64) -> i64:
        """Remove a card from a hand, show it to every seat, and return it."""
        card: i64 = me.hand[index]
        self.leave(me.hand, card, EVERY_SEAT & ~me.bit)
        me.drop(index)
        self.learn(card, EVERY_SEAT)
        return card

    def discard(self, me: Player, kind: i64) -> None:
        """Put a card from the hand under the deck without showing it to the other players."""
        self.blur(me.hand, me.bit)
        index = self.find(me.hand, kind)
        self.put_under(me.drop(index))
        if self.keeps_events:
            self.note(pack(ev.DISCARD, PUBLIC, me.seat))
            self.note(pack(ev.DISCARDED_CARD, me.bit, me.seat, kind))

    def hand_over(self, giver: Player, index: i64, taker: Player) -> i64:
        """Move a card from one hand to another and return it; only these two players see the card."""
        self.blur(giver.hand, giver.bit | taker.bit)
        card: i64 = giver.hand[index]
        self.leave(giver.hand, card, taker.bit)
        taker.take(giver.drop(index))
        self.learn(card, taker.bit)
        if self.keeps_events:
            self.note(pack(ev.CARD_MOVES, PUBLIC, giver.seat, taker.seat))
            self.note(pack(ev.CARD_SEEN, giver.bit | taker.bit, giver.seat, taker.seat, CARD_KIND[card]))
        return card

    def add_district(self, owner: Player, card: i64) -> None:
        """Put a card that every seat knows into a city."""
        kind: i64 = CARD_KIND[card]
        owner.enter(card)
        owner.names |= bit(kind)
        owner.types += bit(8 * CARD_TYPE[card])
        owner.size += 1
        if kind == cards.MONUMENT:
            owner.size += 1
        if owner.size >= self.goal and self.firsts == 0:
            self.complete_first(owner.bit)

    def complete_first(self, seats: i64) -> None:
        """Record the seats that complete their cities first; there are several if they do so simultaneously."""
        self.firsts = seats
        if self.keeps_events:
            for player in self.players:
                if seats & player.bit:
                    self.note(pack(ev.FIRST_COMPLETE, PUBLIC, player.seat))

    def complete_cities(self) -> i64:
        """Return the mask of seats whose city is complete."""
        seats: i64 = 0
        for player in self.players:
            if self.is_complete(player):
                seats |= player.bit
        return seats

    def owner_of(self, kind: i64) -> i64:
        """Return the seat whose city has a unique district of this kind, or -1."""
        for player in self.players:
            if player.has(kind):
                return player.seat
        return -1

    def may_draw_income(self) -> bool:
        """Return True if income may be taken as cards. Rules version 2 requires a nonempty deck (R-65)."""
        return self.top < len(self.deck) or not self.rules.card_income_needs_deck

    def take_district(self, owner: Player, index: i64) -> i64:
        card = owner.leave(index)
        kind: i64 = CARD_KIND[card]
        owner.types -= bit(8 * CARD_TYPE[card])
        owner.size -= 1
        if kind == cards.MONUMENT:
            owner.size -= 1
        if self.find(owner.city, kind) < 0:
            owner.names &= ~bit(kind)
        return card

    def destroy(self, owner: Player, index: i64) -> i64:
        """Destroy a district and return its kind.

        Its card, then any cards that lay under it, go to the bottom of the deck (R-38).
        """
        c: i64
        card = self.take_district(owner, index)
        kind: i64 = CARD_KIND[card]
        self.put_under(card)
        if kind == cards.MUSEUM:
            for c in self.museum:
                self.put_under(c)
            self.museum = numbers()
        if card in self.gilded:
            self.gilded = remove(self.gilded, card)
        if self.keeps_events:
            self.note(pack(ev.DESTROYED, PUBLIC, owner.seat, kind))
        if kind == cards.BELL_TOWER and self.tower:
            self._lose_tower()
        return kind

    def _lose_tower(self) -> None:
        """Restore the city size after a declared Bell Tower is lost; redetermine who completed a city first (R-29)."""
        self.tower = False
        self.goal = self.rules.city_size(self.n)
        if self.keeps_events:
            self.note(pack(ev.TOWER_GONE, PUBLIC))
        complete = self.complete_cities()
        still = self.firsts & complete
        self.firsts = 0
        if complete:
            self.complete_first(still if still else complete)

    def gild(self, card: i64) -> None:
        """Record that a district carries 1 gold."""
        self.gilded = append(self.gilded, card)

    def tuck(self, card: i64) -> None:
        """Place a card under the Museum."""
        self.museum = append(self.museum, card)

    def district_index(self, owner: Player, argument: i64) -> i64:
        """Return the index in the owner's city of the district that an action argument denotes, or -1.

        An argument of at least ``GILDED`` denotes a district that carries gold.
        """
        c: i64
        i: i64
        gilded = argument >= cards.GILDED
        kind = argument - cards.GILDED if gilded else argument
        for i, c in enumerate(owner.city):
            if CARD_KIND[c] == kind and (c in self.gilded) == gilded:
                return i
        return -1

    def district_cost(self, card: i64) -> i64:
        """Return a district's current cost: its cost in this edition, plus 1 if it carries gold."""
        cost: i64 = self.rules.cost[CARD_KIND[card]]
        if card in self.gilded:
            cost += 1
        return cost

    def is_complete(self, owner: Player) -> bool:
        return owner.size >= self.goal

    # ---- moving gold and crown -----------------------------------------------------------------------------------

    def gain(self, me: Player, n: i64) -> None:
        """Give ``me`` gold from the bank, which never runs out."""
        me.gold += n
        if self.keeps_events and n > 0:
            self.note(pack(ev.GAIN, PUBLIC, me.seat, n))

    def transfer(self, giver: Player, taker: Player, n: i64) -> None:
        giver.gold -= n
        taker.gold += n
        if self.keeps_events:
            self.note(pack(ev.PAYS, PUBLIC, giver.seat, taker.seat, n))

    def give_crown(self, seat: i64) -> None:
        """Move the crown to a seat and pay the owner of the Throne Room."""
        if seat == self.crown:
            return
        if self.keeps_events:
            self.note(pack(ev.CROWNED, PUBLIC, seat))
        self.crown = seat
        if self.has_throne_room:
            self._pay_throne_room()

    def _pay_throne_room(self) -> None:
        owner = self.owner_of(cards.THRONE_ROOM)
        if owner >= 0:
            if self.keeps_events:
                self.note(pack(ev.THRONE_ROOM, PUBLIC, owner))
            self.gain(self.players[owner], 1)
