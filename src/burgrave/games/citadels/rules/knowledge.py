"""Who knows which card: part of the state, and what views and samples are made from.

Traces (see ``tracing``) cost much more than all the rest, and most games are played by bots who never ask. So as soon
as there are traces, what is seen is only put on a list, and worked out when somebody asks for ``known`` or ``traces``:
the same steps in the same order, and none of them looks at anything but knowledge and what it is told.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.games.citadels.rules.traces import Trace, high_mask, low_mask
from burgrave.games.citadels.rules.tracing import Tracing
from burgrave.games.citadels.rules.zones import Cards
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i16, i64
from burgrave.kernel.unboxed import SmallNumbers, append, extend, numbers

EVERY_SEAT: Final = 255

# What is put off: one number, and the cards of a place.
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
    """The part of a table that says who knows which card."""

    def __init__(self, rng: i64, known: SmallNumbers, seats: i64) -> None:
        Tracing.__init__(self, rng, known, seats)
        self._put_off = numbers()

    def known(self, card: i64) -> i64:
        """Return the mask of the seats that know a card."""
        if len(self._put_off) > 0:
            self._catch_up()
        return i64(self._known[card])

    def set_known(self, card: i64, seats: i64) -> None:
        """Have a card known to just these seats (a mask)."""
        if len(self._put_off) > 0:
            self._catch_up()
        self._known[card] = i16(seats)

    def all_known(self) -> SmallNumbers:
        """Return, per card, the mask of the seats that know it, in a row of its own."""
        if len(self._put_off) > 0:
            self._catch_up()
        return self._known[:]

    @property
    def traces(self) -> list[Trace]:
        """Return the traces of all seats: the list itself."""
        if len(self._put_off) > 0:
            self._catch_up()
        return self._traces

    @traces.setter
    def traces(self, traces: list[Trace]) -> None:
        if len(self._put_off) > 0:
            self._catch_up()
        self._traces = traces

    def sure(self, zone: Cards, seat: i64) -> list[i64]:
        """Return, sorted, the kinds that a seat knows to be in a place, each as often as it must be there at least."""
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
        """Tell whether a seat has lost cards from sight that it may still tell something about."""
        for trace in self.traces:
            if trace.seat == seat:
                return True
        return False

    # ---- what happens: done at once, or put off ------------------------------------------------------------------
    # What is put off leaves the traces as they are: while there is any, there are traces.

    def learn(self, card: i64, seats: i64) -> None:
        """Let ``seats`` (a mask) see the card in a place that they can tell from all others."""
        if self._traces:
            self._put_off = append(self._put_off, _LEARN | seats << _SEATS_AT | card << _CARD_AT)
        else:
            self._known[card] |= i16(seats)

    def learn_all(self, zone: Cards, seats: i64) -> None:
        """Let ``seats`` see all cards of a place at once, without a hint which of them came from where."""
        if self._traces:
            self._put_off_with(zone, _LEARN_ALL | seats << _SEATS_AT)
        else:
            self._learn_all(zone, seats)

    def leave(self, hand: Cards, card: i64, seats: i64) -> None:
        """``card`` leaves ``hand`` before the eyes of ``seats``; they see its kind, not where in the hand it was.

        Who knows a card of this kind in the hand takes it for that one, and one that stays for the card that left.
        """
        if self._traces:
            self._put_off_with(hand, _LEAVE | seats << _SEATS_AT | card << _CARD_AT)
        else:
            self._leave(hand, card, seats)

    def blur(self, members: Cards, except_seats: i64) -> None:
        """Note that cards changed places among ``members`` unseen by all but ``except_seats``.

        Seats that knew one of them know from now on only that these cards fill these places in some order.
        """
        if self._traces:
            self._put_off_with(members, _BLUR | except_seats << _SEATS_AT)
        else:
            self._blur(members, except_seats)

    def mix(self, seat: i64, members: Cards) -> None:
        """Let a seat lose from sight which of these cards is where."""
        if len(self._put_off) > 0:
            self._catch_up()
        self._mix(seat, members, low_mask(members), high_mask(members))

    def forget_traces(self) -> None:
        """Let all seats forget what they have lost from sight: nothing is to be traced any more."""
        if self._traces:
            self._put_off = append(self._put_off, _FORGET_TRACES)

    def _put_off_with(self, zone: Cards, step: i64) -> None:
        size: i64 = len(zone)
        self._put_off = extend(append(self._put_off, step | size << _SIZE_AT), zone)

    def _catch_up(self) -> None:
        """Do what was put off."""
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
    """Append the kinds of which more are left than can lie outside."""
    kind: i64
    last: i64 = -1
    run: i64 = 0
    for kind in trace.kinds:
        run = run + 1 if kind == last else 1
        last = kind
        if run > outside:
            kinds.append(kind)
