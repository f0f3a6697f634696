"""What seats know, and what they have lost from sight, step by step.

``known(card)`` is the mask of seats that know which card lies in this place, wherever it goes. Cards that a seat has
seen and that changed places unseen leave a *trace*: see ``traces``. Both follow from what the seat was shown alone:
worlds that look the same to it, whatever truly happened in them, leave it knowing the same. So it never matters which
of two cards of a kind was played, nor from where in a hand a card was taken.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.games.citadels.rules.traces import Trace, high_bit, high_mask, low_bit, low_mask, merged, trace_of, united
from burgrave.games.citadels.rules.zones import Cards
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i16, i64
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import SmallNumbers, append, numbers

_MOST_TRACES: Final = 4  # of a seat


class Tracing(State):
    """The steps that ``Knowledge`` puts off: what is to be said of each stands there."""

    def __init__(self, rng: i64, known: SmallNumbers, seats: i64) -> None:
        State.__init__(self, rng)
        self.n: i64 = seats
        self._known = known
        self._traces: list[Trace] = []  # of all seats
        self.everyone = bit(seats) - 1  # mask of all seats
        self.tracing = self.everyone  # mask of the seats that have traces; in a sample it is only the one it is for

    # ---- cards are seen ------------------------------------------------------------------------------------------

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

    # ---- cards are lost from sight -------------------------------------------------------------------------------

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

    # ---- what follows --------------------------------------------------------------------------------------------

    def _with_traces(self, zone: Cards, seats: i64) -> i64:
        """Return, as a mask, those of ``seats`` that have traces of one of these places."""
        low: i64 = -1  # not worked out
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
        """Let whatever may lie in one of these places lie in any of them; tell whether that changed anything."""
        i: i64
        changed = False
        for i, trace in enumerate(self._traces):
            if trace.seat == seat and trace.meets(low, high) and not trace.covers(low, high):
                self._traces[i] = trace.wider(low, high)
                changed = True
        return changed

    def _replace(self, old: i64, new: i64, seats: i64) -> None:
        """Let one place stand for another that these seats know nothing of."""
        i: i64
        low = low_bit(old)
        high = high_bit(old)
        for i, trace in enumerate(self._traces):
            if seats >> trace.seat & 1 and trace.has(old):
                self._traces[i] = trace.narrower(low, high).wider(low_bit(new), high_bit(new))

    def _find(self, seat: i64, place: i64) -> None:
        """The seat sees what lies in a place: nothing else does, and where that card may have been it is no more.

        If several traces may have been its own, what is left of them lies anywhere in their places, unless one of them
        is within all others: then it is that one, for its other cards could be taken for theirs.
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
        """Draw the plain conclusions: where alike cards fill all their places they are known, and others elsewhere."""
        while self._is_untidy(seat) and (self._join(seat) or self._settle(seat)):
            pass

    def _keep_few(self, seat: i64) -> None:
        """Where a seat has too many traces, make one of the two widest, the earlier ones first: they say least."""
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
        """Tell whether there may be something to conclude: a trace alone tells no more unless it is full or empty."""
        number: i64 = 0
        for trace in self._traces:
            if trace.seat == seat:
                number += 1
                if number > 1 or not trace.kinds or trace.is_full():
                    return True
        return False

    def _join(self, seat: i64) -> bool:
        """Make one trace of two of the same places, and drop an empty one; tell whether there was any."""
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
        """Keep others out of the places of a full trace, and know a plain one; tell whether that was anything new."""
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
        """Keep other traces out of places that are filled; tell whether there were any."""
        i: i64
        found = False
        for i, trace in enumerate(self._traces):
            if trace.seat == full.seat and trace is not full and trace.meets(full.low, full.high):
                self._traces[i] = trace.narrower(full.low, full.high)
                found = True
        return found


def _within_all(some: list[Trace]) -> Trace | None:
    """Return the first trace whose places are places of all others, if there is one."""
    for one in some:
        inside = True
        for other in some:
            if not other.covers(one.low, one.high):
                inside = False
        if inside:
            return one
    return None
