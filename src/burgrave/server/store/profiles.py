"""Public profiles and the leaderboard."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorization import Authorities
from burgrave.server.store.connecting import is_duplicate
from burgrave.server.store.errors import Changed, NoAccount, NoSuchProfile
from burgrave.server.store.rows import Authority, Profile, Ranked
from burgrave.server.store.schema import level_ratings, people, profiles, ratings, rooms
from burgrave.server.store.sessions import PERSON, new_profile_id, read_person, unknown


class Profiles(Authorities):
    async def show_profile(self, person_id: str, *, by: Authority) -> str:
        """Make a person's profile public; return its id, which is new unless the profile was already public.

        Raise NoAccount, NoSuchPerson, Changed or Ended.
        """

        async def work(connection: AsyncConnection) -> str:
            row = (await connection.execute(select(people.c.login).where(people.c.id == person_id))).first()
            if row is None:
                raise unknown(person_id)
            if row.login is None:
                raise NoAccount(
                    "Guests cannot have a public profile, as they could not undo it later; register an account first."
                )
            known = select(profiles.c.id).where(profiles.c.person_id == person_id)
            found: str | None = await connection.scalar(known)
            if found is None:
                found = new_profile_id()
                await connection.execute(insert(profiles).values(person_id=person_id, id=found, at=self._now()))
            return found

        try:
            return await self._write(work, by=by)
        except IntegrityError as error:
            if is_duplicate(error):
                raise Changed("Your profile was just made public by another session; reload it.") from None
            raise

    async def hide_profile(self, person_id: str, *, by: Authority) -> None:
        """Make a person's profile private; its id becomes invalid for good.

        Raise Ended if ``by`` is no longer valid.
        """

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(profiles).where(profiles.c.person_id == person_id))

        await self._write(work, by=by)

    async def profile(self, profile_id: str) -> Profile:
        """Return a public profile by its id; raise NoSuchProfile if there is none."""
        query = select(*PERSON, people.c.created).join(profiles, profiles.c.person_id == people.c.id)
        query = query.where(profiles.c.id == profile_id)

        async def work(connection: AsyncConnection) -> Profile | None:
            row = (await connection.execute(query)).first()
            return None if row is None else Profile(profile_id, read_person(row), row.created)

        found = await self._database.read(work)
        if found is None:
            raise NoSuchProfile("There is no public profile at this address.")
        return found

    async def profiles_of(self, person_ids: Collection[str]) -> dict[str, str]:
        """Return the profile ids of people with public profiles, by person id."""
        query = select(profiles.c.person_id, profiles.c.id).where(profiles.c.person_id.in_(person_ids))

        async def work(connection: AsyncConnection) -> dict[str, str]:
            return {row.person_id: row.id for row in await connection.execute(query)}

        return await self._database.read(work) if person_ids else {}

    async def came(self, person_id: str) -> float:
        """Return when a person first used this server; raise NoSuchPerson if they are unknown."""

        async def work(connection: AsyncConnection) -> float | None:
            created: float | None = await connection.scalar(select(people.c.created).where(people.c.id == person_id))
            return created

        found = await self._database.read(work)
        if found is None:
            raise unknown(person_id)
        return found

    async def shown_rooms(self, room_ids: Collection[str]) -> set[str]:
        """Return which of these rooms were public and open to spectators."""
        open_to_all = rooms.c.id.in_(room_ids), rooms.c.public, rooms.c.spectators

        async def work(connection: AsyncConnection) -> set[str]:
            return set((await connection.execute(select(rooms.c.id).where(*open_to_all))).scalars())

        return await self._database.read(work) if room_ids else set()

    async def best(self, *, least: int, limit: int, doubt: float) -> dict[str, list[Ranked]]:
        """Return the leaderboard of each game: public profiles, ranked by mu minus ``doubt`` sigmas.

        Bot levels are included. ``least``: minimum number of rated games. ``limit``: maximum number of people per game.
        """
        sure = ratings.c.mu - doubt * ratings.c.sigma
        first = (
            select(ratings, profiles.c.id, sure.label("sure"))
            .join(profiles, profiles.c.person_id == ratings.c.person_id)
            .where(ratings.c.games >= least, ratings.c.game == bindparam("played"))
            .order_by(sure.desc(), profiles.c.id)
            .limit(limit)
            .subquery()
        )
        ranked = select(first, people.c.name).join(people, people.c.id == first.c.person_id)
        ranked = ranked.order_by(first.c.sure.desc(), first.c.id)
        levels = select(level_ratings).where(level_ratings.c.games >= least).order_by(level_ratings.c.level)

        async def work(connection: AsyncConnection) -> dict[str, list[Ranked]]:
            found: dict[str, list[Ranked]] = {}
            games = await connection.execute(select(ratings.c.game).distinct().order_by(ratings.c.game))
            # Sorting only the first rows of each game is much faster than numbering all rows by a window function.
            for game in games.scalars().all():
                rows = await connection.execute(ranked, {"played": game})
                ranks = [Ranked(row.id, row.name, row.games, row.mu, row.sigma) for row in rows]
                if ranks:
                    found[game] = ranks
            for row in await connection.execute(levels):
                if row.game in found:
                    found[row.game].append(Ranked(None, row.level, row.games, row.mu, row.sigma))
            for ranks in found.values():
                ranks.sort(key=lambda one: one.mu - doubt * one.sigma, reverse=True)
            return found

        return await self._database.read(work)
