"""What those who sit at a table do while a game is played: act, take back, ask for a hint, and speak."""

from __future__ import annotations

from typing import Any, Final

from burgrave.server.live import rooms
from burgrave.server.live.bots import HINT
from burgrave.server.live.company import Company
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import PERSON
from burgrave.server.live.live_room import LiveRoom
from burgrave.server.live.messages import may_watch, must_speak, names_of
from burgrave.server.live.refusals import stale
from burgrave.server.live.seats import acting_seat, seat_of
from burgrave.server.live.worker import Hint
from burgrave.server.store import Actor, ChatLine, Person, clean_line

Json = dict[str, Any]

_CHAT_LETTERS: Final = 300


class Playing(Company):
    """Every method raises ``Refused`` for what is not allowed."""

    async def act(
        self,
        room_id: str,
        me: Actor,
        *,
        seq: int,
        action: int,
        seat: int | None = None,
    ) -> int:
        """Answer my open decision; return the new number of the table once it is committed.

        ``seat``: for which of my seats, where others play at my device.
        Ended is raised if the session or token through which I act is not good when that is written.
        """

        async def work(table: LiveRoom) -> int:
            mine = acting_seat(table.room, me, seat)
            rooms.must_play(table.room)
            game = await table.as_of(seq)
            decision = game.opened.get(mine)
            if not 0 <= seq <= game.count or (decision is None and seq < game.count):
                raise stale()
            if decision is None:
                raise Refused("not-your-turn", "You have nothing to decide now; wait until you are asked.")
            if seq < decision.seq:
                raise stale()
            if action not in game.state.legal(mine):
                raise Refused("illegal", "You may not do that now; choose one of the options you were given.", 422)
            await self.registry.play(table, mine, action, PERSON, authority=me.by)
            if table.room.seats[mine].stand_in:
                await table.save(lambda room: rooms.returned(room, [mine]), by=me.by)
            return game.count

        return await self.registry.do(room_id, work)

    async def undo(self, room_id: str, me: Actor, *, seq: int, seat: int | None = None) -> int:
        """Take my last step back, if nobody has acted since and it has shown nothing new (the rest as in ``act``)."""

        async def work(table: LiveRoom) -> int:
            mine = acting_seat(table.room, me, seat)
            rooms.must_play(table.room)
            game = await table.as_of(seq)
            done = game.undone_since(mine, seq)
            if done is not None:  # it was asked for twice: the answer to the first was lost, or is on its way
                return done
            if not game.steps or game.steps[-1].seat != mine or game.steps[-1].by != PERSON:
                raise Refused("nothing-to-undo", "Only your own last step can be taken back, until somebody else acts.")
            if not game.steps[-1].seq <= seq <= game.count:
                raise stale()
            if game.may_undo() is None:
                raise Refused("cannot-undo", "This step has shown something new, so it stands.")
            if table.too_late_to_undo(mine):
                raise Refused("late-undo", "So much time has gone by since that none would be left; the step stands.")
            await table.commit([game.undo_entry(at=self.registry.now())], by=me.by)
            return game.count

        return await self.registry.do(room_id, work)

    async def hint(self, room_id: str, me: Person, lang: str, *, seat: int | None = None) -> list[Json]:
        """Return what a good player would do for my open decision."""
        must_speak(lang)

        job = self.registry.thinkers.job(HINT, self.registry.accounts.of(me.id), room_id)

        async def work(table: LiveRoom) -> Hint:
            mine = acting_seat(table.room, me, seat)
            rooms.must_play(table.room)
            if not table.room.hints:
                raise Refused("no-hints", "This room was opened without hints.", 403)
            game = table.played()
            if mine not in game.opened:
                raise Refused("not-your-turn", "You have nothing to decide now; a hint is for an open decision.")
            names, seq = names_of(table.room), game.opened[mine].seq
            return table.hints.wanted(
                mine, seq, lang, lambda: self.registry.thinkers.advice(game, mine, lang, names, job)
            )

        return await (await self.registry.look(room_id, work)).tips()

    async def chat(self, room_id: str, me: Actor, text: str, *, seat: int | None = None) -> None:
        """Say something to everybody in the room (``seat``: as in ``act``; Ended)."""
        text = clean_line(text)
        if not 1 <= len(text) <= _CHAT_LETTERS:
            raise Refused("bad-chat", f"Say something of 1 to {_CHAT_LETTERS} letters; this has {len(text)}.", 422)

        async def work(table: LiveRoom) -> None:
            may_watch(table.room, me, seat)
            mine = seat_of(table.room, me) if seat is None else seat
            if mine is None and table.room.quiet and table.room.host != me.id:
                raise Refused("no-chat", "At this table only those who have a seat write; you may read along.", 403)
            name = me.name if mine is None else table.room.seats[mine].name
            await table.say(ChatLine(name, mine, text, self.registry.now(), me.id), by=me.by)

        await self.registry.do(room_id, work)
