"""What goes out to people, as the wire has it: the Room object, the message "table", explanations, chats."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from burgrave.server.live.autos import answers_of, choices
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.live.live_room import LiveRoom
from burgrave.server.live.records import game_at
from burgrave.server.live.seats import seat_of
from burgrave.server.settings import Settings
from burgrave.server.showing import Cursor, Showing, showing
from burgrave.server.store import ChatLine, FinishedGame, Person, RoomRow
from burgrave.text.catalogue import LANGUAGES
from burgrave.text.narration import narrator_named

__all__ = [
    "chat_line",
    "explanation",
    "may_watch",
    "must_speak",
    "names_of",
    "result_object",
    "room_object",
    "step_message",
    "table_message",
]

Json = dict[str, Any]


def must_speak(lang: str | None) -> None:
    """Raise Refused unless this is a language of ours, or none."""
    if lang is not None and lang not in LANGUAGES:
        raise Refused("no-lang", f"There is no language {lang[:20]!r}; choose from: {', '.join(LANGUAGES)}.", 422)


def may_watch(room: RoomRow, me: Person | None) -> int | None:
    """Return the seat through whose eyes somebody sees the table; raise Refused if they may not see it."""
    seat = seat_of(room, me)
    hosts = me is not None and room.host == me.id
    if seat is None and not room.spectators and not hosts:
        raise Refused("no-spectators", "This table is not open to spectators; only its players see it.", 403)
    return seat


def names_of(room: RoomRow) -> list[str]:
    """Return what the seats are called."""
    return [seat.name for seat in room.seats]


# ---- rooms ---------------------------------------------------------------------------------------------------------


def room_object(room: RoomRow, me: Person | None, online: Collection[str], settings: Settings) -> Json:
    """Return a room as ``me`` sees it; nothing of the game's header is in it."""
    mine = seat_of(room, me)
    seats = [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "you": number == mine,
            "host": seat.person_id is not None and seat.person_id == room.host,
            "online": seat.person_id in online,
            "stand_in": seat.stand_in,
        }
        for number, seat in enumerate(room.seats)
    ]
    shown: Json = {
        "id": room.id,
        "name": room.name,
        "state": room.state,
        "set_up": {"game": room.set_up["game"], "options": dict(room.set_up["options"])},
        "seats": seats,
        "public": room.public,
        "spectators": room.spectators,
        "hints": room.hints,
        "clock": dict(room.clock),
        "you": {"seat": mine, "host": me is not None and room.host == me.id},
        "created": room.created,
        "changed": room.changed,
        "next": room.next,
        "closed": room.closed,
        "link": settings.link("room", room.id),
    }
    if mine is not None and room.state == "playing":
        shown["auto"] = answers_of(room, mine)
        shown["auto_choices"] = choices(room.set_up["game"])
    return shown


def chat_line(line: ChatLine) -> Json:
    """Return something said, without the kind of message."""
    return {"from": line.name, "seat": line.seat, "text": line.text, "at": line.at}


# ---- a game --------------------------------------------------------------------------------------------------------


def table_message(table: LiveRoom, seat: int | None, lang: str | None, cursor: Cursor | None = None) -> Json:
    """Return the message "table": what a cursor has not told yet, or everything."""
    game = table.played()
    message = _shown(game, table.room, seat, lang, cursor or Cursor())
    deadlines = table.deadlines()
    message["thinking"] = table.thinking()
    message["undo"] = seat is not None and table.room.state == "playing" and game.may_undo() == seat
    message["clock"] = {"until": min(deadlines.values()), "per": table.per_decision()} if deadlines else None
    return message


def result_object(kept: FinishedGame, lang: str | None) -> Json:
    """Return how a game ended; without a language there are no texts, only places and totals."""
    told = None if kept.result is None else kept.result[lang or LANGUAGES[0]]
    if told is not None and lang is None:
        told = {"verdict": "", "scores": [{**score, "items": []} for score in told["scores"]]}
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


def step_message(table: LiveRoom, step: int, seat: int | None, lang: str | None, open_cards: bool) -> Json:
    """Return the message "table" as of after so many decisions of a game that is over."""
    whole = table.played()
    game = game_at(whole, step)
    message = _shown(game, table.room, seat, lang, Cursor())
    message["ask"] = None  # nothing is left to decide
    message["thinking"] = []
    message["undo"] = False
    message["clock"] = None
    message["step"] = step
    message["happened"] = [game.rules.events.told(event) for event in game.state.events_for(seat, game.mark)]
    if open_cards and seat is None:
        message["view"] = _laid_open(game)
    return message


def explanation(game: Game, seat: int | None, lang: str, about: str) -> list[str]:
    """Return explanations of what ``about`` names; if empty, of all that is near."""
    narrator = narrator_named(game.header.game, game.header.ruleset, lang)
    legal = [] if seat is None else game.state.legal(seat)
    return narrator.explain(game.state.view(seat), legal, about)


def _shown(game: Game, room: RoomRow, seat: int | None, lang: str | None, cursor: Cursor) -> Json:
    shows: Showing = showing(game.header.game, game.header.ruleset, lang)
    decided = None if seat is None else game.marks[seat]
    message: Json = shows.table(game.state, seat, names_of(room), cursor, decided=decided)
    message["room"] = room.id
    message["seq"] = game.count
    message["levels"] = [one.level or "" for one in room.seats]
    return message


def _laid_open(game: Game) -> Json:
    """Return the spectators' view, with what each player knew of their own things."""
    view: Json = {**game.state.view(None)}
    own: list[Mapping[str, Any]] = [game.state.view(seat) for seat in range(len(game.header.seats))]
    if isinstance(view.get("seats"), list):
        view["seats"] = [_seats(one)[number] for number, one in enumerate(own)]
    for field, value in view.items():
        if value is None and field != "seat":
            view[field] = next((one[field] for one in own if one[field] is not None), None)
    return view


def _seats(view: Mapping[str, Any]) -> list[Json]:
    seats: list[Json] = view["seats"]
    return seats
