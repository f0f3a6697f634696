"""Views of a game other than its table: record, result, replay and review."""

from __future__ import annotations

from typing import Any

from burgrave.kernel.registry import game_named
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.live.live_room import LiveRoom
from burgrave.server.live.messages import (
    explanation,
    may_watch,
    must_speak,
    names_of,
    result_object,
    review_object,
    step_message,
)
from burgrave.server.live.records import beginnings, game_at, record_of, seen_by
from burgrave.server.live.refusals import in_store, not_started, still_playing
from burgrave.server.live.registry import RoomRegistry
from burgrave.server.live.reviews import Reviews
from burgrave.server.live.sealing import must_not_be_sealed
from burgrave.server.live.seats import on_seat
from burgrave.server.store import Actor, Person

Json = dict[str, Any]


class HistoryService:
    """History methods of the room service. They raise ``Refused`` for anything that is not allowed."""

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.reviews = Reviews(registry.store, registry.settings)

    async def record(self, room_id: str, me: Person | None, *, seat: int | None = None) -> str:
        """Return the record of a game; during the game, only what one of my seats (``seat``) has seen."""

        async def work(table: LiveRoom) -> str:
            mine = may_watch(table.room, me, seat)
            kept = await table.kept()
            if kept is not None and not table.room.sealed:
                return kept.record
            game = table.played()
            if game.state.is_over() and not table.room.sealed:
                return record_of(game)
            return seen_by(game, mine, table.room.set_up["options"])

        return await self.registry.look(room_id, work)

    async def result(self, room_id: str, me: Person | None, lang: str | None) -> Json:
        """Return the result of a game, which is available even if its rules are no longer supported."""
        must_speak(lang)

        async def work(table: LiveRoom) -> Json:
            may_watch(table.room, me)
            must_not_be_sealed(table.room)
            kept = await table.kept()
            if kept is None:
                raise still_playing() if table.room.state == "playing" else not_started()
            return result_object(kept, lang)

        return await self.registry.look(room_id, work)

    async def replay(self, room_id: str, me: Person | None) -> Json:
        """Return the players' names, the number of steps, and the steps at which rounds and turns begin."""

        async def work(table: LiveRoom) -> Json:
            game = _looked_back(table, me)
            rounds, turns = beginnings(game)
            return {"names": names_of(table.room), "steps": len(game.steps), "rounds": rounds, "turns": turns}

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
        """Return the "table" message after ``step`` decisions, as a seat or a spectator saw it.

        ``open_cards``: show a spectator all hidden cards.
        """
        must_speak(lang)

        async def work(table: LiveRoom) -> Json:
            if seat is not None:
                on_seat(table.room, seat)
            return step_message(table, self.past(table, me, step), step, seat, lang, open_cards)

        return await self.registry.look(room_id, work)

    def past(self, table: LiveRoom, me: Person | None, step: int) -> Game:
        """Return a finished game as it was after ``step`` decisions."""
        whole = _looked_back(table, me)
        most = len(whole.steps)
        if not 0 <= step <= most:
            raise Refused("no-step", f"There is no step {step}; choose from 0 to {most}.", 404)
        return game_at(whole, step)

    async def explain(
        self, room_id: str, me: Person | None, lang: str, about: str, *, seat: int | None = None
    ) -> list[str]:
        """Explain ``about``, a card or the number of an option; if empty, explain everything relevant now."""
        must_speak(lang)

        async def work(table: LiveRoom) -> list[str]:
            return explanation(table.played(), may_watch(table.room, me, seat), lang, about)

        return await self.registry.look(room_id, work)

    # ---- Reviews ---------------------------------------------------------------------------------------------------

    async def review(self, room_id: str, me: Person | None, lang: str | None) -> Json:
        """Return the progress of a game's review, and its content once it is done."""
        must_speak(lang)
        await self.registry.look(room_id, lambda table: _reviewable(table, me))
        store = self.registry.store
        with in_store(room_id):
            row = await store.review(room_id)
            before = await store.reviews_before(room_id) if row is not None and row.state == "waiting" else 0
        return review_object(room_id, row, before, lang)

    async def ask_review(self, room_id: str, me: Actor, lang: str | None, *, network: int | None = None) -> Json:
        """Request a review unless there already is one; return its progress, as ``review`` does.

        ``network`` is the tag of the caller's network; reviews alternate between networks.
        """
        must_speak(lang)
        await self.registry.look(room_id, lambda table: _reviewable(table, me))
        with in_store(room_id):
            most = self.registry.settings.reviews_per_person
            await self.registry.store.ask_review(room_id, me.id, by=me.by, most=most, network=network)
        self.reviews.wake()
        return await self.review(room_id, me, lang)


async def _reviewable(table: LiveRoom, me: Person | None) -> None:
    """Raise Refused unless the game can be reviewed and ``me`` may see it."""
    may_watch(table.room, me)
    must_not_be_sealed(table.room)
    kept = await table.kept()
    if kept is None:
        raise still_playing() if table.room.state == "playing" else not_started()
    if kept.closed is not None or not game_named(kept.game).has_part("bots"):
        raise Refused(
            "no-review", "Only a game that was played to the end can be reviewed, and only if bots can play it."
        )


def _looked_back(table: LiveRoom, me: Person | None) -> Game:
    """Return a finished game; raise Refused if it is still running, or if its cards are still secret."""
    may_watch(table.room, me)
    must_not_be_sealed(table.room)
    game = table.played()
    if not game.state.is_over():
        raise still_playing()
    return game
