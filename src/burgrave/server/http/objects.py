"""Types of all objects that the server sends.

They describe the responses (see ``openapi``), and the tests check the responses against them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from burgrave.bots import Level
from burgrave.review.telling import ToldReview
from burgrave.server.http.wire import Language
from burgrave.server.live.room_types import Clock, EventJson, GameName
from burgrave.server.live.tournament import Format
from burgrave.server.showing.game import CardWords, ChosenSetUp, GameSetUps

# ---- Rooms and games -------------------------------------------------------------------------------------------------

Json = dict[str, Any]


class Sent(msgspec.Struct, kw_only=True):
    """Base of all objects that the server sends. New fields may be added; clients must ignore unknown ones."""


# ---- people and rooms ------------------------------------------------------------------------------------------


class Person(Sent):
    """A user, either a guest or with an account. ``login`` is set only for accounts, and hidden from bot tokens."""

    id: str
    name: str
    guest: bool
    login: str | None


class Seat(Sent):
    """A seat of a room, and the person or bot who plays it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: Level | None
    you: bool
    yours: bool  # I may play it: my own seat, or a guest's on my device
    guest: bool  # shares another player's device
    host: bool
    online: bool
    stand_in: bool
    late: bool


class Here(Sent):
    """My place in a room."""

    seat: int | None
    host: bool


class Audience(Sent):
    """Spectators: their number (capped at 100), and the names of some who agreed to be named."""

    count: int
    names: list[str]


class Proposal(Sent):
    """A proposal that needs the agreement of all people at the table."""

    kind: Literal["pause", "end", "undo"]
    by: int  # seat
    yes: list[int]  # seats of the people who have agreed
    seq: int  # of the table; a proposal to undo a move lapses with the next move


class Room(Sent):
    """A room as one user sees it."""

    id: str
    name: str
    named: bool  # True if the host named it; else ``name`` is the host's
    state: Literal["open", "playing", "over"]
    set_up: ChosenSetUp
    seats: list[Seat]
    public: bool
    spectators: bool
    spectators_write: bool
    hints: bool
    undo: Literal["free", "consent", "off"]
    proposal: Proposal | None
    paused: float | None  # when the game was paused
    clock: Clock
    you: Here
    created: float
    changed: float
    next: str | None
    closed: str | None  # reason why the game was ended early
    tournament: str | None  # the tournament that the table belongs to
    sealed: bool  # others are still playing the same deal: only its players may watch, without replay
    audience: Audience
    link: str
    auto: dict[str, str | None] = {}  # while I play: my automatic answers so far
    auto_choices: dict[str, list[str]] = {}  # and the possible ones
    # Only in a list of my rooms, while the game is running:
    your_turn: bool | None = None
    round: int | None = None
    # Only in a list of my rooms, once the game is over: my result.
    place: int | None = None
    points: int | None = None


class Session(Sent):
    """A browser or program logged in as me; using it postpones ``expires``."""

    id: str
    agent: str | None  # a readable name, if its User-Agent gives one
    created: float
    seen: float
    expires: float
    this: bool  # the session of this request


class Sessions(Sent):
    """My sessions, most recently used first."""

    sessions: list[Session]


class WhoAmI(Sent):
    """The current user; null for a caller without a session."""

    person: Person | None


class You(WhoAmI):
    """The current user and their rooms."""

    rooms: list[Room]


class KeptPerson(Sent):
    """The current user, as stored."""

    id: str
    name: str
    login: str | None
    created: float


class MyData(Sent):
    """All data stored about me, grouped by topic; ``said`` contains my chat messages."""

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
    """A token that lets a program play for me, without its secret."""

    id: str
    name: str
    room: str | None
    created: float
    seen: float
    expires: float


class BotTokens(Sent):
    """My bot tokens, newest first."""

    tokens: list[BotToken]


class NewBotToken(Sent):
    """A new bot token; the secret is shown only once."""

    token: str
    about: BotToken


class Device(Sent):
    """One of my browsers that has push notifications on; ``id`` is the id of its session."""

    id: str
    agent: str | None
    created: float
    this: bool  # the browser of this request


class MyMail(Sent):
    """My email address for notifications, which are sent once it is confirmed."""

    address: str
    confirmed: bool


class MyNotices(Sent):
    """My notification settings, and the channels that the server offers."""

    push_key: str | None  # the server's key for push subscriptions; null if there are no push notifications
    devices: list[Device]
    mail_offered: bool
    mail: MyMail | None


class LinkUsed(Sent):
    """Confirmation that the action of an email link has been carried out."""

    done: bool


class PlayedSeat(Sent):
    """Result of one seat in a finished game."""

    seat: int
    name: str
    level: Level | None
    place: int
    score: int


class PlayedGame(Sent):
    """A game that I finished; ``seat`` is my seat."""

    room: str
    game: str
    ruleset: str | None
    at: float
    seat: int
    seats: list[PlayedSeat]


class Rating(Sent):
    """An OpenSkill rating, and the number of rated games.

    A game is rated if an opponent has an account or, with hints off, is a bot.
    """

    games: int
    mu: float
    sigma: float


class Statistics(Sent):
    """My statistics for one game."""

    game: str
    games: int
    wins: int
    mean_score: float
    rating: Rating | None


class History(Sent):
    """My finished games and statistics."""

    games: list[PlayedGame]
    statistics: list[Statistics]


class Rooms(Sent):
    """A page of the lobby: a few rooms of each host and each network, then the rest.

    In both groups, rooms with waiting players come first.
    """

    rooms: list[Room]
    more: bool  # there is another page


class SeatUrl(Sent):
    """A secret link that gives me my seat back on another device."""

    url: str


# ---- setups and words ------------------------------------------------------------------------------------------


class SetUps(Sent):
    """All games and their setup options."""

    games: list[GameSetUps]


Words = Annotated[
    dict[str, dict[str, CardWords | str]],
    msgspec.Meta(description="Names and texts by kind of card and name; an entry without a text is just a name."),
]

# ---- a game ----------------------------------------------------------------------------------------------------


class Quote(Sent):
    """The price, gains, requirements and target of an option."""

    costs: dict[str, int] = {}
    brings: dict[str, int] = {}
    either: list[dict[str, int]] = []
    needs: dict[str, int] = {}
    on: dict[str, str | int] = {}
    targets: dict[str, int] = {}


class Option(Sent):
    """A legal action; ``notation`` is its notation in game records."""

    action: int
    notation: str
    text: str
    quote: Quote
    note: str = ""


class Ask(Sent):
    """My open decision: the question, the options, and reasons why related actions are unavailable."""

    question: str
    options: list[Option]
    why_not: dict[str, str] = {}


class Card(Sent):
    """A card named in a text."""

    card: str
    text: str


class Line(Sent):
    """A log entry for one event."""

    event: str
    parts: list[str | Card]


class Paragraph(Sent):
    """A section of the log, usually a turn."""

    lines: list[Line]


class Log(Sent):
    """A log update: ``paragraphs`` replaces all paragraphs from number ``from`` on."""

    from_: int = msgspec.field(name="from")
    paragraphs: list[Paragraph]


class SeatTime(Sent):
    """A seat's clock: its deadline while it is running, or the time left while it is stopped."""

    until: float | None
    left: float | None


class Until(Sent):
    """Earliest deadline of an open decision, and the clock of each seat."""

    until: float | None  # null if no clock is running
    per: float | None  # null if the seats have banks
    seats: list[SeatTime]


class Score(Sent):
    """The final score of a player; a null seat means the Dark Lord."""

    seat: int | None
    name: str
    place: int
    total: int
    items: list[tuple[str, int]]


class Result(Sent):
    """The result of a game; ``ties`` has a sentence about each tie on points."""

    verdict: str
    ties: list[str]
    scores: list[Score]


class Course(Sent):
    """Points over the game: a row for the start of each round, scored as if the game ended there, and a final row."""

    rounds: list[int]  # round numbers
    points: list[list[int]]  # by seat; one more row than there are rounds


class Finished(Sent):
    """Stored data of a finished game, kept even if its rules version is no longer supported."""

    room: str
    game: str
    ruleset: str | None
    rules: int
    steps: int
    at: float
    closed: str | None
    result: Result | None


class WhyNot(Sent):
    """The reason why an action is unavailable, as data: its name and arguments."""

    name: str
    arguments: dict[str, str | int]


class Snapshot(Sent):
    """The complete state of a game as one viewer sees it, with an incremental log."""

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
    news: int | None  # paragraph where the lines since my last decision start
    news_line: int | None  # the first of these lines
    happened: list[EventJson]
    undo: bool
    clock: Until | None
    result: Result | None
    course: Course | None = None  # only once the game is over
    prices: dict[str, dict[str, int]] = {}
    why_not: dict[str, str] = {}
    reasons: dict[str, WhyNot] = {}
    harvest: Json | None = None
    step: int | None = None  # in a replay: number of decisions made
    own: list[Json] | None = None  # in a replay with all cards open: what only the seat's own view shows, by seat


class Seq(Sent):
    """The table's sequence number after the request."""

    seq: int


class Tip(Sent):
    """A bot's evaluation of an action."""

    action: int
    text: str
    percent: int | None = None  # chance of winning
    points: int | None = None  # expected points
    why: str | None = None
    standing: Literal["best", "close", "behind"] = "behind"  # close: not clearly worse than the best


class HintsNow(Sent):
    """Tips for my open decision, best first."""

    tips: list[Tip]


class Replay(Sent):
    """Length of a finished game, and the steps at which its rounds and turns begin."""

    names: list[str]
    steps: int
    rounds: list[int]  # steps at which rounds begin, starting at 0
    turns: list[int]  # steps at which turns begin; each round begins with one


class Review(Sent):
    """Progress of a review and its content so far."""

    room: str
    state: Literal["none", "waiting", "making", "done", "failed"]
    done: int
    steps: int
    before: int  # number of reviews queued ahead
    told: ToldReview | None


# ---- puzzles ---------------------------------------------------------------------------------------------------------


class PuzzleTitle(Sent):
    """Summary of a puzzle, without its theme."""

    id: str
    game: GameName
    number: int  # among the puzzles of the game, starting at 1
    grade: int  # from 1, easy, to 4, expert
    players: int
    round: int


class ThemedPuzzle(PuzzleTitle):
    """Summary of a puzzle, with its theme, which hints at the answer."""

    theme: str


class Puzzles(Sent):
    """Puzzles, sorted by game and number."""

    puzzles: list[ThemedPuzzle]


class DailyPuzzle(Sent):
    """The puzzle of the day, which is the same for everyone."""

    date: str  # in UTC, such as 2026-11-29
    puzzle: PuzzleTitle


class PuzzleTable(Sent):
    """A puzzle: the table as the seat to act sees it. The answer is not included."""

    puzzle: PuzzleTitle
    set_up: ChosenSetUp
    table: Snapshot


class PuzzleChoice(Sent):
    """A move and the winning chance after it, in percent."""

    notation: str
    text: str
    percent: int


class PuzzleVerdict(Sent):
    """The verdict on an answer, and how clear the best move is."""

    right: bool
    played: PuzzleChoice
    choices: list[PuzzleChoice]  # all options, best first
    why: str  # main fact in favor of the best move; empty if there is none to mention
    theme: str
    margin: int  # winning chance of the best move minus that of the best wrong one, in percentage points
    error: float  # standard error of the margin, in percentage points
    searches: int  # independent searches, all of which found the best move
    trials: int  # games played out in these searches


class Health(Sent):
    """Report that the server works and can use its database."""

    status: Literal["ok"]
    version: str


class Features(Sent):
    """Features of this server; clients hide those that are missing."""

    accounts: bool
    friends: bool
    invitations: bool
    tournaments: bool
    push: bool
    mail: bool


# ---- Profiles --------------------------------------------------------------------------------------------------------


class Share(Sent):
    """Win rate of a player in one kind of game, with its 95% confidence interval (Wilson)."""

    games: int
    wins: int
    share: float
    low: float
    high: float
    chance: float | None  # win rate by pure chance; null if some games were solo
    enough: bool  # enough games to be meaningful


class NamedShare(Share):
    """Win rate for an edition, a number of players or a card; ``times`` counts rounds or games."""

    name: str
    times: int


class PersonStatistics(Sent):
    """Statistics of a player for one game."""

    game: str
    mean_score: float
    total: Share
    rating: Rating | None
    rulesets: list[NamedShare]
    players: list[NamedShare]
    roles: dict[str, list[NamedShare]]  # by kind of card; a game counts for every card that the player had


class Profile(Sent):
    """Public profile of a player."""

    id: str
    name: str
    since: float
    mine: bool
    games: list[PersonStatistics]
    companions: list[str]  # most frequent fellow players


class MyProfile(Sent):
    """My own profile; id and link are set if it is public."""

    id: str | None
    link: str | None
    name: str
    since: float
    games: list[PersonStatistics]
    companions: list[str]


class SeenSeat(PlayedSeat):
    """Result of one seat; the name is empty unless the player has a public profile."""

    profile: str | None


class SeenGame(Sent):
    """A game that a player finished in seat ``seat``; ``room`` is set only if the room was public."""

    room: str | None
    game: str
    ruleset: str | None
    at: float
    seat: int
    seats: list[SeenSeat]


class Games(Sent):
    """Games finished by a player, most recent first."""

    games: list[SeenGame]


class Ranked(Sent):
    """A player on the leaderboard, or a bot level for comparison, with the number of rated games."""

    profile: str | None
    name: str
    """Empty for a bot level."""
    level: Level | None
    games: int
    mu: float
    sigma: float


class BestAt(Sent):
    """Leaderboard of one game, including bot levels."""

    game: str
    ranks: list[Ranked]


class Best(Sent):
    """Leaderboards: players with a public profile and at least ``least`` rated games."""

    least: int
    games: list[BestAt]


class Blocked(Sent):
    """A player that I have blocked; the id is valid only in my own requests."""

    id: str
    name: str
    at: float


class Friend(Blocked):
    """A friend; ``at_table`` is true if they are at one of their tables now."""

    profile: str | None  # set if it is public
    at_table: bool


class Invited(Sent):
    """An invitation from a friend to a room that has not started."""

    room: str
    game: str
    name: str
    at: float


class Invitations(Sent):
    """My invitations to tables that have not started, newest first."""

    invitations: list[Invited]


class Friends(Sent):
    """My friends, my invitations, and the players I have blocked."""

    friends: list[Friend]
    invitations: list[Invited]
    blocked: list[Blocked]


class FriendLink(Sent):
    """A secret link that makes one person my friend."""

    url: str


class FriendOffered(Sent):
    """The owner of a friend link; ``own`` is true if the link is mine."""

    name: str
    own: bool


# ---- Tournaments -----------------------------------------------------------------------------------------------------


class Entrant(Sent):
    """A place in a tournament; if its player has left or been removed (``out``), a bot takes over."""

    place: int
    name: str
    level: Level | None
    out: Literal["", "left", "removed"]
    you: bool


class TournamentTable(Sent):
    """A table of a round, with the entrant in each seat; its result is published when the round is over."""

    room: str
    state: Literal["open", "playing", "over"]
    players: list[int]
    ranks: list[int] | None
    scores: list[int] | None


class TournamentRound(Sent):
    """A round. ``seal`` is a hash of its seed (BLAKE2b, 16 bytes); the seed is published when the round is over."""

    opened: float
    closed: float | None
    seal: str | None
    seed: str | None
    tables: list[TournamentTable]


class EntrantStanding(Sent):
    """Rank of an entrant. Ties are broken by the fields in order; entrants still tied share a ``place``."""

    player: int
    place: int
    points: float
    same_seat: float
    opponents: float
    firsts: int


class InTournament(Sent):
    """My place in a tournament, and the room of my current table."""

    place: int | None
    host: bool
    table: str | None


class Tournament(Sent):
    """A tournament as one user sees it."""

    id: str
    name: str
    state: Literal["open", "playing", "over"]
    host: str
    set_up: ChosenSetUp
    format: Format
    length: int  # total number of rounds
    places: int
    duplicate: bool
    clock: Clock
    level: Level
    wait: float
    spectators: bool
    hints: bool
    players: list[Entrant]
    rounds: list[TournamentRound]
    standings: list[EntrantStanding]
    you: InTournament
    until: float | None  # deadline by which players must come to a table of this round, if any
    created: float
    link: str


class Tournaments(Sent):
    """My tournaments, most recently changed first."""

    tournaments: list[Tournament]
