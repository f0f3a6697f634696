"""Plan of an arena run: entrants, game and number of deals.

Entrants may include ``cheat``, a search that sees hidden information; it is available only in the arena.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from burgrave.bots import Bot, bot_named, budget_of, close
from burgrave.bots.search import Budget, parse
from burgrave.kernel.errors import SetupError, plural
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, plain_seed, seed_of
from burgrave.kernel.state import Seat, State

# ---- Entrants --------------------------------------------------------------------------------------------------------

RANDOM: Final = "random"
CHEAT: Final = "cheat"


class _Kind(Protocol):
    """Adapter for a bot. ``show`` prepares its input and is not timed; ``answer`` gets its decision and is timed."""

    def show(self, state: State, seat: int) -> Any: ...

    def answer(self, shown: Any, seat: int) -> int: ...

    def close(self) -> None: ...


class Entrant:
    """Bot that plays one game, with counters of its decisions and thinking time."""

    def __init__(self, game: str, spec: str, seed: object, worlds: object) -> None:
        self.asked = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.reads_events = False
        name, mark, setting = spec.partition(":")
        self._kind: _Kind
        if spec == RANDOM:
            self._kind = _Random(seed)
        elif mark and name == CHEAT:
            self._kind = _Cheating(game, setting, seed)
        else:
            bot = bot_named(game, spec, seed, others=[f"{CHEAT}:1000it"])
            self._kind = _Honest(bot, Rng(worlds))
            self.reads_events = bool(mark) and _from_outside(bot)

    def choose(self, state: State, seat: int) -> int:
        """Return the bot's action, which may be illegal."""
        shown = self._kind.show(state, seat)
        start = time.perf_counter()
        try:
            return self._kind.answer(shown, seat)
        finally:
            spent = time.perf_counter() - start
            self.asked += 1
            self.seconds += spent
            self.slowest = max(self.slowest, spent)

    def close(self) -> None:
        self._kind.close()


def budget(spec: str) -> Budget | None:
    """Return the search budget of an entrant, or None if the entrant is not a built-in search."""
    name, mark, setting = spec.partition(":")
    return parse(setting) if mark and name == CHEAT else budget_of(spec)


def _from_outside(bot: Bot) -> bool:
    from burgrave.bots.external import FactoryBot, ProgramBot

    return isinstance(bot, (FactoryBot, ProgramBot))


class _Honest:
    def __init__(self, bot: Bot, worlds: Rng) -> None:
        self._bot = bot
        self._worlds = worlds

    def show(self, state: State, seat: int) -> Seat:
        return state.seat(seat, self._worlds)

    def answer(self, shown: Seat, _seat: int) -> int:
        return self._bot.choose(shown)

    def close(self) -> None:
        close(self._bot)


class _Random:
    """Adapter for the ``random`` bot that avoids the cost of sampling a world."""

    def __init__(self, seed: object) -> None:
        self._rng = Rng(seed_of(RANDOM, seed))

    def show(self, state: State, seat: int) -> list[int]:
        return state.legal(seat)

    def answer(self, shown: list[int], _seat: int) -> int:
        return shown[self._rng.below(len(shown))]

    def close(self) -> None:
        pass


class _Cheating:
    """Adapter for a search that sees the true state; its strength is an upper bound on that of honest searches."""

    def __init__(self, game: str, budget: str, seed: object) -> None:
        from burgrave.bots.search import CheatingBot

        self._bot = CheatingBot(game, parse(budget), seed)

    def show(self, state: State, _seat: int) -> State:
        return state.copy()

    def answer(self, shown: State, seat: int) -> int:
        return self._bot.choose_knowing(shown, seat)

    def close(self) -> None:
        pass


# ---- Plans -----------------------------------------------------------------------------------------------------------

MOST_DEALS = 10**9
_BUDGET = re.compile(r"(?<=:)\d+(it|ms|s)(?=:|$)")
_TIME = re.compile(r"\d+(it|ms|s)")


@dataclass(frozen=True)
class ArenaPlan:
    """Plan that determines all games of an arena run; it can be pickled for worker processes.

    A section has one bot per seat. There are several sections if one bot is tried with several thinking times.
    """

    game: str
    options: dict[str, object]
    seed: object
    deals: int
    sections: tuple[tuple[str, ...], ...]
    times: tuple[str, ...] = ()
    accept: float | None = None

    @property
    def players(self) -> int:
        return len(self.sections[0])

    @property
    def null(self) -> float | None:
        """Return the win share expected of a bot that is exactly as strong as its opponents; None for a solo game."""
        return None if self.players == 1 else 1 / self.players

    def told(self) -> dict[str, object]:
        return told_options(self.game, self.options, deal_seed(self.seed, 0))

    def cores(self) -> int:
        """Return the number of cores that a game needs: bots think one at a time, but possibly in several processes."""
        return max((found.processes for found in self._budgets().values()), default=1)

    def by_the_clock(self) -> list[str]:
        """Return the bots with a time budget; they play worse when they share a core."""
        return [spec for spec, found in self._budgets().items() if found.seconds > 0]

    def _budgets(self) -> dict[str, Budget]:
        bots = sorted({spec for section in self.sections for spec in section})
        return {spec: found for spec in bots if (found := budget(spec)) is not None}


def check_cores(wanted: ArenaPlan, workers: int) -> None:
    """Raise SetupError if bots with a time budget would have to share cores with other workers."""
    cores, needed = _cores_here(), wanted.cores()
    timed = wanted.by_the_clock()
    if timed and workers > 1 and workers * needed > cores:
        room = max(1, cores // needed)
        raise SetupError(
            f"{timed[0]} has a time budget, but {workers} workers with {needed} {plural('core', needed)} each would"
            f" share {cores} cores; use {room} {plural('worker', room)}, or an iteration budget (search:1000it)."
        )


def _cores_here() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def told_options(game: str, options: dict[str, object], seed: object) -> dict[str, object]:
    """Return the options for reports: those given explicitly, and the resolved values of all scalar options."""
    resolved = game_named(game).resolve(seed, options)
    decided = {
        name: value for name, value in resolved.items() if name in options or not isinstance(value, (list, type(None)))
    }
    return {name: value for name, value in options.items() if name not in resolved} | decided


def deal_seed(seed: object, deal: int) -> int:
    """Return the seed with which ``burgrave.new`` reproduces a deal."""
    return seed_of(seed, deal)


def plan(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    *,
    deals: int = 100,
    seed: object = 0,
    times: Sequence[str] = (),
    accept: float | None = None,
) -> ArenaPlan:
    """Return a validated plan; raise SetupError for any mistake that can be detected before the first game."""
    if not isinstance(deals, int) or isinstance(deals, bool) or not 1 <= deals <= MOST_DEALS:
        raise SetupError(f"The number of deals must be 1 to {MOST_DEALS}, not {deals!r}.")
    entries, chosen = _seated(bot_names(bots), dict(options or {}))
    sections = tuple(_with_budget(entries, time) for time in times) or (entries,)
    found = ArenaPlan(game, chosen, plain_seed(seed), deals, sections, tuple(times), accept)
    seats = len(game_named(game).new(deal_seed(seed, 0), chosen, False).scores())
    if seats != len(entries):
        raise SetupError(f"{len(entries)} bots given for {seats} seats; give one per seat.")
    _check_margin(found)
    for spec in sorted({spec for section in sections for spec in section}):
        Entrant(game, spec, 0, 0).close()
    return found


def bot_names(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the bots as a tuple; raise SetupError for a plain string, because it would be split into characters."""
    if isinstance(bots, str):
        raise SetupError(f"Bots must be a list of names such as [{bots!r}], not {bots!r}.")
    return tuple(bots)


def _seated(bots: tuple[str, ...], options: dict[str, object]) -> tuple[tuple[str, ...], dict[str, object]]:
    """Return one bot per seat, and the options with a matching value of ``players``."""
    if not bots or not all(bots):
        raise SetupError("Give one bot per seat: --bots rules,random.")
    players = options.get("players")
    if players is None:
        return bots, {**options, "players": len(bots)}
    if len(bots) == 1 and isinstance(players, int):
        return bots * players, options
    if players != len(bots):
        raise SetupError(f"{len(bots)} bots given for {players} players; give one per player.")
    return bots, options


def _with_budget(bots: tuple[str, ...], time: str) -> tuple[str, ...]:
    if not _TIME.fullmatch(time):
        raise SetupError(f"{time!r} is not a thinking time; write 20ms, 2s or 1000it.")
    if not _BUDGET.search(bots[0]):
        raise SetupError(f"The first bot, {bots[0]!r}, has no thinking time to vary; use one such as search:100ms.")
    return (_BUDGET.sub(time, bots[0], count=1), *bots[1:])


def _check_margin(found: ArenaPlan) -> None:
    if found.accept is None:
        return
    if found.times:
        raise SetupError("A sequential test (accept) cannot be combined with several thinking times (times).")
    if found.null is None:
        raise SetupError("A sequential test needs other players; it does not apply to a solo game.")
    if not 0 < found.accept < 1 - found.null:
        most = 1 - found.null
        raise SetupError(f"The margin of a sequential test must be above 0 and below {most:g}, not {found.accept:g}.")
