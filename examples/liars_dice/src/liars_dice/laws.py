"""What is always true of Liar's Dice, for the kernel's walks: see ``burgrave.kernel.laws`` and ``twins``."""

from collections.abc import Mapping

from burgrave.kernel.events import Event
from burgrave.kernel.laws import BrokenLaw, Laws, Rates
from burgrave.kernel.state import State
from burgrave.kernel.twins import Twins
from liars_dice.game import LIARS_DICE
from liars_dice.state import DICE, FACES, LOST, SHOWN, DiceState


class DiceLaws(Laws):
    """The laws of the kernel, and those of the dice."""

    def __init__(self, rates: Rates | None = None) -> None:
        super().__init__(LIARS_DICE, rates)

    def invariants(self, state: State) -> None:
        """Hands are dice in order, and whoever has none is out."""
        assert isinstance(state, DiceState)
        for seat, hand in enumerate(state.hands):
            if hand != sorted(hand) or len(hand) > DICE or not all(1 <= die <= FACES for die in hand):
                raise BrokenLaw("a hand is dice in order", f"{hand}")
            if (not hand) != (seat in state.gone):
                raise BrokenLaw("whoever has no dice is out", f"seat {seat}: {hand}, {state.gone}")
        if not state.is_over() and not state.hands[state.active]:
            raise BrokenLaw("whoever decides has dice", f"seat {state.active}")

    def check_view(self, state: State, seat: int | None, view: Mapping[str, object]) -> None:
        """Nobody sees the dice of others."""
        seats = view["seats"]
        assert isinstance(seats, list)
        for one, entry in enumerate(seats):
            if (entry["dice"] is None) == (one == seat):
                raise BrokenLaw("a view has the own dice and no others", f"seat {seat}: {seats}")

    def hidden(self, state: State, seat: int) -> dict[str, str]:
        """Return the dice of the others."""
        assert isinstance(state, DiceState)
        return {f"dice of {one}": str(hand) for one, hand in enumerate(state.hands) if one != seat and hand}


class DiceTwins(Twins):
    """Worlds in which the others hold other dice; they part when dice are shown."""

    def __init__(self) -> None:
        super().__init__(DiceLaws())

    def may_part(self, event: Event, world: State) -> bool:
        """Tell whether an event shows dice, or what came of them."""
        return event.kind in (SHOWN, LOST)
