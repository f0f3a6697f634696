"""Store of results, finished games, statistics and ratings.

Statistics count games by edition, number of players, and characters or cards played. The summary of a finished game
includes its record and result, and stays readable even when the rules of the game are no longer supported.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import asdict
from itertools import groupby
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, FromClause, and_, case, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorization import Authorities
from burgrave.server.store.database import AnyRow, StoreContext
from burgrave.server.store.errors import Damaged
from burgrave.server.store.ratings import Rating, rate_games, ratings_of
from burgrave.server.store.rows import (
    SERVER,
    CategoryResults,
    FinishedGame,
    GameStatistics,
    PlayedGame,
    Role,
    SeatResult,
    WhichGames,
    WinCount,
    checked,
)
from burgrave.server.store.schema import SEALED, finished, profiles, results, roles, rooms
from burgrave.server.store.schema import roles as role_rows
from burgrave.server.store.sessions import is_id

# ---- Statistics ------------------------------------------------------------------------------------------------------

Key = TypeVar("Key")

_OF_SEAT = and_(roles.c.room_id == results.c.room_id, roles.c.seat == results.c.seat)


class Statistics(StoreContext):
    """Store mixin for statistics of finished games."""

    async def results_by_category(self, person_id: str) -> dict[str, CategoryResults]:
        """Return a person's results, by game.

        The roles of a game are missing until they have been counted.
        """

        async def work(connection: AsyncConnection) -> dict[str, CategoryResults]:
            players = await _tallied(connection, person_id, lambda row: int(row.players), results.c.players)
            rulesets = await _tallied(connection, person_id, lambda row: str(row.ruleset), results.c.ruleset)
            were = await _tallied(connection, person_id, lambda row: (row.kind, row.name), roles.c.kind, roles.c.name)
            return {
                game: CategoryResults(rulesets.get(game, {}), players[game], were.get(game, {})) for game in players
            }

        return await self._database.read(work)


async def _tallied(
    connection: AsyncConnection, person_id: str, key: Callable[[AnyRow], Key], *by: ColumnElement[Any]
) -> dict[str, dict[Key, WinCount]]:
    """Count a person's games, grouped by game and by the ``by`` columns; ``key`` converts a row to a key."""
    of_roles = by[0].table is roles
    won = func.count().filter(results.c.rank == 1)
    chance = func.avg(literal(1.0) / results.c.players)
    times = func.sum(roles.c.times) if of_roles else func.count()
    counts = [func.count().label("games"), won.label("wins"), chance.label("chance"), times.label("times")]
    query = select(results.c.game, *by, *counts, func.min(results.c.players).label("fewest"))
    if of_roles:
        query = query.join(roles, _OF_SEAT)
    theirs = results.c.person_id == person_id, by[0].is_not(None), may_be_told()
    query = query.where(*theirs).group_by(results.c.game, *by).order_by(results.c.game, *by)
    found: dict[str, dict[Key, WinCount]] = {}
    for row in await connection.execute(query):
        chance_alone = float(row.chance) if row.fewest > 1 else None
        tally = WinCount(int(row.games), int(row.wins), chance_alone, int(row.times))
        found.setdefault(row.game, {})[key(row)] = tally
    return found


# ---- Finished games --------------------------------------------------------------------------------------------------


class Finished(Authorities):
    """Store mixin for summaries of finished games."""

    async def add_finished(self, game: FinishedGame, roles: Sequence[Role] = ()) -> bool:
        """Store the summary of a finished game and its roles; return False if the summary already exists.

        An existing summary stays unchanged, but the roles are added if they have not been counted yet. Raise NoSuchRoom
        if there is no such room.
        """
        row = {**asdict(game), "at": self._now(), "counted": True}

        async def work(connection: AsyncConnection) -> bool:
            known = select(finished.c.room_id).where(finished.c.room_id == game.room_id)
            fresh = (await connection.execute(known)).first() is None
            if fresh:
                await connection.execute(insert(finished).values(row))
            else:
                uncounted = finished.c.room_id == game.room_id, finished.c.counted.is_(None)
                if not (await connection.execute(update(finished).where(*uncounted).values(counted=True))).rowcount:
                    return False
            if roles:
                rows = [{"room_id": game.room_id, **asdict(role)} for role in roles]
                await connection.execute(insert(role_rows), rows)
            return fresh

        return await self._write_once(work, f"There is no room {game.room_id!r}.", by=SERVER)

    async def finished(self, room_id: str) -> FinishedGame | None:
        """Return the summary of a finished game, or None; raise Damaged if it cannot be read."""

        async def work(connection: AsyncConnection) -> AnyRow | None:
            return (await connection.execute(select(finished).where(finished.c.room_id == room_id))).first()

        row = await self._database.read(work) if is_id(room_id) else None
        return None if row is None else checked(row, FinishedGame)

    async def is_kept(self, room_id: str) -> bool:
        """Return True if the complete summary of a game is stored, roles included."""

        async def work(connection: AsyncConnection) -> bool:
            whole = finished.c.room_id == room_id, finished.c.counted
            return (await connection.execute(select(finished.c.room_id).where(*whole))).first() is not None

        return await self._database.read(work) if is_id(room_id) else False

    async def unkept(self, limit: int, *, after: str = "") -> list[str]:
        """Return the ids of rooms with a finished game but no complete summary, in order, starting after ``after``.

        These games ended under an older version of the server.
        """
        kept = select(finished.c.room_id).where(finished.c.room_id == rooms.c.id, finished.c.counted).exists()
        over = rooms.c.state == "over", rooms.c.header.is_not(None), ~kept, rooms.c.id > after

        async def work(connection: AsyncConnection) -> list[str]:
            found = await connection.execute(select(rooms.c.id).where(*over).order_by(rooms.c.id).limit(limit))
            return list(found.scalars())

        return await self._database.read(work)


# ---- Results ---------------------------------------------------------------------------------------------------------

ALL: Final = WhichGames()


class Results(Authorities):
    async def add_result(
        self, room_id: str, seats: Sequence[SeatResult], *, game: str, ruleset: str | None = None
    ) -> bool:
        """Store the result of a game and rate it in one transaction; a sealed game is rated when its round closes.

        Return False if the room already has its result, so the call may be repeated after a crash. Raise NoSuchRoom if
        the room or one of the people does not exist.
        """
        common = {"room_id": room_id, "game": game, "ruleset": ruleset, "players": len(seats), "rated": False}

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(select(results.c.seat).where(results.c.room_id == room_id))).first():
                return False
            now = self._now()
            await connection.execute(insert(results), [{**common, **asdict(seat), "at": now} for seat in seats])
            if not await connection.scalar(select(rooms.c.sealed).where(rooms.c.id == room_id)):
                await rate_games(connection, [room_id])
            return True

        missing = f"There is no room {room_id!r}, or one of its players is unknown."
        return await self._write_once(work, missing, by=SERVER)

    async def results_of(self, room_id: str) -> list[SeatResult]:
        """Return a game's results by seat, or [] if it is not over; raise Damaged if they cannot be read."""
        query = select(results).where(results.c.room_id == room_id).order_by(results.c.seat)

        async def work(connection: AsyncConnection) -> list[SeatResult]:
            return [checked(row, SeatResult) for row in await connection.execute(query)]

        return await self._database.read(work) if is_id(room_id) else []

    async def results_among(self, room_ids: Collection[str]) -> dict[str, dict[int, SeatResult]]:
        """Return the results of these rooms by seat; sealed rooms are omitted."""
        query = select(results).where(results.c.room_id.in_(room_ids), may_be_told())

        async def work(connection: AsyncConnection) -> dict[str, dict[int, SeatResult]]:
            found: dict[str, dict[int, SeatResult]] = {}
            for row in await connection.execute(query):
                with suppress(Damaged):
                    found.setdefault(row.room_id, {})[row.seat] = checked(row, SeatResult)
            return found

        return await self._database.read(work) if room_ids else {}

    async def history(
        self, person_id: str, *, limit: int = 50, before: float | None = None, which: WhichGames = ALL
    ) -> list[PlayedGame]:
        """Return a person's finished games, most recent first.

        Sealed games are left out until their round closes. ``before``: return only games that ended before this time.
        """
        own = select(results).where(results.c.person_id == person_id, may_be_told(), *_wanted(which))
        if before is not None:
            own = own.where(results.c.at < before)
        own = own.order_by(results.c.at.desc(), results.c.room_id, results.c.seat).limit(limit)

        async def work(connection: AsyncConnection) -> list[PlayedGame]:
            mine = (await connection.execute(own)).all()
            them = results.c.room_id.in_({row.room_id for row in mine})
            everybody = await connection.execute(
                select(results).where(them).order_by(results.c.room_id, results.c.seat)
            )
            tables: dict[str, tuple[SeatResult, ...]] = {}
            for room_id, rows in groupby(everybody.all(), key=lambda row: str(row.room_id)):
                with suppress(Damaged):  # skip damaged games
                    tables[room_id] = tuple(checked(row, SeatResult) for row in rows)
            return [
                PlayedGame(row.room_id, row.game, row.ruleset, row.seat, tables[row.room_id], row.at)
                for row in mine
                if row.room_id in tables
            ]

        return await self._database.read(work)

    async def statistics(self, person_id: str) -> list[GameStatistics]:
        """Return a person's statistics for each game that they have finished, sorted by the name of the game."""
        won = func.sum(case((results.c.rank == 1, 1), else_=0))
        played = (
            select(results.c.game, func.count(), won, func.avg(results.c.score))
            .where(results.c.person_id == person_id, may_be_told())
            .group_by(results.c.game)
            .order_by(results.c.game)
        )

        async def work(connection: AsyncConnection) -> list[GameStatistics]:
            known = await ratings_of(connection, person_id)
            return [
                _statistics(game, games, wins, mean, known.get(game))
                for game, games, wins, mean in await connection.execute(played)
            ]

        return await self._database.read(work)

    async def companions(self, person_id: str, *, limit: int = 20, seen: bool = False) -> list[str]:
        """Return the names of a person's most frequent co-players; ``seen``: only those with a public profile."""
        other, own = results, results.alias("own")
        at_table = _others(other, own, seen), other.c.level.is_(None)
        query = select(other.c.name).select_from(own).join(other, and_(*at_table))
        query = query.where(own.c.person_id == person_id, may_be_told(own)).group_by(other.c.name)
        query = query.order_by(func.count().desc(), other.c.name).limit(limit)

        async def work(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(query)).scalars())

        return await self._database.read(work)


def may_be_told(of: FromClause = results) -> ColumnElement[bool]:
    """Return the SQL condition that a result's room is not sealed, for all queries on behalf of outsiders."""
    return of.c.room_id.not_in(select(rooms.c.id).where(SEALED))


def _wanted(which: WhichGames) -> list[ColumnElement[bool]]:
    """Return the SQL conditions for the results that match a filter."""
    wanted: list[ColumnElement[bool]] = []
    if which.game is not None:
        wanted.append(results.c.game == which.game)
    if which.ruleset is not None:
        wanted.append(results.c.ruleset == which.ruleset)
    if which.won is not None:
        wanted.append(results.c.rank == 1 if which.won else results.c.rank > 1)
    if which.name is not None:
        other = results.alias("other")
        wanted.append(
            select(other.c.seat).where(_others(other, results, which.seen), other.c.name == which.name).exists()
        )
    return wanted


def _others(other: FromClause, own: FromClause, seen: bool) -> ColumnElement[bool]:
    """Return the SQL join condition for other players at a table; ``seen``: only those with a public profile."""
    same = and_(other.c.room_id == own.c.room_id, other.c.seat != own.c.seat)
    return and_(same, other.c.person_id.in_(select(profiles.c.person_id))) if seen else same


def _statistics(game: str, games: int, wins: int, mean: float, rating: Rating | None) -> GameStatistics:
    if rating is None:
        return GameStatistics(game, games, int(wins), float(mean), 0, None)
    return GameStatistics(game, games, int(wins), float(mean), rating.games, (rating.mu, rating.sigma))
