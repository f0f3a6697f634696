"""What the law of secrets takes from Valeria: twins of a game, and what tells them apart (see ``kernel.twins``)."""

from __future__ import annotations

from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.kernel.twins import Twins
from burgrave.valeria.harvest import GROUP_KINDS
from burgrave.valeria.laws import ValeriaLaws
from burgrave.valeria.state import ValeriaState
from burgrave.valeria.table import COLUMNS
from burgrave.valeria.view import open_domains

__all__ = ["ValeriaTwins"]


class ValeriaTwins(Twins):
    """Worlds drawn anew, and worlds in which the dukes alone are others."""

    def __init__(self) -> None:
        Twins.__init__(self, ValeriaLaws())

    def twin(self, state: State, seat: int, rng: Rng) -> State:
        """Return a world of either sort."""
        assert isinstance(state, ValeriaState)
        world = Twins.twin(self, state, seat, rng)
        assert isinstance(world, ValeriaState)
        if rng.below(2):
            world.domains = [stack[:] for stack in state.domains]
            world.citizens = [stack[:] for stack in state.citizens]
        return world

    def shown(self, state: State, seat: int) -> object:
        """Return the domains and citizens that lie open: they are turned up without a word."""
        assert isinstance(state, ValeriaState)
        t = state
        domains = [t.domains[column][-1] if open_domains(t, column) else -1 for column in range(COLUMNS)]
        citizens = [
            t.citizens[group][max(0, len(t.citizens[group]) - t.open_citizens[group]) :] if t.mixed else []
            for group in range(len(GROUP_KINDS))
        ]
        return [domains, citizens]
