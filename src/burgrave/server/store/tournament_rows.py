"""Tournaments as the store takes and gives them: frozen rows without any tie to the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from burgrave.server.store.rows import SeatRow

__all__ = ["EntrantRow", "RoundRow", "TournamentRoom", "TournamentRow", "TournamentState", "TournamentTable"]

TournamentState = Literal["open", "playing", "over"]


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """One place of a tournament: a person's, or that of a bot of some ``level``.

    Who is ``out`` has left, or was removed; a bot takes the place from then on, and the points stay with it.
    """

    name: str
    person_id: str | None = None
    level: str | None = None
    out: Literal["", "left", "removed"] = ""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table of a round: its room, and which place sits on each seat. How it ended is known once the round is over."""

    room_id: str
    players: tuple[int, ...]
    ranks: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A round. Where deals are the same at all tables they come from its ``seed``, a secret until it is over."""

    opened: float
    tables: tuple[TournamentTable, ...]
    closed: float | None = None
    seed: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament as it is kept; ``plan`` is what its host asked for."""

    id: str
    name: str
    host: str
    plan: Mapping[str, Any]
    state: TournamentState = "open"
    players: tuple[EntrantRow, ...] = ()
    rounds: tuple[RoundRow, ...] = ()
    created: float = 0.0
    """Set by the store when it is added."""
    changed: float = 0.0
    """Set by the store whenever it is added or saved."""
    version: int = 0
    """Counts how often it was saved; the store refuses to save over a version that is not this one."""
    network: int | None = None
    """Tag of the address where its host began it."""
    tables: int | None = None
    """Rooms that a round needs; None in tournaments of older versions."""


@dataclass(frozen=True, slots=True)
class TournamentRoom:
    """A room that is a table of a tournament, as far as it matters who plays there."""

    id: str
    host: str
    network: int | None
    seats: tuple[SeatRow, ...]
