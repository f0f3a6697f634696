"""Views of a game other than its table: record, result, replay, explanations, and a new game from one of its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.kernel.registry import game_named
from burgrave.server.live import requests, rooms
from burgrave.server.live.errors import Refused, must_not_be_sealed, not_started, still_playing
from burgrave.server.live.game import Game
from burgrave.server.live.messages import (
    Json,
    explanation,
    may_watch,
    must_speak,
    names_of,
    result_object,
    step_message,
)
from burgrave.server.live.records import beginnings, game_at, record_of, seen_by
from burgrave.server.live.rooms import on_seat, seat_of
from burgrave.server.store import Person, RoomRow

if TYPE_CHECKING:
    from burgrave.server.live.actor import RoomActor


async def show_record(actor: RoomActor, request: requests.ShowRecord) -> str:
    """Return the record of a game; during the game, only what one of my seats has seen."""
    room = actor.room
    mine = may_watch(room, request.me, request.seat)
    kept = await actor.kept()
    if kept is not None and not room.sealed:
        return kept.record
    game = actor.played()
    if game.state.is_over() and not room.sealed:
        return record_of(game)
    return seen_by(game, mine, room.set_up["options"])


async def show_result(actor: RoomActor, request: requests.ShowResult) -> Json:
    """Return the result of a game, which is available even if its rules are no longer supported."""
    must_speak(request.lang)
    may_watch(actor.room, request.me)
    must_not_be_sealed(actor.room)
    kept = await actor.kept()
    if kept is None:
        raise _no_result(actor.room)
    return result_object(kept, request.lang)


async def check_reviewable(actor: RoomActor, me: Person | None) -> None:
    """Raise Refused unless the game can be reviewed and ``me`` may see it."""
    may_watch(actor.room, me)
    must_not_be_sealed(actor.room)
    kept = await actor.kept()
    if kept is None:
        raise _no_result(actor.room)
    if kept.closed is not None or not game_named(kept.game).has_part("bots"):
        raise Refused(
            "no-review", "Only a game that was played to the end can be reviewed, and only if bots can play it."
        )


def _no_result(room: RoomRow) -> Refused:
    return still_playing() if room.state == "playing" else not_started()


def show_replay(actor: RoomActor, me: Person | None) -> Json:
    """Return the players' names, the number of steps, and the steps at which rounds and turns begin."""
    game = _finished(actor, me)
    rounds, turns = beginnings(game)
    return {"names": names_of(actor.room), "steps": len(game.steps), "rounds": rounds, "turns": turns}


def show_step(actor: RoomActor, request: requests.ShowStep) -> Json:
    """Return the "table" message after some decisions, as a seat or a spectator saw it."""
    must_speak(request.lang)
    if request.seat is not None:
        on_seat(actor.room, request.seat)
    past = _past(actor, request.me, request.step)
    return step_message(actor, past, request.step, request.seat, request.lang, request.open_cards)


def begin_from(actor: RoomActor, request: requests.BeginFrom) -> RoomRow:
    """Return a new room that continues a finished game from one of its steps."""
    me, past = request.me, _past(actor, request.me, request.step)
    mine = seat_of(actor.room, me) if request.seat is None else on_seat(actor.room, request.seat)
    if mine is None:
        mine = min(past.opened, default=0)
    return rooms.begun_from(actor.room, me, past, mine, actor.services.now())


def explain(actor: RoomActor, request: requests.Explain) -> list[str]:
    """Explain a card or option, or everything relevant now."""
    must_speak(request.lang)
    return explanation(actor.played(), may_watch(actor.room, request.me, request.seat), request.lang, request.about)


def _past(actor: RoomActor, me: Person | None, step: int) -> Game:
    """Return a finished game as it was after ``step`` decisions."""
    whole = _finished(actor, me)
    most = len(whole.steps)
    if not 0 <= step <= most:
        raise Refused("no-step", f"There is no step {step}; choose from 0 to {most}.", 404)
    return game_at(whole, step)


def _finished(actor: RoomActor, me: Person | None) -> Game:
    """Return a finished game; raise Refused if it is still running, or if its cards are still secret."""
    may_watch(actor.room, me)
    must_not_be_sealed(actor.room)
    game = actor.played()
    if not game.state.is_over():
        raise still_playing()
    return game
