"""From what a database driver raises to what the store raises: one line that says what is wrong."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from burgrave.server.store.errors import StoreUnavailable

__all__ = ["away", "is_clash", "is_duplicate", "is_missing", "plainly", "reason"]

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
