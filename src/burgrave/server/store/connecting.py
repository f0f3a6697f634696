"""Database addresses, engines to write and to read, and driver errors.

Errors of drivers become store errors with a one-line reason.
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
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from burgrave.server.store.errors import StoreUnavailable
from burgrave.server.store.ours import is_ours, tables_in
from burgrave.server.store.straight import SAFELY, Straight

# ---- Driver errors ---------------------------------------------------------------------------------------------------

_DUPLICATE: Final = "23505"
_MISSING: Final = "23503"
_CLASHES: Final = ("40001", "40P01")
_OF_STATEMENTS: Final = ("22", "23", "54")
"""Classes of PostgreSQL's codes that blame what was asked: bad data, broken constraints, more than a limit allows."""

_PLAINLY: Final = {
    "attempt to write a readonly database": "it is read-only",
    "cannot execute": "it is read-only",
    "database is locked": "another program keeps it locked",
    "database or disk is full": "the disk is full",
    "disk i/o error": "reading or writing the disk failed",
    "file is not a database": "the file is no SQLite database",
    "unable to open database file": "there is no such file, or its folder is missing or may not be written",
}
"""What the drivers say, and what it means to somebody who runs a server."""


def is_duplicate(error: IntegrityError) -> bool:
    """Tell whether a unique key is there already."""
    return _sqlstate(error) == _DUPLICATE or "UNIQUE constraint" in str(error.orig)


def is_missing(error: IntegrityError) -> bool:
    """Tell whether a foreign key points to nothing."""
    return _sqlstate(error) == _MISSING or "FOREIGN KEY constraint" in str(error.orig)


def is_clash(error: BaseException) -> bool:
    """Tell whether the database gave up one of two transactions that stood in each other's way: try again."""
    return _sqlstate(error) in _CLASHES


def away(error: BaseException) -> StoreUnavailable | None:
    """Return the error to raise if the database cannot be used, or None if the fault is in what was asked of it."""
    if isinstance(error, StoreUnavailable):
        return error
    if isinstance(error, (DataError, IntegrityError)):
        return None
    if isinstance(error, StatementError) and not isinstance(error, DBAPIError):
        return None
    if _blames_data(error):
        return None
    # A driver may raise its own errors while it connects; those of asyncpg and sqlite3 have no common base.
    driver = type(error).__module__.partition(".")[0] in {"asyncpg", "sqlite3"}
    if driver or isinstance(error, (DBAPIError, PoolTimeout, OSError)):
        return StoreUnavailable(f"The database cannot be used: {reason(error)}.")
    return None


def reason(error: BaseException) -> str:
    """Return one line without a full stop; it holds no SQL and no values."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    said = str(_source(error)).strip().partition("\n")[0].rstrip(".")
    for theirs, ours in _PLAINLY.items():
        if theirs in said.lower():
            return ours
    return said or type(_source(error)).__name__


def plainly(error: BaseException) -> str:
    """Return the reason if it is one of ours, which may be told to everybody: the words of drivers may name hosts."""
    said = reason(error)
    return said if said in _PLAINLY.values() else "it does not answer as it should"


def _blames_data(error: BaseException) -> bool:
    """Tell whether one statement, or a value in it, is at fault; SQLAlchemy calls what asyncpg raises plain errors."""
    if (_sqlstate(error) or "")[:2] in _OF_STATEMENTS:
        return True
    # What asyncpg cannot even send (letters that are none, numbers too large) has no code, but is a ValueError.
    return isinstance(error, DBAPIError) and isinstance(_source(error), ValueError)


def _source(error: BaseException) -> BaseException:
    """Return what the driver itself raised, under the wrappings."""
    if isinstance(error, DBAPIError) and isinstance(error.orig, BaseException):
        error = error.orig
        if error.__cause__ is not None:
            error = error.__cause__
    return error


def _sqlstate(error: BaseException) -> str | None:
    state = getattr(_source(error), "sqlstate", None)
    return state if isinstance(state, str) else None


# ---- Addresses and engines -------------------------------------------------------------------------------------------

_ALLOWED: Final = "allowed are sqlite:///FILE and postgresql://USER@HOST/DATABASE"
_READERS: Final = 4
_AGAIN: Final = 0.01
"""Seconds between two tries to change how an SQLite database is kept."""
_CONNECTING: Final = 10.0
_ANSWERING: Final = 30.0
"""Seconds after which a server of PostgreSQL that says nothing is taken for lost."""


@dataclass(frozen=True)
class Address:
    """Where the database is, and how long to wait for others who use it."""

    url: URL
    patience: float

    @property
    def postgres(self) -> bool:
        return self.url.drivername == "postgresql"

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database that is not in memory."""
        return Path(self.url.database) if not self.postgres and self.url.database else None

    @property
    def in_memory(self) -> bool:
        """Whether it is gone when the process ends."""
        return not self.postgres and self.file is None

    def __str__(self) -> str:
        """The URL without names, passwords and options."""
        url = self.url
        return URL.create(url.drivername, host=url.host, port=url.port, database=url.database).render_as_string()

    def must_be_readable(self) -> None:
        """Raise StoreUnavailable unless the file of an SQLite database is one, and is there for us."""
        assert self.file is not None
        try:
            if not stat.S_ISREG(self.file.stat().st_mode):
                raise StoreUnavailable(f"The database {self} cannot be opened: it is no regular file.")
            self.file.open("rb").close()
        except FileNotFoundError:
            raise StoreUnavailable(
                f"There is no database {self}; say with --database-url which one is meant."
            ) from None
        except OSError as error:
            raise StoreUnavailable(f"The database {self} cannot be read: {error.strerror or error}.") from error

    def prepare(self) -> None:
        """Make the file of an SQLite database if it is not there yet, and look whether it is one for us."""
        if self.file is None:
            return
        if not self.file.exists():
            self.file.touch(mode=0o600)  # it will hold secrets, so it is not for others
        self.must_be_readable()
        # Here and not by the first connection of an engine, whose thread would outlive its failure.
        with closing(sqlite3.connect(self.file, timeout=self.patience, isolation_level=None)) as connection:
            if tables_in(connection) and not is_ours(connection):
                raise StoreUnavailable(
                    f"The database {self} is not one of Burgrave: it has tables of another program. Nothing was"
                    " changed; say with --database-url which one is meant."
                )
            _keep_a_log(connection, self.patience)

    def writer(self) -> AsyncEngine:
        """Return an engine with a single connection."""
        if self.postgres:
            return self._postgres_engine(1)
        # In memory the driver keeps to one connection by itself, and knows no size of a pool.
        size = {"pool_size": 1, "max_overflow": 0} if self.file is not None else {}
        # Each call of the driver is a way to another thread and back, and whoever began a transaction has ended it.
        engine = create_async_engine(
            self._sqlite(), connect_args={"timeout": self.patience}, pool_reset_on_return=None, **size
        )

        @event.listens_for(engine.sync_engine, "connect")
        def set_up(connection: DBAPIConnection, record: object) -> None:
            # The driver would begin transactions behind our back, and only before some statements.
            connection.isolation_level = None
            _run(connection, *SAFELY)

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Any) -> None:
            # IMMEDIATE: whoever begins may also write, so two processes wait for each other here or nowhere.
            try:
                connection.connection.dbapi_connection.run_async(lambda driver: driver.execute("BEGIN IMMEDIATE"))
            except Exception as error:
                # The engine is passed by here, so it would lend a dead connection again and again.
                connection.invalidate(error)
                raise

        return engine

    def straight(self) -> Straight | None:
        """Return the short way to write; None where there is none."""
        return Straight(self.file) if self.file is not None else None

    def reader(self) -> AsyncEngine | None:
        """Return an engine whose connections see what is committed; None for a database in memory."""
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
        """Return a new connection of asyncpg, which reads the URL as psql does (``sslmode`` and the like)."""
        url = self.url.render_as_string(hide_password=False)
        return await _asyncpg().connect(dsn=url, timeout=_CONNECTING, command_timeout=_ANSWERING)

    def _postgres_engine(self, size: int, **options: Any) -> AsyncEngine:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.postgres_connection,
            pool_size=size,
            max_overflow=0,
            pool_pre_ping=True,
            **options,
        )

    def _sqlite(self) -> URL:
        return self.url.set(drivername="sqlite+aiosqlite")


def address_of(text: str, *, patience: float, folder: bool = True) -> Address:
    """Read a database URL; StoreUnavailable if it is none, or one that we do not know.

    ``folder``: that of a file must be there.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreUnavailable(f"The database URL cannot be read; {_ALLOWED}.") from None
    scheme = {"postgres": "postgresql", "postgresql": "postgresql", "sqlite": "sqlite"}.get(url.drivername)
    if scheme is None:
        raise StoreUnavailable(f"There is no database {url.drivername}://; {_ALLOWED}.")
    address = Address(url.set(drivername=scheme), patience)
    if address.postgres:
        _asyncpg()
    elif url.host or url.query or url.database == ":memory:":
        raise StoreUnavailable(
            f"{address} is no URL of an SQLite database: it is sqlite:///FILE (with four slashes if the path is "
            "absolute), or sqlite:// for one in memory."
        )
    elif folder and address.file is not None and not address.file.absolute().parent.is_dir():
        raise StoreUnavailable(f"The database {address} cannot be opened: there is no folder {address.file.parent}.")
    return address


def _asyncpg() -> Any:
    try:
        return importlib.import_module("asyncpg")
    except ModuleNotFoundError:
        raise StoreUnavailable("PostgreSQL needs the package asyncpg: pip install 'burgrave[postgres]'.") from None


def _keep_a_log(connection: sqlite3.Connection, patience: float) -> None:
    """Have the file of a database keep a write-ahead log from now on, as it says in its header for all who open it.

    Of several who ask for it at the same time SQLite refuses some at once, however long their timeout is.
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
        connection.close()  # and wait until it is; the engine would not
        raise
