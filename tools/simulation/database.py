"""Deterministic simulated database, which behaves like a remote server: SQLite in the simulated event loop.

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
from burgrave.server.store.games import APPEND_POSTGRES

__all__ = ["Disk", "SharedAddress", "address_for"]

_PATIENCE: Final = 5.0  # seconds to wait for a lock
_SLOW: Final = 300.0  # factor of a slow statement
_LONG: Final = 0.5  # seconds of waiting for a lock that count as a fault

_ENTRY: Final = "SELECT 1 FROM log WHERE room_id = ? AND number = ?"
_ROOM: Final = "SELECT 1 FROM rooms WHERE id = ?"
_SESSION: Final = "SELECT 1 FROM sessions WHERE token_hash = ? AND seen + ? > ?"
_TOKEN: Final = "SELECT 1 FROM bot_tokens WHERE token_hash = ? AND expires > ?"
_LINE: Final = (
    "INSERT INTO log (room_id, number, kind, seat, notation, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT DO NOTHING"
)
"""Parts of ``APPEND_POSTGRES`` in SQLite's dialect."""

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
        self.committed: Callable[[Owner | None, bool, Sequence[str]], None] = lambda owner, rooms, news: None
        """Called after each commit with the connection's owner, True if rooms were written, and the notifications."""
        self.failed: Callable[[float], None] = lambda until: None
        """Called when the database fails or is slow for a process, with the time at which this ends."""
        self.listening: Callable[[], None] = lambda: None
        """Called when a process begins to receive notifications."""
        self.slow_until = 0.0
        self.gone_until = 0.0
        self.partitions: dict[Owner, float] = {}  # processes that cannot reach the database, and until when
        self.calm = False
        self.clock = 0.0  # seconds by which the clock of the database's machine is ahead
        self._writing = asyncio.Lock()
        self._waiting: list[float] = []  # times at which waiting transactions began, oldest first
        self._connections: dict[Connection, None] = {}
        self._listeners: dict[PostgresConnection, None] = {}

    def connect(self, file: str, **_: Any) -> Connection:
        """Return a simulated connection, as a replacement for ``aiosqlite.connect``."""
        return Connection(self, file, OWNER.get())

    def straight(self, file: Path) -> FastPath:
        """Return a simulated fast path, as a replacement for the store's ``FastPath``."""
        return FastPath(self, file)

    async def connect_postgres(self) -> PostgresConnection:
        await self.work()
        return PostgresConnection(self, OWNER.get())

    def date(self) -> float:
        """Return the system time of the database's machine."""
        return EPOCH + self.loop.time() + self.clock

    async def work(self) -> None:
        """Wait as long as a statement takes; raise an error if the database is down or unreachable."""
        owner = OWNER.get()
        if owner is not None and owner.dead:
            raise sqlite3.OperationalError("no active connection")
        seconds = self.chance.expovariate(1 / self.climate.work)
        if self.loop.time() < self.slow_until:
            seconds *= _SLOW
            self.failed(self.loop.time() + seconds)
        await asyncio.sleep(seconds)
        if self.loop.time() < self.unreachable_until(owner):
            raise sqlite3.OperationalError("no active connection")

    def unreachable_until(self, owner: Owner | None) -> float:
        """Return the time from which a process can reach the database; this time may be in the past."""
        return max(self.gone_until, 0.0 if owner is None else self.partitions.get(owner, 0.0))

    def happens(self, fault: str, chance: float) -> bool:
        """Decide at random whether a fault occurs; if so, count it and return True."""
        if self.calm or not chance or self.chance.random() >= chance:
            return False
        self.faults[fault] += 1
        return True

    # ---- lock ----------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        # A frozen process may be the next to get a lock that is free already.
        if not self._writing.locked() and not self._waiting:
            await self._writing.acquire()
            return
        since = self.loop.time()
        self._waiting.append(since)
        try:
            await asyncio.wait_for(self._writing.acquire(), _PATIENCE)
        except TimeoutError:
            raise sqlite3.OperationalError("database is locked") from None
        finally:
            if self.is_stuck():
                self.failed(self.loop.time())
            self._waiting.remove(since)

    def is_stuck(self) -> bool:
        """Return True if a connection has waited a long time for the write lock, as when a frozen process holds it."""
        return bool(self._waiting) and self.loop.time() - self._waiting[0] > _LONG

    def is_written(self) -> bool:
        return self._writing.locked()

    def end(self) -> None:
        self._writing.release()

    # ---- connections ---------------------------------------------------------------------------------------------

    def opened(self, connection: Connection) -> None:
        self._connections[connection] = None

    def closed(self, connection: Connection) -> None:
        self._connections.pop(connection, None)

    def disconnect(self, owner: Owner) -> None:
        """Roll back and close all connections of a dead process."""
        for connection in [one for one in self._connections if one.owner is owner]:
            connection.stop()
        for listener in [one for one in self._listeners if one.owner is owner]:
            del self._listeners[listener]
        self.partitions.pop(owner, None)

    def partition(self, owner: Owner, until: float) -> None:
        """Prevent a process from reaching the database until a given time."""
        self.partitions[owner] = until
        self.deafen(owner, self.loop.time())

    def deafen(self, owner: Owner, until: float) -> None:
        """Stop notifications to a process, which notices the lost connection at the time ``until``."""
        for listener in [one for one in self._listeners if one.owner is owner]:
            del self._listeners[listener]
            self.loop.call_at(until, listener.lost, context=listener.context)

    def listens(self, owner: Owner) -> bool:
        return any(listener.owner is owner for listener in self._listeners)

    def add(self, listener: PostgresConnection) -> None:
        self.listening()
        self._listeners[listener] = None

    def forget(self, listener: PostgresConnection) -> None:
        self._listeners.pop(listener, None)

    def notify(self, news: Sequence[str]) -> None:
        """Deliver the notifications of a transaction to all listeners, in order and after a delay."""
        for listener in self._listeners:
            for payload in news:
                listener.deliver(payload)
                if self.happens("notifications duplicated", self.climate.doubled_news):
                    listener.deliver(payload)


class Connection:
    """A fake aiosqlite connection with everything that SQLAlchemy and the store use."""

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
        """Immediately run, in this thread, a function that SQLAlchemy queues for the driver's thread."""
        future, function = work
        future.set_result(function())

    async def create_function(self, *args: Any, **kwargs: Any) -> None:
        self._conn.create_function(*args, **kwargs)

    def ask(self, sql: str, *parameters: Any) -> bool:
        """Return True if a query finds a row. There is no delay, because the query is part of a larger statement."""
        return self._conn.execute(sql, parameters).fetchone() is not None

    def put(self, line: Sequence[Any]) -> bool:
        """Insert a row into the log without a delay; return False if its number is taken."""
        return self._conn.execute(_LINE, line).rowcount == 1

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

    def notify(self, payload: str) -> None:
        """Send a notification when the transaction is committed."""
        self._news.append(payload)

    async def commit(self, *, may_clash: bool = True) -> None:
        """Commit atomically, even if the response does not arrive."""
        disk = self._disk
        if not self._conn.in_transaction:
            self._let_go()
            return
        try:
            await disk.work()
            if may_clash and disk.happens("transactions given up", disk.climate.clashes):
                self._conn.rollback()
                self._let_go()
                raise Clash("could not serialize access due to concurrent update")
            self._conn.commit()
            self._let_go(committed=True)
            await disk.work()
            if disk.happens("commits without an answer", disk.climate.lost_answers):
                disk.failed(disk.loop.time())
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
            self._disk.committed(self.owner, rooms, news)
            self._disk.notify(news)


class FastPath:
    """A fake of the store's SQLite fast path."""

    def __init__(self, disk: Disk, file: Path) -> None:
        self._disk = disk
        self._file = file
        self._connection: Connection | None = None

    async def write(self, sql: str, rows: Rows) -> bool:
        """Commit an INSERT if the write lock is free and each row of parameters adds one row."""
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


class PostgresConnection:
    """A fake asyncpg connection with everything that the store uses outside its engines."""

    def __init__(self, disk: Disk, owner: Owner | None) -> None:
        assert owner is not None
        self.owner = owner
        self.context = owner.context.copy()
        self._disk = disk
        self._heard: Heard | None = None
        self._lost: Callable[[Any], None] = lambda _: None
        self._is_lost = False
        self._last = 0.0
        self._connection: Connection | None = None

    def is_closed(self) -> bool:
        return self._is_lost

    def terminate(self) -> None:
        self._is_lost = True
        self._disk.forget(self)
        if self._connection is not None:
            self._connection.stop()

    async def close(self, *, timeout: float) -> None:
        self.terminate()

    # ---- notifications -------------------------------------------------------------------------------------------

    def add_termination_listener(self, lost: Callable[[Any], None]) -> None:
        self._lost = lost

    async def add_listener(self, channel: str, heard: Heard) -> None:
        await self._disk.work()
        self._heard = heard
        self._disk.add(self)

    async def execute(self, sql: str, timeout: float) -> None:
        """Send a signal to all listeners: ``SELECT pg_notify('CHANNEL', 'PAYLOAD')``."""
        await self._disk.work()
        if self._is_lost:
            raise OSError("the connection was lost")
        _, _channel, _, payload, _ = sql.split("'")
        self._disk.notify([payload])

    def lost(self) -> None:
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

    # ---- log entries ---------------------------------------------------------------------------------------------

    async def fetchval(self, sql: str) -> int:
        """Test the connection: ``SELECT 1``."""
        assert sql == "SELECT 1"
        await self._disk.work()
        return 1

    async def fetch(self, sql: str, *arguments: Any) -> list[dict[str, Any]]:
        """Append to logs as PostgreSQL would; the store calls ``fetch`` for no other statement.

        PostgreSQL reads the log as of the beginning of the statement, but locks the current rows of sessions, tokens
        and rooms. If an entry's number is taken in the meantime, the insertion detects this.
        """
        assert sql == APPEND_POSTGRES
        jobs, room_ids, numbers, sessions, tokens, jobs_of_entries, *columns, seconds, now, sender = arguments
        lines: dict[int, list[Sequence[Any]]] = {job: [] for job in jobs}
        for job, *line in zip(jobs_of_entries, *columns, strict=True):
            lines[job].append([room_ids[jobs.index(job)], *line])
        if self._connection is None:
            self._connection = await self._disk.connect(str(self._disk.file))
            self._connection.isolation_level = None
            await self._connection.execute("PRAGMA foreign_keys = ON")
        connection, found = self._connection, self._connection.ask
        before = [number == 0 or found(_ENTRY, one, number - 1) for one, number in zip(room_ids, numbers, strict=True)]
        await connection.execute("BEGIN IMMEDIATE")
        rows: list[dict[str, Any]] = []
        for job, room_id, session, token, follows in zip(jobs, room_ids, sessions, tokens, before, strict=True):
            is_session = session is None or found(_SESSION, session, seconds, now)
            is_token = token is None or found(_TOKEN, token, now)
            row = {"authorized": is_session and is_token, "room_exists": found(_ROOM, room_id), "follows": follows}
            first, *others = lines[job]
            written = all(row.values()) and connection.put(first)
            if written:
                for other in others:
                    assert connection.put(other)
                connection.notify(f"{sender} {lines[job][-1][1]} {room_id}")
            rows.append({"job": job, **row, "written": written})
        await connection.commit(may_clash=False)
        return rows


@dataclass(frozen=True)
class SharedAddress(Address):
    """The address of a database that notifies processes of each other's changes."""

    disk: Disk | None = None

    @property
    def postgres(self) -> bool:
        return True

    @property
    def file(self) -> Path | None:
        return None

    def prepare(self) -> None:
        """Do nothing, because the database already exists."""

    def writer(self) -> AsyncEngine:
        return self._file().writer()

    def reader(self) -> AsyncEngine | None:
        return self._file().reader()

    async def postgres_connection(self) -> Any:
        assert self.disk is not None
        return await self.disk.connect_postgres()

    def _file(self) -> Address:
        return Address(self.url, self.patience, self.answering)


def address_for(disk: Disk, *, shared: bool) -> Address:
    """Return the database address for a process."""
    url = URL.create("sqlite", database=str(disk.file))
    return SharedAddress(url, _PATIENCE, None, disk=disk) if shared else Address(url, _PATIENCE, None)
