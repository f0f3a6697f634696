"""Fixtures of the store tests: SQLite in memory, a file, and PostgreSQL if BURGRAVE_TEST_POSTGRES is set."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.postgres import SERVER

SHARED = ["file", "postgres"] if SERVER else ["file"]


@pytest.fixture(params=["memory", *SHARED])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database; each test runs once for each kind of database."""
    if request.param == "postgres":
        made: str = request.getfixturevalue("postgres_url")
        return made
    return "sqlite://" if request.param == "memory" else f"sqlite:///{tmp_path}/table.db"
