"""Registry entry of Valeria: options, possible actions and undo.

The possible actions are the action space of reinforcement learning environments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
)
from burgrave.games.valeria.facts import valeria_view
from burgrave.games.valeria.knowledge.position_builder import read_position
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import DUKE
from burgrave.games.valeria.rules.events import ARGUMENTS
from burgrave.games.valeria.rules.rulings import EARLIER, RULES_VERSION
from burgrave.games.valeria.rules.setup import RANDOM, SCENARIOS, Setup, deal, resolve
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import ACTIONS
from burgrave.kernel.events import Event, EventTable
from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, NAME, NAMES, SEAT, Option, players_option
from burgrave.kernel.rng import seed_of
from burgrave.kernel.state import State
from burgrave.kernel.stream import stream_of

_OPTIONS: Final = [
    players_option(1, 5, 4, "Number of players (1: solo game)"),
    Option("scenario", NAME, about=f"A setup by name ({', '.join(SCENARIOS)}), random or custom"),
    Option("areas", NAMES, about="The five areas of the monsters"),
    Option("citizens", NAMES, about="The ten citizens, one for each activation number"),
    Option("without", NAMES, about="Domains to leave out"),
    Option("mixed", FLAG, False, about="Mix the citizens of each activation number in one stack"),
    Option("first", SEAT, about="The first seat to play, from 0"),
    Option("end_latched", FLAG, True, about="Once due, the end stays due; otherwise check it again at each turn's end"),
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
    """Description of Valeria: Card Kingdoms for the registry."""

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
                "bots": f"{_HOME}.play.bots:BOTS",
                "text": f"{_HOME}.faces.text:ValeriaNarrator",
                "names": f"{_HOME}.faces.text:NAMES",
                "terminal": f"{_HOME}.faces.terminal:TerminalValeriaNarrator",
                "table": f"{_HOME}.faces.table:TABLE",
                "collector": f"{_HOME}.faces.collector:ValeriaCollector",
                "invariants": f"{_HOME}.proof.invariants:ValeriaInvariants",
                "types": f"{_HOME}.faces.table:TYPES",
                "twins": f"{_HOME}.proof.trials:ValeriaIndistinguishability",
                "report": f"{_HOME}.faces.report:REPORT",
                "contrasts": f"{_HOME}.faces.report:CONTRASTS",
                "trials": f"{_HOME}.proof.trials:TRIALS",
                "observation": f"{_HOME}.knowledge.observation:ValeriaEncoder",
                "possible": f"{_HOME}.rules.game:possible_actions",
                "learner": f"{_HOME}.play.selfplay:ValeriaLearner",
            },
            locales=_HOME,
        )

    def setup(self, seed: object, options: dict[str, object]) -> Setup:
        """Return the validated setup; see ``setup.resolve`` for the options."""
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
        """Return the complete options, with areas, citizens and excluded domains by name."""
        return self.setup(seed, options).options()

    def new(self, seed: object, options: dict[str, object], events: bool) -> ValeriaState:
        return deal(self.setup(seed, options), seed_of(self.name, seed), stream_of(seed), events=events)

    def scenarios(self, options: Mapping[str, object]) -> list[str]:
        return [*SCENARIOS]

    def from_position(self, data: Mapping[str, object], seed: object, events: bool) -> ValeriaState:
        """Return the state that a position describes (docs/positions.md)."""
        return read_position(data, seed, events)

    def shows_nothing_new(
        self, events: Sequence[Event], seat: int, before: Mapping[str, object], after: Mapping[str, object]
    ) -> bool:
        """Return True if ``seat`` learned nothing new from its own decision."""
        return shows_nothing_new(events, before, after)

    def turn(self, state: State) -> int:
        """Return the active seat, or -1 while players choose dukes."""
        assert isinstance(state, ValeriaState)
        return -1 if state.phase == DUKE else state.active


VALERIA: Final = Valeria()


# ---- Possible actions ------------------------------------------------------------------------------------------------

_VERBS: Final = {verb.name: verb for verb in act.VERBS}


def possible_actions(options: dict[str, object]) -> list[int]:
    """Return the sorted ids of all actions that can ever be legal in games with these options.

    Random setups may have any areas and citizens.
    """
    setup = VALERIA.setup(0, options)
    there = _cards(setup)
    return [action for action in act.ACTIONS.ids if _occurs(act.notation(action).split(), there, setup.players)]


def _cards(setup: Setup) -> list[str]:
    """Return the names of all citizens, monsters and domains that can be in the game."""
    names = [name for number, name in enumerate(DOMAIN_NAMES) if number not in setup.left_out]
    if setup.scenario == RANDOM:
        return names + CITIZEN_NAMES + MONSTER_NAMES
    citizens = CITIZEN_NAMES if setup.mixed else [CITIZEN_NAMES[kind] for kind in setup.citizens]
    kinds = cards.MONSTERS // len(AREA_NAMES)
    return names + citizens + [MONSTER_NAMES[area * kinds + number] for area in setup.areas for number in range(kinds)]


def _occurs(words: list[str], there: list[str], players: int) -> bool:
    """Return True if an action, given as the words of its notation, is possible with these cards and players."""
    verb = _VERBS[words[0]]
    if (verb.solo and players > 1) or (verb.cards and not any([name in there for name in verb.cards])):
        return False
    if verb.takes in ("seat", "theft"):
        return int(words[1]) < players
    return verb.takes not in ("citizen", "monster") or words[1] in there


# ---- Undo ------------------------------------------------------------------------------------------------------------

# A player may undo a decision that revealed nothing new.

_BY_CHANCE: Final = (ev.ROLLED, ev.TAKEN_MONSTER)


def shows_nothing_new(events: Sequence[Event], before: Mapping[str, object], after: Mapping[str, object]) -> bool:
    """Return True if a decision involved no randomness, revealed no hidden card and did not end the game."""
    if after["phase"] == "over":
        return False
    for event in events:
        if event.kind in _BY_CHANCE:
            return False
    for old, new in zip(_hidden(before), _hidden(after), strict=True):
        if new < old:
            return False
    return True


def _hidden(view: Mapping[str, object]) -> list[int]:
    known = valeria_view(view)
    return [stack["hidden"] for stack in (*known["domains"], *known["citizens"])]
