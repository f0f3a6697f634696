"""The bots of one game, as the arena seats them: also the one that sees everything, which no other face can have."""

from __future__ import annotations

import time
from typing import Any, Final, Protocol

from burgrave.bots import Bot, bot_named, budget_of, close
from burgrave.bots.budget import Budget, parse
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat, State

__all__ = ["Entrant", "budget"]

RANDOM: Final = "random"
CHEAT: Final = "cheat"


class _Kind(Protocol):
    """A bot, and what it is shown; only the answering is timed."""

    def show(self, state: State, seat: int) -> Any: ...

    def answer(self, shown: Any, seat: int) -> int: ...

    def close(self) -> None: ...


class Entrant:
    """A bot in one game, and the time it takes to think."""

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
            bot = bot_named(game, spec, seed, besides=[f"{CHEAT}:1000it"])
            self._kind = _Honest(bot, Rng(worlds))
            self.reads_events = bool(mark) and _from_outside(bot)

    def choose(self, state: State, seat: int) -> int:
        """Return what the bot answers, which may be nonsense."""
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
        """Let go of what the bot holds on to."""
        self._kind.close()


def budget(spec: str) -> Budget | None:
    """Return what an entrant may spend on a decision; None: it is no search of ours."""
    name, mark, setting = spec.partition(":")
    return parse(setting) if mark and name == CHEAT else budget_of(spec)


def _from_outside(bot: Bot) -> bool:
    from burgrave.bots.external import FactoryBot, ProgramBot

    return isinstance(bot, (FactoryBot, ProgramBot))


class _Honest:
    """Every bot but two: it sees what its seat may know."""

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
    """Chooses as the bot ``random`` does, without a world made up for it to look at."""

    def __init__(self, seed: object) -> None:
        self._rng = Rng(seed_of(RANDOM, seed))

    def show(self, state: State, seat: int) -> list[int]:
        return state.legal(seat)

    def answer(self, shown: list[int], _seat: int) -> int:
        return shown[self._rng.below(len(shown))]

    def close(self) -> None:
        pass


class _Cheating:
    """The upper bound: a search that sees the true state. It can be had here alone."""

    def __init__(self, game: str, budget: str, seed: object) -> None:
        from burgrave.bots.search import CheatingBot

        self._bot = CheatingBot(game, parse(budget), seed)

    def show(self, state: State, _seat: int) -> State:
        return state.copy()

    def answer(self, shown: State, seat: int) -> int:
        return self._bot.choose_knowing(shown, seat)

    def close(self) -> None:
        pass
