"""Reviews of games: requests, a fair queue, leases held by processes, progress and content."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, ScalarSelect, Subquery, and_, case, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorization import Authorities
from burgrave.server.store.database import AnyRow
from burgrave.server.store.errors import TooManyReviews
from burgrave.server.store.rooms import in_turns, payer
from burgrave.server.store.rows import SERVER, Authority, ReviewJob, ReviewRow, checked
from burgrave.server.store.schema import reviews
from burgrave.server.store.sessions import is_id

_WAITING: Final = "waiting"
_CANDIDATES: Final = 64  # more than the number of processes that could have just taken one
_SHOWN: Final = [reviews.c[name] for name in ReviewRow.__dataclass_fields__]
_JOB: Final = [reviews.c[name] for name in ReviewJob.__dataclass_fields__]


class Reviews(Authorities):
    """Store mixin for reviews. Each game has at most one review."""

    async def ask_review(
        self, room_id: str, person_id: str, *, by: Authority, most: int, network: int | None = None
    ) -> bool:
        """Request a review; return False if there already is one. A failed review may be requested again.

        ``most``: maximum number of queued reviews per person. ``network``: tag of the caller's network. Raise
        TooManyReviews, NoSuchRoom or Ended.
        """
        mine = select(func.count()).where(reviews.c.person_id == person_id, reviews.c.state == _WAITING)
        known = select(reviews.c.state).where(reviews.c.room_id == room_id)

        async def work(connection: AsyncConnection) -> bool:
            state = (await connection.execute(known)).scalar()
            if state not in (None, "failed"):
                return False
            if (await connection.execute(mine)).scalar_one() >= most:
                raise TooManyReviews(
                    f"You already have {most} reviews in the queue, the maximum; wait for one to finish."
                )
            values = {"person_id": person_id, "state": _WAITING, "done": 0, "steps": 0, "made": None, "told": None}
            values |= {"at": self._now(), "holder": None, "held": 0.0, "network": network, "begun": None}
            if state is None:
                await connection.execute(insert(reviews).values(room_id=room_id, **values))
            else:
                again = reviews.c.room_id == room_id, reviews.c.state == "failed"
                await connection.execute(update(reviews).where(*again).values(values))
            return True

        return await self._write_once(work, f"There is no room {room_id!r}, or the person is unknown.", by=by)

    async def review(self, room_id: str) -> ReviewRow | None:
        """Return the progress of a game's review, or None if none was requested.

        Raise Damaged if it cannot be read.
        """

        async def work(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(select(*_SHOWN).where(reviews.c.room_id == room_id))).first()

        row = await self._database.read(work) if is_id(room_id) else None
        return None if row is None else checked(row, ReviewRow)

    async def reviews_before(self, room_id: str) -> int:
        """Return the number of reviews ahead of a queued one, including those in progress."""
        now = self._now()
        waiting = _waiting(reviews.c.held < now)
        place = select(waiting.c.place).where(waiting.c.room_id == room_id)
        made = select(func.count()).select_from(reviews).where(reviews.c.state == _WAITING, reviews.c.held >= now)
        both = select(place.scalar_subquery(), made.scalar_subquery())  # one query: a process may take it at any time

        async def work(connection: AsyncConnection) -> int:
            found, being_made = (await connection.execute(both)).one()
            return 0 if found is None else int(found - 1 + being_made)  # None if this review itself is in progress

        return await self._database.read(work)

    async def take_review(self, holder: str, seconds: float) -> ReviewJob | None:
        """Reserve the next free review for ``holder``, and return it, or None if there is none.

        The lease lasts for ``seconds``. Networks take turns, and so do the people of a network, across all processes.
        """
        free = or_(reviews.c.held < self._now(), reviews.c.holder == holder)
        waiting = _waiting(free)
        in_order = select(waiting.c.room_id).order_by(waiting.c.place).limit(_CANDIDATES)

        async def look(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(in_order)).scalars())

        async def work(connection: AsyncConnection) -> AnyRow | None:
            for room_id in await look(connection):
                mine = reviews.c.room_id == room_id
                job = select(*_JOB).where(mine, reviews.c.state == _WAITING, free).with_for_update(skip_locked=True)
                found = (await connection.execute(job)).first()
                if found is not None:
                    values = {"holder": holder, "held": self._now() + seconds, "begun": self._now()}
                    await connection.execute(update(reviews).where(mine).values(values))
                    return found
            return None

        if not await self._database.read(look):  # the usual case, without a write
            return None
        row = await self._write(work, by=SERVER)
        return None if row is None else checked(row, ReviewJob)

    async def keep_review(
        self,
        room_id: str,
        holder: str,
        seconds: float,
        *,
        done: int,
        steps: int,
        made: str,
        told: Mapping[str, Any] | None = None,
    ) -> bool:
        """Save progress and extend the lease by ``seconds``; return False if another process holds the review.

        ``told``: the text of the finished part, by language (None: unchanged).
        """
        values: dict[str, Any] = {"done": done, "steps": steps, "made": made, "held": self._now() + seconds}
        if told is not None:
            values["told"] = told
        return await self._change_held(room_id, holder, values)

    async def end_review(self, room_id: str, holder: str, told: Mapping[str, Any] | None) -> bool:
        """End a review and save its text; return False if another process holds the review.

        ``told``: the text by language (None: the review failed).
        """
        ended: dict[str, Any] = {"made": None, "holder": None, "held": 0.0, "told": told}
        ended |= {"state": "failed"} if told is None else {"state": "done", "done": reviews.c.steps}
        return await self._change_held(room_id, holder, ended)

    async def leave_reviews(self, holder: str | None) -> None:
        """Release the reviews held by a process (None: by all processes)."""
        held = reviews.c.holder.is_not(None) if holder is None else reviews.c.holder == holder

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(reviews).where(held).values(holder=None, held=0.0))

        await self._write(work, by=SERVER)

    async def _change_held(self, room_id: str, holder: str, values: dict[str, Any]) -> bool:
        which: ColumnElement[bool] = and_(
            reviews.c.room_id == room_id, reviews.c.holder == holder, reviews.c.state == _WAITING
        )

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(update(reviews).where(which).values(values))).rowcount)

        return await self._write(work, by=SERVER)


def _waiting(free: ColumnElement[bool]) -> Subquery:
    """Return the queued reviews that match ``free``, in a fair order."""

    def last(name: str) -> ScalarSelect[float]:
        """Return the latest start time of reviews with the same value in the column ``name`` as the queued one."""
        other = reviews.alias()
        same = other.c[name] == reviews.c[name]
        return select(func.coalesce(func.max(other.c.begun), 0.0)).where(same).scalar_subquery()

    person_served = last("person_id")
    address_served = case((reviews.c.network.is_(None), person_served), else_=last("network"))
    return in_turns(
        select(
            reviews.c.room_id,
            reviews.c.at,
            reviews.c.person_id,
            payer(reviews.c.network, reviews.c.person_id).label("address"),
            address_served.label("address_served"),
            person_served.label("person_served"),
        ).where(reviews.c.state == _WAITING, free),
        "at",
        "room_id",
    )
