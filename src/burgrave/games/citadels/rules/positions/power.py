"""A position inside the power of a character: which step, whom it is aimed at, what is still to be done."""

from __future__ import annotations

from burgrave.games.citadels.rules import build, cards
from burgrave.games.citadels.rules.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.characters.emperor import TAKE_STEP
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.positions.names import district_kind, ranks_of
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short
from burgrave.kernel.ints import i64

__all__ = ["read_heir", "read_power", "target_of"]


def target_of(t: CitadelsState, f: Fields) -> int:
    """Return the seat that the power is aimed at."""
    target = f.seat("target", len(t.players))
    if target < 0:
        raise PositionError("The turn: this phase needs a 'target', the seat it is aimed at.")
    return target


def _other(t: CitadelsState, f: Fields, me: Player) -> Player:
    """Return the target, who is somebody else."""
    target = target_of(t, f)
    if target == me.seat:
        raise PositionError("The turn: the 'target' of this power is another seat.")
    t.target = target
    return t.players[target]


def read_power(t: CitadelsState, f: Fields, me: Player) -> None:
    """Set the step of a power and all that it needs."""
    who = t.character
    first = 1
    last = 1
    if who == cards.EMPEROR and not t.rules.emperor_on_reveal:
        first = last = TAKE_STEP
    if who == cards.WIZARD or who == cards.CARDINAL or who == cards.MAGISTRATE or who == cards.DIPLOMAT:
        last = 2
    t.step = f.integer("step", first, first, last)
    if (who == cards.MAGISTRATE and t.warrants) or (who == cards.BLACKMAILER and t.marked):
        raise PositionError("The turn: the warrants or threats lie already, so they are not being placed.")
    if who == cards.MAGISTRATE:
        _naming(t, f, int(t.step))
    elif who == cards.BLACKMAILER:
        _naming(t, f, 1)
        if t.owed == t.killed or t.owed == t.bewitched or t.owed < 2:
            raise PositionError("The turn: the blackmailer threatens no rank 1, killed or bewitched character.")
    elif who == cards.SPY:
        _other(t, f, me)
    elif who == cards.MAGICIAN:
        t.owed = f.integer("owed", 0, 0, cards.CARDS)
    elif who == cards.WIZARD:
        _wizard(t, f, me)
    elif who == cards.SEER:
        _seer(t, f, me)
    elif who == cards.EMPEROR:
        if t.step == TAKE_STEP:
            read_heir(t, f, me)
        elif f.has("target"):
            raise PositionError("The turn: the emperor has yet to choose who gets the crown, so it has no 'target'.")
    elif who == cards.CARDINAL:
        _cardinal(t, f, me)
    elif who == cards.SCHOLAR:
        if len(t.pending) > 7:
            raise PositionError("The turn: the scholar draws up to 7 cards.")
    elif who == cards.WARLORD:
        t.target = target_of(t, f)
    elif who == cards.MARSHAL:
        _other(t, f, me)
    elif who == cards.DIPLOMAT:
        owner = _other(t, f, me)
        if t.step == 2:
            t.card = _city_card(t, f, owner)
    elif who != cards.ARTIST:
        raise PositionError(f"The {CHARACTER_NAMES[t.cast[t.rank]]} has no power with a phase of its own.")


def read_heir(t: CitadelsState, f: Fields, me: Player) -> None:
    """Read who got the crown from the Emperor and has something to give: whoever has it now."""
    if f.has("target"):
        heir = _other(t, f, me)
    else:
        t.target = t.crown
        heir = t.players[t.crown]
    if heir.seat != t.crown:
        raise PositionError("The turn: the emperor's 'target' is who got the crown.")
    if heir.gold == 0 and len(heir.hand) == 0:
        raise PositionError("The turn: the new crowned player has nothing to take.")


def _naming(t: CitadelsState, f: Fields, number: int) -> None:
    """Read the characters marked so far, the signed or real one first."""
    ranks = ranks_of(f, "naming", t.cast)
    if len(ranks) != number:
        raise PositionError(f"The turn: 'naming' holds the {number} character(s) marked so far.")
    t.owed = ranks[0]
    if number > 1:
        t.owed |= ranks[1] << 4


def _wizard(t: CitadelsState, f: Fields, me: Player) -> None:
    victim = _other(t, f, me)
    if t.step == 2:
        t.card = _hand_card(f, me)
    elif len(victim.hand) == 0:
        raise PositionError("The turn: the wizard's 'target' has no card to take.")


def _seer(t: CitadelsState, f: Fields, me: Player) -> None:
    """Read who is still to get a card; the next one clockwise from the Seer is the target."""
    owed = f.get("owed")
    mask: i64 = 0
    owed_seats: set[int] = set()
    if isinstance(owed, (list, tuple)):
        for seat in owed:
            if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(t.players):
                mask |= bit(seat)
                owed_seats.add(seat)
            else:
                raise PositionError(f"The turn: 'owed' is a list of seats; {short(seat)} is none.")
    if mask == 0 or mask & me.bit:
        raise PositionError("The turn: 'owed' is the list of the other seats that the seer still gives a card.")
    t.owed = mask
    seat_next = me.seat
    if len(me.hand) < len(owed_seats):
        raise PositionError("The turn: the seer has fewer cards than he owes.")
    while not mask >> seat_next & 1:
        seat_next = (seat_next + 1) % t.n
    t.target = seat_next
    if f.has("target") and f.seat("target", len(t.players)) != seat_next:
        raise PositionError(f"The turn: the seer's next 'target' is seat {seat_next}.")


def _cardinal(t: CitadelsState, f: Fields, me: Player) -> None:
    price: int = build.price(t, me, CARD_KIND[t.card])
    t.price = f.integer("price", price, 1, price)
    missing: int = t.price - me.gold
    if t.step == 1:
        t.owed = f.integer("owed", missing, missing, missing)
    else:
        t.owed = f.integer("owed", 1, 1, price)
        _other(t, f, me)
        if missing != 0:
            raise PositionError("The turn: with the gold borrowed, the cardinal has exactly the 'price'.")
    if t.owed < 1 or t.owed > len(me.hand):
        raise PositionError("The turn: the cardinal owes at least 1 card, and no more than are in hand.")


def _hand_card(f: Fields, me: Player) -> int:
    """Return the card in question, the last of its name in the hand: it has just come there."""
    kind = _kind(f, f.text("card", ""))
    found = [c for c in me.hand if CARD_KIND[c] == kind]
    if not found:
        raise PositionError(f"The turn: the 'card' {DISTRICT_NAMES[kind]} is not in the hand of seat {me.seat}.")
    return found[-1]


def _city_card(t: CitadelsState, f: Fields, owner: Player) -> int:
    """Return the district in question, in somebody's city."""
    name = f.text("card", "")
    gilded = name.endswith("+")
    kind = _kind(f, name[:-1] if gilded else name)
    index: int = t.district_index(owner, kind + (cards.GILDED if gilded else 0))
    if index < 0:
        raise PositionError(f"The turn: the 'card' {short(name)} is not in the city of seat {owner.seat}.")
    return owner.city[index]


def _kind(f: Fields, name: str) -> int:
    if not f.has("card"):
        raise PositionError("The turn: this step needs a 'card', the one in question.")
    return district_kind(name, "The turn: 'card'")
