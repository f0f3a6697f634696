"""Virtual time for tests: waiting takes no real time, and workers take exactly as long as a test specifies."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from contextlib import ExitStack
from typing import Any, TypeVar, TypeVarTuple, Unpack
from unittest import mock

import aiosqlite
import pytest

from burgrave.kernel.registry import game_named
from burgrave.server.live import bots, worker

__all__ = ["Cost", "pretend_workers", "run_pretended"]

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

Cost = Callable[[str, int], float]
"""Seconds that a worker takes, as a function of the request ("choose" or "advise") and the number of options."""


class _Selector(selectors.DefaultSelector):
    """Selector that advances virtual time to the next timer when idle, unless a thread is working."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0
        self.elsewhere = 0  # number of jobs in threads

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None or timeout <= 0 or self.elsewhere:
            return super().select(timeout)
        found = super().select(0)
        if not found:
            self.time += timeout
        return found


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.pretended = _Selector()
        super().__init__(self.pretended)

    def time(self) -> float:
        return self.pretended.time

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Ts]], T], *args: *Ts
    ) -> asyncio.Future[T]:
        self.pretended.elsewhere += 1
        found = super().run_in_executor(executor, func, *args)
        found.add_done_callback(self._back)
        return found

    def _back(self, done: object) -> None:
        self.pretended.elsewhere -= 1


def _counted(work: Callable[..., Coroutine[Any, Any, T]]) -> Callable[..., Coroutine[Any, Any, T]]:
    async def counting(*args: Any, **kwargs: Any) -> T:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, _Loop)
        loop.pretended.elsewhere += 1
        try:
            return await work(*args, **kwargs)
        finally:
            loop.pretended.elsewhere -= 1

    return counting


def run_pretended(evening: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a test in virtual time, which stops while the database or another thread is working."""
    with ExitStack() as stack:
        for name in ("_connect", "_execute"):
            work = getattr(aiosqlite.Connection, name)
            stack.enter_context(mock.patch.object(aiosqlite.Connection, name, _counted(work)))
        runner = stack.enter_context(asyncio.Runner(loop_factory=_Loop))
        return runner.run(evening())


def pretend_workers(monkeypatch: pytest.MonkeyPatch, cost: Cost) -> None:
    """Replace the workers with delays that run in the order of the requests; nothing is searched."""

    class Pool:
        def __init__(self, workers: int, *more: object) -> None:
            self._free = [0.0] * workers  # when each worker becomes free

        def submit(self, ask: Callable[..., object], game: str, *args: Any) -> Future[object]:
            loop = asyncio.get_running_loop()
            done: Future[object] = Future()
            options = _options(game, ask, args)
            worker_number = self._free.index(min(self._free))
            ends = max(loop.time(), self._free[worker_number]) + cost(ask.__name__, len(options))
            self._free[worker_number] = ends

            def finish() -> None:
                if done.set_running_or_notify_cancel():
                    chosen = options[len(options) // 2]
                    done.set_result(chosen if ask is worker.choose else [{"action": chosen}])

            loop.call_at(ends, finish)
            return done

        def shutdown(self, **how: object) -> None:
            self._free = []

    monkeypatch.setattr(bots, "ProcessPoolExecutor", Pool)


def _options(game: str, ask: Callable[..., object], args: tuple[Any, ...]) -> list[int]:
    position, seat = args[:2] if ask is worker.choose else args[1:3]
    return game_named(game).from_position(position, 0, False).legal(seat)
