"""Deterministic simulated database: real SQLite on the event loop, behaving like a remote server.

It replaces the driver (``aiosqlite.connect``) and, when processes share the database, PostgreSQL's notifications. If a
process dies, its committed data is in the file, and its uncommitted data is rolled back.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine
from tools.simulation.climate import Climate
from tools.simulation.loop import EPOCH, OWNER, Loop, Owner

from burgrave.server.store.connecting import Address
from burgrave.server.store.fast_path import Rows

__all__ = ["Disk", "SharedAddress", "address_for"]

_PATIENCE: Final = 5.0  # seconds to wait for a lock
_SLOW: Final = 300.0  # factor of a slow statement

Heard = Callable[[Any, int, str, str], None]


class Clash(sqlite3.OperationalError):
    """Serialization failure: this transaction was aborted in favor of another one."""

    sqlstate = "40001"


class Disk:
    """State that outlives the processes: a file and its connections."""

    def __init__(self, file: Path, loop: Loop, chance: Random, climate: Climate) -> None:
        self.file = file
        self.loop = loop
        self.chance = chance
        self.climate = climate
        self.faults: Counter[str] = Counter()
        self.committed: Callable[[Owner | None, bool], None] = lambda owner, rooms: None
        """Called after each commit with the owner of the connection, and True if rooms were written."""
        self.slow_until = 0.0
        self.gone_until = 0.0
        self.calm = False
        self.clock = 0.0  # seconds by which the clock of the database's machine is ahead
        self._writing = asyncio.Lock()
        self._connections: dict[Connection, None] = {}
        self._ears: dict[Ear, None] = {}

    def connect(self, file: str, **_: Any) -> Connection:
        """Return a simulated connection, in place of ``aiosqlite.connect``."""
        return Connection(self, file, OWNER.get())

    def straight(self, file: Path) -> FastPath:
        """Return a simulated fast path, in place of the store's ``FastPath``."""
        return FastPath(self, file)

    async def listen(self) -> Ear:
        """Return a simulated listener, in place of a listening asyncpg connection."""
        await self.work()
        ear = Ear(self, OWNER.get())
        self._ears[ear] = None
        return ear

    def date(self) -> float:
        """Return the date on the clock of the database's machine."""
        return EPOCH + self.loop.time() + self.clock

    async def work(self) -> None:
        """Wait as long as a statement takes; raise if the database is down."""
        owner = OWNER.get()
        if owner is not None and owner.dead:
            raise sqlite3.OperationalError("no active connection")
        seconds = self.chance.expovariate(1 / self.climate.work)
        if self.loop.time() < self.slow_until:
            seconds *= _SLOW
        await asyncio.sleep(seconds)
        if self.loop.time() < self.gone_until:
            raise sqlite3.OperationalError("no active connection")

    def happens(self, fault: str, chance: float) -> bool:
        """Decide at random whether a fault occurs; if so, count it and return True."""
        if self.calm or not chance or self.chance.random() >= chance:
            return False
        self.faults[fault] += 1
        return True

    # ---- lock ----------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Acquire the write lock."""
        if not self._writing.locked():
            await self._writing.acquire()
            return
        try:
            await asyncio.wait_for(self._writing.acquire(), _PATIENCE)
        except TimeoutError:
            raise sqlite3.OperationalError("database is locked") from None

    def is_written(self) -> bool:
        """Return True if the write lock is held."""
        return self._writing.locked()

    def end(self) -> None:
        """Release the write lock."""
        self._writing.release()

    # ---- connections ---------------------------------------------------------------------------------------------

    def opened(self, connection: Connection) -> None:
        """Register a connection."""
        self._connections[connection] = None

    def closed(self, connection: Connection) -> None:
        """Unregister a connection."""
        self._connections.pop(connection, None)

    def disconnect(self, owner: Owner) -> None:
        """Roll back and close all connections of a dead process."""
        for connection in [one for one in self._connections if one.owner is owner]:
            connection.stop()
        for ear in [one for one in self._ears if one.owner is owner]:
            del self._ears[ear]

    def deafen(self, owner: Owner, until: float) -> None:
        """Stop notifications to a process, which notices this only at the time ``until``."""
        for ear in [one for one in self._ears if one.owner is owner]:
            del self._ears[ear]
            self.loop.call_at(until, ear.lost, context=ear.context)

    def forget(self, ear: Ear) -> None:
        """Unregister a listener."""
        self._ears.pop(ear, None)

    def notify(self, news: Sequence[str]) -> None:
        """Deliver the notifications of a transaction to all listeners, in order and after a delay."""
        for ear in self._ears:
            for payload in news:
                ear.deliver(payload)
                if self.happens("notifications duplicated", self.climate.doubled_news):
                    ear.deliver(payload)


class Connection:
    """Fake aiosqlite connection with everything that SQLAlchemy and the store use."""

    def __init__(self, disk: Disk, file: str, owner: Owner | None) -> None:
        self.owner = owner
        self._thread = self  # SQLAlchemy sets its daemon flag
        self.daemon = False
        self._disk = disk
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._tx = self
        self._holds = False  # the write lock
        self._news: list[str] = []
        self._rooms = False

    def __await__(self) -> Generator[Any, Any, Connection]:
        return self._open().__await__()

    async def _open(self) -> Connection:
        await self._disk.work()
        connection = sqlite3.connect(self._file, timeout=0.0, check_same_thread=False)
        connection.create_function("pg_advisory_xact_lock", 1, lambda _: 1)
        connection.create_function("clock_timestamp", 0, self._disk.date)
        connection.create_function("date_part", 2, lambda part, date: date)
        self._connection = connection
        self._disk.opened(self)
        return self

    @property
    def is_open(self) -> bool:
        return self._connection is not None

    @property
    def _conn(self) -> sqlite3.Connection:
        if self._connection is None:
            raise sqlite3.OperationalError("no active connection")
        return self._connection

    @property
    def isolation_level(self) -> str | None:
        return self._conn.isolation_level

    @isolation_level.setter
    def isolation_level(self, value: Any) -> None:
        self._conn.isolation_level = value

    def put_nowait(self, work: tuple[asyncio.Future[Any], Callable[[], Any]]) -> None:
        """Immediately run a function that SQLAlchemy queues for the driver's thread."""
        future, function = work
        future.set_result(function())

    async def create_function(self, *args: Any, **kwargs: Any) -> None:
        self._conn.create_function(*args, **kwargs)

    def cursor(self) -> Cursor:
        return Cursor(self, self._conn.cursor())

    async def execute(self, sql: str, parameters: Any = ()) -> Cursor:
        return await self.cursor().execute(sql, parameters)

    async def executemany(self, sql: str, parameters: Any) -> Cursor:
        return await self.cursor().executemany(sql, parameters)

    async def perform(self, statement: Callable[..., Any], sql: str, given: Any) -> None:
        """Execute a statement after a delay."""
        disk = self._disk
        if sql == "BEGIN IMMEDIATE":
            await disk.begin()
            self._holds = True
        try:
            await disk.work()
        except BaseException:
            self.stop()
            raise
        if "pg_notify" in sql:
            self._news += given[0]
            return
        _ = self._conn  # may have been closed in the meantime
        if sql.startswith(("UPDATE rooms", "INSERT INTO rooms", "DELETE FROM rooms")):
            self._rooms = True
        statement(sql, given)

    async def commit(self) -> None:
        """Commit atomically, even if the response does not arrive."""
        disk = self._disk
        if not self._conn.in_transaction:
            self._let_go()
            return
        try:
            await disk.work()
            if disk.happens("transactions given up", disk.climate.clashes):
                self._conn.rollback()
                self._let_go()
                raise Clash("could not serialize access due to concurrent update")
            self._conn.commit()
            self._let_go(committed=True)
            await disk.work()
            if disk.happens("commits without an answer", disk.climate.lost_answers):
                raise sqlite3.OperationalError("no active connection")
        except Clash:
            raise
        except BaseException:
            self.stop()
            raise

    async def rollback(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            self._connection.rollback()
        self._let_go()

    async def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        """Close the connection; uncommitted data is rolled back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            if connection.in_transaction:
                connection.rollback()
            connection.close()
        self._disk.closed(self)
        self._let_go()

    def _let_go(self, *, committed: bool = False) -> None:
        news, rooms = self._news, self._rooms
        self._news, self._rooms = [], False
        if self._holds:
            self._holds = False
            self._disk.end()
        if committed:
            self._disk.committed(self.owner, rooms)
            self._disk.notify(news)


class FastPath:
    """Fake SQLite fast path of the store."""

    def __init__(self, disk: Disk, file: Path) -> None:
        self._disk = disk
        self._file = file
        self._connection: Connection | None = None

    async def write(self, sql: str, rows: Rows) -> bool:
        """Commit an INSERT if it writes one row per row of parameters and the write lock is free."""
        try:
            connection = await self._opened()
            if self._disk.is_written():
                return False
            await connection.execute("BEGIN IMMEDIATE")
            written = (await connection.executemany(sql, rows)).rowcount == len(rows)
        except sqlite3.Error:
            written = False
        if self._connection is None:
            return False
        if written:
            await self._connection.commit()
        else:
            await self._connection.rollback()
        return written

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.stop()

    async def _opened(self) -> Connection:
        if self._connection is None or not self._connection.is_open:
            self._connection = await self._disk.connect(str(self._file))
            self._connection.isolation_level = None
            await self._connection.execute("PRAGMA foreign_keys = ON")
        return self._connection


class Cursor:
    """Fake aiosqlite cursor."""

    def __init__(self, connection: Connection, cursor: sqlite3.Cursor) -> None:
        self._connection = connection
        self._cursor = cursor
        self.arraysize = 1

    async def __aenter__(self) -> Cursor:
        return self

    @property
    def description(self) -> Any:
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._cursor.lastrowid

    async def execute(self, sql: str, parameters: Any = ()) -> Cursor:
        await self._connection.perform(self._cursor.execute, sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Any) -> Cursor:
        await self._connection.perform(self._cursor.executemany, sql, parameters)
        return self

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def close(self) -> None:
        self._cursor.close()


class Ear:
    """Fake listening asyncpg connection."""

    def __init__(self, disk: Disk, owner: Owner | None) -> None:
        assert owner is not None
        self.owner = owner
        self.context = owner.context.copy()
        self._disk = disk
        self._heard: Heard | None = None
        self._lost: Callable[[Any], None] = lambda _: None
        self._is_lost = False
        self._last = 0.0

    def add_termination_listener(self, lost: Callable[[Any], None]) -> None:
        self._lost = lost

    async def add_listener(self, channel: str, heard: Heard) -> None:
        await self._disk.work()
        self._heard = heard

    async def execute(self, sql: str, timeout: float) -> None:
        """Send a signal to all listeners: ``SELECT pg_notify('CHANNEL', 'PAYLOAD')``."""
        await self._disk.work()
        if self._is_lost:
            raise OSError("the connection was lost")
        _, _channel, _, payload, _ = sql.split("'")
        self._disk.notify([payload])

    def terminate(self) -> None:
        self._disk.forget(self)

    def lost(self) -> None:
        """Report that the connection is lost."""
        self._is_lost = True
        self._lost(self)

    def deliver(self, payload: str) -> None:
        """Deliver a notification after a delay, in order."""
        disk = self._disk
        self._last = max(self._last, disk.loop.time() + disk.chance.expovariate(1 / disk.climate.late_news))
        disk.loop.call_at(self._last, self._hear, payload, context=self.context)

    def _hear(self, payload: str) -> None:
        if self._heard is not None:
            self._heard(self, 1, "burgrave", payload)


@dataclass(frozen=True)
class SharedAddress(Address):
    """Address of a database that notifies processes of each other's changes."""

    disk: Disk | None = None

    @property
    def postgres(self) -> bool:
        return True

    @property
    def file(self) -> Path | None:
        return None

    def prepare(self) -> None:
        """Do nothing: the database already exists."""

    def writer(self) -> AsyncEngine:
        return self._file().writer()

    def fast_path(self) -> None:
        """Return None: the fast path needs a PostgreSQL statement, but the simulated database is SQLite."""

    def reader(self) -> AsyncEngine | None:
        return self._file().reader()

    async def postgres_connection(self) -> Any:
        assert self.disk is not None
        return await self.disk.listen()

    def _file(self) -> Address:
        return Address(self.url, self.patience)


def address_for(disk: Disk, *, shared: bool) -> Address:
    """Return the database address for a process."""
    url = URL.create("sqlite", database=str(disk.file))
    return SharedAddress(url, _PATIENCE, disk=disk) if shared else Address(url, _PATIENCE)
