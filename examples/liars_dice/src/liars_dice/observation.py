"""Facts that a seat may know, observations made from them, and the actions that can occur."""

from typing import Annotated, Literal, TypedDict, get_args

from burgrave.kernel.facts import UNOBSERVED, Facts, count, counts, flag, marks, own_seat, seat
from burgrave.kernel.observing import ViewEncoder
from liars_dice.state import COUNT, DICE, FACE, FACES, LIAR, MOST

VERSION = 2  # goes up whenever a place or its meaning changes
Phase = Literal["bid_or_call", "which_face", "over"]
ALL = MOST * DICE
EACH_FACE = range(1, FACES + 1)


class Bid(TypedDict):
    """The bid that stands."""

    seat: Annotated[int, seat("whose bid it is", name="bidder")]
    count: Annotated[int, count("how many dice the bid says there are", ALL, name="bid_count")]
    face: Annotated[int, marks("of which face", EACH_FACE, name="bid_face")]


class Hand(TypedDict):
    """Dice of a player; `dice` are None for all but the viewer."""

    dice_left: Annotated[int, count("dice left", DICE)]
    dice: Annotated[list[int] | None, counts("dice of each face", EACH_FACE, DICE)]


class DiceView(TypedDict):
    """View of a seat."""

    game: Annotated[Literal["liars_dice"], UNOBSERVED]
    players: Annotated[int, UNOBSERVED]
    seat: Annotated[int | None, own_seat("which seat this is: all others are told from it")]
    wild: Annotated[bool, flag("whether ones count as every face")]
    round: Annotated[int, count("number of the round")]
    phase: Annotated[Phase, marks("the kind of decision that is open", get_args(Phase))]
    active: Annotated[int | None, seat("who decides")]
    bid: Bid | None
    count: Annotated[int | None, count("the count that was said, while its face is still to come", ALL)]
    total: Annotated[int, count("dice on the table", ALL)]
    scores: Annotated[list[int], count("how many players a seat has outlasted", MOST - 1, of_seat=True)]
    seats: list[Hand]


class DiceEncoder(ViewEncoder):
    """Writes what a seat may know: slow, and enough for a small game."""

    def __init__(self, players: int) -> None:
        super().__init__(players, VERSION, Facts(DiceView))


def possible_actions(options: dict[str, object]) -> list[int]:
    """Return the actions that can occur with these options: nobody bids more dice than there are."""
    from liars_dice.game import LIARS_DICE

    players = LIARS_DICE.resolve(0, options)["players"]
    assert isinstance(players, int)
    counts = range(COUNT + 1, COUNT + players * DICE + 1)
    return [LIAR, *counts, *range(FACE + 1, FACE + FACES + 1)]
