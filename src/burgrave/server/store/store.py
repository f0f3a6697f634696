"""The store as everybody else sees it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Self

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.clock import Clock
from burgrave.server.store.authorities import DEFAULT_SESSION_SECONDS
from burgrave.server.store.bot_tokens import BotTokens
from burgrave.server.store.connecting import address_of
from burgrave.server.store.database import Database
from burgrave.server.store.friends import Friends
from burgrave.server.store.games import Games
from burgrave.server.store.listener import Listener
from burgrave.server.store.notices import Devices, Mails, Notices
from burgrave.server.store.own_data import OwnData
from burgrave.server.store.profiles import Profiles
from burgrave.server.store.results import Faring, Finished, Results
from burgrave.server.store.reviews import Reviews
from burgrave.server.store.rows import SERVER, Heard, Present
from burgrave.server.store.serving import Alive
from burgrave.server.store.tournaments import Tournaments


class Store(
    OwnData,
    BotTokens,
    Profiles,
    Friends,
    Tournaments,
    Games,
    Results,
    Faring,
    Finished,
    Reviews,
    Alive,
    Devices,
    Mails,
    Notices,
):
    """Everything that outlives the process.

    Whatever a method was asked to write is committed when it returns. Every method may raise StoreUnavailable; of a
    write that raised it, and of one that was cancelled, nobody knows whether it was committed: read again.
    """

    def __init__(
        self, database: Database, now: Callable[[], float], *, session_seconds: float = DEFAULT_SESSION_SECONDS
    ) -> None:
        super().__init__(database, now, session_seconds=session_seconds)
        self._listeners: list[Listener] = []

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        patience: float = 5.0,
        now: Callable[[], float] | None = None,
        session_seconds: float = DEFAULT_SESSION_SECONDS,
    ) -> Self:
        """Open a database and bring its tables up to date.

        ``url``: "sqlite:///file.db" (four slashes before an absolute path), "sqlite://" for one in memory, or
        "postgresql://user:password@host/database". ``patience``: how many seconds to wait for a lock of SQLite.
        ``now``: the server time; without it, a :class:`Clock` set to that of the other processes.
        ``session_seconds``: for how long a session is good that is not used.
        """
        database = await Database.open(address_of(url, patience=patience))
        store = cls(database, now or Clock(), session_seconds=session_seconds)
        await store.set_clock()
        return store

    @classmethod
    async def look(cls, url: str, *, patience: float = 5.0) -> Self:
        """Open a database that is there, and of this version, to read it and nothing else."""
        return cls(await Database.look(address_of(url, patience=patience)), Clock())

    async def close(self) -> None:
        """Commit what was asked for, and close every connection."""
        for listener in self._listeners:
            await listener.close()
        self._listeners.clear()
        await self._database.close()

    async def check(self) -> None:
        """Raise StoreUnavailable unless the database answers, and can be written as far as is known."""
        if self.trouble is not None:
            await self.probe()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(select(1))

        await self._database.read(work)

    async def damages(self) -> list[str]:
        """Return what the database itself finds wrong with its file; nothing for PostgreSQL, which sees to that."""
        if self._database.address.postgres:
            return []

        async def work(connection: AsyncConnection) -> list[str]:
            told = [str(line) for (line,) in await connection.exec_driver_sql("PRAGMA integrity_check(20)")]
            strays = await connection.exec_driver_sql("PRAGMA foreign_key_check")
            return [line for line in told if line != "ok"] + [
                f"row {stray.rowid} of {stray.table} speaks of something in {stray.parent} that is not there"
                for stray in strays
            ]

        return await self._database.read(work)

    @property
    def shared(self) -> bool:
        """Whether other processes that use the same database can be told something."""
        return self._database.address.postgres

    async def say_who_is_here(self, rooms: Mapping[str, Collection[str]], *, asks: bool) -> None:
        """Tell the other processes who is in which rooms by way of this one; ``asks``: they shall say the same."""
        news = [f"{Heard.HERE} {room_id} {'?' * asks}{','.join(sorted(rooms[room_id]))}" for room_id in rooms]

        async def work(connection: AsyncConnection) -> None:
            await self._database.notify(connection, news)

        if self.shared and news:
            await self._write(work, by=SERVER)

    def listen(
        self,
        heard: Callable[[str, int], None],
        present: Callable[[Present], None] = lambda _: None,
        missed: Callable[[], None] = lambda: None,
    ) -> None:
        """Call ``heard(room_id, number)`` for what *another* process commits, where the database tells (PostgreSQL),
        and ``present`` for what it says of who is in a room.

        The number is that of the last entry of the log, or one of :class:`Heard`. It is a hint only, which may come
        twice or not at all: read again by number. After a lost connection it comes for every room that is not over, and
        ``missed`` is called for those that have ended meanwhile.
        """
        if self.shared:
            self._listeners.append(Listener(self._database, heard, present, missed, self._tell_ended))

    @property
    def transactions(self) -> int:
        """How many transactions this process has committed."""
        return self._database.writer.transactions
