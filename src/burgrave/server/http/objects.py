"""Everything that the server sends, as types: they describe it (see ``openapi``), and the tests hold it to them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from burgrave.bots import Level
from burgrave.server.http.wire import Language
from burgrave.server.live.game_options import EventJson
from burgrave.server.live.wanted import Clock
from burgrave.server.showing.types import CardWords, ChosenSetUp, GameSetUps

__all__ = [
    "BotTokens",
    "Finished",
    "Health",
    "HintsNow",
    "History",
    "NewBotToken",
    "Replay",
    "Room",
    "Rooms",
    "SeatUrl",
    "Seq",
    "Sessions",
    "SetUps",
    "WhoAmI",
    "Words",
    "You",
]

Json = dict[str, Any]


class Sent(msgspec.Struct, kw_only=True):
    """What the server sends may get more fields: whoever reads it ignores what it does not know."""


# ---- people and rooms ------------------------------------------------------------------------------------------


class Person(Sent):
    """Somebody; nobody needs an account."""

    id: str
    name: str
    guest: bool


class Seat(Sent):
    """A seat, and who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    you: bool
    host: bool
    online: bool
    stand_in: bool


class Here(Sent):
    """Where I am in a room."""

    seat: int | None
    host: bool


class Room(Sent):
    """A room, as one person sees it."""

    id: str
    name: str
    state: Literal["open", "playing", "over"]
    set_up: ChosenSetUp
    seats: list[Seat]
    public: bool
    spectators: bool
    hints: bool
    clock: Clock
    you: Here
    created: float
    changed: float
    next: str | None
    closed: str | None  # why the game was ended before its end
    link: str
    auto: dict[str, str | None] = {}  # while I play: what I have said before, and
    auto_choices: dict[str, list[str]] = {}  # what can be said
    your_turn: bool | None = None  # in a list of my rooms, where a game goes on


class Session(Sent):
    """A browser or a program that is logged in as me; ``expires``: unless it is used before."""

    id: str
    agent: str | None  # what it is called, as far as it says
    created: float
    seen: float
    expires: float
    this: bool  # the one that asks


class Sessions(Sent):
    """My sessions, the one last used first."""

    sessions: list[Session]


class WhoAmI(Sent):
    """Who I am."""

    person: Person | None


class You(WhoAmI):
    """Who I am, and where I sit."""

    rooms: list[Room]


class BotToken(Sent):
    """What is known of a token with which a program plays for me."""

    id: str
    name: str
    room: str | None
    created: float
    seen: float
    expires: float


class BotTokens(Sent):
    """My tokens, the newest first."""

    tokens: list[BotToken]


class NewBotToken(Sent):
    """A new token: the secret is shown only now."""

    token: str
    about: BotToken


class PlayedSeat(Sent):
    """How one seat ended a game."""

    seat: int
    name: str
    level: Level | None
    place: int
    score: int


class PlayedGame(Sent):
    """A game that I finished; ``seat`` was mine."""

    room: str
    game: str
    ruleset: str | None
    at: float
    seat: int
    seats: list[PlayedSeat]


class Rating(Sent):
    """What is known of somebody's strength (OpenSkill), after so many games with other accounts."""

    games: int
    mu: float
    sigma: float


class Statistics(Sent):
    """How I fare at one game."""

    game: str
    games: int
    wins: int
    mean_score: float
    rating: Rating | None


class History(Sent):
    """What I have played."""

    games: list[PlayedGame]
    statistics: list[Statistics]


class Rooms(Sent):
    """Rooms: few of each host and each address on the first page; before others, those where somebody waits."""

    rooms: list[Room]
    more: bool  # on the next page


class SeatUrl(Sent):
    """A secret that gives me my seat back on another device."""

    url: str


# ---- what the games have ---------------------------------------------------------------------------------------


class SetUps(Sent):
    """What can be played, and with what."""

    games: list[GameSetUps]


Words = dict[str, dict[str, CardWords | str]]
"""Names and texts by kind of card and name; what has no text of its own is a name alone."""

# ---- a game ----------------------------------------------------------------------------------------------------


class Quote(Sent):
    """What an option costs and brings me, what it needs and leaves me, and what it is aimed at."""

    costs: dict[str, int] = {}
    brings: dict[str, int] = {}
    either: list[dict[str, int]] = []
    needs: dict[str, int] = {}
    on: dict[str, str | int] = {}


class Option(Sent):
    """Something that I may do now."""

    action: int
    notation: str
    text: str
    quote: Quote
    note: str = ""


class Ask(Sent):
    """My open decision."""

    question: str
    options: list[Option]
    why_not: dict[str, str] = {}


class Card(Sent):
    """A card named in a text."""

    card: str
    text: str


class Line(Sent):
    """Something that happened."""

    event: str
    parts: list[str | Card]


class Paragraph(Sent):
    """A turn, or the like."""

    lines: list[Line]


class Log(Sent):
    """Replace the paragraphs from this number on by these."""

    from_: int = msgspec.field(name="from")
    paragraphs: list[Paragraph]


class Until(Sent):
    """When the earliest open decision is taken from whoever has it."""

    until: float
    per: float


class Score(Sent):
    """What somebody's game is worth; seat null: the Dark Lord."""

    seat: int | None
    name: str
    place: int
    total: int
    items: list[tuple[str, int]]


class Result(Sent):
    """How the game ended."""

    verdict: str
    scores: list[Score]


class Finished(Sent):
    """What stays of a game that is over, whether its rules are still here or not."""

    room: str
    game: str
    ruleset: str | None
    rules: int
    steps: int
    at: float
    closed: str | None
    result: Result | None


class Snapshot(Sent):
    """What one viewer sees of a game, whole (but for the log, which goes on)."""

    room: str
    seq: int
    seat: int | None
    lang: Language | None
    view: Json
    names: list[str]
    levels: list[Level | Literal[""]]
    open: list[int]
    thinking: list[int]
    ask: Ask | None
    log: Log
    news: int | None
    happened: list[EventJson]
    undo: bool
    clock: Until | None
    result: Result | None
    prices: dict[str, dict[str, int]] = {}
    why_not: dict[str, str] = {}
    harvest: Json | None = None
    step: int | None = None  # in a replay: after how many decisions


class Seq(Sent):
    """The number of the table after what was asked for."""

    seq: int


class Tip(Sent):
    """What a bot thinks of an action."""

    action: int
    text: str
    percent: int | None = None  # of its thinking
    points: int | None = None  # that it expects
    why: str | None = None


class HintsNow(Sent):
    """Tips, best first."""

    tips: list[Tip]


class Replay(Sent):
    """A game that is over."""

    names: list[str]
    steps: int


class Health(Sent):
    """The server works, and its database answers."""

    status: Literal["ok"]
    version: str
