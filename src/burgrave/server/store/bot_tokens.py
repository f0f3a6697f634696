"""Tokens with which a program plays for somebody: of limited rights, for a limited time."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorities import Authorities
from burgrave.server.store.connecting import is_missing
from burgrave.server.store.database import AnyRow
from burgrave.server.store.errors import NoSuchPerson, StoreUnavailable, TooManyTokens
from burgrave.server.store.people import clean_name
from burgrave.server.store.rows import SERVER, Actor, Authority, BotToken
from burgrave.server.store.schema import bot_tokens, people
from burgrave.server.store.sessions import PERSON, authority_of, hash_of, is_id, new_bot_token, new_token_id, read_actor

MOST_TOKENS: Final = 20
"""That one person may have at the same time."""
_HOUR: Final = 3600.0
_ABOUT: Final = tuple(bot_tokens.c[name] for name in ("id", "name", "room_id", "created", "seen", "expires"))


class BotTokens(Authorities):
    """The part of the store that knows which programs play for whom."""

    async def add_bot_token(
        self, person_id: str, name: str, *, by: Authority, room_id: str | None, seconds: float
    ) -> tuple[BotToken, str]:
        """Make a token that is good for so many seconds, at one room or at all of them; the secret is shown only now.

        BadName, NoSuchPerson, TooManyTokens, Ended.
        """
        now = self._now()
        about = BotToken(new_token_id(), clean_name(name), room_id, now, now, now + seconds)
        token = new_bot_token()
        values = asdict(about) | {"person_id": person_id, "token_hash": hash_of(token)}
        mine = bot_tokens.c.person_id == person_id

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(bot_tokens).where(mine, bot_tokens.c.expires <= now))
            count = (await connection.execute(select(func.count()).select_from(bot_tokens).where(mine))).scalar_one()
            if count >= MOST_TOKENS:
                raise TooManyTokens(f"You have {count} tokens, and {MOST_TOKENS} is the most; revoke one of them.")
            await connection.execute(insert(bot_tokens).values(values))

        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            if is_missing(error):
                raise NoSuchPerson(f"There is no person {person_id!r}.") from None
            raise
        return about, token

    async def bot_tokens_of(self, person_id: str) -> list[BotToken]:
        """Return the tokens of a person that are still good, the newest first."""
        good = bot_tokens.c.person_id == person_id, self._token_lasts()
        query = select(*_ABOUT).where(*good).order_by(bot_tokens.c.created.desc(), bot_tokens.c.id)

        async def work(connection: AsyncConnection) -> list[BotToken]:
            return [_token(row) for row in await connection.execute(query)]

        return await self._database.read(work)

    async def drop_bot_token(self, person_id: str, token_id: str, *, by: Authority) -> None:
        """Make a token void, if the person has it (Ended)."""
        if is_id(token_id):
            await self._end(bot_tokens, bot_tokens.c.person_id == person_id, bot_tokens.c.id == token_id, by=by)

    async def bot_of(self, token: str) -> tuple[Actor, BotToken] | None:
        """Return for whom a token plays, and what it is good for; note the first use, and then once an hour."""
        now, authority = self._now(), authority_of(token)
        columns = [*PERSON, *(column.label(f"token_{column.name}") for column in _ABOUT)]
        good = bot_tokens.c.token_hash == authority.token_hash, self._token_lasts()
        query = select(*columns).select_from(people).join(bot_tokens).where(*good)

        async def work(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(query)).first()

        row = await self._database.read(work)
        if row is None:
            return None
        about = BotToken(*(getattr(row, f"token_{column.name}") for column in _ABOUT))
        if about.seen == about.created or about.seen <= now - _HOUR:
            await self._note_use(authority.token_hash)
        return read_actor(row, authority), about

    async def _note_use(self, token_hash: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            change = update(bot_tokens).where(bot_tokens.c.token_hash == token_hash)
            await connection.execute(change.values(seen=self._now()))

        with suppress(StoreUnavailable):
            await self._write(work, by=SERVER)


def _token(row: Any) -> BotToken:
    return BotToken(*row)
