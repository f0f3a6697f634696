"""Databases for tests, on an optional PostgreSQL server given by BURGRAVE_TEST_POSTGRES."""

from __future__ import annotations

import asyncio
import importlib
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from benchmarks.table.databases import postgres_database

from burgrave.server.store import Store
from burgrave.server.store.schema import metadata

__all__ = ["BLOCKED", "SERVER", "Databases", "end_listeners", "until_heard"]

SERVER = os.environ.get("BURGRAVE_TEST_POSTGRES")

TABLES = ", ".join(table.name for table in metadata.sorted_tables)
EMPTY = f"""
    BEGIN;
    LOCK TABLE {TABLES} IN ACCESS EXCLUSIVE MODE;
    {"".join(f"DELETE FROM {table.name};" for table in reversed(metadata.sorted_tables))}
    SELECT setval(oid, 1, false) FROM pg_class WHERE relkind = 'S';
    COMMIT;
"""
ALONE = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
BLOCKED = "pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
LISTENERS = """
    pg_stat_activity WHERE datname = current_database()
        AND query ~ '^LISTEN|^SELECT pg_notify.* (hello|here)''\\)$'
"""
SHAPE = """
    SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
        FROM information_schema.columns WHERE table_schema = 'public'
    UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION SELECT conname || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION SELECT version_num FROM alembic_version
    UNION SELECT setconfig::text FROM pg_db_role_setting JOIN pg_database one ON one.oid = setdatabase
        WHERE datname = current_database()
"""
"""Query for the schema, which tests must leave unchanged."""


class Databases:
    """Pool of empty databases. They are emptied after use, because dropping a database takes up to a second."""

    _like: str | None = None

    def __init__(self, server: str, stack: ExitStack) -> None:
        self._server = server
        self._stack = stack
        self._like = self._new()
        asyncio.run(_make_tables(self._like))
        self._shape = asyncio.run(_left_alone(self._like, None))
        self._free: list[str] = []

    @contextmanager
    def one(self) -> Iterator[str]:
        url = self._free.pop() if self._free else self._new()
        yield url
        if asyncio.run(_left_alone(url, self._shape)) == self._shape:
            self._free.append(url)

    def _new(self) -> str:
        url = self._stack.enter_context(postgres_database(self._server, like=self._like))
        asyncio.run(_run(self._server, f"ALTER DATABASE {url.rpartition('/')[2]} SET synchronous_commit = off"))
        return url


async def until_heard(url: str, listeners: int = 1) -> None:
    """Wait until this many connections listen for a database's notifications."""
    connection: Any = await importlib.import_module("asyncpg").connect(url)
    try:
        async with asyncio.timeout(300):
            while await connection.fetchval(f"SELECT count(*) FROM {LISTENERS} AND state = 'idle'") < listeners:
                await asyncio.sleep(0.02)
    finally:
        await connection.close()


async def end_listeners(url: str) -> str:
    """Terminate the listening connections; return the command tag."""
    connection: Any = await importlib.import_module("asyncpg").connect(url)
    try:
        said: str = await connection.execute(f"SELECT pg_terminate_backend(pid) FROM {LISTENERS}")
        return said
    finally:
        await connection.close()


async def _run(url: str, command: str) -> None:
    connection: Any = await importlib.import_module("asyncpg").connect(url)
    try:
        await connection.execute(command)
    finally:
        await connection.close()


async def _make_tables(url: str) -> None:
    await (await Store.open(url)).close()


async def _left_alone(url: str, shape: set[str] | None) -> set[str]:
    """Close other connections, and empty the database if its schema is unchanged; return the schema."""
    connection: Any = await importlib.import_module("asyncpg").connect(url)
    try:
        await connection.execute(ALONE)
        found = {row[0] for row in await connection.fetch(SHAPE)}
        if found == shape:
            await connection.execute(EMPTY)
        return found
    finally:
        await connection.close()
