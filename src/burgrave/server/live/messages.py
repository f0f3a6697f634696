"""Messages about a room and its table, as one seat or spectator may see them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, unquote
from weakref import WeakKeyDictionary

from burgrave.server.live.agreements import undoable
from burgrave.server.live.clocks import deadlines
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.live.records import states_of
from burgrave.server.live.rooms import (
    answers_of,
    choices,
    eyes_of,
    has_own_name,
    must_not_be_sealed,
    paused_at,
    seat_of,
    seats_held,
)
from burgrave.server.settings import Settings
from burgrave.server.showing import Cursor, Showing, showing
from burgrave.server.store import ChatLine, FinishedGame, Person, ReviewRow, RoomRow
from burgrave.text.catalogue import LANGUAGES
from burgrave.text.narration import narrator_named

if TYPE_CHECKING:
    from burgrave.server.live.actor import RoomActor

# ---- Points over the game --------------------------------------------------------------------------------------------

Json = dict[str, Any]

_known: WeakKeyDictionary[Game, tuple[int, Json]] = WeakKeyDictionary()


def course_of(game: Game) -> Json:
    """Return the Course object of a finished game, computed once and cached for the game's lifetime."""
    known = _known.get(game)
    if known is None or known[0] != game.count:
        _known[game] = known = game.count, _played_again(game)
    return known[1]


def _played_again(game: Game) -> Json:
    rounds: list[int] = []
    points: list[list[int]] = []
    for state in states_of(game):
        now = state.rounds()
        if state.is_over():
            points.append(state.scores())
        elif not rounds or now != rounds[-1]:
            rounds.append(now)
            points.append(state.scores())
    return {"rounds": rounds, "points": points}


# ---- Spectators ------------------------------------------------------------------------------------------------------

# In the list of people online, across all processes, a spectator appears as a mark: "~", a hash of the person, "~" and,
# if they agreed to be named, their name.

_MARK: Final = "~"
_COUNTED: Final = 100  # upper bound of the count, so that further spectators cause no updates
_NAMED: Final = 12


def mark_of(me: Person | None, *, named: bool) -> str:
    """Return the mark that represents a spectator among the people online.

    Anonymous spectators get a new mark each time.
    """
    who = secrets.token_hex(4) if me is None else hashlib.blake2b(me.id.encode(), digest_size=4).hexdigest()
    name = quote(me.name, safe="") if me is not None and named else ""
    return f"{_MARK}{who}{_MARK}{name}"


def is_mark(who: str) -> bool:
    """Return True if this is the mark of a spectator rather than the id of a person."""
    return who.startswith(_MARK)


def audience_of(online: Iterable[str]) -> dict[str, Any]:
    """Return the number of spectators who are online, and some of their names."""
    marks = [who.split(_MARK) for who in online if is_mark(who)]
    named = {who: unquote(name) for _, who, name in marks if name}
    names = sorted(named.values(), key=lambda name: (name.casefold(), name))
    return {"count": min(_COUNTED, len({who for _, who, _ in marks})), "names": names[:_NAMED]}


# ---- Messages --------------------------------------------------------------------------------------------------------


def must_speak(lang: str | None) -> None:
    """Raise Refused unless ``lang`` is a supported language or None."""
    if lang is not None and lang not in LANGUAGES:
        raise Refused("no-lang", f"Unknown language {lang[:20]!r}; choose from: {', '.join(LANGUAGES)}.", 422)


def is_outsider(room: RoomRow, me: Person | None) -> bool:
    """Return True if the room is closed to people without a seat, and ``me`` has none."""
    if seat_of(room, me) is not None:
        return False
    hosts = me is not None and room.host == me.id and room.tournament is None
    return bool(room.sealed) or not (room.spectators or hosts)


def may_watch(room: RoomRow, me: Person | None, wanted: int | None = None) -> int | None:
    """Return the seat whose view a person gets (None: a spectator's view); raise Refused if they may not watch."""
    if is_outsider(room, me):
        must_not_be_sealed(room)
        raise Refused("no-spectators", "This table is closed to spectators; only its players can see it.", 403)
    if wanted is not None and wanted not in seats_held(room, me):
        raise Refused("not-seated", f"Seat {wanted} is not yours.", 403)
    return eyes_of(room, me, wanted)


def names_of(room: RoomRow) -> list[str]:
    return [seat.name for seat in room.seats]


# ---- rooms ---------------------------------------------------------------------------------------------------------


def room_object(room: RoomRow, me: Person | None, online: Collection[str], settings: Settings) -> Json:
    """Return a room as ``me`` sees it. It contains nothing from the game's header except my automatic answers."""
    if is_outsider(room, me):
        room, online = _from_outside(room, online)
    mine, held, free = seat_of(room, me), seats_held(room, me), room.tournament is None
    seats = [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "you": number == mine,
            "yours": number in held,
            "guest": seat.guest,
            "host": free and seat.person_id is not None and seat.person_id == room.host and not seat.guest,
            "online": seat.person_id in online,
            "stand_in": seat.stand_in,
            "late": seat.late,
        }
        for number, seat in enumerate(room.seats)
    ]
    shown: Json = {
        "id": room.id,
        "name": room.name,
        "named": has_own_name(room),
        "state": room.state,
        "set_up": {"game": room.set_up["game"], "options": dict(room.set_up["options"])},
        "seats": seats,
        "public": room.public,
        "spectators": room.spectators,
        "spectators_write": not room.quiet,
        "hints": room.hints,
        "undo": room.undo or "free",
        "proposal": None if room.proposal is None or room.state != "playing" else asdict(room.proposal),
        "paused": paused_at(room),
        "clock": dict(room.clock),
        "you": {"seat": mine, "host": free and me is not None and room.host == me.id},
        "created": room.created,
        "changed": room.changed,
        "next": room.next,
        "closed": room.closed,
        "tournament": room.tournament,
        "sealed": room.sealed or False,
        "audience": audience_of(online),
        "link": settings.link("room", room.id),
    }
    if mine is not None and room.state == "playing":
        shown["auto"] = answers_of(room, mine)
        shown["auto_choices"] = choices(room.set_up["game"])
    return shown


def _from_outside(room: RoomRow, online: Collection[str]) -> tuple[RoomRow, Collection[str]]:
    """Return the room and the people online, as outsiders may see them.

    They see enough to decide whether to join, and nothing about the course of the game.
    """
    seats = tuple(replace(seat, stand_in=False, late=False) for seat in room.seats)
    shown = replace(room, seats=seats, changed=room.created, proposal=None, pauses=None)
    if room.state == "open":
        return shown, [who for who in online if not is_mark(who)]
    return (replace(shown, state="playing", closed=None) if room.sealed else shown), ()


def chat_line(line: ChatLine) -> Json:
    """Return a chat message as data, without the type of a socket message."""
    return {"from": line.name, "seat": line.seat, "text": line.text, "at": line.at}


# ---- a game --------------------------------------------------------------------------------------------------------


def table_message(table: RoomActor, seat: int | None, lang: str | None, cursor: Cursor | None = None) -> Json:
    """Return the "table" message with the log entries new to ``cursor``, or with the whole log if it is None."""
    game = table.played()
    message = _shown(game, table.room, seat, lang, cursor or Cursor())
    message["thinking"] = table.thinking()
    message["undo"] = seat is not None and undoable(table.room, game) == seat
    if table.room.state == "over":  # it may have been ended early
        message["ask"], message["open"] = None, []
    message["clock"] = _clock_object(table)
    return message


def _clock_object(table: RoomActor) -> Json | None:
    """Return the seats' clocks, or None.

    The result is None if there are no time limits, or if no decision is being timed and there are no banks.
    """
    times, clock = table.times(), table.room.clock
    running = deadlines(times)
    if not times or (not running and clock["kind"] != "bank"):
        return None
    return {
        "until": min(running.values(), default=None),
        "per": None if clock["kind"] == "bank" else float(clock["seconds"]),
        "seats": [{"until": time.until, "left": time.left} for time in times],
    }


def result_object(kept: FinishedGame, lang: str | None) -> Json:
    """Return the result of a game; if ``lang`` is None, return only places and totals, no text."""
    told = None if kept.result is None else kept.result[lang or LANGUAGES[0]]
    if told is not None and lang is None:
        told = {"verdict": "", "scores": [{**score, "items": []} for score in told["scores"]]}
    if told is not None:
        told = {"ties": [], **told}  # older results have none
    return {
        "room": kept.room_id,
        "game": kept.game,
        "ruleset": kept.ruleset,
        "rules": kept.rules,
        "steps": kept.steps,
        "at": kept.at,
        "closed": kept.closed,
        "result": told,
    }


def review_object(room_id: str, row: ReviewRow | None, before: int, lang: str | None) -> Json:
    """Return the progress and content of a review; if ``lang`` is None, return only numbers, no text.

    ``before``: number of reviews queued ahead.
    """
    if row is None:
        return {"room": room_id, "state": "none", "done": 0, "steps": 0, "before": 0, "told": None}
    told = None if row.told is None else _as_now(row.told[lang or LANGUAGES[0]])
    if told is not None and lang is None:
        told = without_texts(told)
    state = "making" if row.state == "waiting" and row.done else row.state
    return {"room": room_id, "state": state, "done": row.done, "steps": row.steps, "before": before, "told": told}


def without_texts(told: Json) -> Json:
    """Return a review's content reduced to numbers and notation, without text."""
    nothing = {"what": [], "then": ""}
    turns = [{**turn, "what": []} for turn in told["turns"]]
    stories = [
        {**story, "moments": [{**one, "me": nothing, "other": nothing, "why": ""} for one in story["moments"]]}
        for story in told["stories"]
    ]
    costs = [
        {**cost, "played": {**cost["played"], "text": ""}, "best": {**cost["best"], "text": ""}, "why": ""}
        for cost in told["costs"]
    ]
    return {**told, "turns": turns, "costs": costs, "stories": stories}


def _as_now(told: Json) -> Json:
    """Return a review's content, with defaults for fields that are missing in reviews of earlier versions."""
    missing = {"turn": None, "chance": None, "possible": None}
    return {"stories": [], **told, "costs": [{**missing, **cost} for cost in told["costs"]]}


def step_message(table: RoomActor, game: Game, step: int, seat: int | None, lang: str | None, open_cards: bool) -> Json:
    """Return the "table" message for ``game``, a finished game as it was after ``step`` decisions."""
    message = _shown(game, table.room, seat, lang, Cursor())
    message["thinking"] = []
    message["undo"] = False
    message["clock"] = None
    message["step"] = step
    message["happened"] = [game.rules.events.told(event) for event in game.state.events_for(seat, game.mark)]
    if open_cards and seat is None:
        message["view"], message["own"] = _laid_open(game)
    return message


def explanation(game: Game, seat: int | None, lang: str, about: str) -> list[str]:
    """Explain ``about`` (a card or an option's number); if it is empty, explain everything currently relevant."""
    narrator = narrator_named(game.header.game, game.header.ruleset, lang)
    legal = [] if seat is None else game.state.legal(seat)
    return narrator.explain(game.state.view(seat), legal, about)


def _shown(game: Game, room: RoomRow, seat: int | None, lang: str | None, cursor: Cursor) -> Json:
    shows: Showing = showing(game.header.game, game.header.ruleset, lang)
    decided = None if seat is None else game.marks[seat]
    message: Json = shows.table(game.state, seat, names_of(room), cursor, decided=decided, hands=game.hands)
    message["room"] = room.id
    message["seq"] = game.count
    message["levels"] = [one.level or "" for one in room.seats]
    if game.state.is_over() and not room.sealed:
        message["course"] = course_of(game)
    return message


def _laid_open(game: Game) -> tuple[Json, list[Json]]:
    """Return the public view with all hidden cards revealed, and the private fields of each seat."""
    public: Mapping[str, Any] = game.state.view(None)
    view: Json = {**public}
    own: list[Mapping[str, Any]] = [game.state.view(seat) for seat in range(len(game.header.seats))]
    if isinstance(view.get("seats"), list):
        view["seats"] = [_seats(one)[number] for number, one in enumerate(own)]
    for field, value in view.items():
        if value is None and field != "seat":
            view[field] = next((one[field] for one in own if one[field] is not None), None)
    return view, [{field: value for field, value in one.items() if field not in public} for one in own]


def _seats(view: Mapping[str, Any]) -> list[Json]:
    seats: list[Json] = view["seats"]
    return seats
