"""Types of the messages that the server sends over a socket (see ``objects``)."""

from __future__ import annotations

import msgspec

from burgrave.server.http.objects import HintsNow, Room, Sent, Snapshot


class RoomChanged(Sent, tag_field="t", tag="room"):
    """The room's state, sent after connecting and after every change."""

    room: Room


class TableMessage(Snapshot, tag_field="t", tag="table"):
    """The game's state, sent after connecting (with the whole log) and after each action (with new log entries)."""


class Done(Sent, tag_field="t", tag="done"):
    """My action or undo was committed; ``seq`` is the table's new sequence number."""

    id: int | None
    seq: int


class Hints(HintsNow, tag_field="t", tag="hints"):
    """Tips for my open decision, best first."""

    id: int | None


class Explained(Sent, tag_field="t", tag="explained"):
    """Explanation of a card or option, as lines of text."""

    id: int | None
    lines: list[str]


class Said(Sent):
    """A chat message; a null seat means a spectator."""

    from_: str = msgspec.field(name="from")
    seat: int | None
    text: str
    at: float


class ChatLine(Said, tag_field="t", tag="chat"):
    """A new chat message."""


class Chats(Sent, tag_field="t", tag="chats"):
    """Chat messages from before I connected."""

    chats: list[Said]


class Failed(Sent, tag_field="t", tag="error"):
    """My message was rejected."""

    code: str
    detail: str
    id: int | None


class Pong(Sent, tag_field="t", tag="pong"):
    """Answer to a ping."""

    id: int | None = None


class Bye(Sent, tag_field="t", tag="bye"):
    """The server is stopping; connect again."""

    reason: str


ServerMessage = RoomChanged | TableMessage | Done | Hints | Explained | ChatLine | Chats | Failed | Pong | Bye
