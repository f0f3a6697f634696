"""What several parts of the server's tests need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.table.databases import postgres_database
from tests.server.postgres import SERVER


@pytest.fixture
def postgres_url() -> Iterator[str]:
    """An empty database of PostgreSQL."""
    if not SERVER:
        pytest.skip("BURGRAVE_TEST_POSTGRES is not set")
    with postgres_database(SERVER) as made:
        yield made


@pytest.fixture(params=["file", "postgres"] if SERVER else ["file"])
def shared_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database that several processes may open, of every kind."""
    if request.param == "file":
        yield f"sqlite:///{tmp_path}/table.db"
    else:
        assert SERVER is not None
        with postgres_database(SERVER) as made:
            yield made
