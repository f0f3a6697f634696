"""Every address of the interface: who answers, what is asked, what is sent back, what may be wrong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from burgrave.server.http import catalogue, games, health, messages, objects, people, rooms, sessions, tokens, wire
from burgrave.server.http.context import Handler

__all__ = ["API", "ROOM", "ROUTES", "SOCKET", "Route"]

API = "/api/v1"
ROOM = "/rooms/{room}"
SOCKET = f"{API}{ROOM}/socket"
TEXT = "text/plain; charset=utf-8"


@dataclass(frozen=True)
class Route:
    """One method of one address."""

    method: str
    path: str
    handler: Handler
    gives: Any  # a type of ``objects`` or ``messages``, or TEXT
    takes: Any = None  # the type of the body
    asks: Any = None  # the type of the query
    status: int = 200
    known: bool = False  # only for people who have a session
    bots: bool = False  # also for a program with a token of limited rights
    problems: tuple[str, ...] = field(default=())  # codes, besides those that everything may have
    counted: bool = True  # against the allowances

    @property
    def summary(self) -> str:
        """What it does, in one sentence."""
        return (self.handler.__doc__ or "").partition("\n")[0]


def get(path: str, handler: Handler, gives: Any, *problems: str, asks: Any = None) -> Route:
    """Return something to look at, for everybody."""
    return Route("GET", API + path, handler, gives, asks=asks, problems=problems, bots=True)


def post(path: str, handler: Handler, gives: Any, *problems: str, takes: Any = None, **more: Any) -> Route:
    """Return something to do, for people who have a session."""
    return Route("POST", API + path, handler, gives, takes=takes, problems=problems, **{"known": True, **more})


def play(path: str, handler: Handler, gives: Any, *problems: str, **more: Any) -> Route:
    """Return something to do at a table, which a program may do for somebody."""
    return post(path, handler, gives, *problems, bots=True, **more)


def _people() -> Iterable[Route]:
    yield get("/me", people.me, objects.You)
    yield Route("GET", f"{API}/me/history", people.history, objects.History, asks=wire.Earlier, known=True)
    yield post("/me", people.come, objects.WhoAmI, "bad-name", takes=wire.Me, known=False)
    problems = "bad-login", "bad-password", "login-taken", "already-registered"
    yield post("/register", people.register, objects.WhoAmI, *problems, takes=wire.Register)
    yield post("/login", people.log_in, objects.WhoAmI, "wrong-login", "too-many-tries", takes=wire.LogIn, known=False)
    yield post("/logout", people.leave, objects.WhoAmI, known=False)
    changing = "bad-password", "wrong-password", "no-account", "too-many-tries", "changed"
    yield post("/me/password", people.change_password, objects.WhoAmI, *changing, takes=wire.ChangePassword)
    yield Route("GET", f"{API}/me/sessions", sessions.listed, objects.Sessions, known=True)
    yield post("/me/sessions/{session}/end", sessions.end, objects.Sessions, "this-session")
    yield post("/me/sessions/end-others", sessions.end_others, objects.Sessions)
    yield Route("GET", f"{API}/me/tokens", tokens.listed, objects.BotTokens, known=True)
    making = "bad-name", "too-many-tokens", "no-room"
    yield post("/me/tokens", tokens.make, objects.NewBotToken, *making, takes=wire.MakeBotToken, status=201)
    yield post("/me/tokens/{token}/revoke", tokens.revoke, objects.BotTokens, "no-such-address")
    yield post("/claim", rooms.claim, objects.Room, "no-link", "already-seated", takes=wire.Claim)


def _rooms() -> Iterable[Route]:
    making = "bad-set-up", "bad-seats", "bad-name", "too-many-rooms", "stopping"
    yield get("/rooms", rooms.lobby, objects.Rooms, asks=wire.WhichPage)
    yield post("/rooms", rooms.create, objects.Room, *making, takes=wire.NewRoom, status=201)
    yield get(ROOM, rooms.room, objects.Room, "no-room", "damaged")
    seating = "no-room", "no-seat", "seat-taken", "room-full", "already-seated", "already-started"
    yield play(f"{ROOM}/join", rooms.join, objects.Room, *seating, takes=wire.Join)
    yield play(f"{ROOM}/leave", rooms.leave, objects.Room, "no-room", "not-seated", "game-over")
    yield play(f"{ROOM}/return", rooms.return_to, objects.Room, "no-room", "not-seated", "not-started", "game-over")
    hosting = "no-room", "not-host", "already-started"
    path = f"{ROOM}/seats/{{seat}}"
    yield post(path, rooms.set_seat, objects.Room, *hosting, "no-seat", takes=wire.SeatKind)
    absent = "not-seated", "not-host", "not-started", "game-over", "has-clock", "not-away", "wait-longer"
    yield post(f"{path}/stand-in", rooms.stand_in, objects.Room, "no-room", "no-seat", *absent)
    yield post(f"{ROOM}/start", rooms.start, objects.Room, *hosting, "seats-open")
    yield post(
        f"{ROOM}/rematch", rooms.rematch, objects.Room, "no-room", "not-seated", "still-playing", "too-many-rooms"
    )
    answering = "no-room", "not-seated", "not-started", "game-over", "bad-auto"
    yield play(f"{ROOM}/auto", rooms.auto, objects.Room, *answering, takes=wire.Auto)
    yield post(f"{ROOM}/seat-link", rooms.seat_link, objects.SeatUrl, "no-room", "not-seated")


def _games() -> Iterable[Route]:
    watching = "no-room", "not-started", "no-spectators", "other-rules", "damaged"
    playing = "no-room", "not-started", "not-seated", "game-over", "other-rules", "damaged", "stopping"
    yield get(f"{ROOM}/table", games.table, messages.TableMessage, *watching, asks=wire.InLanguage)
    yield play(f"{ROOM}/act", games.act, objects.Seq, *playing, "stale", "not-your-turn", "illegal", takes=wire.ActNow)
    yield play(
        f"{ROOM}/undo", games.undo, objects.Seq, *playing, "stale", "nothing-to-undo", "cannot-undo", takes=wire.UndoNow
    )
    yield play(
        f"{ROOM}/hint", games.hint, objects.HintsNow, *playing, "no-hints", "not-your-turn", asks=wire.InLanguage
    )
    yield get(f"{ROOM}/record", games.record, TEXT, *watching)
    ended = "no-room", "not-started", "no-spectators", "still-playing", "damaged"
    yield get(f"{ROOM}/result", games.result, objects.Finished, *ended, asks=wire.InLanguage)
    yield get(f"{ROOM}/replay", games.replay, objects.Replay, *watching, "still-playing")
    step = f"{ROOM}/replay/{{step}}"
    yield get(
        step,
        games.replay_step,
        messages.TableMessage,
        *watching,
        "still-playing",
        "no-step",
        "no-seat",
        asks=wire.WhichReplay,
    )


def _catalogue() -> Iterable[Route]:
    yield get("/set-ups", catalogue.set_ups, objects.SetUps)
    path = "/words/{lang}/{game}"
    yield get(path, catalogue.words, objects.Words, "no-words", asks=wire.WhichWords)


def _health() -> Iterable[Route]:
    problems = ("unavailable",)
    yield Route("GET", "/healthz", health.healthy, objects.Health, problems=problems, counted=False)


ROUTES: tuple[Route, ...] = (*_people(), *_rooms(), *_games(), *_catalogue(), *_health())
