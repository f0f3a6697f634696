"""The same tests on SQLite in memory, on a file of SQLite, and on PostgreSQL if BURGRAVE_TEST_POSTGRES has a URL."""

from __future__ import annotations

import asyncio
import functools
import inspect
from collections.abc import Iterator
from pathlib import Path

import argon2
import pytest
from benchmarks.table.databases import postgres_database
from tests.server.postgres import SERVER

from burgrave.server.store import passwords

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
    quick = functools.partial(argon2.PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(passwords, "PasswordHasher", quick)


@pytest.fixture(params=["memory", *SHARED])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database, of every kind."""
    yield from _url(request.param, tmp_path)


@pytest.fixture(params=SHARED)
def shared_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database that several stores may open, of every kind."""
    yield from _url(request.param, tmp_path)


def _url(kind: str, folder: Path) -> Iterator[str]:
    if kind == "memory":
        yield "sqlite://"
    elif kind == "file":
        yield f"sqlite:///{folder}/table.db"
    else:
        assert SERVER is not None
        with postgres_database(SERVER) as made:
            yield made
