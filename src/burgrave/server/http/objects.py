"""Types of all objects that the server sends.

They describe the responses (see ``openapi``), and the tests check the responses against them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from burgrave.bots import Level
from burgrave.review.telling import ToldReview
from burgrave.server.http.wire import Language
from burgrave.server.live.game_options import EventJson
from burgrave.server.live.tournament import Format
from burgrave.server.live.wanted import Clock
from burgrave.server.showing.game import CardWords, ChosenSetUp, GameSetUps

# ---- Rooms and games -------------------------------------------------------------------------------------------------

Json = dict[str, Any]


class Sent(msgspec.Struct, kw_only=True):
    """What the server sends may get more fields: whoever reads it ignores what it does not know."""


# ---- people and rooms ------------------------------------------------------------------------------------------


class Person(Sent):
    """Somebody; nobody needs an account. ``login``: of an account, for its person alone, not for their programs."""

    id: str
    name: str
    guest: bool
    login: str | None


class Seat(Sent):
    """A seat, and who sits there."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    you: bool
    yours: bool  # mine to play: my own, or that of a guest at my device
    guest: bool  # sits at the device of somebody else who plays
    host: bool
    online: bool
    stand_in: bool
    late: bool


class Here(Sent):
    """Where I am in a room."""

    seat: int | None
    host: bool


class Audience(Sent):
    """Those who watch without a seat: how many, 100 at the most, and the names of some who like to be named."""

    count: int
    names: list[str]


class Room(Sent):
    """A room, as one person sees it."""

    id: str
    name: str
    named: bool  # by its host; else the name is that of the host
    state: Literal["open", "playing", "over"]
    set_up: ChosenSetUp
    seats: list[Seat]
    public: bool
    spectators: bool
    spectators_write: bool
    hints: bool
    clock: Clock
    you: Here
    created: float
    changed: float
    next: str | None
    closed: str | None  # why the game was ended before its end
    tournament: str | None  # of which it is a table
    sealed: bool  # the same deal is played elsewhere still: only its players may look, and nobody may look back
    audience: Audience
    link: str
    auto: dict[str, str | None] = {}  # while I play: what I have said before, and
    auto_choices: dict[str, list[str]] = {}  # what can be said
    # In a list of my rooms, while the game is in progress:
    your_turn: bool | None = None
    round: int | None = None
    # In a list of my rooms, when the game is over: how I finished.
    place: int | None = None
    points: int | None = None


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


class KeptPerson(Sent):
    """Who I am, in what is kept of me."""

    id: str
    name: str
    login: str | None
    created: float


class MyData(Sent):
    """All that is kept of me, by what it is about; ``said``: what I wrote at tables."""

    person: KeptPerson
    profile: Json | None
    mail: Json | None
    sessions: list[Json]
    devices: list[Json]
    tokens: list[Json]
    friends: list[Json]
    blocked: list[Json]
    rooms: list[Json]
    tournaments: list[Json]
    games: list[Json]
    ratings: list[Json]
    said: list[Json]


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


class Device(Sent):
    """One of my browsers, which is told what is going on while I am away; it has the id of its session."""

    id: str
    agent: str | None
    created: float
    this: bool  # the one that asks


class MyMail(Sent):
    """Where I get e-mails, once I have confirmed that it is me."""

    address: str
    confirmed: bool


class MyNotices(Sent):
    """How I am told what is going on while I am away, and how I could be."""

    push_key: str | None  # what a browser needs to subscribe; none: no browser is told anything here
    devices: list[Device]
    mail_offered: bool
    mail: MyMail | None


class LinkUsed(Sent):
    """What a link from an e-mail stands for is done."""

    done: bool


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


# ---- set-ups and words -----------------------------------------------------------------------------------------


class SetUps(Sent):
    """What can be played, and with what."""

    games: list[GameSetUps]


Words = Annotated[
    dict[str, dict[str, CardWords | str]],
    msgspec.Meta(description="Names and texts by kind of card and name; what has no text is a name alone."),
]

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


class SeatTime(Sent):
    """The time of a seat: until when it lasts while it runs, what its bank holds while it stands still."""

    until: float | None
    left: float | None


class Until(Sent):
    """When the earliest open decision is taken from whoever has it, and how each seat stands."""

    until: float | None  # null: nobody's time runs
    per: float | None  # null: the seats have banks
    seats: list[SeatTime]


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


class Course(Sent):
    """How the points grew: a row as each round began, as they would have counted then, and one of the end."""

    rounds: list[int]  # the number of each
    points: list[list[int]]  # of every seat; one row more than there are rounds


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


class WhyNot(Sent):
    """Why something cannot be done, as data: the name of the reason, and the numbers and names that it speaks of."""

    name: str
    arguments: dict[str, str | int]


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
    news: int | None  # the paragraph in which the lines since my last decision begin, and
    news_line: int | None  # the first of these lines in it
    happened: list[EventJson]
    undo: bool
    clock: Until | None
    result: Result | None
    course: Course | None = None  # once the game is over
    prices: dict[str, dict[str, int]] = {}
    why_not: dict[str, str] = {}
    reasons: dict[str, WhyNot] = {}
    harvest: Json | None = None
    step: int | None = None  # in a replay: after how many decisions
    own: list[Json] | None = None  # in a replay with all cards open: what is in no view but each seat's own, by seat


class Seq(Sent):
    """The number of the table after what was asked for."""

    seq: int


class Tip(Sent):
    """What a bot thinks of an action."""

    action: int
    text: str
    percent: int | None = None  # chance to win
    points: int | None = None  # that it expects
    why: str | None = None
    standing: Literal["best", "close", "behind"] = "behind"  # close: about as good as the best, as far as it can tell


class HintsNow(Sent):
    """Tips, best first."""

    tips: list[Tip]


class Replay(Sent):
    """A game that is over."""

    names: list[str]
    steps: int
    rounds: list[int]  # the steps at which one begins, from 0 on
    turns: list[int]  # the same; each round begins with one


class Review(Sent):
    """How far the review of a game is, and what it says once it is done."""

    room: str
    state: Literal["none", "waiting", "making", "done", "failed"]
    done: int
    steps: int
    before: int  # others that come first
    told: ToldReview | None


class Health(Sent):
    """The server works, and its database answers."""

    status: Literal["ok"]
    version: str


# ---- Profiles --------------------------------------------------------------------------------------------------------


class Share(Sent):
    """How many games of a kind somebody has won: the share, and between what it lies with 95 % (Wilson)."""

    games: int
    wins: int
    share: float
    low: float
    high: float
    chance: float | None  # what anybody would win by chance; none: some games were played alone
    enough: bool  # to tell anything by


class Counted(Share):
    """The same for an edition, a number of players, or a card that somebody was in so many rounds, or games."""

    name: str
    times: int


class Fares(Sent):
    """How somebody fares at one game."""

    game: str
    mean_score: float
    total: Share
    rating: Rating | None
    rulesets: list[Counted]
    players: list[Counted]
    roles: dict[str, list[Counted]]  # by kind of card; a game counts for each card that somebody was in it


class Profile(Sent):
    """Somebody, as everybody may see them who has the address."""

    id: str
    name: str
    since: float
    mine: bool
    games: list[Fares]
    companions: list[str]  # with whom they played most


class MyProfile(Sent):
    """Myself, as I alone see me; the id and the link lead others to me, if I want to be seen."""

    id: str | None
    link: str | None
    name: str
    since: float
    games: list[Fares]
    companions: list[str]


class SeenSeat(PlayedSeat):
    """How one seat ended a game; the name is empty if it is of somebody who does not want to be seen."""

    profile: str | None


class SeenGame(Sent):
    """A game that somebody finished, on this seat; without a room if it was not open to everybody."""

    room: str | None
    game: str
    ruleset: str | None
    at: float
    seat: int
    seats: list[SeenSeat]


class Games(Sent):
    """Games that somebody finished, the last one first."""

    games: list[SeenGame]


class Ranked(Sent):
    """Somebody among the best, or a level of bots to compare with: rated after so many games."""

    profile: str | None
    name: str
    """Empty for a level."""
    level: Level | None
    games: int
    mu: float
    sigma: float


class BestAt(Sent):
    """The best at one game, the first one first, and among them levels of bots."""

    game: str
    ranks: list[Ranked]


class Best(Sent):
    """The best of this server, among those who want to be seen and have finished so many rated games."""

    least: int
    games: list[BestAt]


class Blocked(Sent):
    """Somebody of whom I hear no more; the id is mine to speak of them."""

    id: str
    name: str
    at: float


class Friend(Blocked):
    """A friend of mine; ``at_table``: they are at a table of theirs just now."""

    profile: str | None  # where they want to be seen
    at_table: bool


class Invited(Sent):
    """A friend has invited me to a room that has not begun."""

    room: str
    game: str
    name: str
    at: float


class Friends(Sent):
    """My friends, what they invite me to, and whom I have blocked."""

    friends: list[Friend]
    invitations: list[Invited]
    blocked: list[Blocked]


class FriendLink(Sent):
    """A secret address that makes one friend of mine."""

    url: str


class FriendOffered(Sent):
    """Whose friend a link makes; ``own``: the link is mine."""

    name: str
    own: bool


# ---- Tournaments -----------------------------------------------------------------------------------------------------


class Entrant(Sent):
    """A place of a tournament; who is ``out`` has left or was removed, and a bot has the place from then on."""

    place: int
    name: str
    level: Level | None
    out: Literal["", "left", "removed"]
    you: bool


class TournamentTable(Sent):
    """A table of a round: which place sits on each seat; how it ended is told when the round is over."""

    room: str
    state: Literal["open", "playing", "over"]
    players: list[int]
    ranks: list[int] | None
    scores: list[int] | None


class TournamentRound(Sent):
    """A round. The seed of its deals is told when it is over; before, the seal: BLAKE2b of it, 16 bytes."""

    opened: float
    closed: float | None
    seal: str | None
    seed: str | None
    tables: list[TournamentTable]


class Standing(Sent):
    """How a place stands: what comes first decides first, and who is equal in everything shares the ``place``."""

    player: int
    place: int
    points: float
    same_seat: float
    opponents: float
    firsts: int


class InTournament(Sent):
    """Where I am in a tournament, and the room where I play now."""

    place: int | None
    host: bool
    table: str | None


class Tournament(Sent):
    """A tournament, as one person sees it."""

    id: str
    name: str
    state: Literal["open", "playing", "over"]
    host: str
    set_up: ChosenSetUp
    format: Format
    length: int  # rounds that there will be
    places: int
    duplicate: bool
    clock: Clock
    level: Level
    wait: float
    spectators: bool
    hints: bool
    players: list[Entrant]
    rounds: list[TournamentRound]
    standings: list[Standing]
    you: InTournament
    until: float | None  # until when a table of this round waits for its players, if one does
    created: float
    link: str


class Tournaments(Sent):
    """My tournaments, last changed first."""

    tournaments: list[Tournament]
