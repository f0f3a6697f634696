"""What the server sends of people as others may see them, and of friends, as types."""

from __future__ import annotations

from burgrave.bots import Level
from burgrave.server.http.objects import PlayedSeat, Rating, Sent

__all__ = ["Best", "Fares", "FriendLink", "Friends", "Games", "MyProfile", "Profile", "Share"]


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
