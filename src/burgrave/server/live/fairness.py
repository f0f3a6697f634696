"""A list that everybody has a place in, however much some put there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from burgrave.server.store import RoomRow

_FEW: Final = 3


def few_of_each(rooms: Iterable[RoomRow]) -> tuple[list[RoomRow], list[RoomRow]]:
    """Return the first three rooms of each host and each network, and all others; both in the order given."""
    few: list[RoomRow] = []
    others: list[RoomRow] = []
    seen: Counter[str | int] = Counter()
    for room in rooms:
        crowds = [crowd for crowd in (room.host, room.network) if crowd is not None]
        if all(seen[crowd] < _FEW for crowd in crowds):
            few.append(room)
            seen.update(crowds)
        else:
            others.append(room)
    return few, others
