"""Valeria as a game of the registry."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.game import Game
from burgrave.kernel.rng import seed_of
from burgrave.kernel.state import State
from burgrave.kernel.stream import stream_of
from burgrave.valeria import actions
from burgrave.valeria.position import read_position
from burgrave.valeria.rulings import EARLIER, RULES_VERSION
from burgrave.valeria.setup import Setup, deal, resolve
from burgrave.valeria.state import ValeriaState

__all__ = ["VALERIA"]

_OPTIONS: Final = ["players", "scenario", "areas", "citizens", "without", "mixed", "first", "end_latched"]


class Valeria(Game):
    """Set-up, positions and notation of Valeria: Card Kingdoms."""

    def __init__(self) -> None:
        Game.__init__(self, "valeria", RULES_VERSION, _OPTIONS, EARLIER)

    def setup(self, seed: object, options: dict[str, object]) -> Setup:
        """Return the checked setup; see ``setup.resolve`` for the options."""
        self.check_names(options)
        return resolve(
            players=options.get("players", 4),
            scenario=options.get("scenario"),
            areas=options.get("areas"),
            citizens=options.get("citizens"),
            without=options.get("without"),
            mixed=options.get("mixed", False),
            first=options.get("first"),
            end_latched=options.get("end_latched", True),
            seed=seed,
        )

    def resolve(self, seed: object, options: dict[str, object]) -> dict[str, object]:
        """Return the complete options: areas, citizens and domains left out by name."""
        return self.setup(seed, options).options()

    def new(self, seed: object, options: dict[str, object], events: bool) -> ValeriaState:
        """Return a new game of Valeria."""
        return deal(self.setup(seed, options), seed_of(self.name, seed), stream_of(seed), events=events)

    def from_position(self, data: dict[str, object], seed: object, events: bool) -> ValeriaState:
        """Return the state that a position describes (docs/positions.md)."""
        state = read_position(data, seed)
        state.keep_events(events)
        return state

    def notation(self, action: int) -> str:
        """Return the short text of an action."""
        return actions.notation(action)

    def parse(self, text: str) -> int:
        """Return the action id of a notation."""
        return actions.parse(text)

    def action_space(self) -> int:
        """Return one more than the largest action id."""
        return actions.SPACE

    def rounds(self, state: State) -> int:
        """Return how many rounds have begun."""
        assert isinstance(state, ValeriaState)
        return state.round


VALERIA: Final = Valeria()
