"""Data types of reviews, stored as JSON to display a review or to resume an unfinished one.

Shares are win shares from 0 to 1. Lists by seat have one entry per seat. A *moment* is the number of actions played
before a point in the game; the last moment is the end.
"""

from __future__ import annotations

import msgspec

from burgrave.kernel.errors import SetupError

__all__ = [
    "Chance",
    "Clear",
    "Decision",
    "Moment",
    "Option",
    "Review",
    "Round",
    "SeatSums",
    "Swing",
    "Why",
    "review_of",
]

FORMAT = 2


class Why(msgspec.Struct, frozen=True):
    """Main reason for an option (``kernel.quote.Reason``)."""

    name: str
    arguments: dict[str, str | int]


class Option(msgspec.Struct, frozen=True):
    """One option of a decision, evaluated by a search from the seat's information at the time."""

    action: int
    notation: str
    share: float  # win share of the seat to act
    points: float  # expected final points
    trials: int
    behind: float  # the best option's share minus this one's, in the same worlds
    error: float  # standard error of ``behind``
    later: bool  # still possible later in the turn, so it does not count against the option played


class Clear(msgspec.Struct, frozen=True):
    """Confirmation by long searches that one move is clearly best, as a puzzle requires."""

    right: list[str]  # notations, the best first; the others reach the same position
    chances: dict[str, float]  # winning chance after each option, by notation
    margin: float  # winning chance of the best option minus that of the best wrong one
    error: float  # standard error of ``margin``
    searches: int  # independent searches, which all agree
    trials: int  # of all searches together


class Decision(msgspec.Struct, frozen=True):
    """One decision, evaluated from the seat's information at the time."""

    moment: int
    turn: int  # moment at which the seat's turn begins
    round: int
    seat: int
    played: int  # index of the option played
    best: int  # index of the best option, not counting those that are possible later in the turn
    chance: float  # win share after the option played
    possible: float  # win share after the best option
    loss: float  # win share lost; 0 if within the error
    error: float  # standard error of the loss
    effects: list[float]  # change of each seat's share relative to the yardstick; they sum to 0
    effect_error: float  # standard error of the effect on its own seat
    options: list[Option]  # in the order of the game; unpromising ones have fewer trials
    why: Why  # reason for the best option
    looks: int  # number of evaluations: the costliest decisions are evaluated again
    clear: Clear | None = None  # if the decision is a puzzle


class Chance(msgspec.Struct, frozen=True):
    """Chance event: dice, cards drawn or revealed."""

    moment: int  # of the action that caused it
    expected: list[float]  # each seat's mean share over all possible results


class Moment(msgspec.Struct, frozen=True):
    """Forecast at a moment, with all hands open and unknown cards dealt at random."""

    moment: int
    round: int
    shares: list[float]
    error: float  # standard error of the shares
    points: list[float]
    carried: bool  # copied from the previous moment, because nothing changed


class Round(msgspec.Struct, frozen=True):
    """Forecast at the start of a round.

    In a list of rounds, the last item is the latest forecast; in a finished review, that is the one for the end of
    the game.
    """

    round: int
    moment: int
    shares: list[float]
    points: list[float]


class Swing(msgspec.Struct, frozen=True):
    """Change in each seat's share caused by one action, split into play, chance and hidden information."""

    moment: int
    turn: int  # moment at which the turn begins
    round: int
    seat: int  # the seat that acted
    notation: str
    change: list[float]
    play: list[float]  # value of the decision relative to the yardstick, given the seat's information
    chance: list[float]  # result of dice and draws minus their mean
    hidden: list[float]  # effect of information hidden from the seat, and estimation errors


class SeatSums(msgspec.Struct, frozen=True):
    """Breakdown of a seat's result.

    ``outcome`` = ``fair`` + ``deal`` + ``chance`` + ``hidden`` + ``play`` + ``others``.

    ``luck`` is the sum of ``deal``, ``chance`` and ``hidden``.
    """

    seat: int
    outcome: float  # win share
    points: float
    fair: float  # win share among equal players
    deal: float  # seat and deal: share at the start minus ``fair``
    chance: float
    hidden: float
    luck: float
    play: float  # effect of its own decisions relative to the yardstick; positive is better
    error: float  # standard error of ``play``
    others: float  # effect of the other seats' decisions on this seat
    decisions: int  # decisions with a choice
    mistakes: int  # turns with a loss


class Review(msgspec.Struct):
    """Review of a game, finished or not."""

    format: int
    game: str
    record: str  # digest of the record
    seed: str
    trials: int  # per decision of the chosen seats
    others: int  # per decision of other seats
    outlook: int  # playouts per moment
    seats: list[int]  # chosen seats, whose decisions get more trials
    finished: bool
    done: int  # finished steps
    steps: int
    moments: list[Moment]
    chances: list[Chance]
    decisions: list[Decision]
    rounds: list[Round]  # this and the following fields are filled at the end
    swings: list[Swing]
    sums: list[SeatSums]
    turning: list[int]  # moments of the decisive actions of the largest swings, one per turn

    def as_json(self) -> bytes:
        return msgspec.json.encode(self)


def review_of(text: str, source: str) -> Review:
    """Parse the JSON of ``as_json``; raise SetupError if it is invalid."""
    try:
        return msgspec.json.decode(text, type=Review)
    except msgspec.DecodeError as error:
        raise SetupError(f"{source} is not a review: {error}.") from error
