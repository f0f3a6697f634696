"""The current user: guests, accounts and log-in."""

from __future__ import annotations

from starlette.responses import Response

from burgrave.server.http import costs, wire
from burgrave.server.http.context import Call, json_answer, take
from burgrave.server.http.identity import agent_of, browser_of, drop_cookie, give_browser, give_cookie
from burgrave.server.http.problems import Problem
from burgrave.server.store import GameStatistics, Person, PlayedGame, Principal


def told(person: Person | None, *, bot: bool = False) -> dict[str, object] | None:
    """Return a user in the form sent to their own client; if the client is their bot (``bot``), leave out the login."""
    if person is None:
        return None
    return {"id": person.id, "name": person.name, "guest": person.guest, "login": None if bot else person.login}


async def me(call: Call) -> object:
    """Return the current user and their rooms."""
    person = call.caller.me
    rooms = [] if person is None else await call.context.tables.rooms_of(person)
    bot = call.caller.bot
    if bot is not None and bot.room_id is not None:
        rooms = [room for room in rooms if room["id"] == bot.room_id]
    answer = json_answer({"person": told(person, bot=bot is not None), "rooms": rooms})
    credentials = call.caller.credentials
    if person is not None and credentials.by_cookie and credentials.token is not None:
        give_cookie(answer, credentials.token, call.context.settings)  # renew it together with the session
    return answer


async def history(call: Call) -> object:
    """Return my finished games, most recent first, and my statistics."""
    asked: wire.Earlier = call.query
    store, person = call.context.store, call.me
    played = await store.history(person.id, limit=asked.limit, before=asked.before)
    return {
        "games": [_played(game) for game in played],
        "statistics": [_statistics(statistics) for statistics in await store.statistics(person.id)],
    }


def _played(played: PlayedGame) -> dict[str, object]:
    seats = [
        {"seat": one.seat, "name": one.name, "level": one.level, "place": one.rank, "score": one.score}
        for one in played.results
    ]
    about = {"room": played.room_id, "game": played.game, "ruleset": played.ruleset, "at": played.at}
    return {**about, "seat": played.seat, "seats": seats}


def _statistics(statistics: GameStatistics) -> dict[str, object]:
    """Return a user's statistics for one game.

    A game is rated if an opponent has an account or, at a table without hints, is a bot.
    """
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
    """Create a guest, or rename the current user."""
    wanted: wire.Me = call.body
    context = call.context
    if call.caller.me is None:
        take(context.new_guests, call.caller.network)
        person, token = await context.store.new_guest(wanted.name, agent=agent_of(call.request))
        return _entered(call, person, token)
    person = await context.store.rename(call.me.id, wanted.name, by=call.authority)
    context.renamed(person)
    call.settle(costs.RENAMED_ROOM * await context.tables.renamed(person))
    return {"person": told(person)}


def _check_offered(call: Call) -> None:
    if call.context.settings.alone:
        raise Problem(409, "not-offered", "This server has no accounts: only one person can reach it.")


async def register(call: Call) -> object:
    """Turn a guest into a registered user."""
    wanted: wire.Register = call.body
    _check_offered(call)
    _take_try(call)
    person = await call.context.store.register(call.me.id, wanted.login, wanted.password, by=call.authority)
    return await _known_again(call, json_answer({"person": told(person)}), person)


async def log_in(call: Call) -> object:
    """Log in to an account; this ends the current session, if any."""
    wanted: wire.LogIn = call.body
    _check_offered(call)
    take(call.context.log_ins, call.caller.network)
    person, token = await call.context.store.log_in(
        wanted.login, wanted.password, browser=browser_of(call.request), agent=agent_of(call.request)
    )
    await _end_session(call)
    return await _known_again(call, _entered(call, person, token), person)


async def change_password(call: Call) -> object:
    """Change my password; this ends my other sessions, bot tokens and seat links."""
    wanted: wire.ChangePassword = call.body
    _take_try(call)
    await call.context.store.change_password(
        call.me.id, wanted.present, wanted.new, by=call.authority, browser=browser_of(call.request)
    )
    return {"person": told(call.me)}


async def leave(call: Call) -> object:
    """Log out: end the current session, if any, and delete its cookie."""
    await _end_session(call)
    answer = json_answer({"person": None})
    drop_cookie(answer, call.context.settings)
    return answer


def _take_try(call: Call) -> None:
    """Apply the rate limits for attempts to guess a secret, per address and per user."""
    take(call.context.log_ins, call.caller.network)
    take(call.context.log_ins, call.me.id)


async def _end_session(call: Call) -> None:
    token = call.caller.credentials.token
    if token is not None and call.caller.me is not None:
        await call.context.store.log_out(token)


def _entered(call: Call, person: Person, token: str) -> Response:
    answer = json_answer({"person": told(person)})
    give_cookie(answer, token, call.context.settings)
    return answer


async def _known_again(call: Call, answer: Response, person: Principal) -> Response:
    """Remember the browser, so that failed log-ins from elsewhere cannot keep the user from logging in with it."""
    secret = await call.context.store.remember_browser(person.id, browser_of(call.request), by=person.by)
    give_browser(answer, secret, call.context.settings)
    return answer
