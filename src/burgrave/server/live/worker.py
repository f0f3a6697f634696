"""Workers for bots and hints, and the hints requested at one table."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, ParamSpec, Protocol, TypeVar

from burgrave.bots import bot_named, close
from burgrave.kernel.registry import all_games, game_named
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import Seat
from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Decision

# ---- Hints -----------------------------------------------------------------------------------------------------------

Tips = list[dict[str, Any]]


class Hint:
    """A hint in progress, shared by all who request it; it is canceled when the last of them stops waiting."""

    def __init__(self, thinking: Coroutine[Any, Any, Tips]) -> None:
        self._task = asyncio.create_task(thinking)
        self._task.add_done_callback(lambda done: done.cancelled() or done.exception())  # the requester may be gone
        self._waiting = 0

    @property
    def spoilt(self) -> bool:
        """Return True if the hint was canceled or has failed."""
        task = self._task
        return task.cancelling() > 0 or (task.done() and (task.cancelled() or task.exception() is not None))

    async def tips(self) -> Tips:
        """Wait for the hint; raise Refused if the decision is made first."""
        self._waiting += 1
        try:
            return await asyncio.shield(self._task)
        except asyncio.CancelledError:
            if self._task.cancelled():
                raise Refused(
                    "stale", "The decision was made before the hint was ready; ask again at the next one."
                ) from None
            raise
        finally:
            self._waiting -= 1
            if self._waiting == 0:
                self.drop()

    def drop(self) -> None:
        self._task.cancel()


class Hints:
    """Hints of one table, one per decision and language."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int, str], Hint] = {}

    def wanted(self, seat: int, seq: int, lang: str, think: Callable[[], Coroutine[Any, Any, Tips]]) -> Hint:
        """Return the hint for a decision; start computing it if necessary."""
        key = seat, seq, lang
        hint = self._found.get(key)
        if hint is None or hint.spoilt:
            hint = self._found[key] = Hint(think())
        return hint

    def keep(self, opened: Mapping[int, Decision]) -> None:
        """Drop the hints for decisions that are no longer open."""
        now_open = {(seat, decision.seq) for seat, decision in opened.items()}
        for key in [key for key in self._found if key[:2] not in now_open]:
            self._found.pop(key).drop()


# ---- Workers ---------------------------------------------------------------------------------------------------------

P = ParamSpec("P")
R = TypeVar("R")

Position = Mapping[str, object]


class Think(Protocol):
    """Callable that runs long computations outside the event loop, as ``asyncio.to_thread`` does.

    Functions of this module and of the reviews are passed to it, with arguments that can be pickled.
    """

    def __call__(self, ask: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[R]: ...


def begin() -> None:
    """Initialize a worker: ignore Ctrl+C, yield processor time to the server, and exit when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def prepare() -> None:
    """Warm up: compute one hint per game and load all languages, so that the first request need not wait."""
    from burgrave.text.catalogue import LANGUAGES
    from burgrave.text.narration import narrator_named

    for game in all_games():
        state = game.new("prepare", {}, False)
        seat = state.to_act()
        position = state.sample(seat, Rng("prepare")).position()
        advise(game.name, None, position, seat, 0, LANGUAGES[0], [""] * state.num_players)
        for lang in LANGUAGES[1:]:
            narrator_named(game.name, None, lang)


def choose(game: str, position: Position, seat: int, level: str, seed: int) -> int:
    """Return the action that a bot chooses; ``position``: a determinization of the game."""
    return choose_at(game, _seat(game, position, seat, seed), level, seed)


def choose_at(game: str, seat: Seat, level: str, seed: int) -> int:
    bot = bot_named(game, level, seed)
    try:
        return bot.choose(seat)
    finally:
        close(bot)


def advise(
    game: str, ruleset: str | None, position: Position, seat: int, seed: int, lang: str, names: Sequence[str]
) -> list[dict[str, Any]]:
    """Return the tips of a hint in wire format, best first."""
    from burgrave.text.narration import narrator_named
    from burgrave.text.narrator import tips

    asking = _seat(game, position, seat, seed)
    legal = asking.legal()
    found = tips(game, asking, seed, narrator_named(game, ruleset, lang), names)
    return [
        {
            "action": legal[tip.number - 1],
            "text": tip.label,
            "percent": tip.percent,
            "points": tip.points,
            "why": tip.why,
            "standing": tip.standing,
        }
        for tip in found
    ]


def _seat(game: str, position: Position, seat: int, seed: int) -> Seat:
    return Seat(seat, game_named(game).from_position(position, seed, False), [], True)
