"""What a seat may know, as a row of numbers for learning programs: all that its view says.

Seats are told from the one that looks: itself, the next in turn order, and so on.
"""

from __future__ import annotations

from burgrave.kernel.observing import ENDLESS, Encoder
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import Tensor
from liars_dice.state import COUNT, DICE, FACE, FACES, LIAR, DiceState

__all__ = ["DiceEncoder", "possible_actions"]

VERSION = 1  # goes up whenever a place or its meaning changes


class DiceEncoder(Encoder):
    """Lays out the places, and fills them."""

    def __init__(self, players: int) -> None:
        super().__init__(players, VERSION)
        away = ["this seat", *[f"{one} to the left" for one in range(1, players)]]
        faces = [str(face) for face in range(1, FACES + 1)]
        most = players * DICE
        self.over = self.add_one("over", 1, "whether the game is over")
        self.wild = self.add_one("wild", 1, "whether ones count as every face")
        self.round = self.add_one("round", ENDLESS, "number of the round")
        self.active = self.add("active", away, 1, "who decides")
        self.count = self.add_one("count", most, "the count that was said, while its face is still to come")
        self.bid_count = self.add_one("bid_count", most, "how many dice the bid says there are, 0 if there is none")
        self.bid_face = self.add("bid_face", faces, 1, "which face the bid is of")
        self.bidder = self.add("bidder", away, 1, "whose bid it is")
        self.own = self.add("own", faces, DICE, "how many dice of each face this seat has")
        self.left = self.add("dice_left", away, DICE, "how many dice each seat has")
        self.scores = self.add("scores", away, players - 1, "how many players each seat has outlasted")

    def write(self, state: State, seat: int, out: Tensor, at: int) -> None:
        """Write what ``seat`` may know of ``state`` to the places from ``at`` on, which are 0."""
        assert isinstance(state, DiceState)
        out.set(at + self.wild, int(state.wild))
        out.set(at + self.round, min(state.round, ENDLESS))
        if state.is_over():
            out.set(at + self.over, 1)
        else:
            out.set(at + self.active + self._away(state.active, seat), 1)
        out.set(at + self.count, state.count)
        if state.bid_count:
            out.set(at + self.bid_count, state.bid_count)
            out.set(at + self.bid_face + state.bid_face - 1, 1)
            out.set(at + self.bidder + self._away(state.bidder, seat), 1)
        for face in range(1, FACES + 1):
            out.set(at + self.own + face - 1, state.hands[seat].count(face))
        scores = state.scores()
        for one, hand in enumerate(state.hands):
            out.set(at + self.left + self._away(one, seat), len(hand))
            out.set(at + self.scores + self._away(one, seat), scores[one])

    def _away(self, one: int, seat: int) -> int:
        return (one - seat) % self.players


def possible_actions(options: dict[str, object]) -> list[int]:
    """Return the actions that can occur with these options: nobody bids more dice than there are."""
    from liars_dice.game import LIARS_DICE

    players = LIARS_DICE.resolve(0, options)["players"]
    assert isinstance(players, int)
    counts = range(COUNT + 1, COUNT + players * DICE + 1)
    return [LIAR, *counts, *range(FACE + 1, FACE + FACES + 1)]
