"""Game play in a room.

This covers decisions by players, bots and clocks, undo, proposals, the start of tournament games, hints and chat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.server.live import agreements, requests, rooms
from burgrave.server.live.bots import HINT
from burgrave.server.live.errors import Refused, stale
from burgrave.server.live.game import PERSON
from burgrave.server.live.messages import Json, may_watch, names_of
from burgrave.server.live.rooms import acting_seat, seat_of
from burgrave.server.live.worker import Hint
from burgrave.server.store import SERVER, Authority, ChatLine, RoomRow, Server, clean_line

if TYPE_CHECKING:
    from burgrave.server.live.actor import RoomActor


async def act(table: RoomActor, request: requests.Act) -> int:
    """Commit a player's decision; return the table's new sequence number."""
    me, seq = request.me, request.seq
    mine = acting_seat(table.room, me, request.seat)
    agreements.must_run(table.room)
    game = await table.as_of(seq)
    decision = game.opened.get(mine)
    if not 0 <= seq <= game.count or (decision is None and seq < game.count):
        raise stale()
    if decision is None:
        raise Refused("not-your-turn", "It is not your turn; wait until you have a decision.")
    if seq < decision.seq:
        raise stale()
    if request.action not in game.state.legal(mine):
        raise Refused("illegal", "That is not allowed now; choose one of the offered options.", 422)
    await _play(table, mine, request.action, PERSON, me.by)
    if table.room.seats[mine].stand_in:
        await table.save(lambda room: rooms.returned(room, [mine]), by=me.by)
    return game.count


async def decide(table: RoomActor, request: requests.Decide) -> None:
    """Commit the decision of a bot or automatic answer, if it is still open."""
    turn = request.turn
    if table.is_open(turn):
        await _play(table, turn.seat, request.action, turn.source, SERVER)


async def _play(table: RoomActor, seat: int, action: int, source: str, authority: Authority | Server) -> None:
    game = table.played()
    await table.commit(game.entries_for(seat, action, source=source, at=table.services.now()), by=authority)
    table.services.committed += 1


async def undo(table: RoomActor, request: requests.Undo) -> int:
    """Undo a player's last step, or propose to do so if others must consent; return the resulting sequence number."""
    me, seq = request.me, request.seq
    mine = acting_seat(table.room, me, request.seat)
    agreements.must_run(table.room)
    if table.room.undo == agreements.OFF:
        raise Refused("no-undo", "Undo is disabled in this room.", 403)
    game = await table.as_of(seq)
    done = game.undone_since(mine, seq)
    if done is not None:  # a repeated request: the first response was lost or is still on its way
        return done
    if not game.steps or game.steps[-1].seat != mine or game.steps[-1].source != PERSON:
        raise Refused("nothing-to-undo", "You can undo only your own last step, and only until another player acts.")
    if not game.steps[-1].seq <= seq <= game.count:
        raise stale()
    if agreements.undoable(table.room, game) is None:
        raise Refused("cannot-undo", "This step revealed new information and cannot be undone.")
    if table.too_late_to_undo(mine):
        raise Refused("late-undo", "Too late to undo: you would have no time left.")
    if table.room.undo == agreements.CONSENT and agreements.others(table.room, mine):
        count, now = game.count, table.services.now()
        await table.save(lambda room: agreements.propose(room, me, "undo", mine, count, now), by=me.by)
    else:
        await table.commit([game.undo_entry(at=table.services.now())], by=me.by)
    return game.count


async def propose(table: RoomActor, request: requests.Propose) -> Json:
    """Propose to pause or end the game; return the room."""
    me, seq, now = request.me, table.played().count, table.services.now()
    own = rooms.must_sit(table.room, me)
    await table.save(lambda room: agreements.propose(room, me, request.kind, own, seq, now), by=me.by)
    await table.keep()
    return table.shown(me)


async def answer(table: RoomActor, request: requests.Answer) -> Json:
    """Answer the open proposal, and carry it out if all have agreed; return the room."""
    me, game, now = request.me, table.played(), table.services.now()
    seq, kind, agree = game.count, request.kind, request.agree
    if agree and kind == "undo" and game.steps and table.too_late_to_undo(game.steps[-1].seat):
        raise Refused("late-undo", "Too late to undo: you would have no time left.")
    await table.save(lambda room: agreements.answer(room, me, kind, agree, seq, now), by=me.by)
    if agree and kind == "undo" and table.room.proposal is None and game.count == seq:
        await table.commit([game.undo_entry(at=now)], by=me.by)
    await table.keep()
    return table.shown(me)


async def begin_table(table: RoomActor, request: requests.BeginTable) -> bool:
    """Start a tournament's table if it is ready; return True if only bots play there."""
    there, now = table.online(), table.services.now()

    def change(room: RoomRow) -> RoomRow:
        if room.state != "open":
            return room
        away = [
            number
            for number, seat in enumerate(room.seats)
            if seat.kind == "person" and not seat.stand_in and seat.person_id not in there
        ]
        if away and not request.late:
            return room
        wanted = room
        for seat in away:
            wanted = rooms.stood_in(wanted, seat)
        if not request.bots_only and rooms.bots_only(wanted.seats):
            return room
        return rooms.begun(wanted, request.seed, now)

    before = table.room
    await table.save(change, by=SERVER)
    if request.late and table.room != before:
        standing = [number for number, seat in enumerate(table.room.seats) if seat.stand_in]
        table.noted.take_over(table.room, standing, now)
    return table.room.state == "playing" and rooms.bots_only(table.room.seats)


async def time_out(table: RoomActor, request: requests.Visit) -> None:
    """Let bots substitute for players whose time is up."""

    def late() -> list[int]:
        return [seat for seat, until in table.deadlines().items() if until <= request.known]

    def change(room: RoomRow) -> RoomRow:
        for seat in late():
            room = rooms.stood_in(room, seat, late=True)
        return room

    gone = late()
    await table.save(change, by=SERVER, as_seen=True)  # they may have decided through another process
    table.noted.take_over(table.room, gone, table.services.now())


def ask_hint(table: RoomActor, request: requests.AskHint) -> Hint:
    """Return the hint for a player's open decision; the hint may still be in progress."""
    me, lang = request.me, request.lang
    mine = acting_seat(table.room, me, request.seat)
    rooms.must_play(table.room)
    if not table.room.hints:
        raise Refused("no-hints", "Hints are disabled in this room.", 403)
    game = table.played()
    if mine not in game.opened:
        raise Refused("not-your-turn", "It is not your turn; hints are for an open decision.")
    services, names, seq = table.services, names_of(table.room), game.opened[mine].seq
    job = services.thinkers.job(HINT, services.accounts.of(me.id), table.room.id)
    return table.hints.wanted(mine, seq, lang, lambda: services.thinkers.advice(game, mine, lang, names, job))


async def chat(table: RoomActor, request: requests.Chat) -> None:
    me = request.me
    may_watch(table.room, me, request.seat)
    mine = seat_of(table.room, me) if request.seat is None else request.seat
    if mine is None and table.room.quiet and table.room.host != me.id:
        raise Refused("no-chat", "At this table only seated players can chat; spectators can read.", 403)
    name = me.name if mine is None else table.room.seats[mine].name
    await table.say(ChatLine(name, mine, clean_line(request.text), table.services.now(), me.id), by=me.by)
