"""Store of sessions, secrets, ids and password attempts.

A secret is shown once; the database stores only its SHA-256 hash.
"""

from __future__ import annotations

import hashlib
import math
import re
import secrets
from collections.abc import Collection
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorization import Authorities
from burgrave.server.store.connecting import is_duplicate, is_missing
from burgrave.server.store.database import AnyRow
from burgrave.server.store.errors import NoSuchPerson, StoreUnavailable, TooManyTries
from burgrave.server.store.rows import SERVER, Authority, Person, Principal, Server, Session
from burgrave.server.store.schema import bot_tokens, browsers, people, sessions, tries

# ---- Secrets and ids -------------------------------------------------------------------------------------------------

ID: Final = "[a-z0-9_]{1,40}"
"""Regular expression for ids of all kinds, old and new; it must match the whole id."""
_BOT: Final = "bot_"
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Characters used in ids, without the look-alikes 0, 1, i, l and o, because people sometimes type ids."""


def new_token() -> str:
    """Return a secret of 256 random bits. It cannot be guessed, so it needs no salt and no slow hash."""
    return secrets.token_urlsafe(32)


def new_bot_token() -> str:
    """Return the secret of a bot token, distinguishable from that of a session."""
    return _BOT + new_token()


def is_bot_token(token: str) -> bool:
    return token.startswith(_BOT)


def hash_of(token: str) -> str:
    """Return the stored hash of a secret. Accept any text, as it may come from a forged cookie."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def authority_of(token: str) -> Authority:
    """Return the authority for a secret, without checking that the secret is valid."""
    return Authority(hash_of(token), is_bot_token(token))


def new_token_id() -> str:
    """Return a public id for a bot token. It does not reveal the token's secret."""
    return "t" + _letters(10)


def new_person_id() -> str:
    """Return an id for a new person. It is public, but random."""
    return "p_" + _letters(16)


def new_profile_id() -> str:
    """Return an id for a public profile: 99 random bits, unrelated to the person's own id."""
    return "f" + _letters(20)


def new_tie_id() -> str:
    """Return an id for a friend or blocked person; it does not reveal that person's own id."""
    return "k" + _letters(16)


def new_room_id() -> str:
    """Return an id for a new room: 99 random bits; the id itself grants access."""
    return "r" + _letters(20)


def new_tournament_id() -> str:
    """Return an id for a new tournament: 99 random bits; the id itself grants access."""
    return "t" + _letters(20)


def _letters(count: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(count))


def is_id(text: str) -> bool:
    """Return True if a string, such as one from a URL, could be an id and can be used in a query."""
    return re.fullmatch(ID, text) is not None


# ---- Password attempts -----------------------------------------------------------------------------------------------

# More failures mean a longer wait. Attempts are counted by account, in the database: an attacker with a thousand
# addresses, or at several processes, is still one attacker. A browser that has logged in before is counted separately,
# so that strangers cannot lock the owner out.

FREE_TRIES: Final = 5
"""Number of failed attempts before the next attempt must wait."""
LONGEST_WAIT: Final = 900.0
"""Maximum wait in seconds; attempts by others cannot lock anyone out for longer."""
MOST_BROWSERS: Final = 20
"""Maximum number of known browsers per account."""
_FORGOTTEN: Final = 86_400.0
"""Seconds after which failed attempts are forgotten."""
_UNUSED: Final = 400 * 86_400.0
"""Seconds for which an unused browser is remembered: the longest time that browsers keep cookies."""
_RACES: Final = 5


def wait_after(failed: int) -> float:
    """Return the seconds to wait after ``failed`` failed attempts."""
    return 0.0 if failed < FREE_TRIES else min(LONGEST_WAIT, 2.0 ** min(failed - FREE_TRIES + 1, 64))


class Tries(Authorities):
    """Store mixin for failed password attempts and known browsers."""

    async def take_try(self, key: str, *, by: Authority | Server) -> None:
        """Count an attempt as failed until ``_succeeded`` clears it; raise TooManyTries if it comes too soon.

        Attempts are counted before the password is verified, so that concurrent attempts are counted as well.
        """

        async def work(connection: AsyncConnection) -> float:
            now = self._now()
            query = select(tries.c.failed, tries.c.last).where(tries.c.key == key).with_for_update()
            row = (await connection.execute(query)).first()
            if row is None:
                await connection.execute(insert(tries).values(key=key, failed=1, last=now))
                return 0.0
            failed = 0 if now - row.last > _FORGOTTEN else row.failed
            wait: float = row.last + wait_after(failed) - now
            if failed < FREE_TRIES or wait <= 0:
                change = update(tries).where(tries.c.key == key)
                await connection.execute(change.values(failed=failed + 1, last=now))
                return 0.0
            return wait

        for _ in range(_RACES):
            try:
                wait = await self._write(work, by=by)
                break
            except IntegrityError as error:
                if not is_duplicate(error):
                    raise  # another process has just created the row: count there
        else:
            wait = 1.0
        if wait > 0:
            raise TooManyTries(math.ceil(wait))

    async def _succeeded(self, connection: AsyncConnection, key: str) -> None:
        """Clear the failed attempts, in the transaction of the successful attempt."""
        await connection.execute(delete(tries).where(tries.c.key == key))

    async def knows_browser(self, login_key: str, browser: str | None) -> bool:
        """Return True if a browser, identified by its secret, has logged in to an account before."""
        if browser is None:
            return False
        owner = browsers.c.token_hash == hash_of(browser), people.c.login_key == login_key
        query = select(browsers.c.person_id).join(people).where(*owner, browsers.c.seen > self._now() - _UNUSED)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(query)).first() is not None

        return await self._database.read(work)

    async def remember_browser(self, person_id: str, browser: str | None, *, by: Authority) -> str:
        """Return the secret that identifies a browser at the next log-in: the old secret, or a new one.

        Raise Ended if ``by`` is no longer valid.
        """
        mine = browsers.c.person_id == person_id

        async def work(connection: AsyncConnection) -> str:
            now = self._now()
            if browser is not None:
                this = mine, browsers.c.token_hash == hash_of(browser)
                if (await connection.execute(update(browsers).where(*this).values(seen=now))).rowcount:
                    return browser
            newest = select(browsers.c.token_hash).where(mine).order_by(browsers.c.seen.desc()).limit(MOST_BROWSERS - 1)
            kept = list((await connection.execute(newest)).scalars())
            await connection.execute(delete(browsers).where(mine, browsers.c.token_hash.not_in(kept)))
            made = new_token()
            await connection.execute(insert(browsers).values(token_hash=hash_of(made), person_id=person_id, seen=now))
            return made

        return await self._write(work, by=by)

    async def _forget_browsers(self, connection: AsyncConnection, person_id: str, *, but: str | None) -> None:
        kept = "" if but is None else hash_of(but)
        await connection.execute(
            delete(browsers).where(browsers.c.person_id == person_id, browsers.c.token_hash != kept)
        )

    async def forget_tries(self) -> None:
        """Remove expired records of attempts and browsers."""

        async def work(connection: AsyncConnection) -> None:
            now = self._now()
            await connection.execute(delete(tries).where(tries.c.last < now - _FORGOTTEN))
            await connection.execute(delete(browsers).where(browsers.c.seen < now - _UNUSED))

        await self._write(work, by=SERVER)


# ---- Sessions --------------------------------------------------------------------------------------------------------

_HOUR: Final = 3600.0
_ID: Final = re.compile("[0-9a-f]{16}")
PERSON: Final = (people.c.id, people.c.name, people.c.login)


class Sessions(Authorities):
    async def new_session(self, person_id: str, *, by: Authority, agent: str | None = None) -> str:
        """Start a session for a person on another device, and return its token.

        ``agent``: name of the browser or program in the list of sessions. Raise NoSuchPerson or Ended.
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

    async def person_of(self, token: str) -> Principal | None:
        """Return the person that a session belongs to, or None. Extend the session, at most once an hour."""
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
        return read_principal(row, authority)

    async def note_use(self, authorities: Collection[Authority]) -> None:
        """Extend the sessions in use that have not been extended within the last hour."""
        used = sorted(one.token_hash for one in authorities if not one.bot)

        async def work(connection: AsyncConnection) -> None:
            now = self._now()
            late = sessions.c.token_hash.in_(used), sessions.c.seen <= now - _HOUR, self._lasts()
            await connection.execute(update(sessions).where(*late).values(seen=now))

        # A read-only database must not log anybody out.
        with suppress(StoreUnavailable):
            if used:
                await self._write(work, by=SERVER)

    async def sessions_of(self, person_id: str) -> list[Session]:
        """Return a person's sessions, most recently used first."""
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
        await self._end(sessions, sessions.c.token_hash == hash_of(token), by=SERVER)

    async def end_session(self, person_id: str, session_id: str, *, by: Authority) -> None:
        """End a person's session by its id, if it exists. Raise Ended if ``by`` is no longer valid."""
        if not _ID.fullmatch(session_id):
            return  # not a session id
        await self._end(
            sessions,
            sessions.c.person_id == person_id,
            sessions.c.token_hash.startswith(session_id),
            by=by,
        )

    async def end_other_sessions(self, person_id: str, *, by: Authority) -> None:
        """End all sessions of a person except the current one. Raise Ended if ``by`` is no longer valid."""
        await self._end(sessions, sessions.c.person_id == person_id, sessions.c.token_hash != by.token_hash, by=by)

    async def _end_all(
        self, connection: AsyncConnection, person_id: str, *, but: Authority | None = None
    ) -> frozenset[str]:
        """End a person's sessions and bot tokens within a transaction; pass the result to ``_tell_ended``.

        Later statements of this transaction see everything that those sessions and tokens have written.
        """
        theirs = sessions.c.person_id == person_id, sessions.c.token_hash != ("" if but is None else but.token_hash)

        async def end() -> frozenset[str]:
            ended = await self._end_within(connection, sessions, *theirs)
            return ended | await self._end_within(connection, bot_tokens, bot_tokens.c.person_id == person_id)

        # Writes lock their session before the person; the same order here avoids deadlocks.
        ended = await end()
        await connection.execute(select(people.c.id).where(people.c.id == person_id).with_for_update())
        return ended | await end()  # writes or log-ins in progress may have created more

    async def remove_ended(self) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(sessions).where(~self._lasts()))
            await connection.execute(delete(bot_tokens).where(~self._token_lasts()))

        await self._write(work, by=SERVER)


def new_row(person_id: str, token: str, now: float, agent: str | None) -> Any:
    """Return the INSERT statement for a session."""
    values = {"token_hash": hash_of(token), "person_id": person_id, "created": now, "seen": now, "agent": agent}
    return insert(sessions).values(values)


def read_person(row: AnyRow) -> Person:
    return Person(row.id, row.name, row.login is None, row.login)


def read_principal(row: AnyRow, by: Authority) -> Principal:
    return Principal(row.id, row.name, row.login is None, row.login, by=by)


def unknown(person_id: str) -> NoSuchPerson:
    return NoSuchPerson(f"There is no person {person_id!r}.")
