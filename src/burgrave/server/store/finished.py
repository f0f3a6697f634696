"""Games that are over, as they stay: record and result, to be read without the rules that they were played by."""

from __future__ import annotations

from dataclasses import asdict, replace

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.data import checked
from burgrave.server.store.database import AnyRow, StoreContext
from burgrave.server.store.rows import FinishedGame
from burgrave.server.store.schema import finished, rooms
from burgrave.server.store.tokens import is_id

__all__ = ["Finished"]


class Finished(StoreContext):
    """The part of the store that keeps what stays of a game."""

    async def add_finished(self, game: FinishedGame) -> bool:
        """Keep a game that is over; False if it is kept already, and then nothing changes (NoSuchRoom)."""
        kept = replace(game, at=self._now())
        row = asdict(kept)

        async def work(connection: AsyncConnection) -> bool:
            known = select(finished.c.room_id).where(finished.c.room_id == game.room_id)
            if (await connection.execute(known)).first():
                return False
            await connection.execute(insert(finished).values(row))
            return True

        return await self._write_once(work, missing=f"There is no room {game.room_id!r}.")

    async def finished(self, room_id: str) -> FinishedGame | None:
        """Return what stays of a game, if it is over (Damaged)."""

        async def work(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(select(finished).where(finished.c.room_id == room_id))).first()

        row = await self._database.read(work) if is_id(room_id) else None
        return None if row is None else checked(row, FinishedGame)

    async def unkept(self, limit: int, *, after: str = "") -> list[str]:
        """Return ids of rooms whose games are over and not kept, in their order, those behind ``after``.

        There are some if an older version of the server has ended them.
        """
        kept = select(finished.c.room_id).where(finished.c.room_id == rooms.c.id).exists()
        over = rooms.c.state == "over", rooms.c.header.is_not(None), ~kept, rooms.c.id > after

        async def work(connection: AsyncConnection) -> list[str]:
            found = await connection.execute(select(rooms.c.id).where(*over).order_by(rooms.c.id).limit(limit))
            return list(found.scalars())

        return await self._database.read(work)
