"""People, their accounts and their sessions."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.database import AnyRow, Database, Desk
from burgrave.server.store.errors import AlreadyRegistered, LoginTaken, NoSuchPerson, StoreUnavailable, WrongLogin
from burgrave.server.store.faults import is_duplicate, is_missing
from burgrave.server.store.names import clean_name
from burgrave.server.store.passwords import Passwords, check_login, check_password, login_key
from burgrave.server.store.rows import Person
from burgrave.server.store.tables import people, sessions
from burgrave.server.store.tokens import hash_of, is_id, new_person_id, new_token

__all__ = ["PERSON", "People", "read_person"]

_HOUR: Final = 3600.0
PERSON: Final = (people.c.id, people.c.name, people.c.login)


class People(Desk):
    """The part of the store that knows who is who."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        super().__init__(database, now)
        self._passwords = Passwords()

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """Make somebody without an account; return them and the token of their first session (BadName)."""
        person = Person(new_person_id(), clean_name(name))
        token = new_token()

        async def work(connection: AsyncConnection) -> None:
            now = self._now()
            await connection.execute(insert(people).values(id=person.id, name=person.name, created=now))
            await connection.execute(_session(person.id, token, now))

        await self._database.write(work)
        return person, token

    async def new_session(self, person_id: str) -> str:
        """Return the token of another session of a person, for another device (NoSuchPerson)."""
        token = new_token()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_session(person_id, token, self._now()))

        try:
            await self._database.write(work)
        except IntegrityError as error:
            if is_missing(error):
                raise _unknown(person_id) from None
            raise
        return token

    async def person_of(self, token: str) -> Person | None:
        """Return whose session a token is, and note once an hour that it is in use."""
        token_hash = hash_of(token)
        query = select(*PERSON, sessions.c.seen).join(sessions).where(sessions.c.token_hash == token_hash)

        async def work(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(query)).first()

        row = await self._database.read(work)
        if row is None:
            return None
        if row.seen <= self._now() - _HOUR:
            await self._note(token_hash)
        return read_person(row)

    async def person(self, person_id: str) -> Person | None:
        """Return somebody by id."""
        if not is_id(person_id):
            return None

        async def work(connection: AsyncConnection) -> Person | None:
            return await _find(connection, people.c.id == person_id)

        return await self._database.read(work)

    async def rename(self, person_id: str, name: str) -> Person:
        """Give a person another name (BadName, NoSuchPerson)."""
        cleaned = clean_name(name)

        async def work(connection: AsyncConnection) -> Person:
            await connection.execute(update(people).where(people.c.id == person_id).values(name=cleaned))
            return await _known(connection, person_id)

        return await self._database.write(work)

    async def register(self, person_id: str, login: str, password: str) -> Person:
        """Turn a guest into an account (BadLogin, BadPassword, LoginTaken, AlreadyRegistered, NoSuchPerson)."""
        check_login(login)
        check_password(password)
        kept = await self._passwords.hash(password)
        guest = people.c.id == person_id, people.c.login.is_(None)

        async def work(connection: AsyncConnection) -> Person:
            change = update(people).where(*guest).values(login=login, login_key=login_key(login), password=kept)
            changed = (await connection.execute(change)).rowcount
            person = await _known(connection, person_id)
            if not changed:
                raise AlreadyRegistered(f"You have an account already: {person.login}.")
            return person

        try:
            return await self._database.write(work)
        except IntegrityError as error:
            if is_duplicate(error):
                raise LoginTaken(f"The login {login} is taken; choose another.") from None
            raise

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """Return the person and the token of a new session (WrongLogin, after the same time whatever is wrong)."""

        async def find(connection: AsyncConnection) -> AnyRow | None:
            query = select(*PERSON, people.c.password).where(people.c.login_key == login_key(login))
            return (await connection.execute(query)).first()

        row = await self._database.read(find) if is_id(login) else None
        fits = await self._passwords.fits(password, None if row is None else row.password)
        if row is None or not fits:
            raise WrongLogin("The login or the password is wrong.")
        token = new_token()
        better = await self._passwords.hash(password) if self._passwords.is_weak(row.password) else None

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_session(row.id, token, self._now()))
            if better is not None:
                await connection.execute(update(people).where(people.c.id == row.id).values(password=better))

        await self._database.write(work)
        return read_person(row), token

    async def log_out(self, token: str) -> None:
        """End the session of a token, if there is one."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(sessions).where(sessions.c.token_hash == hash_of(token)))

        await self._database.write(work)

    async def _note(self, token_hash: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            change = update(sessions).where(sessions.c.token_hash == token_hash)
            await connection.execute(change.values(seen=self._now()))

        # Who may only be read is still somebody.
        with suppress(StoreUnavailable):
            await self._database.write(work)


def _session(person_id: str, token: str, now: float) -> Any:
    return insert(sessions).values(token_hash=hash_of(token), person_id=person_id, created=now, seen=now)


async def _find(connection: AsyncConnection, which: ColumnElement[bool]) -> Person | None:
    row = (await connection.execute(select(*PERSON).where(which))).first()
    return None if row is None else read_person(row)


async def _known(connection: AsyncConnection, person_id: str) -> Person:
    person = await _find(connection, people.c.id == person_id)
    if person is None:
        raise _unknown(person_id)
    return person


def read_person(row: AnyRow) -> Person:
    """Return the person whose columns ``PERSON`` are in a row."""
    return Person(row.id, row.name, row.login is None, row.login)


def _unknown(person_id: str) -> NoSuchPerson:
    return NoSuchPerson(f"There is no person {person_id!r}.")
