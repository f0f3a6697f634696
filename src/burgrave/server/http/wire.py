"""Types of the requests and messages that clients send, and their decoding."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from burgrave.server.http.problems import Problem
from burgrave.server.live.room_types import (
    Body,
    Card,
    Edition,
    GameName,
    Name,
    NewRoom,
    Options,
    SeatNumber,
    SeatWish,
    SetUp,
)
from burgrave.server.store import ID

__all__ = [
    "Act",
    "ActNow",
    "Answer",
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
    "Propose",
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
    """My name, for a new guest or a change of name."""

    name: Name


class Register(Body):
    """The login and password of my new account."""

    login: Secret
    password: Secret


class MakeBotToken(Body):
    """Create a token for a program that plays for me, at one table or at all of mine."""

    name: Name
    room: RoomId | None = None
    days: Annotated[int, Meta(ge=1, le=365)] = 30


class LogIn(Body):
    """The login and password of an account."""

    login: Secret
    password: Secret


class ChangePassword(Body):
    """My current password, and the new one."""

    present: Secret
    new: Secret


class Forget(Body):
    """Delete me and my data; if I have an account, its password is required."""

    password: Secret | None = None


class Seen(Body):
    """Make my statistics and finished games public or private."""

    seen: bool


class Invite(Body):
    """Invite a friend, identified by their id in my list of friends."""

    friend: Annotated[str, Meta(pattern=f"^{ID}$")]


class Claim(Body):
    """The secret part of a link, such as a seat link."""

    token: Secret


class DeviceKeys(Body):
    """Keys of a browser's ``PushSubscription``, in base64url."""

    p256dh: Secret
    auth: Secret


class NewDevice(Body):
    """A browser's ``PushSubscription`` and the language of its notifications."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: DeviceKeys
    lang: Language


class NewMail(Body):
    """An email address, and the language of the emails sent to it."""

    address: Annotated[str, Meta(min_length=1, max_length=200)]
    lang: Language


# ---- rooms -----------------------------------------------------------------------------------------------------


class Join(Body):
    """The open seat to take; by default, any open seat."""

    seat: SeatNumber | None = None


class From(Body):
    """The seat to take; by default my old seat or, if I had none, the seat that has to act."""

    seat: SeatNumber | None = None


SeatKind = SeatWish


class Auto(Body):
    """My automatic answers by question; null removes an answer."""

    answers: Annotated[dict[Card, Card | None], Meta(max_length=20)]


class Propose(Body):
    """Propose to pause or to end the game."""

    kind: Literal["pause", "end"]


class Answer(Body):
    """Agree to the open proposal of this kind or, if ``agree`` is false, reject or withdraw it."""

    kind: Literal["pause", "end", "undo"]
    agree: bool


# ---- a game over HTTP ------------------------------------------------------------------------------------------


class ActNow(Body):
    """Make my open decision; ``seq`` is the sequence number of the table that I saw."""

    seq: Number
    action: Number
    id: Number | None = None
    seat: SeatNumber | None = None  # which of my seats, if others share my device


class UndoNow(Body):
    """Undo my last step; ``seq`` is the sequence number of the table that I saw."""

    seq: Number
    seat: SeatNumber | None = None


class MySeat(Body):
    """One of my seats, if others share my device."""

    seat: SeatNumber | None = None


class InLanguage(Body):
    """The language of the text; by default, no text is sent."""

    lang: Language | None = None


class Embedded(Body):
    """Replay to embed: its room, its first step, and the seat whose view to show.

    A script in the page reads these parameters.
    """

    room: RoomId
    step: Annotated[int, Meta(ge=0, le=999_999)] | None = None
    seat: SeatNumber | None = None
    lang: Language | None = None


class Looking(InLanguage):
    """The language of the text, and the seat whose view to show if others share my device."""

    seat: SeatNumber | None = None


class Watching(Looking):
    """Options of a socket; with ``named``, the players see my name while I am a spectator."""

    named: bool = False


class Earlier(Body):
    """A page of a history: at most ``limit`` games that ended before a given time."""

    limit: Annotated[int, Meta(ge=1, le=100)] = 50
    before: Annotated[float, Meta(ge=0)] | None = None


class WhichGames(Earlier):
    """A page of a history, filtered by game, edition, result and the name of another player."""

    game: GameName | None = None
    ruleset: Edition | None = None
    ended: Literal["won", "lost"] | None = None
    with_: Annotated[str, Meta(min_length=1, max_length=24)] | None = msgspec.field(default=None, name="with")


class WhichPage(Body):
    """A page number in a list, starting at 1."""

    page: Annotated[int, Meta(ge=1, le=100)] = 1


class WhichWords(Body):
    """The edition of the card texts."""

    ruleset: Edition | None = None


class WhichPuzzles(Body):
    """Puzzles by game, theme and grade; by default, all of them."""

    game: GameName | None = None
    theme: Annotated[str, Meta(max_length=40)] | None = None
    grade: Annotated[int, Meta(ge=1, le=4)] | None = None


class PuzzleAnswer(Body):
    """My answer to a puzzle: the notation of an option."""

    move: Annotated[str, Meta(min_length=1, max_length=60)]


class WhichReplay(Body):
    """The language of the text, and the seat whose view to show; default: a spectator's."""

    lang: Language | None = None
    seat: SeatNumber | None = None
    open_cards: bool = False
    ask: bool = False  # include the decision that the seat has to make


# ---- messages of a socket --------------------------------------------------------------------------------------


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="t"):
    """A client message; ``id`` is a number that the client chooses and the reply repeats."""

    id: Number | None = None


class Act(Message, tag="act"):
    """Make my open decision; ``seq`` is the sequence number of the last table that I saw."""

    seq: Number
    action: Number


class Undo(Message, tag="undo"):
    """Undo my last step; ``seq`` is the sequence number of the last table that I saw."""

    seq: Number


class Hint(Message, tag="hint"):
    """Ask for the best options in my open decision."""


class Chat(Message, tag="chat"):
    """Send a chat message to the room."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LETTERS)]


class Lang(Message, tag="lang"):
    """Change the language of the text, or turn the text off with null."""

    lang: Language | None


class LookAs(Message, tag="seat"):
    """Select which of my seats I watch, act and chat from; null selects none of them."""

    seat: SeatNumber | None


class Ping(Message, tag="ping"):
    """Check that the connection is alive."""


class Explain(Message, tag="explain"):
    """Explain a card, or an option by its number; if ``about`` is empty, explain everything currently relevant."""

    about: Annotated[str, Meta(max_length=60)] = ""


ClientMessage = Act | Undo | Hint | Chat | Lang | LookAs | Ping | Explain

# ---- decoding --------------------------------------------------------------------------------------------------

T = TypeVar("T")
_MESSAGES: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def decode(body: bytes, kind: type[T]) -> T:
    """Decode a JSON body as ``kind``, which may also be a union; raise Problem if it does not match."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Problem(422, "malformed", _sentence(str(error), kind)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem(400, "not-json", "The body is not JSON in UTF-8.") from None


def decode_query(query: Mapping[str, str], kind: type[T]) -> T:
    """Decode query parameters as ``kind``; raise Problem if they do not match."""
    try:
        return msgspec.convert(dict(query), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem(422, "malformed", _sentence(str(error), kind)) from None


def decode_message(text: bytes | str) -> ClientMessage:
    """Decode a socket message; raise Problem if it is invalid."""
    try:
        return _MESSAGES.decode(text)
    except msgspec.ValidationError as error:
        raise Problem(422, "malformed", _sentence(str(error), ClientMessage)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Problem(400, "not-json", "The message is not JSON in UTF-8; it must be one JSON object.") from None


def id_of(text: bytes | str) -> int | None:
    """Return the ``id`` of an invalid message, if it can be read."""
    try:
        return msgspec.json.decode(text, type=_JustId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class _JustId(msgspec.Struct):
    id: Number | None = None


def _sentence(error: str, kind: Any) -> str:
    """Turn an msgspec error into a sentence: the place, the error and the allowed values."""
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
    """List the allowed fields, values or types at a place like ``set_up.options``, or return "" if unclear."""
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
    return f"; allowed are: {', '.join(choices)}" if choices else ""


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
