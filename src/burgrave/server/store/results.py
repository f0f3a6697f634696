"""How games ended: results, the history of a person, statistics and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from itertools import groupby

from sqlalchemy import case, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.data import checked
from burgrave.server.store.database import StoreContext
from burgrave.server.store.errors import Damaged
from burgrave.server.store.ratings import Rating, rated
from burgrave.server.store.rows import GameStatistics, PlayedGame, SeatResult
from burgrave.server.store.schema import people, ratings, results
from burgrave.server.store.tokens import is_id

__all__ = ["Results"]


class Results(StoreContext):
    """The part of the store that remembers who won."""

    async def add_result(
        self, room_id: str, seats: Sequence[SeatResult], *, game: str, ruleset: str | None = None
    ) -> bool:
        """Keep how a game ended, seat by seat, and rate the people with accounts, in one transaction.

        False if the room has its result already: so it may be done again after a crash. NoSuchRoom if there is no
        such room, or one of the people is not known.
        """
        common = {"room_id": room_id, "game": game, "ruleset": ruleset, "players": len(seats)}

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(select(results.c.seat).where(results.c.room_id == room_id))).first():
                return False
            now = self._now()
            await connection.execute(insert(results), [{**common, **asdict(seat), "at": now} for seat in seats])
            await _rate(connection, game, seats)
            return True

        missing = f"There is no room {room_id!r}, or one of its people is not known."
        return await self._write_once(work, missing)

    async def results_of(self, room_id: str) -> list[SeatResult]:
        """Return how a game ended, seat by seat; nothing if it has not (Damaged)."""
        query = select(results).where(results.c.room_id == room_id).order_by(results.c.seat)

        async def work(connection: AsyncConnection) -> list[SeatResult]:
            return [checked(row, SeatResult) for row in await connection.execute(query)]

        return await self._database.read(work) if is_id(room_id) else []

    async def history(self, person_id: str, *, limit: int = 50, before: float | None = None) -> list[PlayedGame]:
        """Return the games that a person finished, the last one first; ``before`` (a time) is for paging."""
        own = select(results).where(results.c.person_id == person_id)
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
                with suppress(Damaged):  # the others can be had
                    tables[room_id] = tuple(checked(row, SeatResult) for row in rows)
            return [
                PlayedGame(row.room_id, row.game, row.ruleset, row.seat, tables[row.room_id], row.at)
                for row in mine
                if row.room_id in tables
            ]

        return await self._database.read(work)

    async def statistics(self, person_id: str) -> list[GameStatistics]:
        """Return how a person fares at each game that they finished, by the names of the games."""
        won = func.sum(case((results.c.rank == 1, 1), else_=0))
        played = (
            select(results.c.game, func.count(), won, func.avg(results.c.score))
            .where(results.c.person_id == person_id)
            .group_by(results.c.game)
            .order_by(results.c.game)
        )

        async def work(connection: AsyncConnection) -> list[GameStatistics]:
            known = await _ratings(connection, [person_id])
            return [
                _statistics(game, games, wins, mean, known.get((person_id, game)))
                for game, games, wins, mean in await connection.execute(played)
            ]

        return await self._database.read(work)


async def _rate(connection: AsyncConnection, game: str, seats: Sequence[SeatResult]) -> None:
    """Move the ratings of the people with accounts, if there are at least two."""
    ranks: dict[str, int] = {}
    for seat in seats:
        if seat.person_id is not None:
            ranks[seat.person_id] = min(seat.rank, ranks.get(seat.person_id, seat.rank))
    # Locked, so that another game of theirs that ends at the same time is rated after this one.
    accounts = select(people.c.id).where(people.c.id.in_(ranks), people.c.login.is_not(None)).order_by(people.c.id)
    who = list((await connection.execute(accounts.with_for_update(key_share=True))).scalars())
    if len(who) < 2:
        return
    known = await _ratings(connection, who)
    before = [known.get((person_id, game)) for person_id in who]
    for person_id, old, new in zip(who, before, rated(before, [ranks[each] for each in who]), strict=True):
        values = {"mu": new.mu, "sigma": new.sigma, "games": new.games}
        if old is None:
            await connection.execute(insert(ratings).values(person_id=person_id, game=game, **values))
        else:
            theirs = ratings.c.person_id == person_id, ratings.c.game == game
            await connection.execute(update(ratings).where(*theirs).values(**values))


async def _ratings(connection: AsyncConnection, who: Sequence[str]) -> dict[tuple[str, str], Rating]:
    rows = await connection.execute(select(ratings).where(ratings.c.person_id.in_(who)))
    return {(row.person_id, row.game): Rating(row.mu, row.sigma, row.games) for row in rows}


def _statistics(game: str, games: int, wins: int, mean: float, rating: Rating | None) -> GameStatistics:
    if rating is None:
        return GameStatistics(game, games, int(wins), float(mean), 0, None)
    return GameStatistics(game, games, int(wins), float(mean), rating.games, (rating.mu, rating.sigma))
