"""Speed and memory benchmarks of Valeria, with their targets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from statistics import mean, median

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

from burgrave.kernel.game import play_random
from burgrave.kernel.rng import Rng

__all__ = ["MEASURED"]

COUNTS = range(1, 6)
MIDDLE = (2, 4)  # player counts with a target speed
MEMORY = 2000  # bytes
GAME_LENGTHS = 400  # number of random games in which decisions are counted


class ValeriaBenchmark(Benchmark):
    """Benchmarks of Valeria's first game with two to five players, and of the solo game."""

    searches: Mapping[int, int | None] = {2: 8670, 4: None}
    instructions = 1800

    def __init__(self) -> None:
        self.games = {players: deal("valeria", 60, {"players": players}) for players in COUNTS}
        self.mixed = deal("valeria", 60, {"players": 4, "mixed": True})
        self.middle = {players: well_under_way(deal("valeria", 40, {"players": players}), 80) for players in MIDDLE}

    def round(self, rates: Rates, top: float, rng: Rng) -> None:
        for players, states in self.games.items():
            rates.add(f"valeria {players}", loop_in_core(states, rng, SECONDS), top)
        rates.add("valeria mixed", loop_in_core(self.mixed, rng, SECONDS), top)
        for players in MIDDLE:
            rates.add(f"valeria driven {players}", driven(self.games[players], rng, SECONDS), top)
            middle = self.middle[players]
            rates.add(f"valeria copy {players}", per_call([state.copy for state in middle], SECONDS / 3))
            samples = [partial(state.sample, state.to_act(), rng) for state in middle]
            rates.add(f"valeria sample {players}", per_call(samples, SECONDS / 3))
        rates.add("valeria interpreted", interpreted(SECONDS, "valeria"), top)

    def figures(self, rates: Rates) -> list[Figure]:
        figures: list[Figure] = []
        for players in COUNTS:
            target = 8 if players in MIDDLE else None
            figures.append(rates.speed(f"{_players(players)}, loop in the core", f"valeria {players}", target))
        figures.append(rates.speed("4 players, mixed citizens, loop in the core", "valeria mixed"))
        for players in MIDDLE:
            name = f"{_players(players)}, driven from Python by legal and apply"
            figures.append(rates.speed(name, f"valeria driven {players}", 22))
        figures.append(rates.speed("4 players, loop, interpreted", "valeria interpreted"))
        for players in MIDDLE:
            limit = 0.7 if players == 4 else None
            figures.append(rates.cost(f"copy() with {players} players", f"valeria copy {players}", limit))
            figures.append(rates.cost(f"sample() with {players} players", f"valeria sample {players}"))
        figures.append(rates.size("memory of a state with 4 players", median(map(memory, self.middle[4])), MEMORY))
        for players in COUNTS:
            length = _decisions(players)
            figures.append(Figure(f"a random game of {_players(players)}", length, "decisions"))
            speed = rates.median(f"valeria {players}") / length
            figures.append(Figure(f"random games of {_players(players)}", speed, "games/s"))
        return [named("Valeria", figure) for figure in figures]


def _players(number: int) -> str:
    return "1 player (solo)" if number == 1 else f"{number} players"


def _decisions(players: int) -> float:
    """Return the mean number of decisions in a random game."""
    states = deal("valeria", GAME_LENGTHS, {"players": players})
    return mean([int(play_random(state, Rng(number))) for number, state in enumerate(states)])


MEASURED = ValeriaBenchmark
