"""Patches for time, randomness and the database that make a program deterministic for a given seed."""

from __future__ import annotations

import functools
import logging
import os
import random
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Final
from unittest.mock import patch

import aiosqlite
import argon2
from sqlalchemy.exc import SAWarning
from tools.simulation.database import Disk

from burgrave.server.store import connecting

__all__ = ["CHEAP_HASHER", "in_hand"]

CHEAP_HASHER: Final = functools.partial(argon2.PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
"""Replacement for `argon2.PasswordHasher` with cheap hashes."""


@contextmanager
def in_hand(
    disk: Disk, chance: random.Random, wall: Callable[[], float], fault: Callable[[str], None]
) -> Iterator[None]:
    """Patch time, randomness and the database during the block; call ``fault`` with errors that the server logs."""
    clock = disk.loop.time
    handler = _Faults(fault)
    server, pool = logging.getLogger("burgrave"), logging.getLogger("sqlalchemy.pool")
    before = server.level, server.propagate, pool.level
    with ExitStack() as stack:
        for module, name, stand_in in (
            (time, "time", wall),
            (time, "monotonic", clock),
            (time, "perf_counter", clock),
            (os, "urandom", chance.randbytes),
            (random, "_urandom", chance.randbytes),  # for the ``secrets`` module
            (aiosqlite, "connect", disk.connect),
            (connecting, "FastPath", disk.straight),
        ):
            stack.enter_context(patch.object(module, name, stand_in))
        server.addHandler(handler)
        server.setLevel(logging.ERROR)
        server.propagate = False
        # A killed process returns no connections; do not log that.
        pool.setLevel(logging.CRITICAL)
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore", SAWarning)
        try:
            yield
        finally:
            server.removeHandler(handler)
            server.level, server.propagate, pool.level = before


class _Faults(logging.Handler):
    def __init__(self, fault: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._fault = fault

    def emit(self, record: logging.LogRecord) -> None:
        # A database outage is not a bug in the server; allow it to be logged.
        if record.exc_info or not record.name.startswith("burgrave.server.store"):
            self._fault(self.format(record))
