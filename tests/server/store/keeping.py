"""Helpers for the store tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from burgrave.server.store import (
    SERVER,
    Authority,
    Ended,
    Gap,
    LogEntry,
    NoSuchRoom,
    Person,
    RoomRow,
    SeatRow,
    Server,
    Store,
    StoreError,
    Taken,
    new_room_id,
)


class Time:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def opened(url: str, **options: Any) -> AsyncIterator[Store]:
    store = await Store.open(url, **options)
    try:
        yield store
    finally:
        await store.close()


def room_of(*people: Person, seats: Iterable[SeatRow] = (), **fields: Any) -> RoomRow:
    """Return a room with these users in the first seats; the first user is the host."""
    taken = [SeatRow("person", person.id, person.name) for person in people]
    values = {"name": "A table", "set_up": {"game": "citadels", "options": {"players": 4}}, **fields}
    return RoomRow(new_room_id(), seats=(*taken, *seats), host=people[0].id, **values)


async def one_room(store: Store, **fields: Any) -> RoomRow:
    host, _ = await store.new_guest("Mara")
    return await store.add_room(room_of(host, **fields), by=host.by)


def entry(number: int, notation: str = "study") -> LogEntry:
    return LogEntry(number, "action", 0, notation, "", 1_000_000.0 + number)


async def append_for_many(store: Store) -> None:
    """Append to the logs of several rooms in one statement, and check the outcomes.

    The appends cover every possible outcome.
    """
    rooms = [(await one_room(store)).id for _ in range(6)]
    ended, good = [await store.new_guest(name) for name in ("Ana", "Bruno")]
    await store.log_out(ended[1])
    await asyncio.gather(*(store.append(room, [entry(0)], by=SERVER) for room in rooms))
    before = store.transactions
    wanted: list[tuple[str, list[LogEntry], Authority | Server, type[StoreError] | None]] = [
        (rooms[0], [entry(1), entry(2)], SERVER, None),
        (rooms[1], [entry(0), entry(1)], SERVER, Taken),
        (rooms[2], [entry(2)], SERVER, Gap),
        (rooms[3], [entry(1)], ended[0].by, Ended),
        (rooms[4], [entry(1)], good[0].by, None),
        ("r0000000000000000000", [entry(0)], SERVER, NoSuchRoom),
    ]
    outcomes = await asyncio.gather(
        *(store.append(room, entries, by=by) for room, entries, by, _ in wanted), return_exceptions=True
    )
    assert [None if one is None else type(one) for one in outcomes] == [outcome for *_, outcome in wanted]
    assert store.transactions == before + 1
    assert [len(await store.log(room)) for room in rooms] == [3, 1, 1, 1, 2, 1]


async def uncounted(connection: Any) -> None:
    """Restore a database to its state before roles were counted."""
    await connection.exec_driver_sql("UPDATE finished SET counted = NULL")
    await connection.exec_driver_sql("DELETE FROM roles")
