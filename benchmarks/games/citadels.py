"""Speed and memory benchmarks of Citadels, with their targets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from statistics import median
from typing import Any

from benchmarks.games import SECONDS, Benchmark, named
from benchmarks.measuring import (
    Figure,
    Rates,
    deal,
    driven,
    interpreted,
    loop_in_core,
    memory,
    per_call,
    well_under_way,
)

from burgrave.games.citadels.cards import DISTRICT_NAMES
from burgrave.games.citadels.rules.ruleset import SCENARIOS, ruleset_named
from burgrave.kernel.rng import Rng

__all__ = ["MEASURED"]

FIRST_GAME = "first-game"
BASES = {f"{name} base game": {"ruleset": name} for name in ("classic", "2010")}
ALL_BONUS = {  # as many unusual cards of 2010 as fit into one game
    "ruleset": "2010",
    "scenario": "custom",
    "characters": ["witch", "wizard", "emperor", "abbot", "alchemist", "navigator"],
    "districts": [
        DISTRICT_NAMES[kind] for kind in ruleset_named("2010").districts + ruleset_named("2010").bonus_districts
    ],
}
CITADELS: dict[str, dict[str, Any]] = {
    **{scenario: {"ruleset": "2016", "scenario": scenario} for scenario in SCENARIOS},
    **BASES,
    "2010 with every bonus district": ALL_BONUS,
}
MEMORY = 2000  # bytes
BASE_SHARE = 0.85  # of the speed of the 2016 first game


class CitadelsBenchmark(Benchmark):
    """Benchmarks of Citadels games with four players."""

    searches: Mapping[int, int | None] = {4: 870, 2: None}
    instructions = 900

    def __init__(self) -> None:
        self.games = {name: deal("citadels", 60, {"players": 4, **options}) for name, options in CITADELS.items()}
        self.middle = well_under_way(deal("citadels", 40, {"players": 4}), 130)

    def round(self, rates: Rates, top: float, rng: Rng) -> None:
        for name, states in self.games.items():
            rates.add(f"loop {name}", loop_in_core(states, rng, SECONDS), top)
        rates.add("driven", driven(self.games[FIRST_GAME], rng, SECONDS), top)
        rates.add("interpreted", interpreted(SECONDS, "citadels"), top)
        rates.add("copy", per_call([state.copy for state in self.middle], SECONDS / 3))
        samples = [partial(state.sample, state.to_act(), rng) for state in self.middle]
        rates.add("sample", per_call(samples, SECONDS / 3))

    def figures(self, rates: Rates) -> list[Figure]:
        slowest = min(self.games, key=lambda name: rates.share(f"loop {name}"))
        figures = [
            rates.speed("first-game, loop in the core", f"loop {FIRST_GAME}", 4.5),
            rates.speed("first-game, driven from Python by legal and apply", "driven", 11),
            rates.speed(f"heaviest scenario ({slowest}), loop in the core", f"loop {slowest}", 8),
            *[_against_first_game(name, rates) for name in BASES],
        ]
        for name in self.games:
            if name not in (FIRST_GAME, slowest, *BASES):
                figures.append(rates.speed(f"{name}, loop in the core", f"loop {name}"))
        figures += [
            rates.speed("first-game, loop, interpreted", "interpreted", 150),
            rates.cost("copy() in the middle of a first game", "copy", 0.7),
            rates.cost("sample() in the middle of a first game", "sample", 3.5),
            rates.size("memory of a state in the middle of a first game", median(map(memory, self.middle)), MEMORY),
        ]
        return [named("Citadels", figure) for figure in figures]


def _against_first_game(name: str, rates: Rates) -> Figure:
    """Return the speed of another edition's base game, with a target relative to the first game of the 2016 edition."""
    figure = rates.speed(f"{name}, loop in the core", f"loop {name}")
    pairs = zip(rates.rates[f"loop {name}"], rates.rates[f"loop {FIRST_GAME}"], strict=True)
    share = median([mine / first for mine, first in pairs])
    figure.target = f">= {BASE_SHARE:.0%} of the first game: {share:.0%}"
    figure.met = share >= BASE_SHARE
    return figure


MEASURED = CitadelsBenchmark
