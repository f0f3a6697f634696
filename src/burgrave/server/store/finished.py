"""Games that are over, as they stay: record and result, to be read without the rules that they were played by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorities import Authorities
from burgrave.server.store.data import checked
from burgrave.server.store.database import AnyRow
from burgrave.server.store.rows import SERVER, FinishedGame, Role
from burgrave.server.store.schema import finished, rooms
from burgrave.server.store.schema import roles as role_rows
from burgrave.server.store.tokens import is_id

__all__ = ["Finished"]


class Finished(Authorities):
    """The part of the store that keeps what stays of a game."""

    async def add_finished(self, game: FinishedGame, roles: Sequence[Role] = ()) -> bool:
        """Keep a game that is over, and what everybody was in it; False if it is kept already (NoSuchRoom).

        Of a game that is kept already nothing changes, but that the roles are added if they were not counted then.
        """
        row = {**asdict(game), "at": self._now(), "counted": True}

        async def work(connection: AsyncConnection) -> bool:
            known = select(finished.c.room_id).where(finished.c.room_id == game.room_id)
            fresh = (await connection.execute(known)).first() is None
            if fresh:
                await connection.execute(insert(finished).values(row))
            else:
                uncounted = finished.c.room_id == game.room_id, finished.c.counted.is_(None)
                if not (await connection.execute(update(finished).where(*uncounted).values(counted=True))).rowcount:
                    return False
            if roles:
                rows = [{"room_id": game.room_id, **asdict(role)} for role in roles]
                await connection.execute(insert(role_rows), rows)
            return fresh

        return await self._write_once(work, f"There is no room {game.room_id!r}.", by=SERVER)

    async def finished(self, room_id: str) -> FinishedGame | None:
        """Return what stays of a game, if it is over (Damaged)."""

        async def work(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(select(finished).where(finished.c.room_id == room_id))).first()

        row = await self._database.read(work) if is_id(room_id) else None
        return None if row is None else checked(row, FinishedGame)

    async def is_kept(self, room_id: str) -> bool:
        """Tell whether a game is kept with all that stays of it today."""

        async def work(connection: AsyncConnection) -> bool:
            whole = finished.c.room_id == room_id, finished.c.counted
            return (await connection.execute(select(finished.c.room_id).where(*whole))).first() is not None

        return await self._database.read(work) if is_id(room_id) else False

    async def unkept(self, limit: int, *, after: str = "") -> list[str]:
        """Return ids of rooms whose games are over and not kept whole, in their order, those behind ``after``.

        There are some if an older version of the server has ended them.
        """
        kept = select(finished.c.room_id).where(finished.c.room_id == rooms.c.id, finished.c.counted).exists()
        over = rooms.c.state == "over", rooms.c.header.is_not(None), ~kept, rooms.c.id > after

        async def work(connection: AsyncConnection) -> list[str]:
            found = await connection.execute(select(rooms.c.id).where(*over).order_by(rooms.c.id).limit(limit))
            return list(found.scalars())

        return await self._database.read(work)
