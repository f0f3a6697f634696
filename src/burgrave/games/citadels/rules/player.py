"""What one seat has in front of it and in hand."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

# ---- what was used in this turn (bits of ``used``) -------------------------------------------------------------
USED_INCOME: Final = 1
USED_POWER: Final = 2
USED_BONUS: Final = 4
USED_SMITHY: Final = 8
USED_LABORATORY: Final = 16
USED_MUSEUM: Final = 32


class Player:
    """What one seat has in front of it and in hand."""

    def __init__(self, seat: i64, gold: i64, hand: list[i64], city: list[i64]) -> None:
        self.seat: i64 = seat
        self.bit: i64 = bit(seat)
        self.gold: i64 = gold
        self.hand = hand  # cards
        self.city = city  # cards
        self.names: i64 = 0  # kinds in the city, as a mask
        self.types: i64 = 0  # districts per type, eight bits each
        self.size: i64 = 0  # districts as they count toward completing the city
        self.ranks: i64 = 0  # characters held, as a mask of ranks
        self.took_over = False  # another player's hand, whose order is not to be shown: see the Magician

    def copy(self) -> Player:
        """Return an independent copy."""
        new = Player(self.seat, self.gold, self.hand[:], self.city[:])
        new.names = self.names
        new.types = self.types
        new.size = self.size
        new.ranks = self.ranks
        new.took_over = self.took_over
        return new

    def has(self, kind: i64) -> bool:
        """Tell whether a district of this kind stands in the city."""
        return self.names >> kind & 1 != 0

    def count(self, kind_type: i64) -> i64:
        """Return how many districts of a type stand in the city."""
        return self.types >> 8 * kind_type & 255


def drop(hand: list[i64], index: i64) -> None:
    """Take one card out of a hand; the last one takes its place."""
    last: i64 = len(hand) - 1
    if index != last:
        hand[index] = hand[last]
    hand.pop()
