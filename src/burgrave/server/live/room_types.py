"""Types for room requests and stored rooms, and their validation under the rules of the games."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NotRequired, TypedDict, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from burgrave.bots import LEVELS, Level
from burgrave.kernel.errors import SetupError
from burgrave.kernel.events import PUBLIC, Event
from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, NAME, NAMES, NUMBER, SEAT, Option
from burgrave.kernel.registry import all_games, game_named
from burgrave.server.live.errors import Refused, damaged
from burgrave.server.live.rooms import bot_seat, choices, guest_seat, named_apart, person_seat
from burgrave.server.store import BadName, Person, RoomRow, SeatRow, clean_name, new_room_id

# ---- Options and events of the installed games -----------------------------------------------------------------------

Card = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[a-z0-9_-]+$")]
Cards = Annotated[list[Card], Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]

_EDITION: Final = "ruleset"
"""Name of the option that selects an edition."""
_OPTIONS: Final = [option for game in all_games() for option in game.options]

if TYPE_CHECKING:
    GameName = str
    Edition = str
else:
    GameName = Literal[tuple(game.name for game in all_games())]
    Edition = Literal[tuple(name for option in _OPTIONS if option.name == _EDITION for name in option.names)]


def options_type(name: str, base: type[msgspec.Struct], options: Sequence[Option] = _OPTIONS) -> type[msgspec.Struct]:
    """Return a struct type with a field for each option (default: the options of all games).

    Fields that are not given are UNSET.
    """
    by_name: dict[str, list[Option]] = {}
    for option in options:
        by_name.setdefault(option.name, []).append(option)
    fields = [(one, _kind(same) | UnsetType, UNSET) for one, same in by_name.items()]
    return msgspec.defstruct(
        name,
        fields,
        bases=(base,),
        module=__name__,
        namespace={"__doc__": "Options of a game; unknown ones are refused."},
        forbid_unknown_fields=True,
        kw_only=True,
    )


def _kind(same: list[Option]) -> Any:
    """Return a type that fits all options of the same name in several games."""
    option = same[0]
    if any(one.kind != option.kind for one in same):  # each game checks its own values
        return bool | int | str | Cards | None  # a list together with Card crashes msgspec 0.22.0
    if option.kind == NUMBER:
        return Annotated[int, Meta(ge=min(one.least for one in same), le=max(one.most for one in same))]
    if option.kind == NAME and all(one.names for one in same):
        return Literal[tuple(name for one in same for name in one.names)]
    return {FLAG: bool, NAME: Card, NAMES: Cards, SEAT: SeatNumber | None}[option.kind]


def event_json_type(games: Sequence[Game]) -> Any:
    """Return the JSON type of the games' events: a name, and every field that any of the events has."""
    kinds: dict[str, set[Any]] = {}
    for game in games:
        for kind, (_, keys) in game.events.arguments.items():
            for field, value in game.events.told(Event(kind, PUBLIC, (0,) * len(keys))).items():
                one = GenericAlias(list, (type(value[0]),)) if isinstance(value, list) else type(value)
                kinds.setdefault(field, set()).add(one)
    del kinds["event"]
    optional = {field: NotRequired[reduce(or_, sorted(found, key=str))] for field, found in kinds.items()}
    made = _typed_dict("EventJson", {"event": str, **optional})
    made.__doc__ = "A game event: its name and its fields."
    return made


_typed_dict: Final[Any] = TypedDict
"""``TypedDict`` without static type checks, for fields that are known only at run time."""

if TYPE_CHECKING:
    EventJson = dict[str, Any]
else:
    EventJson = event_json_type(all_games())


# ---- Requests --------------------------------------------------------------------------------------------------------

Wanted = TypeVar("Wanted")
Name = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 24 visible characters")]
SeatChoice = Literal["me", "open", "bot:easy", "bot:normal", "bot:hard", "bot:expert"]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base class of the types into which HTTP request bodies and queries are decoded."""


if TYPE_CHECKING:

    class Options(Body):
        """Options of a game, as ``burgrave.new`` accepts them; unknown options are rejected."""

else:
    Options = options_type("Options", Body)


class SetUp(Body):
    """A game and its options."""

    game: GameName
    options: Options = msgspec.field(default_factory=Options)


class NoClock(Body, tag_field="kind", tag="none"):
    """No time limit."""


class MoveClock(Body, tag_field="kind", tag="move"):
    """Seconds per decision, for games played in one sitting."""

    seconds: Annotated[int, Meta(ge=10, le=3600)]


class DaysClock(Body, tag_field="kind", tag="days"):
    """Seconds per decision, for games played over several days."""

    seconds: Annotated[int, Meta(ge=3600, le=2_592_000)]


class BankClock(Body, tag_field="kind", tag="bank"):
    """Seconds per seat for the whole game, and an increment after each of the seat's turns."""

    seconds: Annotated[int, Meta(ge=60, le=10_800)]
    increment: Annotated[int, Meta(ge=5, le=300)]


Clock = NoClock | MoveClock | DaysClock | BankClock


class OpenSeat(Body, tag_field="kind", tag="open"):
    """A seat that anybody may take."""


class BotSeat(Body, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Level = "normal"


class HereSeat(Body, tag_field="kind", tag="here"):
    """A seat for a guest on the host's device."""

    name: Name


SeatWish = OpenSeat | BotSeat | HereSeat


class NewRoom(Body):
    """A room to create, with one seat per player, in order."""

    set_up: SetUp
    seats: Annotated[list[SeatChoice | HereSeat], Meta(min_length=1, max_length=8)]
    name: Name | None = None
    public: bool = False
    spectators: bool = True
    spectators_write: bool = True
    hints: bool = True
    undo: Literal["free", "consent", "off"] = "free"
    clock: Clock = msgspec.field(default_factory=NoClock)


def new_row(me: Person, wanted: NewRoom | Mapping[str, Any]) -> RoomRow:
    """Return the row of a new room; raise Refused if the request is invalid.

    HTTP requests arrive as a ``NewRoom``; programs in this process may pass plain data.
    """
    room = wanted if isinstance(wanted, NewRoom) else read_wanted(wanted, NewRoom)
    set_up = checked_set_up(room.set_up)
    return RoomRow(
        id=new_room_id(),
        name=me.name if room.name is None else cleaned(room.name),
        set_up=set_up,
        seats=named_apart(_seats(room.seats, int(set_up["options"]["players"]), me)),
        host=me.id,
        public=room.public,
        spectators=room.spectators,
        quiet=not room.spectators_write,
        hints=room.hints,
        undo=None if room.undo == "free" else room.undo,
        clock=msgspec.to_builtins(room.clock),
    )


def wanted_seat(me: Person, wanted: SeatWish) -> SeatRow:
    """Return the seat that a host has requested; raise Refused if the request is invalid."""
    if isinstance(wanted, HereSeat):
        return guest_seat(me, cleaned(wanted.name))
    return SeatRow() if isinstance(wanted, OpenSeat) else bot_seat(wanted.level)


def read_wanted(wanted: Mapping[str, Any], kind: type[Wanted]) -> Wanted:
    """Convert plain data to ``kind``; raise Refused if it does not match."""
    try:
        return msgspec.convert(wanted, kind)
    except msgspec.ValidationError as error:
        raise Refused("malformed", f"{error}.", 422) from error


def checked_set_up(given: SetUp) -> dict[str, Any]:
    """Return a setup with an explicit number of players, edition and scenario; raise Refused if it is invalid."""
    asked: dict[str, Any] = msgspec.to_builtins(given.options)
    options = {name: value for name, value in asked.items() if value is not None}
    try:
        game = game_named(given.game)
        complete = game.resolve(0, options)
    except SetupError as error:
        raise Refused("bad-set-up", str(error), 422) from error
    shown = [option.name for option in game.options if option.small]
    if all(option.kind not in (NAME, NAMES) or option.small for option in game.options if option.name in options):
        shown.append("scenario")  # no card was chosen individually
    return {"game": game.name, "options": {name: complete[name] for name in shown if name in complete} | options}


def cleaned(name: str) -> str:
    """Return a name in its stored form; raise Refused if it is invalid."""
    try:
        return clean_name(name)
    except BadName as error:
        raise Refused("bad-name", str(error), 422) from error


def _seats(wishes: list[SeatChoice | HereSeat], players: int, me: Person) -> tuple[SeatRow, ...]:
    if len(wishes) != players:
        raise Refused(
            "bad-seats",
            f"List {players} seats, one per player: me (at most once), open, bot:LEVEL or a guest on this device.",
            422,
        )
    if wishes.count("me") > 1:
        raise Refused("bad-seats", "You cannot have two seats; list me at most once.", 422)
    if "me" not in wishes and any(isinstance(wish, HereSeat) for wish in wishes):
        raise Refused("bad-seats", "Guests on your device need you at the table; list me once.", 422)
    return tuple(_seat(wish, me) for wish in wishes)


def _seat(wish: SeatChoice | HereSeat, me: Person) -> SeatRow:
    if isinstance(wish, HereSeat):
        return wanted_seat(me, wish)
    if wish == "me":
        return person_seat(me)
    return SeatRow() if wish == "open" else bot_seat(wish.removeprefix("bot:"))


# ---- Stored rooms ----------------------------------------------------------------------------------------------------

_log = logging.getLogger(__name__)


class _SetUp(TypedDict):
    game: str
    options: dict[str, Any]


class _Clock(TypedDict):
    kind: Literal["none", "move", "days", "bank"]
    seconds: NotRequired[float]
    increment: NotRequired[float]


class _Header(TypedDict):
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    seats: list[tuple[str, str]]
    started: float
    position: NotRequired[dict[str, Any]]
    auto: NotRequired[dict[str, dict[str, str]]]


def check_valid(room: RoomRow) -> None:
    """Raise Refused ("damaged") for a room that this server cannot have written."""
    flaw = _flaw_of(room)
    if flaw is not None:
        _log.warning("The room %s is damaged: %s", room.id, flaw)
        raise damaged("This room is damaged")


def only_valid(rooms: Iterable[RoomRow]) -> list[RoomRow]:
    """Return the valid rooms, so that a damaged room does not hide the others in a list."""
    return [room for room in rooms if _flaw_of(room) is None]


def _flaw_of(room: RoomRow) -> str | None:
    try:
        set_up = msgspec.convert(room.set_up, _SetUp)
        clock = msgspec.convert(room.clock, _Clock)
        header = None if room.header is None else msgspec.convert(room.header, _Header)
    except msgspec.ValidationError as error:
        return str(error)
    for flaw, found in {
        "its game is unknown": all(set_up["game"] != game.name for game in all_games()),
        "a bot's level is unknown": any(seat.kind == "bot" and seat.level not in LEVELS for seat in room.seats),
        "a player's seat has no player": any(seat.kind == "person" and seat.person_id is None for seat in room.seats),
        "a guest's seat is not a player's": any(seat.guest and seat.kind != "person" for seat in room.seats),
        "its clock has no time": clock["kind"] != "none" and "seconds" not in clock,
        "its clock has no increment": clock["kind"] == "bank" and "increment" not in clock,
        "its game is missing": room.state == "playing" and header is None,
    }.items():
        if found:
            return flaw
    return None if header is None else _flaw_of_header(header, set_up["game"], len(room.seats))


_NONE: Final[dict[str, dict[str, str]]] = {}


def _flaw_of_header(header: _Header, game: str, seats: int) -> str | None:
    if header["game"] != game or len(header["seats"]) != seats:
        return "its header belongs to another game"
    known = choices(game)
    for seat, answers in header.get("auto", _NONE).items():
        if not (seat.isdecimal() and int(seat) < seats):
            return "an automatic answer belongs to no seat"
        if any(answer not in known.get(question, []) for question, answer in answers.items()):
            return "an automatic answer is unknown"
    return None
