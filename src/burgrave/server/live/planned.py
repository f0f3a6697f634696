"""What somebody who makes a tournament asks for, as types; and what becomes of it under the rules of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from burgrave.bots import Level
from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import game_named
from burgrave.server.live.errors import Refused
from burgrave.server.live.pairing import sizes
from burgrave.server.live.wanted import (
    BankClock,
    Body,
    DaysClock,
    MoveClock,
    Name,
    SetUp,
    checked_set_up,
    cleaned,
)
from burgrave.server.store import Person, TournamentRow, new_tournament_id

__all__ = ["Format", "NewTournament", "Plan", "plan_of", "planned"]

Format = Literal["swiss", "groups"]
_LEAST: Final = 2  # at a table


class NewTournament(Body):
    """A tournament to be made. ``set_up`` says, by its number of players, how many sit at a table at the most."""

    set_up: SetUp
    name: Name | None = None
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=12)] = 3
    places: Annotated[int, Meta(ge=2, le=64)] = 8
    duplicate: bool = False  # the same deal at all tables of a round
    clock: MoveClock | DaysClock | BankClock = msgspec.field(default_factory=lambda: MoveClock(seconds=120))
    level: Level = "normal"  # of the bots on places that nobody has taken
    wait: Annotated[int, Meta(ge=10, le=172_800)] = 180  # seconds for which a table waits for its players
    play: bool = True  # I have a place myself
    spectators: bool = True
    hints: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """What a host has asked for, as it is kept. ``lot`` is chance that decides who meets first; made when it begins."""

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
        """How many sit at a table at the most."""
        return int(self.set_up["options"]["players"])

    @property
    def tables(self) -> int:
        """Tables of a round."""
        return len(sizes(self.places, self.most))

    def set_up_for(self, players: int) -> dict[str, Any]:
        """Return what is played at a table of so many."""
        return {**self.set_up, "options": {**self.set_up["options"], "players": players}}


def plan_of(row: TournamentRow) -> Plan:
    """Return what the host of a tournament has asked for."""
    return msgspec.convert(row.plan, Plan)


def planned(me: Person, asked: NewTournament, most_tables: int) -> TournamentRow:
    """Return a new tournament without players; raise Refused if it cannot be played.

    ``most_tables``: tables that a round may have.
    """
    plan = Plan(
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


def _check_places(plan: Plan, most_tables: int) -> None:
    """Raise Refused unless the places make few enough tables, of sizes at which the game can be played so."""
    tables = sizes(plan.places, plan.most)
    if len(tables) > most_tables:
        raise Refused(
            "too-many-tables",
            f"With {plan.places} places and {plan.most} at a table a round has {len(tables)} tables, and {most_tables}"
            " is the most; choose fewer places, or more at a table.",
            422,
        )
    if min(tables) < _LEAST or plan.most < _LEAST:
        raise Refused("bad-places", f"With {plan.places} places and {plan.most} at a table somebody sits alone.", 422)
    if plan.duplicate and (len(tables) < _LEAST or len({*tables}) > 1):
        raise Refused(
            "bad-places",
            f"With the same deal everywhere there are two tables or more, and all are full: {plan.most} at each of them"
            f" makes {2 * plan.most}, {3 * plan.most} and so on places, not {plan.places}.",
            422,
        )
    game = game_named(plan.set_up["game"])
    for size in {*tables}:
        try:
            game.resolve(0, dict(plan.set_up_for(size)["options"]))
        except SetupError as error:
            raise Refused(
                "bad-places", f"{plan.places} places make a table of {size}, and there {str(error)[:200]}", 422
            ) from error
