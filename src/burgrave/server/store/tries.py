"""Tries of a password, counted whoever makes them: the more have failed, the longer the next one has to wait.

They are counted by account, in the database: an attacker with a thousand addresses, or at several processes, is still
one attacker. A browser from which somebody has logged in before is counted by itself, so that strangers who try an
account do not keep its owner out.
"""

from __future__ import annotations

import math
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorities import Authorities
from burgrave.server.store.errors import TooManyTries
from burgrave.server.store.faults import is_duplicate
from burgrave.server.store.rows import SERVER, Authority, Server
from burgrave.server.store.schema import browsers, people, tries
from burgrave.server.store.tokens import hash_of, new_token

__all__ = ["FREE_TRIES", "LONGEST_WAIT", "MOST_BROWSERS", "Tries", "wait_after"]

FREE_TRIES: Final = 5
"""That may fail before the next one has to wait."""
LONGEST_WAIT: Final = 900.0
"""Seconds from one try to the next, at most: nobody is locked out for longer, whatever others do."""
MOST_BROWSERS: Final = 20
"""That are remembered of one account."""
_FORGOTTEN: Final = 86_400.0
"""Seconds after the last try until it is as if there had been none."""
_UNUSED: Final = 400 * 86_400.0
"""Seconds for which a browser is remembered that does not come back; the longest that it keeps a cookie."""
_RACES: Final = 5


def wait_after(failed: int) -> float:
    """Return how many seconds after so many failed tries the next one is let through."""
    return 0.0 if failed < FREE_TRIES else min(LONGEST_WAIT, 2.0 ** min(failed - FREE_TRIES + 1, 64))


class Tries(Authorities):
    """The part of the store that counts who gets a password wrong."""

    async def take_try(self, key: str, *, by: Authority | Server) -> None:
        """Take one try, which counts as failed until ``_succeeded`` says otherwise; TooManyTries if it is too early.

        It is counted before the password is looked at: a hundred tries at the same time are a hundred tries.
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
                    raise  # another process has made the row just now: count in that one
        else:
            wait = 1.0
        if wait > 0:
            raise TooManyTries(math.ceil(wait))

    async def _succeeded(self, connection: AsyncConnection, key: str) -> None:
        """Forget the tries, within the transaction of what was tried for."""
        await connection.execute(delete(tries).where(tries.c.key == key))

    async def knows_browser(self, login_key: str, browser: str | None) -> bool:
        """Tell whether somebody has logged in to an account from the browser that keeps this secret."""
        if browser is None:
            return False
        owner = browsers.c.token_hash == hash_of(browser), people.c.login_key == login_key
        query = select(browsers.c.person_id).join(people).where(*owner, browsers.c.seen > self._now() - _UNUSED)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(query)).first() is not None

        return await self._database.read(work)

    async def remember_browser(self, person_id: str, browser: str | None, *, by: Authority) -> str:
        """Return the secret that identifies a browser at the next log-in: its old one or a new one (Ended)."""
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
        """Remove what is kept of tries and browsers that no longer count."""

        async def work(connection: AsyncConnection) -> None:
            now = self._now()
            await connection.execute(delete(tries).where(tries.c.last < now - _FORGOTTEN))
            await connection.execute(delete(browsers).where(browsers.c.seen < now - _UNUSED))

        await self._write(work, by=SERVER)
