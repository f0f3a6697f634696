"""Knowledge of cards: exactly known cards, and traces of cards that a seat has lost track of.

``known(card)`` is the mask of seats that can identify the card in its place, wherever it moves. Knowledge and traces
depend only on what a seat was shown, so they are equal in worlds that the seat cannot distinguish.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.rules.pieces import Cards
from burgrave.kernel.arrays import SmallNumbers, append, extend, numbers
from burgrave.kernel.bits import bit, count
from burgrave.kernel.ints import i16, i64
from burgrave.kernel.state import State

# ---- Traces ----------------------------------------------------------------------------------------------------------

# A trace is a set of places that must contain certain cards that a seat has seen and then lost track of. A place is
# identified by the card that is really there and moves with it, so open moves leave a trace unchanged. Nothing derived
# from a trace may depend on which of its places is which.

_LOW: Final = 60  # places in the lower mask; 64 bits cannot hold all places
assert cards.CARDS <= 2 * _LOW


def low_bit(place: i64) -> i64:
    """Return the bit of a place in the lower mask, or 0 if the place belongs to the upper mask."""
    if place < _LOW:
        return bit(place)
    return 0


def high_bit(place: i64) -> i64:
    """Return the bit of a place in the upper mask, or 0 if the place belongs to the lower mask."""
    if place >= _LOW:
        return bit(place - _LOW)
    return 0


def low_mask(places: Cards) -> i64:
    """Return the lower mask of a set of places."""
    c: i64
    mask: i64 = 0
    for c in places:
        mask |= low_bit(c)
    return mask


def high_mask(places: Cards) -> i64:
    """Return the upper mask of a set of places."""
    c: i64
    mask: i64 = 0
    for c in places:
        mask |= high_bit(c)
    return mask


class Trace:
    """Partial knowledge of one seat: each of ``kinds`` lies in a different place of the trace.

    ``kinds`` is sorted; ``size`` is the number of places. Traces are immutable and shared between copies of a board.
    """

    def __init__(self, seat: i64, kinds: list[i64], low: i64, high: i64, size: i64) -> None:
        self.seat: i64 = seat
        self.eye = bit(seat)
        self.kinds = kinds
        self.low: i64 = low
        self.high: i64 = high
        self.size: i64 = size

    def has(self, place: i64) -> bool:
        if place < _LOW:
            return self.low >> place & 1 != 0
        return self.high >> (place - _LOW) & 1 != 0

    def meets(self, low: i64, high: i64) -> bool:
        """Return True if the trace has at least one of these places."""
        return self.low & low != 0 or self.high & high != 0

    def covers(self, low: i64, high: i64) -> bool:
        """Return True if the trace has all of these places."""
        return low & ~self.low == 0 and high & ~self.high == 0

    def size_outside(self, low: i64, high: i64) -> i64:
        """Return how many of the trace's places are outside this set of places."""
        return count(self.low & ~low) + count(self.high & ~high)

    def is_full(self) -> bool:
        """Return True if the trace has as many cards as places."""
        return self.size == len(self.kinds)

    def is_plain(self) -> bool:
        """Return True if all places hold cards of the same kind, so that each card is known."""
        return len(self.kinds) > 0 and self.kinds[0] == self.kinds[len(self.kinds) - 1] and self.is_full()

    def number_of(self, kind: i64) -> i64:
        k: i64
        number: i64 = 0
        for k in self.kinds:
            if k == kind:
                number += 1
        return number

    def wider(self, low: i64, high: i64) -> Trace:
        """Return the trace with these places added."""
        more = count(low & ~self.low) + count(high & ~self.high)
        return Trace(self.seat, self.kinds, self.low | low, self.high | high, self.size + more)

    def narrower(self, low: i64, high: i64) -> Trace:
        """Return the trace with these places removed."""
        less = count(self.low & low) + count(self.high & high)
        return Trace(self.seat, self.kinds, self.low & ~low, self.high & ~high, self.size - less)

    def without(self, kind: i64, number: i64) -> Trace:
        """Return the trace with ``number`` cards of a kind removed."""
        k: i64
        left: list[i64] = []
        for k in self.kinds:
            if k == kind and number > 0:
                number -= 1
            else:
                left.append(k)
        return Trace(self.seat, left, self.low, self.high, self.size)

    def members(self) -> list[i64]:
        return [c for c in range(cards.CARDS) if self.has(c)]


def are_true(traces: list[Trace]) -> bool:
    """Return True if one seat's traces are true: their cards match distinct places that actually hold such cards."""
    kind: i64
    found = _Found()
    for trace in traces:
        for kind in trace.kinds:
            found.kinds.append(kind)
            found.traces.append(trace)
            if not found.place(len(found.kinds) - 1, [0] * cards.CARDS):
                return False
    return True


class _Found:
    """Matching of the traces' cards to places that actually hold such cards."""

    def __init__(self) -> None:
        self.kinds: list[i64] = []
        self.traces: list[Trace] = []
        self.taken_by = [-1] * cards.CARDS  # card number per place, or -1

    def place(self, number: i64, tried: list[i64]) -> bool:
        """Match one card along an augmenting path; return True on success."""
        c: i64
        for c in self.traces[number].members():
            if CARD_KIND[c] == self.kinds[number] and tried[c] == 0:
                tried[c] = 1
                other = self.taken_by[c]
                if other < 0 or self.place(other, tried):
                    self.taken_by[c] = number
                    return True
        return False


def trace_of(seat: i64, kinds: list[i64], places: Cards) -> Trace:
    """Return a trace of these kinds, which must be sorted, in these places."""
    size: i64 = len(places)
    return Trace(seat, kinds, low_mask(places), high_mask(places), size)


def united(some: list[Trace], kind: i64) -> Trace:
    """Return a trace that covers the places of all given traces and has all but one of their cards of ``kind``.

    All traces belong to the same seat; cards of other kinds are dropped.
    """
    number = some[0].number_of(kind) - 1
    whole = some[0]
    for trace in some[1:]:
        number += trace.number_of(kind)
        whole = whole.wider(trace.low, trace.high)
    kinds: list[i64] = [kind] * number
    return Trace(whole.seat, kinds, whole.low, whole.high, whole.size)


def merged(one: Trace, other: Trace) -> Trace:
    """Return the union of two traces with the same places."""
    kinds = one.kinds + other.kinds
    kinds.sort()
    return Trace(one.seat, kinds, one.low, one.high, one.size)


# ---- Tracing ---------------------------------------------------------------------------------------------------------

# It never matters which of two cards of a kind was played, or at which position in a hand a card was.

_MOST_TRACES: Final = 4  # per seat


class Tracing(State):
    """Base class of ``Knowledge`` that performs the updates; the methods of ``Knowledge`` describe them."""

    def __init__(self, rng: i64, known: SmallNumbers, seats: i64) -> None:
        State.__init__(self, rng)
        self.n: i64 = seats
        self._known = known
        self._traces: list[Trace] = []  # of all seats
        self.everyone = bit(seats) - 1  # mask of all seats
        self.tracing = self.everyone  # mask of seats with traces; in a sample, only the observing seat

    # ---- seeing cards --------------------------------------------------------------------------------------------

    def _learn(self, card: i64, seats: i64) -> None:
        known = i64(self._known[card])
        self._known[card] = i16(known | seats)
        if self._traces:
            found: i64 = 0
            for trace in self._traces:
                if trace.eye & seats & ~known and trace.has(card):
                    found |= trace.eye
            if found:
                seat: i64
                for seat in range(self.n):
                    if found >> seat & 1:
                        self._find(seat, card)
                        self._tidy(seat)

    def _learn_all(self, zone: Cards, seats: i64) -> None:
        c: i64
        if self._traces:
            seat: i64
            found = self._with_traces(zone, seats)
            for seat in range(self.n):
                if found >> seat & 1:
                    unknown = self._unknown(seat, zone)
                    self._spread(seat, low_mask(unknown), high_mask(unknown))
                    for c in unknown:
                        self._find(seat, c)
                    self._tidy(seat)
        for c in zone:
            self._known[c] |= i16(seats)

    def _leave(self, hand: Cards, card: i64, seats: i64) -> None:
        c: i64
        kind: i64 = CARD_KIND[card]
        known = i64(self._known[card])
        need = seats & ~known
        if need == 0:
            return
        for c in hand:
            if CARD_KIND[c] == kind and c != card:
                twin = i64(self._known[c])
                swap = twin & need
                if swap:
                    self._known[c] = i16(twin & ~swap)
                    need &= ~swap
                    if self._traces:
                        self._replace(card, c, swap)
        if self._traces:
            seat: i64
            need = self._with_traces(hand, need)
            for seat in range(self.n):
                if need >> seat & 1:
                    unknown = self._unknown(seat, hand)
                    self._spread(seat, low_mask(unknown), high_mask(unknown))
                    self._find(seat, card)
                    self._tidy(seat)

    # ---- losing track of cards -----------------------------------------------------------------------------------

    def _blur(self, members: Cards, except_seats: i64) -> None:
        c: i64
        seats: i64 = 0
        for c in members:
            seats |= i64(self._known[c])
        if self._traces:
            seats |= self._with_traces(members, self.everyone)
        seats &= self.everyone & ~except_seats
        if seats == 0 or len(members) < 2:
            return
        blind = seats & ~self.tracing
        if blind:
            for c in members:
                self._known[c] &= ~i16(blind)
            seats &= self.tracing
        if seats:
            low = low_mask(members)
            high = high_mask(members)
            seat: i64
            for seat in range(self.n):
                if seats >> seat & 1:
                    self._mix(seat, members, low, high)

    def _mix(self, seat: i64, members: Cards, low: i64, high: i64) -> None:
        c: i64
        eye = bit(seat)
        kinds: list[i64] = []
        for c in members:
            known = i64(self._known[c])
            if known & eye:
                self._known[c] = i16(known & self.everyone & ~eye)
                kinds.append(CARD_KIND[c])
        if kinds:
            kinds.sort()
            self._spread(seat, low, high)
            self._traces.append(trace_of(seat, kinds, members))
            self._tidy(seat)
            self._keep_few(seat)
        elif self._spread(seat, low, high):
            self._tidy(seat)

    # ---- deductions ----------------------------------------------------------------------------------------------

    def _with_traces(self, zone: Cards, seats: i64) -> i64:
        """Return the mask of the ``seats`` that have a trace with at least one of these places."""
        low: i64 = -1  # not computed yet
        high: i64 = 0
        found: i64 = 0
        for trace in self._traces:
            if trace.eye & seats & ~found:
                if low < 0:
                    low = low_mask(zone)
                    high = high_mask(zone)
                if trace.meets(low, high):
                    found |= trace.eye
        return found

    def _unknown(self, seat: i64, zone: Cards) -> Cards:
        c: i64
        eye = bit(seat)
        unknown = numbers()
        for c in zone:
            if not i64(self._known[c]) & eye:
                unknown = append(unknown, c)
        return unknown

    def _spread(self, seat: i64, low: i64, high: i64) -> bool:
        """Widen every trace that includes any of these places so that it includes them all; return True on change."""
        i: i64
        changed = False
        for i, trace in enumerate(self._traces):
            if trace.seat == seat and trace.meets(low, high) and not trace.covers(low, high):
                self._traces[i] = trace.wider(low, high)
                changed = True
        return changed

    def _replace(self, old: i64, new: i64, seats: i64) -> None:
        """Replace one place with another in the traces of these seats."""
        i: i64
        low = low_bit(old)
        high = high_bit(old)
        for i, trace in enumerate(self._traces):
            if seats >> trace.seat & 1 and trace.has(old):
                self._traces[i] = trace.narrower(low, high).wider(low_bit(new), high_bit(new))

    def _find(self, seat: i64, place: i64) -> None:
        """Update a seat's traces after it sees the card at a place.

        The place leaves all traces, and the card leaves the trace that it belonged to. If several traces could have
        held the card, choose one whose places all belong to each of the other traces. If there is none, move the
        remaining cards of this kind in these traces to a new trace that covers the places of all of them.
        """
        i: i64
        kind: i64 = CARD_KIND[place]
        low = low_bit(place)
        high = high_bit(place)
        own: list[Trace] = []
        for i, trace in enumerate(self._traces):
            if trace.seat == seat and trace.has(place):
                self._traces[i] = trace.narrower(low, high)
                if trace.number_of(kind):
                    own.append(self._traces[i])
        if not own:
            return
        least = own[0] if len(own) == 1 else _within_all(own)
        for i, trace in enumerate(self._traces):
            if trace is least:
                self._traces[i] = trace.without(kind, 1)
            elif least is None and trace in own:
                self._traces[i] = trace.without(kind, len(trace.kinds))
        if least is None:
            self._traces.append(united(own, kind))

    def _tidy(self, seat: i64) -> None:
        """Apply simple deductions until nothing changes: merge traces with equal places, and resolve full traces."""
        while self._is_untidy(seat) and (self._join(seat) or self._settle(seat)):
            pass

    def _keep_few(self, seat: i64) -> None:
        """While a seat has too many traces, merge its two widest (least informative) ones; earlier traces win ties."""
        i: i64
        while True:
            number: i64 = 0
            wide: i64 = -1
            wider: i64 = -1
            for i, trace in enumerate(self._traces):
                if trace.seat == seat:
                    number += 1
                    if wider < 0 or trace.size > self._traces[wider].size:
                        wide = wider
                        wider = i
                    elif wide < 0 or trace.size > self._traces[wide].size:
                        wide = i
            if number <= _MOST_TRACES:
                return
            other = self._traces[wide]
            widest = self._traces[wider].wider(other.low, other.high)
            self._traces[wider] = merged(widest, other)
            del self._traces[wide]
            self._tidy(seat)

    def _is_untidy(self, seat: i64) -> bool:
        """Return True if a deduction may apply: the seat has several traces, or has a full or empty trace."""
        number: i64 = 0
        for trace in self._traces:
            if trace.seat == seat:
                number += 1
                if number > 1 or not trace.kinds or trace.is_full():
                    return True
        return False

    def _join(self, seat: i64) -> bool:
        """Merge two traces with the same places, or drop an empty trace; return True if anything changed."""
        i: i64
        j: i64
        for i, trace in enumerate(self._traces):
            if trace.seat != seat:
                continue
            if not trace.kinds:
                del self._traces[i]
                return True
            for j in range(i):
                other = self._traces[j]
                if other.seat == seat and other.low == trace.low and other.high == trace.high:
                    self._traces[j] = merged(other, trace)
                    del self._traces[i]
                    return True
        return False

    def _settle(self, seat: i64) -> bool:
        """Remove a full trace's places from other traces, and resolve it if it is plain; return True on change."""
        i: i64
        c: i64
        for i, full in enumerate(self._traces):
            if full.seat != seat or not full.is_full():
                continue
            told = self._keep_out(full)
            if full.is_plain():
                for c in full.members():
                    self._known[c] |= i16(bit(seat))
                del self._traces[i]
                told = True
            if told:
                return True
        return False

    def _keep_out(self, full: Trace) -> bool:
        """Remove the places of a full trace from the seat's other traces; return True if any changed."""
        i: i64
        found = False
        for i, trace in enumerate(self._traces):
            if trace.seat == full.seat and trace is not full and trace.meets(full.low, full.high):
                self._traces[i] = trace.narrower(full.low, full.high)
                found = True
        return found


def _within_all(some: list[Trace]) -> Trace | None:
    """Return the first trace whose places all belong to each of the other traces, or None."""
    for one in some:
        inside = True
        for other in some:
            if not other.covers(one.low, one.high):
                inside = False
        if inside:
            return one
    return None


# ---- Knowledge of cards ----------------------------------------------------------------------------------------------

# Traces are expensive, and most games are played by bots that never read them. Once there are traces, updates are only
# queued; reading ``known`` or ``traces`` processes them in order, using only this knowledge and the queue.

EVERY_SEAT: Final = 255

# Queued update: one packed number, followed by the cards of a zone.
_LEARN: Final = 0
_LEARN_ALL: Final = 1
_LEAVE: Final = 2
_BLUR: Final = 3
_FORGET_TRACES: Final = 4
_SEATS_AT: Final = 3
_CARD_AT: Final = 11
_SIZE_AT: Final = 18
_STEPS: Final = (1 << _SEATS_AT) - 1
_CARDS: Final = (1 << _SIZE_AT - _CARD_AT) - 1
assert EVERY_SEAT < 1 << _CARD_AT - _SEATS_AT and cards.CARDS <= _CARDS + 1


class Knowledge(Tracing):
    """Record of which seats know which cards; a part of the board."""

    def __init__(self, rng: i64, known: SmallNumbers, seats: i64) -> None:
        Tracing.__init__(self, rng, known, seats)
        self._put_off = numbers()

    def known(self, card: i64) -> i64:
        """Return the mask of seats that know a card."""
        if len(self._put_off) > 0:
            self._catch_up()
        return i64(self._known[card])

    def set_known(self, card: i64, seats: i64) -> None:
        """Set the mask of seats that know a card."""
        if len(self._put_off) > 0:
            self._catch_up()
        self._known[card] = i16(seats)

    def masks_of_known(self) -> SmallNumbers:
        """Return the mask of seats that know each card, indexed by card; the array is not a copy."""
        if len(self._put_off) > 0:
            self._catch_up()
        return self._known

    def all_known(self) -> SmallNumbers:
        """Return the mask of seats that know each card, indexed by card, as a new array."""
        return self.masks_of_known()[:]

    @property
    def traces(self) -> list[Trace]:
        """The traces of all seats; the list is not a copy."""
        if len(self._put_off) > 0:
            self._catch_up()
        return self._traces

    @traces.setter
    def traces(self, traces: list[Trace]) -> None:
        if len(self._put_off) > 0:
            self._catch_up()
        self._traces = traces

    def sure(self, zone: Cards, seat: i64) -> list[i64]:
        """Return the sorted kinds of the cards that a seat knows to be in a zone, one entry per card."""
        eye = bit(seat)
        kinds: list[i64] = [CARD_KIND[c] for c in zone if self.known(c) & eye]
        if self.traces:
            low = low_mask(zone)
            high = high_mask(zone)
            for trace in self.traces:
                if trace.seat == seat and trace.meets(low, high):
                    _add_sure(trace, trace.size_outside(low, high), kinds)
        kinds.sort()
        return kinds

    def has_traces(self, seat: i64) -> bool:
        for trace in self.traces:
            if trace.seat == seat:
                return True
        return False

    # ---- updates, applied at once or queued ----------------------------------------------------------------------
    # Queuing leaves the traces unchanged, so a nonempty queue implies that there are traces.

    def learn(self, card: i64, seats: i64) -> None:
        """Record that ``seats`` (a mask) see the card, in a place that they can distinguish from all others."""
        if self._traces:
            self._put_off = append(self._put_off, _LEARN | seats << _SEATS_AT | card << _CARD_AT)
        else:
            self._known[card] |= i16(seats)

    def learn_all(self, zone: Cards, seats: i64) -> None:
        """Record that ``seats`` see all cards of a zone at once, but not their order."""
        if self._traces:
            self._put_off_with(zone, _LEARN_ALL | seats << _SEATS_AT)
        else:
            self._learn_all(zone, seats)

    def leave(self, hand: Cards, card: i64, seats: i64) -> None:
        """Record that ``card`` leaves ``hand`` while ``seats`` see its kind but not its position.

        A seat that knew another card of this kind in the hand assumes that the card it knew is the one that left.
        """
        if self._traces:
            self._put_off_with(hand, _LEAVE | seats << _SEATS_AT | card << _CARD_AT)
        else:
            self._leave(hand, card, seats)

    def blur(self, members: Cards, except_seats: i64) -> None:
        """Record that ``members`` were rearranged, and that only ``except_seats`` saw how.

        Every other seat that knew some of these cards now knows only that they are among these places.
        """
        if self._traces:
            self._put_off_with(members, _BLUR | except_seats << _SEATS_AT)
        else:
            self._blur(members, except_seats)

    def mix(self, seat: i64, members: Cards) -> None:
        """Record that a seat has lost track of where each of these cards is."""
        if len(self._put_off) > 0:
            self._catch_up()
        self._mix(seat, members, low_mask(members), high_mask(members))

    def forget_traces(self) -> None:
        """Delete the traces of all seats; called when tracing is no longer needed."""
        if self._traces:
            self._put_off = append(self._put_off, _FORGET_TRACES)

    def _put_off_with(self, zone: Cards, step: i64) -> None:
        size: i64 = len(zone)
        self._put_off = extend(append(self._put_off, step | size << _SIZE_AT), zone)

    def _catch_up(self) -> None:
        steps = self._put_off
        self._put_off = numbers()
        at: i64 = 0
        end: i64 = len(steps)
        while at < end:
            step: i64 = steps[at]
            at += 1
            size = step >> _SIZE_AT
            self._do(step, steps[at : at + size])
            at += size

    def _do(self, step: i64, zone: Cards) -> None:
        what = step & _STEPS
        seats = step >> _SEATS_AT & EVERY_SEAT
        card = step >> _CARD_AT & _CARDS
        if what == _LEARN:
            self._learn(card, seats)
        elif what == _LEARN_ALL:
            self._learn_all(zone, seats)
        elif what == _LEAVE:
            self._leave(zone, card, seats)
        elif what == _BLUR:
            self._blur(zone, seats)
        else:
            self._traces = []


def _add_sure(trace: Trace, outside: i64, kinds: list[i64]) -> None:
    """Append to ``kinds`` the cards of the trace that must be in the zone.

    ``outside`` is the number of the trace's places that are not in the zone.
    """
    kind: i64
    last: i64 = -1
    run: i64 = 0
    for kind in trace.kinds:
        run = run + 1 if kind == last else 1
        last = kind
        if run > outside:
            kinds.append(kind)
