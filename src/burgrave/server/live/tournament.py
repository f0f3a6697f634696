"""Rules of a tournament as pure functions: pairings, plans, standings and state changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import combinations, count
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from burgrave.bots import Level
from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.server.live import game as entropy
from burgrave.server.live.errors import Refused
from burgrave.server.live.room_types import BankClock, Body, DaysClock, MoveClock, Name, SetUp, checked_set_up, cleaned
from burgrave.server.live.rooms import BOT_NAMES
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
    new_tournament_id,
)

# ---- Pairings --------------------------------------------------------------------------------------------------------

# Players are numbered from 0. The same earlier rounds produce the same tables and seats in every process.

_STARTS: Final = 16
"""Maximum number of starting orders to try in the search for a pairing without rematches."""

Table = tuple[int, ...]
"""The players of a table, by seat."""
_WHOLE: Final = 840
"""Units per point; divisible by twice the number of opponents at any table, so that shares are integers."""
_AGAIN: Final = 10**12
"""Cost of a rematch: more than all other costs of a round together."""


@dataclass(frozen=True)
class Past:
    """Tables of the previous rounds, and points by player (default: 0)."""

    rounds: Sequence[Sequence[Table]] = ()
    points: Mapping[int, Fraction] | None = None

    def met(self) -> Counter[frozenset[int]]:
        """Count how often each pair has met."""
        return Counter(frozenset(pair) for tables in self.rounds for table in tables for pair in combinations(table, 2))

    def seats(self) -> Counter[tuple[int, int]]:
        """Count how often each player has had each seat."""
        return Counter(
            (player, seat) for tables in self.rounds for table in tables for seat, player in enumerate(table)
        )


def sizes(players: int, most: int) -> list[int]:
    """Return table sizes: as few tables as possible, as equal as possible, with at most ``most`` players each."""
    count = -(-players // most)
    return [players // count + (number < players % count) for number in range(count)]


def drawn(players: int, lot: str) -> list[int]:
    """Return the players in random order, seeded by ``lot``."""
    order, rng = list(range(players)), Rng(lot)
    for place in range(players - 1, 0, -1):
        other = rng.below(place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def swiss(order: Sequence[int], most: int, past: Past, lot: str) -> list[Table]:
    """Return the tables of a Swiss round, minimizing rematches first, then differences in points at each table.

    ``order`` breaks ties between equal points; ``lot`` seeds the restarts of the search.
    """
    points = past.points or {}
    ranked = sorted(order, key=lambda player: -points.get(player, Fraction(0)))
    weights = _Weights(len(order), past)
    best: list[list[int]] = []
    cost: int | None = None
    for start in range(_STARTS):
        begun = ranked if start == 0 else [ranked[place] for place in drawn(len(ranked), f"{lot} {start}")]
        tables = weights.improved(_cut(begun, most))
        found = sum(map(weights.of_table, tables))
        if cost is None or found < cost:
            best, cost = tables, found
        if cost < _AGAIN:
            break
    strength = [sum((points.get(player, Fraction(0)) for player in table), Fraction(0)) / len(table) for table in best]
    ordered = sorted(range(len(best)), key=lambda number: -strength[number])
    return [assign_seats(best[number], past) for number in ordered]


def groups(order: Sequence[int], most: int, past: Past) -> list[Table]:
    """Return the tables of a round with fixed groups, which stay together in every round but change seats."""
    return [assign_seats(table, past) for table in _cut(order, most)]


def assign_seats(table: Sequence[int], past: Past) -> Table:
    """Return the table's players by seat, minimizing how often each has had the same seat before."""
    before = past.seats()
    best: dict[int, tuple[int, Table]] = {0: (0, ())}  # by bit set of seated players: cost and seating
    for seat in range(len(table)):
        following: dict[int, tuple[int, Table]] = {}
        for taken, (cost, sitting) in best.items():
            for number, player in enumerate(table):
                if taken >> number & 1:
                    continue
                # Squared, so that nobody gets a seat a third time if another player could have it a second time.
                found = cost + 2 * before[player, seat] + 1, (*sitting, player)
                if (key := taken | 1 << number) not in following or found < following[key]:
                    following[key] = found
        best = following
    ((_, sitting),) = best.values()
    return sitting


def _cut(order: Sequence[int], most: int) -> list[list[int]]:
    tables: list[list[int]] = []
    first = 0
    for size in sizes(len(order), most):
        tables.append([*order[first : first + size]])
        first += size
    return tables


class _Weights:
    """Costs of seating two players together: high for a rematch, lower for a difference in points."""

    def __init__(self, players: int, past: Past) -> None:
        points = [int((past.points or {}).get(player, Fraction(0)) * _WHOLE) for player in range(players)]
        self._of = [[(mine - theirs) ** 2 for theirs in points] for mine in points]
        for pair, times in past.met().items():
            one, other = pair
            self._of[one][other] += times**2 * _AGAIN
            self._of[other][one] += times**2 * _AGAIN

    def of_table(self, table: Sequence[int]) -> int:
        return sum(self._of[one][other] for one, other in combinations(table, 2))

    def improved(self, tables: list[list[int]]) -> list[list[int]]:
        """Swap players between tables as long as that lowers the cost."""
        better = True
        while better:
            better = False
            for one, other in combinations(tables, 2):
                while self._exchanged(one, other):
                    better = True
        return tables

    def _exchanged(self, one: list[int], other: list[int]) -> bool:
        """Make the first improving swap between two tables; return False if there is none."""
        for mine, me in enumerate(one):
            for theirs, they in enumerate(other):
                leaving, coming = self._of[me], self._of[they]
                gain = sum(leaving[each] - coming[each] for each in one if each != me)
                gain += sum(coming[each] - leaving[each] for each in other if each != they)
                if gain > 0:
                    one[mine], other[theirs] = they, me
                    return True
        return False


# ---- Plans -----------------------------------------------------------------------------------------------------------

Format = Literal["swiss", "groups"]
_LEAST: Final = 2  # minimum number of players at a table


class NewTournament(Body):
    """A tournament to create. The number of players in ``set_up`` is the maximum per table."""

    set_up: SetUp
    name: Name | None = None
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=12)] = 3
    places: Annotated[int, Meta(ge=2, le=64)] = 8
    duplicate: bool = False  # the same deal at all tables of a round
    clock: MoveClock | DaysClock | BankClock = msgspec.field(default_factory=lambda: MoveClock(seconds=120))
    level: Level = "normal"  # level of the bots that fill free places
    wait: Annotated[int, Meta(ge=10, le=172_800)] = 180  # seconds that a table waits for its players
    play: bool = True  # I take a place myself
    spectators: bool = True
    hints: bool = False


@dataclass(frozen=True, slots=True)
class TournamentPlan:
    """A host's settings, as stored. ``lot`` is the seed of the pairings, set when the tournament begins."""

    set_up: dict[str, Any]
    format: Format
    rounds: int
    places: int
    duplicate: bool
    clock: dict[str, Any]
    level: str
    wait: float
    spectators: bool
    hints: bool
    lot: str = ""

    @property
    def most(self) -> int:
        """Return the maximum number of players at a table."""
        return int(self.set_up["options"]["players"])

    @property
    def tables(self) -> int:
        """Return the number of tables in a round."""
        return len(sizes(self.places, self.most))

    def set_up_for(self, players: int) -> dict[str, Any]:
        return {**self.set_up, "options": {**self.set_up["options"], "players": players}}


def plan_of(row: TournamentRow) -> TournamentPlan:
    """Return the host's settings for a tournament."""
    return msgspec.convert(row.plan, TournamentPlan)


def planned(me: Person, asked: NewTournament, most_tables: int) -> TournamentRow:
    """Return a new tournament without players; raise Refused if it cannot be played.

    ``most_tables``: maximum number of tables in a round.
    """
    plan = TournamentPlan(
        set_up=checked_set_up(asked.set_up),
        format=asked.format,
        rounds=asked.rounds,
        places=asked.places,
        duplicate=asked.duplicate,
        clock=msgspec.to_builtins(asked.clock),
        level=asked.level,
        wait=asked.wait,
        spectators=asked.spectators,
        hints=asked.hints,
    )
    _check_places(plan, most_tables)
    name = me.name if asked.name is None else cleaned(asked.name)
    return TournamentRow(new_tournament_id(), name, me.id, msgspec.to_builtins(plan), tables=plan.tables)


def _check_places(plan: TournamentPlan, most_tables: int) -> None:
    """Raise Refused unless the places can be divided among at most ``most_tables`` tables of allowed sizes."""
    tables = sizes(plan.places, plan.most)
    if len(tables) > most_tables:
        raise Refused(
            "too-many-tables",
            f"The {plan.places} places with {plan.most} at a table need {len(tables)} tables, but {most_tables}"
            " is the maximum; choose fewer places or larger tables.",
            422,
        )
    if min(tables) < _LEAST or plan.most < _LEAST:
        raise Refused(
            "bad-places", f"With {plan.places} places and {plan.most} at a table, a player would be alone.", 422
        )
    if plan.duplicate and (len(tables) < _LEAST or len({*tables}) > 1):
        raise Refused(
            "bad-places",
            f"Duplicate deals need at least two tables of the same size: with {plan.most} at a table,"
            f" choose {2 * plan.most} or {3 * plan.most} places, for example, not {plan.places}.",
            422,
        )
    game = game_named(plan.set_up["game"])
    for size in {*tables}:
        try:
            game.resolve(0, dict(plan.set_up_for(size)["options"]))
        except SetupError as error:
            raise Refused(
                "bad-places",
                f"{plan.places} places make a table of {size}, which is not possible: {str(error)[:200]}",
                422,
            ) from error


# ---- Standings -------------------------------------------------------------------------------------------------------

# At a table of n, players get the share of their n - 1 opponents that they have beaten; a tie counts half. So the first
# of four gets 1, the second 2/3, the third 1/3 and the last 0; two who share first place get 5/6 each. All tables of a
# size give the same total, and winners of smaller tables get as many points as those of larger ones.


@dataclass(frozen=True)
class TableResult:
    """A finished table: its players by seat, with their ranks and scores."""

    players: Sequence[int]
    ranks: Sequence[int]
    scores: Sequence[int]


@dataclass
class EntrantStanding:
    """Standing of one player. The fields from ``points`` to ``firsts`` determine the rank, in this order."""

    player: int
    points: Fraction = Fraction(0)
    same_seat: Fraction = Fraction(0)
    """With duplicate deals: share of players in this seat at other tables who scored less, summed over the rounds."""
    opponents: Fraction = Fraction(0)
    """Mean points of the opponents at each table, summed over the rounds."""
    firsts: int = 0
    """Number of first places, including shared ones."""
    place: int = 1
    met: list[list[int]] = field(default_factory=list)

    @property
    def _key(self) -> tuple[Fraction, Fraction, Fraction, int]:
        return -self.points, -self.same_seat, -self.opponents, -self.firsts


def points_of(ranks: Sequence[int]) -> list[Fraction]:
    """Return the points that each seat of a table earns."""
    return [_share(sum(2 * (mine < other) + (mine == other) for other in ranks) - 1, len(ranks) - 1) for mine in ranks]


def standings(players: int, rounds: Iterable[Sequence[TableResult]], *, duplicate: bool) -> list[EntrantStanding]:
    """Return the standings after these rounds, best first. Players tied on every criterion share a rank."""
    found = [EntrantStanding(player) for player in range(players)]
    for tables in rounds:
        for table in tables:
            for player, rank, points in zip(table.players, table.ranks, points_of(table.ranks), strict=True):
                found[player].points += points
                found[player].firsts += rank == 1
                found[player].met.append([other for other in table.players if other != player])
        if duplicate:
            _compare_seats(found, tables)
    for one in found:
        for others in one.met:
            one.opponents += sum((found[other].points for other in others), Fraction(0)) / len(others)
    found.sort(key=lambda one: (one._key, one.player))
    for number, one in enumerate(found):
        before = found[number - 1]
        one.place = before.place if number and before._key == one._key else number + 1
    return found


def _compare_seats(found: list[EntrantStanding], tables: Sequence[TableResult]) -> None:
    for seat in range(max((len(table.players) for table in tables), default=0)):
        here = [(table.players[seat], table.scores[seat]) for table in tables if seat < len(table.players)]
        for player, score in here:
            if len(here) > 1:
                beaten = sum(2 * (score > other) + (score == other) for _, other in here) - 1
                found[player].same_seat += _share(beaten, len(here) - 1)


def _share(halves: int, of: int) -> Fraction:
    return Fraction(halves, 2 * of)


# ---- State changes ---------------------------------------------------------------------------------------------------

_ROOM_FOR_NUMBER: Final = 18  # maximum length of a name before numbers are appended


def place_of(row: TournamentRow, me: Person | None) -> int | None:
    """Return a person's place, or None if they have none.

    Leaving before the start gives up the place; leaving later, or being removed, does not.
    """
    return next((number for number, one in enumerate(row.players) if me and one.person_id == me.id), None)


def running(row: TournamentRow) -> RoundRow | None:
    """Return the round in progress, or None."""
    return row.rounds[-1] if row.rounds and row.rounds[-1].closed is None else None


def table_of(row: TournamentRow, place: int | None) -> TournamentTable | None:
    """Return a place's table in the current round, or None."""
    now = running(row)
    return None if now is None else next((table for table in now.tables if place in table.players), None)


# ---- Before the start ----------------------------------------------------------------------------------------------


def joined(row: TournamentRow, me: Person) -> TournamentRow:
    """Return the tournament with ``me`` in a free place, or back in the place that they left."""
    mine = place_of(row, me)
    if mine is not None and row.players[mine].out == "removed":
        raise Refused("was-removed", "The host has removed you from this tournament.", 403)
    _must_go_on(row)
    if mine is not None:
        return _with(row, mine, replace(row.players[mine], out=""))
    if row.state != "open":
        raise Refused("tournament-begun", "This tournament has already started; you can no longer join.")
    places = plan_of(row).places
    if len(entered(row)) >= places:
        raise Refused("tournament-full", f"All {places} places of this tournament are taken.")
    return replace(row, players=(*row.players, EntrantRow(_apart(row.players, me.name), me.id)))


def entered(row: TournamentRow) -> list[EntrantRow]:
    """Return the players who have neither left nor been removed."""
    return [one for one in row.players if not one.out]


def begun(row: TournamentRow, me: Person, network: int | None) -> TournamentRow:
    """Return the tournament with bots in all free places, ready for its first round.

    ``network``: tag of the host's network, for the limits per network.
    """
    _must_host(row, me)
    _must_be_open(row)
    plan = plan_of(row)
    players = entered(row)
    if not players:
        raise Refused("tournament-empty", "This tournament has no players yet; share its link, or join it yourself.")
    names = (name if round_ == 1 else f"{name} {round_}" for round_ in count(1) for name in BOT_NAMES)
    while len(players) < plan.places:
        name = next(names)
        if all(one.name.casefold() != name.casefold() for one in players):
            players.append(EntrantRow(name, level=plan.level))
    chosen = {**row.plan, "lot": entropy.fresh()}
    return replace(row, state="playing", players=tuple(players), plan=chosen, network=network)


def called_off(row: TournamentRow, me: Person) -> TournamentRow:
    _must_host(row, me)
    _must_be_open(row)
    return replace(row, state="over")


# ---- At any time ---------------------------------------------------------------------------------------------------


def left(row: TournamentRow, me: Person) -> TournamentRow:
    """Return the tournament without ``me``; if it has begun, a bot takes their place."""
    _must_go_on(row)
    mine = place_of(row, me)
    if mine is None or row.players[mine].out:
        raise Refused("not-entered", "You are not in this tournament.", 403)
    if row.state == "open":
        return replace(row, players=tuple(one for one in row.players if one.person_id != me.id))
    return _with(row, mine, replace(row.players[mine], out="left"))


def removed(row: TournamentRow, me: Person, place: int) -> TournamentRow:
    """Return the tournament after removing a player for good; if it has begun, a bot takes over."""
    _must_host(row, me)
    _must_go_on(row)
    if not 0 <= place < len(row.players) or row.players[place].person_id is None:
        raise Refused("no-player", f"Place {place} has no player to remove.", 404)
    return _with(row, place, replace(row.players[place], out="removed"))


def renamed(row: TournamentRow, me: Person) -> TournamentRow:
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
    """Return a name that is unique among the players, with a number appended if necessary."""
    taken = {one.name.casefold() for one in players}
    names = (name if number == 1 else f"{name[:_ROOM_FOR_NUMBER].rstrip()} {number}" for number in count(1))
    return next(one for one in names if one.casefold() not in taken)


def _must_go_on(row: TournamentRow) -> None:
    if row.state == "over":
        raise Refused("tournament-over", "This tournament is over.")


def _must_be_open(row: TournamentRow) -> None:
    _must_go_on(row)
    if row.state == "playing":
        raise Refused("tournament-begun", "This tournament has already started.")


def _must_host(row: TournamentRow, me: Person) -> None:
    if row.host != me.id:
        raise Refused("not-host", "Only the host of the tournament may do that.", 403)


# ---- Rounds --------------------------------------------------------------------------------------------------------


def next_round(row: TournamentRow, now: float) -> tuple[TournamentRow, list[RoomRow]]:
    """Return the tournament with its next round added, and the rooms for that round's tables."""
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


def _room(row: TournamentRow, plan: TournamentPlan, number: int) -> RoomRow:
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
    """Return True if a place belongs to a person rather than a bot."""
    return player.person_id is not None and not player.out


def _seat(player: EntrantRow, plan: TournamentPlan) -> SeatRow:
    if not is_played(player):
        return SeatRow(kind="bot", name=player.name, level=plan.level)
    return SeatRow(kind="person", person_id=player.person_id, name=player.name)


def closed(row: TournamentRow, results: Mapping[str, Sequence[SeatResult]], now: float) -> TournamentRow:
    """Return the tournament after closing the current round; ``results`` has the results by room and seat.

    A game that was not played to the end has no result and does not affect the standings.
    """
    last = row.rounds[-1]
    tables = tuple(_ended(table, results.get(table.room_id, ())) for table in last.tables)
    rounds = (*row.rounds[:-1], replace(last, tables=tables, closed=now))
    return replace(row, rounds=rounds, state="over" if len(rounds) >= plan_of(row).rounds else "playing")


def _ended(table: TournamentTable, results: Sequence[SeatResult]) -> TournamentTable:
    if len(results) != len(table.players):
        return table
    return replace(table, ranks=tuple(one.rank for one in results), scores=tuple(one.score for one in results))


def standing_of(row: TournamentRow) -> list[EntrantStanding]:
    """Return the standings after the finished rounds, best first."""
    return standings(len(row.players), _counted(row), duplicate=plan_of(row).duplicate)


def _counted(row: TournamentRow) -> list[list[TableResult]]:
    return [
        [
            TableResult(table.players, table.ranks, table.scores)
            for table in one.tables
            if table.ranks is not None and table.scores is not None
        ]
        for one in row.rounds
        if one.closed is not None
    ]
