"""Where every card of a game lies, place by place: what positions, digests and their reader agree on."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.knowledge import EVERY_SEAT
from burgrave.games.citadels.rules.phases import DEN, HEIR, LAB, MAIN, POWER, RUIN, SEARCH, TRIBUTE, TUCK, WARRANT
from burgrave.games.citadels.rules.zones import Cards
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import numbers

__all__ = [
    "USED_NAMES",
    "Place",
    "called_in_vain",
    "has_target",
    "in_turn",
    "is_laid",
    "owed_counts",
    "places",
    "step_counts",
    "used_names",
]

# the bits of ``used``, from the lowest
USED_NAMES: Final = ["income", "power", "bonus", "smithy", "laboratory", "museum"]


class Place:
    """Some cards in their order, and the seats that know cards there unless noted otherwise."""

    def __init__(self, name: str, members: Cards, known: i64) -> None:
        self.name = name
        self.members = members
        self.known: i64 = known


def places(t: Board) -> list[Place]:
    """Return every card of the game, place by place."""
    found: list[Place] = []
    museum: i64 = 0
    for player in t.players:
        found.append(Place(f"hand {player.seat}", player.hand, player.bit))
        found.append(Place(f"city {player.seat}", player.city, EVERY_SEAT))
        if player.has(cards.MUSEUM):
            museum = player.bit
    found.append(Place("museum", t.museum, museum))
    found.append(Place("pending", t.pending, bit(t.turn) if t.turn >= 0 else 0))
    found.append(Place("laid", numbers([t.card] if is_laid(t) else []), EVERY_SEAT))
    found.append(Place("deck", t.deck[t.top :], bit(t.turn) if t.phase == SEARCH else 0))
    return found


def is_laid(t: Board) -> bool:
    """Tell whether the card in question has left the hand and waits before all eyes to be paid for."""
    return t.phase == DEN or t.phase == WARRANT or (t.phase == POWER and t.character == cards.CARDINAL)


def in_turn(t: Board) -> bool:
    """Tell whether somebody's turn is going on, so that its registers mean something."""
    return MAIN <= t.phase < HEIR


def has_target(t: Board) -> bool:
    """Tell whether the phase is aimed at a seat."""
    return t.phase == POWER or t.phase == RUIN or t.phase == TRIBUTE


def step_counts(t: Board) -> bool:
    """Return True if ``step`` is in use now: inside a power, or inside a district that a Witch uses before naming."""
    return t.phase == POWER or t.phase == LAB or t.phase == TUCK or t.phase == RUIN


def used_names(used: i64) -> list[str]:
    """Return what was used, by name."""
    return [name for number, name in enumerate(USED_NAMES) if used >> number & 1]


def called_in_vain(t: Board) -> i64:
    """Return whose Hospital had no part in it when the killed character was called, by the looks of it now; or -1."""
    if not t.has_hospital or t.killed == 0 or t.rank < t.killed or t.revealed >> t.killed & 1:
        return -1
    owner = t.owner_of(cards.HOSPITAL)
    return -1 if owner == t.holder(t.killed) else owner


def owed_counts(t: Board) -> bool:
    """Tell whether ``owed`` is in use now: in the powers that count something, and for the Thieves' Den."""
    if t.phase == DEN:
        return True
    if t.phase != POWER:
        return False
    return (
        t.character == cards.MAGISTRATE
        or t.character == cards.BLACKMAILER
        or t.character == cards.MAGICIAN
        or t.character == cards.SEER
        or t.character == cards.CARDINAL
    )
