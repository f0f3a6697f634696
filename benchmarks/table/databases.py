"""Temporary PostgreSQL database for a measurement or a test."""

from __future__ import annotations

import asyncio
import importlib
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

__all__ = ["postgres_database"]


@contextmanager
def postgres_database(server: str, *, like: str | None = None) -> Iterator[str]:
    """Create a database, empty or as a copy of ``like`` (which must not be in use), and drop it after the block."""
    name = f"burgrave_{secrets.token_hex(6)}"
    template = f" TEMPLATE {like.rpartition('/')[2]}" if like else ""
    _do(server, f"CREATE DATABASE {name}{template}")
    try:
        yield f"{server.rpartition('/')[0]}/{name}"
    finally:
        _do(server, f"DROP DATABASE {name} WITH (FORCE)")


def _do(server: str, command: str) -> None:
    with ThreadPoolExecutor(1) as thread:  # this thread may already run an event loop, e.g. that of a browser driver
        thread.submit(asyncio.run, _command(server, command)).result()


async def _command(server: str, command: str) -> None:
    connection: Any = await importlib.import_module("asyncpg").connect(server)
    try:
        await connection.execute(command)
    finally:
        await connection.close()
