"""All that is kept of one person: told to them, and taken away if they wish."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.people import People, log_in_key, password_key
from burgrave.server.store.results import may_be_told
from burgrave.server.store.rows import Authority
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
from burgrave.server.store.sessions import unknown

_GONE: Final = "\u2013"
"""What somebody is called who has taken their data away, wherever that is not written down at a table."""


class OwnData(People):
    """The part of the store that sees all of a person."""

    async def data_of(self, person_id: str) -> dict[str, list[dict[str, Any]]]:
        """Return what is kept of a person by what it is about, without secrets and without what others have."""

        async def work(connection: AsyncConnection) -> dict[str, list[dict[str, Any]]]:
            return {
                about: [dict(row) for row in (await connection.execute(query)).mappings()]
                for about, query in _queries(person_id).items()
            }

        return await self._database.read(work)

    async def must_fit(self, person_id: str, password: str, *, by: Authority) -> None:
        """Raise WrongPassword unless this is somebody's password, or they have none.

        TooManyTries, NoSuchPerson, Ended.
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
        """Take away what is kept of a person, and end all that lets somebody in as them (Ended).

        Their name stays in games, where the others know it; who they were is an id there that leads to nothing.
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
