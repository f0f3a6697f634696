"""The rules of a tournament: who may do what, and what becomes of the row. Nothing here waits or writes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Final

from burgrave.server.live import entropy
from burgrave.server.live.errors import Refused
from burgrave.server.live.pairing import Past, drawn, groups, swiss
from burgrave.server.live.planned import Plan, plan_of
from burgrave.server.live.seats import BOT_NAMES
from burgrave.server.live.standing import Counted, Standing, standings
from burgrave.server.store import (
    EntrantRow,
    Person,
    RoomRow,
    RoundRow,
    SeatResult,
    SeatRow,
    TournamentRow,
    TournamentTable,
    new_room_id,
)

__all__ = [
    "begun",
    "called_off",
    "closed",
    "entered",
    "is_played",
    "joined",
    "left",
    "next_round",
    "place_of",
    "removed",
    "renamed",
    "running",
    "standing_of",
    "table_of",
]

_ROOM_FOR_NUMBER: Final = 18  # letters of a name that is to be followed by a round and a table, or by a number


def place_of(row: TournamentRow, me: Person | None) -> int | None:
    """Return the place of a person, also of one who has left."""
    return next((number for number, one in enumerate(row.players) if me and one.person_id == me.id), None)


def running(row: TournamentRow) -> RoundRow | None:
    """Return the round that is being played."""
    return row.rounds[-1] if row.rounds and row.rounds[-1].closed is None else None


def table_of(row: TournamentRow, place: int | None) -> TournamentTable | None:
    """Return the table of the round that is being played at which a place sits."""
    now = running(row)
    return None if now is None else next((table for table in now.tables if place in table.players), None)


# ---- before it begins ----------------------------------------------------------------------------------------------


def joined(row: TournamentRow, me: Person) -> TournamentRow:
    """Return the tournament with me on a free place, or back on the one that I had left."""
    mine = place_of(row, me)
    if mine is not None and row.players[mine].out == "removed":
        raise Refused("was-removed", "The host has removed you from this tournament.", 403)
    _must_go_on(row)
    if mine is not None:
        return _with(row, mine, replace(row.players[mine], out=""))
    if row.state != "open":
        raise Refused("tournament-begun", "This tournament has begun; places were given before.")
    places = plan_of(row).places
    if len(entered(row)) >= places:
        raise Refused("tournament-full", f"All {places} places of this tournament are taken.")
    return replace(row, players=(*row.players, EntrantRow(_apart(row.players, me.name), me.id)))


def entered(row: TournamentRow) -> list[EntrantRow]:
    """Return those who play."""
    return [one for one in row.players if not one.out]


def begun(row: TournamentRow, me: Person, network: int | None) -> TournamentRow:
    """Return the tournament with bots on all places that are free; the first round comes next.

    ``network``: tag of the address of its host, who has the rooms of each round from now to the end.
    """
    _must_host(row, me)
    _must_be_open(row)
    plan = plan_of(row)
    players = entered(row)
    if not players:
        raise Refused("tournament-empty", "Nobody plays in this tournament yet; send its link to somebody, or join.")
    names = (name if round_ == 1 else f"{name} {round_}" for round_ in count(1) for name in BOT_NAMES)
    while len(players) < plan.places:
        name = next(names)
        if all(one.name.casefold() != name.casefold() for one in players):
            players.append(EntrantRow(name, level=plan.level))
    chosen = {**row.plan, "lot": entropy.fresh()}
    return replace(row, state="playing", players=tuple(players), plan=chosen, network=network)


def called_off(row: TournamentRow, me: Person) -> TournamentRow:
    """Return the tournament that will not be played."""
    _must_host(row, me)
    _must_be_open(row)
    return replace(row, state="over")


# ---- at any time ---------------------------------------------------------------------------------------------------


def left(row: TournamentRow, me: Person) -> TournamentRow:
    """Return the tournament without me: a bot takes my place if it has begun."""
    _must_go_on(row)
    mine = place_of(row, me)
    if mine is None or row.players[mine].out:
        raise Refused("not-entered", "You do not play in this tournament.", 403)
    if row.state == "open":
        return replace(row, players=tuple(one for one in row.players if one.person_id != me.id))
    return _with(row, mine, replace(row.players[mine], out="left"))


def removed(row: TournamentRow, me: Person, place: int) -> TournamentRow:
    """Return the tournament without somebody, for good: a bot takes their place if it has begun."""
    _must_host(row, me)
    _must_go_on(row)
    if not 0 <= place < len(row.players) or row.players[place].person_id is None:
        raise Refused("no-player", f"There is nobody on the place {place} who could be removed.", 404)
    return _with(row, place, replace(row.players[place], out="removed"))


def renamed(row: TournamentRow, me: Person) -> TournamentRow:
    """Return the tournament with my new name."""
    mine = place_of(row, me)
    if mine is None or row.state == "over":
        return row
    others = [one for number, one in enumerate(row.players) if number != mine]
    return _with(row, mine, replace(row.players[mine], name=_apart(others, me.name)))


def _with(row: TournamentRow, place: int, player: EntrantRow) -> TournamentRow:
    players = [*row.players]
    players[place] = player
    return replace(row, players=tuple(players))


def _apart(players: Iterable[EntrantRow], name: str) -> str:
    """Return a name by which nobody else goes: a second one gets a number."""
    taken = {one.name.casefold() for one in players}
    names = (name if number == 1 else f"{name[:_ROOM_FOR_NUMBER].rstrip()} {number}" for number in count(1))
    return next(one for one in names if one.casefold() not in taken)


def _must_go_on(row: TournamentRow) -> None:
    if row.state == "over":
        raise Refused("tournament-over", "This tournament is over.")


def _must_be_open(row: TournamentRow) -> None:
    _must_go_on(row)
    if row.state == "playing":
        raise Refused("tournament-begun", "This tournament has begun already.")


def _must_host(row: TournamentRow, me: Person) -> None:
    if row.host != me.id:
        raise Refused("not-host", "Only the host of the tournament may do that.", 403)


# ---- rounds --------------------------------------------------------------------------------------------------------


def next_round(row: TournamentRow, now: float) -> tuple[TournamentRow, list[RoomRow]]:
    """Return the tournament with its next round, and the rooms that are its tables."""
    plan = plan_of(row)
    points = {one.player: one.points for one in standing_of(row)}
    past = Past([[table.players for table in one.tables] for one in row.rounds], points)
    order = drawn(len(row.players), plan.lot)
    if plan.format == "groups":
        tables = groups(order, plan.most, past)
    else:
        tables = swiss(order, plan.most, past, f"{plan.lot} {len(row.rounds)}")
    made = [TournamentTable(new_room_id(), table) for table in tables]
    seed = entropy.fresh() if plan.duplicate else None
    row = replace(row, rounds=(*row.rounds, RoundRow(now, tuple(made), seed=seed)))
    return row, [_room(row, plan, number) for number in range(len(made))]


def _room(row: TournamentRow, plan: Plan, number: int) -> RoomRow:
    table = row.rounds[-1].tables[number]
    return RoomRow(
        id=table.room_id,
        name=f"{row.name[:_ROOM_FOR_NUMBER].rstrip()} {len(row.rounds)}.{number + 1}",
        set_up=plan.set_up_for(len(table.players)),
        seats=tuple(_seat(row.players[place], plan) for place in table.players),
        host=row.host,
        public=False,
        spectators=plan.spectators,
        quiet=True,
        hints=plan.hints,
        clock=plan.clock,
        network=row.network,
        tournament=row.id,
        sealed=plan.duplicate,
    )


def is_played(player: EntrantRow) -> bool:
    """Return True if a person, and not a bot, has a place."""
    return player.person_id is not None and not player.out


def _seat(player: EntrantRow, plan: Plan) -> SeatRow:
    if not is_played(player):
        return SeatRow(kind="bot", name=player.name, level=plan.level)
    return SeatRow(kind="person", person_id=player.person_id, name=player.name)


def closed(row: TournamentRow, results: Mapping[str, Sequence[SeatResult]], now: float) -> TournamentRow:
    """Return the tournament after the round that was played; ``results``: of its rooms, seat by seat.

    A game that did not come to its end has none, and counts for nobody.
    """
    last = row.rounds[-1]
    tables = tuple(_ended(table, results.get(table.room_id, ())) for table in last.tables)
    rounds = (*row.rounds[:-1], replace(last, tables=tables, closed=now))
    return replace(row, rounds=rounds, state="over" if len(rounds) >= plan_of(row).rounds else "playing")


def _ended(table: TournamentTable, results: Sequence[SeatResult]) -> TournamentTable:
    if len(results) != len(table.players):
        return table
    return replace(table, ranks=tuple(one.rank for one in results), scores=tuple(one.score for one in results))


def standing_of(row: TournamentRow) -> list[Standing]:
    """Return how all stand after the rounds that are over, the first one first."""
    return standings(len(row.players), _counted(row), duplicate=plan_of(row).duplicate)


def _counted(row: TournamentRow) -> list[list[Counted]]:
    return [
        [
            Counted(table.players, table.ranks, table.scores)
            for table in one.tables
            if table.ranks is not None and table.scores is not None
        ]
        for one in row.rounds
        if one.closed is not None
    ]
