"""What several parts of the server's tests need."""

from __future__ import annotations

from collections.abc import Iterator

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
