"""Fixtures that run all HTTP and socket tests in one event loop, with one server per module."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.http.house import House, house

RUNNERS: list[asyncio.Runner] = []


@pytest.fixture(scope="session", autouse=True)
def loop_of_all() -> Iterator[None]:
    runner = asyncio.Runner()
    RUNNERS.append(runner)
    yield
    RUNNERS.clear()
    with ThreadPoolExecutor(1) as elsewhere:  # this thread may still have the event loop of a browser driver
        elsewhere.submit(runner.close).result()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run coroutine tests in the shared event loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    RUNNERS[0].run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="module")
def home(loop_of_all: None) -> Iterator[House]:
    """Run one server per module, with standard settings."""
    opened = house()
    yield RUNNERS[0].run(opened.__aenter__())
    RUNNERS[0].run(opened.__aexit__(None, None, None))
