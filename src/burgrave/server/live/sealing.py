"""Where the same deal is played at several tables, what lies hidden at one of them is told at none.

Such a room is sealed from when it is made until the last table of its round is over; the store lifts all seals of a
round at once. While it is sealed, only its players see the table, each through the eyes of their seat, and nobody sees
what is laid open after a game: its record, result, replay and review, or a game that goes on from there. Whatever shows
a table asks ``may_watch``, whatever looks back asks here, and histories leave such games out. How points grew is not
told either.
"""

from __future__ import annotations

from burgrave.server.live.errors import Refused
from burgrave.server.store import RoomRow

__all__ = ["must_not_be_sealed"]


def must_not_be_sealed(room: RoomRow) -> None:
    """Raise Refused while the same deal is played elsewhere."""
    if room.sealed:
        raise Refused(
            "sealed",
            "The same cards are played at other tables; all this can be seen when the last of them is over.",
            403,
        )
