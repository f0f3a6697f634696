"""A tournament as it goes out to people: players, rounds, how it stands. How a table ended is told with its round."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from burgrave.server.live.clocks import Clocks
from burgrave.server.live.planned import plan_of
from burgrave.server.live.standing import Standing
from burgrave.server.live.tournament import place_of, running, standing_of, table_of
from burgrave.server.settings import Settings
from burgrave.server.store import Person, RoundRow, TournamentRow, TournamentTable

__all__ = ["seal_of", "tournament_object"]

Json = dict[str, Any]


def tournament_object(
    row: TournamentRow,
    me: Person | None,
    *,
    host: str,
    states: Mapping[str, str],
    clocks: Clocks,
    settings: Settings,
) -> Json:
    """Return a tournament as ``me`` sees it; ``states``: of the rooms that are its tables.

    Until a round with equal deals is closed, its seed and the ends of others' games are left out.
    """
    plan, mine, now = plan_of(row), place_of(row, me), running(row)
    own = table_of(row, mine) if mine is not None and not row.players[mine].out else None
    return {
        "id": row.id,
        "name": row.name,
        "state": row.state,
        "host": host,
        "set_up": plan.set_up,
        "format": plan.format,
        "length": plan.rounds,
        "places": plan.places,
        "duplicate": plan.duplicate,
        "clock": plan.clock,
        "level": plan.level,
        "wait": plan.wait,
        "spectators": plan.spectators,
        "hints": plan.hints,
        "players": [
            {"place": number, "name": one.name, "level": one.level, "out": one.out, "you": number == mine}
            for number, one in enumerate(row.players)
        ],
        "rounds": [_round(one, states, own) for one in row.rounds],
        "standings": [_standing(one) for one in standing_of(row)] if row.state != "open" else [],
        "you": {"place": mine, "host": me is not None and row.host == me.id, "table": own.room_id if own else None},
        "until": clocks.deadline(now.opened, plan.wait) if now and "open" in _states(now, states) else None,
        "created": row.created,
        "link": settings.link("tournament", row.id),
    }


def seal_of(seed: str) -> str:
    """Return what is told of a seed in advance: with it anybody can see afterwards that it was chosen before."""
    return hashlib.blake2b(seed.encode(), digest_size=16).hexdigest()


def _states(now: RoundRow, states: Mapping[str, str]) -> list[str]:
    return [states.get(table.room_id, "over") for table in now.tables]


def _round(one: RoundRow, states: Mapping[str, str], own: TournamentTable | None) -> Json:
    sealed = one.seed is not None and one.closed is None
    tables = [
        {
            "room": table.room_id,
            "state": "playing" if sealed and state == "over" and table is not own else state,
            "players": list(table.players),
            "ranks": None if table.ranks is None else list(table.ranks),
            "scores": None if table.scores is None else list(table.scores),
        }
        for table, state in zip(one.tables, _states(one, states), strict=True)
    ]
    seal = None if one.seed is None else seal_of(one.seed)
    told = None if sealed else one.seed
    return {"opened": one.opened, "closed": one.closed, "seal": seal, "seed": told, "tables": tables}


def _standing(one: Standing) -> Json:
    return {
        "player": one.player,
        "place": one.place,
        "points": round(float(one.points), 3),
        "same_seat": round(float(one.same_seat), 3),
        "opponents": round(float(one.opponents), 3),
        "firsts": one.firsts,
    }
