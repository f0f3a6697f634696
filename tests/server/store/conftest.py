"""The same tests on SQLite in memory, on a file of SQLite, and on PostgreSQL if BURGRAVE_TEST_POSTGRES has a URL."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import pytest
from tests.server.postgres import SERVER
from tools.simulation.seams import CHEAP_HASHER

from burgrave.server.store import people as passwords

SHARED = ["file", "postgres"] if SERVER else ["file"]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run tests that are coroutines, each in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(autouse=True)
def _quick_hashes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make hashes of passwords that cost next to nothing."""
    monkeypatch.setattr(passwords, "PasswordHasher", CHEAP_HASHER)


@pytest.fixture(params=["memory", *SHARED])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of every kind; nobody has written in it yet."""
    if request.param == "postgres":
        made: str = request.getfixturevalue("postgres_url")
        return made
    return "sqlite://" if request.param == "memory" else f"sqlite:///{tmp_path}/table.db"
