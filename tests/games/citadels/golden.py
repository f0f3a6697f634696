"""Golden games of Citadels for `tools.golden`: every ruleset, scenario and number of players.

The games in ``FREE`` have custom casts under the older rulesets, with all bonus districts in the deck. Their seeds were
chosen so that together they cover every character, district and event.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tools.golden_text import Playthrough, hash_of, words

import burgrave
from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.games.citadels.rules.events import ARGUMENTS
from burgrave.games.citadels.rules.ruleset import CUSTOM, RULESETS, scenarios_of
from burgrave.kernel.state import State

__all__ = ["CitadelsPlaythrough", "playthroughs"]

COUNTS = range(2, 9)
SEED = 1

CASTS = {
    "others": "witch tax_collector_old wizard emperor abbot alchemist navigator diplomat",
    "bells": "assassin tax_collector_old wizard emperor bishop alchemist navigator warlord",
    "friends": "assassin thief magician king abbot merchant architect diplomat",
    "spells": "witch tax_collector_old magician king abbot merchant navigator warlord",
}
# ruleset, cast, character of rank 9 or "", players, seed
FREE = [
    ("classic", "others", "", 3, 6),
    ("classic", "bells", "", 3, 26),
    ("classic", "spells", "artist", 4, 13),
    ("classic", "bells", "queen", 5, 24),
    ("classic", "bells", "queen", 7, 16),
    ("2010", "spells", "", 2, 53),
    ("2010", "others", "", 3, 23),
    ("2010", "bells", "", 3, 13),
    ("2010", "others", "artist", 4, 58),
    ("2010", "friends", "", 4, 43),
    ("2010", "bells", "queen", 5, 25),
    ("2010", "friends", "queen", 5, 26),
    ("2010", "spells", "queen", 5, 32),
    ("2010", "others", "queen", 5, 31),
    ("2010", "bells", "queen", 7, 36),
]


READABLE = {"classic-base-3p", "2010-base-4p", "2010-custom-bells-7p", "2016-first-game-2p", "2016-vicious-nobles-5p"}


@dataclass(frozen=True)
class CitadelsPlaythrough(Playthrough):
    ruleset: str
    scenario: str
    cast: str = ""
    ninth: str = ""

    @property
    def game(self) -> str:
        return "citadels"

    def name(self) -> str:
        cast = f"-{self.cast}" if self.cast else ""
        return f"citadels-{self.ruleset}-{self.scenario}{cast}-{self.players}p.txt"

    @property
    def readable(self) -> bool:
        return self.name().removeprefix("citadels-").removesuffix(".txt") in READABLE

    def options(self) -> dict[str, object]:
        options: dict[str, object] = {"ruleset": self.ruleset, "players": self.players, "scenario": self.scenario}
        if self.cast:
            characters = CASTS[self.cast].split() + ([self.ninth] if self.ninth else [])
            rules = RULESETS[self.ruleset]
            options["characters"] = characters
            options["districts"] = [
                DISTRICT_NAMES[kind]
                for kind in [*rules.districts, *rules.bonus_districts]
                if DISTRICT_NAMES[kind] != "graveyard" or "diplomat" not in characters
            ]
        return options

    def chance(self) -> burgrave.Rng:
        named = [self.scenario, self.players] if self.ruleset == "2016" else [self.name()]
        return burgrave.Rng(" ".join(map(str, ["golden", *named])))

    def choose(self, state: State, rng: burgrave.Rng) -> tuple[int, int]:
        seat = state.to_act()
        legal = state.legal(seat)
        return seat, legal[rng.below(len(legal))]

    @property
    def events(self) -> dict[int, tuple[str, tuple[str, ...]]]:
        return ARGUMENTS

    def argument(self, name: str, value: int) -> str:
        if name in ("kind", "own"):
            return DISTRICT_NAMES[value]
        if name == "character":
            return CHARACTER_NAMES[value]
        return TYPE_NAMES[value] if name == "type" else str(value)

    def views(self, state: State) -> Iterator[str]:
        """Yield the public view, then the private knowledge of each seat, with a hash of each complete view."""
        public: Any = state.view(None)
        yield (
            f"  table: round {public['round']}, {public['phase']}, crown {public['crown']}, deck {public['deck']},"
            f" called {public['called']}, face up {words(public['face_up'])}; {hash_of(public)}"
        )
        for number, shown in enumerate(public["seats"]):
            city = [district["district"] + ("+" if district["gilded"] else "") for district in shown["city"]]
            held = [entry["character"] for entry in shown["characters"]]
            yield f"    {number}: gold {shown['gold']}, hand {shown['hand_size']}, city {words(city)}, is {words(held)}"
        for seat in range(self.players):
            view: Any = state.view(seat)
            parts = [f"hand {words(view['hand'])}", f"is {words(view['characters'])}"]
            for number, shown in enumerate(view["seats"]):
                if number != seat and shown["known_hand"]:
                    parts.append(f"hand {number} {words(shown['known_hand'])}")
                if shown.get("museum_known"):
                    parts.append(f"museum {words(shown['museum_known'])}")
            if view["deck_known"]:
                known = [one["district"] + _place(one["above"]) for one in view["deck_known"]]
                parts.append(f"deck {words(known)}")
            parts += [f"{key} {view[key]}" for key in ("signed", "real_threat") if view[key]]
            parts += [f"saw {words(look['seen'])}" for look in view["draft"]]
            yield f"  view {seat}: {', '.join(parts)}; {hash_of(view)}"


def _place(above: int | None) -> str:
    return "" if above is None else f"@{above}"


def playthroughs() -> list[CitadelsPlaythrough]:
    printed = [
        CitadelsPlaythrough(players, SEED, rules.name, scenario)
        for rules in reversed(RULESETS.values())
        for scenario in scenarios_of(rules)
        for players in COUNTS
    ]
    return printed + [
        CitadelsPlaythrough(players, seed, ruleset, CUSTOM, cast, ninth) for ruleset, cast, ninth, players, seed in FREE
    ]
