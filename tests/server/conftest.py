"""Shared fixtures of the server tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import argon2
import pytest
from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import StaticPool
from tests.server.postgres import SERVER, Databases
from tools.simulation.seams import CHEAP_HASHER

from burgrave.server.store import database
from burgrave.server.store.migrations import upgrade


@pytest.fixture(scope="session", autouse=True)
def tables_are_copied() -> Iterator[None]:
    """Create the tables of empty SQLite databases by copying those of a migrated one.

    Copying is six times as fast as migrating.
    """
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.begin() as template:
        upgrade(template)
        parts = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
        statements = [str(sql) for (sql,) in template.exec_driver_sql(parts)]
        revision = str(template.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())
    engine.dispose()

    def copy(connection: Connection) -> None:
        is_sqlite = connection.dialect.name == "sqlite"
        if is_sqlite and connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one() == 0:
            for statement in statements:
                connection.exec_driver_sql(statement)
            connection.exec_driver_sql("INSERT INTO alembic_version VALUES (?)", (revision,))
        else:
            upgrade(connection)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "upgrade", copy)
        yield


@pytest.fixture(scope="session", autouse=True)
def passwords_are_hashed_cheaply() -> Iterator[None]:
    """Use a weak password hash, which saves a fifth of a second for each password."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(argon2, "PasswordHasher", CHEAP_HASHER)
        yield


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    if not SERVER:
        pytest.skip("BURGRAVE_TEST_POSTGRES is not set")
    with ExitStack() as stack:
        yield Databases(SERVER, stack)


@pytest.fixture
def postgres_url(databases: Databases) -> Iterator[str]:
    """Return the URL of an empty PostgreSQL database."""
    with databases.one() as url:
        yield url


@pytest.fixture(params=["file", "postgres"] if SERVER else ["file"])
def shared_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the URL of an empty database that several processes can open: an SQLite file or PostgreSQL."""
    is_file = request.param == "file"
    yield f"sqlite:///{tmp_path}/table.db" if is_file else request.getfixturevalue("postgres_url")
