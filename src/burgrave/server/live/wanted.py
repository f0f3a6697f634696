"""What somebody who opens a room asks for: read with care, checked by the rules of the game, made into a row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.bots import LEVELS
from burgrave.kernel.errors import SetupError
from burgrave.kernel.options import NAME, NAMES
from burgrave.kernel.registry import game_named
from burgrave.server.live.errors import Refused
from burgrave.server.live.seats import bot_seat, named_apart, person_seat
from burgrave.server.store import BadName, Person, RoomRow, SeatRow, clean_name, new_room_id

__all__ = ["checked_clock", "checked_level", "checked_set_up", "new_row"]

_WISHES: Final = ("set_up", "name", "seats", "public", "spectators", "hints", "clock")
_CLOCKS: Final[Mapping[str, tuple[int, int]]] = {"move": (10, 3600), "days": (3600, 30 * 86_400)}
"""The kinds of clocks, and how many seconds they may have for each decision."""

Wanted = Mapping[str, Any]


def new_row(me: Person, wanted: Wanted) -> RoomRow:
    """Return the row of a new room; raise Refused if it is not to be had."""
    for field in wanted:
        if field not in _WISHES:
            raise Refused("unknown-field", f"A room has no {field!r}; choose from: {', '.join(_WISHES)}.", 422)
    set_up = checked_set_up(wanted.get("set_up"))
    return RoomRow(
        id=new_room_id(),
        name=_name(wanted.get("name"), me),
        set_up=set_up,
        seats=named_apart(_seats(wanted.get("seats"), int(set_up["options"]["players"]), me)),
        host=me.id,
        public=_flag(wanted, "public"),
        spectators=_flag(wanted, "spectators"),
        hints=_flag(wanted, "hints"),
        clock=checked_clock(wanted.get("clock")),
    )


def checked_set_up(given: object) -> dict[str, Any]:
    """Return a set-up with the number of players, the edition and the scenario written out."""
    if not isinstance(given, Mapping) or not set(given) <= {"game", "options"}:
        raise Refused("bad-set-up", 'A set-up is {"game": NAME, "options": {...}} and nothing else.', 422)
    options = given.get("options", {})
    if not isinstance(options, Mapping):
        raise Refused("bad-set-up", "The options of a game are a JSON object.", 422)
    options = {str(name): value for name, value in options.items() if value is not None}
    try:
        game = game_named(given.get("game"))
        complete = game.resolve(0, options)
    except SetupError as error:
        raise Refused("bad-set-up", str(error), 422) from error
    shown = [option.name for option in game.options if option.small]
    if all(option.kind not in (NAME, NAMES) or option.small for option in game.options if option.name in options):
        shown.append("scenario")  # nothing was put together by hand
    return {"game": game.name, "options": {name: complete[name] for name in shown if name in complete} | options}


def checked_clock(given: object) -> dict[str, Any]:
    """Return a clock; none if none is given."""
    if given is None:
        return {"kind": "none"}
    if not isinstance(given, Mapping) or not set(given) <= {"kind", "seconds"}:
        raise Refused("bad-clock", 'A clock is {"kind": "none"|"move"|"days", "seconds": NUMBER}.', 422)
    kind, seconds = given.get("kind"), given.get("seconds")
    if kind == "none" and seconds is None:
        return {"kind": "none"}
    if not isinstance(kind, str) or kind not in _CLOCKS:
        raise Refused("bad-clock", "The kind of a clock is none (without seconds), move or days.", 422)
    least, most = _CLOCKS[kind]
    if not isinstance(seconds, (int, float)) or isinstance(seconds, bool) or not least <= seconds <= most:
        raise Refused("bad-clock", f"A clock of the kind {kind} has {least} to {most} seconds for a decision.", 422)
    return {"kind": kind, "seconds": seconds}


def checked_level(level: object) -> str:
    """Return how well a bot is to play; normal if nothing is said."""
    if level is None:
        return "normal"
    if level not in LEVELS:
        raise Refused("bad-level", f"There is no level {level!r}; choose from: {', '.join(LEVELS)}.", 422)
    return str(level)


def _name(given: object, me: Person) -> str:
    if given is None:
        return me.name
    if not isinstance(given, str):
        raise Refused("bad-name", "The name of a room is a text.", 422)
    try:
        return clean_name(given)
    except BadName as error:
        raise Refused("bad-name", str(error), 422) from error


def _flag(wanted: Wanted, name: str) -> bool:
    given = wanted.get(name)
    if given is None:
        return name != "public"
    if not isinstance(given, bool):
        raise Refused("bad-room", f"The field {name!r} is true or false.", 422)
    return given


def _seats(given: object, players: int, me: Person) -> tuple[SeatRow, ...]:
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != players:
        raise Refused(
            "bad-seats", f"Name {players} seats, as many as players: me (once at most), open or bot:LEVEL.", 422
        )
    if sum(wish == "me" for wish in given) > 1:
        raise Refused("bad-seats", "Nobody can sit on two seats; name me once at most.", 422)
    return tuple(_seat(wish, me) for wish in given)


def _seat(wish: object, me: Person) -> SeatRow:
    if wish == "me":
        return person_seat(me)
    if wish == "open":
        return SeatRow()
    kind, _, level = str(wish).partition(":")
    if kind != "bot":
        raise Refused("bad-seats", f"There is no {wish!r} to take a seat; choose from: me, open or bot:LEVEL.", 422)
    return bot_seat(checked_level(level or None))
