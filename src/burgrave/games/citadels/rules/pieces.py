"""Pieces of Citadels: phases, zones of cards, lists of options, players."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.cards import CARD_KIND
from burgrave.games.citadels.facts import CitadelsPhase, Used
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.unboxed import ActionList, Numbers, append, extend, pop

# ---- Phases ----------------------------------------------------------------------------------------------------------

PICK: Final = 0  # choose a character
BURY: Final = 1  # two players: put one away
STAGE: Final = 2  # Theater: whom to swap with
LEND: Final = 3  # Theater with two characters each: which one goes
MAIN: Final = 4  # the turn: anything
POWER: Final = 5  # a step inside a power of the acting character
DRAWN: Final = 6  # keep one of the cards drawn
ORDER: Final = 7  # which of the others goes under the deck first
BRIBE: Final = 8
THREAT: Final = 9  # Blackmailer: flip or leave
WARRANT: Final = 10  # Magistrate: confiscate or decline
DEN: Final = 11  # pay the Thieves' Den with cards
LAB: Final = 12
TUCK: Final = 13
RUIN: Final = 14  # Armory: which district of the chosen city
TRIBUTE: Final = 15  # older Emperor: what the receiver of the crown gives
EXTRA: Final = 16  # older editions: the extra resource right after the action
SHED: Final = 17  # older Library with Observatory: which of three cards goes
CLOSING: Final = 18  # older editions: the rank 8 power at the end of the turn
GRAVE: Final = 19  # Graveyard: take the destroyed district
TOWER: Final = 20  # Bell Tower: declare the smaller size
SEARCH: Final = 21  # Lighthouse: a card of the deck
HEIR: Final = 22  # killed Emperor: who gets the crown
ENDING: Final = 23  # nobody decides: the turn is to be ended
BETWEEN: Final = 24  # nobody decides: the next rank is to be called
OVER: Final = 25
PHASE_NAMES: Final[list[CitadelsPhase]] = [
    "pick", "bury", "stage", "lend", "main", "power", "drawn", "order", "bribe",
    "threat", "warrant", "den", "lab", "tuck", "ruin", "tribute", "extra", "shed",
    "closing", "grave", "tower", "search", "heir", "ending", "between", "over",
]  # fmt: skip


# ---- Zones of cards --------------------------------------------------------------------------------------------------

Cards = Numbers
"""Cards in a row. To read and to write at an index, it is a list; but whether there are any is asked by
``len``, or else the compiler makes an object of it.

What puts cards in or takes them out returns the row as it is then, and may leave the old one broken: only the methods
of who has the row do that (``Player``, ``Deck``, ``Board``), and they keep what is returned.
"""


def taken_out(zone: Cards, index: i64) -> Cards:
    """Return a row without one of its cards, in whose place is the last one."""
    zone[index] = zone[len(zone) - 1]
    return pop(zone)[0]


def index_of(card: i64, zone: Cards) -> i64:
    """Return where in a row a card is, or -1."""
    i: i64
    c: i64
    for i, c in enumerate(zone):
        if c == card:
            return i
    return -1


# ---- Options by kind -------------------------------------------------------------------------------------------------

# One option per kind, however many copies there are.


def hand_kinds(hand: Cards, out: ActionList, verb: i64) -> None:
    """Append ``verb`` once per kind among these cards."""
    c: i64
    seen: i64 = 0
    for c in hand:
        kind: i64 = CARD_KIND[c]
        if not seen >> kind & 1:
            seen |= bit(kind)
            out.append(verb + kind)


def by_kind(hand: Cards) -> Cards:
    """Return the cards sorted by kind: an order that tells nothing."""
    ordered = hand[:]
    sort_by_kind(ordered)
    return ordered


def sort_by_kind(hand: Cards) -> None:
    """Sort cards by kind where they lie, in a row that nobody shares."""
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
    """Do the same in the order of the kinds: for another player's hand, whose own order is nobody's business."""
    hand_kinds(by_kind(hand), out, verb)


# ---- Players ---------------------------------------------------------------------------------------------------------

# ---- bits of ``used``: effects used in this turn ---------------------------------------------------------------
USED_INCOME: Final = 1
USED_POWER: Final = 2
USED_BONUS: Final = 4
USED_SMITHY: Final = 8
USED_LABORATORY: Final = 16
USED_MUSEUM: Final = 32
USED_NAMES: Final[list[Used]] = ["income", "power", "bonus", "smithy", "laboratory", "museum"]


def variety(types: i64) -> i64:
    """Return how many of the five types there are in a count of districts by type, as in ``Player.types``."""
    kind_type: i64
    found: i64 = 0
    for kind_type in range(5):
        if types >> 8 * kind_type & 255:
            found += 1
    return found


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
