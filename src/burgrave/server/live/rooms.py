"""Rules of a room as pure functions: seats, permissions and state changes. They do no I/O."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import seed_of
from burgrave.server.live import game as entropy
from burgrave.server.live.bots import STAND_IN
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import HUMAN, Game, Header
from burgrave.server.store import Person, RoomRow, SeatLink, SeatRow, new_room_id

# ---- Seats -----------------------------------------------------------------------------------------------------------

BOT_NAMES: Final = (
    "Odo", "Matilda", "Ruggero", "Beatriz", "Anselm", "Isolda", "Gaspar", "Lucia",
    "Bruno", "Elena", "Fabio", "Gina", "Hugo", "Carla", "Diego", "Chiara",
)  # fmt: skip
_ROOM_FOR_NUMBER: Final = 22  # maximum length of a name before a number is appended


def person_seat(person: Person) -> SeatRow:
    return SeatRow(kind="person", person_id=person.id, name=person.name)


def guest_seat(person: Person, name: str) -> SeatRow:
    """Return a seat for a guest on a player's device."""
    return SeatRow(kind="person", person_id=person.id, name=name, guest=True)


def bot_seat(level: str) -> SeatRow:
    """Return a seat for a bot without a name; ``named_apart`` adds one."""
    return SeatRow(kind="bot", level=level)


def named_apart(seats: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    """Return the seats with unique names: players with the same name get numbers, and bots get other names."""
    seats = list(seats)
    taken: set[str] = set()
    for number, seat in enumerate(seats):
        if seat.kind == "person":
            name, again = seat.name, 2
            while name.casefold() in taken:
                name, again = f"{seat.name[:_ROOM_FOR_NUMBER].rstrip()} {again}", again + 1
            taken.add(name.casefold())
            seats[number] = replace(seat, name=name)
    for number, seat in enumerate(seats):
        if seat.kind == "bot":
            name = seat.name
            if not name or name.casefold() in taken:
                name = next(one for one in BOT_NAMES if one.casefold() not in taken)
            taken.add(name.casefold())
            seats[number] = replace(seat, name=name)
    return tuple(seats)


def with_seat(room: RoomRow, number: int, seat: SeatRow) -> RoomRow:
    seats = [*room.seats]
    seats[number] = seat
    return replace(room, seats=named_apart(seats))


def without(room: RoomRow, person: Person) -> RoomRow:
    """Return the room without a person and the guests on their device."""
    held = seats_held(room, person)
    seats = [SeatRow() if number in held else seat for number, seat in enumerate(room.seats)]
    return replace(room, seats=named_apart(seats))


def seat_of(room: RoomRow, person: Person | None) -> int | None:
    """Return a person's own seat, or None."""
    return next((number for number in seats_held(room, person) if not room.seats[number].guest), None)


def has_own_name(room: RoomRow) -> bool:
    """Return True unless the room is named after its host, which is the default."""
    return all(seat.name != room.name for seat in room.seats if seat.person_id == room.host and not seat.guest)


def seats_held(room: RoomRow, person: Person | None) -> list[int]:
    """Return the seats that a person may play: their own, and those of the guests on their device."""
    if person is None:
        return []
    return [n for n, seat in enumerate(room.seats) if seat.kind == "person" and seat.person_id == person.id]


def eyes_of(room: RoomRow, person: Person | None, wanted: int | None = None) -> int | None:
    """Return the seat whose view a person sees, or None for the public view.

    If several players share a device, no hidden cards are shown during the game until one of them is selected.
    """
    held = seats_held(room, person)
    if wanted in held:
        return wanted
    return None if len(held) > 1 and room.state == "playing" else seat_of(room, person)


def acting_seat(room: RoomRow, person: Person, wanted: int | None) -> int:
    """Return the seat for which a person acts; raise Refused if it is not theirs or is ambiguous."""
    own, held = must_sit(room, person), seats_held(room, person)
    if wanted is None and len(held) > 1:
        listed = ", ".join(map(str, held))
        raise Refused("which-seat", f"Several players share your device; choose a seat: {listed}.", 422)
    if wanted is not None and on_seat(room, wanted) not in held:
        raise Refused("not-seated", f"Seat {wanted} is not yours.", 403)
    return own if wanted is None else wanted


def must_sit(room: RoomRow, person: Person | None) -> int:
    """Return a person's own seat; raise Refused if they have none."""
    seat = seat_of(room, person)
    if seat is None:
        raise Refused("not-seated", "Only players in this room may do that.", 403)
    return seat


def on_seat(room: RoomRow, number: object) -> int:
    """Return ``number`` if it is a seat of the room; otherwise raise Refused."""
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(room.seats):
        raise Refused("no-seat", f"There is no seat {number!r}; choose from 0 to {len(room.seats) - 1}.", 422)
    return number


# ---- Automatic answers -----------------------------------------------------------------------------------------------

_KEPT: Final = "auto"
"""Key in a game's header under which automatic answers are stored, by seat and question."""


def choices(game: str) -> dict[str, list[str]]:
    """Return the questions of a game that can be answered in advance, with the possible answers."""
    return {question: [*answers] for question, (_phase, answers) in game_named(game).answers.items()}


def answers_of(room: RoomRow, seat: int) -> dict[str, str | None]:
    """Return a seat's answer to each question, or None for a question without an answer."""
    given = _given(room, seat)
    return {question: given.get(question) for question in game_named(room.set_up["game"]).answers}


def with_answers(room: RoomRow, me: Person, answers: Mapping[str, object]) -> RoomRow:
    """Return the room with my automatic answers updated; a new answer of None removes the old one."""
    seat = must_sit_and_play(room, me)
    known = choices(room.set_up["game"])
    kept = dict(_given(room, seat))
    for question, answer in answers.items():
        if question not in known:
            raise Refused(
                "bad-auto",
                f"The question {question!r} cannot be answered in advance; choose from: {', '.join(known)}.",
                422,
            )
        if answer is None:
            kept.pop(question, None)
        elif answer in known[question]:
            kept[question] = str(answer)
        else:
            allowed = ", ".join(known[question])
            raise Refused(
                "bad-auto", f"The answer {answer!r} to {question!r} is invalid; choose from: {allowed}, or null.", 422
            )
    assert room.header is not None
    every = {**room.header.get(_KEPT, {}), str(seat): kept}
    return replace(room, header={**room.header, _KEPT: every})


def automatic(room: RoomRow, seat: int, game: Game) -> int | None:
    """Return the action that a seat's automatic answer chooses for its open decision, or None.

    If only the opposite answer to that question is legal, return it, because asking the player would leak information.
    """
    given = _given(room, seat)
    if not given:
        return None
    phase = game.state.view(seat)["phase"]
    legal = game.state.legal(seat)
    for question, answer in given.items():
        asked, answers = game.rules.answers[question]
        if asked != phase:
            continue
        action = game.rules.parse(answer)
        if action in legal:
            return action
        if len(legal) == 1 and game.rules.notation(legal[0]) in answers:
            return legal[0]
    return None


def _given(room: RoomRow, seat: int) -> Mapping[str, Any]:
    if room.header is None:
        return {}
    found: Mapping[str, Any] = room.header.get(_KEPT, {}).get(str(seat), {})
    return found


# ---- Permissions -----------------------------------------------------------------------------------------------------

PATIENCE: Final = 60.0
"""Seconds of absence with an open decision after which others may let a bot substitute."""


def must_play(room: RoomRow) -> None:
    """Raise Refused unless the game is running."""
    if room.state == "open":
        raise Refused("not-started", "The game has not started yet; the host starts it when all seats are taken.")
    if room.state == "over":
        raise Refused("game-over", "The game is over; you can watch the replay or ask for a rematch.")


def paused_at(room: RoomRow) -> float | None:
    """Return when the game was paused, or None if it is not paused now."""
    return room.pauses[-1][0] if room.pauses and room.pauses[-1][1] is None else None


def must_sit_and_play(room: RoomRow, me: Person) -> int:
    """Return my own seat in a running game; raise Refused if I have none, or the game is not running."""
    seat = must_sit(room, me)
    must_play(room)
    return seat


def _must_be_open(room: RoomRow) -> None:
    if room.state == "playing":
        raise Refused("already-started", "The game has already started; seats can be changed only before that.")
    if room.state == "over":
        raise Refused("game-over", "This room is closed; open another one.")


def _must_be_free(room: RoomRow) -> None:
    if room.tournament is not None:
        raise Refused(
            "of-tournament", "This table belongs to a tournament, which assigns its seats and starts its game."
        )


def _must_host(room: RoomRow, me: Person) -> None:
    if room.host != me.id:
        raise Refused("not-host", "Only the host of the room may do that.", 403)


# ---- Sealing ---------------------------------------------------------------------------------------------------------

# A room is sealed from its creation until its round closes; the store unseals all rooms of a round at once. Until then:
#
# * only its players see the table, each with the view of their seat (``may_watch``);
# * its record, result, replay and review are unavailable, and nobody can continue from it (``must_not_be_sealed``);
# * outsiders see the room and its tournament as if the game were running (``room_object``, ``tournament_object``);
# * statistics, histories and lists of companions omit the game (``may_be_told`` in the store), and ratings do not
#   count it: the store rates it when it unseals the room.


def must_not_be_sealed(room: RoomRow) -> None:
    """Raise Refused while the same deal is still being played at other tables."""
    if room.sealed:
        raise Refused(
            "sealed",
            "Other tables still play the same cards; this is available when the last of them finishes.",
            403,
        )


# ---- Before the start ----------------------------------------------------------------------------------------------


def joined(room: RoomRow, me: Person, wanted: int | None) -> RoomRow:
    """Return the room with me in an open seat. If I already have a seat, move me only if ``wanted`` is another one."""
    mine = seat_of(room, me)
    if mine is not None and wanted in (None, mine):
        return room
    _must_be_free(room)
    _must_be_open(room)
    free = [number for number, seat in enumerate(room.seats) if seat.kind == "open"]
    if wanted is not None and on_seat(room, wanted) not in free:
        raise Refused("seat-taken", f"Seat {wanted} is taken; open seats: {_listed(free)}.")
    if not free:
        raise Refused("room-full", "All seats of this room are taken.")
    if mine is not None:
        room = with_seat(room, mine, SeatRow())
    return with_seat(room, free[0] if wanted is None else wanted, person_seat(me))


def seat_set(room: RoomRow, me: Person, number: int, seat: SeatRow) -> RoomRow:
    """Return the room after opening a seat, or giving it to a bot or to a guest of mine.

    A player in that seat is removed. If I give up my own seat, my guests leave, too.
    """
    _must_be_free(room)
    _must_host(room, me)
    _must_be_open(room)
    on_seat(room, number)
    if seat.guest and must_sit(room, me) == number:
        raise Refused("bad-seats", "This is your own seat; give your guest another one.", 422)
    return with_seat(without(room, me) if number == seat_of(room, me) else room, number, seat)


def left(room: RoomRow, me: Person) -> RoomRow:
    """Return the room without me and my guests; in a running game, bots take our place."""
    if room.tournament is not None:
        must_sit(room, me)  # checked first: outsiders must not learn the state of a sealed room
    if room.state == "over":
        raise Refused("game-over", "The game is over; there is no seat to leave.")
    if room.state == "playing":
        must_sit(room, me)
        for seat in seats_held(room, me):
            room = stood_in(room, seat)
        return room
    _must_be_free(room)
    if room.host != me.id:
        must_sit(room, me)
    room = without(room, me)
    if room.host != me.id:
        return room
    heirs = [seat.person_id for seat in room.seats if seat.person_id is not None]
    return replace(room, host=heirs[0]) if heirs else replace(room, state="over")


def started(room: RoomRow, me: Person, now: float) -> RoomRow:
    """Return the room with a new game, dealt from fresh entropy."""
    _must_be_free(room)
    _must_host(room, me)
    _must_be_open(room)
    free = [number for number, seat in enumerate(room.seats) if seat.kind == "open"]
    if free:
        raise Refused("seats-open", f"Seats are still open: {_listed(free)}; wait for players, or add bots.")
    return begun(room, entropy.fresh(), now)


def begun(room: RoomRow, seed: str, now: float) -> RoomRow:
    """Return the room with a new game, dealt from a seed; all seats must be taken."""
    try:
        game = game_named(room.set_up["game"])
        options = game.resolve(seed, dict(room.set_up["options"]))
    except SetupError as error:
        raise Refused("bad-set-up", str(error), 422) from error
    seats = tuple((HUMAN if seat.level is None else seat.level, seat.name) for seat in room.seats)
    header = Header(game.name, game.rules_version, options, seed, seats, now)
    return replace(room, state="playing", header=header.data())


# ---- During the game -----------------------------------------------------------------------------------------------


def bots_only(seats: Iterable[SeatRow]) -> bool:
    """Return True if bots are playing all of these seats right now."""
    return all(seat.kind == "bot" or seat.stand_in for seat in seats)


def stood_in(room: RoomRow, seat: int, *, late: bool = False) -> RoomRow:
    """Return the room with a bot substituting for a player; ``late``: the player's time was up."""
    room = replace(room, proposal=None)  # another group of people would have to agree
    return with_seat(room, seat, replace(room.seats[seat], stand_in=True, late=late))


def replaced(room: RoomRow, me: Person, seat: int, waits: float | None, *, host_away: bool) -> RoomRow:
    """Return the room with a bot substituting for an absent player.

    ``waits``: seconds for which the player has been absent on their turn; None if they are present or it is not
    their turn. Raise Refused in a room with a clock: there, a bot takes over only when the player's time is up.
    """
    must_sit(room, me)
    must_play(room)
    if not host_away:
        _must_host(room, me)
    row = room.seats[seat]
    if row.stand_in:
        return room
    if paused_at(room) is not None:
        raise Refused("paused", "The game is paused; any player can resume it.")
    if room.clock["kind"] != "none":
        raise Refused("has-clock", "This table has a clock: a bot takes over when the time is up.")
    if row.kind != "person" or waits is None:
        raise Refused("not-away", "A bot can substitute only for a player who is away and on turn.")
    if waits < PATIENCE:
        left = int(PATIENCE - waits) + 1
        raise Refused("wait-longer", f"They may be back in a moment; in {left} seconds a bot can take over.")
    return stood_in(room, seat)


def returned(room: RoomRow, back: Collection[int]) -> RoomRow:
    """Return the room after the players of these seats have returned."""
    seats = [replace(seat, stand_in=False, late=False) if n in back else seat for n, seat in enumerate(room.seats)]
    return replace(room, seats=tuple(seats))


def came_back(room: RoomRow, me: Person) -> RoomRow:
    """Return the room after my guests and I have taken our seats back from substitute bots."""
    must_sit_and_play(room, me)
    return returned(room, seats_held(room, me))


def claimed(room: RoomRow, link: SeatLink, me: Person) -> RoomRow:
    """Return the room with me in the seat that a secret link leads to; the guests on its device move to mine."""
    _must_be_free(room)
    seat = room.seats[link.seat]
    if seat.kind != "person" or seat.person_id != link.person_id:
        raise Refused("no-link", "This link is no longer valid: the seat was left, or has another player.", 404)
    mine = seat_of(room, me)
    if mine is not None and mine != link.seat:
        raise Refused("already-seated", f"You already have seat {mine} in this room and cannot have two.")
    if room.host == seat.person_id:
        room = replace(room, host=me.id)
    moved = [replace(one, person_id=me.id) if one.person_id == link.person_id else one for one in room.seats]
    return with_seat(replace(room, seats=tuple(moved)), link.seat, person_seat(me))


def movable_seat(room: RoomRow, me: Person) -> int:
    """Return my seat if a secret link may move it to another device; otherwise raise Refused."""
    _must_be_free(room)
    return must_sit(room, me)


def renamed(room: RoomRow, me: Person) -> RoomRow:
    """Return the room with my new name, including the room's name if it is named after me."""
    mine = seat_of(room, me)
    if mine is None:
        return room
    if room.host == me.id and not has_own_name(room):
        room = replace(room, name=me.name)
    return with_seat(room, mine, replace(room.seats[mine], name=me.name))


# ---- After the game ------------------------------------------------------------------------------------------------


def rematch_of(room: RoomRow, me: Person) -> RoomRow:
    """Return a room for a rematch: my guests, the bots and I keep our seats, and the other seats are open."""
    _must_be_free(room)
    mine = must_sit(room, me)
    if room.state != "over" or room.header is None:
        raise Refused("still-playing", "A rematch is possible only after the game is over.")
    seats: list[SeatRow] = []
    for number, seat in enumerate(room.seats):
        if seat.kind == "bot":
            seats.append(replace(seat, stand_in=False))
        elif number in seats_held(room, me):
            seats.append(person_seat(me) if number == mine else guest_seat(me, seat.name))
        else:
            seats.append(SeatRow())
    return RoomRow(
        id=new_room_id(),
        name=room.name if has_own_name(room) else me.name,
        set_up=room.set_up,
        seats=named_apart(seats),
        host=me.id,
        public=room.public,
        spectators=room.spectators,
        quiet=room.quiet,
        hints=room.hints,
        clock=room.clock,
        undo=room.undo,
    )


def begun_from(room: RoomRow, me: Person, past: Game, seat: int, now: float) -> RoomRow:
    """Return a new room, hosted by me, that continues a finished game from an earlier state.

    I get one seat, and bots get the others. What my seat did not know is dealt again, so that having seen the
    game is no advantage.
    """
    if past.state.is_over():
        raise Refused("game-over", "At this step the game is over; choose an earlier one.")
    seed = entropy.fresh()
    world = past.world(seat, seed_of(seed, "from here"))
    world.mix_entropy(seed)
    seats = named_apart(
        person_seat(me)
        if number == seat
        else SeatRow(kind="bot", name="" if one.person_id else one.name, level=_level(one))
        for number, one in enumerate(room.seats)
    )
    kinds = tuple((HUMAN if one.level is None else one.level, one.name) for one in seats)
    began = past.header
    header = Header(began.game, began.rules, began.options, seed, kinds, now, dict(world.position()))
    return RoomRow(
        id=new_room_id(),
        name=room.name if has_own_name(room) else me.name,
        set_up=room.set_up,
        seats=seats,
        host=me.id,
        state="playing",
        public=False,
        header=header.data(),
    )


def _level(seat: SeatRow) -> str:
    return STAND_IN if seat.kind == "person" or seat.level is None else seat.level


def _listed(seats: list[int]) -> str:
    return ", ".join(str(seat) for seat in seats) or "none"
