"""Bot speed: search iterations, and decisions of the rule bot."""

from __future__ import annotations

import time
from statistics import median

from benchmarks.games import Benchmark, searches
from benchmarks.measuring import Figure, Rates, clock, deal

from burgrave.bots import bot_named
from burgrave.bots.playing import search_of
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng

DEALS = 5
ITERATIONS = 200  # per deal and round
GAMES = 4  # per round, for the rule bot
RULES_LIMIT = 20.0  # µs


class BotsBenchmark(Benchmark):
    """Benchmarks of every game that declares target speeds for its bots."""

    def round(self, rates: Rates, top: float, rng: Rng) -> None:
        for game, counts in searches().items():
            for players in counts:
                rates.add(f"search {game} {players}", iterations(game, players, rng), top)
            rates.add(f"rules {game}", decision(game, rng))

    def figures(self, rates: Rates) -> list[Figure]:
        found: list[Figure] = []
        for game, counts in searches().items():
            for players, wanted in counts.items():
                name = f"search, {game_named(game).title}, {players} players, from the start of a game"
                figure = rates.speed(name, f"search {game} {players}", wanted)
                figure.unit = "iterations/s"
                found.append(figure)
        for game in searches():
            name = f"rules, {game_named(game).title}, 4 players, a decision (median)"
            found.append(rates.cost(name, f"rules {game}", RULES_LIMIT))
        return found


def iterations(game: str, players: int, rng: Rng) -> float:
    """Return search iterations per second at the first decisions of several games, using the bot's own playouts."""
    done, spent = 0, 0.0
    for state in deal(game, DEALS, {"players": players}):
        seat = state.to_act()
        world = state.seat(seat, rng).world
        search = search_of(game, Rng(rng.fork()))
        start = clock()
        search.begin(world, seat)
        search.run(world, ITERATIONS)
        spent += clock() - start
        done += ITERATIONS
    return done / spent


def decision(game: str, rng: Rng) -> float:
    """Return the rule bot's median time per decision, in microseconds, over whole games, excluding forced moves."""
    times: list[float] = []
    for state in deal(game, GAMES, {"players": 4}):
        bots = [bot_named(game, "rules", seat) for seat in range(4)]
        while (seat := state.to_act()) >= 0:
            view = state.seat(seat, rng)
            start = time.perf_counter()
            action = bots[seat].choose(view)
            spent = time.perf_counter() - start
            if len(view.legal()) > 1:
                times.append(spent * 1e6)
            state.apply(seat, action)
    return median(times)
