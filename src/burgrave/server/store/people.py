"""Store of people and their accounts: names, logins and passwords.

Invisible characters are removed from the names of people and rooms, and from chat messages. Passwords are hashed with
argon2id.
"""

from __future__ import annotations

import asyncio
import base64
import re
import unicodedata
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorization import DEFAULT_SESSION_SECONDS
from burgrave.server.store.connecting import is_duplicate
from burgrave.server.store.database import AnyRow, Database
from burgrave.server.store.errors import (
    AlreadyRegistered,
    BadLogin,
    BadName,
    BadPassword,
    Changed,
    LoginTaken,
    NoAccount,
    WrongLogin,
    WrongPassword,
)
from burgrave.server.store.rows import SERVER, Authority, Person, Principal
from burgrave.server.store.schema import people, seat_links
from burgrave.server.store.sessions import (
    PERSON,
    Sessions,
    Tries,
    authority_of,
    hash_of,
    is_id,
    new_person_id,
    new_row,
    new_token,
    read_person,
    read_principal,
    unknown,
)

if TYPE_CHECKING:
    import argon2

# ---- Names -----------------------------------------------------------------------------------------------------------

LONGEST_NAME: Final = 24

_INVISIBLE: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that belong to visible categories, but have no visible glyph."""
_MOST_MARKS: Final = 2
"""Maximum number of accents per letter; more would overlap the line above."""


def clean_name(text: str) -> str:
    """Return a name in its stored form: visible characters, collapsed whitespace, 1 to 24 characters."""
    name = clean_line(text)
    if all(unicodedata.category(letter)[0] in "MZ" for letter in name):
        raise BadName(f"A name must have 1 to {LONGEST_NAME} visible characters; this one has none.")
    if len(name) > LONGEST_NAME:
        raise BadName(f"A name must have 1 to {LONGEST_NAME} characters; this one has {len(name)}.")
    return name


def clean_line(text: str) -> str:
    """Return text on one line, without control, bidirectional or invisible characters; collapse whitespace."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] == "Z" or letter.isspace():
            kept.append(" ")
        elif category[0] != "C" and letter not in _INVISIBLE and marks <= _MOST_MARKS:
            kept.append(letter)
    # Normalize again, for letters and accents that have become adjacent.
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


# ---- Logins and passwords --------------------------------------------------------------------------------------------

LOGIN_LENGTH: Final = (3, 24)
PASSWORD_LENGTH: Final = (8, 128)

_LOGIN: Final = re.compile(rf"[A-Za-z0-9_.-]{{{LOGIN_LENGTH[0]},{LOGIN_LENGTH[1]}}}")
_AT_ONCE: Final = 2
"""Maximum number of concurrent hashes; each occupies a core for a while, and takes 64 MiB."""


def is_login(login: str) -> bool:
    return _LOGIN.fullmatch(login) is not None


def check_login(login: str) -> None:
    if not is_login(login):
        least, most = LOGIN_LENGTH
        raise BadLogin(f"A login must have {least} to {most} characters: letters A-Z, digits and _ - . are allowed.")


def login_key(login: str) -> str:
    """Return a login in lower case, the form that must be unique."""
    return login.lower()


def check_password(password: str) -> None:
    least, most = PASSWORD_LENGTH
    if not least <= len(_plain(password)) <= most:
        raise BadPassword(f"A password must have {least} to {most} characters; all characters are allowed.")


class Passwords:
    """Password hashing and verification in threads, without blocking the event loop."""

    def __init__(self) -> None:
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    @cached_property
    def _hasher(self) -> argon2.PasswordHasher:
        """Password hasher; its library is imported on first use, because some platforms lack it."""
        import argon2

        return argon2.PasswordHasher()

    async def hash(self, password: str) -> str:
        async with self._at_once:
            return await asyncio.to_thread(self._hasher.hash, _encoded(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Return True if the password matches; without a stored hash, take the same time and return False."""
        if len(password) > 2 * PASSWORD_LENGTH[1]:
            return False  # longer than any password; do not spend time on hashing it
        async with self._at_once:
            return await asyncio.to_thread(self._verify, self._nobodys() if kept is None else kept, password)

    def is_weak(self, kept: str) -> bool:
        """Return True if the hash uses outdated parameters."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            return self._hasher.verify(kept, _encoded(password))
        except (VerificationError, InvalidHashError):
            return False

    def _nobodys(self) -> str:
        """Return a hash that matches no password, with current parameters."""
        maker = self._hasher
        salt, digest = (base64.b64encode(bytes(size)).decode().rstrip("=") for size in (maker.salt_len, maker.hash_len))
        return f"$argon2id$v=19$m={maker.memory_cost},t={maker.time_cost},p={maker.parallelism}${salt}${digest}"


def _plain(password: str) -> str:
    """Return a normal form of the password that does not depend on how a keyboard composes characters."""
    return unicodedata.normalize("NFKC", password)


def _encoded(password: str) -> bytes:
    return _plain(password).encode("utf-8", "surrogatepass")


# ---- People ----------------------------------------------------------------------------------------------------------

_WRONG: Final = "Wrong login or password."


class People(Sessions, Tries):
    """Store mixin for people: guests, accounts and passwords."""

    def __init__(
        self, database: Database, now: Callable[[], float], *, session_seconds: float = DEFAULT_SESSION_SECONDS
    ) -> None:
        super().__init__(database, now, session_seconds=session_seconds)
        self._passwords = Passwords()

    async def new_guest(self, name: str, *, agent: str | None = None) -> tuple[Principal, str]:
        """Create a guest; return them and the token of their first session. Raise BadName for an invalid name."""
        token = new_token()
        person = Principal(new_person_id(), clean_name(name), by=authority_of(token))

        async def work(connection: AsyncConnection) -> None:
            now = self._now()
            await connection.execute(insert(people).values(id=person.id, name=person.name, created=now))
            await connection.execute(new_row(person.id, token, now, agent))

        await self._write(work, by=SERVER)
        return person, token

    async def person(self, person_id: str) -> Person | None:
        if not is_id(person_id):
            return None

        async def work(connection: AsyncConnection) -> Person | None:
            row = (await connection.execute(select(*PERSON).where(people.c.id == person_id))).first()
            return None if row is None else read_person(row)

        return await self._database.read(work)

    async def rename(self, person_id: str, name: str, *, by: Authority) -> Principal:
        """Rename a person; raise BadName, NoSuchPerson, or Ended if ``by`` is no longer valid."""
        cleaned = clean_name(name)

        async def work(connection: AsyncConnection) -> Principal:
            await connection.execute(update(people).where(people.c.id == person_id).values(name=cleaned))
            return await _known(connection, person_id, by)

        return await self._write(work, by=by)

    async def register(self, person_id: str, login: str, password: str, *, by: Authority) -> Principal:
        """Turn a guest into a registered user.

        Raise BadLogin, BadPassword, LoginTaken, AlreadyRegistered, NoSuchPerson or Ended.
        """
        check_login(login)
        check_password(password)
        kept = await self._passwords.hash(password)
        guest = people.c.id == person_id, people.c.login.is_(None)

        async def work(connection: AsyncConnection) -> Principal:
            change = update(people).where(*guest).values(login=login, login_key=login_key(login), password=kept)
            changed = (await connection.execute(change)).rowcount
            person = await _known(connection, person_id, by)
            if not changed:
                raise AlreadyRegistered(f"You already have an account: {person.login}.")
            return person

        try:
            return await self._write(work, by=by)
        except IntegrityError as error:
            if is_duplicate(error):
                raise LoginTaken(f"The login {login} is taken; choose another.") from None
            raise

    async def log_in(
        self, login: str, password: str, *, browser: str | None = None, agent: str | None = None
    ) -> tuple[Principal, str]:
        """Log in; return the person and the token of the new session.

        ``browser``: the secret from ``remember_browser``, if any. Raise TooManyTries or WrongLogin; refusing an unknown
        login takes as long as refusing a wrong password.
        """
        found = await self._tried(login, password, browser)
        if found is None:
            raise WrongLogin(_WRONG)
        row, key = found
        token = new_token()
        better = await self._passwords.hash(password) if self._passwords.is_weak(row.password) else None

        async def work(connection: AsyncConnection) -> None:
            # The password may have changed since it was verified; the lock prevents that until the commit.
            same = people.c.id == row.id, people.c.password == row.password
            still = select(people.c.id).where(*same).with_for_update(key_share=True)
            if (await connection.execute(still)).first() is None:
                raise WrongLogin(_WRONG)
            await connection.execute(new_row(row.id, token, self._now(), agent))
            await self._succeeded(connection, key)
            if better is not None:
                await connection.execute(update(people).where(people.c.id == row.id).values(password=better))

        await self._write(work, by=SERVER)
        return read_principal(row, authority_of(token)), token

    async def _tried(self, login: str, password: str, browser: str | None) -> tuple[AnyRow, str] | None:
        """Return the account that matches a login and password, or None if there is no match.

        The account comes with the key under which the attempt was counted.
        """
        if not is_login(login):
            await self._passwords.fits(password, None)
            return None
        name = login_key(login)
        own = browser is not None and await self.knows_browser(name, browser)
        key = f"browser {hash_of(browser)}" if own and browser is not None else log_in_key(name)
        await self.take_try(key, by=SERVER)

        async def find(connection: AsyncConnection) -> AnyRow | None:
            query = select(*PERSON, people.c.password).where(people.c.login_key == name)
            return (await connection.execute(query)).first()

        row = await self._database.read(find)
        fits = await self._passwords.fits(password, None if row is None else row.password)
        return (row, key) if row is not None and fits else None

    async def change_password(
        self, person_id: str, present: str, new: str, *, by: Authority, browser: str | None = None
    ) -> None:
        """Change an account's password, and revoke any access gained with the old one.

        This ends all the person's sessions except the current one, all bot tokens and all seat links, and forgets all
        browsers except this one. Raise BadPassword, NoAccount, WrongPassword, TooManyTries or Ended, and Changed if
        another request was first.
        """
        check_password(new)

        async def find(connection: AsyncConnection) -> str | None:
            kept: str | None = await connection.scalar(select(people.c.password).where(people.c.id == person_id))
            return kept

        before = await self._database.read(find)
        if before is None:
            raise NoAccount("Guests have no password; register an account first.")
        await self._try_present(person_id, present, before, by=by)
        kept = await self._passwords.hash(new)

        async def work(connection: AsyncConnection) -> frozenset[str]:
            ended = await self._end_all(connection, person_id, but=by)
            change = update(people).where(people.c.id == person_id, people.c.password == before)
            if not (await connection.execute(change.values(password=kept))).rowcount:
                raise Changed("The password has been changed by another session in the meantime.")
            await self._succeeded(connection, password_key(person_id))
            await self._forget_browsers(connection, person_id, but=browser)
            await connection.execute(delete(seat_links).where(seat_links.c.person_id == person_id))
            return ended

        self._tell_ended(await self._write(work, by=by))

    async def _try_present(self, person_id: str, password: str, kept: str, *, by: Authority) -> None:
        """Raise WrongPassword unless this is the person's password.

        Also raise TooManyTries after too many failed attempts, or Ended if ``by`` is no longer valid.
        """
        await self.take_try(password_key(person_id), by=by)
        if not await self._passwords.fits(password, kept):
            raise WrongPassword("That is not your current password.")


def log_in_key(login_key: str) -> str:
    """Return the key under which log-in attempts from unknown browsers are counted for an account."""
    return f"login {login_key}"


def password_key(person_id: str) -> str:
    """Return the key under which password attempts by a logged-in person are counted."""
    return f"password {person_id}"


async def _known(connection: AsyncConnection, person_id: str, by: Authority) -> Principal:
    row = (await connection.execute(select(*PERSON).where(people.c.id == person_id))).first()
    if row is None:
        raise unknown(person_id)
    return read_principal(row, by)
