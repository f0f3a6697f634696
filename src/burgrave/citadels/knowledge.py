"""Who knows which card: part of the state, and what views and samples are made from.

``known[card]`` is the mask of seats that know which card this is, wherever it went; cards that left a partly known
hand unseen are *blurred* for those who knew it: see :meth:`Knowledge.blur`.
"""

from __future__ import annotations

from typing import Final

from burgrave.citadels import cards
from burgrave.citadels.cards import CARD_KIND
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.state import State

EVERY_SEAT: Final = 255
NUMBER_BITS: Final = 127  # blurs have numbers of seven bits
MOST_BLURS: Final = 100


class Blur:
    """Cards that changed places unseen: ``seats`` know these cards, but no longer which is where.

    Who has seen a card since is out of the blur: ``Knowledge.blur_mask``. Shared between copies, never changed.
    """

    def __init__(self, number: i64, seats: i64, members: list[i64]) -> None:
        self.number: i64 = number
        self.seats: i64 = seats
        self.members = members


def _renumbered(seen: i64, numbers: list[i64]) -> i64:
    """Return the packed numbers of one card, each replaced by ``numbers[number]``."""
    packed: i64 = 0
    seat: i64
    for seat in range(7, -1, -1):
        number: i64 = numbers[seen >> 7 * seat & NUMBER_BITS]
        packed = packed * (NUMBER_BITS + 1) + number
    return packed


class Knowledge(State):
    """The part of a table that says who knows which card."""

    def __init__(self, rng: i64, known: list[i64], seats: i64) -> None:
        State.__init__(self, rng)
        self.n: i64 = seats
        self.known = known
        self.blurred: list[i64] = []  # per card, seats for which it is blurred; [] while nothing is
        self.seen: list[i64] = []  # per card, seven bits a seat: the number of the latest blur when the seat saw it
        self.last_blur: list[i64] = []  # per card, number of the last blur it was part of
        self.blur_number: i64 = 0
        self.blurs: list[Blur] = []
        self.everyone = bit(seats) - 1  # mask of all seats

    def learn(self, card: i64, seats: i64) -> None:
        """Let ``seats`` (a mask) see this very card."""
        known: i64 = self.known[card]
        self.known[card] = known | seats
        if self.blurs:
            blurred: i64 = self.blurred[card]
            out = blurred & seats
            if out:
                self.blurred[card] = blurred & ~out
                self.leave_blurs(card, out)

    def leave_blurs(self, card: i64, seats: i64) -> None:
        """Note that ``seats`` have seen a card after all the blurs there are."""
        seen: i64 = self.seen[card]
        seat: i64
        for seat in range(self.n):
            if seats >> seat & 1:
                shift = 7 * seat
                seen = seen & ~(NUMBER_BITS * bit(shift)) | self.blur_number * bit(shift)
        self.seen[card] = seen

    def blur(self, members: list[i64], except_seats: i64) -> None:
        """Note that cards changed places among ``members`` unseen by all but ``except_seats``.

        Seats that knew one of them know from now on only that these cards fill these places in some order.
        """
        c: i64
        seats: i64 = 0
        for c in members:
            seats |= self.known[c]
        seats &= self.everyone & ~except_seats
        if seats == 0 or len(members) < 2:
            return
        if not self.blurs:
            self.blurred = [0] * cards.CARDS
            self.last_blur = [0] * cards.CARDS
            self.seen = [0] * cards.CARDS
            self.blur_number = 0
        elif self._is_blurred(members, seats):
            return
        elif self.blur_number == NUMBER_BITS:
            self._renumber()
        self.blur_number += 1
        number = self.blur_number
        for c in members:
            blurred: i64 = self.blurred[c]
            self.blurred[c] = blurred | seats
            self.last_blur[c] = number
        self.blurs.append(Blur(number, seats, members[:]))

    def _is_blurred(self, members: list[i64], seats: i64) -> bool:
        """Tell whether these cards are in any order already: last blurred together, for all of ``seats``."""
        c: i64
        number: i64 = self.last_blur[members[0]]
        if number == 0:
            return False
        for c in members:
            blurred: i64 = self.blurred[c]
            if self.last_blur[c] != number or blurred & seats != seats:
                return False
        for blur in self.blurs:
            if blur.number == number:
                return blur.seats & seats == seats
        return False

    def blur_mask(self, blur: Blur, card: i64) -> i64:
        """Return the seats for which a member is still in the blur: those that have not seen it since."""
        mask = blur.seats
        seen: i64 = self.seen[card]
        if seen == 0:
            return mask
        seat: i64
        for seat in range(self.n):
            if mask >> seat & 1 and seen >> 7 * seat & NUMBER_BITS >= blur.number:
                mask &= ~bit(seat)
        return mask

    def prune_blurs(self) -> None:
        """Drop the blurs of which no seat has two cards left; a card left alone is known again."""
        kept = [blur for blur in self.blurs if self._is_alive(blur)]
        if len(kept) < len(self.blurs):
            self.blurs = kept
            self.rebuild_blurred()

    def _is_alive(self, blur: Blur) -> bool:
        once: i64 = 0
        c: i64
        for c in blur.members:
            mask = self.blur_mask(blur, c)
            if once & mask:
                return True
            once |= mask
        return False

    def rebuild_blurred(self) -> None:
        """Work out anew, from the blurs, for whom each card is blurred."""
        c: i64
        blurred = [0] * cards.CARDS
        for blur in self.blurs:
            for c in blur.members:
                there: i64 = blurred[c]
                blurred[c] = there | self.blur_mask(blur, c)
        self.blurred = blurred

    def _renumber(self) -> None:
        """Make room for new numbers; if too many blurs live, the seats forget what the oldest ones held."""
        self.prune_blurs()
        while len(self.blurs) > MOST_BLURS:
            self._forget(self.blurs.pop(0))
        up_to = [0] * (NUMBER_BITS + 1)  # per old number, how many living blurs have that number or a lower one
        exact = up_to[:]
        new: i64 = 0
        fresh: list[Blur] = []
        for blur in self.blurs:
            new += 1
            fresh.append(Blur(new, blur.seats, blur.members))
            exact[blur.number] = new
        living: i64 = 0
        number: i64
        for number in range(NUMBER_BITS + 1):
            if exact[number]:
                living = exact[number]
            up_to[number] = living
        c: i64
        for c in range(cards.CARDS):
            self.last_blur[c] = exact[self.last_blur[c]]
            self.seen[c] = _renumbered(self.seen[c], up_to)
        self.blurs = fresh
        self.blur_number = new
        self.rebuild_blurred()

    def _forget(self, blur: Blur) -> None:
        c: i64
        for c in blur.members:
            known: i64 = self.known[c]
            self.known[c] = known & ~self.blur_mask(blur, c)

    def _level(self, hand: list[i64], card: i64, seats: i64) -> None:
        """``card`` leaves ``hand`` before the eyes of ``seats``: who knew only a twin of it knows one twin less."""
        c: i64
        kind: i64 = CARD_KIND[card]
        known: i64 = self.known[card]
        need = seats & ~known
        if need == 0:
            return
        for c in hand:
            if CARD_KIND[c] == kind and c != card:
                twin: i64 = self.known[c]
                drop = twin & need
                if drop:
                    self.known[c] = twin & ~drop
                    need &= ~drop
