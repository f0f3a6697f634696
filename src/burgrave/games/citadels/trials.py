"""What is played of Citadels to try its rules: every ruleset, scenario and number of players, and other casts."""

from __future__ import annotations

from typing import Any

from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, CHARACTER_RANK, DIPLOMAT, DISTRICT_NAMES, GRAVEYARD
from burgrave.games.citadels.rules.game import CITADELS
from burgrave.games.citadels.rules.limits import allowed_characters
from burgrave.games.citadels.rules.ruleset import RULESETS, Ruleset
from burgrave.games.citadels.rules.scenarios import CUSTOM, RANDOM, scenarios_of
from burgrave.kernel.rng import Rng
from burgrave.study.trials import Trials

__all__ = ["TRIALS"]

COUNTS = range(2, 9)  # players


class CitadelsTrials(Trials):
    """Each ruleset, each of its scenarios and other casts, each number of players."""

    ends = ("a city is complete",)
    editions = tuple(RULESETS)

    def options(self, number: int, edition: str = "") -> dict[str, Any]:
        """Return the options of a game; ``edition``: the ruleset."""
        rules = [RULESETS[edition]] if edition else [*RULESETS.values()]
        chosen = rules[number % len(rules)]
        turn = number // len(rules)
        players = COUNTS[turn % len(COUNTS)]
        names = scenarios(chosen)
        scenario = names[turn // len(COUNTS) % len(names)]
        options: dict[str, object] = {"ruleset": chosen.name, "players": players, "scenario": scenario}
        if scenario == CUSTOM:
            options |= free_cast(chosen, players, Rng(f"soak {number}"))
        return options


def scenarios(rules: Ruleset) -> list[str]:
    """Return what the games are played with in turn: half of them with a printed combination where there are many."""
    printed = [*scenarios_of(rules)]
    return [*printed, *[RANDOM] * len(printed)] if rules.unique_choices else [*printed, RANDOM, CUSTOM, CUSTOM]


def free_cast(rules: Ruleset, players: int, rng: Rng) -> dict[str, object]:
    """Return any characters of an older edition, and its districts with any of the bonus districts."""
    cast: list[int] = []
    for rank in range(1, 10):
        of_rank = [one for one in allowed_characters(rules, players) if CHARACTER_RANK[one] == rank]
        if of_rank and (rank < 9 or players in rules.ninth_with or rng.below(2)):
            cast.append(of_rank[rng.below(len(of_rank))])
    districts = [kind for kind in rules.districts if kind != GRAVEYARD or DIPLOMAT not in cast]
    districts += [kind for kind in rules.bonus_districts if rng.below(3)]
    found: dict[str, object] = {
        "characters": [CHARACTER_NAMES[one] for one in cast],
        "districts": [DISTRICT_NAMES[kind] for kind in districts],
    }
    if rules.short_size and rng.below(4) == 0:
        found["short"] = True
    return found


TRIALS = CitadelsTrials(CITADELS)
