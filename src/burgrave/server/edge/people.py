"""Who I am: guests, accounts, and what rooms I sit in."""

from __future__ import annotations

from starlette.responses import Response

from burgrave.server.edge import wire
from burgrave.server.edge.desk import Call, json_answer, take
from burgrave.server.edge.identity import drop_cookie, give_cookie
from burgrave.server.store import GameStatistics, Person, PlayedGame

__all__ = ["come", "history", "leave", "log_in", "me", "register"]


def told(person: Person | None) -> dict[str, object] | None:
    """Return a person as they are sent."""
    return None if person is None else {"id": person.id, "name": person.name, "guest": person.guest}


async def me(call: Call) -> object:
    """Say who asks, and where they sit."""
    person = call.caller.me
    rooms = [] if person is None else await call.desk.tables.rooms_of(person)
    bot = call.caller.bot
    if bot is not None and bot.room_id is not None:
        rooms = [room for room in rooms if room["id"] == bot.room_id]
    return {"person": told(person), "rooms": rooms}


async def history(call: Call) -> object:
    """Return the games that I finished, the last one first, and how I fare."""
    asked: wire.Earlier = call.query
    store, person = call.desk.store, call.me
    played = await store.history(person.id, limit=asked.limit, before=asked.before)
    return {
        "games": [_played(game) for game in played],
        "statistics": [_fares(statistics) for statistics in await store.statistics(person.id)],
    }


def _played(played: PlayedGame) -> dict[str, object]:
    seats = [
        {"seat": one.seat, "name": one.name, "level": one.level, "place": one.rank, "score": one.score}
        for one in played.results
    ]
    about = {"room": played.room_id, "game": played.game, "ruleset": played.ruleset, "at": played.at}
    return {**about, "seat": played.seat, "seats": seats}


def _fares(statistics: GameStatistics) -> dict[str, object]:
    """Return the statistics of one game; the rating is that of games with other accounts."""
    rating = None
    if statistics.rating is not None:
        mu, sigma = statistics.rating
        rating = {"games": statistics.rated, "mu": mu, "sigma": sigma}
    return {
        "game": statistics.game,
        "games": statistics.games,
        "wins": statistics.wins,
        "mean_score": statistics.mean_score,
        "rating": rating,
    }


async def come(call: Call) -> object:
    """Make a guest of a newcomer, or give somebody another name."""
    wanted: wire.Me = call.body
    desk = call.desk
    if call.caller.me is None:
        take(desk.new_guests, call.caller.network)
        person, token = await desk.store.new_guest(wanted.name)
        return _with_cookie(call, person, token)
    person = await desk.store.rename(call.caller.me.id, wanted.name)
    desk.renamed(person)
    await desk.tables.renamed(person)
    return {"person": told(person)}


async def register(call: Call) -> object:
    """Turn a guest into an account."""
    wanted: wire.Register = call.body
    take(call.desk.log_ins, call.caller.network)
    person = await call.desk.store.register(call.me.id, wanted.login, wanted.password)
    return {"person": told(person)}


async def log_in(call: Call) -> object:
    """Come back to an account; the session before, if there was one, ends."""
    wanted: wire.LogIn = call.body
    take(call.desk.log_ins, call.caller.network)
    person, token = await call.desk.store.log_in(wanted.login, wanted.password)
    await _end_session(call)
    return _with_cookie(call, person, token)


async def leave(call: Call) -> object:
    """End the session."""
    await _end_session(call)
    answer = json_answer({"person": None})
    drop_cookie(answer, call.desk.settings)
    return answer


async def _end_session(call: Call) -> None:
    token = call.caller.credentials.token
    if token is not None and call.caller.me is not None:
        await call.desk.store.log_out(token)
        call.desk.logged_out(token)


def _with_cookie(call: Call, person: Person, token: str) -> Response:
    answer = json_answer({"person": told(person)})
    give_cookie(answer, token, call.desk.settings)
    return answer
