"""People as others see them: how they fare, what they have played, who is the best. Nobody is seen unless they wish."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from burgrave.arena.statistics import share_from
from burgrave.server.http import wire
from burgrave.server.http.context import Call
from burgrave.server.store import Fares, GameStatistics, PlayedGame, Ranked, Tally, WhichGames

Json = dict[str, object]

_ENOUGH: Final = 10
"""Games of a kind under which nothing can be told by how many of them were won."""
_RANKED: Final = 5
"""Rated games that somebody among the best must have finished."""
_BEST: Final = 50
"""People in the table of the best at a game."""
_DOUBT: Final = 2.0
"""Sigmas that a rating may be too high by: in the table of the best counts what is left without them."""


async def profile(call: Call) -> object:
    """Show somebody who wants to be seen, and how they fare."""
    store, me = call.context.store, call.caller.me
    found = await store.profile(call.id("profile"))
    return {
        "id": found.id,
        "mine": me is not None and me.id == found.person.id,
        **await _shown(call, found.person.id, found.person.name, found.since, seen=True),
    }


async def mine(call: Call) -> object:
    """Show me as I alone see me, and whether others do."""
    store, me = call.context.store, call.me
    found = (await store.profiles_of([me.id])).get(me.id)
    link = None if found is None else call.context.settings.link("person", found)
    shown = await _shown(call, me.id, me.name, await store.came(me.id), seen=False)
    return {"id": found, "link": link, **shown}


async def show(call: Call) -> object:
    """Let others see me, or no more; then the address that I had is void for good."""
    wanted: wire.Seen = call.body
    store, me = call.context.store, call.me
    if wanted.seen:
        await store.show_profile(me.id, by=me.by)
    else:
        await store.hide_profile(me.id, by=me.by)
    return await mine(call)


async def my_games(call: Call) -> object:
    """List the games that I finished, the last one first."""
    asked: wire.WhichGames = call.query
    played = await _played(call, call.me.id, asked, seen=False)
    ids = await call.context.store.profiles_of(_people(played))
    return {"games": [_game(one, ids, None, None) for one in played]}


async def games(call: Call) -> object:
    """List the games that somebody finished who wants to be seen; of the others at the table only those who do, too."""
    asked: wire.WhichGames = call.query
    store = call.context.store
    found = await store.profile(call.id("profile"))
    played = await _played(call, found.person.id, asked, seen=True)
    ids = await store.profiles_of(_people(played))
    rooms = await store.shown_rooms({game.room_id for game in played})
    return {"games": [_game(one, ids, rooms, {*ids}) for one in played]}


async def best(call: Call) -> object:
    """List the best at each game among those who want to be seen."""
    found = await call.context.store.best(least=_RANKED, limit=_BEST, doubt=_DOUBT)
    listed = [{"game": game, "ranks": [_ranked(one) for one in ranks]} for game, ranks in found.items()]
    return {"least": _RANKED, "games": listed}


def _ranked(one: Ranked) -> Json:
    name, level = ("", one.name) if one.profile_id is None else (one.name, None)
    who = {"profile": one.profile_id, "name": name, "level": level}
    return {**who, "games": one.games, "mu": one.mu, "sigma": one.sigma}


# ---- how somebody fares ----------------------------------------------------------------------------------------


async def _shown(call: Call, person_id: str, name: str, since: float, *, seen: bool) -> Json:
    """Return a person with their statistics; ``seen``: of their companions those alone who want to be seen."""
    store = call.context.store
    counted = await store.fares(person_id)
    return {
        "name": name,
        "since": since,
        "games": [fares(one, counted[one.game]) for one in await store.statistics(person_id) if one.game in counted],
        "companions": await store.companions(person_id, seen=seen),
    }


def fares(statistics: GameStatistics, counted: Fares) -> Json:
    """Return how somebody fares at a game, as it is sent."""
    rating = None
    if statistics.rating is not None:
        mu, sigma = statistics.rating
        rating = {"games": statistics.rated, "mu": mu, "sigma": sigma}
    kinds = {kind for kind, _name in counted.roles}
    roles = {
        kind: _listed({name: one for (other, name), one in counted.roles.items() if other == kind}) for kind in kinds
    }
    return {
        "game": statistics.game,
        "mean_score": statistics.mean_score,
        "total": _share(_together(counted.players.values())),
        "rating": rating,
        "rulesets": _listed(counted.rulesets),
        "players": [_counted(str(number), one) for number, one in sorted(counted.players.items())],
        "roles": dict(sorted(roles.items())),
    }


def _together(tallies: Collection[Tally]) -> Tally:
    """Return the tally of all games of somebody; no game is in two of those given."""
    games = sum(one.games for one in tallies)
    alone = any(one.chance is None for one in tallies)
    chance = None if alone else sum((one.chance or 0.0) * one.games for one in tallies) / games
    return Tally(games, sum(one.wins for one in tallies), chance, games)


def _listed(tallies: Mapping[str, Tally]) -> list[Json]:
    """Return tallies by name, those of most games first."""
    return [_counted(name, one) for name, one in sorted(tallies.items(), key=lambda item: (-item[1].games, item[0]))]


def _counted(name: str, tally: Tally) -> Json:
    return {"name": name, "times": tally.times, **_share(tally)}


def _share(tally: Tally) -> Json:
    share = share_from(tally.games, tally.wins, tally.wins)
    return {
        "games": tally.games,
        "wins": tally.wins,
        "share": share.mean,
        "low": share.low,
        "high": share.high,
        "chance": tally.chance,
        "enough": tally.games >= _ENOUGH,
    }


# ---- what somebody has played ----------------------------------------------------------------------------------


async def _played(call: Call, person_id: str, asked: wire.WhichGames, *, seen: bool) -> list[PlayedGame]:
    won = None if asked.ended is None else asked.ended == "won"
    which = WhichGames(asked.game, asked.ruleset, won, asked.with_, seen)
    return await call.context.store.history(person_id, limit=asked.limit, before=asked.before, which=which)


def _people(played: Iterable[PlayedGame]) -> list[str]:
    """Return the ids of everybody who sat at these tables."""
    return sorted({seat.person_id for game in played for seat in game.results if seat.person_id is not None})


def _game(
    played: PlayedGame, ids: Mapping[str, str], rooms: Collection[str] | None, named: Collection[str] | None
) -> Json:
    """Return a game; ``ids``: of profiles, ``rooms``: those that are told, ``named``: people who are (None: all)."""
    seats = []
    for one in played.results:
        who = one.person_id
        told = one.level is not None or one.seat == played.seat or named is None or who in named
        seats.append(
            {
                "seat": one.seat,
                "name": one.name if told else "",
                "level": one.level,
                "place": one.rank,
                "score": one.score,
                "profile": None if who is None else ids.get(who),
            }
        )
    return {
        "room": played.room_id if rooms is None or played.room_id in rooms else None,
        "game": played.game,
        "ruleset": played.ruleset,
        "at": played.at,
        "seat": played.seat,
        "seats": seats,
    }
