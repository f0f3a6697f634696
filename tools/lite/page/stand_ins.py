"""Replacements for greenlet and for the threads of aiosqlite, neither of which works in a page.

This works because SQLite returns immediately, so a synchronous call made by SQLAlchemy never has to wait. Call
:func:`install` before SQLAlchemy and aiosqlite are imported.
"""

from __future__ import annotations

import asyncio
import sys
import warnings
from collections.abc import Awaitable, Callable, Generator
from types import ModuleType, TracebackType
from typing import Any, ClassVar

__all__ = ["InlineQueue", "NoThread", "greenlet", "install"]


# ---- greenlet --------------------------------------------------------------------------------------------------------


class _Finished:
    """Awaitable that never waits; ``greenlet.switch`` returns it when the greenlet's function has returned."""

    def __await__(self) -> Generator[Any, None, None]:
        return
        yield


class greenlet:
    """Greenlet whose function runs to the end in one call of ``switch``; awaitables in the function never wait."""

    current: ClassVar[greenlet]

    def __init__(self, run: Callable[..., Any] | None = None, parent: greenlet | None = None) -> None:
        self.run = run
        self.parent = parent
        self.dead = False
        self._result: Any = None
        self._has_run = False

    def switch(self, *args: Any, **kwargs: Any) -> Any:
        """Run the greenlet's function or, if it has none, the awaitable in the first argument.

        If there is a function, the first call runs it and returns an awaitable for SQLAlchemy to await; the second call
        returns the function's result. Only the root greenlet, which is current outside all others, has no function.
        """
        if self.run is None:
            return run_at_once(args[0])
        if self._has_run:
            self.dead = True
            return self._result
        self._has_run = True
        before, greenlet.current = greenlet.current, self
        try:
            self._result = self.run(*args, **kwargs)
        except BaseException:
            self.dead = True
            raise
        finally:
            greenlet.current = before
        return _Finished()

    def throw(
        self,
        kind: type[BaseException] | BaseException,
        value: BaseException | None = None,
        trace: TracebackType | None = None,
    ) -> Any:
        self.dead = True
        raise value if value is not None else kind


greenlet.current = greenlet()


def getcurrent() -> greenlet:
    return greenlet.current


def run_at_once(awaitable: Awaitable[Any]) -> Any:
    """Run an awaitable synchronously and return its result; raise RuntimeError if the awaitable has to wait."""
    steps = awaitable.__await__()
    try:
        next(steps)
    except StopIteration as finished:
        return finished.value
    close = getattr(steps, "close", None)
    if close is not None:
        close()
    raise RuntimeError("A synchronous call has to wait, which is impossible without threads.")


# ---- aiosqlite -------------------------------------------------------------------------------------------------------


class InlineQueue:
    """Replacement for the queue of an aiosqlite connection, which calls each queued function immediately."""

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = job
        try:
            result = function()
        except BaseException as error:
            if future is None:
                raise
            future.set_exception(error)
        else:
            if future is not None:
                future.set_result(result)


class NoThread:
    """Replacement for the thread of an aiosqlite connection, which has nothing to do and never starts."""

    daemon = True

    def __init__(self, target: Callable[..., None], args: tuple[Any, ...] = ()) -> None: ...

    def start(self) -> None: ...


def install() -> None:
    """Replace greenlet, and the threads and queues of aiosqlite, in this process.

    Also ignore SQLAlchemy's warning about table options of PostgreSQL, whose dialect the page lacks.
    """
    warnings.filterwarnings("ignore", "Can't validate argument 'postgresql_where'")
    module = ModuleType("greenlet", "Greenlets that never wait.")
    module.__dict__.update(greenlet=greenlet, getcurrent=getcurrent)
    sys.modules["greenlet"] = module

    from aiosqlite import core

    core.__dict__.update(SimpleQueue=InlineQueue, Thread=NoThread)
