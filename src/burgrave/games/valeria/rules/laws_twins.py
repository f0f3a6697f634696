"""What the law of secrets takes from Valeria: twins of a game, and what tells them apart (see ``kernel.twins``)."""

from __future__ import annotations

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import COLUMNS, Board
from burgrave.games.valeria.rules.laws import ValeriaLaws
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.rules.view import open_domains
from burgrave.kernel.events import Event
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.kernel.twins import Twins

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
            world.look_at_stacks()
        return world

    def shown(self, state: State, seat: int) -> object:
        """Return the domains and citizens that lie open: they are turned up without a word."""
        assert isinstance(state, ValeriaState)
        return [_open_domains(state), _open_citizens(state)]

    def may_part(self, event: Event, before: State) -> bool:
        """Tell whether the Dark Lord took a card that was turned up within the same step (A32)."""
        assert isinstance(before, ValeriaState)
        if event.kind == ev.CAPTURED_DOMAIN:
            return event.args[0] not in _open_domains(before)
        if event.kind == ev.CAPTURED and before.mixed:
            kind = event.args[0]
            return kind not in _open_citizens(before)[cards.CITIZEN_GROUP[kind]]
        return False


def _open_domains(t: Board) -> list[i64]:
    """Return the domain that lies open in each column, or -1."""
    return [t.domains[column][-1] if open_domains(t, column) else -1 for column in range(COLUMNS)]


def _open_citizens(t: Board) -> list[list[i64]]:
    """Return the citizens that lie open, group by group, where what lies below them is hidden."""
    if not t.mixed:
        return [[] for _ in range(cards.GROUPS)]
    return [
        t.citizens[group][max(0, len(t.citizens[group]) - t.open_citizens[group]) :] for group in range(cards.GROUPS)
    ]
