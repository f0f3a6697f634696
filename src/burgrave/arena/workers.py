"""Pool of worker processes for matches and mass simulation.

Workers are spawned, not forked, so they behave the same on every platform. They ignore Ctrl-C: the parent process
handles it and stops them. If the parent is killed, they exit on their own.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, NoReturn, TypeAlias, TypeVar, cast

from burgrave.kernel.errors import BurgraveError, SetupError

Job = TypeVar("Job")
Done = TypeVar("Done")
Line: TypeAlias = "Connection[Any, Any]"

MOST_WORKERS = 256
_PATIENCE = 2.0  # seconds to wait for a worker to exit


class WorkerLost(BurgraveError):
    """A worker process ended unexpectedly, for example because it was killed or a bot called ``os._exit``."""

    def __init__(self, status: object, job: Any, about: str = "") -> None:
        super().__init__(f"A worker process ended unexpectedly (exit status {status}){about}.")
        self.status = status
        self.job = job  # its current job, or None

    def during(self, about: str) -> WorkerLost:
        """Return a copy of this error whose message also says what the worker was doing."""
        return WorkerLost(self.status, self.job, f" {about}")


def check_workers(workers: object) -> None:
    """Raise SetupError unless the number of workers is valid."""
    if not isinstance(workers, int) or isinstance(workers, bool) or not 1 <= workers <= MOST_WORKERS:
        raise SetupError(f"The number of workers must be 1 to {MOST_WORKERS}, not {workers!r}.")


def in_workers(
    work: Callable[[Job], Done], jobs: Iterable[Job], workers: int, started: Callable[[], object] | None = None
) -> Generator[Done]:
    """Run ``work`` on each job and yield results as they arrive.

    With one worker, the jobs run in this process, in order. ``work``, jobs and results must be picklable. Exceptions
    in workers are re-raised in this process. ``started`` is called when all workers are ready. Closing the iterator
    stops the work.
    """
    if workers == 1:
        if started is not None:
            started()
        yield from map(work, jobs)
        return
    crew = _Crew()
    try:
        crew.start(work, workers)
        if started is not None:
            started()
        yield from crew.share_out(iter(jobs))
    finally:
        crew.dismiss()


class _Crew:
    def __init__(self) -> None:
        self.lines: dict[Line, BaseProcess] = {}
        self.busy: list[Line] = []
        self.jobs: dict[Line, object] = {}  # the latest job of each worker

    def start(self, work: Callable[[Job], Done], workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        with _deaf():
            for _ in range(workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=_serve, args=(work, theirs))
                process.start()
                self.lines[ours] = process
                self.busy.append(ours)
                theirs.close()
        for line in self.lines:
            self._hear(line)

    def share_out(self, jobs: Iterator[Job]) -> Iterator[Any]:
        for line in self.lines:
            self._employ(line, jobs)
        while self.busy:
            for ready in wait(self.busy):
                line = cast(Line, ready)
                done = self._hear(line)
                self._employ(line, jobs)
                yield done

    def _employ(self, line: Line, jobs: Iterator[Job]) -> None:
        for job in jobs:
            line.send((job,))
            self.busy.append(line)
            self.jobs[line] = job
            return

    def _hear(self, line: Line) -> Any:
        """Return the next result from a worker; raise the worker's exception, or WorkerLost if it ended."""
        try:
            problem, done = line.recv()
        except (EOFError, ConnectionError):
            process = self.lines[line]
            process.join(_PATIENCE)
            raise WorkerLost(process.exitcode, self.jobs.get(line)) from None
        self.busy.remove(line)
        if problem is not None:
            raise problem
        return done

    def dismiss(self) -> None:
        with _deaf():
            for line, process in self.lines.items():
                line.close()  # an idle worker exits
                if line in self.busy:
                    process.terminate()
            for process in self.lines.values():
                process.join(_PATIENCE)
                if process.is_alive():
                    process.kill()
                    process.join()


@contextmanager
def _deaf() -> Iterator[None]:
    """Ignore Ctrl-C inside the block, even in processes started there."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)


# ---- in a worker ------------------------------------------------------------------------------------------------


class Dismissed(SystemExit):
    """Exception that stops a worker; a class of its own, so that it cannot be mistaken for a bot's ``sys.exit``."""


def _serve(work: Callable[[Job], Done], line: Line) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    sys.unraisablehook = _unheard
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    with suppress(EOFError, ConnectionError):
        line.send((None, None))
        while True:
            (job,) = line.recv()
            line.send(_outcome(work, job))


def _outcome(work: Callable[[Job], Done], job: Job) -> tuple[Exception | None, Done | None]:
    try:
        return None, work(job)
    except BurgraveError as error:
        return error, None
    except Exception as error:
        error.add_note(f"in a worker:\n{traceback.format_exc()}")
        return error, None


def _leave(*_: object) -> NoReturn:
    raise Dismissed  # an exception, not an immediate exit, so that bots are closed


def _unheard(problem: sys.UnraisableHookArgs) -> None:
    """Send SIGTERM again if Python swallowed the ``Dismissed`` exception, for example in a weak reference callback."""
    if isinstance(problem.exc_value, Dismissed):
        threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGTERM)).start()
    else:
        sys.__unraisablehook__(problem)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
