"""Types of requests for rooms, and their validation under the rules of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from burgrave.bots import Level
from burgrave.kernel.errors import SetupError
from burgrave.kernel.options import NAME, NAMES
from burgrave.kernel.registry import game_named
from burgrave.server.live.errors import Refused
from burgrave.server.live.game_options import GameName, options_type
from burgrave.server.live.seats import bot_seat, guest_seat, named_apart, person_seat
from burgrave.server.store import BadName, Person, RoomRow, SeatRow, clean_name, new_room_id

Wanted = TypeVar("Wanted")
Name = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 24 visible characters")]
SeatChoice = Literal["me", "open", "bot:easy", "bot:normal", "bot:hard", "bot:expert"]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base class of the types into which HTTP request bodies and queries are decoded."""


if TYPE_CHECKING:

    class Options(Body):
        """Options of a game, as ``burgrave.new`` accepts them; unknown options are refused."""

else:
    Options = options_type("Options", Body)


class SetUp(Body):
    """A game and its options."""

    game: GameName
    options: Options = msgspec.field(default_factory=Options)


class NoClock(Body, tag_field="kind", tag="none"):
    """No time limit."""


class MoveClock(Body, tag_field="kind", tag="move"):
    """Seconds per decision, for games in one sitting."""

    seconds: Annotated[int, Meta(ge=10, le=3600)]


class DaysClock(Body, tag_field="kind", tag="days"):
    """Seconds per decision, for games over several days."""

    seconds: Annotated[int, Meta(ge=3600, le=2_592_000)]


class BankClock(Body, tag_field="kind", tag="bank"):
    """Seconds per seat for the whole game, and an increment after each of the seat's turns."""

    seconds: Annotated[int, Meta(ge=60, le=10_800)]
    increment: Annotated[int, Meta(ge=5, le=300)]


Clock = NoClock | MoveClock | DaysClock | BankClock


class OpenSeat(Body, tag_field="kind", tag="open"):
    """An open seat."""


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
        clock=msgspec.to_builtins(room.clock),
    )


def wanted_seat(me: Person, wanted: SeatWish) -> SeatRow:
    """Return the seat for a host's request; raise Refused if it is invalid."""
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
    """Return a set-up with an explicit number of players, edition and scenario; raise Refused if it is invalid."""
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
