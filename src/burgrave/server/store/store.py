"""Store of all persistent data: combines the parts of the store, and adds bot tokens and users' own data.

A bot token lets a program play for a person, with limited rights and for a limited time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any, Final, Self

from sqlalchemy import Select, Table, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.kernel.errors import plural
from burgrave.server.clock import Clock
from burgrave.server.store.authorization import DEFAULT_SESSION_SECONDS, Authorities
from burgrave.server.store.connecting import address_of, is_corrupt, is_missing, reason
from burgrave.server.store.database import AnyRow, Database
from burgrave.server.store.errors import NoSuchPerson, StoreUnavailable, TooManyTokens
from burgrave.server.store.friends import Friends
from burgrave.server.store.games import Games
from burgrave.server.store.listener import Listener
from burgrave.server.store.notices import Devices, Mails, Notices
from burgrave.server.store.people import People, clean_name, log_in_key, password_key
from burgrave.server.store.profiles import Profiles
from burgrave.server.store.results import Finished, Results, Statistics, may_be_told
from burgrave.server.store.reviews import Reviews
from burgrave.server.store.rows import SERVER, Authority, BotToken, Heard, Present, Principal
from burgrave.server.store.schema import (
    blocks,
    bot_tokens,
    browsers,
    chat,
    devices,
    entered,
    friend_links,
    friends,
    invitations,
    mails,
    metadata,
    notices,
    people,
    profiles,
    ratings,
    results,
    rooms,
    seat_links,
    sessions,
    sitting,
    told,
    tournaments,
)
from burgrave.server.store.serving import Alive
from burgrave.server.store.sessions import (
    PERSON,
    authority_of,
    hash_of,
    is_id,
    new_bot_token,
    new_token_id,
    read_principal,
    unknown,
)
from burgrave.server.store.tournaments import Tournaments

# ---- Tokens of bots --------------------------------------------------------------------------------------------------

MOST_TOKENS: Final = 20
"""Maximum number of valid tokens per person."""
_HOUR: Final = 3600.0
_ABOUT: Final = tuple(bot_tokens.c[name] for name in ("id", "name", "room_id", "created", "seen", "expires"))


class BotTokens(Authorities):
    async def add_bot_token(
        self, person_id: str, name: str, *, by: Authority, room_id: str | None, seconds: float
    ) -> tuple[BotToken, str]:
        """Create a token, and return it with its secret, which is shown only once.

        The token is valid for ``seconds``, in one room or, if ``room_id`` is None, in all rooms. Raise BadName,
        NoSuchPerson, TooManyTokens or Ended.
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
                raise TooManyTokens(f"You have {count} tokens, but {MOST_TOKENS} is the maximum; revoke one first.")
            await connection.execute(insert(bot_tokens).values(values))

        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            if is_missing(error):
                raise NoSuchPerson(f"There is no person {person_id!r}.") from None
            raise
        return about, token

    async def bot_tokens_of(self, person_id: str) -> list[BotToken]:
        """Return a person's valid tokens, newest first."""
        good = bot_tokens.c.person_id == person_id, self._token_lasts()
        query = select(*_ABOUT).where(*good).order_by(bot_tokens.c.created.desc(), bot_tokens.c.id)

        async def work(connection: AsyncConnection) -> list[BotToken]:
            return [_token(row) for row in await connection.execute(query)]

        return await self._database.read(work)

    async def drop_bot_token(self, person_id: str, token_id: str, *, by: Authority) -> None:
        """Revoke one of a person's tokens. Raise Ended if ``by`` is no longer valid."""
        if is_id(token_id):
            await self._end(bot_tokens, bot_tokens.c.person_id == person_id, bot_tokens.c.id == token_id, by=by)

    async def bot_of(self, token: str) -> tuple[Principal, BotToken] | None:
        """Return the person and the data of a token, or None if the token is not valid.

        Record the first use of the token, then at most one use per hour.
        """
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
        return read_principal(row, authority), about

    async def _note_use(self, token_hash: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            change = update(bot_tokens).where(bot_tokens.c.token_hash == token_hash)
            await connection.execute(change.values(seen=self._now()))

        with suppress(StoreUnavailable):
            await self._write(work, by=SERVER)


def _token(row: Any) -> BotToken:
    return BotToken(*row)


# ---- Own data --------------------------------------------------------------------------------------------------------

_GONE: Final = "\u2013"
"""Name of deleted people, shown unless a table has recorded their own name."""


class OwnData(People):
    """Store mixin that exports and deletes personal data."""

    async def data_of(self, person_id: str) -> dict[str, list[dict[str, Any]]]:
        """Return the data stored about a person, by topic and without secrets; other people appear only by name."""

        async def work(connection: AsyncConnection) -> dict[str, list[dict[str, Any]]]:
            return {
                about: [dict(row) for row in (await connection.execute(query)).mappings()]
                for about, query in _queries(person_id).items()
            }

        return await self._database.read(work)

    async def must_fit(self, person_id: str, password: str, *, by: Authority) -> None:
        """Raise WrongPassword if the person has a password and it is not ``password``.

        Also raise TooManyTries, NoSuchPerson or Ended.
        """

        async def find(connection: AsyncConnection) -> str | None:
            row = (await connection.execute(select(people.c.password).where(people.c.id == person_id))).first()
            if row is None:
                raise unknown(person_id)
            kept: str | None = row.password
            return kept

        kept = await self._database.read(find)
        if kept is not None:
            await self._try_present(person_id, password, kept, by=by)

    async def forget_person(self, person_id: str, *, by: Authority) -> None:
        """Delete a person's data, and revoke all their sessions and tokens. Raise Ended if ``by`` is no longer valid.

        Games with other players keep the person's name and id, but the id is linked to nothing else.
        """

        async def work(connection: AsyncConnection) -> frozenset[str]:
            ended = await self._end_all(connection, person_id)
            login: str | None = await connection.scalar(select(people.c.login_key).where(people.c.id == person_id))
            await self._succeeded(connection, password_key(person_id))
            if login is not None:
                await self._succeeded(connection, log_in_key(login))
            for table in (notices, devices, mails, told, ratings, seat_links, browsers, profiles, friend_links):
                await connection.execute(delete(table).where(table.c.person_id == person_id))
            for tie in (friends, blocks):
                await connection.execute(
                    delete(tie).where(or_(tie.c.person_id == person_id, tie.c.other_id == person_id))
                )
            theirs = or_(invitations.c.person_id == person_id, invitations.c.by_id == person_id)
            await connection.execute(delete(invitations).where(theirs))
            await connection.execute(update(chat).where(chat.c.person_id == person_id).values(person_id=None))
            nobody = {"name": _GONE, "login": None, "login_key": None, "password": None}
            await connection.execute(update(people).where(people.c.id == person_id).values(nobody))
            return ended

        self._tell_ended(await self._write(work, by=by))


def _queries(person_id: str) -> dict[str, Select[Any]]:
    def mine(table: Any, *columns: Any) -> Select[Any]:
        return select(*columns).where(table.c.person_id == person_id)

    def ties(table: Any) -> Select[Any]:
        others = people.c.id == table.c.other_id
        return mine(table, people.c.name, table.c.at).join(people, others).order_by(table.c.at)

    token = bot_tokens.c.name, bot_tokens.c.room_id.label("room"), bot_tokens.c.created, bot_tokens.c.expires
    game = results.c.room_id.label("room"), results.c.game, results.c.ruleset, results.c.players
    ended = results.c.name, results.c.rank.label("place"), results.c.score, results.c.at
    return {
        "person": select(people.c.id, people.c.name, people.c.login, people.c.created).where(people.c.id == person_id),
        "profile": mine(profiles, profiles.c.id, profiles.c.at),
        "mail": mine(mails, mails.c.address, mails.c.lang, mails.c.asked, mails.c.confirmed),
        "sessions": mine(sessions, sessions.c.agent, sessions.c.created, sessions.c.seen),
        "devices": mine(devices, devices.c.lang, devices.c.created),
        "tokens": mine(bot_tokens, *token),
        "friends": ties(friends),
        "blocked": ties(blocks),
        "rooms": mine(sitting, rooms.c.id, rooms.c.name, rooms.c.state, rooms.c.created)
        .join(rooms, rooms.c.id == sitting.c.room_id)
        .order_by(rooms.c.created),
        "tournaments": mine(entered, tournaments.c.id, tournaments.c.name, tournaments.c.state, tournaments.c.created)
        .join(tournaments, tournaments.c.id == entered.c.tournament_id)
        .order_by(tournaments.c.created),
        "games": mine(results, *game, *ended).where(may_be_told()).order_by(results.c.at),
        "ratings": mine(ratings, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games),
        "said": mine(chat, chat.c.room_id.label("room"), chat.c.text, chat.c.at).order_by(chat.c.id),
    }


# ---- The store -------------------------------------------------------------------------------------------------------


class Store(
    OwnData,
    BotTokens,
    Profiles,
    Friends,
    Tournaments,
    Games,
    Results,
    Statistics,
    Finished,
    Reviews,
    Alive,
    Devices,
    Mails,
    Notices,
):
    """All persistent data of the server.

    A write is committed when its method returns. Every method may raise StoreUnavailable; a write that raised
    it or was canceled may or may not have been committed, so read again.
    """

    def __init__(
        self, database: Database, now: Callable[[], float], *, session_seconds: float = DEFAULT_SESSION_SECONDS
    ) -> None:
        super().__init__(database, now, session_seconds=session_seconds)
        self._listeners: list[Listener] = []

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        patience: float = 5.0,
        now: Callable[[], float] | None = None,
        session_seconds: float = DEFAULT_SESSION_SECONDS,
    ) -> Self:
        """Open a database, and migrate its tables to this version.

        ``url``: "sqlite:///file.db" (four slashes before an absolute path), "sqlite://" for a database in memory,
        or "postgresql://user:password@host/database". ``patience``: seconds to wait for an SQLite lock. ``now``:
        the server time; default: a :class:`Clock` set to the other processes' time. ``session_seconds``: lifetime
        of an unused session.
        """
        database = await Database.open(address_of(url, patience=patience))
        store = cls(database, now or Clock(), session_seconds=session_seconds)
        await store.set_clock()
        return store

    @classmethod
    async def look(cls, url: str, *, patience: float = 5.0) -> Self:
        """Open an existing database of this version, read-only."""
        return cls(await Database.look(address_of(url, patience=patience)), Clock())

    async def close(self) -> None:
        """Commit pending writes, and close all connections."""
        for listener in self._listeners:
            await listener.close()
        self._listeners.clear()
        await self._database.close()

    async def check(self) -> None:
        """Raise StoreUnavailable unless the database is readable and, if a write has failed, writable again."""
        if self.trouble is not None:
            await self.probe()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(select(1))

        await self._database.read(work)

    async def damages(self) -> list[str]:
        """Return descriptions of unreadable parts of the database, and of references to missing rows."""

        async def work(connection: AsyncConnection) -> list[str]:
            found: list[str] = []
            if not self._database.address.postgres:
                found += await _readable("the file", _damages_of_file(connection))
            for table in metadata.sorted_tables:
                found += await _readable(f"the table {table.name}", _damages_of_table(connection, table))
            return found

        return await self._database.read(work)

    @property
    def shared(self) -> bool:
        """True if other processes can use the same database and be notified of changes."""
        return self._database.address.postgres

    @property
    def process(self) -> str:
        """Random name of this process in notifications."""
        return self._database.sender

    async def stop_listening(self) -> None:
        """End all subscriptions, and notify other processes that this one is stopping."""
        for listener in self._listeners:
            await listener.close()
        self._listeners.clear()

        with suppress(StoreUnavailable):
            await self._notify([f"{Heard.ALIVE} gone"])

    async def claim(self, rooms: Collection[str]) -> None:
        """Notify all processes that this one serves ``rooms``."""
        await self._notify([f"{Heard.SERVED} {room_id}" for room_id in rooms])

    async def say_who_is_here(self, rooms: Mapping[str, Collection[str]], *, asks: bool) -> None:
        """Report to other processes which people in ``rooms`` are connected to this one.

        ``asks``: request reports in return.
        """
        news = [f"{Heard.HERE} {room_id} {'?' * asks}{','.join(sorted(rooms[room_id]))}" for room_id in rooms]
        await self._notify(news)

    async def _notify(self, news: Sequence[str]) -> None:
        """Notify all processes, if the database can be shared."""

        async def work(connection: AsyncConnection) -> None:
            await self._database.notify(connection, news)

        if self.shared and news:
            await self._write(work, by=SERVER)

    def listen(
        self,
        heard: Callable[[str, int, str], None],
        present: Callable[[Present], None] = lambda _: None,
        missed: Callable[[], None] = lambda: None,
        alive: Callable[[str, str], None] = lambda process, signal: None,
    ) -> None:
        """With PostgreSQL, subscribe to commits (``heard``) and to other processes' presence reports (``present``).

        ``heard(room_id, number, process)`` gets the number of the log's last entry, or a code of :class:`Heard`, in the
        order of the commits; the process may be this one. It is only a hint, which may be repeated or lost: read the
        log from the last known number.

        After a lost connection, ``missed`` is called, because games may have ended, and then ``heard`` for every
        unfinished room, with an empty process name.

        ``alive(process, signal)`` is called every second for each process, this one included. The signal is "hello"
        when a process begins to listen, "gone" when it stops, and otherwise "here".
        """
        if self.shared:
            self._listeners.append(Listener(self._database, heard, present, missed, alive, self._tell_ended))

    def observe(self, observe: Callable[[str, float], None]) -> None:
        """Call ``observe`` after each access, with its kind ("read" or "write") and its duration in seconds.

        A write is a batch of transactions.
        """
        self._database.observe = observe

    @property
    def transactions(self) -> int:
        return self._database.writer.transactions


async def _readable(place: str, damages: Awaitable[list[str]]) -> list[str]:
    """Return the damage found in ``place``, or the error if the database cannot read ``place`` completely."""
    try:
        return await damages
    except DBAPIError as error:
        if not is_corrupt(error):
            raise
        return [f"{place} cannot be read completely: {reason(error)}"]


async def _damages_of_file(connection: AsyncConnection) -> list[str]:
    told = await connection.exec_driver_sql("PRAGMA integrity_check(20)")
    return [" ".join(str(line).split()) for (line,) in told if line != "ok"]


async def _damages_of_table(connection: AsyncConnection, table: Table) -> list[str]:
    if connection.dialect.name == "postgresql":  # it finds a damaged value when it reads the value
        await connection.exec_driver_sql(f'SELECT sum(length(one::text)) FROM "{table.name}" AS one')
    found: list[str] = []
    for key in sorted(table.foreign_keys, key=lambda key: key.parent.name):
        parent = key.column.table.alias()
        there = exists().where(parent.c[key.column.name] == key.parent)
        lost = select(func.count()).select_from(table).where(key.parent.is_not(None), ~there)
        number = (await connection.execute(lost)).scalar_one()
        if number:
            references = f"{number} {plural('reference', number)} from {table.name}"
            found.append(f"{references} to missing rows of {key.column.table.name}")
    return found
