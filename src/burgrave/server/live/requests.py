"""Requests to a room. Its actor handles them one at a time (``actor.RoomActor.handle``).

``RoomService.ask`` sends a request to a room and returns the reply, whose type is the request's type parameter. A
request that is not allowed raises ``Refused``. One that writes on behalf of a person raises ``Ended`` if their session
or token is no longer valid at that moment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, Generic, Literal, TypeVar

from burgrave.server.live.clocks import Turn
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Progress
from burgrave.server.live.messages import Json, must_speak
from burgrave.server.live.room_types import SeatWish
from burgrave.server.live.watching import Send, Watch
from burgrave.server.live.worker import Hint
from burgrave.server.store import Authority, Person, Principal, RoomRow, SeatLink, Server, clean_line

_CHAT_LETTERS: Final = 300

T_co = TypeVar("T_co", covariant=True)


class Request(Generic[T_co]):
    """A request whose reply has the type ``T_co``."""

    __slots__ = ()

    writes: ClassVar[bool] = False
    """True if the request runs to completion even when the caller is canceled."""
    personal: ClassVar[bool] = True
    """True if the request shows that somebody uses the room through this process."""
    repeated: ClassVar[bool] = True
    """True if the request is retried when another process has changed the room first."""

    def check(self) -> None:
        """Raise Refused for arguments that no room would accept."""


class Change(Request[T_co]):
    """A request that changes the room, its game or other stored data."""

    __slots__ = ()
    writes = True


class ServerRequest(Request[T_co]):
    """A request by the server itself; if it writes, it is sent from a task that no client can cancel."""

    __slots__ = ()
    personal = False


class _InLanguage:
    """Mixin for requests whose reply contains text in ``lang``, or no text if ``lang`` is None."""

    __slots__ = ()
    lang: str | None

    def check(self) -> None:
        must_speak(self.lang)


# ---- Seats: replies are the Room object as ``me`` sees it, unless the request says otherwise -------------------------


@dataclass(frozen=True, slots=True)
class ShowRoom(Request[Json]):
    me: Person | None


@dataclass(frozen=True, slots=True)
class Join(Change[Json]):
    """Take an open seat, or move to one; ``network``: tag of the caller's network, or None."""

    me: Principal
    seat: int | None = None
    network: int | None = None


@dataclass(frozen=True, slots=True)
class Leave(Change[Json]):
    """Leave the room, together with the guests on my device.

    In a running game, bots take over until we return, if we do.
    """

    me: Principal


@dataclass(frozen=True, slots=True)
class Return(Change[Json]):
    """Take my seat, and those of my guests, back from the substitute bots."""

    me: Principal


@dataclass(frozen=True, slots=True)
class StandIn(Change[Json]):
    """Let a bot substitute for an absent player who keeps the others waiting; the player may return."""

    me: Principal
    seat: int


@dataclass(frozen=True, slots=True)
class SetSeat(Change[Json]):
    """Give a seat to a bot or to a guest of mine, or open it; only the host may do so, and only before the start."""

    me: Principal
    seat: int
    wish: SeatWish


@dataclass(frozen=True, slots=True)
class StartGame(Change[Json]):
    """Start the game; only the host may do so, once all seats are taken."""

    me: Principal


@dataclass(frozen=True, slots=True)
class SetAuto(Change[Json]):
    """Set my automatic answers to questions in ``Room.auto_choices``; None removes an answer."""

    me: Principal
    answers: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class Propose(Change[Json]):
    """Propose to pause or to end the game; all people at the table must agree."""

    me: Principal
    kind: Literal["pause", "end"]


@dataclass(frozen=True, slots=True)
class Answer(Change[Json]):
    """Agree to the open proposal of this kind or, if ``agree`` is False, reject or withdraw it."""

    me: Principal
    kind: str
    agree: bool


@dataclass(frozen=True, slots=True)
class Resume(Change[Json]):
    """Resume a paused game; any player may do so."""

    me: Principal


@dataclass(frozen=True, slots=True)
class Rename(Change[Json]):
    """Show my new name in the room."""

    me: Principal


@dataclass(frozen=True, slots=True)
class ChangeRoom(Change[None]):
    """Change the room on behalf of ``authority``; ``change`` may raise Refused."""

    change: Callable[[RoomRow], RoomRow]
    authority: Authority | Server


@dataclass(frozen=True, slots=True)
class Rematch(Change[tuple[str, str | None]]):
    """Create a rematch unless one exists; reply with its id, and with the id of a spare room or None.

    If another process creates the rematch at the same time, the spare room is the one created by our own process.
    ``network``: tag of the caller's network, or None.
    """

    me: Principal
    network: int | None = None


@dataclass(frozen=True, slots=True)
class AddSeatLink(Change[str]):
    """Reply with a secret link that moves my seat to another device; it replaces the previous link."""

    me: Principal


@dataclass(frozen=True, slots=True)
class ClaimSeat(Change[Json]):
    """Take the seat that ``link`` leads to, using its secret ``token``.

    ``network``: tag of the caller's network, or None.
    """

    me: Principal
    link: SeatLink
    token: str = field(repr=False)
    network: int | None = None


@dataclass(frozen=True, slots=True)
class Invite(Change[None]):
    """Invite a friend to my table, which must have an open seat."""

    me: Principal
    friend_id: str


@dataclass(frozen=True, slots=True)
class FindPlayer(Request[str]):
    """Reply with the id of the player in a seat, who must not be me."""

    me: Person
    seat: int


# ---- The game --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Act(Change[int]):
    """Make my open decision; reply with the table's new sequence number once it is committed.

    ``seq``: the sequence number that I have seen. ``seat``: one of my seats, if others share my device.
    """

    me: Principal
    seq: int
    action: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Undo(Change[int]):
    """Undo my last step if nobody has acted since; reply with the table's new sequence number.

    If others must consent, the undo is only proposed; otherwise, the step must not have revealed anything.
    """

    me: Principal
    seq: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AskHint(_InLanguage, Request[Hint]):
    """Start computing a bot's best moves for my open decision."""

    me: Person
    lang: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Chat(Change[None]):
    me: Principal
    text: str
    seat: int | None = None

    def check(self) -> None:
        letters = len(clean_line(self.text))
        if not 1 <= letters <= _CHAT_LETTERS:
            raise Refused(
                "bad-chat", f"A message must have 1 to {_CHAT_LETTERS} characters; this one has {letters}.", 422
            )


@dataclass(frozen=True, slots=True)
class ShowTable(_InLanguage, Request[Json]):
    """Reply with the "table" message and the whole log; if ``lang`` is None, the message has no text."""

    me: Person | None
    lang: str | None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class WatchRoom(_InLanguage, Request[Watch]):
    """Send the "room", "table" (if there is a game) and "chats" messages now, then all updates.

    ``named``: as a spectator, show my name to the players.
    """

    me: Person | None
    lang: str | None
    send: Send
    seat: int | None = None
    named: bool = False


@dataclass(frozen=True, slots=True)
class Explain(_InLanguage, Request[list[str]]):
    """Explain ``about`` (a card or an option's number); if it is empty, explain everything currently relevant."""

    me: Person | None
    lang: str
    about: str
    seat: int | None = None


# ---- Looking back ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShowRecord(Request[str]):
    """Reply with the record of the game; during the game, only what one of my seats (``seat``) has seen."""

    me: Person | None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ShowResult(_InLanguage, Request[Json]):
    """Reply with the result of the game, which is available even if its rules are no longer supported."""

    me: Person | None
    lang: str | None


@dataclass(frozen=True, slots=True)
class ShowReplay(Request[Json]):
    """Reply with the players' names, the number of steps, and the steps at which rounds and turns begin."""

    me: Person | None


@dataclass(frozen=True, slots=True)
class ShowStep(_InLanguage, Request[Json]):
    """Reply with the "table" message after ``step`` decisions, as a seat or a spectator saw it.

    ``open_cards``: show a spectator all hidden cards. ``with_decision``: include the decision that the seat has to
    make.
    """

    me: Person | None
    step: int
    lang: str | None
    seat: int | None = None
    open_cards: bool = False
    with_decision: bool = False


@dataclass(frozen=True, slots=True)
class BeginFrom(Request[RoomRow]):
    """Reply with a new room, hosted by me and not yet stored, that continues a finished game after ``step`` decisions.

    ``seat``: the seat to take. If it is None, I take my old seat or, if I had none, the seat that has to act.
    """

    me: Principal
    step: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class CheckReviewable(Request[None]):
    """Raise Refused unless the game can be reviewed and ``me`` may see it."""

    me: Person | None


# ---- The server's own requests ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BeginTable(ServerRequest[bool]):
    """Start a tournament's table if it is ready; reply with True if only bots play there.

    A table is ready when all its players are present. If ``late`` is True, it is always ready, and bots substitute
    for absent players. A table at which only bots would play starts only if ``bots_only`` is True.
    """

    seed: str = field(repr=False)
    late: bool
    bots_only: bool


@dataclass(frozen=True, slots=True)
class Decide(ServerRequest[None]):
    """Play the action of a bot or automatic answer, if the decision is still open."""

    repeated = False  # the other process serves the room now, and decides
    turn: Turn
    action: int


@dataclass(frozen=True, slots=True)
class Visit(ServerRequest[None]):
    """Let bots substitute for players whose time had run out by ``known``.

    ``known``: the time up to which this process knows of all server downtime.
    """

    known: float


@dataclass(frozen=True, slots=True)
class KeepSummary(ServerRequest[None]):
    """Store the summary of a finished game if it is missing, for example after an upgrade."""


@dataclass(frozen=True, slots=True)
class ShowProgress(ServerRequest[Progress]):
    """Reply with the progress of the game: the seats with open decisions, and the round."""


@dataclass(frozen=True, slots=True)
class IsDue(ServerRequest[bool]):
    """Reply with True if a notification of this kind is still due for a person."""

    person_id: str
    kind: str


AnyRequest = (
    ShowRoom | Join | Leave | Return | StandIn | SetSeat | StartGame | SetAuto | Propose | Answer | Resume | Rename
    | ChangeRoom | Rematch | AddSeatLink | ClaimSeat | Invite | FindPlayer | Act | Undo | AskHint | Chat | ShowTable
    | WatchRoom | Explain | ShowRecord | ShowResult | ShowReplay | ShowStep | BeginFrom | CheckReviewable | BeginTable
    | Decide | Visit | KeepSummary | ShowProgress | IsDue
)  # fmt: skip
