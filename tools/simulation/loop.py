"""Deterministic event loop whose simulated time jumps to the next event."""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from typing import Any, Final, TypeVar, TypeVarTuple

__all__ = ["EPOCH", "OWNER", "Loop", "Owner"]

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

EPOCH: Final = 1_800_000_000.0
"""Start date of every world."""
_LAST_BREATHS: Final = 20  # maximum number of times that a task is cancelled until it ends


class Owner:
    """Owner of tasks that can be frozen or killed together: a simulated process."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False
        self.steps = 0  # callbacks run
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.held: deque[asyncio.Handle] | None = None  # callbacks waiting while the process is frozen
        self.kill_at = -1  # step at which it is killed
        self.killed: Callable[[], None] = lambda: None
        self.context = copy_context()
        self.context.run(OWNER.set, self)

    def spawn(self, loop: Loop, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task: asyncio.Task[T] = loop.create_task(work, context=self.context.copy())
        return task


OWNER: ContextVar[Owner | None] = ContextVar("owner", default=None)
"""Owner of the running code: a process, or None for code outside all processes."""


class _Call(asyncio.Handle):
    __slots__ = ("owner",)

    def __init__(self, callback: Any, args: Any, loop: Loop, context: Context | None) -> None:
        super().__init__(callback, args, loop, context)
        self.owner = OWNER.get() if context is None else context.get(OWNER)


class _Timer(asyncio.TimerHandle):
    __slots__ = ("owner",)

    def __init__(self, when: float, callback: Any, args: Any, loop: Loop, context: Context | None) -> None:
        super().__init__(when, callback, args, loop, context)
        self.owner = OWNER.get() if context is None else context.get(OWNER)


class _Task(asyncio.Task[Any]):
    """Task with a sequential hash, so that sets of tasks have the same order in every run."""

    def __init__(self, work: Any, number: int, loop: Loop, name: str, context: Context | None) -> None:
        self._number = number
        super().__init__(work, loop=loop, name=name, context=context)

    def __hash__(self) -> int:
        return self._number


class Loop(asyncio.BaseEventLoop):
    """Event loop that runs callbacks in the order in which they were scheduled, and timers in order of time.

    There are no threads: executor calls run immediately, and their results arrive after a delay.
    """

    def __init__(self, delay: Callable[[], float]) -> None:
        """Create a loop; ``delay`` returns the simulated seconds of an executor call."""
        self._is_running = False
        super().__init__()
        self._now = 0.0
        self._delay = delay
        self._ready: deque[_Call | _Timer] = deque()
        self._timers: list[tuple[float, int, _Timer]] = []
        self._numbers = 0
        self._tasks: dict[asyncio.Task[Any], None] = {}  # of the world, not of a process
        self.uncaught: Callable[[str, BaseException | None], None] = lambda what, error: None
        """Called for uncaught exceptions."""

    # ---- running -------------------------------------------------------------------------------------------------

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        with self.running():
            main: asyncio.Task[T] = self.create_task(work)
            while not main.done():
                if not self._ready and not self._timers:
                    raise RuntimeError("Deadlock: all tasks wait, and no event is scheduled.")
                self._turn()
        return main.result()

    @contextmanager
    def running(self) -> Iterator[None]:
        """Make this loop the running event loop during the block."""
        events._set_running_loop(self)
        self._is_running = True
        try:
            yield
        finally:
            self._is_running = False
            events._set_running_loop(None)

    def _turn(self) -> None:
        if not self._ready:
            when, _, timer = heapq.heappop(self._timers)
            if timer.cancelled():
                return
            self._now = max(self._now, when)
            self._ready.append(timer)
        handle = self._ready.popleft()
        owner = handle.owner
        if handle.cancelled():
            return
        if owner is None:
            handle._run()
        elif owner.held is not None:
            owner.held.append(handle)
        elif not owner.dead:
            owner.steps += 1
            handle._run()
            if owner.steps == owner.kill_at:
                owner.killed()

    # ---- freezing and killing processes --------------------------------------------------------------------------

    def hold(self, owner: Owner) -> None:
        """Freeze a process: collect its callbacks until ``release`` instead of running them."""
        if owner.held is None:
            owner.held = deque()

    def release(self, owner: Owner) -> None:
        held, owner.held = owner.held, None
        for handle in held or ():
            assert isinstance(handle, (_Call, _Timer))
            self._ready.append(handle)

    def bury(self, owner: Owner) -> None:
        """End all tasks of a process that was killed.

        Python can end a coroutine only by running it again. Cut all connections of the process first, so that this last
        run has no effect outside the process. Call this method from the loop, never from a task.
        """
        self.release(owner)
        owner.dead = True
        others = deque(handle for handle in self._ready if handle.owner is not owner)
        self._ready = deque(handle for handle in self._ready if handle.owner is owner)
        uncaught, self.uncaught = self.uncaught, lambda what, error: None
        self._end(owner.tasks, owner, others)
        self.uncaught = uncaught
        self._ready = others

    def end(self) -> None:
        """End the tasks that belong to no process. All processes must have ended."""
        self.uncaught = lambda what, error: None
        self._end(self._tasks, None, deque())

    def _end(self, tasks: dict[asyncio.Task[Any], None], owner: Owner | None, others: deque[_Call | _Timer]) -> None:
        for _ in range(_LAST_BREATHS):
            for task in [*tasks]:
                task.cancel()
            while self._ready:
                handle = self._ready.popleft()
                if handle.owner is not owner:
                    others.append(handle)
                elif not handle.cancelled():
                    handle._run()
            if not tasks:
                return
        raise RuntimeError(f"These tasks did not end: {[*tasks]!r}")

    # ---- asyncio's interface -------------------------------------------------------------------------------------

    def time(self) -> float:
        return self._now

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        handle = _Call(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = _Timer(when, callback, args, self, context)
        self._numbers += 1
        heapq.heappush(self._timers, (when, self._numbers, timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Do nothing, because the loop skips canceled timers."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Generator[Any, None, T] | Coroutine[Any, Any, T],
        *,
        name: object = None,
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        self._numbers += 1
        task = _Task(coro, self._numbers, self, str(name or "task"), context)
        owner = OWNER.get() if context is None else context.get(OWNER)
        tasks = self._tasks if owner is None else owner.tasks
        tasks[task] = None
        task.add_done_callback(lambda done: tasks.pop(done, None), context=context)
        return task

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> asyncio.Future[T]:
        answer: asyncio.Future[T] = self.create_future()
        result: T | None
        error: Exception | None
        try:
            result, error = func(*args), None
        except Exception as raised:
            result, error = None, raised
        self.call_later(self._delay(), _settle, answer, result, error)
        return answer

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.uncaught(str(context.get("message")), context.get("exception"))

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return self._is_running

    def is_closed(self) -> bool:
        return not self._is_running  # there is nothing to close


def _settle(answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(result)
