"""Open database: writer, readers and notifications to other processes."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Row, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from burgrave.server.store.connecting import Address, away, reason
from burgrave.server.store.errors import StoreUnavailable
from burgrave.server.store.fast_path import FastPath, PostgresFastPath
from burgrave.server.store.migrations import must_be_today, upgrade
from burgrave.server.store.writer import Batch, Work, Writer

Answer = TypeVar("Answer")
Item = TypeVar("Item")
AnyRow = Row[*tuple[Any, ...]]

CHANNEL: Final = "burgrave"
_NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', one) FROM unnest(CAST(:news AS text[])) AS one")
_MIGRATING: Final = 0x6275726772617665
"""Arbitrary id of an advisory lock, which lets only one process at a time migrate tables."""


class Database:
    """Connections to one database, created by :meth:`open`."""

    def __init__(
        self,
        address: Address,
        writer: AsyncEngine,
        reader: AsyncEngine | None,
        fast_path: FastPath | PostgresFastPath | None = None,
    ) -> None:
        self.address = address
        self.sender = secrets.token_hex(8)
        """Id of this process, used to ignore its own notifications."""
        self.observe: Callable[[str, float], None] = lambda kind, seconds: None
        """Called with the kind and the seconds of each access (``Store.observe``)."""
        self.writer = Writer(writer, self._check_file, lambda seconds: self.observe("write", seconds))
        self.fast_path = fast_path
        self._reader = reader
        self._file = address.file
        self._identity = _identity(self._file)

    @classmethod
    async def open(cls, address: Address) -> Self:
        """Connect to a database, and migrate its tables to this version."""
        writer = address.writer()
        try:
            await asyncio.to_thread(address.prepare)
            async with writer.begin() as connection:
                if address.postgres:
                    await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
                await connection.run_sync(upgrade)
                # A read-only database is useless here; fail now rather than later.
                await connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        except Exception as error:
            await writer.dispose()
            if isinstance(error, StoreUnavailable) or away(error) is None:
                raise
            raise StoreUnavailable(f"The database {address} cannot be opened: {reason(error)}.") from error
        return cls(address, writer, address.reader(), address.fast_path())

    @classmethod
    async def look(cls, address: Address) -> Self:
        """Connect read-only to an existing, up-to-date database; writes fail, and queries have no time-out."""
        address = replace(address, answering=None)
        reader = address.reader()
        if reader is None:
            raise StoreUnavailable(f"There is no database {address}; use --database-url to name the right one.")
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
        if self.fast_path is not None:
            await self.fast_path.close()
        if self._reader is not None:
            await self._reader.dispose()

    async def write(self, work: Work[Answer]) -> Answer:
        """Run ``work`` in a transaction, possibly together with other jobs; return its result after the commit.

        Only ``Authorities._write`` calls this, because it checks the authorization of the write.
        """
        return await self.writer.exclusive(work)

    async def write_batch(self, work: Batch[Item], item: Item) -> None:
        """Write an item in a transaction, possibly together with others; return after the commit."""
        await self.writer.batch(work, item)

    async def read(self, work: Work[Answer]) -> Answer:
        """Run ``work``, which must not write, on committed data."""
        if self._reader is None:
            return await self.writer.exclusive(work)
        began = time.perf_counter()
        try:
            self._check_open()
            async with self._reader.connect() as connection:
                return await work(connection)
        except Exception as error:
            unavailable = away(error)
            if unavailable is None or unavailable is error:
                raise
            raise unavailable from error
        finally:
            self.observe("read", time.perf_counter() - began)

    async def notify_rooms(self, connection: AsyncConnection, news: Iterable[tuple[str, int]]) -> None:
        """Notify other processes of changed rooms when the transaction is committed.

        ``news`` pairs each room id with a log entry number or a ``Heard`` code.
        """
        await self.notify(connection, [f"{number} {room_id}" for room_id, number in news])

    async def notify(self, connection: AsyncConnection, news: Sequence[str]) -> None:
        """Send messages to other processes when the transaction is committed."""
        if self.address.postgres and news:
            payloads = [f"{self.sender} {one}" for one in news]
            await connection.execute(_NOTIFY, {"news": payloads})

    def _check_open(self) -> None:
        if self.writer.closed:
            raise StoreUnavailable("The database was closed: the server is stopping.")
        self._check_file()

    def _check_file(self) -> None:
        """Raise StoreUnavailable if the file was removed or replaced: writes would succeed, but be lost."""
        if _identity(self._file) != self._identity:
            raise StoreUnavailable(f"The database {self.address} is gone: its file was removed or replaced.")


class StoreContext:
    """Database and clock, shared by all parts of the store."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now

    def now(self) -> float:
        """Return the server time, which is used for all dates in the database."""
        return self._now()


def _identity(file: Path | None) -> tuple[int, int] | None:
    try:
        found = os.stat(file) if file is not None else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found is not None else None
