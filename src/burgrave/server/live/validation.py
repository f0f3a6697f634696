"""Validation of stored rooms: the content of their JSON columns, which the store does not check."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final, Literal, NotRequired, TypedDict

import msgspec

from burgrave.bots import LEVELS
from burgrave.kernel.registry import all_games
from burgrave.server.live.autos import choices
from burgrave.server.live.errors import Refused
from burgrave.server.store import RoomRow

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


def damaged(what: str) -> Refused:
    """Return the refusal for a room or game that cannot be read."""
    return Refused("damaged", f"{what}: its stored data cannot be read. The server's log has the details.", 500)


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
