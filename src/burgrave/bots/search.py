"""Search bots, and the budgets that limit them.

A budget is either a time or a number of iterations; only an iteration budget makes a search reproducible.
"""

from __future__ import annotations

import time
from typing import Final

from burgrave.bots.ismcts import Search
from burgrave.bots.playing import search_of
from burgrave.bots.simple import SeededBot
from burgrave.kernel.errors import SetupError
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat, State

__all__ = ["Budget", "CheatingBot", "SearchBot", "think"]


# ---- Budgets ---------------------------------------------------------------------------------------------------------

_MOST_ITERATIONS = 10_000_000
_MOST_SECONDS = 600.0
_MOST_PROCESSES = 64


class Budget:
    """Search budget for one decision, such as ``1000it``, ``500ms`` or ``2s``.

    A suffix such as ``:x4`` sets the number of processes.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, processes: int = 1) -> None:
        self.iterations = iterations
        self.seconds = seconds  # 0: no time limit
        self.processes = processes

    def __reduce__(self) -> tuple[object, tuple[int, float, int]]:
        return Budget, (self.iterations, self.seconds, self.processes)

    def __str__(self) -> str:
        length = f"{self.iterations}it" if self.iterations else f"{self.seconds * 1000:g}ms"
        return length if self.processes == 1 else f"{length}:x{self.processes}"


def parse(text: object) -> Budget:
    """Parse a budget; raise SetupError if it is invalid."""
    length, mark, processes = str(text).partition(":")
    budget = _length(length)
    if mark:
        if not processes.startswith("x") or not _is_number(processes[1:]):
            raise SetupError(f"{text!r}: only :x and a number (500ms:x2) and :net= may follow the budget.")
        budget.processes = int(processes[1:])
        if not 1 <= budget.processes <= _MOST_PROCESSES:
            raise SetupError(f"A search uses 1 to {_MOST_PROCESSES} processes, not {budget.processes}.")
    return budget


def _length(text: str) -> Budget:
    if text.endswith("it") and _is_number(text[:-2]) and 1 <= int(text[:-2]) <= _MOST_ITERATIONS:
        return Budget(int(text[:-2]))
    for unit, seconds in (("ms", 0.001), ("s", 1.0)):
        number = text.removesuffix(unit)
        if number != text and _is_number(number):
            found = Budget(0, int(number) * seconds)
            if 0.0 < found.seconds <= _MOST_SECONDS:
                return found
    raise SetupError(f"{text!r} is not a budget: write 1000it, 500ms or 2s (up to {_MOST_ITERATIONS}it or 600s).")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 12


# ---- The bots --------------------------------------------------------------------------------------------------------

_PART: Final = 16  # iterations between two checks of the clock and of ``settled``


class SearchBot(SeededBot):
    """Bot that searches before every decision; deterministic with an iteration budget.

    For ``net``, see ``search_of``.
    """

    def __init__(self, game: str, budget: Budget, seed: object, net: bytes | None = None) -> None:
        SeededBot.__init__(self, game, (game, budget, seed, net), Rng(seed_of("search", seed)))
        self.budget = budget
        self.search = search_of(game, self._rng, net)

    def __setstate__(self, rng: Rng) -> None:
        self._rng = rng
        self.search.rng = rng

    def choose(self, seat: Seat) -> int:
        legal = self.options(seat)
        return _chosen(self.search, seat.world, seat.index, legal, self.budget, False)


class CheatingBot:
    """Bot that searches the true state; only future randomness is unknown to it.

    Its strength is an upper bound on that of honest searches. Only the arena may use it, because it reads hidden
    information.
    """

    def __init__(self, game: str, budget: Budget, seed: object) -> None:
        self.budget = budget
        self.search = search_of(game, Rng(seed_of("cheat", seed)))

    def choose_knowing(self, truth: State, seat: int) -> int:
        """Search the true state and return the best action for ``seat``."""
        legal = truth.legal(seat)
        return _chosen(self.search, truth, seat, legal, self.budget, True)


def _chosen(search: Search, world: State, seat: int, legal: list[int], budget: Budget, knowing: bool) -> int:
    search.begin(world, seat)
    action = legal[0]
    if len(legal) > 1:
        think(search, world, budget, knowing)
        action = search.best(legal).action
    search.played(action)
    return action


def think(search: Search, world: State, budget: Budget, knowing: bool = False, *, early: bool = True) -> None:
    """Search within the budget; if ``early`` is True, stop once the choice is settled."""
    begun = time.perf_counter()
    done = 0
    goal = budget.iterations
    while goal == 0 or done < goal:
        part = _PART if goal == 0 or goal - done > _PART else goal - done
        if knowing:
            search.run_knowing(world, part)
        else:
            search.run(world, part)
        done += part
        left = goal - done
        if goal == 0:
            spent = time.perf_counter() - begun
            if spent >= budget.seconds:
                return
            left = int(done * (budget.seconds - spent) / spent) + 1
        if early and search.settled(left):
            return
