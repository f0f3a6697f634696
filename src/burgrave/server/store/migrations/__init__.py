"""From an empty or older database to the tables of today, by Alembic.

A change of the tables is a new file in ``versions``, written by hand in the manner of the others. Revisions that were
released are never edited.
"""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection

from burgrave.server.store.errors import StoreUnavailable

__all__ = ["head", "must_be_today", "upgrade"]

_SCRIPTS: Final = "burgrave.server.store:migrations"


def upgrade(connection: Connection) -> None:
    """Bring the tables up to date, in the transaction that the connection is in."""
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        if isinstance(error.__cause__, ResolutionError):
            raise StoreUnavailable(
                "The database was made by a newer version of Burgrave; use that version, or another database."
            ) from error
        raise


def must_be_today(connection: Connection) -> None:
    """Raise StoreUnavailable unless the tables are those of this version."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise StoreUnavailable("The database holds no table of Burgrave; say with --database-url which one is meant.")
    if found != head():
        raise StoreUnavailable(
            "The database was made by another version of Burgrave; an older one is brought up to date by `burgrave"
            " serve`, a newer one needs its own version."
        )


def head() -> str | None:
    """Return the revision that the tables of this version have."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", _SCRIPTS)
    config.set_main_option("path_separator", "os")
    return config
