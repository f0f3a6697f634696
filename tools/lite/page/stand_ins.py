"""Stand-ins for what needs threads or another stack: greenlet, and the thread of aiosqlite.

SQLite answers at once, so nothing ever has to wait inside a synchronous call of SQLAlchemy. Call :func:`install` before
SQLAlchemy and aiosqlite are imported.
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
    """Awaitable that stands for the result of a function that never had to wait."""

    def __await__(self) -> Generator[Any, None, None]:
        return
        yield


class greenlet:
    """A greenlet whose function runs to its end in one go; the awaitables that it meets run at once."""

    current: ClassVar[greenlet]

    def __init__(self, run: Callable[..., Any] | None = None, parent: greenlet | None = None) -> None:
        self.run = run
        self.parent = parent
        self.dead = False
        self._result: Any = None
        self._has_run = False

    def switch(self, *args: Any, **kwargs: Any) -> Any:
        """Run the function; as the driver (a greenlet without a function), run an awaitable instead.

        SQLAlchemy awaits the first result, and asks for the final one after that.
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
    """Run an awaitable that does not have to wait, and return its result; raise RuntimeError if it has to."""
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
    """Queue of a connection that calls each function in it at once."""

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
    """Thread that is never needed."""

    daemon = True

    def __init__(self, target: Callable[..., None], args: tuple[Any, ...] = ()) -> None: ...

    def start(self) -> None: ...


def install() -> None:
    """Replace greenlet in this process, and give connections of aiosqlite no thread.

    Also ignore SQLAlchemy's warning that the page has no dialect for some options of the tables.
    """
    warnings.filterwarnings("ignore", "Can't validate argument 'postgresql_where'")
    module = ModuleType("greenlet", "Greenlets that never wait.")
    module.__dict__.update(greenlet=greenlet, getcurrent=getcurrent)
    sys.modules["greenlet"] = module

    from aiosqlite import core

    core.__dict__.update(SimpleQueue=InlineQueue, Thread=NoThread)
