"""Heartbeats of servers, and the lock on an SQLite database.

Heartbeats reveal downtime, during which all game clocks stand still, and show whether the database is writable.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Double, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.kernel.files import Naming
from burgrave.server.clock import Clock
from burgrave.server.store.authorization import Authorities
from burgrave.server.store.connecting import address_of
from burgrave.server.store.errors import StoreUnavailable
from burgrave.server.store.rows import SERVER, Outage
from burgrave.server.store.schema import alive, outages, rooms

# ---- Heartbeats ------------------------------------------------------------------------------------------------------

_KEPT: Final = 90 * 86_400.0
"""Minimum number of seconds for which an outage is stored; no decision has a longer time limit."""
_FRESH: Final = 60.0
"""Maximum age, in seconds, of a heartbeat whose server time a new process continues."""
_QUICK: Final = 0.2
"""Maximum seconds that the database may take to return its date; otherwise the date is read again."""
_TRIES: Final = 3
_BALLAST: Final = 65_536
"""Number of characters written to test for free space before the database counts as writable again."""


class Alive(Authorities):
    """Store mixin for heartbeats and outages of servers."""

    async def set_clock(self) -> None:
        """Set this process's clock to the server time, before anything uses the clock.

        While other processes are running, the server time is that of the last heartbeat plus the time since then on
        the shared clock. Otherwise it is the system date, but never earlier than the last heartbeat.
        """
        clock = self._now
        if not isinstance(clock, Clock):
            return  # a test sets its own time

        async def work(connection: AsyncConnection) -> float:
            last = (await connection.execute(select(alive.c.at, alive.c.date))).first()
            (_, date), now = await self._dated(connection, clock), clock()
            if last is None:
                return date - now
            if last.date is not None and 0.0 <= date - last.date <= _FRESH:
                return float(last.at + date - last.date - now)
            return float(max(last.at, date) - now)

        clock.move(await self._database.read(work))

    async def _dated(self, connection: AsyncConnection, clock: Clock) -> tuple[float, float]:
        """Return this process's time, and the time on a clock that all processes share.

        The shared clock is that of the PostgreSQL server or, with SQLite, of this machine. This process's time is
        read first, so another process that later derives its own time from the shared clock is never ahead of this one.
        """
        if not self._database.address.postgres:
            return clock(), clock.date()
        for _ in range(_TRIES):
            asked = clock()
            date: Any = await connection.scalar(select(func.date_part("epoch", func.clock_timestamp(), type_=Double)))
            if clock() - asked < _QUICK:
                break
        return asked, float(date)

    async def beat(self, gap: float) -> list[Outage]:
        """Record a heartbeat, and return the known outages in chronological order.

        If the previous heartbeat is more than ``gap`` seconds old, the time since then is recorded as an outage.
        """

        async def work(connection: AsyncConnection) -> list[Outage]:
            # Locked, so that only one of two returning servers records the outage.
            before: float | None = await connection.scalar(select(alive.c.at).with_for_update())
            clock, date = self._now, None
            if isinstance(clock, Clock):
                now, date = await self._dated(connection, clock)
                clock.move(max(0.0, (before or 0.0) - now))  # another process may be ahead, and time never goes back
            else:
                now = clock()
            if before is None:
                await connection.execute(insert(alive).values(id=1, at=now, date=date, ballast=""))
            elif before < now:
                await connection.execute(update(alive).values(at=now, date=date))
                if now - before > gap:
                    await connection.execute(insert(outages).values(began=before, ended=now))
                    # A time bank is computed from the start of its game.
                    counted = rooms.c.state == "playing", rooms.c.clock["kind"].as_string() == "bank"
                    oldest = await connection.scalar(select(func.min(rooms.c.created)).where(*counted))
                    since = now - _KEPT if oldest is None else min(oldest, now - _KEPT)
                    await connection.execute(delete(outages).where(outages.c.ended < since))
            found = await connection.execute(select(outages.c.began, outages.c.ended).order_by(outages.c.began))
            return [Outage(*row) for row in found]

        return await self._write(work, by=SERVER)

    async def probe(self) -> None:
        """Check that the database is writable and has some free space; raise StoreUnavailable otherwise."""

        async def fill(connection: AsyncConnection) -> None:
            await connection.execute(update(alive).values(ballast="-" * _BALLAST))

        async def clear(connection: AsyncConnection) -> None:
            await connection.execute(update(alive).values(ballast=""))

        await self._write(fill, by=SERVER)
        await self._write(clear, by=SERVER)
        self._database.writer.recovered()

    @property
    def trouble(self) -> str | None:
        """Reason for the last failed write, in plain words; None if the database is known to be writable."""
        return self._database.writer.trouble


# ---- Serving lock ----------------------------------------------------------------------------------------------------

# Only one process may serve an SQLite file: the games in the memory of a second one would become stale. Servers that
# share a PostgreSQL database notify each other; SQLite cannot do that. Programs that only read or make a backup need no
# lock.


class Served(StoreUnavailable):
    """Another process is serving the database."""


@contextlib.contextmanager
def serving(url: str) -> Iterator[None]:
    """Lock a database for serving until the end of the block; raise Served if another process has the lock.

    The lock is on a file next to the database, and is released when the process ends, even by a crash.
    """
    address = address_of(url, patience=0.0)
    if address.file is None:
        yield
        return
    with _having(_lock_of(address.file), str(address)):
        yield


@contextlib.contextmanager
def kept_from_servers(file: Path) -> Iterator[None]:
    """Hold the serving lock of a file that is about to be replaced; a file that was never served has no lock."""
    lock = _lock_of(file)
    if lock.exists():
        with _having(lock, str(file)):
            yield
    else:
        yield


def _lock_of(file: Path) -> Path:
    return Path(f"{file.resolve()}.lock")


@contextlib.contextmanager
def _having(path: Path, address: str) -> Iterator[None]:
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreUnavailable(f"The database {address} cannot be locked: {path}: {error.strerror}.") from error
    try:
        if not _locked(file):
            by = os.pread(file, 20, _SAID).decode(errors="replace") if hasattr(os, "pread") else ""
            raise Served(
                f"The database {address} is being served by another process{f' ({by})' if by else ''}, and only one"
                " may serve an SQLite file. Stop the other one, or use another --database-url."
            )
        with Naming(path):
            os.ftruncate(file, 0)
            os.lseek(file, _SAID, os.SEEK_SET)
            os.write(file, f"pid {os.getpid()}".encode())
        yield
    finally:
        os.close(file)


_SAID = 1
"""Offset of the process id in the lock file. It follows the locked byte, which others cannot read on Windows."""

if sys.platform == "win32":
    import msvcrt

    def _locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
