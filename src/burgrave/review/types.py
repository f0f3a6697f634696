"""What a review says, as data: plain JSON, that a page can show and that a review which was cut off goes on from.

Shares are parts of the win, from 0 to 1. Lists by seat have an entry for each seat. A *moment* is a point of the game
before an action, by the number of actions before it; the last one is the end.
"""

from __future__ import annotations

import msgspec

from burgrave.kernel.errors import SetupError

__all__ = [
    "Chance",
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

FORMAT = 1


class Why(msgspec.Struct, frozen=True):
    """The fact that speaks most for an option (``kernel.quote.Reason``)."""

    name: str
    arguments: dict[str, str | int]


class Option(msgspec.Struct, frozen=True):
    """One option of a decision, and what a search from what the seat knew then makes of it."""

    action: int
    notation: str
    share: float  # of the win, for the seat that decides
    points: float  # that it is likely to end with
    trials: int
    behind: float  # the best option's share less this one's, in the same worlds
    error: float  # of that difference: one standard error


class Decision(msgspec.Struct, frozen=True):
    """One decision, judged from what the seat knew then."""

    moment: int
    round: int
    seat: int
    played: int  # the place of what was played among the options
    best: int  # the place of what the search would have done
    loss: float  # in share of the win; 0 where the difference is within the error
    error: float  # of the loss: one standard error
    effects: list[float]  # what it changed in each seat's share beside the yardstick; they add up to nothing
    effect_error: float  # of the effect on its own seat: one standard error
    options: list[Option]  # in the order of the game; those that were not worth a closer look have fewer trials
    why: Why  # speaks for the best option
    looks: int  # how often it was looked at: what cost most is looked at again


class Chance(msgspec.Struct, frozen=True):
    """Something that came by chance: dice, cards drawn or turned up."""

    moment: int  # the action that brought it
    expected: list[float]  # each seat's share over all that could have come


class Moment(msgspec.Struct, frozen=True):
    """How the game stood, with every hand open and what nobody knows dealt at random."""

    moment: int
    round: int
    shares: list[float]
    error: float  # of the shares: one standard error
    points: list[float]
    carried: bool  # nothing has happened since the moment before


class Round(msgspec.Struct, frozen=True):
    """How the game stood as a round began; the last row is the end."""

    round: int
    moment: int
    shares: list[float]
    points: list[float]


class Swing(msgspec.Struct, frozen=True):
    """What one action changed, seat by seat, and of what kind it was: the kinds add up to the change."""

    moment: int
    round: int
    seat: int  # that acted
    notation: str
    change: list[float]
    play: list[float]  # what the decision was worth beside the yardstick, as judged from what its seat knew
    chance: list[float]  # dice and draws, less what they bring on average
    hidden: list[float]  # what nobody could know who decided, and the small errors of all estimates


class SeatSums(msgspec.Struct, frozen=True):
    """Where a seat's result comes from. ``fair`` and all other shares but ``luck`` add up to ``outcome``.

    ``luck`` is the sum of ``deal``, ``chance`` and ``hidden``.
    """

    seat: int
    outcome: float  # its share of the win
    points: float
    fair: float  # what it would win if all were equal
    deal: float  # seat and deal: its share at the beginning, less the fair one
    chance: float
    hidden: float
    luck: float
    play: float  # its own decisions beside the yardstick: above 0 they were better
    error: float  # of that: one standard error
    others: float  # those of the others, as they changed this seat's share
    decisions: int  # with a choice
    mistakes: int  # that cost something
    cost: float  # of these, together, beside the best that was found


class Review(msgspec.Struct):
    """A whole review, or what is finished of one."""

    format: int
    game: str
    record: str  # the digest of the record
    seed: str
    trials: int  # of a decision
    others: int  # of a decision of other seats than those asked for
    outlook: int  # playouts of a moment
    seats: list[int]  # asked for: their decisions are judged with more care
    finished: bool
    done: int  # steps
    steps: int
    moments: list[Moment]
    chances: list[Chance]
    decisions: list[Decision]
    rounds: list[Round]  # this and what follows is there when all is finished
    swings: list[Swing]
    sums: list[SeatSums]
    turning: list[int]  # the moments of the swings that turned the game, the largest first

    def as_json(self) -> bytes:
        """Return the review as JSON."""
        return msgspec.json.encode(self)


def review_of(text: str, source: str) -> Review:
    """Return the review that ``as_json`` wrote; raise SetupError if the text is none."""
    try:
        return msgspec.json.decode(text, type=Review)
    except msgspec.DecodeError as error:
        raise SetupError(f"{source} holds no review: {error}.") from error
