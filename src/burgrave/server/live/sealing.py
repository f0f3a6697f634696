"""Sealing, which hides duplicate-deal tables from outsiders until the round ends.

A room is sealed from its creation until its round closes; the store unseals all rooms of a round at once. Until then:

* only its players see the table, each with the view of their seat (``may_watch``);
* its record, result, replay and review are unavailable, and nobody can continue from it (``must_not_be_sealed``);
* outsiders see the room and its tournament as if the game were running (``room_object``, ``tournament_object``);
* statistics, histories and lists of companions omit the game (``may_be_told`` in the store), and ratings do not
  count it: the store rates it when it unseals the room.
"""

from __future__ import annotations

from burgrave.server.live.errors import Refused
from burgrave.server.store import RoomRow


def must_not_be_sealed(room: RoomRow) -> None:
    """Raise Refused while the same deal is still being played at other tables."""
    if room.sealed:
        raise Refused(
            "sealed",
            "Other tables still play the same cards; this is available when the last of them finishes.",
            403,
        )
