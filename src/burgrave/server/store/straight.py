"""The straight way into an SQLite file: a whole transaction is one way to a thread and back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

Rows = Sequence[Mapping[str, Any]]

SAFELY: Final = "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON"
"""How each connection writes. With FULL every commit waits until the disk has it, so that neither a killed process nor
a power cut costs an action that was told as done, as far as the disk is honest. (NORMAL would be as safe from kill -9,
and could cost the last seconds at a power cut.) The group commit makes it affordable.
"""


class Straight:
    """A connection of its own, for what is written most.

    Through the engine, each statement is a way to the driver's thread and back, with much in between: three times the
    processor time. Where anything stands in the way, nothing is written, and the engine finds out what it is.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread: ThreadPoolExecutor | None = None
        self._connection: sqlite3.Connection | None = None

    async def write(self, sql: str, rows: Rows) -> bool:
        """Commit an INSERT if it writes one row for each that it is given; else write nothing. Tell which.

        It waits for nobody who writes at the same time. An error of the commit itself is raised: whether that was done
        is not known.
        """
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "store straight")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, sql, rows)

    async def close(self) -> None:
        """Close the connection, and end the thread."""
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
        # One that exists: whoever removed it does not get an empty one for it.
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
