"""Actions of seated players during a game: act, undo, hints and chat."""

from __future__ import annotations

from typing import Any, Final

from burgrave.server.live import rooms
from burgrave.server.live.bots import HINT
from burgrave.server.live.errors import Refused
from burgrave.server.live.friends import FriendService
from burgrave.server.live.game import PERSON
from burgrave.server.live.live_room import LiveRoom
from burgrave.server.live.messages import may_watch, must_speak, names_of
from burgrave.server.live.refusals import stale
from burgrave.server.live.seats import acting_seat, seat_of
from burgrave.server.live.worker import Hint
from burgrave.server.store import Actor, ChatLine, Person, clean_line

Json = dict[str, Any]

_CHAT_LETTERS: Final = 300


class PlayService(FriendService):
    """Play methods of the room service. They raise ``Refused`` for anything that is not allowed."""

    async def act(
        self,
        room_id: str,
        me: Actor,
        *,
        seq: int,
        action: int,
        seat: int | None = None,
    ) -> int:
        """Make my open decision; return the table's new sequence number once it is committed.

        ``seat``: one of my seats, if others share my device. Raise Ended if my session or token is no longer valid when
        the action is written.
        """

        async def work(table: LiveRoom) -> int:
            mine = acting_seat(table.room, me, seat)
            rooms.must_play(table.room)
            game = await table.as_of(seq)
            decision = game.opened.get(mine)
            if not 0 <= seq <= game.count or (decision is None and seq < game.count):
                raise stale()
            if decision is None:
                raise Refused("not-your-turn", "It is not your turn; wait until you have a decision.")
            if seq < decision.seq:
                raise stale()
            if action not in game.state.legal(mine):
                raise Refused("illegal", "That is not allowed now; choose one of the offered options.", 422)
            await self.registry.play(table, mine, action, PERSON, authority=me.by)
            if table.room.seats[mine].stand_in:
                await table.save(lambda room: rooms.returned(room, [mine]), by=me.by)
            return game.count

        return await self.registry.do(room_id, work)

    async def undo(self, room_id: str, me: Actor, *, seq: int, seat: int | None = None) -> int:
        """Undo my last step if nobody has acted since and it revealed nothing new.

        The return value, ``seat`` and errors are as in ``act``.
        """

        async def work(table: LiveRoom) -> int:
            mine = acting_seat(table.room, me, seat)
            rooms.must_play(table.room)
            game = await table.as_of(seq)
            done = game.undone_since(mine, seq)
            if done is not None:  # a repeated request: the first response was lost or is still on its way
                return done
            if not game.steps or game.steps[-1].seat != mine or game.steps[-1].by != PERSON:
                raise Refused(
                    "nothing-to-undo", "You can undo only your own last step, and only until another player acts."
                )
            if not game.steps[-1].seq <= seq <= game.count:
                raise stale()
            if game.may_undo() is None:
                raise Refused("cannot-undo", "This step revealed new information and cannot be undone.")
            if table.too_late_to_undo(mine):
                raise Refused("late-undo", "Too late to undo: you would have no time left.")
            await table.commit([game.undo_entry(at=self.registry.now())], by=me.by)
            return game.count

        return await self.registry.do(room_id, work)

    async def hint(self, room_id: str, me: Person, lang: str, *, seat: int | None = None) -> list[Json]:
        """Return a bot's best moves for my open decision."""
        must_speak(lang)

        job = self.registry.thinkers.job(HINT, self.registry.accounts.of(me.id), room_id)

        async def work(table: LiveRoom) -> Hint:
            mine = acting_seat(table.room, me, seat)
            rooms.must_play(table.room)
            if not table.room.hints:
                raise Refused("no-hints", "Hints are disabled in this room.", 403)
            game = table.played()
            if mine not in game.opened:
                raise Refused("not-your-turn", "It is not your turn; hints are for an open decision.")
            names, seq = names_of(table.room), game.opened[mine].seq
            return table.hints.wanted(
                mine, seq, lang, lambda: self.registry.thinkers.advice(game, mine, lang, names, job)
            )

        return await (await self.registry.look(room_id, work)).tips()

    async def chat(self, room_id: str, me: Actor, text: str, *, seat: int | None = None) -> None:
        """Send a chat message to the room; ``seat`` and errors are as in ``act``."""
        text = clean_line(text)
        if not 1 <= len(text) <= _CHAT_LETTERS:
            raise Refused(
                "bad-chat", f"A message must have 1 to {_CHAT_LETTERS} characters; this one has {len(text)}.", 422
            )

        async def work(table: LiveRoom) -> None:
            may_watch(table.room, me, seat)
            mine = seat_of(table.room, me) if seat is None else seat
            if mine is None and table.room.quiet and table.room.host != me.id:
                raise Refused("no-chat", "At this table only seated players can chat; spectators can read.", 403)
            name = me.name if mine is None else table.room.seats[mine].name
            await table.say(ChatLine(name, mine, text, self.registry.now(), me.id), by=me.by)

        await self.registry.do(room_id, work)
