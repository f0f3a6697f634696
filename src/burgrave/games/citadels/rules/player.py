"""What one seat has in front of it and in hand."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.view_types import Used
from burgrave.games.citadels.rules.zones import Cards, taken_out
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.unboxed import append, extend, pop

# ---- what was used in this turn (bits of ``used``) -------------------------------------------------------------
USED_INCOME: Final = 1
USED_POWER: Final = 2
USED_BONUS: Final = 4
USED_SMITHY: Final = 8
USED_LABORATORY: Final = 16
USED_MUSEUM: Final = 32
USED_NAMES: Final[list[Used]] = ["income", "power", "bonus", "smithy", "laboratory", "museum"]


@mypyc_attr(acyclic=True)
class Player:
    """What one seat has in front of it and in hand.

    Hand and city are shared with copies until one of them changes its own: cards come and go by the methods here.
    """

    def __init__(self, seat: i64, gold: i64, hand: Cards, city: Cards) -> None:
        self.seat: i64 = seat
        self.bit: i64 = bit(seat)
        self.gold: i64 = gold
        self.hand = hand
        self.city = city
        self.names: i64 = 0  # kinds in the city, as a mask
        self.types: i64 = 0  # districts per type, eight bits each
        self.size: i64 = 0  # districts as they count toward completing the city
        self.ranks: i64 = 0  # characters held, as a mask of ranks
        self.took_over = False  # another player's hand, whose order is not to be shown: see the Magician
        self._shares = False  # hand and city with a copy

    def copy(self) -> Player:
        """Return an independent copy."""
        new = Player(self.seat, self.gold, self.hand, self.city)
        new.names = self.names
        new.types = self.types
        new.size = self.size
        new.ranks = self.ranks
        new.took_over = self.took_over
        new._shares = self._shares = True
        return new

    def has(self, kind: i64) -> bool:
        """Tell whether a district of this kind stands in the city."""
        return self.names >> kind & 1 != 0

    def count(self, kind_type: i64) -> i64:
        """Return how many districts of a type stand in the city."""
        return self.types >> 8 * kind_type & 255

    # ---- cards come and go ---------------------------------------------------------------------------------------

    def take(self, card: i64) -> None:
        """Put a card in the hand, as the last."""
        if self._shares:
            self.part()
        self.hand = append(self.hand, card)

    def take_all(self, more: Cards) -> None:
        """Put cards in the hand, in this order."""
        if self._shares:
            self.part()
        self.hand = extend(self.hand, more)

    def drop(self, index: i64) -> i64:
        """Take a card out of the hand and return it; the last one takes its place."""
        if self._shares:
            self.part()
        card = self.hand[index]
        self.hand = taken_out(self.hand, index)
        return card

    def swap_hands(self, other: Player) -> None:
        """Exchange the hands of two players."""
        if self._shares or other._shares:
            self.part()
            other.part()
        hand = self.hand
        self.hand = other.hand
        other.hand = hand

    def enter(self, card: i64) -> None:
        """Put a card in the city, as the last."""
        if self._shares:
            self.part()
        self.city = append(self.city, card)

    def leave(self, index: i64) -> i64:
        """Take a card out of the city and return it; the others keep their order."""
        if self._shares:
            self.part()
        self.city, card = pop(self.city, index)
        return card

    def part(self) -> None:
        """Share hand and city with no copy any more."""
        self.hand = self.hand[:]
        self.city = self.city[:]
        self._shares = False
