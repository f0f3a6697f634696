"""How people fare: their games counted by edition, by number of players, and by what they were in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, and_, func, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.database import AnyRow, StoreContext
from burgrave.server.store.results import may_be_told
from burgrave.server.store.rows import Fares, Tally
from burgrave.server.store.schema import results, roles

__all__ = ["Faring"]

Key = TypeVar("Key")

_OF_SEAT = and_(roles.c.room_id == results.c.room_id, roles.c.seat == results.c.seat)


class Faring(StoreContext):
    """The part of the store that counts games that are over."""

    async def fares(self, person_id: str) -> dict[str, Fares]:
        """Return how somebody fares, by game. What they were in games that nobody has counted yet is not in it."""

        async def work(connection: AsyncConnection) -> dict[str, Fares]:
            players = await _tallied(connection, person_id, lambda row: int(row.players), results.c.players)
            rulesets = await _tallied(connection, person_id, lambda row: str(row.ruleset), results.c.ruleset)
            were = await _tallied(connection, person_id, lambda row: (row.kind, row.name), roles.c.kind, roles.c.name)
            return {game: Fares(rulesets.get(game, {}), players[game], were.get(game, {})) for game in players}

        return await self._database.read(work)


async def _tallied(
    connection: AsyncConnection, person_id: str, key: Callable[[AnyRow], Key], *by: ColumnElement[Any]
) -> dict[str, dict[Key, Tally]]:
    """Count the games of a person, by game and ``by`` columns, of which ``key`` makes one."""
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
    found: dict[str, dict[Key, Tally]] = {}
    for row in await connection.execute(query):
        chance_alone = float(row.chance) if row.fewest > 1 else None
        tally = Tally(int(row.games), int(row.wins), chance_alone, int(row.times))
        found.setdefault(row.game, {})[key(row)] = tally
    return found
