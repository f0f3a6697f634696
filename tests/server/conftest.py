"""What several parts of the server's tests need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.postgres import SERVER, Databases


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """Databases of PostgreSQL."""
    if not SERVER:
        pytest.skip("BURGRAVE_TEST_POSTGRES is not set")
    with ExitStack() as stack:
        yield Databases(SERVER, stack)


@pytest.fixture
def postgres_url(databases: Databases) -> Iterator[str]:
    """A database of PostgreSQL in which nobody has written yet."""
    with databases.one() as url:
        yield url


@pytest.fixture(params=["file", "postgres"] if SERVER else ["file"])
def shared_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that several processes may open, of every kind; nobody has written in it yet."""
    is_file = request.param == "file"
    yield f"sqlite:///{tmp_path}/table.db" if is_file else request.getfixturevalue("postgres_url")
