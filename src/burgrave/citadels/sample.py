"""Worlds that a seat cannot tell from the true one: hidden cards, characters and markers dealt anew.

Everything is drawn in an order that depends on what the seat knows alone, so two worlds that look the same to it
give the same sample from the same generator. (Where cards moved unseen twice among cards it partly knew, only the
odds are the same.) What the other seats know of cards hidden from it is not carried over. Characters: ``sample_draft``.
"""

from __future__ import annotations

from typing import Final

from burgrave.citadels import actions as act
from burgrave.citadels import cards
from burgrave.citadels.cards import CARD_KIND
from burgrave.citadels.characters.blackmailer import BLACKMAILER
from burgrave.citadels.characters.magistrate import MAGISTRATE
from burgrave.citadels.knowledge import EVERY_SEAT, Blur
from burgrave.citadels.phases import POWER, SEARCH
from burgrave.citadels.sample_draft import sample_draft
from burgrave.citadels.selection import count_ranks, nth_rank
from burgrave.citadels.table import Table
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng

__all__ = ["fill_sample"]


def _by_kind() -> list[i64]:
    """Return all cards, those of one kind together: the second Keep has the last number."""
    order = list(range(cards.CARDS - 1))
    order.insert(cards.unique_card(cards.KEEP) + 1, cards.SECOND_KEEP)
    return order


def _inverse(order: list[i64]) -> list[i64]:
    c: i64
    number: i64
    inverse = order[:]
    for number, c in enumerate(order):
        inverse[c] = number
    return inverse


_BY_KIND: Final = _by_kind()
_KIND_ORDER: Final = _inverse(_BY_KIND)
_IDENTITY: Final = list(range(cards.CARDS))


def fill_sample(t: Table, new: Table, seat: i64, rng: Rng) -> None:
    """Turn ``new``, a copy of ``t``, into a world that agrees with all that ``seat`` saw (rules section 6)."""
    new.rng = rng.state()
    if t.blurs or t.card >= 0:
        deal = _Deal(t, seat)
        deal.deal_unknown(rng)
        if deal.marks:
            deal.deal_blurs(rng)
        _lay_out(t, new, deal)
    else:
        _deal_plainly(t, new, seat, rng)
    sample_draft(t, new, seat, rng)
    _sample_markers(t, new, seat, rng)


# ---- district cards -------------------------------------------------------------------------------------------


def _deal_plainly(t: Table, new: Table, seat: i64, rng: Rng) -> None:
    """Deal the hidden cards where nothing is blurred or laid down: the quick way, in one go."""
    eye = bit(seat)
    labels = _unknown_cards(t, eye)
    for player in new.players:
        if player.seat != seat:
            _fill_zone(t, new, eye, player.hand, player.bit, labels, rng)
            _sort(player.hand)
        else:
            _fill_zone(t, new, eye, player.hand, 0, labels, rng)
    if new.pending:
        _fill_zone(t, new, eye, new.pending, bit(t.actor), labels, rng)
        if t.actor != seat:
            _sort(new.pending)
    _fill_zone(t, new, eye, new.deck, _searcher(t), labels, rng)
    if new.museum:
        _fill_zone(t, new, eye, new.museum, _museum_owner(t), labels, rng)


def _unknown_cards(t: Table, eye: i64) -> list[i64]:
    """Return the cards that the seat knows nothing of, those of one kind together."""
    c: i64
    known = t.known
    labels: list[i64] = []
    for c in _BY_KIND:
        if not known[c] & eye:
            labels.append(c)
    return labels


def _fill_zone(t: Table, new: Table, eye: i64, zone: list[i64], owner: i64, labels: list[i64], rng: Rng) -> None:
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


def _searcher(t: Table) -> i64:
    """Return, as a mask, the seat that is looking through the deck (Lighthouse)."""
    return bit(t.actor) if t.phase == SEARCH else 0


def _museum_owner(t: Table) -> i64:
    for player in t.players:
        if player.has(cards.MUSEUM):
            return player.bit
    return 0


class _Deal:
    """The hidden places of one seat's world, and the card that each gets: ``becomes[c]`` takes the place of ``c``."""

    def __init__(self, t: Table, seat: i64) -> None:
        self.t = t
        self.seat: i64 = seat
        self.eye: i64 = bit(seat)
        self.becomes = _IDENTITY[:]
        self.labels: list[i64] = []
        self.marks: list[i64] = []  # per card, a number for the blurs it is part of; [] if none concerns the seat
        if t.blurs:
            self._mark_blurred()
        self.blurs: list[Blur] = []
        self.zones: list[list[i64]] = []  # places that may hold cards the seat does not know, in a fixed order
        for player in t.players:
            self.zones.append(player.hand if player.seat == seat else self._in_order(player.hand))
        self.zones.append(self._in_order(t.pending))
        self.zones.append(t.deck[t.top :] if t.top else t.deck)
        self.zones.append(t.museum)

    def _mark_blurred(self) -> None:
        c: i64
        number: i64
        marks: list[i64] = []
        for number, blur in enumerate(self.t.blurs):
            if not blur.seats & self.eye:
                continue
            for c in blur.members:
                if self._is_inside(blur, c):
                    if not marks:
                        marks = [0] * cards.CARDS
                    mark: i64 = marks[c]
                    marks[c] = (mark * 31 + number) % 1000003 + 1
        self.marks = marks

    def _is_inside(self, blur: Blur, card: i64) -> bool:
        """Tell whether this member is still blurred for the seat."""
        seen: i64 = self.t.seen[card]
        return blur.seats & self.eye != 0 and seen >> 7 * self.seat & 127 < blur.number

    def _in_order(self, hand: list[i64]) -> list[i64]:
        """Return another player's cards in an order that the seat could name: alike places are alike to it."""
        t = self.t
        if t.card < 0 and not self.marks:
            return hand
        c: i64
        i: i64
        keys: list[i64] = []
        for c in hand:
            key: i64 = 0
            if self.marks:
                key = self.marks[c]
            key *= 2
            if c == t.card:
                key += 1
            keys.append(key)
        order = hand[:]
        for i in range(1, len(order)):
            j = i
            while j > 0 and keys[j - 1] > keys[j]:
                keys[j - 1], keys[j] = keys[j], keys[j - 1]
                order[j - 1], order[j] = order[j], order[j - 1]
                j -= 1
        return order

    def deal_unknown(self, rng: Rng) -> None:
        """Shuffle the cards that the seat knows nothing of over their places."""
        c: i64
        known = self.t.known
        becomes = self.becomes
        marks = self.marks
        blurry = len(marks) > 0
        eye = self.eye
        labels = _unknown_cards(self.t, eye)
        left: i64 = len(labels)
        for zone in self.zones:
            for c in zone:
                if known[c] & eye or (blurry and marks[c]):
                    continue
                j = rng.below(left)
                left -= 1
                becomes[c] = labels[j]
                labels[j] = labels[left]
        self.labels = labels[:left]

    def deal_blurs(self, rng: Rng) -> None:
        """Deal the cards of each blur anew among its places, in the order in which the blurs came about."""
        becomes = self.becomes
        self._enter()
        numbers = self._place_numbers()
        c: i64
        i: i64
        for blur in self.t.blurs:
            if not blur.seats & self.eye:
                continue
            places: list[i64] = []
            for c in blur.members:
                if self._is_inside(blur, c):
                    places.append(c)
            if len(places) > 1:
                places = _sorted_by(places, numbers)
                dealt = _sorted_by([becomes[c] for c in places], _KIND_ORDER)
                _shuffle(dealt, rng)
                for i, c in enumerate(places):
                    becomes[c] = dealt[i]
            members = [becomes[c] for c in blur.members]  # the cards that went through it in this world
            self.blurs.append(Blur(blur.number, self.eye, members))

    def _place_numbers(self) -> list[i64]:
        """Number the places in the order of the zones."""
        c: i64
        numbers = [0] * cards.CARDS
        number: i64 = 0
        for zone in self.zones:
            for c in zone:
                numbers[c] = number
                number += 1
        return numbers

    def _enter(self) -> None:
        """Give the blurred places whose card is altogether unknown the labels that are left, once shuffled."""
        c: i64
        entered = [0] * cards.CARDS
        for blur in self.t.blurs:
            for c in blur.members:
                known: i64 = self.t.known[c]
                if not known & self.eye and not entered[c] and self._is_inside(blur, c):
                    self.becomes[c] = self.labels.pop()
                    entered[c] = 1


def _sorted_by(found: list[i64], order: list[i64]) -> list[i64]:
    """Return these cards sorted by ``order[card]``, a number below the number of cards, no two alike."""
    c: i64
    slots = [-1] * cards.CARDS
    for c in found:
        slots[order[c]] = c
    return [c for c in slots if c >= 0]


def _shuffle(labels: list[i64], rng: Rng) -> None:
    i: i64 = len(labels) - 1
    while i > 0:
        j = rng.below(i + 1)
        label: i64 = labels[i]
        labels[i] = labels[j]
        labels[j] = label
        i -= 1


def _lay_out(t: Table, new: Table, deal: _Deal) -> None:
    """Put the new cards in their places. What others know of hidden cards is forgotten: it could tell of the truth."""
    for player in new.players:
        if player.seat != deal.seat:
            _place(t, new, deal, deal.zones[player.seat], player.hand, player.bit)
            _sort(player.hand)
        else:
            _place(t, new, deal, player.hand, player.hand, 0)
    if t.actor != deal.seat:
        _place(t, new, deal, deal.zones[t.n], new.pending, bit(t.actor))
        _sort(new.pending)
    else:
        _place(t, new, deal, new.pending, new.pending, 0)
    _place(t, new, deal, new.deck, new.deck, _searcher(t))
    if t.museum:
        _place(t, new, deal, t.museum, new.museum, _museum_owner(t))
    if t.card >= 0:
        new.card = deal.becomes[t.card]
    if t.blurs:
        _carry_blurs(t, new, deal)


def _place(t: Table, new: Table, deal: _Deal, old: list[i64], zone: list[i64], owner: i64) -> None:
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


def _carry_blurs(t: Table, new: Table, deal: _Deal) -> None:
    """Keep the seat's own blurs: the places they blur, and what it has seen of each card."""
    new.blurs = deal.blurs
    if not deal.blurs:
        return
    c: i64
    own_numbers = 127 * bit(7 * deal.seat)
    for c in _BY_KIND:
        seen: i64 = t.seen[c]
        new.seen[c] = seen & own_numbers
        new.last_blur[c] = 0
    for blur in new.blurs:
        for c in blur.members:
            new.last_blur[c] = blur.number
    new.rebuild_blurred()


def _sort(hand: list[i64]) -> None:
    """Sort a hand by kind in place: the order in which another seat holds its cards tells nothing."""
    i: i64 = 1
    size: i64 = len(hand)
    while i < size:
        card: i64 = hand[i]
        kind: i64 = CARD_KIND[card]
        j = i - 1
        while j >= 0 and CARD_KIND[hand[j]] > kind:
            hand[j + 1] = hand[j]
            j -= 1
        hand[j + 1] = card
        i += 1


# ---- warrants and threats -------------------------------------------------------------------------------------


def _sample_markers(t: Table, new: Table, seat: i64, rng: Rng) -> None:
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
    return nth_rank(ranks, rng.below(count_ranks(ranks)))


def _sample_placing(new: Table, rng: Rng) -> None:
    """The Magistrate is placing warrants: nobody else knows where until all three lie."""
    step = new.step
    me = new.players[new.actor]
    new.owed = rng.below(new.ranks_in_play) + 1
    if step == 2:
        new.step = 1
        options: list[int] = []
        MAGISTRATE.legal_step(new, me, options)
        new.owed |= _any_option(options, rng) << 4
        new.step = 2


def _blackmailer_options(new: Table) -> list[i64]:
    options: list[int] = []
    used = new.used
    new.used = 0
    BLACKMAILER.legal(new, new.players[new.actor], options)
    new.used = used
    return options


def _any_option(options: list[int], rng: Rng) -> i64:
    """Return the rank named by a random one of these actions (their arguments are characters)."""
    action: i64 = options[rng.below(len(options))]
    first: i64 = options[0]
    verb: i64 = act.WARRANT if first < act.THREATEN else act.THREATEN
    rank: i64 = cards.CHARACTER_RANK[action - verb]
    return rank
