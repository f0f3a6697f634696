"""Alembic migrations of the database to the current tables.

Each change to the tables is a new file in ``versions``, written by hand like the others. Released revisions are never
edited.
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
    """Migrate the tables to this version, within the connection's transaction."""
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        if isinstance(error.__cause__, ResolutionError):
            raise StoreUnavailable(
                "The database was created by a newer version of Burgrave; use that version, or another database."
            ) from error
        raise


def must_be_today(connection: Connection) -> None:
    """Raise StoreUnavailable unless the tables match this version."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise StoreUnavailable("The database has no Burgrave tables; use --database-url to name the right one.")
    if found != head():
        raise StoreUnavailable(
            "The database was created by another version of Burgrave; run `burgrave serve` to upgrade an older one;"
            " a newer one needs its own version."
        )


def head() -> str | None:
    """Return the revision of this version's tables."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", _SCRIPTS)
    config.set_main_option("path_separator", "os")
    return config
