"""Everything that a client may send, as types; and the one place where it is decoded."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from burgrave.server.http.problems import Problem
from burgrave.server.live.game_options import Card, Edition, GameName, SeatNumber
from burgrave.server.live.wanted import Body, Name, NewRoom, Options, SeatWish, SetUp
from burgrave.server.store import ID

__all__ = [
    "Act",
    "ActNow",
    "Auto",
    "ChangePassword",
    "Chat",
    "ClientMessage",
    "Earlier",
    "Explain",
    "Forget",
    "From",
    "Hint",
    "Invite",
    "Join",
    "Lang",
    "LogIn",
    "LookAs",
    "Looking",
    "MakeBotToken",
    "Me",
    "MySeat",
    "NewDevice",
    "NewMail",
    "NewRoom",
    "Options",
    "Ping",
    "Register",
    "SeatKind",
    "Seen",
    "SetUp",
    "Undo",
    "UndoNow",
    "Watching",
    "WhichGames",
    "decode",
    "decode_message",
    "decode_query",
    "id_of",
]

Language = Literal["en", "pt-BR", "it", "es"]
RoomId = Annotated[str, Meta(pattern=f"^{ID}$")]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]

CHAT_LETTERS = 300


# ---- people ----------------------------------------------------------------------------------------------------


class Me(Body):
    """A name for me."""

    name: Name


class Register(Body):
    """Turn my guest into an account."""

    login: Secret
    password: Secret


class MakeBotToken(Body):
    """Let a program play for me, at one table or at all of mine."""

    name: Name
    room: RoomId | None = None
    days: Annotated[int, Meta(ge=1, le=365)] = 30


class LogIn(Body):
    """Come back to an account."""

    login: Secret
    password: Secret


class ChangePassword(Body):
    """Have another password."""

    present: Secret
    new: Secret


class Forget(Body):
    """Delete me; the password of an account, and nothing of a guest."""

    password: Secret | None = None


class Seen(Body):
    """Whether others may see me: how I fare, and what I have played."""

    seen: bool


class Invite(Body):
    """A friend, by the id that I have for them."""

    friend: Annotated[str, Meta(pattern=f"^{ID}$")]


class Claim(Body):
    """The secret of a seat link."""

    token: Secret


class DeviceKeys(Body):
    """Those of a ``PushSubscription``, in base64url."""

    p256dh: Secret
    auth: Secret


class NewDevice(Body):
    """Where a browser can be told something, as its ``PushSubscription`` says, and in which language."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: DeviceKeys
    lang: Language


class NewMail(Body):
    """Where e-mails shall go, and in which language."""

    address: Annotated[str, Meta(min_length=1, max_length=200)]
    lang: Language


# ---- rooms -----------------------------------------------------------------------------------------------------


class Join(Body):
    """Which open seat I would like; none: any."""

    seat: SeatNumber | None = None


class From(Body):
    """Whose place I take where a game goes on; none: mine then, or that of whoever is to decide."""

    seat: SeatNumber | None = None


SeatKind = SeatWish


class Auto(Body):
    """My automatic answers; null takes one back."""

    answers: Annotated[dict[Card, Card | None], Meta(max_length=20)]


# ---- a game over HTTP ------------------------------------------------------------------------------------------


class ActNow(Body):
    """Answer my open decision; ``seq`` is the number of the table that I saw."""

    seq: Number
    action: Number
    id: Number | None = None
    seat: SeatNumber | None = None  # which of mine, where others play at my device


class UndoNow(Body):
    """Take back my last step."""

    seq: Number
    seat: SeatNumber | None = None


class MySeat(Body):
    """Which of my seats, where others play at my device."""

    seat: SeatNumber | None = None


class InLanguage(Body):
    """The language of the texts; none: no texts."""

    lang: Language | None = None


class Looking(InLanguage):
    """The language of the texts, and which of my seats I look from, where others play at my device."""

    seat: SeatNumber | None = None


class Watching(Looking):
    """The same for a socket, and whether the others may know by name that I watch while I have no seat."""

    named: bool = False


class Earlier(Body):
    """Which part of a history: so many games, before a time."""

    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    before: Annotated[float, Meta(ge=0)] | None = None


class WhichGames(Earlier):
    """Which part of a history: besides, of which game and edition, how it ended, and what somebody else was called."""

    game: GameName | None = None
    ruleset: Edition | None = None
    ended: Literal["won", "lost"] | None = None
    with_: Annotated[str, Meta(min_length=1, max_length=24)] | None = msgspec.field(default=None, name="with")


class WhichPage(Body):
    """Which part of a list, from 1."""

    page: Annotated[int, Meta(ge=1, le=100)] = 1


class WhichWords(Body):
    """The edition whose words are wanted."""

    ruleset: Edition | None = None


class WhichReplay(Body):
    """The language of the texts, and whose eyes to see with; none: a spectator's."""

    lang: Language | None = None
    seat: SeatNumber | None = None
    open_cards: bool = False


# ---- messages of a socket --------------------------------------------------------------------------------------


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="t"):
    """One JSON object of a client; ``id`` is its own number, and is echoed."""

    id: Number | None = None


class Act(Message, tag="act"):
    """Answer my open decision; ``seq`` is the number of the last table that I saw."""

    seq: Number
    action: Number


class Undo(Message, tag="undo"):
    """Take back my last step."""

    seq: Number


class Hint(Message, tag="hint"):
    """What would a good player do?"""


class Chat(Message, tag="chat"):
    """Say something to everybody in the room."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LETTERS)]


class Lang(Message, tag="lang"):
    """Send me the texts in another language; null: none."""

    lang: Language | None


class LookAs(Message, tag="seat"):
    """From now on I look, act and speak as this seat of mine; null: nobody looks."""

    seat: SeatNumber | None


class Ping(Message, tag="ping"):
    """Are you there?"""


class Explain(Message, tag="explain"):
    """What does a card do, or an option by its number? Nothing: all that is near."""

    about: Annotated[str, Meta(max_length=60)] = ""


ClientMessage = Act | Undo | Hint | Chat | Lang | LookAs | Ping | Explain

# ---- decoding --------------------------------------------------------------------------------------------------

T = TypeVar("T")
_MESSAGES: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode(body: bytes, kind: type[T]) -> T:
    """Return a body of JSON as ``kind``, which may also be a union of types."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Problem(422, "malformed", _sentence(str(error), kind)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem(400, "not-json", "The body is not JSON in UTF-8.") from None


def decode_query(query: Mapping[str, str], kind: type[T]) -> T:
    """Return the parameters of a query as ``kind``."""
    try:
        return msgspec.convert(dict(query), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem(422, "malformed", _sentence(str(error), kind)) from None


def decode_message(text: bytes | str) -> ClientMessage:
    """Return one message of a socket."""
    try:
        return _MESSAGES.decode(text)
    except msgspec.ValidationError as error:
        raise Problem(422, "malformed", _sentence(str(error), ClientMessage)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Problem(400, "not-json", "The message is not JSON in UTF-8; it must be one JSON object.") from None


def id_of(text: bytes | str) -> int | None:
    """Return the ``id`` of a message that is refused, if it has one that can be read."""
    try:
        return msgspec.json.decode(text, type=_JustId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class _JustId(msgspec.Struct):
    id: Number | None = None


def _sentence(error: str, kind: Any) -> str:
    """Make one sentence of what msgspec says: where, what, and what is allowed there."""
    text, _, place = error.partition(" - at `")
    where = place.rstrip("`").removeprefix("$").removeprefix(".")
    if text.startswith(("Object contains", "Invalid")):
        text += _allowed(msgspec.inspect.type_info(kind), where)
    text = re.sub(r"^Object (missing|contains)", r"The object \1", text).replace("missing", "lacks the")
    text = text.replace("Invalid enum value", "Invalid value")
    if where:
        text = f"`{where}`: {text[0].lower()}{text[1:]}"
    return text if text.endswith(".") else f"{text}."


def _allowed(kind: msgspec.inspect.Type, where: str) -> str:
    """Say which fields, values or kinds there may be at a place like ``set_up.options``; nothing if that is unclear."""
    found = [kind]
    for step in re.findall(r"[^.\[\]]+", where):
        found = [inner for outer in found for inner in _into(outer, step)]
    choices: list[str] = []
    for one in found:
        if isinstance(one, msgspec.inspect.UnionType):
            found += one.types
        elif isinstance(one, msgspec.inspect.StructType) and len(found) == 1:
            choices += [field.encode_name for field in one.fields]
        elif isinstance(one, msgspec.inspect.LiteralType):
            choices += [str(value) for value in one.values]
    return f"; there may be: {', '.join(choices)}" if choices else ""


def _into(kind: msgspec.inspect.Type, step: str) -> list[msgspec.inspect.Type]:
    if isinstance(kind, msgspec.inspect.UnionType):
        return [inner for one in kind.types for inner in _into(one, step)]
    if isinstance(kind, msgspec.inspect.ListType):
        return [kind.item_type]
    if isinstance(kind, msgspec.inspect.StructType):
        if step == kind.tag_field:
            return [msgspec.inspect.LiteralType((kind.tag,))]
        return [field.type for field in kind.fields if field.encode_name == step]
    return []
