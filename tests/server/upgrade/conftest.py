"""Databases of all released versions, on SQLite and on PostgreSQL, as those versions created them."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from benchmarks.table.databases import postgres_database
from sqlalchemy import JSON, Boolean, Connection, MetaData, Table, func, select
from tests.server.live.evening import Clock, Evening
from tests.server.postgres import SERVER
from tests.server.upgrade.make_database import FOLDER

from burgrave.server.settings import Settings
from burgrave.server.store import Principal, Store, authority_of, migrations
from burgrave.server.store.connecting import address_of

VERSIONS = sorted(file.stem for file in FOLDER.glob("*.db"))
KINDS = ["file", "postgres"] if SERVER else ["file"]


def read(file: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True))


def revision_of(made: Path) -> str:
    with read(made) as file:
        (revision,) = file.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(revision)


class Later:
    """A database of an older version with its expected contents, ten days after it was created."""

    def __init__(self, url: str, made: Path) -> None:
        self.url = url
        self.revision = revision_of(made)
        self.facts: dict[str, Any] = json.loads(made.with_suffix(".json").read_text(encoding="utf-8"))
        self.clock = Clock()
        self.clock.time = self.facts["made"] + 10 * 86_400.0

    def games(self, state: str, game: str = "") -> list[dict[str, Any]]:
        """Return the expected data of all games in a state, optionally of one game only."""
        found: list[dict[str, Any]] = self.facts["games"]
        return [one for one in found if one["state"] == state and game in ("", one["game"])]

    async def open(self) -> Evening:
        """Open the database with the current version; nothing is running yet."""
        store = await Store.open(self.url, now=self.clock)
        known = self.facts["people"].items()
        people = [
            Principal(one["id"], name, guest=name == "Carla", by=authority_of(one["session"])) for name, one in known
        ]
        settings = Settings(database_url=self.url, bot_pause=0.0, bot_workers=0, sweep_seconds=3600.0)
        return Evening(store, settings, self.clock, people)


@pytest.fixture(scope="session")
def moved() -> Iterator[Moved]:
    """Yield PostgreSQL databases to copy from, because migrating one takes half a second."""
    with ExitStack() as stack:
        yield Moved(stack)


@pytest.fixture(params=[(version, kind) for version in VERSIONS for kind in KINDS], ids="-".join)
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Later]:
    """Yield a copy of an older version's database, once for each version and kind of database."""
    version, kind = request.param
    made = FOLDER / f"{version}.db"
    if kind == "file":
        shutil.copy(made, tmp_path / "table.db")
        yield Later(f"sqlite:///{tmp_path}/table.db", made)
    else:
        assert SERVER is not None
        with postgres_database(SERVER, like=request.getfixturevalue("moved")[version]) as url:
            yield Later(url, made)


class Moved(dict[str, str]):
    """PostgreSQL databases of all versions, each created on first use."""

    def __init__(self, stack: ExitStack) -> None:
        super().__init__()
        self._stack = stack

    def __missing__(self, version: str) -> str:
        assert SERVER is not None
        url = self._stack.enter_context(postgres_database(SERVER))
        asyncio.run(_move(FOLDER / f"{version}.db", url))
        self[version] = url
        return url


async def _move(made: Path, url: str) -> None:
    """Copy the rows of an SQLite file to an empty PostgreSQL database, whose tables get the same schema revision."""
    engine = address_of(url, patience=5.0).writer()
    with read(made) as file:
        file.row_factory = sqlite3.Row
        async with engine.begin() as connection:
            await connection.run_sync(_make_tables, revision_of(made))
            await connection.run_sync(_copy_rows, file)
    await engine.dispose()


def _make_tables(connection: Connection, revision: str) -> None:
    config = migrations._config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _copy_rows(connection: Connection, file: sqlite3.Connection) -> None:
    metadata = MetaData()
    metadata.reflect(connection)
    for table in metadata.sorted_tables:
        rows = [_row(table, dict(row)) for row in file.execute(f"SELECT * FROM {table.name}")]
        if rows and table.name != "alembic_version":
            connection.execute(table.insert(), rows)
    last = metadata.tables["chat"].c.id
    connection.execute(
        select(func.setval(func.pg_get_serial_sequence("chat", "id"), select(func.max(last)).scalar_subquery()))
    )


def _row(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    for name, value in row.items():
        kind = table.c[name].type
        if value is not None and isinstance(kind, JSON):
            row[name] = json.loads(value)
        elif value is not None and isinstance(kind, Boolean):
            row[name] = bool(value)
    return row
