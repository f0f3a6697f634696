"""Citadels as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgrave.games.citadels.rules import undo
from burgrave.games.citadels.rules.actions import ACTIONS
from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.games.citadels.rules.digest import OLDER_DIGITS
from burgrave.games.citadels.rules.events import ARGUMENTS
from burgrave.games.citadels.rules.phases import LEND
from burgrave.games.citadels.rules.position_builder import read_position
from burgrave.games.citadels.rules.ruleset import DEFAULT, EARLIER, RULES_VERSION, RULESETS, ruleset_named
from burgrave.games.citadels.rules.scenarios import RANDOM, scenarios_of
from burgrave.games.citadels.rules.setup import Setup, deal, resolve
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.events import Event, EventTable
from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, NAME, NAMES, NUMBER, SEAT, Option, players_option
from burgrave.kernel.rng import seed_of
from burgrave.kernel.state import State
from burgrave.kernel.stream import stream_of

__all__ = ["CITADELS"]

_SCENARIOS: Final = "; ".join(f"{rules.name}: {', '.join(scenarios_of(rules))}" for rules in RULESETS.values())
_OPTIONS: Final = [
    players_option(2, 8, 4, "How many play"),
    Option("ruleset", NAME, DEFAULT, about="The edition of the rules", names=[*RULESETS], small=True),
    Option("scenario", NAME, about=f"A set-up by name ({_SCENARIOS}), random or custom"),
    Option("characters", NAMES, about="Characters by name; in a scenario they replace those of their rank"),
    Option("districts", NAMES, about="All the unique districts of the deck by name; 14 of them in 2016"),
    Option("bonus", NAMES, about="Bonus districts to add (2010 only)"),
    Option("without", NAMES, about="Unique districts to leave out (2010 only)"),
    Option("short", FLAG, False, about="The short game: seven districts complete a city (2010 only)"),
    Option("crown", SEAT, about="The seat that has the crown first, from 0"),
    Option("rulings", NUMBER, RULES_VERSION, about="Rules version of the rulings", least=1, most=RULES_VERSION),
]
_SEATS: Final = 9  # the most there can be, and nobody
_EVENTS: Final = EventTable(
    ARGUMENTS,
    {
        "character": ("character", CHARACTER_NAMES),
        "kind": ("district", DISTRICT_NAMES),
        "own": ("own", DISTRICT_NAMES),
        "type": ("type", TYPE_NAMES),
    },
    truths=["real"],
)
_ANSWERS: Final = {
    "warrant": ("warrant", ["decline", "confiscate"]),
    "bribe": ("bribe", ["bribe", "refuse"]),
    "threat": ("threat", ["leave", "flip"]),
    "grave": ("grave", ["decline", "reclaim"]),
}
_HOME: Final = "burgrave.games.citadels"


class Citadels(Game):
    """Set-up, positions and notation of Citadels."""

    def __init__(self) -> None:
        Game.__init__(
            self,
            "citadels",
            RULES_VERSION,
            _OPTIONS,
            _EVENTS,
            ACTIONS,
            earlier=EARLIER,
            answers=_ANSWERS,
            parts={
                "bots": f"{_HOME}.bots:BOTS",
                "text": f"{_HOME}.text.narrator:CitadelsNarrator",
                "names": f"{_HOME}.text.names:NAMES",
                "terminal": f"{_HOME}.terminal.narrator:TerminalCitadelsNarrator",
                "table": f"{_HOME}.table:TABLE",
                "collector": f"{_HOME}.collecting.collector:CitadelsCollector",
                "laws": f"{_HOME}.rules.laws:CitadelsLaws",
                "types": f"{_HOME}.table.types:TYPES",
                "twins": f"{_HOME}.rules.laws_twins:CitadelsTwins",
                "report": f"{_HOME}.report:REPORT",
                "contrasts": f"{_HOME}.contrasts:CONTRASTS",
                "trials": f"{_HOME}.trials:TRIALS",
                "observation": f"{_HOME}.rules.observation:CitadelsEncoder",
                "possible": f"{_HOME}.rules.possible:possible_actions",
                "learner": f"{_HOME}.learned.selfplay:CitadelsLearner",
            },
            locales=_HOME,
        )
        self._last: Setup | None = None
        self._last_key = ""

    def edition(self, about: Mapping[str, object]) -> str | None:
        """Return the name of the ruleset."""
        return str(about.get("ruleset", DEFAULT))

    def scenarios(self, options: Mapping[str, object]) -> list[str]:
        """Return the names of the casts that an edition prints."""
        return list(scenarios_of(ruleset_named(options.get("ruleset", DEFAULT))))

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
            rulings=options.get("rulings", RULES_VERSION),
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

    def from_position(self, data: Mapping[str, object], seed: object, events: bool) -> CitadelsState:
        """Return the state that a position describes (docs/positions.md)."""
        return read_position(data, seed, events)

    def is_older_digest(self, text: str) -> bool:
        """Tell whether a digest is of the time before there were traces."""
        return len(text) == OLDER_DIGITS

    def shows_nothing_new(
        self, events: Sequence[Event], seat: int, before: Mapping[str, object], after: Mapping[str, object]
    ) -> bool:
        """Tell whether ``seat`` learned nothing from its own decision."""
        return undo.shows_nothing_new(events, seat)

    def rounds(self, state: State) -> int:
        """Return how many rounds have begun."""
        assert isinstance(state, CitadelsState)
        return state.round

    def turn(self, state: State) -> int:
        """Return a number of the rank that is called and of who plays it; choosing characters is one turn of all."""
        assert isinstance(state, CitadelsState)
        return -1 if state.phase <= LEND else _SEATS * state.rank + state.turn


CITADELS: Final = Citadels()
