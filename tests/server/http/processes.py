"""Helpers for tests with several server processes on one database, and users connected to each of them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import pytest
from tests.server.http.house import House, Line, Visitor, house, standard
from websockets.exceptions import ConnectionClosed

__all__ = ["at", "closed", "deaf", "two"]


@contextlib.asynccontextmanager
async def two(url: str, **settings: float) -> AsyncIterator[tuple[House, House]]:
    asked = standard(database_url=url, **{"sweep_seconds": 3600.0, **settings})
    async with house(asked) as here, house(asked) as there:
        yield here, there


def at(there: House, person: Visitor, token: str | None = None) -> Visitor:
    """Return a client of another process, for the same user or a program with an API token."""
    token = token or person.token
    return Visitor(there, there.client(headers={"Authorization": f"Bearer {token}"}), token, person.person)


async def deaf(house: House) -> None:
    """Stop a process from receiving the notifications of other processes."""
    for listener in house.context.store._listeners:
        await listener.close()


async def closed(line: Line) -> int:
    """Wait until the server closes a socket; return the close code."""
    with pytest.raises(ConnectionClosed) as error:
        while True:
            await line.receive()
    assert error.value.rcvd is not None
    return error.value.rcvd.code
