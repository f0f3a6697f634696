"""Play in a room: decisions of players, bots and clocks, undo, hints and chat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.server.live import requests, rooms
from burgrave.server.live.bots import HINT
from burgrave.server.live.errors import Refused, stale
from burgrave.server.live.game import PERSON
from burgrave.server.live.messages import may_watch, must_speak, names_of
from burgrave.server.live.rooms import acting_seat, seat_of
from burgrave.server.live.worker import Hint
from burgrave.server.store import SERVER, Authority, ChatLine, RoomRow, Server, clean_line

if TYPE_CHECKING:
    from burgrave.server.live.actor import RoomActor

_CHAT_LETTERS: Final = 300


async def act(actor: RoomActor, request: requests.Act) -> int:
    """Commit a player's decision; return the table's new sequence number."""
    me, seq = request.me, request.seq
    mine = acting_seat(actor.room, me, request.seat)
    rooms.must_play(actor.room)
    game = await actor.as_of(seq)
    decision = game.opened.get(mine)
    if not 0 <= seq <= game.count or (decision is None and seq < game.count):
        raise stale()
    if decision is None:
        raise Refused("not-your-turn", "It is not your turn; wait until you have a decision.")
    if seq < decision.seq:
        raise stale()
    if request.action not in game.state.legal(mine):
        raise Refused("illegal", "That is not allowed now; choose one of the offered options.", 422)
    await _play(actor, mine, request.action, PERSON, me.by)
    if actor.room.seats[mine].stand_in:
        await actor.save(lambda room: rooms.returned(room, [mine]), by=me.by)
    return game.count


async def decide(actor: RoomActor, request: requests.Decide) -> None:
    """Commit a decision that needs no player, if it is still open."""
    turn = request.turn
    if actor.is_open(turn):
        await _play(actor, turn.seat, request.action, turn.source, SERVER)


async def _play(actor: RoomActor, seat: int, action: int, source: str, authority: Authority | Server) -> None:
    """Commit a legal action and broadcast it."""
    game = actor.played()
    await actor.commit(game.entries_for(seat, action, source=source, at=actor.services.now()), by=authority)
    actor.services.committed += 1


async def undo(actor: RoomActor, request: requests.Undo) -> int:
    """Undo a player's last step; return the table's new sequence number."""
    me, seq = request.me, request.seq
    mine = acting_seat(actor.room, me, request.seat)
    rooms.must_play(actor.room)
    game = await actor.as_of(seq)
    done = game.undone_since(mine, seq)
    if done is not None:  # a repeated request: the first response was lost or is still on its way
        return done
    if not game.steps or game.steps[-1].seat != mine or game.steps[-1].source != PERSON:
        raise Refused("nothing-to-undo", "You can undo only your own last step, and only until another player acts.")
    if not game.steps[-1].seq <= seq <= game.count:
        raise stale()
    if game.may_undo() is None:
        raise Refused("cannot-undo", "This step revealed new information and cannot be undone.")
    if actor.too_late_to_undo(mine):
        raise Refused("late-undo", "Too late to undo: you would have no time left.")
    await actor.commit([game.undo_entry(at=actor.services.now())], by=me.by)
    return game.count


async def begin_table(actor: RoomActor, request: requests.BeginTable) -> bool:
    """Start a tournament's table if it is ready; return True if only bots play there."""
    there, now = actor.online(), actor.services.now()

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

    before = actor.room
    await actor.save(change, by=SERVER)
    if request.late and actor.room != before:
        standing = [number for number, seat in enumerate(actor.room.seats) if seat.stand_in]
        actor.noted.take_over(actor.room, standing, now)
    return actor.room.state == "playing" and rooms.bots_only(actor.room.seats)


async def time_out(actor: RoomActor, request: requests.Visit) -> None:
    """Let bots substitute for players whose time is up."""

    def late() -> list[int]:
        return [seat for seat, until in actor.deadlines().items() if until <= request.known]

    def change(room: RoomRow) -> RoomRow:
        for seat in late():
            room = rooms.stood_in(room, seat, late=True)
        return room

    gone = late()
    await actor.save(change, by=SERVER, as_seen=True)  # they may have decided through another process
    actor.noted.take_over(actor.room, gone, actor.services.now())


def ask_hint(actor: RoomActor, request: requests.AskHint) -> Hint:
    """Return the hint for a player's open decision, which may still be being computed."""
    me, lang = request.me, request.lang
    must_speak(lang)
    mine = acting_seat(actor.room, me, request.seat)
    rooms.must_play(actor.room)
    if not actor.room.hints:
        raise Refused("no-hints", "Hints are disabled in this room.", 403)
    game = actor.played()
    if mine not in game.opened:
        raise Refused("not-your-turn", "It is not your turn; hints are for an open decision.")
    services, names, seq = actor.services, names_of(actor.room), game.opened[mine].seq
    job = services.thinkers.job(HINT, services.accounts.of(me.id), actor.room.id)
    return actor.hints.wanted(mine, seq, lang, lambda: services.thinkers.advice(game, mine, lang, names, job))


async def chat(actor: RoomActor, request: requests.Chat) -> None:
    """Store a chat message, and send it to the room."""
    me, text = request.me, clean_line(request.text)
    if not 1 <= len(text) <= _CHAT_LETTERS:
        raise Refused(
            "bad-chat", f"A message must have 1 to {_CHAT_LETTERS} characters; this one has {len(text)}.", 422
        )
    may_watch(actor.room, me, request.seat)
    mine = seat_of(actor.room, me) if request.seat is None else request.seat
    if mine is None and actor.room.quiet and actor.room.host != me.id:
        raise Refused("no-chat", "At this table only seated players can chat; spectators can read.", 403)
    name = me.name if mine is None else actor.room.seats[mine].name
    await actor.say(ChatLine(name, mine, text, actor.services.now(), me.id), by=me.by)
