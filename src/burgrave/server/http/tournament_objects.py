"""What the server sends of tournaments, as types."""

from __future__ import annotations

from typing import Literal

from burgrave.bots import Level
from burgrave.server.http.objects import Sent
from burgrave.server.live.planned import Format
from burgrave.server.live.wanted import Clock
from burgrave.server.showing.types import ChosenSetUp

__all__ = ["Tournament", "Tournaments"]


class Entrant(Sent):
    """A place of a tournament; who is ``out`` has left or was removed, and a bot has the place from then on."""

    place: int
    name: str
    level: Level | None
    out: Literal["", "left", "removed"]
    you: bool


class TournamentTable(Sent):
    """A table of a round: which place sits on each seat; how it ended is told when the round is over."""

    room: str
    state: Literal["open", "playing", "over"]
    players: list[int]
    ranks: list[int] | None
    scores: list[int] | None


class TournamentRound(Sent):
    """A round. The seed of its deals is told when it is over; before, the seal: BLAKE2b of it, 16 bytes."""

    opened: float
    closed: float | None
    seal: str | None
    seed: str | None
    tables: list[TournamentTable]


class Standing(Sent):
    """How a place stands: what comes first decides first, and who is equal in everything shares the ``place``."""

    player: int
    place: int
    points: float
    same_seat: float
    opponents: float
    firsts: int


class InTournament(Sent):
    """Where I am in a tournament, and the room where I play now."""

    place: int | None
    host: bool
    table: str | None


class Tournament(Sent):
    """A tournament, as one person sees it."""

    id: str
    name: str
    state: Literal["open", "playing", "over"]
    host: str
    set_up: ChosenSetUp
    format: Format
    length: int  # rounds that there will be
    places: int
    duplicate: bool
    clock: Clock
    level: Level
    wait: float
    spectators: bool
    hints: bool
    players: list[Entrant]
    rounds: list[TournamentRound]
    standings: list[Standing]
    you: InTournament
    until: float | None  # until when a table of this round waits for its players, if one does
    created: float
    link: str


class Tournaments(Sent):
    """My tournaments, last changed first."""

    tournaments: list[Tournament]
