"""Helpers for the store tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from burgrave.server.store import LogEntry, Person, RoomRow, SeatRow, Store, new_room_id


class Time:
    """Clock that a test moves by hand."""

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
    """Return a room for these users, in the first seats; the first user is the host."""
    taken = [SeatRow("person", person.id, person.name) for person in people]
    values = {"name": "A table", "set_up": {"game": "citadels", "options": {"players": 4}}, **fields}
    return RoomRow(new_room_id(), seats=(*taken, *seats), host=people[0].id, **values)


async def one_room(store: Store, **fields: Any) -> RoomRow:
    host, _ = await store.new_guest("Mara")
    return await store.add_room(room_of(host, **fields), by=host.by)


def entry(number: int, notation: str = "study") -> LogEntry:
    return LogEntry(number, "action", 0, notation, "", 1_000_000.0 + number)


async def uncounted(connection: Any) -> None:
    """Restore a database to its state before roles were counted."""
    await connection.exec_driver_sql("UPDATE finished SET counted = NULL")
    await connection.exec_driver_sql("DELETE FROM roles")
