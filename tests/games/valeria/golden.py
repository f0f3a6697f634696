"""Golden games of Valeria for `tools.golden`: all scenarios and player counts, mixed and custom games.

A random open seat makes each decision: first a random verb, then a random option with that verb, so that slaying and
building are as frequent as recruiting. The seeds of the mixed, random and custom games were chosen so that all games
together cover every card, event and verb.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tools.golden_text import Playthrough, hash_of, words

import burgrave
from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES, MONSTER_NAMES, RESOURCE_NAMES
from burgrave.games.valeria.rules.events import ARGUMENTS
from burgrave.games.valeria.rules.setup import CUSTOM, SCENARIOS
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.state import State

__all__ = ["ValeriaPlaythrough", "playthroughs"]

COUNTS = range(1, 6)
SEED = 1
NAMES = {
    "duke": DUKE_NAMES, "domain": DOMAIN_NAMES, "citizen": CITIZEN_NAMES, "monster": MONSTER_NAMES,
    "resource": RESOURCE_NAMES,
}  # fmt: skip

# areas, citizens and excluded domains of custom games
CUSTOMS = {
    "others": {
        "areas": "barrens swamp valley caverns mountains",
        "citizens": "monk blacksmith alchemist wizard peasant knight thief warlord priestess miner",
    },
    "bargains": {
        "areas": "barrens hills ruins forest swamp",
        "citizens": "cleric merchant alchemist archer peasant knight thief champion priestess butcher",
        "without": "emerald_stronghold pratchetts_plateau darktide_harbour cloudriders_camp rogues_landing"
        " shattered_hand palace_of_the_dawn grimmwater_keep cathedral_of_st_aquila",
    },
}
# scenario or custom game, mixed citizens, players, seed
CHOSEN = [
    ("random", True, 1, 4),
    ("random", True, 2, 22),
    ("random", True, 3, 40),
    ("random", True, 4, 176),
    ("random", True, 5, 34),
    ("others", False, 2, 84),
    ("others", False, 5, 42),
    ("bargains", False, 1, 207),
    ("bargains", False, 3, 37),
    ("bargains", True, 4, 184),
]


READABLE = {"first-game-1p", "first-game-4p", "custom-bargains-3p", "random-mixed-2p", "random-mixed-5p"}


@dataclass(frozen=True)
class ValeriaPlaythrough(Playthrough):
    scenario: str
    mixed: bool = False
    custom: str = ""

    @property
    def game(self) -> str:
        return "valeria"

    def name(self) -> str:
        parts = [self.scenario, self.custom, "mixed" if self.mixed else ""]
        return f"valeria-{'-'.join(filter(None, parts))}-{self.players}p.txt"

    @property
    def readable(self) -> bool:
        return self.name().removeprefix("valeria-").removesuffix(".txt") in READABLE

    def options(self) -> dict[str, object]:
        options: dict[str, object] = {"players": self.players, "scenario": self.scenario, "mixed": self.mixed}
        for what, names in CUSTOMS.get(self.custom, {}).items():
            if what != "citizens" or not self.mixed:
                options[what] = names.split()
        return options

    def chance(self) -> burgrave.Rng:
        return burgrave.Rng(f"golden {self.name()} {self.seed}")

    def choose(self, state: State, rng: burgrave.Rng) -> tuple[int, int]:
        seats = state.open_seats()
        seat = seats[rng.below(len(seats))]
        by_verb: dict[str, list[int]] = {}
        for action in state.legal(seat):
            by_verb.setdefault(notation(action).partition(" ")[0], []).append(action)
        options = [*by_verb.values()][rng.below(len(by_verb))]
        return seat, options[rng.below(len(options))]

    @property
    def events(self) -> dict[int, tuple[str, tuple[str, ...]]]:
        return ARGUMENTS

    def argument(self, name: str, value: int) -> str:
        return NAMES[name][value] if name in NAMES else str(value)

    def views(self, state: State) -> Iterator[str]:
        """Yield the public view, then the private knowledge of each seat, with a hash of each complete view."""
        public: Any = state.view(None)
        active = "-" if public["active"] is None else public["active"]
        dice = words([str(die) for die in public["dice"] or []])
        yield (
            f"  table: round {public['round']}, {public['phase']}, {public['stage']}, active {active},"
            f" dice {dice}, exhausted {public['exhausted']}; {hash_of(public)}"
        )
        yield f"    monsters {_stacks([(stack[:1], len(stack)) for stack in public['monsters']])}"
        for what in ("citizens", "domains"):
            stacks = [(stack["open"], len(stack["open"]) + stack["hidden"]) for stack in public[what]]
            yield f"    {what} {_stacks([(seen[:1] if what == 'citizens' else seen, size) for seen, size in stacks])}"
        for number, shown in enumerate(public["seats"]):
            yield f"    {number}: {_player(shown)}"
        if self.players == 1:
            lord = public["dark_lord"]
            cards = f"citizens {_counts(lord['citizens'])}, domains {words(lord['domains'])}"
            yield f"    Dark Lord: {cards}, outcome {public['outcome']}{_end(lord)}"
        for seat in range(self.players):
            view: Any = state.view(seat)
            kept = view["seats"][seat]["duke"] or "-"
            yield f"  view {seat}: dealt {words(view['dealt'])}, kept {kept}; {hash_of(view)}"


def _stacks(stacks: list[tuple[list[str], int]]) -> str:
    """Return each stack's top card and number of cards; ``?`` is a face-down card, ``-`` an exhausted stack."""
    return ", ".join(f"{seen[0] if seen else '?' if size else '-'} {size}" for seen, size in stacks)


def _player(shown: Any) -> str:
    resources = " ".join(f"{name} {shown[name]}" for name in RESOURCE_NAMES)
    cards = f"citizens {_counts(shown['citizens'])}, monsters {_counts(shown['monsters'])}"
    return f"{resources}, {cards}, domains {words(shown['domains'])}{_end(shown)}"


def _counts(cards: dict[str, int]) -> str:
    return words([f"{name} {number}" for name, number in cards.items()])


def _end(shown: Any) -> str:
    if shown["points"] is None:
        return ""
    return f", duke {shown['duke']}, points {_counts(shown['points'])}"


def playthroughs() -> list[ValeriaPlaythrough]:
    printed = [ValeriaPlaythrough(players, SEED, scenario) for scenario in SCENARIOS for players in COUNTS]
    return printed + [
        ValeriaPlaythrough(players, seed, CUSTOM, mixed, scenario)
        if scenario in CUSTOMS
        else ValeriaPlaythrough(players, seed, scenario, mixed)
        for scenario, mixed, players, seed in CHOSEN
    ]
