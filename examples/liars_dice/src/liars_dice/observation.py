"""The view of a seat, its encoding as an observation, and the possible actions."""

from typing import Annotated, Literal, TypedDict, get_args

from burgrave.kernel.facts import UNOBSERVED, Facts, count, counts, flag, marks, own_seat, seat
from burgrave.kernel.observing import ViewEncoder
from liars_dice.state import COUNT, DICE, FACE, FACES, LIAR, MOST

VERSION = 2  # incremented whenever a field or its meaning changes
Phase = Literal["bid_or_call", "which_face", "over"]
ALL = MOST * DICE
EACH_FACE = range(1, FACES + 1)


class Bid(TypedDict):
    seat: Annotated[int, seat("the bidder", name="bidder")]
    count: Annotated[int, count("number of dice bid", ALL, name="bid_count")]
    face: Annotated[int, marks("face bid", EACH_FACE, name="bid_face")]


class Hand(TypedDict):
    """Dice of a player; ``dice`` is None for all players but the viewer."""

    dice_left: Annotated[int, count("dice left", DICE)]
    dice: Annotated[list[int] | None, counts("dice of each face", EACH_FACE, DICE)]


class DiceView(TypedDict):
    game: Annotated[Literal["liars_dice"], UNOBSERVED]
    players: Annotated[int, UNOBSERVED]
    seat: Annotated[int | None, own_seat("the observing seat; all others are relative to it")]
    wild: Annotated[bool, flag("1 if ones count as every face")]
    round: Annotated[int, count("number of the round")]
    phase: Annotated[Phase, marks("kind of the current decision", get_args(Phase))]
    active: Annotated[int | None, seat("seat to act")]
    bid: Bid | None
    count: Annotated[int | None, count("count chosen, before its face", ALL)]
    total: Annotated[int, count("dice on the table", ALL)]
    scores: Annotated[list[int], count("players that a seat has outlasted", MOST - 1, of_seat=True)]
    seats: list[Hand]


class DiceEncoder(ViewEncoder):
    """Generic view encoder, which is slow but fast enough for a small game."""

    def __init__(self, players: int) -> None:
        super().__init__(players, VERSION, Facts(DiceView))


def possible_actions(options: dict[str, object]) -> list[int]:
    """Return the actions that are possible with these options; a bid's count cannot exceed the total number of dice."""
    from liars_dice.game import LIARS_DICE

    players = LIARS_DICE.resolve(0, options)["players"]
    assert isinstance(players, int)
    counts = range(COUNT + 1, COUNT + players * DICE + 1)
    return [LIAR, *counts, *range(FACE + 1, FACE + FACES + 1)]
