"""Authorization of writes: by a valid session or bot token, or by the server itself.

Every write of the store goes through ``Authorities._write``, or through ``Games.append``, which writes many games in
one statement. Both take an authority and check it in the transaction that writes. A method's ``by`` parameter
distinguishes three kinds of writes:

* ``by: Authority``: a user requests it.
* ``by: Authority | Server``: a user requests it, or the server does so on its own, with ``SERVER``.
* no ``by``: the server's own maintenance, or a request that is authorized by a secret checked in the same transaction
  (a password at log-in, the secret of an email link). It writes with ``SERVER``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, TypeVar

from sqlalchemy import ColumnElement, Float, Select, Table, bindparam, delete, exists, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.connecting import is_duplicate, is_missing
from burgrave.server.store.database import Database, StoreContext
from burgrave.server.store.errors import Ended, NoSuchRoom
from burgrave.server.store.rows import Authority, Heard, Server
from burgrave.server.store.schema import bot_tokens, sessions
from burgrave.server.store.writer import Work

DEFAULT_SESSION_SECONDS: Final = 90 * 86_400.0

Answer = TypeVar("Answer")

OnEnded = Callable[[frozenset[str] | None], None]
"""Callback that receives the hashes of ended sessions and tokens, or None if any of them may have ended."""


def _those_good(table: Table, until: ColumnElement[float]) -> Select[tuple[str, float]]:
    """Return a query for valid sessions or tokens, with their expiry times.

    ``hashes`` and ``now`` are bind parameters, so that the query, which runs often, is built only once.
    """
    some = table.c.token_hash.in_(bindparam("hashes", expanding=True))
    return select(table.c.token_hash, until.label("ends")).where(some, until > bindparam("now"))


def counts(token_hash: ColumnElement[str], *, bot: bool) -> ColumnElement[bool]:
    """Return the SQL condition that a session or bot token is valid at the time ``now``.

    A session is valid for ``seconds`` after its last use. ``now`` and ``seconds`` are bind parameters.
    """
    table = _TABLE[bot]
    return exists().where(table.c.token_hash == token_hash, _UNTIL[bot] > bindparam("now", type_=Float))


_TABLE: Final = {False: sessions, True: bot_tokens}
_UNTIL: Final = {False: sessions.c.seen + bindparam("seconds", type_=Float), True: bot_tokens.c.expires}
_SEEN: Final = {bot: _those_good(_TABLE[bot], _UNTIL[bot]) for bot in (False, True)}
_KEPT: Final = {
    # The same lock that a foreign key takes; SQLite has only one writer anyway.
    bot: asked.order_by(asked.selected_columns[0]).with_for_update(read=True, key_share=True)
    for bot, asked in _SEEN.items()
}


class Authorities(StoreContext):
    """Base of the store's mixins: authorizes every write.

    A session expires ``session_seconds`` after its last use, a bot token at a fixed time.
    """

    def __init__(
        self, database: Database, now: Callable[[], float], *, session_seconds: float = DEFAULT_SESSION_SECONDS
    ) -> None:
        super().__init__(database, now)
        self._session_seconds = session_seconds
        self._on_ended: list[OnEnded] = []

    def on_ended(self, handler: OnEnded) -> None:
        """Call ``handler`` when this process or, with PostgreSQL, another one ends sessions or tokens.

        Expiry is not reported, and reports from other processes may be lost, so also poll ``good``.
        """
        self._on_ended.append(handler)

    async def good(self, authorities: Collection[Authority]) -> dict[Authority, float]:
        """Return the valid authorities, each with the time at which it expires if unused."""

        async def work(connection: AsyncConnection) -> dict[Authority, float]:
            return await self._good(connection, authorities)

        return await self._database.read(work) if authorities else {}

    # ---- Writing -------------------------------------------------------------------------------------------------

    async def _write(self, work: Work[Answer], *, by: Authority | Server) -> Answer:
        """Commit ``work`` if its authority is still valid; otherwise raise Ended and write nothing."""

        async def authorized(connection: AsyncConnection) -> Answer:
            await self._must_be_good(connection, [by])
            return await work(connection)

        return await self._database.write(authorized)

    async def _write_once(self, work: Work[bool], missing: str, *, by: Authority | Server) -> bool:
        """Write a unique row; return False if it already exists, or if ``work`` returns False.

        Raise NoSuchRoom with the text ``missing`` if a foreign key refers to a missing row.
        """
        try:
            return await self._write(work, by=by)
        except IntegrityError as error:
            if is_duplicate(error):
                return False
            if is_missing(error):
                raise NoSuchRoom(missing) from None
            raise

    async def _must_be_good(self, connection: AsyncConnection, authorities: Collection[Authority | Server]) -> None:
        """Raise Ended unless all authorities are valid; keep them valid until the end of this transaction.

        A transaction that ends one of them waits for this one. After that transaction has committed, nothing can be
        written in the name of the ended authority.
        """
        asked = {one for one in authorities if isinstance(one, Authority)}
        bad = asked - (await self._good(connection, asked, keep=True)).keys()
        if bad:
            raise Ended(why_ended(any(one.bot for one in bad)))

    async def _good(
        self, connection: AsyncConnection, authorities: Collection[Authority], *, keep: bool = False
    ) -> dict[Authority, float]:
        good: dict[Authority, float] = {}
        for bot in (False, True):
            asked = sorted({one.token_hash for one in authorities if one.bot == bot})
            if asked:
                values = {"hashes": asked, "now": self._now()} | ({} if bot else {"seconds": self._session_seconds})
                found = await connection.execute((_KEPT if keep else _SEEN)[bot], values)
                good.update({Authority(row.token_hash, bot): row.ends for row in found})
        return good

    def _lasts(self) -> ColumnElement[bool]:
        return sessions.c.seen > self._now() - self._session_seconds

    def _token_lasts(self) -> ColumnElement[bool]:
        return bot_tokens.c.expires > self._now()

    # ---- Ending --------------------------------------------------------------------------------------------------

    async def _end(self, table: Table, *which: ColumnElement[bool], by: Authority | Server) -> None:
        """End the matching sessions or tokens, and notify all listeners."""

        async def work(connection: AsyncConnection) -> frozenset[str]:
            return await self._end_within(connection, table, *which)

        self._tell_ended(await self._write(work, by=by))

    async def _end_within(
        self, connection: AsyncConnection, table: Table, *which: ColumnElement[bool]
    ) -> frozenset[str]:
        """End matching sessions or tokens in a transaction; after the commit, pass the result to ``_tell_ended``."""
        gone = await connection.execute(delete(table).where(*which).returning(table.c.token_hash))
        hashes = frozenset(gone.scalars())
        await self._database.notify(connection, [f"{Heard.ENDED} {one}" for one in sorted(hashes)])
        return hashes

    def _tell_ended(self, hashes: frozenset[str] | None) -> None:
        if hashes is None or hashes:
            for handler in self._on_ended:
                handler(hashes)


def why_ended(bot: bool) -> str:
    return "This token is no longer valid." if bot else "This session has ended."
