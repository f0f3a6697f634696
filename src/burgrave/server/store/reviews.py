"""Games in review: who asked, how far each is, which process makes it, and what it says in the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.data import checked
from burgrave.server.store.database import AnyRow, StoreContext
from burgrave.server.store.errors import TooManyReviews
from burgrave.server.store.rows import ReviewJob, ReviewRow
from burgrave.server.store.schema import reviews
from burgrave.server.store.tokens import is_id

__all__ = ["Reviews"]

_WAITING: Final = "waiting"
_SHOWN: Final = [reviews.c[name] for name in ReviewRow.__dataclass_fields__]
_JOB: Final = [reviews.c[name] for name in ReviewJob.__dataclass_fields__]


class Reviews(StoreContext):
    """The part of the store that keeps reviews of games. There is one for each game."""

    async def ask_review(self, room_id: str, person_id: str, *, most: int) -> bool:
        """Put a game into the line; False if it is there, or its review is done (TooManyReviews, NoSuchRoom).

        ``most``: reviews that a person may wait for. One that failed is asked for anew.
        """
        mine = select(func.count()).where(reviews.c.person_id == person_id, reviews.c.state == _WAITING)
        known = select(reviews.c.state).where(reviews.c.room_id == room_id)

        async def work(connection: AsyncConnection) -> bool:
            state = (await connection.execute(known)).scalar()
            if state not in (None, "failed"):
                return False
            if (await connection.execute(mine)).scalar_one() >= most:
                raise TooManyReviews(f"You wait for {most} reviews already, and that is the most; they come in turn.")
            values = {"person_id": person_id, "state": _WAITING, "done": 0, "steps": 0, "made": None, "told": None}
            values |= {"at": self._now(), "holder": None, "held": 0.0}
            if state is None:
                await connection.execute(insert(reviews).values(room_id=room_id, **values))
            else:
                again = reviews.c.room_id == room_id, reviews.c.state == "failed"
                await connection.execute(update(reviews).where(*again).values(values))
            return True

        return await self._write_once(work, f"There is no room {room_id!r}, or who asks is not known.")

    async def review(self, room_id: str) -> ReviewRow | None:
        """Return how far the review of a game is, if somebody has asked for one (Damaged)."""

        async def work(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(select(*_SHOWN).where(reviews.c.room_id == room_id))).first()

        row = await self._database.read(work) if is_id(room_id) else None
        return None if row is None else checked(row, ReviewRow)

    async def reviews_before(self, room_id: str) -> int:
        """Return how many reviews were asked for before this one, and are not done."""
        at = select(reviews.c.at).where(reviews.c.room_id == room_id).scalar_subquery()
        earlier = reviews.c.state == _WAITING, reviews.c.at < at

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(select(func.count()).select_from(reviews).where(*earlier))).scalar_one()

        return await self._database.read(work)

    async def take_review(self, holder: str, seconds: float) -> ReviewJob | None:
        """Return the review that comes next and that nobody makes; for so many seconds it is the holder's.

        Those that were asked for first come first.
        """
        free = and_(reviews.c.state == _WAITING, or_(reviews.c.held < self._now(), reviews.c.holder == holder))
        following = select(*_JOB).where(free).order_by(reviews.c.at, reviews.c.room_id).limit(1)

        async def look(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(following)).first()

        async def work(connection: AsyncConnection) -> AnyRow | None:
            found = (await connection.execute(following.with_for_update(skip_locked=True))).first()
            if found is not None:
                mine = update(reviews).where(reviews.c.room_id == found.room_id)
                await connection.execute(mine.values(holder=holder, held=self._now() + seconds))
            return found

        if await self._database.read(look) is None:  # as it nearly always is; nothing need be written for that
            return None
        row = await self._database.write(work)
        return None if row is None else checked(row, ReviewJob)

    async def keep_review(self, room_id: str, holder: str, seconds: float, *, done: int, steps: int, made: str) -> bool:
        """Keep what is finished, and the right to go on for so many seconds; False if somebody else has it now."""
        values = {"done": done, "steps": steps, "made": made, "held": self._now() + seconds}
        return await self._change_held(room_id, holder, values)

    async def end_review(self, room_id: str, holder: str, told: Mapping[str, Any] | None) -> bool:
        """Keep what a review says, by language; None: it cannot be made. False if somebody else has it now."""
        ended: dict[str, Any] = {"made": None, "holder": None, "held": 0.0, "told": told}
        ended |= {"state": "failed"} if told is None else {"state": "done", "done": reviews.c.steps}
        return await self._change_held(room_id, holder, ended)

    async def leave_reviews(self, holder: str | None) -> None:
        """Leave what a process was making to whoever comes next; None: what any process was making."""
        held = reviews.c.holder.is_not(None) if holder is None else reviews.c.holder == holder

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(reviews).where(held).values(holder=None, held=0.0))

        await self._database.write(work)

    async def _change_held(self, room_id: str, holder: str, values: dict[str, Any]) -> bool:
        which: ColumnElement[bool] = and_(
            reviews.c.room_id == room_id, reviews.c.holder == holder, reviews.c.state == _WAITING
        )

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(update(reviews).where(which).values(values))).rowcount)

        return await self._database.write(work)
