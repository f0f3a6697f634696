"""Hospital (2010): its owner, if killed, is still revealed when called, but may only gather (R-41)."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules import turn
from burgrave.games.citadels.rules.board import Board
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


def admits(t: Board, seat: i64) -> bool:
    """Start the killed player's turn if the player owns the Hospital; return True if the turn has started."""
    owner = t.owner_of(cards.HOSPITAL)
    if seat < 0 or seat != owner:
        t.unhealed = owner  # silence reveals that the owner is not the victim
        return False
    t.revealed |= 1 << t.rank
    if t.keeps_events:
        t.note(pack(ev.REVEAL, PUBLIC, seat, t.cast[t.rank]))
        t.note(pack(ev.HOSPITAL, PUBLIC, seat))
    turn.begin(t, seat, cards.NO_CHARACTER)
    t.only_gathers = True
    return True
