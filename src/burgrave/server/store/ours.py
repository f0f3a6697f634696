"""Recognition of Burgrave's own SQLite databases by their tables."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

MARKS: Final = frozenset({"alembic_version", "people", "rooms"})
"""Tables present in every version of Burgrave; Alembic's table alone would match many programs."""


def tables_in(connection: sqlite3.Connection) -> set[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")
    return {str(name) for (name,) in found}


def is_ours(connection: sqlite3.Connection) -> bool:
    """Return True if the database was created by any version of Burgrave."""
    return tables_in(connection) >= MARKS


def file_is_ours(file: Path) -> bool:
    """Return True if a file is a Burgrave database.

    The file must not be in use. No files are created next to it.
    """
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            return is_ours(connection)
    except sqlite3.Error:
        return False
