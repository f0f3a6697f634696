"""Citadels as a game of the registry."""

from __future__ import annotations

from typing import Final

from burgrave.citadels import actions
from burgrave.citadels.position import read_position
from burgrave.citadels.positions.digest import OLDER_DIGITS
from burgrave.citadels.ruleset import DEFAULT, RULES_VERSION
from burgrave.citadels.scenarios import RANDOM
from burgrave.citadels.setup import Setup, deal, resolve
from burgrave.citadels.state import CitadelsState
from burgrave.kernel.game import Game
from burgrave.kernel.rng import seed_of
from burgrave.kernel.state import State
from burgrave.kernel.stream import stream_of

__all__ = ["CITADELS"]

_OPTIONS: Final = [
    "ruleset", "players", "scenario", "characters", "districts", "bonus", "without", "short", "crown",
]  # fmt: skip


class Citadels(Game):
    """Set-up, positions and notation of Citadels."""

    def __init__(self) -> None:
        Game.__init__(self, "citadels", RULES_VERSION, _OPTIONS)
        self._last: Setup | None = None
        self._last_key = ""

    def setup(self, seed: object, options: dict[str, object]) -> Setup:
        """Return the checked setup; see ``setup.resolve`` for the options."""
        key = repr(options)
        if self._last is not None and key == self._last_key:
            return self._last
        self.check_names(options)
        found = resolve(
            ruleset=options.get("ruleset", DEFAULT),
            players=options.get("players", 4),
            scenario=options.get("scenario"),
            characters=options.get("characters"),
            districts=options.get("districts"),
            bonus=options.get("bonus"),
            without=options.get("without"),
            short=options.get("short", False),
            crown=options.get("crown"),
            seed=seed,
        )
        if found.scenario != RANDOM:  # the same options again, as in a simulation, are not checked again
            self._last = found
            self._last_key = key
        return found

    def resolve(self, seed: object, options: dict[str, object]) -> dict[str, object]:
        """Return the complete options: cast and uniques by name."""
        return self.setup(seed, options).options()

    def new(self, seed: object, options: dict[str, object], events: bool) -> CitadelsState:
        """Return a new game of Citadels."""
        return deal(self.setup(seed, options), seed_of(self.name, seed), stream_of(seed), events=events)

    def from_position(self, data: dict[str, object], seed: object, events: bool) -> CitadelsState:
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

    def is_older_digest(self, text: str) -> bool:
        """Tell whether a digest is of the time before there were traces."""
        return len(text) == OLDER_DIGITS

    def rounds(self, state: State) -> int:
        """Return how many rounds have begun."""
        assert isinstance(state, CitadelsState)
        return state.round


CITADELS: Final = Citadels()
