"""Landing pages of links to tables, tournaments and replays, and pictures for link previews.

Pages and pictures show only public data: they are made from what the API returns to an anonymous caller.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.responses import Response

from burgrave.server.http import costs, wire
from burgrave.server.http.context import Call
from burgrave.server.http.markup import Page, edition_name, game_title, language_of, page_response, words_in
from burgrave.server.http.pictures import Player, Poster
from burgrave.server.http.problems import Problem
from burgrave.server.live.errors import Refused
from burgrave.server.live.requests import ShowResult, ShowRoom, ShowTable
from burgrave.server.showing.game import table_of
from burgrave.text.catalogue import LANGUAGES

Json = Mapping[str, Any]

# ---- Rooms -----------------------------------------------------------------------------------------------------------


async def room(call: Call) -> object:
    """Return the landing page of a link to a table, which describes the table and opens it."""
    return await _room_page(call, "room", "page-title")


async def replay(call: Call) -> object:
    """Return the landing page of a link to a replay, which describes the game and opens its replay."""
    return await _room_page(call, "replay", "page-replay-title")


async def room_picture(call: Call) -> object:
    """Draw the picture of a table: game, players and, after the game, points and what the winners have built."""
    query: wire.InLanguage = call.query
    lang = query.lang or LANGUAGES[0]
    shown = await call.context.tables.ask(call.room, ShowRoom(None))
    game: str = shown["set_up"]["game"]
    edition = shown["set_up"]["options"].get("ruleset")
    line = game_title(lang, game)
    if edition is not None:
        line = words_in(lang).text("page-edition", game=line, edition=edition_name(lang, game, edition))
    result = await _result(call, shown, lang)
    if result is None:
        free = words_in(lang).text("page-open-seat")
        players = [_seat(number, seat, free) for number, seat in enumerate(shown["seats"])]
        line = f"{line} · {_state(shown, lang)}"
        return await _picture(call, Poster(game, _name(shown, lang), line, players))
    scores: Sequence[Json] = result["scores"]
    players = [Player(one["name"], one["seat"], str(one["total"])) for one in scores]
    winners = [one["seat"] for one in scores if one["place"] == 1 and one["seat"] is not None]
    title = str(result["verdict"]).rstrip(".")
    return await _picture(call, Poster(game, title, line, players, await _skylines(call, game, winners)))


async def _room_page(call: Call, page: str, title: str) -> Response:
    """Return a room's landing page, which opens the client's ``page``; ``title`` is the id of the heading's text."""
    lang = language_of(call.request)
    words = words_in(lang)
    shown = await call.context.tables.ask(call.room, ShowRoom(None))
    result = await _result(call, shown, lang)
    if result is None:
        text = _state(shown, lang)
    else:
        scores = ", ".join(f"{one['name']} {one['total']}" for one in result["scores"])
        text = words.text("page-result", verdict=str(result["verdict"]), scores=f"{scores}.")
    heading = words.text(title, table=_name(shown, lang), game=game_title(lang, shown["set_up"]["game"]))
    return _page(call, lang, heading, text, page, call.room, pictured="room")


def _page(call: Call, lang: str, title: str, text: str, page: str, id: str, *, pictured: str) -> Response:
    """Return a landing page that opens ``page/id`` in the client and has the picture of ``pictured/id``."""
    link = call.context.settings.link
    picture = f"{link(pictured, id)}/picture.png?lang={lang}" if call.context.pictures.available else None
    button = words_in(lang).text(f"page-go-{page}")
    return page_response(Page(lang, title, text, link(page, id), f"/#/{page}/{id}", button, picture))


async def _result(call: Call, shown: Json, lang: str) -> Json | None:
    """Return the final result of a game, or None if it is not over or not everybody may see it."""
    if shown["state"] != "over":
        return None
    try:
        found: Json = await call.context.tables.ask(call.room, ShowResult(None, lang))
    except Refused:
        return None
    result: Json | None = found["result"]
    return result


async def _skylines(call: Call, game: str, winners: Sequence[int]) -> list[Sequence[Any]]:
    """Return what each winner has built, or [] if the rules of the game are no longer supported."""
    try:
        table = await call.context.tables.ask(call.room, ShowTable(None, None))
    except Refused:
        return []
    return [table_of(game).skyline(table["view"], seat) for seat in winners]


def _name(shown: Json, lang: str) -> str:
    name: str = shown["name"]
    return name if shown["named"] else words_in(lang).text("notice-table-of", name=name)


def _seat(number: int, seat: Json, free: str) -> Player:
    return Player(free) if seat["kind"] == "open" else Player(seat["name"], number)


def _state(shown: Json, lang: str) -> str:
    """Return a sentence about the state of a table."""
    words = words_in(lang)
    seats: Sequence[Json] = shown["seats"]
    if shown["state"] == "over":
        return words.text("page-over")
    if shown["state"] == "playing":
        names = [seat["name"] for seat in seats]
        message = "page-playing" if len(names) > 1 else "page-playing-alone"
        return words.text(message, names=words.listed(names))
    free = sum(seat["kind"] == "open" for seat in seats)
    return words.text("page-free", free=free, seats=len(seats)) if free else words.text("page-full")


# ---- Tournaments -----------------------------------------------------------------------------------------------------


async def tournament(call: Call) -> object:
    """Return the landing page of a link to a tournament, which describes the tournament and opens it."""
    lang = language_of(call.request)
    id = call.id("tournament")
    shown = await call.context.tables.tournaments.show(id, None)
    game = game_title(lang, shown["set_up"]["game"])
    title = words_in(lang).text("page-title", table=shown["name"], game=game)
    return _page(call, lang, title, _progress(shown, lang), "tournament", id, pictured="tournament")


async def tournament_picture(call: Call) -> object:
    """Draw the picture of a tournament: its game, its state and its first players."""
    query: wire.InLanguage = call.query
    lang = query.lang or LANGUAGES[0]
    shown = await call.context.tables.tournaments.show(call.id("tournament"), None)
    game: str = shown["set_up"]["game"]
    line = f"{game_title(lang, game)} · {_progress(shown, lang)}"
    players = [Player(name, place, points) for name, place, points in _entrants(shown)[:8]]
    return await _picture(call, Poster(game, shown["name"], line, players))


def _progress(shown: Json, lang: str) -> str:
    """Return a sentence about the state of a tournament."""
    words = words_in(lang)
    if shown["state"] == "open":
        return words.text("page-tournament-open", places=shown["places"], taken=len(shown["players"]))
    if shown["state"] == "playing":
        return words.text("page-tournament-playing", round=len(shown["rounds"]), rounds=shown["length"])
    first = [name for name, _, _ in _entrants(shown)[:3]]
    if not shown["rounds"]:
        return words.text("page-tournament-called-off")
    return words.text("page-tournament-over", names=", ".join(f"{n}. {name}" for n, name in enumerate(first, 1)))


def _entrants(shown: Json) -> list[tuple[str, int, str]]:
    """Return each player's name, position in the list of players, and points; best first once there are standings."""
    players: Sequence[Json] = shown["players"]
    standings: Sequence[Json] = shown["standings"]
    if not standings:
        return [(one["name"], one["place"], "") for one in players]
    return [(players[one["player"]]["name"], one["player"], f"{one['points']:g}") for one in standings]


# ---- Pictures and embedded replays -----------------------------------------------------------------------------------


async def _picture(call: Call, poster: Poster) -> Response:
    made = await call.context.pictures.png(poster, lambda: call.affords(costs.PICTURE))
    if made is None:
        raise Problem(404, "no-such-address", "This server has no pictures: its browser client is not built.")
    return Response(made, 200, {"Cache-Control": "private, max-age=60"}, "image/png")


async def embedded(call: Call) -> object:
    """Show a replay inside a page of another site; the embedded page uses no cookies."""
    try:
        page = (call.context.client / "embed.html").read_bytes()
    except OSError:
        raise Problem(404, "no-such-address", "This server has no replays to embed: its client is not built.") from None
    return Response(page, 200, {"Cache-Control": "no-cache"}, "text/html; charset=utf-8")
