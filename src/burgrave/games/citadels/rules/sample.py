"""Worlds that a seat cannot tell from the true one: hidden cards, characters and markers dealt anew.

Everything is drawn in an order that depends on what the seat knows alone, so two worlds that look the same to it
give the same sample from the same generator. What the other seats know of cards hidden from it is not carried over.
Characters: ``sample_draft``.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.games.citadels.rules.characters.blackmailer import BLACKMAILER
from burgrave.games.citadels.rules.characters.magistrate import MAGISTRATE
from burgrave.games.citadels.rules.knowledge import EVERY_SEAT
from burgrave.games.citadels.rules.options import by_kind, sort_by_kind
from burgrave.games.citadels.rules.phases import POWER, SEARCH
from burgrave.games.citadels.rules.sample_draft import sample_draft
from burgrave.games.citadels.rules.selection import nth_rank
from burgrave.games.citadels.rules.traces import Trace, trace_of
from burgrave.games.citadels.rules.zones import Cards
from burgrave.kernel.bits import bit, count
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import ActionList, append, numbers, pop

__all__ = ["deal_unseen_cards", "fill_sample"]


def _by_kind() -> list[i64]:
    """Return all cards, those of one kind together: the second Keep has the last number."""
    order = list(range(cards.CARDS - 1))
    order.insert(cards.unique_card(cards.KEEP) + 1, cards.SECOND_KEEP)
    return order


_BY_KIND: Final = numbers(_by_kind())
_IDENTITY: Final = numbers(range(cards.CARDS))
_KEY_BITS: Final = bit(60) - 1


def fill_sample(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Turn ``new``, a copy of ``t``, into a world that agrees with all that ``seat`` saw (rules section 6)."""
    new.reseed(rng.state())
    new.traces = []
    new.tracing = bit(seat)
    if t.card >= 0 or t.has_traces(seat):
        deal = _Deal(t, seat)
        deal.deal(rng)
        _lay_out(t, new, deal)
    else:
        _deal_plainly(t, new, seat, rng)
    if t.phase == SEARCH and t.actor == seat:
        new.lay_deck(by_kind(new.deck))  # the order of the deck tells nothing
    sample_draft(t, new, seat, rng)
    _sample_markers(t, new, seat, rng)


def deal_unseen_cards(t: Board, new: Board, rng: Rng) -> None:
    """Shuffle, in a copy of ``t``, the cards of the deck that no seat knows anything of."""
    c: i64
    i: i64
    j: i64
    deck = t.deck[t.top :]
    places: list[i64] = []
    for i, c in enumerate(deck):
        if t.known(c) == 0 and not _is_traced(t, c):
            places.append(i)
    left: i64 = len(places)
    while left > 1:
        j = places[rng.below(left)]
        left -= 1
        i = places[left]
        card: i64 = deck[i]
        deck[i] = deck[j]
        deck[j] = card
    new.lay_deck(deck)


def _is_traced(t: Board, card: i64) -> bool:
    for trace in t.traces:
        if trace.has(card):
            return True
    return False


# ---- district cards -------------------------------------------------------------------------------------------


def _deal_plainly(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Deal the hidden cards where the seat has no traces and nothing is laid down: the quick way, in one go."""
    dealt = _Dealt(t, new, bit(seat), rng)
    for player in new.players:
        if player.seat != seat:
            player.hand = dealt.fill(player.hand, player.bit)
            sort_by_kind(player.hand)
        else:
            dealt.keep(player.hand)
    if len(new.pending) > 0:
        new.pending = dealt.fill(new.pending, bit(t.actor))
        if t.actor != seat:
            sort_by_kind(new.pending)
    new.lay_deck(dealt.fill(t.deck[t.top :], _searcher(t)))
    if len(new.museum) > 0:
        new.museum = dealt.fill(new.museum, _museum_owner(t))


def _unknown_cards(t: Board, eye: i64) -> Cards:
    """Return the cards that the seat knows nothing of, those of one kind together."""
    c: i64
    labels = numbers()
    for c in _BY_KIND:
        if not t.known(c) & eye:
            labels = append(labels, c)
    return labels


class _Dealt:
    """The cards that the seat knows nothing of, dealt at random to the places where it knows nothing."""

    def __init__(self, t: Board, new: Board, eye: i64, rng: Rng) -> None:
        self.t = t
        self.new = new
        self.eye: i64 = eye
        self.rng = rng
        self.labels = _unknown_cards(t, eye)
        self.left: i64 = len(self.labels)

    def fill(self, zone: Cards, owner: i64) -> Cards:
        """Return these cards with others in place of those that the seat does not know."""
        i: i64
        c: i64
        filled = zone[:]
        labels = self.labels
        for i, c in enumerate(zone):
            mask = self.t.known(c)
            if not mask & self.eye:
                j = self.rng.below(self.left)
                self.left -= 1
                label = labels[j]
                labels[j] = labels[self.left]
                filled[i] = label
                self.new.set_known(label, owner)
            elif mask != EVERY_SEAT:
                self.new.set_known(c, self.eye | owner)
        return filled

    def keep(self, hand: Cards) -> None:
        """The seat's own hand stays; what others know of it is not carried over."""
        c: i64
        for c in hand:
            if self.t.known(c) != EVERY_SEAT:
                self.new.set_known(c, self.eye)


def _searcher(t: Board) -> i64:
    """Return, as a mask, the seat that is looking through the deck (Lighthouse)."""
    return bit(t.actor) if t.phase == SEARCH else 0


def _museum_owner(t: Board) -> i64:
    """Return, as a mask, the seat that knows what lies under the Museum."""
    seat = t.owner_of(cards.MUSEUM)
    return bit(seat) if seat >= 0 else 0


class _Deal:
    """The hidden places of one seat's world, and the card that each gets: ``becomes[c]`` takes the place of ``c``."""

    def __init__(self, t: Board, seat: i64) -> None:
        self.t = t
        self.seat: i64 = seat
        self.eye: i64 = bit(seat)
        self.becomes = _IDENTITY[:]
        self.traces: list[Trace] = [trace for trace in t.traces if trace.seat == seat]
        self.zones: list[Cards] = []  # places that may hold cards the seat does not know, in a fixed order
        for player in t.players:
            self.zones.append(player.hand if player.seat == seat else self._in_order(player.hand))
        self.zones.append(self._in_order(t.pending))
        self.zones.append(t.deck[t.top :])
        self.zones.append(t.museum)

    def _in_order(self, hand: Cards) -> Cards:
        """Return another player's cards in an order that the seat could name: alike places are alike to it."""
        t = self.t
        if t.card < 0 and not self.traces:
            return hand
        c: i64
        i: i64
        keys: list[i64] = []
        for c in hand:
            key: i64 = 1 if c == t.card else 0
            for trace in self.traces:
                key = (key & _KEY_BITS) * 2 + (1 if trace.has(c) else 0)
            keys.append(key)
        order = hand[:]
        for i in range(1, len(order)):
            j = i
            while j > 0 and keys[j - 1] > keys[j]:
                keys[j - 1], keys[j] = keys[j], keys[j - 1]
                order[j - 1], order[j] = order[j], order[j - 1]
                j -= 1
        return order

    def deal(self, rng: Rng) -> None:
        """Deal all cards that the seat does not know, those that it has traces of among the places of these."""
        c: i64
        labels = _unknown_cards(self.t, self.eye)
        places: list[i64] = []
        for zone in self.zones:
            for c in zone:
                if not self.t.known(c) & self.eye:
                    places.append(c)
        if self.traces:
            traced = _Traced(self.traces, places, labels)
            traced.deal(rng)
            places = traced.fill(self.becomes)
            labels = traced.labels
        left: i64 = len(labels)
        for c in places:
            j = rng.below(left)
            left -= 1
            self.becomes[c] = labels[j]
            labels[j] = labels[left]


class _Traced:
    """The cards of one seat's traces, each dealt to a place where it may lie: a matching, drawn at random.

    The traces of fewer places come first. Where a card finds all its places taken, others make room.
    """

    def __init__(self, traces: list[Trace], places: list[i64], labels: Cards) -> None:
        self.places = places
        self.labels = labels  # in the end, the cards that are in no trace
        self.cards: list[i64] = []
        self.traces: list[Trace] = []  # of each of these cards
        self.taken_by = [-1] * cards.CARDS  # per place, which of the cards lies there
        for trace in _smallest_first(traces):
            self._take_labels(trace)

    def _take_labels(self, trace: Trace) -> None:
        """Take a card for each kind of the trace: which one of the kind makes no difference."""
        kind: i64
        i: i64
        for kind in trace.kinds:
            i = 0
            while CARD_KIND[self.labels[i]] != kind:
                i += 1
            self.labels, card = pop(self.labels, i)
            self.cards.append(card)
            self.traces.append(trace)

    def deal(self, rng: Rng) -> None:
        """Find a place for every card."""
        number: i64
        c: i64
        for number in range(len(self.cards)):
            free: list[i64] = []
            for c in self.places:
                if self.taken_by[c] < 0 and self.traces[number].has(c):
                    free.append(c)
            if free:
                c = free[rng.below(len(free))]
                self.taken_by[c] = number
            else:
                self._make_room(number, [0] * cards.CARDS)

    def _make_room(self, number: i64, tried: list[i64]) -> bool:
        """Move cards on till this one has a place; there is always a way, for in truth all of them lie somewhere."""
        c: i64
        for c in self.places:
            if tried[c] == 0 and self.traces[number].has(c):
                tried[c] = 1
                other = self.taken_by[c]
                if other < 0 or self._make_room(other, tried):
                    self.taken_by[c] = number
                    return True
        return False

    def fill(self, becomes: Cards) -> list[i64]:
        """Lay the cards down; return the places that are left."""
        c: i64
        left: list[i64] = []
        for c in self.places:
            number = self.taken_by[c]
            if number < 0:
                left.append(c)
            else:
                becomes[c] = self.cards[number]
        return left


def _smallest_first(traces: list[Trace]) -> list[Trace]:
    """Return traces by the number of their places."""
    order = traces[:]
    i: i64
    for i in range(1, len(order)):
        j = i
        while j > 0 and order[j - 1].size > order[j].size:
            order[j - 1], order[j] = order[j], order[j - 1]
            j -= 1
    return order


def _lay_out(t: Board, new: Board, deal: _Deal) -> None:
    """Put the new cards in their places. What others know of hidden cards is forgotten: it could tell of the truth."""
    for player in new.players:
        if player.seat != deal.seat:
            player.hand = _placed(t, new, deal, deal.zones[player.seat], player.bit)
            sort_by_kind(player.hand)
        else:
            player.hand = _placed(t, new, deal, player.hand, 0)
    if t.actor != deal.seat:
        new.pending = _placed(t, new, deal, deal.zones[t.n], bit(t.actor))
        sort_by_kind(new.pending)
    else:
        new.pending = _placed(t, new, deal, t.pending, 0)
    new.lay_deck(_placed(t, new, deal, deal.zones[t.n + 1], _searcher(t)))
    new.museum = _placed(t, new, deal, t.museum, _museum_owner(t))
    if t.card >= 0:
        new.card = deal.becomes[t.card]
    _carry_traces(new, deal)


def _placed(t: Board, new: Board, deal: _Deal, old: Cards, owner: i64) -> Cards:
    """Return what becomes of some cards; ``owner`` knows it, and the seat what it knew."""
    eye = deal.eye
    becomes = deal.becomes
    i: i64
    c: i64
    zone = old[:]
    for i, c in enumerate(old):
        label = becomes[c]
        zone[i] = label
        mask = t.known(label)
        if mask != EVERY_SEAT:
            new.set_known(label, mask & eye | owner)
    return zone


def _carry_traces(new: Board, deal: _Deal) -> None:
    """Keep the seat's own traces, whose places are called after the new cards that lie there."""
    for trace in deal.traces:
        places = numbers([deal.becomes[c] for c in trace.members()])
        new.traces.append(trace_of(trace.seat, trace.kinds, places))


# ---- warrants and threats -------------------------------------------------------------------------------------


def _sample_markers(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Choose anew which warrant is signed and which threat is real, where ``seat`` does not know."""
    if t.warrants and not t.signed_shown and t.magistrate != seat:
        new.signed = _any_rank(t.warrants, rng)
    if t.marked and not t.flower_shown and t.blackmailer != seat:
        new.flower = _any_rank(t.marked & ~t.blanks_shown, rng)
    if t.phase == POWER and t.actor != seat and t.step > 0:
        if t.character == cards.MAGISTRATE:
            _sample_placing(new, rng)
        elif t.character == cards.BLACKMAILER:
            new.owed = _any_option(_blackmailer_options(new), rng)


def _any_rank(ranks: i64, rng: Rng) -> i64:
    return nth_rank(ranks, rng.below(count(ranks)))


def _sample_placing(new: Board, rng: Rng) -> None:
    """The Magistrate is placing warrants: nobody else knows where until all three lie."""
    step = new.step
    me = new.players[new.actor]
    new.owed = rng.below(new.ranks_in_play) + 1
    if step == 2:
        new.step = 1
        options = ActionList()
        MAGISTRATE.legal_step(new, me, options)
        new.owed |= _any_option(options, rng) << 4
        new.step = 2


def _blackmailer_options(new: Board) -> ActionList:
    options = ActionList()
    used = new.used
    new.used = 0
    BLACKMAILER.legal(new, new.players[new.actor], options)
    new.used = used
    return options


def _any_option(options: ActionList, rng: Rng) -> i64:
    """Return the rank named by a random one of these actions (their arguments are characters)."""
    action = options[rng.below(len(options))]
    first = options[0]
    verb: i64 = act.WARRANT if first & act.VERB == act.WARRANT else act.THREATEN
    rank: i64 = cards.CHARACTER_RANK[action - verb]
    return rank
