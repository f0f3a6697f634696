"""Rows of the database as typed data.

Another program may have changed a row: a damaged one is reported and leaves the others usable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeVar

import msgspec
from sqlalchemy import JSON, Row, TypeDecorator
from sqlalchemy.engine.interfaces import Dialect

from burgrave.server.store.errors import Damaged

# ---- Data ------------------------------------------------------------------------------------------------------------

Kept = TypeVar("Kept")


class _Unreadable:
    """No type that a row may have: whoever looks at the row finds out."""

    def __repr__(self) -> str:
        return "UNREADABLE"


UNREADABLE: Final = _Unreadable()
"""What stands in the place of a text that is no JSON. The driver would refuse all rows of the query for it."""


class Data(TypeDecorator[Any]):
    """JSON, read one by one."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        """Return what reads a value."""
        read = super().result_processor(dialect, coltype)

        def process(value: Any) -> Any:
            try:
                return value if read is None else read(value)
            except (ValueError, TypeError, RecursionError):
                return UNREADABLE

        return process


def checked(row: Row[*tuple[Any, ...]], kind: type[Kept]) -> Kept:
    """Return a row as a dataclass if every column is of the type that it should be; raise Damaged if one is not."""
    columns = {str(name): value for name, value in row._asdict().items()}
    try:
        return msgspec.convert(columns, kind)
    except msgspec.ValidationError as error:
        raise Damaged(f"A row of {kind.__name__} is damaged: {error}") from error


# ---- Rows ------------------------------------------------------------------------------------------------------------

RoomState = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
EntryKind = Literal["action", "stir", "undo"]
ReviewState = Literal["waiting", "done", "failed"]


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
class Actor(Person):
    """A person who acts through a session or a program's token."""

    by: Authority = field(kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class Server:
    """The authority of the server itself. It never ends."""


SERVER: Final = Server()
"""Authorizes writes that no person asks for: clocks, bots, clean-up, results of games."""


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
class Device:
    """A browser that is told by Web Push; it belongs to a session, and goes with it."""

    session_hash: str
    endpoint: str
    public_key: bytes = field(repr=False)  # a point of P-256, uncompressed
    secret: bytes = field(repr=False)
    lang: str
    agent: str | None = None
    created: float = 0.0
    failed: int = 0
    network: int | None = None
    origin: str | None = None
    """Origin of the endpoint; None in rows of older versions that could not be read."""

    @property
    def id(self) -> str:
        """The id of its session."""
        return Authority(self.session_hash).id


@dataclass(frozen=True, slots=True)
class Mail:
    """Where somebody gets e-mails, once they have ``confirmed`` that it is theirs."""

    person_id: str
    address: str
    lang: str
    confirmed: bool
    network: int | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that somebody is to be told, on one of their devices or by e-mail."""

    id: int
    person_id: str
    room_id: str
    kind: str
    number: int
    tries: int  # with the one that begins
    until: float  # when it is of no use any more
    to: Device | Mail


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat of a room; ``stand_in`` says that a bot (of ``level``) plays on for the person, ``late`` that it does so
    because their time was over.

    A ``guest`` sits at the device of the person, under another name.
    """

    kind: SeatKind = "open"
    person_id: str | None = None
    name: str = ""
    level: str | None = None
    stand_in: bool = False
    guest: bool = False
    late: bool = False


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
    tournament: str | None = None
    """Of which it is a table: the server gives its seats, and begins its game."""
    quiet: bool | None = None
    """Whether only those who have a seat may write; None for rooms of former days: all may."""
    sealed: bool | None = None
    """True while the same deal is played at other tables: only its players may look, and nobody may look back."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of a game: an action of a seat (``notation``), entropy (``text``, hexadecimal), or a step taken back."""

    number: int
    kind: EntryKind
    seat: int | None
    notation: str | None
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said in a room; ``seat`` is None for a spectator."""

    name: str
    seat: int | None
    text: str
    at: float
    person_id: str | None = None  # who said it, as far as that was written down


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
    counted: bool | None = None
    """Whether the roles of its seats are kept as well; set by the store. None: an older version kept it."""


@dataclass(frozen=True, slots=True)
class Role:
    """What a seat of a game was, and how often: a card by the kind and the name that ``/words`` has for it."""

    seat: int
    kind: str
    name: str
    times: int


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """How far the review of a game is, and what it says once it is done."""

    room_id: str
    person_id: str  # who asked for it
    state: ReviewState
    done: int
    steps: int  # 0: nobody has looked yet
    told: Mapping[str, Any] | None
    """By language. None: it is not done."""
    at: float
    """When it was asked for; set by the store."""


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """A review to go on with."""

    room_id: str
    done: int
    made: str | None
    """What is finished of it."""


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

    A game is rated if a person with an account took part, and another one or, at a table without hints, a bot. Guests
    are left out of account.
    """

    game: str
    games: int
    wins: int
    mean_score: float
    rated: int
    rating: tuple[float, float] | None
    """Mu and sigma."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of somebody that have something in common, and how many of them they won (a shared first place is won)."""

    games: int
    wins: int
    chance: float | None
    """The share that anybody would win by chance: one in as many as played. None: some were played alone."""
    times: int
    """In how many rounds, or games, it was so."""


@dataclass(frozen=True, slots=True)
class Fares:
    """How somebody fares at one game: by edition, by number of players, by kind and name of what they were."""

    rulesets: Mapping[str, Tally]
    players: Mapping[int, Tally]
    roles: Mapping[tuple[str, str], Tally]


@dataclass(frozen=True, slots=True)
class WhichGames:
    """Which of somebody's games are wanted; None: whatever it is."""

    game: str | None = None
    ruleset: str | None = None
    won: bool | None = None
    name: str | None = None
    """What somebody else at the table was called."""
    seen: bool = False
    """Who was at the table counts only if they want to be seen."""


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody who wants to be seen, under an id that leads to nothing else."""

    id: str
    person: Person
    since: float
    """When they came to this server first."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody in the table of the best at a game, or a level of bots, which stands there to compare with."""

    profile_id: str | None
    """None: it is a level."""
    name: str
    games: int
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Friend:
    """Somebody who is a friend of a person, or blocked by them; the person speaks of them by ``id``."""

    id: str
    person_id: str
    name: str
    at: float


@dataclass(frozen=True, slots=True)
class Invitation:
    """A friend's wish that somebody sits down in a room that has not begun."""

    room_id: str
    game: str
    name: str
    """Of the friend."""
    at: float
