"""A database of PostgreSQL for one run, of a measurement or of a test."""

from __future__ import annotations

import asyncio
import importlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ["postgres_database"]


@contextmanager
def postgres_database(server: str, *, like: str | None = None) -> Iterator[str]:
    """Make a database on a server, empty or a copy of another one that nobody uses, and remove it in the end."""
    name = f"burgrave_{secrets.token_hex(6)}"
    template = f" TEMPLATE {like.rpartition('/')[2]}" if like else ""
    asyncio.run(_command(server, f"CREATE DATABASE {name}{template}"))
    try:
        yield f"{server.rpartition('/')[0]}/{name}"
    finally:
        asyncio.run(_command(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _command(server: str, command: str) -> None:
    connection: Any = await importlib.import_module("asyncpg").connect(server)
    try:
        await connection.execute(command)
    finally:
        await connection.close()
