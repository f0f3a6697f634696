"""Routes of the HTTP API: handlers, request and response types, costs and errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from burgrave.server.http import client as catalogue
from burgrave.server.http import (
    costs,
    friends,
    games,
    health,
    messages,
    notices,
    objects,
    own_data,
    pages,
    people,
    profiles,
    puzzles,
    rooms,
    sockets,
    tokens,
    tournaments,
    wire,
)
from burgrave.server.http import objects as profile_objects
from burgrave.server.http import objects as tournament_objects
from burgrave.server.http import own_sessions as sessions
from burgrave.server.http.context import Cost, Handler
from burgrave.server.http.security import EMBEDDED
from burgrave.server.live.tournament import NewTournament

API = "/api/v1"
ROOM = "/rooms/{room}"
SOCKET = f"{API}{ROOM}/socket"
TEXT = "text/plain; charset=utf-8"
PAGE = "text/html; charset=utf-8"
PICTURE = "image/png"
ONE_CLICK = b"List-Unsubscribe=One-Click"
"""Body of a one-click unsubscribe request (RFC 8058)."""


@dataclass(frozen=True)
class Route:
    """Operation of the API: one HTTP method of a path, with its handler, types, limits and cost."""

    method: str
    path: str
    handler: Handler
    gives: Any  # a type of ``objects`` or ``messages``, or TEXT, PAGE or PICTURE; None if there is no body
    takes: Any = None  # type of the body
    asks: Any = None  # type of the query
    status: int = 200
    known: bool = False  # requires a session
    bots: bool = False  # bot tokens may use it
    problems: tuple[str, ...] = field(default=())  # error codes in addition to the common ones
    counted: bool = True  # subject to rate limits
    cost: Cost = costs.REQUEST
    form: bytes = b""  # a non-JSON body that is accepted as is
    answer: str = ""  # description of a response without a type
    tag: str = ""  # group of operations in the OpenAPI document

    @property
    def page(self) -> bool:
        """True if people open the path in a browser, so errors must be HTML pages, too."""
        return bool(self.gives == PAGE)

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").partition("\n")[0]


def get(path: str, handler: Handler, gives: Any, *problems: str, **more: Any) -> Route:
    """Return a GET route that is open to everyone."""
    return Route("GET", API + path, handler, gives, problems=problems, bots=True, **more)


def post(path: str, handler: Handler, gives: Any, *problems: str, takes: Any = None, **more: Any) -> Route:
    """Return a POST route that requires a session."""
    more = {"known": True, "cost": costs.CHANGE, **more}
    return Route("POST", API + path, handler, gives, takes=takes, problems=problems, **more)


def play(path: str, handler: Handler, gives: Any, *problems: str, **more: Any) -> Route:
    """Return a POST route that bot tokens may also use, such as one for playing at a table."""
    return post(path, handler, gives, *problems, bots=True, **more)


def _people() -> Iterable[Route]:
    """Guests, accounts, sessions and bot tokens."""
    yield get("/me", people.me, objects.You, cost=costs.MY_ROOMS)
    yield Route(
        "GET", f"{API}/me/history", people.history, objects.History, asks=wire.Earlier, known=True, cost=costs.GAMES
    )
    yield post("/me", people.come, objects.WhoAmI, "bad-name", takes=wire.Me, known=False)
    problems = "bad-login", "bad-password", "login-taken", "already-registered", "not-offered"
    yield post("/register", people.register, objects.WhoAmI, *problems, takes=wire.Register, cost=costs.PASSWORD)
    yield post(
        "/login",
        people.log_in,
        objects.WhoAmI,
        "wrong-login",
        "too-many-tries",
        "not-offered",
        takes=wire.LogIn,
        known=False,
        cost=costs.PASSWORD,
    )
    yield post("/logout", people.leave, objects.WhoAmI, known=False)
    changing = "bad-password", "wrong-password", "no-account", "too-many-tries", "changed"
    yield post(
        "/me/password",
        people.change_password,
        objects.WhoAmI,
        *changing,
        takes=wire.ChangePassword,
        cost=costs.PASSWORD,
    )
    yield Route("GET", f"{API}/me/data", own_data.download, objects.MyData, known=True, cost=costs.DATA)
    yield post(
        "/me/delete",
        own_data.forget,
        objects.WhoAmI,
        "wrong-password",
        "too-many-tries",
        takes=wire.Forget,
        cost=costs.PASSWORD,
    )
    yield Route("GET", f"{API}/me/sessions", sessions.listed, objects.Sessions, known=True)
    yield post("/me/sessions/{session}/end", sessions.end, objects.Sessions, "this-session")
    yield post("/me/sessions/end-others", sessions.end_others, objects.Sessions)
    yield Route("GET", f"{API}/me/tokens", tokens.listed, objects.BotTokens, known=True)
    making = "bad-name", "too-many-tokens", "no-room"
    yield post("/me/tokens", tokens.make, objects.NewBotToken, *making, takes=wire.MakeBotToken, status=201)
    yield post("/me/tokens/{token}/revoke", tokens.revoke, objects.BotTokens, "no-such-address")
    yield post("/claim", rooms.claim, objects.Room, "no-link", "already-seated", "of-tournament", takes=wire.Claim)


def _profiles() -> Iterable[Route]:
    """Public profiles, statistics, lists of finished games, and the leaderboards."""
    shown = profile_objects
    yield Route("GET", f"{API}/me/profile", profiles.mine, shown.MyProfile, known=True, cost=costs.PROFILE)
    yield post(
        "/me/profile", profiles.show, shown.MyProfile, "no-account", "changed", takes=wire.Seen, cost=costs.PROFILE
    )
    yield Route(
        "GET", f"{API}/me/games", profiles.my_games, shown.Games, asks=wire.WhichGames, known=True, cost=costs.GAMES
    )
    path = "/people/{profile}"
    yield get(path, profiles.profile, shown.Profile, "no-person", cost=costs.PROFILE)
    yield get(f"{path}/games", profiles.games, shown.Games, "no-person", asks=wire.WhichGames, cost=costs.GAMES)
    yield get("/best", profiles.best, shown.Best, cost=costs.RANKING)


def _friends() -> Iterable[Route]:
    """Friends, invitations and blocked players."""
    known = profile_objects.Friends
    yield Route("GET", f"{API}/me/friends", friends.listed, known, known=True, cost=costs.FRIENDS)
    yield get("/me/invitations", friends.invited, profile_objects.Invitations, known=True, cost=costs.NOTICES)
    yield post("/me/friends", friends.make, known, "no-link", takes=wire.Claim, cost=costs.FRIENDS_CHANGE)
    yield post("/me/friends/link", friends.link, profile_objects.FriendLink)
    offered = profile_objects.FriendOffered
    yield post("/friend-link", friends.look, offered, "no-link", takes=wire.Claim, known=False)
    path = "/me/friends/{friend}"
    yield post(f"{path}/end", friends.end, known, "no-such-address", cost=costs.FRIENDS_CHANGE)
    yield post(f"{path}/block", friends.block_friend, known, "no-person", "no-such-address", cost=costs.FRIENDS_CHANGE)
    yield post(
        "/people/{profile}/block",
        friends.block_profile,
        known,
        "no-person",
        "no-such-address",
        cost=costs.FRIENDS_CHANGE,
    )
    yield post("/me/blocked/{blocked}/end", friends.unblock, known, "no-such-address", cost=costs.FRIENDS_CHANGE)
    yield post(
        f"{ROOM}/seats/{{seat}}/block",
        friends.block_seat,
        known,
        "no-room",
        "no-seat",
        "no-person",
        cost=costs.FRIENDS_CHANGE,
    )
    inviting = "no-room", "not-seated", "already-started", "room-full", "no-person"
    yield post(f"{ROOM}/invite", friends.invite, objects.Room, *inviting, takes=wire.Invite)


def _notices() -> Iterable[Route]:
    """Notifications for absent players."""
    yield Route("GET", f"{API}/me/notices", notices.mine, objects.MyNotices, known=True, cost=costs.NOTICES)
    keeping = "bad-device", "not-offered"
    yield post(
        "/me/notices/device", notices.keep_device, objects.MyNotices, *keeping, takes=wire.NewDevice, cost=costs.DEVICE
    )
    yield post("/me/notices/device/stop", notices.stop_mine, objects.MyNotices, cost=costs.DEVICE)
    yield post(
        "/me/notices/devices/{device}/stop",
        notices.stop_device,
        objects.MyNotices,
        "no-such-address",
        cost=costs.DEVICE,
    )
    yield post(
        "/me/notices/mail",
        notices.ask_mail,
        objects.MyNotices,
        "bad-mail",
        "not-offered",
        takes=wire.NewMail,
        cost=costs.DEVICE,
    )
    yield post("/me/notices/mail/stop", notices.stop_mine_mail, objects.MyNotices, cost=costs.DEVICE)
    yield post("/mail/confirm", notices.confirm_mail, objects.LinkUsed, "no-link", takes=wire.Claim, known=False)
    path = "/mail/stop/{link}"
    yield post(path, notices.stop_mail, objects.LinkUsed, "no-link", known=False, form=ONE_CLICK)
    page = "A redirect to the page that asks for confirmation before unsubscribing."
    yield Route("GET", API + path, notices.stop_page, TEXT, status=303, problems=("no-link",), answer=page)


def _rooms() -> Iterable[Route]:
    """Rooms before and after a game: seats, host, start, rematch."""
    making = "bad-set-up", "bad-seats", "bad-name", "too-many-rooms", "stopping"
    yield get("/rooms", rooms.lobby, objects.Rooms, asks=wire.WhichPage, cost=costs.LOBBY)
    yield post("/rooms", rooms.create, objects.Room, *making, takes=wire.NewRoom, status=201, cost=costs.NEW_ROOM)
    yield get(ROOM, rooms.room, objects.Room, "no-room", "damaged")
    sitting = "already-seated", "already-started", "of-tournament"
    seating = "no-room", "no-seat", "seat-taken", "cannot-sit", "room-full", *sitting
    yield play(f"{ROOM}/join", rooms.join, objects.Room, *seating, takes=wire.Join)
    yield play(f"{ROOM}/leave", rooms.leave, objects.Room, "no-room", "not-seated", "game-over", "of-tournament")
    yield play(f"{ROOM}/return", rooms.return_to, objects.Room, "no-room", "not-seated", "not-started", "game-over")
    hosting = "no-room", "not-host", "already-started", "of-tournament"
    giving = "no-seat", "not-seated", "bad-seats", "bad-name"
    path = f"{ROOM}/seats/{{seat}}"
    yield post(path, rooms.set_seat, objects.Room, *hosting, *giving, takes=wire.SeatKind)
    absent = "not-seated", "not-host", "not-started", "game-over", "has-clock", "not-away", "wait-longer", "paused"
    yield post(f"{path}/stand-in", rooms.stand_in, objects.Room, "no-room", "no-seat", *absent)
    yield post(f"{ROOM}/start", rooms.start, objects.Room, *hosting, "seats-open")
    again = "no-room", "not-seated", "still-playing", "too-many-rooms", "of-tournament"
    yield post(f"{ROOM}/rematch", rooms.rematch, objects.Room, *again, cost=costs.NEW_ROOM)
    answering = "no-room", "not-seated", "not-started", "game-over", "bad-auto"
    yield play(f"{ROOM}/auto", rooms.auto, objects.Room, *answering, takes=wire.Auto)
    agreeing = "no-room", "not-seated", "not-started", "game-over", "of-tournament", "other-rules", "damaged"
    yield play(
        f"{ROOM}/propose",
        rooms.propose,
        objects.Room,
        *agreeing,
        "only-bots",
        "already-proposed",
        takes=wire.Propose,
    )
    yield play(
        f"{ROOM}/answer",
        rooms.answer,
        objects.Room,
        *agreeing,
        "no-proposal",
        "late-undo",
        takes=wire.Answer,
    )
    yield play(f"{ROOM}/resume", rooms.resume, objects.Room, "no-room", "not-seated", "not-started", "game-over")
    yield post(f"{ROOM}/seat-link", rooms.seat_link, objects.SeatUrl, "no-room", "not-seated", "of-tournament")


def _table_cost(query: wire.Looking) -> float:
    return costs.table_cost(query.lang)


def _games() -> Iterable[Route]:
    """Games: the table, actions, records, replays, and reviews."""
    watching = "no-room", "not-started", "no-spectators", "sealed", "other-rules", "damaged"
    sitting = "not-seated", "which-seat", "no-seat"
    playing = "no-room", "not-started", *sitting, "game-over", "other-rules", "damaged", "stopping"
    yield get(
        f"{ROOM}/table",
        games.table,
        messages.TableMessage,
        *watching,
        "not-seated",
        asks=wire.Looking,
        cost=_table_cost,
    )
    yield play(
        f"{ROOM}/act",
        games.act,
        objects.Seq,
        *playing,
        "stale",
        "not-your-turn",
        "illegal",
        "paused",
        takes=wire.ActNow,
        cost=costs.REQUEST + costs.ACT,
    )
    yield play(
        f"{ROOM}/undo",
        games.undo,
        objects.Seq,
        *playing,
        "stale",
        "nothing-to-undo",
        "cannot-undo",
        "late-undo",
        "no-undo",
        "paused",
        "already-proposed",
        "of-tournament",
        takes=wire.UndoNow,
        cost=costs.REQUEST + costs.ACT,
    )
    yield play(
        f"{ROOM}/hint",
        games.hint,
        objects.HintsNow,
        *playing,
        "no-hints",
        "not-your-turn",
        asks=wire.Looking,
        cost=costs.REQUEST + costs.HINT,
    )
    record = "The game record as text; during the game, only what my seat has seen."
    yield get(
        f"{ROOM}/record",
        games.record,
        TEXT,
        *watching,
        "not-seated",
        asks=wire.MySeat,
        cost=costs.RECORD,
        answer=record,
    )
    ended = "no-room", "not-started", "no-spectators", "sealed", "still-playing", "damaged"
    yield get(f"{ROOM}/result", games.result, objects.Finished, *ended, asks=wire.InLanguage, cost=costs.RESULT)
    yield get(f"{ROOM}/replay", games.replay, objects.Replay, *watching, "still-playing", cost=costs.STEP)
    looking = (*ended, "no-review")
    yield get(f"{ROOM}/review", games.review, objects.Review, *looking, asks=wire.InLanguage, cost=costs.REVIEW)
    asking = "too-many-reviews", "stopping"
    yield post(f"{ROOM}/review", games.ask_review, objects.Review, *looking, *asking, asks=wire.InLanguage)
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
        cost=costs.STEP,
    )
    beginning = *watching, "still-playing", "no-step", "no-seat", "game-over", "too-many-rooms", "stopping"
    yield post(
        f"{step}/play", rooms.play_from, objects.Room, *beginning, takes=wire.From, status=201, cost=costs.PLAY_FROM
    )


def _tournaments() -> Iterable[Route]:
    """Tournaments of several tables and rounds."""
    making = "bad-set-up", "bad-places", "bad-name", "too-many-tables", "too-many-tournaments"
    path = "/tournaments/{tournament}"
    gives = tournament_objects.Tournament
    yield Route(
        "GET",
        f"{API}/me/tournaments",
        tournaments.mine,
        tournament_objects.Tournaments,
        known=True,
        cost=costs.TOURNAMENTS,
    )
    yield post(
        "/tournaments",
        tournaments.create,
        gives,
        *making,
        takes=NewTournament,
        status=201,
        cost=costs.TOURNAMENT_CHANGE,
    )
    there = "no-tournament", "damaged"
    yield get(path, tournaments.show, gives, *there, cost=costs.TOURNAMENT)
    joining = "was-removed", "tournament-begun", "tournament-full", "tournament-over"
    yield post(f"{path}/join", tournaments.join, gives, *there, *joining, cost=costs.TOURNAMENT_CHANGE)
    yield post(
        f"{path}/leave",
        tournaments.leave,
        gives,
        *there,
        "not-entered",
        "tournament-over",
        cost=costs.TOURNAMENT_CHANGE,
    )
    hosting = *there, "not-host", "tournament-over"
    yield post(
        f"{path}/begin",
        tournaments.begin,
        gives,
        *hosting,
        "tournament-begun",
        "tournament-empty",
        "too-many-rooms",
        cost=costs.TOURNAMENT_CHANGE,
    )
    yield post(
        f"{path}/call-off", tournaments.call_off, gives, *hosting, "tournament-begun", cost=costs.TOURNAMENT_CHANGE
    )
    yield post(
        f"{path}/players/{{place}}/remove",
        tournaments.remove,
        gives,
        *hosting,
        "no-player",
        cost=costs.TOURNAMENT_CHANGE,
    )


def _puzzles() -> Iterable[Route]:
    """Positions with one clearly best move; no session is needed."""
    yield get("/puzzles", puzzles.listed, objects.Puzzles, asks=wire.WhichPuzzles)
    yield get("/puzzles/daily", puzzles.daily, objects.DailyPuzzle, "no-puzzle")
    path = "/puzzles/{puzzle}"
    there = "no-puzzle", "other-rules"
    yield get(path, puzzles.table, objects.PuzzleTable, *there, asks=wire.InLanguage, cost=costs.PUZZLE)
    yield play(
        f"{path}/answer",
        puzzles.answer,
        objects.PuzzleVerdict,
        *there,
        "illegal",
        takes=wire.PuzzleAnswer,
        asks=wire.InLanguage,
        known=False,
        cost=costs.PUZZLE_ANSWER,
    )


def _socket() -> Iterable[Route]:
    """WebSocket of a room; ``x-socket`` describes its messages."""
    opened = "The WebSocket is open; `x-socket` describes the JSON messages in both directions."
    refused = "no-room", "damaged", "stopping", "upgrade-required", "too-many-sockets", "foreign-origin"
    path = SOCKET.removeprefix(API)
    yield get(path, sockets.without_upgrade, None, *refused, asks=wire.Watching, status=101, answer=opened)


def _catalogue() -> Iterable[Route]:
    """Server features, game setups, and card names and texts."""
    yield get("/features", catalogue.features, objects.Features)
    yield get("/set-ups", catalogue.set_ups, objects.SetUps)
    path = "/words/{lang}/{game}"
    yield get(path, catalogue.words, objects.Words, "no-words", asks=wire.WhichWords)


def _health() -> Iterable[Route]:
    """Health check for supervisors and load balancers."""
    problems = ("unavailable",)
    yield Route("GET", "/healthz", health.healthy, objects.Health, problems=problems, counted=False)


def _pages() -> Iterable[Route]:
    """Landing pages of links, and pictures for link previews."""
    page = "A page with Open Graph tags. It opens the browser client."
    png = "A PNG of 1200 by 630 pixels."

    def shown(path: str, handler: Handler, *problems: str, **more: Any) -> Route:
        return Route("GET", path, handler, problems=problems, bots=True, **more)

    there = "no-tournament", "damaged"
    yield shown("/r/{room}", pages.room, "no-room", "damaged", gives=PAGE, answer=page, cost=costs.PAGE)
    yield shown("/replay/{room}", pages.replay, "no-room", "damaged", gives=PAGE, answer=page, cost=costs.PAGE)
    yield shown("/t/{tournament}", pages.tournament, *there, gives=PAGE, answer=page, cost=costs.TOURNAMENT)
    drawn: dict[str, Any] = {"gives": PICTURE, "answer": png, "asks": wire.InLanguage, "cost": costs.PAGE}
    yield shown("/r/{room}/picture.png", pages.room_picture, "no-room", "no-such-address", "damaged", **drawn)
    yield shown("/t/{tournament}/picture.png", pages.tournament_picture, "no-such-address", *there, **drawn)
    framed = "A page that other sites may embed. It shows the replay of the room in its address."
    yield shown(EMBEDDED, pages.embedded, "no-such-address", gives=PAGE, answer=framed, asks=wire.Embedded)


TAGS: Final[dict[str, Callable[[], Iterable[Route]]]] = {
    "people": _people,
    "profiles": _profiles,
    "friends": _friends,
    "notifications": _notices,
    "rooms": _rooms,
    "games": _games,
    "socket": _socket,
    "tournaments": _tournaments,
    "puzzles": _puzzles,
    "catalogue": _catalogue,
    "pages": _pages,
    "health": _health,
}
"""Groups of operations, by their tag in the OpenAPI document."""

ROUTES: Final = tuple(replace(route, tag=tag) for tag, group in TAGS.items() for route in group())
