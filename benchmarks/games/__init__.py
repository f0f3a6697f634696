"""Benchmarks by game. A game without a module in this package gets a benchmark of random games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from benchmarks.measuring import Figure, Rates, deal, loop_in_core

from burgrave.kernel.game import Game
from burgrave.kernel.registry import all_games
from burgrave.kernel.rng import Rng

__all__ = ["SECONDS", "Benchmark", "benchmarks", "most_instructions", "named", "searches"]

SECONDS = 0.3  # per measurement and round


class Benchmark(ABC):
    """Base class of benchmarks, each of which measures one game or one part, such as the bots."""

    searches: Mapping[int, int | None] = {}
    """Searches to measure: number of players -> maximum cost of an iteration, in decisions of the ceiling program.

    None instead of a maximum means that there is no target.
    """

    instructions: int | None = None
    """Maximum instructions per decision in random games with four players (a target)."""

    @abstractmethod
    def round(self, rates: Rates, top: float, rng: Rng) -> None:
        """Measure everything once; ``top`` is the ceiling program's decisions per second in this round."""

    @abstractmethod
    def figures(self, rates: Rates) -> list[Figure]:
        """Return figures computed from the rates of all rounds."""


class AnyBenchmark(Benchmark):
    """Benchmark of random games, for every number of players."""

    def __init__(self, game: Game) -> None:
        self.game = game
        least, most = game.seats()
        self.games = {players: deal(game.name, 60, {"players": players}) for players in range(least, most + 1)}

    def round(self, rates: Rates, top: float, rng: Rng) -> None:
        for players, states in self.games.items():
            rates.add(f"{self.game.name} {players}", loop_in_core(states, rng, SECONDS), top)

    def figures(self, rates: Rates) -> list[Figure]:
        loops = {players: f"{self.game.name} {players}" for players in self.games}
        figures = [rates.speed(f"{players} players, loop in the core", loop) for players, loop in loops.items()]
        return [named(self.game.title, figure) for figure in figures]


def benchmarks() -> dict[str, Callable[[], Benchmark]]:
    """Return a factory for each game's benchmark, keyed by game."""
    return {game.name: _own(game) or partial(AnyBenchmark, game) for game in all_games()}


def searches() -> dict[str, Mapping[int, int | None]]:
    """Return ``Benchmark.searches`` of each game that has its own benchmark, keyed by game."""
    return {name: own.searches for name, own in _all_own().items()}


def most_instructions() -> dict[str, int]:
    """Return the maximum instructions per decision, for each game that sets this target."""
    return {name: own.instructions for name, own in _all_own().items() if own.instructions is not None}


def named(title: str, figure: Figure) -> Figure:
    """Prefix the figure's name with the game's title, and return the figure."""
    figure.name = f"{title}: {figure.name}"
    return figure


def _all_own() -> dict[str, type[Benchmark]]:
    return {game.name: own for game in all_games() if (own := _own(game)) is not None}


def _own(game: Game) -> type[Benchmark] | None:
    place = f"{__name__}.{game.name}"
    return cast(type[Benchmark], import_module(place).MEASURED) if find_spec(place) is not None else None
