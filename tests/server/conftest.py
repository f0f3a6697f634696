"""What several parts of the server's tests need."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.table.databases import postgres_database
from tests.server.postgres import SERVER

from burgrave.server.store import Store


@pytest.fixture(scope="session")
def with_tables() -> Iterator[str]:
    """A database of PostgreSQL with all tables, and empty: a copy takes a fifth of the time of the revisions."""

    async def make_tables(url: str) -> None:
        await (await Store.open(url)).close()

    if not SERVER:
        pytest.skip("BURGRAVE_TEST_POSTGRES is not set")
    with postgres_database(SERVER) as made:
        asyncio.run(make_tables(made))
        yield made


@pytest.fixture
def postgres_url(with_tables: str) -> Iterator[str]:
    """A database of PostgreSQL in which nobody has written yet."""
    assert SERVER is not None
    with postgres_database(SERVER, like=with_tables) as made:
        yield made


@pytest.fixture(params=["file", "postgres"] if SERVER else ["file"])
def shared_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that several processes may open, of every kind; nobody has written in it yet."""
    is_file = request.param == "file"
    yield f"sqlite:///{tmp_path}/table.db" if is_file else request.getfixturevalue("postgres_url")
