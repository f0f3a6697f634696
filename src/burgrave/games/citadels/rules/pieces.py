"""Building blocks of the board: phases, card zones, option lists, players."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.facts import CitadelsPhase, Used
from burgrave.kernel.arrays import ActionList, Numbers, append, extend, pop
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr

# ---- Phases ----------------------------------------------------------------------------------------------------------

PICK: Final = 0  # choose a character
BURY: Final = 1  # two players: set one aside
STAGE: Final = 2  # Theater: choose the opponent
LEND: Final = 3  # Theater with two characters each: choose the one to give
MAIN: Final = 4  # free actions of the turn
POWER: Final = 5  # a step inside a power of the acting character
DRAWN: Final = 6  # keep one of the cards drawn
ORDER: Final = 7  # choose which card goes under the deck first
BRIBE: Final = 8
THREAT: Final = 9  # Blackmailer: flip or leave
WARRANT: Final = 10  # Magistrate: confiscate or decline
DEN: Final = 11  # pay the Thieves' Den with cards
LAB: Final = 12
TUCK: Final = 13
RUIN: Final = 14  # Armory: choose the district
TRIBUTE: Final = 15  # older editions' Emperor: gift of the crown's receiver
EXTRA: Final = 16  # older editions: the extra resource right after the action
SHED: Final = 17  # older Library with Observatory: discard one of three cards
CLOSING: Final = 18  # older editions: the rank 8 power at the end of the turn
GRAVE: Final = 19  # Graveyard: take the destroyed district or decline
TOWER: Final = 20  # Bell Tower: declare the smaller size
SEARCH: Final = 21  # Lighthouse: choose a card of the deck
HEIR: Final = 22  # killed Emperor: choose the crown's receiver
ENDING: Final = 23  # no decision: the turn is about to end
BETWEEN: Final = 24  # no decision: the next rank is about to be called
OVER: Final = 25
PHASE_NAMES: Final[list[CitadelsPhase]] = [
    "pick", "bury", "stage", "lend", "main", "power", "drawn", "order", "bribe",
    "threat", "warrant", "den", "lab", "tuck", "ruin", "tribute", "extra", "shed",
    "closing", "grave", "tower", "search", "heir", "ending", "between", "over",
]  # fmt: skip


# ---- Card zones ------------------------------------------------------------------------------------------------------

Cards = Numbers
"""Sequence of cards, indexed like a list. Test for emptiness with ``len``; a truth test would box it.

Functions that add or remove cards return the new sequence and may invalidate the old one. Only methods of the owner
(``Player``, ``Deck``, ``Board``) call these functions, and they store the result.
"""


def taken_out(zone: Cards, index: i64) -> Cards:
    """Remove the card at ``index``, move the last card to its place, and return the new sequence."""
    zone[index] = zone[len(zone) - 1]
    return pop(zone)[0]


def index_of(card: i64, zone: Cards) -> i64:
    """Return the index of a card in a zone, or -1."""
    i: i64
    c: i64
    for i, c in enumerate(zone):
        if c == card:
            return i
    return -1


# ---- Options by kind -------------------------------------------------------------------------------------------------

# One option per kind, regardless of the number of copies.


def hand_kinds(hand: Cards, out: ActionList, verb: i64) -> None:
    """Append an action with ``verb`` for each kind among these cards."""
    c: i64
    seen: i64 = 0
    for c in hand:
        kind: i64 = CARD_KIND[c]
        if not seen >> kind & 1:
            seen |= bit(kind)
            out.append(verb + kind)


def by_kind(hand: Cards) -> Cards:
    """Return the cards sorted by kind, an order that leaks no information."""
    ordered = hand[:]
    sort_by_kind(ordered)
    return ordered


def sort_by_kind(hand: Cards) -> None:
    """Sort cards by kind in place; the sequence must not be shared."""
    i: i64 = 1
    size: i64 = len(hand)
    while i < size:
        card = hand[i]
        kind = CARD_KIND[card]
        j = i - 1
        while j >= 0 and CARD_KIND[hand[j]] > kind:
            hand[j + 1] = hand[j]
            j -= 1
        hand[j + 1] = card
        i += 1


def sorted_kinds(hand: Cards, out: ActionList, verb: i64) -> None:
    """Append the same actions as ``hand_kinds``, sorted by kind, for zones whose order must stay hidden."""
    hand_kinds(by_kind(hand), out, verb)


# ---- Players ---------------------------------------------------------------------------------------------------------

# ---- bits of ``used``: effects used this turn ------------------------------------------------------------------------
USED_INCOME: Final = 1
USED_POWER: Final = 2
USED_BONUS: Final = 4
USED_SMITHY: Final = 8
USED_LABORATORY: Final = 16
USED_MUSEUM: Final = 32
USED_NAMES: Final[list[Used]] = ["income", "power", "bonus", "smithy", "laboratory", "museum"]


def variety(types: i64) -> i64:
    """Return how many of the five district types occur; ``types`` is packed as in ``Player.types``."""
    kind_type: i64
    found: i64 = 0
    for kind_type in range(5):
        if types >> 8 * kind_type & 255:
            found += 1
    return found


@mypyc_attr(acyclic=True)
class Player:
    """Hand, city, gold and characters of one seat.

    Copies share the hand and the city until one of them changes (copy on write), so only methods of this class modify
    them.
    """

    def __init__(self, seat: i64, gold: i64, hand: Cards, city: Cards) -> None:
        self.seat: i64 = seat
        self.bit: i64 = bit(seat)
        self.gold: i64 = gold
        self.hand = hand
        self.city = city
        self.names: i64 = 0  # mask of kinds in the city
        self.types: i64 = 0  # districts per type, eight bits each
        self.size: i64 = 0  # districts counted toward completing the city
        self.ranks: i64 = 0  # mask of ranks held
        self.took_over = False  # the hand's order is hidden: see ``magician.hide_order``
        self._shares = False  # hand and city are shared with a copy

    def copy(self) -> Player:
        new = Player(self.seat, self.gold, self.hand, self.city)
        new.names = self.names
        new.types = self.types
        new.size = self.size
        new.ranks = self.ranks
        new.took_over = self.took_over
        new._shares = self._shares = True
        return new

    def has(self, kind: i64) -> bool:
        """Return True if the city has a district of this kind."""
        return self.names >> kind & 1 != 0

    def count(self, kind_type: i64) -> i64:
        """Return the number of districts of a type in the city."""
        return self.types >> 8 * kind_type & 255

    # ---- adding and removing cards--------------------------------------------------------------------------------

    def take(self, card: i64) -> None:
        """Add a card at the end of the hand."""
        if self._shares:
            self.part()
        self.hand = append(self.hand, card)

    def take_all(self, more: Cards) -> None:
        """Add cards at the end of the hand, in this order."""
        if self._shares:
            self.part()
        self.hand = extend(self.hand, more)

    def drop(self, index: i64) -> i64:
        """Remove a card from the hand and return it; the last card takes its place."""
        if self._shares:
            self.part()
        card = self.hand[index]
        self.hand = taken_out(self.hand, index)
        return card

    def swap_hands(self, other: Player) -> None:
        if self._shares or other._shares:
            self.part()
            other.part()
        hand = self.hand
        self.hand = other.hand
        other.hand = hand

    def enter(self, card: i64) -> None:
        """Add a card at the end of the city."""
        if self._shares:
            self.part()
        self.city = append(self.city, card)

    def leave(self, index: i64) -> i64:
        """Remove a card from the city and return it; the other districts keep their order."""
        if self._shares:
            self.part()
        self.city, card = pop(self.city, index)
        return card

    def part(self) -> None:
        """Stop sharing the hand and the city with copies."""
        self.hand = self.hand[:]
        self.city = self.city[:]
        self._shares = False
