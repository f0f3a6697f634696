"""What can be had of a game besides its table: its record, its result, its replay."""

from __future__ import annotations

from typing import Any

from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.live.live_room import LiveRoom
from burgrave.server.live.messages import may_watch, must_speak, names_of, result_object, step_message
from burgrave.server.live.records import record_of, seen_by
from burgrave.server.live.refusals import not_started, still_playing
from burgrave.server.live.registry import RoomRegistry
from burgrave.server.live.seats import on_seat
from burgrave.server.store import Person

__all__ = ["LookingBack"]

Json = dict[str, Any]


class LookingBack:
    """Every method raises ``Refused`` for what is not allowed."""

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry

    async def record(self, room_id: str, me: Person | None) -> str:
        """Return the record of a game; while it goes on, what I have seen of it."""

        async def work(table: LiveRoom) -> str:
            seat = may_watch(table.room, me)
            kept = await table.kept()
            if kept is not None:
                return kept.record
            game = table.played()
            if game.state.is_over():
                return record_of(game)
            return seen_by(game, seat, table.room.set_up["options"])

        return await self.registry.look(room_id, work)

    async def result(self, room_id: str, me: Person | None, lang: str | None) -> Json:
        """Return how a game ended; that can be had also where its rules are no longer known."""
        must_speak(lang)

        async def work(table: LiveRoom) -> Json:
            may_watch(table.room, me)
            kept = await table.kept()
            if kept is None:
                raise still_playing() if table.room.state == "playing" else not_started()
            return result_object(kept, lang)

        return await self.registry.look(room_id, work)

    async def replay(self, room_id: str, me: Person | None) -> Json:
        """Return the names, and how many steps there are to look at."""

        async def work(table: LiveRoom) -> Json:
            return {"names": names_of(table.room), "steps": len(_looked_back(table, me).steps)}

        return await self.registry.look(room_id, work)

    async def replay_step(
        self,
        room_id: str,
        me: Person | None,
        step: int,
        lang: str | None,
        *,
        seat: int | None = None,
        open_cards: bool = False,
    ) -> Json:
        """Return the message "table" as of after so many decisions, as a seat or a spectator saw it.

        ``open_cards``: what lay hidden is laid open to the spectator.
        """
        must_speak(lang)

        async def work(table: LiveRoom) -> Json:
            most = len(_looked_back(table, me).steps)
            if seat is not None:
                on_seat(table.room, seat)
            if not 0 <= step <= most:
                raise Refused("no-step", f"There is no step {step}; steps go from 0 to {most}.", 404)
            return step_message(table, step, seat, lang, open_cards)

        return await self.registry.look(room_id, work)


def _looked_back(table: LiveRoom, me: Person | None) -> Game:
    """Return a game that is over, and whose cards are nobody's secret any more."""
    may_watch(table.room, me)
    game = table.played()
    if not game.state.is_over():
        raise still_playing()
    return game
