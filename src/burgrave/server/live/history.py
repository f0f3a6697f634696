"""Views of a game other than its table: record, result, replay, explanations, and a new game from one of its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.kernel.registry import game_named
from burgrave.server.live import requests, rooms
from burgrave.server.live.errors import Refused, not_started, still_playing
from burgrave.server.live.game import Game
from burgrave.server.live.messages import (
    Json,
    explanation,
    may_watch,
    names_of,
    result_object,
    step_message,
)
from burgrave.server.live.records import beginnings, game_at, record_of, seen_by
from burgrave.server.live.rooms import must_not_be_sealed, on_seat, seat_of
from burgrave.server.store import Person, RoomRow

if TYPE_CHECKING:
    from burgrave.server.live.actor import RoomActor


async def show_record(table: RoomActor, request: requests.ShowRecord) -> str:
    """Return the record of a game; during the game, only what one of my seats has seen."""
    room = table.room
    mine = may_watch(room, request.me, request.seat)
    kept = await table.kept()
    if kept is not None and not room.sealed:
        return kept.record
    game = table.played()
    if game.state.is_over() and not room.sealed:
        return record_of(game)
    return seen_by(game, mine, room.set_up["options"])


async def show_result(table: RoomActor, request: requests.ShowResult) -> Json:
    """Return the result of a game, which is available even if its rules are no longer supported."""
    may_watch(table.room, request.me)
    must_not_be_sealed(table.room)
    kept = await table.kept()
    if kept is None:
        raise _no_result(table.room)
    return result_object(kept, request.lang)


async def check_reviewable(table: RoomActor, me: Person | None) -> None:
    """Raise Refused unless the game can be reviewed and ``me`` may see it."""
    may_watch(table.room, me)
    must_not_be_sealed(table.room)
    kept = await table.kept()
    if kept is None:
        raise _no_result(table.room)
    if kept.closed is not None or not game_named(kept.game).has_part("bots"):
        raise Refused(
            "no-review", "Only a game that was played to the end can be reviewed, and only if bots can play it."
        )


def _no_result(room: RoomRow) -> Refused:
    return still_playing() if room.state == "playing" else not_started()


def show_replay(table: RoomActor, me: Person | None) -> Json:
    """Return the players' names, the number of steps, and the steps at which rounds and turns begin."""
    game = _finished(table, me)
    rounds, turns = beginnings(game)
    return {"names": names_of(table.room), "steps": len(game.steps), "rounds": rounds, "turns": turns}


def show_step(table: RoomActor, request: requests.ShowStep) -> Json:
    """Return the "table" message after a given number of decisions, as a seat or a spectator saw it."""
    if request.seat is not None:
        on_seat(table.room, request.seat)
    past = _past(table, request.me, request.step)
    shown = step_message(table, past, request.step, request.seat, request.lang, request.open_cards)
    if not request.with_decision:
        shown["ask"] = None
    return shown


def begin_from(table: RoomActor, request: requests.BeginFrom) -> RoomRow:
    """Return a new room that continues a finished game from one of its steps."""
    me, past = request.me, _past(table, request.me, request.step)
    mine = seat_of(table.room, me) if request.seat is None else on_seat(table.room, request.seat)
    if mine is None:
        mine = min(past.opened, default=0)
    return rooms.begun_from(table.room, me, past, mine, table.services.now())


def explain(table: RoomActor, request: requests.Explain) -> list[str]:
    return explanation(table.played(), may_watch(table.room, request.me, request.seat), request.lang, request.about)


def _past(table: RoomActor, me: Person | None, step: int) -> Game:
    whole = _finished(table, me)
    most = len(whole.steps)
    if not 0 <= step <= most:
        raise Refused("no-step", f"There is no step {step}; choose from 0 to {most}.", 404)
    return game_at(whole, step)


def _finished(table: RoomActor, me: Person | None) -> Game:
    """Return a finished game; raise Refused if it is still running, or if its cards are still secret."""
    may_watch(table.room, me)
    must_not_be_sealed(table.room)
    game = table.played()
    if not game.state.is_over() and table.room.closed is None:
        raise still_playing()
    return game
