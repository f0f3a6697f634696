"""When servers were there, so that no clock runs while there is none; and whether the database can be written."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.database import StoreContext
from burgrave.server.store.rows import Outage
from burgrave.server.store.schema import alive, outages, rooms

__all__ = ["Alive"]

_KEPT: Final = 90 * 86_400.0
"""Seconds for which an outage is remembered at least; no clock has as many for a decision."""
_BALLAST: Final = 65_536
"""Letters that must find room before the database is said to be writable again: enough for many actions."""


class Alive(StoreContext):
    """The part of the store that knows of its servers."""

    async def beat(self, gap: float) -> list[Outage]:
        """Say that a server is here, and return the outages that are remembered, the first one first.

        If none has said so for more than ``gap`` seconds, the time since then is an outage from now on.
        """

        async def work(connection: AsyncConnection) -> list[Outage]:
            now = self._now()
            # Locked, so that of two servers that come back at the same time only one finds the outage.
            before: float | None = await connection.scalar(select(alive.c.at).with_for_update())
            if before is None:
                await connection.execute(insert(alive).values(id=1, at=now, ballast=""))
            elif before < now:
                await connection.execute(update(alive).values(at=now))
                if now - before > gap:
                    await connection.execute(insert(outages).values(began=before, ended=now))
                    # A bank is counted from the beginning of its game.
                    counted = rooms.c.state == "playing", rooms.c.clock["kind"].as_string() == "bank"
                    oldest = await connection.scalar(select(func.min(rooms.c.created)).where(*counted))
                    since = now - _KEPT if oldest is None else min(oldest, now - _KEPT)
                    await connection.execute(delete(outages).where(outages.c.ended < since))
            found = await connection.execute(select(outages.c.began, outages.c.ended).order_by(outages.c.began))
            return [Outage(*row) for row in found]

        return await self._database.write(work)

    async def probe(self) -> None:
        """Find out whether the database can be written, with some room to spare; StoreUnavailable if it cannot."""

        async def fill(connection: AsyncConnection) -> None:
            await connection.execute(update(alive).values(ballast="-" * _BALLAST))

        async def clear(connection: AsyncConnection) -> None:
            await connection.execute(update(alive).values(ballast=""))

        await self._database.write(fill)
        await self._database.write(clear)
        self._database.writer.recovered()

    @property
    def trouble(self) -> str | None:
        """Why the database could not be written when that was tried last, in plain words; None if it could."""
        return self._database.writer.trouble
