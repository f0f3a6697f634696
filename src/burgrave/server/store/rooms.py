"""Store of rooms, and a fair order for queued work.

A room is stored with its seats, setup and progress. The fair order alternates between networks, then between people.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from itertools import chain
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    Select,
    String,
    Subquery,
    and_,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.settings import RoomLimits
from burgrave.server.store.authorization import Authorities
from burgrave.server.store.connecting import is_duplicate, is_missing
from burgrave.server.store.database import AnyRow
from burgrave.server.store.errors import Changed, Damaged, NoSuchLink, NoSuchPerson, NoSuchRoom, Taken, TooManyRooms
from burgrave.server.store.people import clean_name
from burgrave.server.store.rows import SERVER, Authority, Heard, LobbyRow, RoomRow, Server, checked
from burgrave.server.store.schema import (
    UNFINISHED,
    chat,
    invitations,
    log,
    people,
    rooms,
    seat_links,
    sitting,
    tournaments,
)
from burgrave.server.store.sessions import hash_of, is_id

# ---- Fair order ------------------------------------------------------------------------------------------------------

NEVER: Final = literal(0.0)
"""Time of the last turn, for a row that has never had one."""


def payer(network: ColumnElement[Any], person_id: ColumnElement[Any]) -> ColumnElement[str]:
    """Return the key for fair turns: the row's network, or the person's id if no network was stored."""
    return func.coalesce(cast(network, String), person_id)


def in_turns(waiting: Select[Any] | CompoundSelect[Any], *order: str) -> Subquery:
    """Return queued rows with their ``place`` in a fair order, counted from 1.

    Every network gets its first row before any network gets its second; within a network, the same holds for people.
    Ties are broken by the time of the last turn, earliest first, and then by the ``order`` columns. ``waiting`` has the
    columns ``address``, ``person_id``, ``address_served`` and ``person_served``.
    """
    rows = waiting.subquery()
    within = func.row_number().over(
        partition_by=(rows.c.address, rows.c.person_id), order_by=[rows.c[name] for name in order]
    )
    rows = select(rows, within.label("within_person")).subquery()
    by_person = [rows.c.within_person, rows.c.person_served, *(rows.c[name] for name in order)]
    turn = func.row_number().over(partition_by=rows.c.address, order_by=by_person)
    rows = select(rows, turn.label("turn")).subquery()
    by_address = [rows.c.turn, rows.c.address_served, *(rows.c[name] for name in order)]
    return select(rows, func.row_number().over(order_by=by_address).label("place")).subquery()


# ---- Rooms -----------------------------------------------------------------------------------------------------------

_NEWEST: Final = (rooms.c.created.desc(), rooms.c.id)
_NEWEST_ROOMS: Final = 3
"""Number of rooms read for each place in the lobby, before all of them are read."""
_IN_LOBBY: Final = and_(UNFINISHED, rooms.c.public, or_(rooms.c.state != "playing", rooms.c.spectators))
_LOG: Final = logging.getLogger(__name__)


class Rooms(Authorities):
    async def add_room(self, room: RoomRow, *, by: Authority, limits: RoomLimits | None = None) -> RoomRow:
        """Store a new room and return it as stored, with its cleaned name and its times.

        Raise Taken, BadName, NoSuchPerson, Ended, or TooManyRooms if it would exceed ``limits``.
        """
        now = self._now()
        kept = replace(room, name=clean_name(room.name), created=now, changed=now)

        async def work(connection: AsyncConnection) -> None:
            await self._must_have_room(connection, kept.host, kept.network, 1, limits)
            await self._insert_rooms(connection, [kept])

        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            if is_duplicate(error):
                raise Taken(f"The room {room.id} already exists.") from None
            raise _stranger(error, room) from None
        return kept

    async def _insert_rooms(self, connection: AsyncConnection, made: Sequence[RoomRow]) -> None:
        await connection.execute(insert(rooms), [_columns(room) for room in made])
        await self._seat(connection, made)

    async def _must_have_room(
        self, connection: AsyncConnection, host: str, network: int | None, wanted: int, limits: RoomLimits | None
    ) -> None:
        """Raise TooManyRooms if ``wanted`` more rooms would exceed the limits of a host or a network.

        A running tournament counts for as many rooms as a round has tables, even between two rounds.
        """
        if limits is None:
            return
        # The lock serializes counting and writing between processes.
        await connection.execute(select(people.c.id).where(people.c.id == host).with_for_update(key_share=True))
        counted: list[tuple[str, Any, int, str]] = [("host", host, limits.per_host, "You host")]
        if network is not None:
            counted.append(("network", network, limits.per_address, "Your address has"))
        for column, value, most, whose in counted:
            single = UNFINISHED, rooms.c.tournament.is_(None), rooms.c[column] == value
            played = tournaments.c.state == "playing", tournaments.c[column] == value
            own = (await connection.execute(select(func.count()).where(*single))).scalar_one()
            used = own + (await connection.scalar(select(func.sum(tournaments.c.tables)).where(*played)) or 0)
            if used + wanted > most:
                needs = "" if wanted == 1 else f"This needs {wanted} rooms at once. "
                raise TooManyRooms(f"{needs}{whose} {used} rooms, but {most} is the limit; finish or leave some first.")

    async def room(self, room_id: str) -> RoomRow | None:
        """Return a room by its id, or None; raise Damaged if it cannot be read."""

        async def work(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(select(rooms).where(rooms.c.id == room_id))).first()

        row = await self._database.read(work) if is_id(room_id) else None
        return None if row is None else checked(row, RoomRow)

    async def save_room(
        self, room: RoomRow, *, by: Authority | Server, entries: int | None = None, seat_link: str | None = None
    ) -> RoomRow:
        """Store a changed room, and return it with its new version.

        Raise Changed, NoSuchRoom, BadName, NoSuchPerson or Ended. ``entries``: known number of log entries; Changed is
        also raised if there are more. ``seat_link``: the secret link that permits the change and is used up by it;
        NoSuchLink is raised if it is no longer valid.
        """
        kept = replace(room, name=clean_name(room.name), changed=self._now(), version=room.version + 1)
        same = and_(rooms.c.id == room.id, rooms.c.version == room.version)
        if entries is not None:
            same = and_(same, ~select(log.c.number).where(log.c.room_id == room.id, log.c.number >= entries).exists())

        async def work(connection: AsyncConnection) -> None:
            if not (await connection.execute(update(rooms).where(same).values(_columns(kept)))).rowcount:
                if (await connection.execute(select(rooms.c.id).where(rooms.c.id == room.id))).first():
                    raise Changed(f"The room {room.id} was changed by another request in the meantime; read it again.")
                raise NoSuchRoom(f"There is no room {room.id!r}.")
            if seat_link is not None:
                used = delete(seat_links).where(seat_links.c.token_hash == hash_of(seat_link))
                if not (await connection.execute(used)).rowcount:
                    raise NoSuchLink("This seat link is no longer valid.")
            await connection.execute(delete(sitting).where(sitting.c.room_id == room.id))
            await self._seat(connection, [kept])

        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            raise _stranger(error, room) from None
        return kept

    async def lobby(self, limit: int = 50) -> list[LobbyRow]:
        """Return the public rooms that can be joined or watched, in a fair order.

        The newest room of every host and network comes first, then the second of each, and so on, so that nobody can
        fill the list alone.
        """
        columns = rooms.c.id, rooms.c.host, rooms.c.network, rooms.c.state
        query = select(*columns).where(_IN_LOBBY).order_by(*_NEWEST)

        async def work(connection: AsyncConnection) -> list[LobbyRow]:
            # Usually, the newest rooms fill the list.
            for newest in (query.limit(_NEWEST_ROOMS * limit), query):
                rows = (await connection.execute(newest)).all()
                first, *others = _in_turns_of(rows, limit)
                if len(first) == limit or len(rows) < _NEWEST_ROOMS * limit:
                    break
            return [LobbyRow(*row) for row in list(chain(first, *others))[:limit]]

        return await self._database.read(work)

    async def listed_rooms(self, room_ids: Sequence[str]) -> list[RoomRow]:
        """Return the rooms with these ids that are still in the lobby, in the given order."""
        query = select(rooms).where(rooms.c.id.in_(room_ids), _IN_LOBBY)

        async def work(connection: AsyncConnection) -> list[RoomRow]:
            return _sound(await connection.execute(query))

        found = {room.id: room for room in await self._database.read(work)} if room_ids else {}
        return [found[room_id] for room_id in room_ids if room_id in found]

    async def rooms_of(self, person_id: str, limit: int = 50) -> list[RoomRow]:
        """Return the rooms that a person plays in or hosts, most recently changed first."""
        theirs = select(sitting.c.room_id).where(sitting.c.person_id == person_id)
        theirs = theirs.order_by(sitting.c.changed.desc(), sitting.c.room_id).limit(limit)
        return await self._rooms(rooms.c.id.in_(theirs), order=rooms.c.changed.desc(), limit=limit)

    async def playing(self) -> list[str]:
        """Return the ids of the running rooms, oldest first."""

        async def work(connection: AsyncConnection) -> list[str]:
            query = select(rooms.c.id).where(UNFINISHED, rooms.c.state != "open").order_by(rooms.c.created)
            return list((await connection.execute(query)).scalars())

        return await self._database.read(work)

    async def room_ids(self, limit: int, *, after: str = "") -> list[str]:
        """Return the ids of rooms in any state, in order, starting after ``after``."""

        async def work(connection: AsyncConnection) -> list[str]:
            query = select(rooms.c.id).where(rooms.c.id > after).order_by(rooms.c.id).limit(limit)
            return list((await connection.execute(query)).scalars())

        return await self._database.read(work)

    async def finished_rooms(self, *, limit: int = 100, before: float | None = None) -> list[RoomRow]:
        """Return rooms in the state "over", most recently changed first.

        ``before``: return only rooms that were last changed before this time.
        """
        which = rooms.c.state == "over"
        if before is not None:
            which = and_(which, rooms.c.changed < before)
        return await self._rooms(which, order=rooms.c.changed.desc(), limit=limit)

    async def remove_stale(self, untouched: float) -> list[str]:
        """Remove rooms that never started and had no change or chat for ``untouched`` seconds; return their ids.

        Rooms with a game are never removed.
        """
        since = self._now() - untouched
        played = select(log.c.room_id).where(log.c.room_id == rooms.c.id).exists()
        talked = select(chat.c.room_id).where(chat.c.room_id == rooms.c.id, chat.c.at >= since).exists()
        stale = select(rooms.c.id).where(rooms.c.state == "open", rooms.c.changed < since, ~played, ~talked)

        async def work(connection: AsyncConnection) -> list[str]:
            # The lock keeps games from starting in them.
            removed = list((await connection.execute(stale.with_for_update(skip_locked=True))).scalars())
            for table in (sitting, seat_links, chat, invitations):
                await connection.execute(delete(table).where(table.c.room_id.in_(removed)))
            await connection.execute(delete(rooms).where(rooms.c.id.in_(removed)))
            await self._database.notify_rooms(connection, [(room_id, Heard.ROOM) for room_id in removed])
            return removed

        try:
            return await self._write(work, by=SERVER)
        except IntegrityError:
            return []  # one of the rooms has just been used; retry later

    async def _rooms(self, which: ColumnElement[bool], *, order: ColumnElement[Any], limit: int) -> list[RoomRow]:
        async def work(connection: AsyncConnection) -> list[RoomRow]:
            query = select(rooms).where(which).order_by(order, rooms.c.id).limit(limit)
            return _sound(await connection.execute(query))

        return await self._database.read(work)

    async def _seat(self, connection: AsyncConnection, saved: Sequence[RoomRow]) -> None:
        """Record the players and hosts of rooms, and notify other processes.

        A tournament's host does not count as the host of its tables.
        """
        found: list[dict[str, object]] = []
        for room in saved:
            who = {seat.person_id for seat in room.seats if seat.person_id is not None}
            who |= {room.host} if room.tournament is None else set()
            found += [{"person_id": each, "room_id": room.id, "changed": room.changed} for each in sorted(who)]
        if found:
            await connection.execute(insert(sitting), found)
        await self._database.notify_rooms(connection, [(room.id, Heard.ROOM) for room in saved])


def _in_turns_of(rows: Iterable[AnyRow], enough: int) -> list[list[AnyRow]]:
    """Group rooms, given newest first, by their rank among the rooms of their host and of their network.

    If the two ranks differ, the larger number counts. Stop after finding ``enough`` rooms that rank first for both host
    and network.
    """
    hosts: Counter[str] = Counter()
    networks: Counter[int | str] = Counter()
    turns: list[list[AnyRow]] = [[]]
    for row in rows:
        network = row.host if row.network is None else row.network
        hosts[row.host] += 1
        networks[network] += 1
        turn = max(hosts[row.host], networks[network])
        turns += [[] for _ in range(turn - len(turns))]
        turns[turn - 1].append(row)
        if len(turns[0]) == enough:
            break
    return turns


def _columns(room: RoomRow) -> dict[str, Any]:
    return {
        "id": room.id,
        "name": room.name,
        "state": room.state,
        "set_up": dict(room.set_up),
        "seats": [asdict(seat) for seat in room.seats],
        "host": room.host,
        "public": room.public,
        "spectators": room.spectators,
        "hints": room.hints,
        "clock": dict(room.clock),
        "header": None if room.header is None else dict(room.header),
        "next": room.next,
        "closed": room.closed,
        "created": room.created,
        "changed": room.changed,
        "version": room.version,
        "network": room.network,
        "tournament": room.tournament,
        "quiet": room.quiet,
        "sealed": room.sealed,
        "undo": room.undo,
        "proposal": None if room.proposal is None else asdict(room.proposal),
        "pauses": None if room.pauses is None else [list(pause) for pause in room.pauses],
    }


def _sound(rows: Iterable[AnyRow]) -> list[RoomRow]:
    """Return the rooms whose rows are readable, so that a damaged row does not hide the others."""
    found: list[RoomRow] = []
    for row in rows:
        try:
            found.append(checked(row, RoomRow))
        except Damaged as error:
            _LOG.debug("%s", error)  # opening that room reports it
    return found


def _stranger(error: IntegrityError, room: RoomRow) -> Exception:
    if is_missing(error):
        return NoSuchPerson(f"A player of the room {room.id}, or its host, is unknown.")
    return error
