"""Server time: the monotonic clock behind every timestamp and deadline on the server.

Durations and deadlines must not change when the system clock is set, so this is the only server module that reads the
system clock.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable


def system_date() -> float:
    """Return the system time, which may jump.

    Outside this module, use it only for timestamps that other machines validate.
    """
    return time.time()


def _steady() -> float:
    """Return monotonic time in seconds. On Linux, it also advances while the machine sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Clock:
    """Server time of one process, in seconds since 1970.

    It starts at the system time and advances with a monotonic clock. The store synchronizes it with the other
    processes: see :meth:`~burgrave.server.store.serving.Alive.set_clock`.
    """

    def __init__(self, date: Callable[[], float] = system_date, steady: Callable[[], float] = _steady) -> None:
        self.date = date
        self._steady = steady
        self._offset = date() - steady()

    def __call__(self) -> float:
        return self._steady() + self._offset

    def move(self, seconds: float) -> None:
        self._offset += seconds
