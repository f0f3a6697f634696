"""Hide duplicate-deal tables from outsiders until the round ends.

A room is sealed from its creation until its round closes; the store unseals all rooms of a round at once. Until then:

* only its players see the table, each through the eyes of their seat (``may_watch``);
* nobody gets its record, result, replay or review, or plays on from it (``must_not_be_sealed``);
* outsiders see the room and its tournament as if the game went on (``room_object``, ``tournament_object``);
* statistics, histories and companions leave the game out (``may_be_told`` in the store), and ratings do not count it:
  the store rates it when it unseals the room.
"""

from __future__ import annotations

from burgrave.server.live.errors import Refused
from burgrave.server.store import RoomRow


def must_not_be_sealed(room: RoomRow) -> None:
    """Raise Refused while the same deal is played elsewhere."""
    if room.sealed:
        raise Refused(
            "sealed",
            "The same cards are played at other tables; all this can be seen when the last of them is over.",
            403,
        )
