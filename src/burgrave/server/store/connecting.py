"""Database addresses, engines for writing and reading, and driver errors.

Driver errors become store errors with a one-line reason.
"""

from __future__ import annotations

import importlib
import sqlite3
import stat
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, DisconnectionError, IntegrityError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from burgrave.server.store import fast_path
from burgrave.server.store.errors import Corrupt, StoreUnavailable
from burgrave.server.store.fast_path import SAFELY, FastPath, PostgresFastPath
from burgrave.server.store.ours import is_ours, tables_in

# ---- Driver errors ---------------------------------------------------------------------------------------------------

_DUPLICATE: Final = "23505"
_MISSING: Final = "23503"
_CLASHES: Final = ("40001", "40P01")
_CORRUPT: Final = ("XX001", "XX002")
"""PostgreSQL error codes for corrupt data and indexes."""
_OF_STATEMENTS: Final = ("22", "23", "54")
"""PostgreSQL error classes for faulty statements: bad data, violated constraints, exceeded limits."""

_PLAINLY: Final = {
    "attempt to write a readonly database": "it is read-only",
    "cannot execute": "it is read-only",
    "database disk image is malformed": "a part of the file is damaged",
    "database is locked": "it is locked by another program",
    "database or disk is full": "the disk is full",
    "disk i/o error": "reading or writing the disk failed",
    "file is not a database": "the file is not an SQLite database",
    "unable to open database file": "the file does not exist, or its folder is missing or not writable",
}
"""Plain explanations of driver messages, for server operators."""


def is_duplicate(error: IntegrityError) -> bool:
    return _sqlstate(error) == _DUPLICATE or "UNIQUE constraint" in str(error.orig)


def is_missing(error: IntegrityError) -> bool:
    """Return True if the error reports a foreign key that refers to a missing row."""
    return _sqlstate(error) == _MISSING or "FOREIGN KEY constraint" in str(error.orig)


def is_clash(error: BaseException) -> bool:
    """Return True if the database aborted the transaction because of a concurrent one; it can be retried."""
    return _sqlstate(error) in _CLASHES


def is_corrupt(error: BaseException) -> bool:
    """Return True if the database files are corrupt."""
    source = _source(error)
    return _sqlstate(error) in _CORRUPT or getattr(source, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT


def away(error: BaseException) -> StoreUnavailable | None:
    """Return the error to raise if the database is unusable, or None if the statement is at fault."""
    if isinstance(error, StoreUnavailable):
        return error
    if isinstance(error, (DataError, IntegrityError)):
        return None
    if isinstance(error, StatementError) and not isinstance(error, DBAPIError):
        return None
    if _blames_data(error):
        return None
    # Drivers may raise their own errors while connecting; those of asyncpg and sqlite3 have no common base.
    driver = type(error).__module__.partition(".")[0] in {"asyncpg", "sqlite3"}
    if driver or isinstance(error, (DBAPIError, PoolTimeout, OSError)):
        kind = Corrupt if is_corrupt(error) else StoreUnavailable
        return kind(f"The database cannot be used: {reason(error)}.")
    return None


def reason(error: BaseException) -> str:
    """Return the cause of an error in one line without a period; it contains no SQL and no values."""
    if isinstance(error, TimeoutError):
        return "it does not respond"
    said = str(_source(error)).strip().partition("\n")[0].rstrip(".")
    for theirs, ours in _PLAINLY.items():
        if theirs in said.lower():
            return ours
    return said or type(_source(error)).__name__


def plainly(error: BaseException) -> str:
    """Return a reason that is safe to publish; the drivers' own messages may contain host names."""
    said = reason(error)
    return said if said in _PLAINLY.values() else "it does not respond as expected"


def _blames_data(error: BaseException) -> bool:
    """Return True if the statement or one of its values is at fault.

    SQLAlchemy wraps asyncpg errors as plain DBAPIErrors, so the class of an error is not enough.
    """
    if (_sqlstate(error) or "")[:2] in _OF_STATEMENTS:
        return True
    # Values that asyncpg cannot even send (invalid characters, numbers too large) have no code; it raises ValueError.
    return isinstance(error, DBAPIError) and isinstance(_source(error), ValueError)


def _source(error: BaseException) -> BaseException:
    """Return the driver's own error, without its wrappers."""
    if isinstance(error, DBAPIError) and isinstance(error.orig, BaseException):
        error = error.orig
        if error.__cause__ is not None:
            error = error.__cause__
    return error


def _sqlstate(error: BaseException) -> str | None:
    state = getattr(_source(error), "sqlstate", None)
    return state if isinstance(state, str) else None


# ---- Addresses and engines -------------------------------------------------------------------------------------------

_ALLOWED: Final = "use sqlite:///FILE or postgresql://USER@HOST/DATABASE"
_READERS: Final = 4
_AGAIN: Final = 0.01
"""Seconds between two attempts to change an SQLite database's journal mode."""
_CONNECTING: Final = 10.0
_ANSWERING: Final = 30.0
"""Seconds after which a PostgreSQL server that does not respond counts as lost."""


@dataclass(frozen=True)
class Address:
    """A database address, with time-outs for locks and for PostgreSQL statements."""

    url: URL
    patience: float
    answering: float | None

    @property
    def postgres(self) -> bool:
        return self.url.drivername == "postgresql"

    @property
    def file(self) -> Path | None:
        """Return the file of an SQLite database; None for PostgreSQL or a database in memory."""
        return Path(self.url.database) if not self.postgres and self.url.database else None

    @property
    def in_memory(self) -> bool:
        return not self.postgres and self.file is None

    def __str__(self) -> str:
        """Return the URL without user names, passwords or options."""
        url = self.url
        return URL.create(url.drivername, host=url.host, port=url.port, database=url.database).render_as_string()

    def must_be_readable(self) -> None:
        """Raise StoreUnavailable unless the SQLite file is a regular file that we can read."""
        assert self.file is not None
        try:
            if not stat.S_ISREG(self.file.stat().st_mode):
                raise StoreUnavailable(f"The database {self} cannot be opened: it is not a regular file.")
            self.file.open("rb").close()
        except FileNotFoundError:
            raise StoreUnavailable(f"There is no database {self}; use --database-url to name the right one.") from None
        except OSError as error:
            raise StoreUnavailable(f"The database {self} cannot be read: {error.strerror or error}.") from error

    def prepare(self) -> None:
        """Create the SQLite file if it does not exist, and check that it is ours."""
        if self.file is None:
            return
        if not self.file.exists():
            self.file.touch(mode=0o600)  # it will hold secrets
        self.must_be_readable()
        # Not in an engine's first connection, whose thread would survive a failure.
        with closing(sqlite3.connect(self.file, timeout=self.patience, isolation_level=None)) as connection:
            if tables_in(connection) and not is_ours(connection):
                raise StoreUnavailable(
                    f"The database {self} belongs to another program. Nothing was"
                    " changed; use --database-url to name the right one."
                )
            _keep_a_log(connection, self.patience)

    def writer(self) -> AsyncEngine:
        """Return an engine for writing, with a single connection."""
        if self.postgres:
            return self._postgres_engine(1)
        # In memory, the driver itself keeps a single connection and takes no pool size.
        size = {"pool_size": 1, "max_overflow": 0} if self.file is not None else {}
        # No reset on return: it costs a hop to another thread, and transactions are always ended explicitly.
        engine = create_async_engine(
            self._sqlite(), connect_args={"timeout": self.patience}, pool_reset_on_return=None, **size
        )

        @event.listens_for(engine.sync_engine, "connect")
        def set_up(connection: DBAPIConnection, record: object) -> None:
            # Otherwise the driver begins transactions implicitly, and only before some statements.
            connection.isolation_level = None
            _run(connection, *SAFELY)

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Any) -> None:
            # IMMEDIATE takes the write lock at once, so that concurrent transactions wait here and nowhere else.
            try:
                connection.connection.dbapi_connection.run_async(lambda driver: driver.execute("BEGIN IMMEDIATE"))
            except Exception as error:
                # The engine does not notice this error, and would lend the dead connection again.
                connection.invalidate(error)
                raise

        return engine

    def fast_path(self) -> FastPath | PostgresFastPath | None:
        if self.postgres:
            return PostgresFastPath(self.postgres_connection)
        return FastPath(self.file) if self.file is not None else None

    def reader(self) -> AsyncEngine | None:
        """Return an engine for reading committed data, or None for a database in memory."""
        if self.postgres:
            return self._postgres_engine(_READERS, isolation_level="AUTOCOMMIT")
        if self.file is None:
            return None
        engine = create_async_engine(
            self._sqlite(),
            connect_args={"timeout": self.patience},
            pool_size=_READERS,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
        )

        @event.listens_for(engine.sync_engine, "connect")
        def set_up(connection: DBAPIConnection, record: object) -> None:
            _run(connection, "PRAGMA query_only = ON")

        return engine

    async def postgres_connection(self) -> Any:
        """Open an asyncpg connection; like psql, asyncpg accepts options such as ``sslmode`` in the URL."""
        url = self.url.render_as_string(hide_password=False)
        return await _asyncpg().connect(dsn=url, timeout=_CONNECTING, command_timeout=self.answering)

    def _postgres_engine(self, size: int, **options: Any) -> AsyncEngine:
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.postgres_connection,
            pool_size=size,
            max_overflow=0,
            **options,
        )

        @event.listens_for(engine.sync_engine, "checkin")
        def note(connection: Any, record: Any) -> None:
            record.info["used"] = time.monotonic()

        @event.listens_for(engine.sync_engine, "checkout")
        def replace_dead(connection: Any, record: Any, proxy: object) -> None:
            # Testing a connection costs a round trip, so those in use are not tested.
            works = not connection.driver_connection.is_closed()
            if works and time.monotonic() - record.info.get("used", 0.0) > fast_path.IDLE:
                try:
                    engine.dialect.do_ping(connection)
                except Exception:
                    works = False
            if not works:
                raise DisconnectionError("The server has closed this connection.")

        return engine

    def _sqlite(self) -> URL:
        return self.url.set(drivername="sqlite+aiosqlite")


def address_of(text: str, *, patience: float, folder: bool = True) -> Address:
    """Parse a database URL; raise StoreUnavailable if it is invalid or unsupported.

    ``folder``: require the folder of an SQLite file to exist.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreUnavailable(f"The database URL is invalid; {_ALLOWED}.") from None
    scheme = {"postgres": "postgresql", "postgresql": "postgresql", "sqlite": "sqlite"}.get(url.drivername)
    if scheme is None:
        raise StoreUnavailable(f"Unsupported database {url.drivername}://; {_ALLOWED}.")
    address = Address(url.set(drivername=scheme), patience, _ANSWERING)
    if address.postgres:
        _asyncpg()
    elif url.host or url.query or url.database == ":memory:":
        raise StoreUnavailable(
            f"{address} is not a valid SQLite URL: use sqlite:///FILE (with four slashes if the path is "
            "absolute), or sqlite:// for a database in memory."
        )
    elif folder and address.file is not None and not address.file.absolute().parent.is_dir():
        raise StoreUnavailable(
            f"The database {address} cannot be opened: the folder {address.file.parent} does not exist."
        )
    return address


def _asyncpg() -> Any:
    try:
        return importlib.import_module("asyncpg")
    except ModuleNotFoundError:
        raise StoreUnavailable("PostgreSQL needs the package asyncpg: pip install 'burgrave[postgres]'.") from None


def _keep_a_log(connection: sqlite3.Connection, patience: float) -> None:
    """Switch the database file to write-ahead logging, a setting stored in its header.

    If several connections attempt this at once, SQLite fails some of them immediately, regardless of their time-out.
    """
    until = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(_AGAIN)


def _run(connection: DBAPIConnection, *statements: str) -> None:
    try:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()
    except BaseException:
        connection.close()  # waits until it is closed, unlike the engine
        raise
