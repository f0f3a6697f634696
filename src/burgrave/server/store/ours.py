"""Whether a database of SQLite is one of ours, told by its tables."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

_MARKS: Final = frozenset({"alembic_version", "people", "rooms"})
"""Tables that every version of Burgrave has made; Alembic's own alone would be that of many programs."""


def tables_in(connection: sqlite3.Connection) -> set[str]:
    """Return the names of all tables and views."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")
    return {str(name) for (name,) in found}


def is_ours(connection: sqlite3.Connection) -> bool:
    """Tell whether the tables of Burgrave are there, of whatever version."""
    return tables_in(connection) >= _MARKS


def file_is_ours(file: Path) -> bool:
    """Tell the same of a file that nobody has open; nothing is made beside it."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            return is_ours(connection)
    except sqlite3.Error:
        return False
