"""What the store takes and gives: frozen rows without any tie to the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

__all__ = [
    "Authority",
    "BotToken",
    "ChatLine",
    "EntryKind",
    "FinishedGame",
    "GameStatistics",
    "Heard",
    "LogEntry",
    "Outage",
    "Person",
    "PlayedGame",
    "Present",
    "RoomRow",
    "RoomState",
    "SeatKind",
    "SeatLink",
    "SeatResult",
    "SeatRow",
    "Session",
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
    ENDED = -4
    """A session or a program's token has ended; its hash is in the place of the room."""


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
class Authority:
    """In whose right something is done: a session, or a program's token (``bot``), by the hash that is kept of it."""

    token_hash: str
    bot: bool = False

    @property
    def id(self) -> str:
        """By this a person can speak of a session without knowing its secret."""
        return self.token_hash[:16]


@dataclass(frozen=True, slots=True)
class Session:
    """What may be known of a session; ``agent`` is what the browser or program is called, if that is known."""

    id: str
    agent: str | None
    created: float
    seen: float
    expires: float  # unless it is used before


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
    closed: str | None = None
    """Why the game was ended before its end: a code for programs. None: it was not."""
    created: float = 0.0
    """Set by the store when the room is added."""
    changed: float = 0.0
    """Set by the store whenever the room is added or saved."""
    version: int = 0
    """Counts how often the room was saved; the store refuses to save over a version that is not this one."""
    network: int | None = None
    """A number, 0 to 65535, that rooms opened from the same address have in common; None for rooms of former days."""


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
class FinishedGame:
    """What stays of a game for every later version, whether that version can play it again or not."""

    room_id: str
    game: str
    ruleset: str | None
    rules: int
    steps: int  # decisions that count
    record: str  # as far as the game came
    result: Mapping[str, Any] | None
    """By language: the verdict, and the points of everybody by category. None: nobody has won."""
    closed: str | None = None
    """As the room has it."""
    at: float = 0.0
    """Set by the store."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A span of time in which no server was there for the games of a database."""

    began: float
    ended: float


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
