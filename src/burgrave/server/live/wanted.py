"""What somebody who opens a room asks for, as types; and what becomes of it under the rules of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from burgrave.kernel.errors import SetupError
from burgrave.kernel.options import NAME, NAMES
from burgrave.kernel.registry import game_named
from burgrave.server.live.errors import Refused
from burgrave.server.live.game_options import GameName, options_type
from burgrave.server.live.seats import bot_seat, named_apart, person_seat
from burgrave.server.store import BadName, Person, RoomRow, SeatRow, clean_name, new_room_id

__all__ = ["Body", "Clock", "Name", "NewRoom", "Options", "SetUp", "Wish", "new_row"]

Name = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 24 visible letters")]
Wish = Literal["me", "open", "bot:easy", "bot:normal", "bot:hard", "bot:expert"]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is asked for, as data; HTTP decodes a request's body, or its query, as one of these."""


if TYPE_CHECKING:

    class Options(Body):
        """The options of a game, as ``burgrave.new`` takes them; a game refuses what it does not have."""

else:
    Options = options_type("Options", Body)


class SetUp(Body):
    """What is played, and with what."""

    game: GameName
    options: Options = msgspec.field(default_factory=Options)


class NoClock(Body, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class MoveClock(Body, tag_field="kind", tag="move"):
    """Seconds for each decision, at one sitting."""

    seconds: Annotated[int, Meta(ge=10, le=3600)]


class DaysClock(Body, tag_field="kind", tag="days"):
    """Seconds for each decision, over days."""

    seconds: Annotated[int, Meta(ge=3600, le=2_592_000)]


Clock = NoClock | MoveClock | DaysClock


class NewRoom(Body):
    """A room to be made; seats in order, as many as players."""

    set_up: SetUp
    seats: Annotated[list[Wish], Meta(min_length=1, max_length=8)]
    name: Name | None = None
    public: bool = False
    spectators: bool = True
    hints: bool = True
    clock: Clock = msgspec.field(default_factory=NoClock)


def new_row(me: Person, wanted: NewRoom | Mapping[str, Any]) -> RoomRow:
    """Return the row of a new room; raise Refused if it is not to be had.

    What comes over HTTP is a ``NewRoom`` already; a program in this process may give the same as data.
    """
    room = wanted if isinstance(wanted, NewRoom) else _read(wanted)
    set_up = _checked_set_up(room.set_up)
    return RoomRow(
        id=new_room_id(),
        name=me.name if room.name is None else _clean(room.name),
        set_up=set_up,
        seats=named_apart(_seats(room.seats, int(set_up["options"]["players"]), me)),
        host=me.id,
        public=room.public,
        spectators=room.spectators,
        hints=room.hints,
        clock=msgspec.to_builtins(room.clock),
    )


def _read(wanted: Mapping[str, Any]) -> NewRoom:
    try:
        return msgspec.convert(wanted, NewRoom)
    except msgspec.ValidationError as error:
        raise Refused("malformed", f"{error}.", 422) from error


def _checked_set_up(given: SetUp) -> dict[str, Any]:
    """Return a set-up with the number of players, the edition and the scenario written out."""
    asked: dict[str, Any] = msgspec.to_builtins(given.options)
    options = {name: value for name, value in asked.items() if value is not None}
    try:
        game = game_named(given.game)
        complete = game.resolve(0, options)
    except SetupError as error:
        raise Refused("bad-set-up", str(error), 422) from error
    shown = [option.name for option in game.options if option.small]
    if all(option.kind not in (NAME, NAMES) or option.small for option in game.options if option.name in options):
        shown.append("scenario")  # nothing was put together by hand
    return {"game": game.name, "options": {name: complete[name] for name in shown if name in complete} | options}


def _clean(name: str) -> str:
    try:
        return clean_name(name)
    except BadName as error:
        raise Refused("bad-name", str(error), 422) from error


def _seats(wishes: list[Wish], players: int, me: Person) -> tuple[SeatRow, ...]:
    if len(wishes) != players:
        raise Refused(
            "bad-seats", f"Name {players} seats, as many as players: me (once at most), open or bot:LEVEL.", 422
        )
    if wishes.count("me") > 1:
        raise Refused("bad-seats", "Nobody can sit on two seats; name me once at most.", 422)
    return tuple(_seat(wish, me) for wish in wishes)


def _seat(wish: Wish, me: Person) -> SeatRow:
    if wish == "me":
        return person_seat(me)
    return SeatRow() if wish == "open" else bot_seat(wish.removeprefix("bot:"))
