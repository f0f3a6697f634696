"""Public profiles, statistics and leaderboard (opt-in)."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from burgrave.arena.statistics import share_from
from burgrave.server.http import wire
from burgrave.server.http.context import Call
from burgrave.server.store import CategoryResults, GameStatistics, PlayedGame, Ranked, WhichGames, WinCount

Json = dict[str, object]

_ENOUGH: Final = 10
"""Minimum number of games for a meaningful win rate."""
_RANKED: Final = 5
"""Minimum number of rated games for the leaderboard."""
_BEST: Final = 50
"""Maximum number of players on a game's leaderboard."""
_DOUBT: Final = 2.0
"""Sigmas subtracted from mu to rank players on the leaderboard."""


async def profile(call: Call) -> object:
    """Show a public profile with statistics."""
    store, me = call.context.store, call.caller.me
    found = await store.profile(call.id("profile"))
    return {
        "id": found.id,
        "mine": me is not None and me.id == found.person.id,
        **await _shown(call, found.person.id, found.person.name, found.since, seen=True),
    }


async def mine(call: Call) -> object:
    """Show my own profile, and whether it is public."""
    store, me = call.context.store, call.me
    found = (await store.profiles_of([me.id])).get(me.id)
    link = None if found is None else call.context.settings.link("person", found)
    shown = await _shown(call, me.id, me.name, await store.came(me.id), seen=False)
    return {"id": found, "link": link, **shown}


async def show(call: Call) -> object:
    """Make my profile public or private; making it private invalidates its link for good."""
    wanted: wire.Seen = call.body
    store, me = call.context.store, call.me
    if wanted.seen:
        await store.show_profile(me.id, by=me.by)
    else:
        await store.hide_profile(me.id, by=me.by)
    return await mine(call)


async def my_games(call: Call) -> object:
    """List the games that I finished, most recent first."""
    asked: wire.WhichGames = call.query
    played = await _played(call, call.me.id, asked, seen=False)
    ids = await call.context.store.profiles_of(_people(played))
    return {"games": [_game(one, ids, None, None) for one in played]}


async def games(call: Call) -> object:
    """List the finished games of a public profile; other players are named only if their profiles are public, too."""
    asked: wire.WhichGames = call.query
    store = call.context.store
    found = await store.profile(call.id("profile"))
    played = await _played(call, found.person.id, asked, seen=True)
    ids = await store.profiles_of(_people(played))
    rooms = await store.shown_rooms({game.room_id for game in played})
    return {"games": [_game(one, ids, rooms, {*ids}) for one in played]}


async def best(call: Call) -> object:
    """Return the leaderboard of each game."""
    found = await call.context.store.best(least=_RANKED, limit=_BEST, doubt=_DOUBT)
    listed = [{"game": game, "ranks": [_ranked(one) for one in ranks]} for game, ranks in found.items()]
    return {"least": _RANKED, "games": listed}


def _ranked(one: Ranked) -> Json:
    name, level = ("", one.name) if one.profile_id is None else (one.name, None)
    who = {"profile": one.profile_id, "name": name, "level": level}
    return {**who, "games": one.games, "mu": one.mu, "sigma": one.sigma}


# ---- Statistics ------------------------------------------------------------------------------------------------


async def _shown(call: Call, person_id: str, name: str, since: float, *, seen: bool) -> Json:
    """Return a player's name, statistics and most frequent co-players.

    ``seen``: name only co-players who have a public profile.
    """
    store = call.context.store
    counted, statistics, companions = await asyncio.gather(
        store.results_by_category(person_id), store.statistics(person_id), store.companions(person_id, seen=seen)
    )
    return {
        "name": name,
        "since": since,
        "games": [person_statistics(one, counted[one.game]) for one in statistics if one.game in counted],
        "companions": companions,
    }


def person_statistics(statistics: GameStatistics, counted: CategoryResults) -> Json:
    """Return a player's statistics for one game, in the form sent to clients."""
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


def _together(tallies: Collection[WinCount]) -> WinCount:
    """Return the sum of tallies that have no games in common."""
    games = sum(one.games for one in tallies)
    alone = any(one.chance is None for one in tallies)
    chance = None if alone else sum((one.chance or 0.0) * one.games for one in tallies) / games
    return WinCount(games, sum(one.wins for one in tallies), chance, games)


def _listed(tallies: Mapping[str, WinCount]) -> list[Json]:
    return [_counted(name, one) for name, one in sorted(tallies.items(), key=lambda item: (-item[1].games, item[0]))]


def _counted(name: str, tally: WinCount) -> Json:
    return {"name": name, "times": tally.times, **_share(tally)}


def _share(tally: WinCount) -> Json:
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


# ---- Finished games --------------------------------------------------------------------------------------------


async def _played(call: Call, person_id: str, asked: wire.WhichGames, *, seen: bool) -> list[PlayedGame]:
    won = None if asked.ended is None else asked.ended == "won"
    which = WhichGames(asked.game, asked.ruleset, won, asked.with_, seen)
    return await call.context.store.history(person_id, limit=asked.limit, before=asked.before, which=which)


def _people(played: Iterable[PlayedGame]) -> list[str]:
    return sorted({seat.person_id for game in played for seat in game.results if seat.person_id is not None})


def _game(
    played: PlayedGame, ids: Mapping[str, str], rooms: Collection[str] | None, named: Collection[str] | None
) -> Json:
    """Return a finished game in the form sent to clients.

    ``ids`` maps people to their profile ids. ``rooms`` and ``named`` are the rooms and people that may be shown; None
    allows all of them.
    """
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
