"""Shared fixtures of the server tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.postgres import SERVER, Databases


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """Return the pool of PostgreSQL databases."""
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
    """Return the URL of an empty database that several processes may open, of every kind."""
    is_file = request.param == "file"
    yield f"sqlite:///{tmp_path}/table.db" if is_file else request.getfixturevalue("postgres_url")
