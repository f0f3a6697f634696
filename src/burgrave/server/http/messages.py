"""The messages that the server sends over a socket, as types (see ``objects``)."""

from __future__ import annotations

import msgspec

from burgrave.server.http.objects import HintsNow, Room, Sent, Snapshot


class RoomChanged(Sent, tag_field="t", tag="room"):
    """After connecting, and whenever anything about the room changes."""

    room: Room


class TableMessage(Snapshot, tag_field="t", tag="table"):
    """After connecting (with the whole log), and after every committed action (with what is new of it)."""


class Done(Sent, tag_field="t", tag="done"):
    """What I asked for was committed."""

    id: int | None
    seq: int


class Hints(HintsNow, tag_field="t", tag="hints"):
    """Tips, best first."""

    id: int | None


class Explained(Sent, tag_field="t", tag="explained"):
    """What a card does."""

    id: int | None
    lines: list[str]


class Said(Sent):
    """Something that somebody said; seat null: a spectator."""

    from_: str = msgspec.field(name="from")
    seat: int | None
    text: str
    at: float


class ChatLine(Said, tag_field="t", tag="chat"):
    """Somebody says something."""


class Chats(Sent, tag_field="t", tag="chats"):
    """What was said before I came."""

    chats: list[Said]


class Failed(Sent, tag_field="t", tag="error"):
    """My message is refused."""

    code: str
    detail: str
    id: int | None


class Pong(Sent, tag_field="t", tag="pong"):
    """I am here."""

    id: int | None = None


class Bye(Sent, tag_field="t", tag="bye"):
    """The server stops; connect again."""

    reason: str


ServerMessage = RoomChanged | TableMessage | Done | Hints | Explained | ChatLine | Chats | Failed | Pong | Bye
