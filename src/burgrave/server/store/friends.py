"""Friends, friend links, invitations and blocks."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Insert, Table, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorization import Authorities
from burgrave.server.store.connecting import is_duplicate, is_missing
from burgrave.server.store.errors import NoSuchPerson, NoSuchRoom
from burgrave.server.store.rows import Authority, Friend, Invitation, Person, checked
from burgrave.server.store.schema import blocks, friend_links, friends, invitations, people, rooms, sitting
from burgrave.server.store.sessions import hash_of, is_id, new_tie_id, new_token

_LISTED: Final = 200
"""Maximum number of friends, invitations or blocks read at once."""
_LINKS: Final = 20
"""Maximum number of valid links per person; a new one replaces the oldest."""
_NEWCOMERS: Final = 30 * 86_400.0
"""Seconds for which a block also applies to newcomers from the same network."""


class Friends(Authorities):
    async def add_friend_link(self, person_id: str, *, by: Authority) -> str:
        """Return a new secret friend link, valid for one friend.

        Raise NoSuchPerson, or Ended if ``by`` is no longer valid.
        """
        token = new_token()
        mine = friend_links.c.person_id == person_id
        kept = select(friend_links.c.token_hash).where(mine).order_by(friend_links.c.at.desc()).limit(_LINKS - 1)

        async def work(connection: AsyncConnection) -> None:
            newest = list((await connection.execute(kept)).scalars())
            await connection.execute(delete(friend_links).where(mine, friend_links.c.token_hash.not_in(newest)))
            values = {"token_hash": hash_of(token), "person_id": person_id, "at": self._now()}
            await connection.execute(insert(friend_links).values(values))

        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            raise _nobody(person_id) if is_missing(error) else error from None
        return token

    async def owner_of_friend_link(self, token: str, person_id: str | None = None) -> Person | None:
        """Return the owner of a friend link; None if it is invalid, or if this person cannot use it."""
        query = select(people.c.id, people.c.name).join(friend_links, friend_links.c.person_id == people.c.id)

        async def work(connection: AsyncConnection) -> Person | None:
            row = (await connection.execute(query.where(friend_links.c.token_hash == hash_of(token)))).first()
            owner = None if row is None else checked(row, Person)
            apart = owner is not None and person_id is not None and await _apart(connection, owner.id, person_id)
            return None if apart else owner

        return await self._database.read(work)

    async def befriend(self, token: str, person_id: str, *, by: Authority) -> bool:
        """Use up a friend link: make its owner and the person friends.

        Return False if the link is invalid or the person's own, or if one of the two people has blocked the other.
        Raise Ended if ``by`` is no longer valid.
        """
        link = friend_links.c.token_hash == hash_of(token)

        async def work(connection: AsyncConnection) -> bool:
            owner: str | None = await connection.scalar(select(friend_links.c.person_id).where(link))
            if owner is None or owner == person_id or await _apart(connection, owner, person_id):
                return False
            if not (await connection.execute(delete(friend_links).where(link))).rowcount:
                return False  # another request was first
            known = select(friends.c.id).where(friends.c.person_id == owner, friends.c.other_id == person_id)
            if (await connection.execute(known)).first() is None:
                for one, other in ((owner, person_id), (person_id, owner)):
                    await connection.execute(_new(friends, one, other, self._now()))
            return True

        try:
            return await self._write(work, by=by)
        except IntegrityError as error:
            if is_duplicate(error):
                return True  # they became friends through another link at the same time
            raise

    async def friends_of(self, person_id: str) -> list[Friend]:
        """Return a person's friends, sorted by name."""
        return await self._tied(friends, person_id)

    async def blocked_by(self, person_id: str) -> list[Friend]:
        """Return the people that a person has blocked, sorted by name."""
        return await self._tied(blocks, person_id)

    async def friend(self, person_id: str, tie_id: str) -> Friend | None:
        """Return the friend with this id in a person's list, or None."""
        return next((one for one in await self.friends_of(person_id) if one.id == tie_id), None)

    async def end_friendship(self, person_id: str, tie_id: str, *, by: Authority) -> None:
        """End a friendship, if there is one; raise Ended if ``by`` is no longer valid."""

        async def work(connection: AsyncConnection) -> None:
            mine = friends.c.person_id == person_id, friends.c.id == tie_id
            other: str | None = await connection.scalar(select(friends.c.other_id).where(*mine))
            if other is not None:
                await _part(connection, person_id, other)

        await self._write(work, by=by)

    async def block(self, person_id: str, other_id: str, *, by: Authority, network: int | None = None) -> None:
        """Block a person, and end the friendship and invitations between the two.

        ``network``: the other person's network; new visitors from it are also blocked for a while. Raise NoSuchPerson,
        or Ended if ``by`` is no longer valid.
        """
        known = select(blocks.c.id).where(blocks.c.person_id == person_id, blocks.c.other_id == other_id)

        async def work(connection: AsyncConnection) -> None:
            await _part(connection, person_id, other_id)
            if (await connection.execute(known)).first() is None:
                await connection.execute(_new(blocks, person_id, other_id, self._now()).values(network=network))

        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            if not is_duplicate(error):
                raise _nobody(other_id) if is_missing(error) else error from None

    async def unblock(self, person_id: str, tie_id: str, *, by: Authority) -> None:
        """Remove a block, if there is one; raise Ended if ``by`` is no longer valid."""
        mine = blocks.c.person_id == person_id, blocks.c.id == tie_id

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(blocks).where(*mine))

        await self._write(work, by=by)

    async def has_blocked(self, person_id: str, other_id: str, network: int | None = None) -> bool:
        """Return True if a person has blocked another, or newcomers from the other's ``network``."""
        holds = or_(blocks.c.other_id == other_id, self._keeps_out(other_id, network))
        query = select(blocks.c.id).where(blocks.c.person_id == person_id, holds).limit(1)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(query)).first() is not None

        return await self._database.read(work)

    async def apart_from(self, person_id: str | None, network: int | None = None) -> set[str]:
        """Return the ids of people whom a person has blocked, or who have blocked the person or ``network``."""
        holds = or_(blocks.c.other_id == person_id, self._keeps_out(person_id, network))
        theirs = select(blocks.c.person_id).where(holds)
        query = theirs.union(select(blocks.c.other_id).where(blocks.c.person_id == person_id))

        async def work(connection: AsyncConnection) -> set[str]:
            return set((await connection.execute(query)).scalars())

        return await self._database.read(work)

    def _keeps_out(self, person_id: str | None, network: int | None) -> ColumnElement[bool]:
        """Return the SQL condition for blocks that apply to a person as a newcomer.

        A newcomer is an unknown visitor (None), or a person who first used the server after the block. Friends of the
        blocking person are exempt.
        """
        recent = and_(blocks.c.network == network, blocks.c.at > self._now() - _NEWCOMERS)
        if person_id is None:
            return recent
        came = select(people.c.created).where(people.c.id == person_id).scalar_subquery()
        friend = select(friends.c.id).where(friends.c.person_id == blocks.c.person_id, friends.c.other_id == person_id)
        return and_(recent, came > blocks.c.at, ~friend.exists())

    async def invite(self, room_id: str, person_id: str, tie_id: str, *, by: Authority) -> str | None:
        """Invite a friend to a room, replacing any earlier invitation of the friend to that room.

        Return the friend's id, or None if they are not a friend of the person. Raise NoSuchRoom, or Ended if ``by`` is
        no longer valid.
        """
        tie = select(friends.c.other_id).where(friends.c.person_id == person_id, friends.c.id == tie_id)
        values = {"by_id": person_id, "at": self._now()}

        async def work(connection: AsyncConnection) -> str | None:
            # Locked, so that a friend's account deletion waits and then deletes the invitation, too.
            friend: str | None = await connection.scalar(tie.with_for_update(read=True, key_share=True))
            if friend is None:
                return None
            theirs = invitations.c.room_id == room_id, invitations.c.person_id == friend
            if not (await connection.execute(update(invitations).where(*theirs).values(values))).rowcount:
                await connection.execute(insert(invitations).values(room_id=room_id, person_id=friend, **values))
            return friend

        try:
            return await self._write(work, by=by)
        except IntegrityError as error:
            if is_missing(error):
                raise NoSuchRoom(f"There is no room {room_id!r}, or one of these people is unknown.") from None
            if not is_duplicate(error):
                raise
        return await self.invite(room_id, person_id, tie_id, by=by)  # another friend was first: replace that invitation

    async def invitations_of(self, person_id: str) -> list[Invitation]:
        """Return a person's invitations, newest first.

        Rooms that have started, and rooms that the person already plays in or hosts, are omitted.
        """
        there = select(sitting.c.room_id).where(sitting.c.person_id == person_id, sitting.c.room_id == rooms.c.id)
        query = (
            select(invitations.c.room_id, rooms.c.set_up["game"].as_string().label("game"), people.c.name)
            .add_columns(invitations.c.at)
            .join(rooms, rooms.c.id == invitations.c.room_id)
            .join(people, people.c.id == invitations.c.by_id)
            .where(invitations.c.person_id == person_id, rooms.c.state == "open", ~there.exists())
            .order_by(invitations.c.at.desc(), invitations.c.room_id)
            .limit(_LISTED)
        )

        async def work(connection: AsyncConnection) -> list[Invitation]:
            return [checked(row, Invitation) for row in await connection.execute(query)]

        return await self._database.read(work)

    async def is_invited(self, room_id: str, person_id: str) -> bool:
        query = select(invitations.c.at).where(invitations.c.room_id == room_id, invitations.c.person_id == person_id)

        async def work(connection: AsyncConnection) -> bool:
            return (await connection.execute(query)).first() is not None

        return await self._database.read(work)

    async def _tied(self, ties: Table, person_id: str) -> list[Friend]:
        columns = ties.c.id, ties.c.other_id.label("person_id"), people.c.name, ties.c.at
        query = select(*columns).join(people, people.c.id == ties.c.other_id).where(ties.c.person_id == person_id)
        query = query.order_by(people.c.name, ties.c.id).limit(_LISTED)

        async def work(connection: AsyncConnection) -> list[Friend]:
            return [checked(row, Friend) for row in await connection.execute(query)]

        return await self._database.read(work) if is_id(person_id) else []


def _new(ties: Table, person_id: str, other_id: str, at: float) -> Insert:
    return insert(ties).values(person_id=person_id, other_id=other_id, id=new_tie_id(), at=at)


def _between(ties: Table, one: str, other: str) -> ColumnElement[bool]:
    """Return the SQL condition for a friendship or block between two people, in either direction."""
    there = and_(ties.c.person_id == one, ties.c.other_id == other)
    return or_(there, and_(ties.c.person_id == other, ties.c.other_id == one))


async def _apart(connection: AsyncConnection, one: str, other: str) -> bool:
    """Return True if one of two people has blocked the other."""
    return (await connection.execute(select(blocks.c.id).where(_between(blocks, one, other)))).first() is not None


async def _part(connection: AsyncConnection, one: str, other: str) -> None:
    """End the friendship of two people, and the invitations between them."""
    await connection.execute(delete(friends).where(_between(friends, one, other)))
    for host, guest in ((one, other), (other, one)):
        stands = invitations.c.by_id == host, invitations.c.person_id == guest
        await connection.execute(delete(invitations).where(*stands))


def _nobody(person_id: str) -> NoSuchPerson:
    return NoSuchPerson(f"There is no person {person_id!r}.")
