"""Game logs, chat and seat links."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, fields, replace
from typing import Final

from sqlalchemy import (
    ARRAY,
    FromClause,
    Insert,
    Integer,
    Select,
    String,
    and_,
    bindparam,
    column,
    delete,
    exists,
    func,
    insert,
    literal_column,
    or_,
    select,
    values,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorization import Authorities, counts, why_ended
from burgrave.server.store.connecting import away, is_duplicate, is_missing
from burgrave.server.store.database import CHANNEL
from burgrave.server.store.errors import Damaged, Ended, Gap, NoSuchPerson, NoSuchRoom, StoreError, Taken
from burgrave.server.store.fast_path import PostgresFastPath
from burgrave.server.store.people import clean_line
from burgrave.server.store.rows import Authority, ChatLine, Heard, LogEntry, SeatLink, Server, checked
from burgrave.server.store.schema import chat, log, rooms, seat_links
from burgrave.server.store.sessions import hash_of, is_id, new_token
from burgrave.server.store.writer import Batch, Refusals

_Lines = tuple[str, Sequence[LogEntry], Authority | Server]


def _append() -> Insert:
    """Return an INSERT that writes an entry only if its predecessor exists and its authority is still valid.

    It is for the fast path, which has no concurrent writers.
    """
    before = log.alias("before")
    session, token = bindparam("session", type_=String), bindparam("token", type_=String)
    follows = exists().where(before.c.room_id == bindparam("room_id"), before.c.number == bindparam("before"))
    line = select(*[bindparam(column.name, type_=column.type) for column in log.c]).where(
        or_(bindparam("before") == literal_column("-1"), follows),
        or_(session.is_(None), counts(session, bot=False)),
        or_(token.is_(None), counts(token, bot=True)),
    )
    return insert(log).from_select(list(log.c), line)


_FIELDS: Final = tuple(field.name for field in fields(LogEntry))
_APPEND: Final = str(_append().compile(dialect=sqlite.dialect(paramstyle="named")))
APPEND_POSTGRES: Final = f"""
WITH jobs AS (
    SELECT * FROM unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::text[])
        AS job(job, room_id, number, session, token)
), entries AS (
    SELECT * FROM unnest($6::int[], $7::int[], $8::text[], $9::int[], $10::text[], $11::text[], $12::float8[])
        AS entry(job, {", ".join(_FIELDS)})
), valid_sessions AS (
    SELECT token_hash FROM sessions WHERE token_hash = ANY($4::text[]) AND seen + $13::float8 > $14::float8
    ORDER BY token_hash FOR KEY SHARE
), valid_tokens AS (
    SELECT token_hash FROM bot_tokens WHERE token_hash = ANY($5::text[]) AND expires > $14::float8
    ORDER BY token_hash FOR KEY SHARE
), existing AS (
    SELECT id FROM rooms WHERE id = ANY($2::text[]) ORDER BY id FOR KEY SHARE
), checked AS (
    SELECT jobs.job, jobs.room_id, jobs.number,
        (session IS NULL OR session IN (SELECT token_hash FROM valid_sessions))
            AND (token IS NULL OR token IN (SELECT token_hash FROM valid_tokens)) AS authorized,
        jobs.room_id IN (SELECT id FROM existing) AS room_exists,
        jobs.number = 0 OR EXISTS (
            SELECT FROM log WHERE log.room_id = jobs.room_id AND log.number = jobs.number - 1
        ) AS follows
    FROM jobs
), first AS (
    INSERT INTO log (room_id, {", ".join(_FIELDS)})
    SELECT room_id, {", ".join(f"entries.{name}" for name in _FIELDS)}
    FROM entries JOIN checked ON checked.job = entries.job AND checked.number = entries.number
    WHERE authorized AND room_exists AND follows ORDER BY room_id
    ON CONFLICT DO NOTHING RETURNING room_id
), written AS (
    SELECT checked.job, room_id FROM checked JOIN first USING (room_id)
), others AS (
    INSERT INTO log (room_id, {", ".join(_FIELDS)})
    SELECT room_id, {", ".join(f"entries.{name}" for name in _FIELDS)}
    FROM entries JOIN written USING (job) JOIN checked USING (job, room_id) WHERE entries.number > checked.number
), notified AS (
    SELECT pg_notify('{CHANNEL}', $15::text || ' ' || max(entries.number) || ' ' || room_id)
    FROM entries JOIN written USING (job) GROUP BY room_id
)
SELECT checked.job, authorized, room_exists, follows, written.job IS NOT NULL AS written,
    (SELECT count(*) FROM notified)
FROM checked LEFT JOIN written USING (job) ORDER BY checked.job
"""
"""Statement that appends jobs to the logs of different rooms, and returns which conditions each job met.

Either all entries of a job are written or none: as a log has no gaps, only the first number can already exist. The
locks keep sessions, tokens and rooms as they are until the commit. All statements take them in the same order, so they
cannot deadlock.
"""


def _in_order(waiting: Sequence[_Lines]) -> list[_Lines]:
    """Sort the batch the same way in every process, so that transactions cannot deadlock."""
    return sorted(waiting, key=lambda lines: (lines[0], lines[1][0].number))


def _line(room_id: str, entry: LogEntry) -> dict[str, object]:
    return {"room_id": room_id, **{name: getattr(entry, name) for name in _FIELDS}}


def _room_of(lines: _Lines) -> str:
    return lines[0]


def _refusal(lines: _Lines, row: Mapping[str, bool]) -> StoreError | None:
    """Return the error for a job that was not written, or None; ``row`` is the job's row from ``APPEND_POSTGRES``."""
    room_id, entries, by = lines
    if row["written"]:
        return None
    if not row["authorized"]:
        return Ended(why_ended(isinstance(by, Authority) and by.bot))
    if not row["follows"]:
        return _gap(room_id, entries[0].number - 1)
    return _taken(room_id, entries[0].number) if row["room_exists"] else _no_room(room_id)


def _right_of(by: Authority | Server) -> dict[str, str | None]:
    right: dict[str, str | None] = {"session": None, "token": None}
    if isinstance(by, Authority):
        right["token" if by.bot else "session"] = by.token_hash
    return right


class Games(Authorities):
    """Store mixin for games: logs, chat and seat links of rooms."""

    # ---- Log ----------------------------------------------------------------------------------------------------

    async def append(self, room_id: str, entries: Sequence[LogEntry], *, by: Authority | Server) -> None:
        """Write the next entries of a game, all or none; they are committed when this returns.

        The entries must be numbered consecutively and follow the last one in the log. Raise Taken if another writer has
        used a number, Gap if the predecessor is missing, Ended if ``by`` is no longer valid, or NoSuchRoom if there is
        no such room.
        """
        if not entries:
            return
        first = entries[0].number
        if [entry.number for entry in entries] != list(range(first, first + len(entries))) or first < 0:
            raise ValueError(f"Log entries must be numbered consecutively from 0, not {[e.number for e in entries]}.")
        try:
            batch = Batch(self._append_all, self._append_fast_path, _room_of)
            await self._database.write_batch(batch, (room_id, tuple(entries), by))
        except IntegrityError as error:
            if is_duplicate(error):
                raise _taken(room_id, first) from None
            if is_missing(error):
                raise _no_room(room_id) from None
            raise

    async def _append_all(self, connection: AsyncConnection, waiting: Sequence[_Lines]) -> None:
        batch = _in_order(waiting)
        await self._must_be_good(connection, {by for _, _, by in batch})
        await _check_predecessors(connection, batch)
        rows = [_line(room_id, entry) for room_id, entries, _ in batch for entry in entries]
        await connection.execute(insert(log), rows)
        last = {room_id: entries[-1].number for room_id, entries, _ in batch}
        await self._database.notify_rooms(connection, last.items())

    async def _append_fast_path(self, waiting: Sequence[_Lines]) -> Refusals | None:
        fast_path = self._database.fast_path
        if isinstance(fast_path, PostgresFastPath):
            return await self._append_to_postgres(fast_path, waiting)
        until = {"now": self._now(), "seconds": self._session_seconds}
        rows = [
            {**_line(room_id, entry), "before": entry.number - 1, **_right_of(by), **until}
            for room_id, entries, by in _in_order(waiting)
            for entry in entries
        ]
        written = fast_path is not None and await fast_path.write(_APPEND, rows)
        return [None] * len(waiting) if written else None

    async def _append_to_postgres(self, fast_path: PostgresFastPath, waiting: Sequence[_Lines]) -> Refusals | None:
        rights = [_right_of(by) for _, _, by in waiting]
        entries = [(job, entry) for job, (_, entries, _) in enumerate(waiting) for entry in entries]
        try:
            rows = await fast_path.fetch(
                APPEND_POSTGRES,
                list(range(len(waiting))),
                [room_id for room_id, _, _ in waiting],
                [entries[0].number for _, entries, _ in waiting],
                [right["session"] for right in rights],
                [right["token"] for right in rights],
                [job for job, _ in entries],
                *([getattr(entry, name) for _, entry in entries] for name in _FIELDS),
                self._session_seconds,
                self._now(),
                self._database.sender,
            )
        except Exception as error:
            if isinstance(error, ValueError) or away(error) is None:
                return None  # one of the entries is at fault; a transaction finds out which
            raise
        return [_refusal(lines, row) for lines, row in zip(waiting, rows, strict=True)]

    async def log(self, room_id: str, after: int = -1) -> list[LogEntry]:
        """Return a game's log entries with numbers above ``after``, in order."""

        async def work(connection: AsyncConnection) -> list[LogEntry]:
            columns = log.c.number, log.c.kind, log.c.seat, log.c.notation, log.c.text, log.c.at
            query = select(*columns).where(log.c.room_id == room_id, log.c.number > after).order_by(log.c.number)
            return [LogEntry(*row) for row in await connection.execute(query)]

        return await self._database.read(work) if is_id(room_id) else []

    async def last_numbers(self, room_ids: Collection[str]) -> dict[str, int]:
        """Return the number of each game's last entry; games without entries are omitted."""
        last = func.max(log.c.number).label("number")
        query = select(log.c.room_id, last).where(log.c.room_id.in_(room_ids)).group_by(log.c.room_id)

        async def work(connection: AsyncConnection) -> dict[str, int]:
            return {row.room_id: row.number for row in await connection.execute(query)}

        return await self._database.read(work) if room_ids else {}

    async def last_number(self, room_id: str) -> int:
        """Return the number of a game's last entry, or -1 if it has no entries."""
        return (await self.last_numbers([room_id])).get(room_id, -1) if is_id(room_id) else -1

    # ---- Chat ---------------------------------------------------------------------------------------------------

    async def add_chat(self, room_id: str, line: ChatLine, *, by: Authority) -> ChatLine:
        """Store a chat message, and return it as stored, without control characters.

        Raise NoSuchRoom, or Ended if ``by`` is no longer valid.
        """
        kept = replace(line, name=clean_line(line.name), text=clean_line(line.text))

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(chat).values(room_id=room_id, **asdict(kept)))
            await self._database.notify_rooms(connection, [(room_id, Heard.CHAT)])

        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            raise _no_room(room_id) if is_missing(error) else error from None
        return kept

    async def chats(self, room_id: str, limit: int = 50) -> list[ChatLine]:
        """Return the most recent chat messages, oldest first."""

        async def work(connection: AsyncConnection) -> list[ChatLine]:
            columns = chat.c.name, chat.c.seat, chat.c.text, chat.c.at, chat.c.person_id
            query = select(*columns).where(chat.c.room_id == room_id).order_by(chat.c.id.desc()).limit(limit)
            found: list[ChatLine] = []
            for row in await connection.execute(query):
                with suppress(Damaged):  # skip damaged messages
                    found.append(checked(row, ChatLine))
            return found[::-1]

        return await self._database.read(work) if is_id(room_id) else []

    # ---- Seat links ---------------------------------------------------------------------------------------------

    async def add_seat_link(self, room_id: str, seat: int, person_id: str, *, by: Authority) -> str:
        """Return a new secret link to a person's seat, replacing the previous one.

        Raise NoSuchRoom, NoSuchPerson, or Ended if ``by`` is no longer valid.
        """
        token = new_token()
        kept = {"room_id": room_id, "seat": seat, "person_id": person_id, "token_hash": hash_of(token)}

        async def work(connection: AsyncConnection) -> None:
            # The lock on the room serializes this between processes.
            room = select(rooms.c.id).where(rooms.c.id == room_id).with_for_update(key_share=True)
            if (await connection.execute(room)).first() is None:
                raise _no_room(room_id)
            await connection.execute(
                delete(seat_links).where(seat_links.c.room_id == room_id, seat_links.c.seat == seat)
            )
            await connection.execute(insert(seat_links).values(at=self._now(), **kept))

        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            raise NoSuchPerson(f"There is no person {person_id!r}.") if is_missing(error) else error from None
        return token

    async def seat_of_link(self, token: str) -> SeatLink | None:
        """Return the target of a secret seat link, or None if the link is not valid.

        Callers must compare ``person_id`` with the seat's current player, who may have changed.
        """

        async def work(connection: AsyncConnection) -> SeatLink | None:
            columns = seat_links.c.room_id, seat_links.c.seat, seat_links.c.person_id, seat_links.c.at
            query = select(*columns).where(seat_links.c.token_hash == hash_of(token))
            row = (await connection.execute(query)).first()
            return None if row is None else SeatLink(*row)

        return await self._database.read(work)


async def _check_predecessors(connection: AsyncConnection, batch: Sequence[_Lines]) -> None:
    """Raise Gap if an entry has no predecessor, because a log with a gap could not be replayed."""
    known = {(room_id, entry.number) for room_id, entries, _ in batch for entry in entries}
    wanted = {(room_id, entries[0].number - 1) for room_id, entries, _ in batch if entries[0].number > 0} - known
    if not wanted:
        return
    if len(wanted) == 1:
        # By far the most frequent case; on SQLite the only one whose SQL is compiled just once.
        ((room_id, number),) = wanted
        one = select(log.c.number).where(log.c.room_id == room_id, log.c.number == number)
        found = wanted if (await connection.execute(one)).first() else set()
    else:
        found = await _those_there(connection, wanted)
    for room_id, number in sorted(wanted - found):
        raise _gap(room_id, number)


async def _those_there(connection: AsyncConnection, wanted: set[tuple[str, int]]) -> set[tuple[str, int]]:
    asked = sorted(wanted)
    if connection.dialect.name == "postgresql":
        found = await connection.execute(
            _THERE, {"rooms": [one for one, _ in asked], "numbers": [number for _, number in asked]}
        )
    else:
        # A join rather than IN: SQLite would scan the whole log for a list of pairs.
        pairs = values(column("room_id", String), column("number", Integer), name="pairs").data(asked).cte()
        found = await connection.execute(_of_pairs(pairs))
    return {(row.room_id, row.number) for row in found}


def _of_pairs(pairs: FromClause) -> Select[tuple[str, int]]:
    same = and_(log.c.room_id == pairs.c.room_id, log.c.number == pairs.c.number)
    return select(log.c.room_id, log.c.number).select_from(pairs).join(log, same)


# The SQL does not depend on the number of pairs, so it is compiled once.
_THERE: Final = _of_pairs(
    func.unnest(bindparam("rooms", type_=ARRAY(String)), bindparam("numbers", type_=ARRAY(Integer)))
    .table_valued("room_id", "number")
    .render_derived()
)


def _gap(room_id: str, number: int) -> Gap:
    return Gap(f"Entry {number} of room {room_id} is missing, so number {number + 1} cannot be written.")


def _taken(room_id: str, number: int) -> Taken:
    return Taken(f"Another writer was first: entry {number} of room {room_id} already exists.")


def _no_room(room_id: str) -> NoSuchRoom:
    return NoSuchRoom(f"There is no room {room_id!r}.")
