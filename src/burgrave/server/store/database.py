"""The open database: who writes, who reads, and what other processes are told."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Row, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from burgrave.server.store.connecting import Address, away, reason
from burgrave.server.store.errors import StoreUnavailable
from burgrave.server.store.migrations import must_be_today, upgrade
from burgrave.server.store.straight import Straight
from burgrave.server.store.writer import Together, Work, Writer

Answer = TypeVar("Answer")
Item = TypeVar("Item")
AnyRow = Row[*tuple[Any, ...]]

CHANNEL: Final = "burgrave"
_NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', one) FROM unnest(CAST(:news AS text[])) AS one")
_MIGRATING: Final = 0x6275726772617665
"""The advisory lock (any number that others do not use) under which one process at a time makes tables."""


class Database:
    """Connections to one database, and the ways to use them. Made by :meth:`open`."""

    def __init__(
        self, address: Address, writer: AsyncEngine, reader: AsyncEngine | None, straight: Straight | None = None
    ) -> None:
        self.address = address
        self.sender = secrets.token_hex(8)
        """Tells our notifications from those of other processes."""
        self.writer = Writer(writer, self._check_file, straight)
        self._reader = reader
        self._file = address.file
        self._identity = _identity(self._file)

    @classmethod
    async def open(cls, address: Address) -> Self:
        """Connect, and bring the tables up to date."""
        writer = address.writer()
        try:
            await asyncio.to_thread(address.prepare)
            async with writer.begin() as connection:
                if address.postgres:
                    await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
                await connection.run_sync(upgrade)
                # A database that can only be read is good for nothing here: better to hear of it now.
                await connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        except Exception as error:
            await writer.dispose()
            if isinstance(error, StoreUnavailable) or away(error) is None:
                raise
            raise StoreUnavailable(f"The database {address} cannot be opened: {reason(error)}.") from error
        return cls(address, writer, address.reader(), address.straight())

    @classmethod
    async def look(cls, address: Address) -> Self:
        """Connect to a database that is there and up to date, to read it; what would write fails."""
        reader = address.reader()
        if reader is None:
            raise StoreUnavailable(f"There is no database {address}; say with --database-url which one is meant.")
        if address.file is not None:
            address.must_be_readable()
        try:
            async with reader.connect() as connection:
                await connection.run_sync(must_be_today)
        except Exception as error:
            await reader.dispose()
            if isinstance(error, StoreUnavailable) or away(error) is None:
                raise
            raise StoreUnavailable(f"The database {address} cannot be opened: {reason(error)}.") from error
        return cls(address, reader, reader)

    async def close(self) -> None:
        await self.writer.close()
        if self._reader is not None:
            await self._reader.dispose()

    async def write(self, work: Work[Answer]) -> Answer:
        """Do something in a transaction, perhaps with others; it is committed when this returns.

        Only ``Authorities._write`` calls this: it checks on whose behalf the write is done.
        """
        return await self.writer.alone(work)

    async def write_together(self, work: Together[Item], item: Item) -> None:
        """The same for what is done best for many at once."""
        await self.writer.together(work, item)

    async def read(self, work: Work[Answer]) -> Answer:
        """Ask for something that is committed."""
        if self._reader is None:
            return await self.writer.alone(work)
        try:
            self._check_open()
            async with self._reader.connect() as connection:
                return await work(connection)
        except Exception as error:
            unavailable = away(error)
            if unavailable is None or unavailable is error:
                raise
            raise unavailable from error

    async def tell(self, connection: AsyncConnection, news: Iterable[tuple[str, int]]) -> None:
        """Tell other processes, when the transaction is committed, of rooms and numbers."""
        await self.notify(connection, [f"{number} {room_id}" for room_id, number in news])

    async def notify(self, connection: AsyncConnection, news: Sequence[str]) -> None:
        """Send other processes something when the transaction is committed."""
        if self.address.postgres and news:
            payloads = [f"{self.sender} {one}" for one in news]
            await connection.execute(_NOTIFY, {"news": payloads})

    def _check_open(self) -> None:
        if self.writer.closed:
            raise StoreUnavailable("The database was closed: the server is stopping.")
        self._check_file()

    def _check_file(self) -> None:
        """A file that somebody removed can still be written, to no avail."""
        if _identity(self._file) != self._identity:
            raise StoreUnavailable(f"The database {self.address} is gone: its file was removed or replaced.")


class StoreContext:
    """What all parts of the store work with."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now

    def now(self) -> float:
        """Return the server time, by which everything in the database is dated."""
        return self._now()


def _identity(file: Path | None) -> tuple[int, int] | None:
    try:
        found = os.stat(file) if file is not None else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found is not None else None
