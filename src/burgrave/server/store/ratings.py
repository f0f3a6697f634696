"""Ratings of people and bot levels: OpenSkill's Plackett-Luce model, as in the arena.

A sealed game is rated when its round closes, because rating it earlier would reveal the result.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.rows import SeatResult, checked
from burgrave.server.store.schema import level_ratings, people, ratings, results, rooms

_NEW: Final = PlackettLuce().rating()
# SQL that both databases understand; another process may have inserted the row first.
_BEGIN: Final = text(
    "INSERT INTO level_ratings (game, level, mu, sigma, games) VALUES (:game, :level, :mu, :sigma, 0)"
    " ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and the number of rated games behind it."""

    mu: float = _NEW.mu
    sigma: float = _NEW.sigma
    games: int = 0


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the ratings after one more game, given all ranks (equal ranks are ties)."""
    model = PlackettLuce()
    teams = [[model.rating(mu=old.mu, sigma=old.sigma)] for old in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(player.mu, player.sigma, old.games + 1) for (player,), old in zip(after, before, strict=True)]


async def rate_games(connection: AsyncConnection, room_ids: Collection[str]) -> None:
    """Rate the unrated games of these rooms, in the order in which they ended."""
    unrated = results.c.room_id.in_(room_ids), results.c.rated.is_(False)
    query = select(results, rooms.c.hints).join(rooms, rooms.c.id == results.c.room_id).where(*unrated)
    rows = (await connection.execute(query.order_by(results.c.at, results.c.room_id, results.c.seat))).all()
    # Lock all accounts at once and in order, to prevent deadlocks.
    players = people.c.id.in_({row.person_id for row in rows}), people.c.login.is_not(None)
    locked = select(people.c.id).where(*players).order_by(people.c.id).with_for_update(key_share=True)
    accounts = list((await connection.execute(locked)).scalars())
    for _room, game in groupby(rows, key=lambda row: str(row.room_id)):
        seats = [*game]
        await _rate(
            connection,
            seats[0].game,
            [checked(seat, SeatResult) for seat in seats],
            accounts,
            levels=not seats[0].hints,  # with hints, a person may have played like the bot
        )
    await connection.execute(update(results).where(*unrated).values(rated=True))


async def _rate(
    connection: AsyncConnection, game: str, seats: Sequence[SeatResult], accounts: Sequence[str], *, levels: bool
) -> None:
    """Update the ratings of these accounts if the game had at least two rated players.

    The accounts must be locked. ``levels``: also rate the bot levels. If a level has several seats, its new rating is
    the mean of the seats' new ratings.
    """
    ranks: dict[str, int] = {}
    for seat in seats:
        if seat.person_id is not None:
            ranks[seat.person_id] = min(seat.rank, ranks.get(seat.person_id, seat.rank))
    who = [person_id for person_id in accounts if person_id in ranks]
    bots = [(seat.level, seat.rank) for seat in seats if seat.level is not None] if levels else []
    if not who or len(who) + len(bots) < 2:
        return
    of_people = [(await ratings_of(connection, each)).get(game, Rating()) for each in who]
    of_levels = await _of_levels(connection, game, {level for level, _rank in bots})
    after = rated(
        [*of_people, *(of_levels[level] for level, _rank in bots)],
        [*(ranks[each] for each in who), *(rank for _level, rank in bots)],
    )
    for person_id, new in zip(who, after[: len(who)], strict=True):
        await _keep(connection, game, person_id, new)
    for level, old in of_levels.items():
        news = [new for (its, _rank), new in zip(bots, after[len(who) :], strict=True) if its == level]
        mean = Rating(fmean(new.mu for new in news), fmean(new.sigma for new in news), old.games + 1)
        theirs = level_ratings.c.game == game, level_ratings.c.level == level
        await connection.execute(update(level_ratings).where(*theirs).values(**asdict(mean)))


async def ratings_of(connection: AsyncConnection, person_id: str) -> dict[str, Rating]:
    rows = await connection.execute(select(ratings).where(ratings.c.person_id == person_id))
    return {row.game: Rating(row.mu, row.sigma, row.games) for row in rows}


async def _of_levels(connection: AsyncConnection, game: str, levels: set[str]) -> dict[str, Rating]:
    """Return the ratings of bot levels, and lock their rows; levels without a rating get a new one."""
    for level in sorted(levels):
        await connection.execute(_BEGIN, {"game": game, "level": level, "mu": _NEW.mu, "sigma": _NEW.sigma})
    theirs = level_ratings.c.game == game, level_ratings.c.level.in_(levels)
    query = select(level_ratings).where(*theirs).order_by(level_ratings.c.level).with_for_update()
    return {row.level: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(query)}


async def _keep(connection: AsyncConnection, game: str, person_id: str, new: Rating) -> None:
    """Store a new rating of an account, which must be locked."""
    values = asdict(new)
    if new.games == 1:
        await connection.execute(insert(ratings).values(person_id=person_id, game=game, **values))
    else:
        theirs = ratings.c.person_id == person_id, ratings.c.game == game
        await connection.execute(update(ratings).where(*theirs).values(**values))
