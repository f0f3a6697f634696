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
from burgrave.games.citadels.rules.options import by_kind
from burgrave.games.citadels.rules.phases import POWER, SEARCH
from burgrave.games.citadels.rules.sample_draft import sample_draft
from burgrave.games.citadels.rules.selection import nth_rank
from burgrave.games.citadels.rules.traces import Trace, trace_of
from burgrave.kernel.bits import bit, count
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import ActionList

__all__ = ["fill_sample"]


def _by_kind() -> list[i64]:
    """Return all cards, those of one kind together: the second Keep has the last number."""
    order = list(range(cards.CARDS - 1))
    order.insert(cards.unique_card(cards.KEEP) + 1, cards.SECOND_KEEP)
    return order


_BY_KIND: Final = _by_kind()
_IDENTITY: Final = list(range(cards.CARDS))
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
        new.deck = by_kind(new.deck)  # the order of the deck tells nothing
    sample_draft(t, new, seat, rng)
    _sample_markers(t, new, seat, rng)


# ---- district cards -------------------------------------------------------------------------------------------


def _deal_plainly(t: Board, new: Board, seat: i64, rng: Rng) -> None:
    """Deal the hidden cards where the seat has no traces and nothing is laid down: the quick way, in one go."""
    eye = bit(seat)
    labels = _unknown_cards(t, eye)
    for player in new.players:
        if player.seat != seat:
            _fill_zone(t, new, eye, player.hand, player.bit, labels, rng)
            player.hand = by_kind(player.hand)
        else:
            _fill_zone(t, new, eye, player.hand, 0, labels, rng)
    if new.pending:
        _fill_zone(t, new, eye, new.pending, bit(t.actor), labels, rng)
        if t.actor != seat:
            new.pending = by_kind(new.pending)
    _fill_zone(t, new, eye, new.deck, _searcher(t), labels, rng)
    if new.museum:
        _fill_zone(t, new, eye, new.museum, _museum_owner(t), labels, rng)


def _unknown_cards(t: Board, eye: i64) -> list[i64]:
    """Return the cards that the seat knows nothing of, those of one kind together."""
    c: i64
    known = t.known
    labels: list[i64] = []
    for c in _BY_KIND:
        if not known[c] & eye:
            labels.append(c)
    return labels


def _fill_zone(t: Board, new: Board, eye: i64, zone: list[i64], owner: i64, labels: list[i64], rng: Rng) -> None:
    """Put random labels, which are used up, in place of the cards that the seat does not know."""
    was = t.known
    known = new.known
    i: i64
    c: i64
    left: i64 = len(labels)
    for i, c in enumerate(zone):
        mask: i64 = was[c]
        if not mask & eye:
            j = rng.below(left)
            left -= 1
            label: i64 = labels[j]
            labels[j] = labels[left]
            labels.pop()
            zone[i] = label
            known[label] = owner
        elif mask != EVERY_SEAT:
            known[c] = eye | owner


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
        self.zones: list[list[i64]] = []  # places that may hold cards the seat does not know, in a fixed order
        for player in t.players:
            self.zones.append(player.hand if player.seat == seat else self._in_order(player.hand))
        self.zones.append(self._in_order(t.pending))
        self.zones.append(t.deck[t.top :] if t.top else t.deck)
        self.zones.append(t.museum)

    def _in_order(self, hand: list[i64]) -> list[i64]:
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
                if not self.t.known[c] & self.eye:
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

    def __init__(self, traces: list[Trace], places: list[i64], labels: list[i64]) -> None:
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
            self.cards.append(self.labels.pop(i))
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

    def fill(self, becomes: list[i64]) -> list[i64]:
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
            _place(t, new, deal, deal.zones[player.seat], player.hand, player.bit)
            player.hand = by_kind(player.hand)
        else:
            _place(t, new, deal, player.hand, player.hand, 0)
    if t.actor != deal.seat:
        _place(t, new, deal, deal.zones[t.n], new.pending, bit(t.actor))
        new.pending = by_kind(new.pending)
    else:
        _place(t, new, deal, new.pending, new.pending, 0)
    _place(t, new, deal, new.deck, new.deck, _searcher(t))
    if t.museum:
        _place(t, new, deal, t.museum, new.museum, _museum_owner(t))
    if t.card >= 0:
        new.card = deal.becomes[t.card]
    _carry_traces(new, deal)


def _place(t: Board, new: Board, deal: _Deal, old: list[i64], zone: list[i64], owner: i64) -> None:
    """Fill ``zone`` with what becomes of ``old``; ``owner`` knows it, and the seat what it knew."""
    eye = deal.eye
    becomes = deal.becomes
    was = t.known
    known = new.known
    i: i64
    c: i64
    for i, c in enumerate(old):
        label: i64 = becomes[c]
        zone[i] = label
        mask: i64 = was[label]
        if mask != EVERY_SEAT:
            known[label] = mask & eye | owner


def _carry_traces(new: Board, deal: _Deal) -> None:
    """Keep the seat's own traces, whose places are called after the new cards that lie there."""
    for trace in deal.traces:
        places: list[i64] = [deal.becomes[c] for c in trace.members()]
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
    verb: i64 = act.WARRANT if act.WARRANT <= first < act.WARRANT + act.CHARACTER_IDS else act.THREATEN
    rank: i64 = cards.CHARACTER_RANK[action - verb]
    return rank
