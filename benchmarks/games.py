"""What is measured of each game, and what it should reach."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import mean, median
from typing import Any, Protocol

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

from burgrave.games.citadels.rules.cards import DISTRICT_NAMES
from burgrave.games.citadels.rules.ruleset import ruleset_named
from burgrave.games.citadels.rules.scenarios import SCENARIOS
from burgrave.kernel.playout import play_random
from burgrave.kernel.rng import Rng

SECONDS = 0.3  # of each measurement in each round


class Benchmark(Protocol):
    """The measurements of one game."""

    def round(self, rates: Rates, top: float, rng: Rng) -> None:
        """Measure everything once; ``top`` is this round's ceiling."""

    def figures(self, rates: Rates) -> list[Figure]:
        """Return what came of all rounds."""


# ---- Citadels ---------------------------------------------------------------------------------------------

FIRST_GAME = "first-game"
BASES = {f"{name} base game": {"ruleset": name} for name in ("classic", "2010")}
ALL_BONUS = {  # as many strange cards of 2010 in one game as there are
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
BASE_SHARE = 0.85  # of the speed of the first game of 2016


class CitadelsBenchmark:
    """Games with four players."""

    def __init__(self) -> None:
        self.games = {name: deal("citadels", 60, {"players": 4, **options}) for name, options in CITADELS.items()}
        self.middle = well_under_way(deal("citadels", 40, {"players": 4}), 130)

    def round(self, rates: Rates, top: float, rng: Rng) -> None:
        """Measure everything once."""
        for name, states in self.games.items():
            rates.add(f"loop {name}", loop_in_core(states, rng, SECONDS), top)
        rates.add("driven", driven(self.games[FIRST_GAME], rng, SECONDS), top)
        rates.add("interpreted", interpreted(SECONDS, "citadels"), top)
        rates.add("copy", per_call([state.copy for state in self.middle], SECONDS / 3))
        samples = [partial(state.sample, state.to_act(), rng) for state in self.middle]
        rates.add("sample", per_call(samples, SECONDS / 3))

    def figures(self, rates: Rates) -> list[Figure]:
        """Return what came of all rounds."""
        slowest = min(self.games, key=lambda name: rates.share(f"loop {name}"))
        figures = [
            rates.speed("first-game, loop in the core", f"loop {FIRST_GAME}", 10),
            rates.speed("first-game, driven from Python by legal and apply", "driven", 18),
            rates.speed(f"heaviest scenario ({slowest}), loop in the core", f"loop {slowest}", 14),
            *[_against_first_game(name, rates) for name in BASES],
        ]
        for name in self.games:
            if name not in (FIRST_GAME, slowest, *BASES):
                figures.append(rates.speed(f"{name}, loop in the core", f"loop {name}"))
        figures += [
            rates.speed("first-game, loop, interpreted", "interpreted", 130),
            rates.cost("copy() in the middle of a first game", "copy", 1.5),
            rates.cost("sample() in the middle of a first game", "sample", 6.0),
            Figure("memory of a state in the middle of a first game", median(map(memory, self.middle)), "bytes"),
        ]
        return [_named("Citadels", figure) for figure in figures]


def _against_first_game(name: str, rates: Rates) -> Figure:
    """Return the figure of another edition's base game, which should not be much slower than the first game of 2016."""
    figure = rates.speed(f"{name}, loop in the core", f"loop {name}")
    pairs = zip(rates.rates[f"loop {name}"], rates.rates[f"loop {FIRST_GAME}"], strict=True)
    share = median([mine / first for mine, first in pairs])
    figure.target = f">= {BASE_SHARE:.0%} of the first game: {share:.0%}"
    figure.met = share >= BASE_SHARE
    return figure


# ---- Valeria ----------------------------------------------------------------------------------------------

COUNTS = range(1, 6)
MEASURED = (2, 4)  # players: their speed has a target
GAME_LENGTHS = 400  # random games whose decisions are counted


class ValeriaBenchmark:
    """First games with every number of players; alone is the solo game."""

    def __init__(self) -> None:
        self.games = {players: deal("valeria", 60, {"players": players}) for players in COUNTS}
        self.mixed = deal("valeria", 60, {"players": 4, "mixed": True})
        self.middle = {players: well_under_way(deal("valeria", 40, {"players": players}), 80) for players in MEASURED}

    def round(self, rates: Rates, top: float, rng: Rng) -> None:
        """Measure everything once."""
        for players, states in self.games.items():
            rates.add(f"valeria {players}", loop_in_core(states, rng, SECONDS), top)
        rates.add("valeria mixed", loop_in_core(self.mixed, rng, SECONDS), top)
        for players in MEASURED:
            rates.add(f"valeria driven {players}", driven(self.games[players], rng, SECONDS), top)
            middle = self.middle[players]
            rates.add(f"valeria copy {players}", per_call([state.copy for state in middle], SECONDS / 3))
            samples = [partial(state.sample, state.to_act(), rng) for state in middle]
            rates.add(f"valeria sample {players}", per_call(samples, SECONDS / 3))
        rates.add("valeria interpreted", interpreted(SECONDS, "valeria"), top)

    def figures(self, rates: Rates) -> list[Figure]:
        """Return what came of all rounds."""
        figures: list[Figure] = []
        for players in COUNTS:
            target = 14 if players in MEASURED else None
            figures.append(rates.speed(f"{_players(players)}, loop in the core", f"valeria {players}", target))
        figures.append(rates.speed("4 players, mixed citizens, loop in the core", "valeria mixed"))
        for players in MEASURED:
            name = f"{_players(players)}, driven from Python by legal and apply"
            figures.append(rates.speed(name, f"valeria driven {players}", 22))
        figures.append(rates.speed("4 players, loop, interpreted", "valeria interpreted"))
        for players in MEASURED:
            limit = 2.0 if players == 4 else None
            figures.append(rates.cost(f"copy() with {players} players", f"valeria copy {players}", limit))
            figures.append(rates.cost(f"sample() with {players} players", f"valeria sample {players}"))
        figures.append(Figure("memory of a state with 4 players", median(map(memory, self.middle[4])), "bytes"))
        for players in COUNTS:
            length = _decisions(players)
            figures.append(Figure(f"a random game of {_players(players)}", length, "decisions"))
            speed = rates.median(f"valeria {players}") / length
            figures.append(Figure(f"random games of {_players(players)}", speed, "games/s"))
        return [_named("Valeria", figure) for figure in figures]


def _players(number: int) -> str:
    return "1 player (solo)" if number == 1 else f"{number} players"


def _decisions(players: int) -> float:
    """Return the mean number of decisions in a random game."""
    states = deal("valeria", GAME_LENGTHS, {"players": players})
    return mean([int(play_random(state, Rng(number))) for number, state in enumerate(states)])


def _named(game: str, figure: Figure) -> Figure:
    figure.name = f"{game}: {figure.name}"
    return figure


GAMES: dict[str, Callable[[], Benchmark]] = {"citadels": CitadelsBenchmark, "valeria": ValeriaBenchmark}
