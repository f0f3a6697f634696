"""Valeria as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgrave.games.valeria.rules import undo
from burgrave.games.valeria.rules.actions import ACTIONS
from burgrave.games.valeria.rules.cards import (
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
)
from burgrave.games.valeria.rules.events import ARGUMENTS
from burgrave.games.valeria.rules.phases import DUKE
from burgrave.games.valeria.rules.position_builder import read_position
from burgrave.games.valeria.rules.rulings import EARLIER, RULES_VERSION
from burgrave.games.valeria.rules.scenarios import SCENARIOS
from burgrave.games.valeria.rules.setup import Setup, deal, resolve
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.events import Event, EventTable
from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, NAME, NAMES, SEAT, Option, players_option
from burgrave.kernel.rng import seed_of
from burgrave.kernel.state import State
from burgrave.kernel.stream import stream_of

__all__ = ["VALERIA"]

_OPTIONS: Final = [
    players_option(1, 5, 4, "How many play (one: alone)"),
    Option("scenario", NAME, about=f"A set-up by name ({', '.join(SCENARIOS)}), random or custom"),
    Option("areas", NAMES, about="The five areas that the monsters come from"),
    Option("citizens", NAMES, about="The ten citizens, one for each activation number"),
    Option("without", NAMES, about="Domains to leave out"),
    Option("mixed", FLAG, False, about="Mix the citizens of each activation number in one stack"),
    Option("first", SEAT, about="The seat that begins, from 0"),
    Option("end_latched", FLAG, True, about="Once due, the end stays due; or else each turn's end looks again"),
]
_EVENTS: Final = EventTable(
    ARGUMENTS,
    {
        "citizen": ("citizen", CITIZEN_NAMES),
        "domain": ("domain", DOMAIN_NAMES),
        "duke": ("duke", DUKE_NAMES),
        "monster": ("monster", MONSTER_NAMES),
        "resource": ("resource", RESOURCE_NAMES),
    },
)
_ANSWERS: Final = {
    "harvest": ("harvest", ["choose 1", "choose 2"]),  # gold, magic
    "compensation": ("harvest", ["gain gold", "gain strength", "gain magic"]),
    "trades": ("harvest", ["done"]),
}
_HOME: Final = "burgrave.games.valeria"


class Valeria(Game):
    """Set-up, positions and notation of Valeria: Card Kingdoms."""

    def __init__(self) -> None:
        Game.__init__(
            self,
            "valeria",
            RULES_VERSION,
            _OPTIONS,
            _EVENTS,
            ACTIONS,
            earlier=EARLIER,
            answers=_ANSWERS,
            parts={
                "bots": f"{_HOME}.bots:BOTS",
                "text": f"{_HOME}.text.narrator:ValeriaNarrator",
                "names": f"{_HOME}.text.names:NAMES",
                "terminal": f"{_HOME}.terminal.narrator:TerminalValeriaNarrator",
                "table": f"{_HOME}.table:TABLE",
                "collector": f"{_HOME}.collecting.collector:ValeriaCollector",
                "laws": f"{_HOME}.rules.laws:ValeriaLaws",
                "types": f"{_HOME}.table.types:TYPES",
                "twins": f"{_HOME}.rules.laws_twins:ValeriaTwins",
                "report": f"{_HOME}.report:REPORT",
                "contrasts": f"{_HOME}.contrasts:CONTRASTS",
                "trials": f"{_HOME}.trials:TRIALS",
                "observation": f"{_HOME}.rules.observation:ValeriaEncoder",
                "possible": f"{_HOME}.rules.possible:possible_actions",
                "learner": f"{_HOME}.learned.selfplay:ValeriaLearner",
            },
            locales=_HOME,
        )

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

    def scenarios(self, options: Mapping[str, object]) -> list[str]:
        """Return the names of the printed set-ups."""
        return [*SCENARIOS]

    def from_position(self, data: Mapping[str, object], seed: object, events: bool) -> ValeriaState:
        """Return the state that a position describes (docs/positions.md)."""
        return read_position(data, seed, events)

    def shows_nothing_new(
        self, events: Sequence[Event], seat: int, before: Mapping[str, object], after: Mapping[str, object]
    ) -> bool:
        """Tell whether ``seat`` learned nothing from its own decision."""
        return undo.shows_nothing_new(events, before, after)

    def rounds(self, state: State) -> int:
        """Return how many rounds have begun."""
        assert isinstance(state, ValeriaState)
        return state.round

    def turn(self, state: State) -> int:
        """Return whose turn it is; choosing dukes is one turn of all."""
        assert isinstance(state, ValeriaState)
        return -1 if state.phase == DUKE else state.active


VALERIA: Final = Valeria()
