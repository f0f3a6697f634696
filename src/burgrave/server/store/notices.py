"""What people are to be told while they are away: once each, and tried again where that fails."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, insert, or_, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorities import Authorities
from burgrave.server.store.devices import DEVICE, read_device
from burgrave.server.store.faults import is_duplicate
from burgrave.server.store.mails import read_mail
from burgrave.server.store.rows import SERVER, Notice
from burgrave.server.store.schema import devices, mails, notices, sessions, told
from burgrave.server.store.turns import NEVER, in_turns, payer

__all__ = ["MOST_WAITING", "Notices"]

MOST_WAITING: Final = 100
"""Notices that may wait for one person."""
_REMEMBERED: Final = 120 * 86_400.0
"""Seconds after which it is forgotten what somebody was told."""


class Notices(Authorities):
    """The part of the store that knows what is to be sent."""

    async def has_ways(self, person_id: str) -> bool:
        """Tell whether a person can be told anything while they are away."""
        device = exists().where(devices.c.person_id == person_id)
        mail = exists().where(mails.c.person_id == person_id, mails.c.confirmed.is_not(None))

        async def work(connection: AsyncConnection) -> bool:
            return bool(await connection.scalar(select(or_(device, mail))))

        return await self._database.read(work)

    async def add_notice(
        self,
        person_id: str,
        room_id: str,
        kind: str,
        number: int,
        *,
        here: float,
        until: float,
        ways: Sequence[str],
        mail_after: float = 0.0,
    ) -> bool:
        """Have a person told something, unless they were told it before; return whether anything is to be sent.

        They were, if the ``number`` of what they were told of this kind about the room was this one or a higher one;
        also if they have not been ``here`` (when they were seen last) since. ``ways``: "push", "mail".
        """
        now = self._now()
        same = told.c.person_id == person_id, told.c.room_id == room_id, told.c.kind == kind
        row = {"person_id": person_id, "room_id": room_id, "kind": kind, "number": number, "tries": 0, "until": until}

        async def work(connection: AsyncConnection) -> bool:
            known = (await connection.execute(select(told).where(*same).with_for_update())).first()
            if known is None:
                first = {"person_id": person_id, "room_id": room_id, "kind": kind, "number": number, "at": now}
                await connection.execute(insert(told).values(first))
            elif known.number >= number or known.at >= here:
                return False
            else:
                await connection.execute(update(told).where(*same).values(number=number, at=now))
            waiting = select(func.count()).where(notices.c.person_id == person_id, notices.c.until > now)
            if (await connection.execute(waiting)).scalar_one() >= MOST_WAITING:
                return False
            found = await self._ways(connection, person_id, ways)
            rows = [row | {"session_hash": way, "due": now + (mail_after if way is None else 0)} for way in found]
            if rows:
                await connection.execute(insert(notices), rows)
            return bool(rows)

        try:
            return await self._write(work, by=SERVER)
        except IntegrityError as error:
            if is_duplicate(error):
                return False  # another process was first
            raise

    async def _ways(self, connection: AsyncConnection, person_id: str, ways: Sequence[str]) -> list[str | None]:
        found: list[str | None] = []
        if "push" in ways:
            good = devices.c.person_id == person_id, self._lasts()
            query = select(devices.c.session_hash).join(sessions, sessions.c.token_hash == devices.c.session_hash)
            found += (await connection.execute(query.where(*good))).scalars()
        if "mail" in ways:
            confirmed = mails.c.person_id == person_id, mails.c.confirmed.is_not(None)
            if (await connection.execute(select(mails.c.person_id).where(*confirmed))).first() is not None:
                found.append(None)
        return found

    async def due_notices(self, limit: int, *, held: Collection[str] = ()) -> list[Notice]:
        """Return notices that are due, by turns of address and person; claim each before sending it.

        ``held``: origins of push services whose notices wait.
        """
        now = self._now()
        due = notices.c.due <= now, notices.c.until > now
        columns = notices.c.id, notices.c.due, notices.c.person_id
        never = NEVER.label("address_served"), NEVER.label("person_served")
        pushed = self._pushed(*columns, payer(devices.c.network, notices.c.person_id).label("address"), *never)
        pushed = pushed.where(*due, or_(devices.c.origin.is_(None), devices.c.origin.not_in(held)))
        mailed = self._mailed(*columns, payer(mails.c.network, notices.c.person_id).label("address"), *never)
        waiting = in_turns(union_all(pushed, mailed.where(*due)), "due", "id")
        in_order = select(waiting.c.id).order_by(waiting.c.place).limit(limit)

        async def work(connection: AsyncConnection) -> list[Notice]:
            places = {number: place for place, number in enumerate((await connection.execute(in_order)).scalars())}
            found = await self._read(connection, notices.c.id.in_(places)) if places else []
            return sorted(found, key=lambda notice: places[notice.id])

        return await self._database.read(work)

    async def claim_notice(self, notice: Notice, lease: float) -> bool:
        """Take a notice that is due: for some seconds no other process can. Return False if one has it."""
        now = self._now()
        mine = update(notices).where(notices.c.id == notice.id, notices.c.due <= now)

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(mine.values(due=now + lease, tries=notice.tries))).rowcount)

        return await self._write(work, by=SERVER)

    def _pushed(self, *columns: Any) -> Select[Any]:
        session = sessions, and_(sessions.c.token_hash == devices.c.session_hash, self._lasts())
        return select(*columns).join(devices, devices.c.session_hash == notices.c.session_hash).join(*session)

    def _mailed(self, *columns: Any) -> Select[Any]:
        found = select(*columns).join(mails, mails.c.person_id == notices.c.person_id)
        return found.where(notices.c.session_hash.is_(None), mails.c.confirmed.is_not(None))

    async def _read(self, connection: AsyncConnection, which: ColumnElement[bool]) -> list[Notice]:
        names = ("id", "person_id", "room_id", "kind", "number", "until")
        about = [notices.c[name].label(f"notice_{name}") for name in names]
        about.append((notices.c.tries + 1).label("notice_tries"))
        found: list[Notice] = []
        for query, read in ((self._pushed(*about, *DEVICE), read_device), (self._mailed(*about, mails), read_mail)):
            for row in await connection.execute(query.where(which)):
                found.append(
                    Notice(**{name: getattr(row, f"notice_{name}") for name in (*names, "tries")}, to=read(row))
                )
        return found

    async def next_notice(self, *, after: float = 0.0) -> float | None:
        """Return when the next notice is due, if there is one; ``after``: leave out those due earlier."""
        waiting = notices.c.due > after, notices.c.until > self._now()

        async def work(connection: AsyncConnection) -> float | None:
            due: float | None = await connection.scalar(select(func.min(notices.c.due)).where(*waiting))
            return due

        return await self._database.read(work)

    async def drop_notice(self, notice: Notice) -> None:
        """Forget a notice: it was brought, or cannot be, or is not true any more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(notices).where(notices.c.id == notice.id))

        await self._write(work, by=SERVER)

    async def put_off_notice(self, notice: Notice, seconds: float) -> None:
        """Try a notice again after so many seconds."""
        due = self._now() + seconds

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(notices).where(notices.c.id == notice.id).values(due=due))

        await self._write(work, by=SERVER)

    async def forget_told(self) -> None:
        """Delete notices that came too late or are pointless, and forget what people were told long ago."""
        now = self._now()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(notices).where(or_(notices.c.until <= now, _pointless())))
            await connection.execute(delete(told).where(told.c.at < now - _REMEMBERED))

        await self._write(work, by=SERVER)


def _pointless() -> Any:
    """Return what holds for an e-mail to somebody who wants none any more."""
    wanted = exists().where(mails.c.person_id == notices.c.person_id, mails.c.confirmed.is_not(None))
    return and_(notices.c.session_hash.is_(None), ~wanted)
