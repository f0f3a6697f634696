"""What the store takes and gives: frozen rows without any tie to the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

__all__ = [
    "BotToken",
    "ChatLine",
    "EntryKind",
    "GameStatistics",
    "Heard",
    "LogEntry",
    "Person",
    "PlayedGame",
    "Present",
    "RoomRow",
    "RoomState",
    "SeatKind",
    "SeatLink",
    "SeatResult",
    "SeatRow",
]

RoomState = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
EntryKind = Literal["action", "stir", "undo"]


class Heard:
    """The numbers below zero that a listener may hear instead of a number of the log."""

    ROOM = -1
    """The room was added or saved."""
    CHAT = -2
    """A line was said in the room."""
    HERE = -3
    """Somebody came to the room or left it; goes to :class:`Present`, not to who listens for the others."""


@dataclass(frozen=True, slots=True)
class Present:
    """Who is in a room by way of another process."""

    room_id: str
    process: str
    people: frozenset[str]
    asks: bool  # the process wants to be told the same


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table, with an account (``login``) or without one (``guest``)."""

    id: str
    name: str
    guest: bool = True
    login: str | None = None


@dataclass(frozen=True, slots=True)
class BotToken:
    """What may be known of a token with which a program plays for somebody."""

    id: str
    name: str
    room_id: str | None  # the only room for which it is good
    created: float
    seen: float
    expires: float


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of a room; ``stand_in`` says that a bot (of ``level``) plays on for the person."""

    kind: SeatKind = "open"
    person_id: str | None = None
    name: str = ""
    level: str | None = None
    stand_in: bool = False


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A room as it is kept. ``header`` is what the game needs to be replayed (None before the start)."""

    id: str
    name: str
    set_up: Mapping[str, Any]
    seats: tuple[SeatRow, ...]
    host: str
    state: RoomState = "open"
    public: bool = True
    spectators: bool = True
    hints: bool = True
    clock: Mapping[str, Any] = field(default_factory=lambda: {"kind": "none"})
    header: Mapping[str, Any] | None = None
    next: str | None = None
    created: float = 0.0
    """Set by the store when the room is added."""
    changed: float = 0.0
    """Set by the store whenever the room is added or saved."""
    version: int = 0
    """Counts how often the room was saved; the store refuses to save over a version that is not this one."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of a game: an action of a seat, entropy stirred in (``text``, hexadecimal), or a step taken back."""

    number: int
    kind: EntryKind
    seat: int | None
    action: int | None
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said in a room; ``seat`` is None for a spectator."""

    name: str
    seat: int | None
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class SeatLink:
    """What a secret link stands for: a seat, and who sat there when the link was made."""

    room_id: str
    seat: int
    person_id: str
    at: float


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game ended for one seat: of a person, or of a bot of some ``level``."""

    seat: int
    name: str
    rank: int
    score: int
    person_id: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game in somebody's history; ``seat`` is where they sat, ``results`` go by seat."""

    room_id: str
    game: str
    ruleset: str | None
    seat: int
    results: tuple[SeatResult, ...]
    at: float

    @property
    def players(self) -> int:
        return len(self.results)


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """How somebody fares at one game. ``rating`` (OpenSkill) is None before the first rated game.

    A game is rated if at least two people with accounts took part; bots and guests are left out of account.
    """

    game: str
    games: int
    wins: int
    mean_score: float
    rated: int
    rating: tuple[float, float] | None
    """Mu and sigma."""
