"""Registry entry of Citadels: options, events, actions and undo.

Learning environments use ``possible_actions`` as their action space.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import BASIC_KINDS, CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.games.citadels.knowledge.digest import OLDER_DIGITS
from burgrave.games.citadels.knowledge.position import read_position
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.events import ARGUMENTS
from burgrave.games.citadels.rules.pieces import LEND
from burgrave.games.citadels.rules.ruleset import (
    DEFAULT,
    EARLIER,
    RANDOM,
    RULES_VERSION,
    RULESETS,
    ruleset_named,
    scenarios_of,
)
from burgrave.games.citadels.rules.setup import Setup, deal, resolve
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.games.citadels.verbs import ACTIONS
from burgrave.kernel.action_space import Action
from burgrave.kernel.events import Event, EventTable
from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, NAME, NAMES, NUMBER, SEAT, Option, players_option
from burgrave.kernel.rng import seed_of
from burgrave.kernel.state import State
from burgrave.kernel.stream import stream_of

_SCENARIOS: Final = "; ".join(f"{rules.name}: {', '.join(scenarios_of(rules))}" for rules in RULESETS.values())
_OPTIONS: Final = [
    players_option(2, 8, 4, "Number of players"),
    Option("ruleset", NAME, DEFAULT, about="Edition of the rules", names=[*RULESETS], small=True),
    Option("scenario", NAME, about=f"Setup by name ({_SCENARIOS}), random or custom"),
    Option("characters", NAMES, about="Characters by name; in a scenario they replace those of their rank"),
    Option("districts", NAMES, about="All unique districts of the deck by name (14 in 2016)"),
    Option("bonus", NAMES, about="Bonus districts to add (2010 only)"),
    Option("without", NAMES, about="Unique districts to leave out (2010 only)"),
    Option("short", FLAG, False, about="Short game: seven districts complete a city (2010 only)"),
    Option("crown", SEAT, about="Seat that starts with the crown, from 0"),
    Option("rulings", NUMBER, RULES_VERSION, about="Rules version of the rulings", least=1, most=RULES_VERSION),
]
_SEATS: Final = 9  # eight seats, and -1 for none
# Events that draw or reveal no card and need no response from another player.
_QUIET: Final = frozenset({
    ev.PICKED, ev.PICKED_CHARACTER, ev.BURIED, ev.BURIED_CHARACTER,
    ev.GATHER_GOLD, ev.KEPT, ev.KEPT_CARD, ev.INCOME, ev.MIX, ev.GAIN, ev.PAYS, ev.COLLECT, ev.COURT, ev.TAX,
    ev.BUILD, ev.LAID, ev.DEN, ev.FRAMEWORK, ev.SACRIFICE, ev.BORROW, ev.FIRST_COMPLETE, ev.CROWNED,
    ev.KILL, ev.ROB, ev.WARRANTS, ev.SIGNED, ev.THREATS, ev.REAL_THREAT,
    ev.DESTROY, ev.DESTROYED, ev.EXCHANGE, ev.SEIZE, ev.ARMORY, ev.BEAUTIFY,
    ev.DISCARD, ev.DISCARDED_CARD, ev.LABORATORY, ev.TUCKED, ev.TUCKED_CARD,
    ev.TAXED, ev.FORGONE, ev.THRONE_ROOM, ev.RECLAIMED, ev.UNCLAIMED, ev.TOWER, ev.UNDECLARED, ev.TOWER_GONE,
})  # fmt: skip
_EVENTS: Final = EventTable(
    ARGUMENTS,
    {
        "character": ("character", CHARACTER_NAMES),
        "kind": ("district", DISTRICT_NAMES),
        "own": ("own", DISTRICT_NAMES),
        "type": ("type", TYPE_NAMES),
    },
    truths=["real"],
    quiet=_QUIET,
)
_ANSWERS: Final = {
    "warrant": ("warrant", ["decline", "confiscate"]),
    "bribe": ("bribe", ["bribe", "refuse"]),
    "threat": ("threat", ["leave", "flip"]),
    "grave": ("grave", ["decline", "reclaim"]),
}
_HOME: Final = "burgrave.games.citadels"


class Citadels(Game):
    """Setup, positions and notation of Citadels."""

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
                "bots": f"{_HOME}.play.bots:BOTS",
                "text": f"{_HOME}.faces.text:CitadelsNarrator",
                "names": f"{_HOME}.faces.text:NAMES",
                "terminal": f"{_HOME}.faces.terminal:TerminalCitadelsNarrator",
                "table": f"{_HOME}.faces.table:TABLE",
                "collector": f"{_HOME}.faces.collector:CitadelsCollector",
                "invariants": f"{_HOME}.proof.invariants:CitadelsInvariants",
                "types": f"{_HOME}.faces.table:TYPES",
                "twins": f"{_HOME}.proof.trials:CitadelsIndistinguishability",
                "report": f"{_HOME}.faces.report:REPORT",
                "contrasts": f"{_HOME}.faces.report:CONTRASTS",
                "trials": f"{_HOME}.proof.trials:TRIALS",
                "observation": f"{_HOME}.knowledge.observation:CitadelsEncoder",
                "possible": f"{_HOME}.rules.game:possible_actions",
                "learner": f"{_HOME}.play.selfplay:CitadelsLearner",
            },
            locales=_HOME,
        )
        self._last: Setup | None = None
        self._last_key = ""

    def edition(self, about: Mapping[str, object]) -> str | None:
        return str(about.get("ruleset", DEFAULT))

    def scenarios(self, options: Mapping[str, object]) -> list[str]:
        """Return the names of the scenarios printed for an edition."""
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
        if found.scenario != RANDOM:  # cache: simulations repeat the same options
            self._last = found
            self._last_key = key
        return found

    def resolve(self, seed: object, options: dict[str, object]) -> dict[str, object]:
        """Return the complete options, with the cast and the unique districts by name."""
        return self.setup(seed, options).options()

    def new(self, seed: object, options: dict[str, object], events: bool) -> CitadelsState:
        return deal(self.setup(seed, options), seed_of(self.name, seed), stream_of(seed), events=events)

    def from_position(self, data: Mapping[str, object], seed: object, events: bool) -> CitadelsState:
        """Return the state that a position describes (docs/positions.md)."""
        return read_position(data, seed, events)

    def is_older_digest(self, text: str) -> bool:
        """Return True if a digest dates from before digests included traces."""
        return len(text) == OLDER_DIGITS

    def shows_nothing_new(
        self, events: Sequence[Event], seat: int, before: Mapping[str, object], after: Mapping[str, object]
    ) -> bool:
        """Return True if ``seat`` learned nothing from its own decision."""
        cards = (ev.CARD_MOVES, ev.CARD_SEEN)
        return self.events.are_quiet([event for event in events if event.kind not in cards or event.args[0] != seat])

    def turn(self, state: State) -> int:
        """Return an id for the called rank and the seat playing it; -1 during the choice of characters."""
        assert isinstance(state, CitadelsState)
        return -1 if state.phase <= LEND else _SEATS * state.rank + state.turn


CITADELS: Final = Citadels()


# ---- Actions that can occur with a cast ------------------------------------------------------------------------------

_VERBS: Final = {verb.name: verb for verb in act.VERBS}


def possible_actions(options: dict[str, object]) -> list[int]:
    """Return the sorted ids of every action that can be legal in a game with these options.

    A random cast may include any character of its edition.
    """
    setup = CITADELS.setup(0, options)
    cast: list[int] = [one for one in setup.cast if one >= 0]
    uniques: list[int] = setup.uniques
    if setup.scenario == RANDOM:
        cast = setup.rules.characters
        uniques = setup.rules.districts + setup.rules.bonus_districts
    there = [CHARACTER_NAMES[one] for one in cast]
    there += DISTRICT_NAMES[:BASIC_KINDS] + [DISTRICT_NAMES[kind] for kind in uniques]
    return [action for action in act.ACTIONS.ids if _occurs(act.decode(action), there, setup.players)]


def _occurs(action: Action, there: list[str], players: int) -> bool:
    verb = action.verb
    if verb == "bury" and players > 2:
        return False
    brought_by = _VERBS[verb].cards
    if brought_by and not any([name in there for name in brought_by]):
        return False
    argument = action.argument
    if isinstance(argument, int):
        return verb == "mix" or argument < players
    if argument is None or verb == "inspect":
        return True
    if argument.endswith("+"):
        return "artist" in there and argument[:-1] in there
    return argument in there
