"""Invariants of High Card, which find mistakes in the rules; see Burgrave's docs/add-a-game.md."""

from collections.abc import Mapping

from burgrave.kernel.events import Event
from burgrave.kernel.indistinguishability import IndistinguishabilityTest
from burgrave.kernel.invariants import BrokenInvariant, Invariants, Rates
from burgrave.kernel.state import State
from burgrave.templates.game.game import GAME
from burgrave.templates.game.state import PLAYED, GameState


class GameInvariants(Invariants):
    """Invariants of every game, and those of High Card."""

    def __init__(self, rates: Rates | None = None) -> None:
        super().__init__(GAME, rates)

    def check(self, state: State) -> None:
        """Check that no card exists twice."""
        assert isinstance(state, GameState)
        known = [*state.gone, *(card for card in state.cards if card), *(card for hand in state.hands for card in hand)]
        if len({*known}) < len(known):
            raise BrokenInvariant("no card exists twice", f"{known}")

    def check_view(self, state: State, seat: int | None, view: Mapping[str, object]) -> None:
        """Check that a view shows the viewer's own hand and no other."""
        seats = view["seats"]
        assert isinstance(seats, list)
        for one, entry in enumerate(seats):
            if (entry["hand"] is None) == (one == seat):
                raise BrokenInvariant("a view has the viewer's hand and no other", f"seat {seat}: {seats}")

    def hidden(self, state: State, seat: int) -> dict[str, str]:
        """Return what is hidden from a seat: the hands of the others."""
        assert isinstance(state, GameState)
        return {f"hand of {one}": str(hand) for one, hand in enumerate(state.hands) if one != seat and hand}


class GameTwins(IndistinguishabilityTest):
    """Test that a seat sees the same in two games that differ only in the other hands, until a card is played."""

    def __init__(self) -> None:
        super().__init__(GameInvariants())

    def may_differ(self, event: Event, world: State) -> bool:
        """Return True if an event reveals a card."""
        return event.kind == PLAYED
