"""Sessions: how a browser or a program is known again, for as long as it comes back."""

from __future__ import annotations

import re
from collections.abc import Collection
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorities import Authorities
from burgrave.server.store.database import AnyRow
from burgrave.server.store.errors import NoSuchPerson, StoreUnavailable
from burgrave.server.store.faults import is_missing
from burgrave.server.store.rows import SERVER, Actor, Authority, Person, Session
from burgrave.server.store.schema import bot_tokens, people, sessions
from burgrave.server.store.tokens import authority_of, hash_of, new_token

__all__ = ["PERSON", "Sessions", "new_row", "read_actor", "read_person", "unknown"]

_HOUR: Final = 3600.0
_ID: Final = re.compile("[0-9a-f]{16}")
PERSON: Final = (people.c.id, people.c.name, people.c.login)


class Sessions(Authorities):
    """The part of the store that knows which sessions a person has."""

    async def new_session(self, person_id: str, *, by: Authority, agent: str | None = None) -> str:
        """Return the token of another session of a person, for another device (NoSuchPerson, Ended).

        ``agent``: what to call the browser or program in the list of sessions.
        """
        token = new_token()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(new_row(person_id, token, self._now(), agent))

        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            if is_missing(error):
                raise unknown(person_id) from None
            raise
        return token

    async def person_of(self, token: str) -> Actor | None:
        """Return whose session a token is, and note once an hour that it is in use: it lasts from then on."""
        authority = authority_of(token)
        query = (
            select(*PERSON, sessions.c.seen)
            .join(sessions)
            .where(sessions.c.token_hash == authority.token_hash, self._lasts())
        )

        async def work(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(query)).first()

        row = await self._database.read(work)
        if row is None:
            return None
        if row.seen <= self._now() - _HOUR:
            await self.note_use([authority])
        return read_actor(row, authority)

    async def note_use(self, authorities: Collection[Authority]) -> None:
        """Note that sessions are in use, as far as it was not noted within the hour."""
        used = sorted(one.token_hash for one in authorities if not one.bot)

        async def work(connection: AsyncConnection) -> None:
            now = self._now()
            late = sessions.c.token_hash.in_(used), sessions.c.seen <= now - _HOUR, self._lasts()
            await connection.execute(update(sessions).where(*late).values(seen=now))

        # Who may only be read is still somebody.
        with suppress(StoreUnavailable):
            if used:
                await self._write(work, by=SERVER)

    async def sessions_of(self, person_id: str) -> list[Session]:
        """Return the sessions of a person, the one last used first."""
        columns = sessions.c.token_hash, sessions.c.agent, sessions.c.created, sessions.c.seen
        mine = sessions.c.person_id == person_id, self._lasts()
        query = select(*columns).where(*mine).order_by(sessions.c.seen.desc(), sessions.c.token_hash)

        async def work(connection: AsyncConnection) -> list[Session]:
            return [
                Session(Authority(token_hash).id, agent, created, seen, seen + self._session_seconds)
                for token_hash, agent, created, seen in await connection.execute(query)
            ]

        return await self._database.read(work)

    async def log_out(self, token: str) -> None:
        """End the session of a token, if there is one."""
        await self._end(sessions, sessions.c.token_hash == hash_of(token), by=SERVER)

    async def end_session(self, person_id: str, session_id: str, *, by: Authority) -> None:
        """End a session by its id, if the person has it (Ended)."""
        if not _ID.fullmatch(session_id):
            return  # nobody has one of that id
        await self._end(
            sessions,
            sessions.c.person_id == person_id,
            sessions.c.token_hash.startswith(session_id),
            by=by,
        )

    async def end_other_sessions(self, person_id: str, *, by: Authority) -> None:
        """End all sessions of a person but the one that asks (Ended)."""
        await self._end(sessions, sessions.c.person_id == person_id, sessions.c.token_hash != by.token_hash, by=by)

    async def _end_all(
        self, connection: AsyncConnection, person_id: str, *, but: Authority | None = None
    ) -> frozenset[str]:
        """End the sessions and tokens of a person within a transaction; their hashes go to ``_tell_ended``.

        Later statements of this transaction see all that those sessions and tokens have written.
        """
        theirs = sessions.c.person_id == person_id, sessions.c.token_hash != ("" if but is None else but.token_hash)

        async def end() -> frozenset[str]:
            ended = await self._end_within(connection, sessions, *theirs)
            return ended | await self._end_within(connection, bot_tokens, bot_tokens.c.person_id == person_id)

        # Writes lock their session before the person; the same order here avoids deadlocks.
        ended = await end()
        await connection.execute(select(people.c.id).where(people.c.id == person_id).with_for_update())
        return ended | await end()  # a write or log-in that was under way has made more of them

    async def remove_ended(self) -> None:
        """Remove what is kept of sessions and tokens that have ended by themselves."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(sessions).where(~self._lasts()))
            await connection.execute(delete(bot_tokens).where(~self._token_lasts()))

        await self._write(work, by=SERVER)


def new_row(person_id: str, token: str, now: float, agent: str | None) -> Any:
    """Return the statement that makes a session."""
    values = {"token_hash": hash_of(token), "person_id": person_id, "created": now, "seen": now, "agent": agent}
    return insert(sessions).values(values)


def read_person(row: AnyRow) -> Person:
    """Return the person whose columns ``PERSON`` are in a row."""
    return Person(row.id, row.name, row.login is None, row.login)


def read_actor(row: AnyRow, by: Authority) -> Actor:
    """Return the person in a row who acts through ``by``."""
    return Actor(row.id, row.name, row.login is None, row.login, by=by)


def unknown(person_id: str) -> NoSuchPerson:
    """Return what is raised for somebody who is not there."""
    return NoSuchPerson(f"There is no person {person_id!r}.")
