"""Typed dataclasses for database rows.

Other programs may have changed a row. Reading a damaged row raises Damaged, and does not affect other rows.
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
    """Placeholder that matches no column type, so that validating its row fails."""

    def __repr__(self) -> str:
        return "UNREADABLE"


UNREADABLE: Final = _Unreadable()
"""Placeholder for invalid JSON; raising an exception instead would fail the whole query."""


class Data(TypeDecorator[Any]):
    """JSON column in which an invalid value does not make the whole query fail."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        read = super().result_processor(dialect, coltype)

        def process(value: Any) -> Any:
            try:
                return value if read is None else read(value)
            except (ValueError, TypeError, RecursionError):
                return UNREADABLE

        return process


def checked(row: Row[*tuple[Any, ...]], kind: type[Kept]) -> Kept:
    """Return a row as a dataclass; raise Damaged if a column has the wrong type."""
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
    """Notification codes, sent in place of log entry numbers. Codes are negative; entry numbers are ≥ 0."""

    ROOM = -1
    """The room was added or saved."""
    CHAT = -2
    """A chat message was added to the room."""
    HERE = -3
    """The people present in the room have changed; reported as :class:`Present`, unlike the other codes."""
    ENDED = -4
    """A session or bot token has ended; its hash is sent in place of the room id."""
    ALIVE = -5
    """The sending process is running or stopping; "hello", "here" or "gone" is sent in place of the room id."""
    SERVED = -6
    """The sending process now serves the room, but has not changed it."""


@dataclass(frozen=True, slots=True)
class Present:
    """People in a room who are connected to another process."""

    room_id: str
    process: str
    people: frozenset[str]
    asks: bool  # the process requests a report in return


@dataclass(frozen=True, slots=True)
class Person:
    """A user, with an account (``login``) or without one (``guest``)."""

    id: str
    name: str
    guest: bool = True
    login: str | None = None


@dataclass(frozen=True, slots=True)
class Authority:
    """Authorization of a request: a session or a bot token (``bot``), identified by its hash."""

    token_hash: str
    bot: bool = False

    @property
    def id(self) -> str:
        """Public id of the session, which does not reveal its secret."""
        return self.token_hash[:16]


@dataclass(frozen=True, slots=True)
class Principal(Person):
    """An authenticated person, with the session or bot token that authorizes their writes."""

    by: Authority = field(kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class Server:
    """The server itself as an authority, which never expires."""


SERVER: Final = Server()
"""Authority for the server's own writes: clocks, bots, clean-up and game results."""


@dataclass(frozen=True, slots=True)
class Session:
    """Public data of a session; ``agent`` is the name of the browser or program, if known."""

    id: str
    agent: str | None
    created: float
    seen: float
    expires: float  # if not used before then


@dataclass(frozen=True, slots=True)
class BotToken:
    id: str
    name: str
    room_id: str | None  # the only room it is valid for; all rooms if None
    created: float
    seen: float
    expires: float


@dataclass(frozen=True, slots=True)
class Device:
    """A browser with Web Push notifications; it belongs to a session and is deleted with it."""

    session_hash: str
    endpoint: str
    public_key: bytes = field(repr=False)  # uncompressed P-256 point
    secret: bytes = field(repr=False)
    lang: str
    agent: str | None = None
    created: float = 0.0
    failed: int = 0
    network: int | None = None
    origin: str | None = None
    """Origin of the endpoint; None if it was not stored."""

    @property
    def id(self) -> str:
        """Public id of the session that the browser belongs to."""
        return Authority(self.session_hash).id


@dataclass(frozen=True, slots=True)
class Mail:
    """A person's email address; ``confirmed`` once they have proved that it is theirs."""

    person_id: str
    address: str
    lang: str
    confirmed: bool
    network: int | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A notification for a person, on one of their devices or by email."""

    id: int
    person_id: str
    room_id: str
    kind: str
    number: int
    tries: int  # including the current one
    due: float
    until: float  # expiry
    to: Device | Mail


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a room.

    ``stand_in``: a bot (of ``level``) plays for the person; ``late``: the bot took over because the person ran out of
    time. ``guest``: the player is a guest on the person's device, under another name.
    """

    kind: SeatKind = "open"
    person_id: str | None = None
    name: str = ""
    level: str | None = None
    stand_in: bool = False
    guest: bool = False
    late: bool = False


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal by the player in seat ``by``, and the seats of the people who have agreed.

    ``seq``: number of log entries when the proposal was made; a proposal to undo applies to the last entry.
    """

    kind: Literal["pause", "end", "undo"]
    by: int
    yes: tuple[int, ...]
    seq: int


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A room as stored. ``header`` has the data needed to replay the game; None before the start."""

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
    """Reason code if the game was ended early."""
    created: float = 0.0
    """Set by the store when the room is added."""
    changed: float = 0.0
    """Set by the store whenever the room is added or saved."""
    version: int = 0
    """Number of saves. The store rejects a save if the stored number has changed since the row was read."""
    network: int | None = None
    """Tag of the network from which the room was opened, 0 to 65535; None for rooms from older versions."""
    tournament: str | None = None
    """Id of the room's tournament, if any. The server assigns the seats of its tables and starts their games."""
    quiet: bool | None = None
    """True if only players may chat; None for rooms from older versions, in which everybody may."""
    sealed: bool | None = None
    """True while other tables are still playing the same deal: only the players may watch, and there is no replay."""
    undo: Literal["consent", "off"] | None = None
    """Rule for undo; None means "free", as in rooms from older versions."""
    proposal: Proposal | None = None
    pauses: tuple[tuple[float, float | None], ...] | None = None
    """Start and end of each pause; the last one may not have ended yet."""


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """A room in the lobby: the fields that its place in the list depends on."""

    id: str
    host: str
    network: int | None
    state: RoomState


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of a game's log: an action (``notation``), entropy (``text``, hexadecimal), or an undo."""

    number: int
    kind: EntryKind
    seat: int | None
    notation: str | None
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat message; ``seat`` is None for a spectator."""

    name: str
    seat: int | None
    text: str
    at: float
    person_id: str | None = None  # the author, if recorded


@dataclass(frozen=True, slots=True)
class SeatLink:
    """Target of a secret seat link: the seat, and its player when the link was created."""

    room_id: str
    seat: int
    person_id: str
    at: float


@dataclass(frozen=True, slots=True)
class SeatResult:
    """Result of one seat in a finished game, played by a person or by a bot of some ``level``."""

    seat: int
    name: str
    rank: int
    score: int
    person_id: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """Summary of a finished game, readable by every later version, even one that cannot replay the game."""

    room_id: str
    game: str
    ruleset: str | None
    rules: int
    steps: int  # decisions that were not undone
    record: str  # of the moves played, even if the game was ended early
    result: Mapping[str, Any] | None
    """Verdict and scores by category, for each language; None if the game has no winner."""
    closed: str | None = None
    """Reason code if the game was ended early, as in the room."""
    at: float = 0.0
    """Time when the summary was stored; set by the store."""
    counted: bool | None = None
    """True if the roles of the seats are also stored; None if an older version stored the summary. Set by the store."""


@dataclass(frozen=True, slots=True)
class Role:
    """A role that a seat had, and how many times. ``kind`` and ``name`` identify its card in ``/words``."""

    seat: int
    kind: str
    name: str
    times: int


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """Progress of a review, and its content so far."""

    room_id: str
    person_id: str  # who requested it
    state: ReviewState
    done: int
    steps: int  # 0: not started
    told: Mapping[str, Any] | None
    """Text by language; while the review is in progress, only of the finished part."""
    at: float
    """Time of the request; set by the store."""


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """A queued review, to be started or continued."""

    room_id: str
    done: int
    made: str | None
    """The finished part of the review, if any."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A period during which no server was running on a database."""

    began: float
    ended: float


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game in a person's history. ``seat`` is the person's seat; ``results`` are in seat order."""

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
    """A person's statistics for one game. ``rating`` (OpenSkill) is None before the first rated game.

    A game is rated if it had two players with accounts or, at a table without hints, one such player and a bot. Guests
    are ignored.
    """

    game: str
    games: int
    wins: int
    mean_score: float
    rated: int
    rating: tuple[float, float] | None
    """Mu and sigma."""


@dataclass(frozen=True, slots=True)
class WinCount:
    """Counts of a person's games and wins in one category; a shared first place counts as a win."""

    games: int
    wins: int
    chance: float | None
    """Win rate expected by pure chance: the mean of 1 / number of players. None if any game was solo."""
    times: int
    """Number of rounds or games in the category."""


@dataclass(frozen=True, slots=True)
class CategoryResults:
    """A person's results for one game, by edition, by number of players, and by role (kind and name)."""

    rulesets: Mapping[str, WinCount]
    players: Mapping[int, WinCount]
    roles: Mapping[tuple[str, str], WinCount]


@dataclass(frozen=True, slots=True)
class WhichGames:
    """Filter for a person's games; None matches everything."""

    game: str | None = None
    ruleset: str | None = None
    won: bool | None = None
    name: str | None = None
    """Name of another player at the table."""
    seen: bool = False
    """Match other players only if their profile is public."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A public profile. Its id gives no access to anything else."""

    id: str
    person: Person
    since: float
    """Time of the person's first visit."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person on the leaderboard of a game, or a bot level for comparison."""

    profile_id: str | None
    """None for a bot level."""
    name: str
    games: int
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Friend:
    """A friend of a person, or someone they have blocked. Requests identify the other person by ``id``."""

    id: str
    person_id: str
    name: str
    at: float


@dataclass(frozen=True, slots=True)
class Invitation:
    """A friend's invitation to a room that has not started."""

    room_id: str
    game: str
    name: str
    """Name of the friend."""
    at: float
