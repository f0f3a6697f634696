"""Invariants of Liar's Dice for random walks; see ``burgrave.kernel.invariants`` and ``indistinguishability``."""

from collections.abc import Mapping

from burgrave.kernel.events import Event
from burgrave.kernel.indistinguishability import IndistinguishabilityTest
from burgrave.kernel.invariants import BrokenInvariant, Invariants, Rates
from burgrave.kernel.state import State
from liars_dice.game import LIARS_DICE
from liars_dice.state import DICE, FACES, LOST, SHOWN, DiceState


class DiceInvariants(Invariants):
    """Invariants of the kernel plus those of Liar's Dice."""

    def __init__(self, rates: Rates | None = None) -> None:
        super().__init__(LIARS_DICE, rates)

    def check(self, state: State) -> None:
        """Check that hands are sorted, that seats without dice are out, and that the seat to act has dice."""
        assert isinstance(state, DiceState)
        for seat, hand in enumerate(state.hands):
            if hand != sorted(hand) or len(hand) > DICE or not all(1 <= die <= FACES for die in hand):
                raise BrokenInvariant("a hand is sorted dice", f"{hand}")
            if (not hand) != (seat in state.gone):
                raise BrokenInvariant("a seat without dice is out", f"seat {seat}: {hand}, {state.gone}")
        if not state.is_over() and not state.hands[state.active]:
            raise BrokenInvariant("the seat to act has dice", f"seat {state.active}")

    def check_view(self, state: State, seat: int | None, view: Mapping[str, object]) -> None:
        """Check that a view shows only the viewer's own dice."""
        seats = view["seats"]
        assert isinstance(seats, list)
        for one, entry in enumerate(seats):
            if (entry["dice"] is None) == (one == seat):
                raise BrokenInvariant("a view has the viewer's dice and no others", f"seat {seat}: {seats}")

    def hidden(self, state: State, seat: int) -> dict[str, str]:
        """Return the information hidden from a seat: the dice of the other seats."""
        assert isinstance(state, DiceState)
        return {f"dice of {one}": str(hand) for one, hand in enumerate(state.hands) if one != seat and hand}


class DiceTwins(IndistinguishabilityTest):
    """Indistinguishability test in which worlds differ in the other seats' dice until those dice are shown."""

    def __init__(self) -> None:
        super().__init__(DiceInvariants())

    def may_differ(self, event: Event, world: State) -> bool:
        """Return True if an event shows dice or depends on them."""
        return event.kind in (SHOWN, LOST)
