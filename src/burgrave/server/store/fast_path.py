"""Fast paths for the most frequent write: separate connections that bypass the engine.

SQLite: one transaction per hop to the worker thread. PostgreSQL: one statement, which is a transaction of its own.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

Rows = Sequence[Mapping[str, Any]]
IDLE: Final = 1.0
"""Seconds after which an idle connection to PostgreSQL is tested before it is used."""
_CLOSING: Final = 5.0
"""Seconds to wait for a PostgreSQL connection to close."""

SAFELY: Final = "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"
"""Settings of every connection that writes.

With FULL, every commit waits for the disk, so neither a killed process nor a power failure loses an acknowledged action
(unless the disk reports writes that it has not completed). NORMAL would also survive kill -9, but could lose the last
seconds in a power failure. The group commit makes FULL affordable.
"""


class FastPath:
    """Separate SQLite connection for the most frequent writes.

    Through the engine, each statement costs a hop to the driver's thread and three times the processor time. If
    anything fails, nothing is written; the engine then repeats the write and reports the error.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread: ThreadPoolExecutor | None = None
        self._connection: sqlite3.Connection | None = None

    async def write(self, sql: str, rows: Rows) -> bool:
        """Commit an INSERT for each of ``rows``; return False, with nothing written, if any of them fails.

        If another writer holds the lock, return False without waiting. If the commit itself fails, raise the error,
        because its outcome is unknown.
        """
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "store straight")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, sql, rows)

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            await asyncio.get_running_loop().run_in_executor(thread, self._close)
            thread.shutdown()

    def _write(self, sql: str, rows: Rows) -> bool:
        try:
            if self._connection is None:
                self._connection = self._open()
            self._connection.execute("BEGIN IMMEDIATE")
            written = self._connection.executemany(sql, rows).rowcount == len(rows)
        except (sqlite3.Error, OverflowError, UnicodeEncodeError):
            written = False
        if self._connection is None:
            return False
        try:
            if written:
                self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        return written

    def _open(self) -> sqlite3.Connection:
        # mode=rw: do not create an empty file if it was removed.
        connection = sqlite3.connect(
            f"{self._file.absolute().as_uri()}?mode=rw", uri=True, timeout=0.0, isolation_level=None
        )
        try:
            for setting in SAFELY:
                connection.execute(setting)
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class PostgresFastPath:
    """Separate PostgreSQL connection that runs single statements, each in a transaction of its own.

    The driver prepares each statement once. A failed statement is not retried, because its outcome is unknown.
    """

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._connection: Any = None
        self._used = 0.0

    async def fetch(self, sql: str, *arguments: object) -> list[Any]:
        """Run a statement, and return its rows; raise the driver's own errors."""
        if self._connection is None or not await self._works():
            self._connection = await self._connect()
        try:
            rows: list[Any] = await self._connection.fetch(sql, *arguments)
        except BaseException:
            self._connection.terminate()
            raise
        self._used = time.monotonic()
        return rows

    async def _works(self) -> bool:
        """Return True if the connection is open and, after ``IDLE`` seconds without use, passes a test."""
        if self._connection.is_closed():
            return False
        if time.monotonic() - self._used > IDLE:
            try:
                await self._connection.fetchval("SELECT 1")
            except Exception:
                self._connection.terminate()
                return False
        return True

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            with suppress(Exception):  # it may have died
                await connection.close(timeout=_CLOSING)
