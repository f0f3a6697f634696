"""Parallel tests: collect once, fork workers, and assign test files to them through shared memory.

pytest-xdist collects tests in every worker, at half a minute of processor time per worker. A forked worker inherits the
collected tests instead. If processes cannot be forked, or one worker is enough, pytest itself runs the tests.
"""

from __future__ import annotations

import gc
import io
import multiprocessing
import os
import traceback
import warnings
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any

import pytest

__all__ = ["Workers", "add_option"]

MOST = 6
"""Upper limit for ``--workers auto``, because each worker starts servers, browsers and compilers."""
PER_CORE = 2
"""Workers per core for ``--workers auto``; each spends half of its time waiting for frames, servers or processes."""


def add_option(parser: pytest.Parser) -> None:
    parser.addoption(
        "--workers", default="1", metavar="N", help=f"run tests in N processes; auto: {PER_CORE} per core, up to {MOST}"
    )


class Shares:
    """Queue of test files in shared memory, and the tests that each worker has left.

    Workers with an even number take files from the front of the queue, the others from the back. When the queue is
    empty, a worker without tests takes half of the tests of the worker that has the most left.
    """

    def __init__(self, files: list[range], workers: int) -> None:
        context = multiprocessing.get_context("fork")
        self._lock = context.Lock()
        self._files = files
        self._queue = context.RawArray("l", [0, len(files)])
        self._begin = context.RawArray("l", workers)
        self._end = context.RawArray("l", workers)

    def take(self, worker: int) -> int | None:
        """Take the worker's next test; return its index, or None if there are no tests left."""
        with self._lock:
            if self._begin[worker] == self._end[worker]:
                self._refill(worker)
            if self._begin[worker] == self._end[worker]:
                return None
            self._begin[worker] += 1
            return int(self._begin[worker]) - 1

    def _refill(self, worker: int) -> None:
        front, back = self._queue
        if front < back:
            from_back = worker % 2
            file = self._files[back - 1 if from_back else front]
            self._queue[:] = [front, back - 1] if from_back else [front + 1, back]
            self._begin[worker], self._end[worker] = file.start, file.stop
            return
        richest = max(range(len(self._end)), key=lambda one: self._end[one] - self._begin[one])
        left = self._end[richest] - self._begin[richest]
        self._begin[worker] = self._end[richest] - (left + 1) // 2
        self._end[worker] = self._end[richest]
        self._end[richest] = self._begin[worker]

    def empty(self) -> None:
        """Empty the queue and all workers' ranges."""
        with self._lock:
            self._queue[:] = [0, 0]
            self._begin[:] = self._end[:]


def slowest_first(items: list[pytest.Item]) -> list[range]:
    """Move files that use a browser to the front; return each file's range of tests.

    Tests that use a browser take half of the total time. Half of the workers begin with them, the others with the rest.
    """
    slow = {item.path for item in items if "browser" in getattr(item, "fixturenames", ())}
    items.sort(key=lambda item: item.path not in slow)  # stable: a file stays together
    begins = [n for n, item in enumerate(items) if n == 0 or item.path != items[n - 1].path]
    return [range(begin, end) for begin, end in zip(begins, [*begins[1:], len(items)], strict=True)]


@dataclass
class Worker:
    """Forked process, with the pipe for its reports and the tests that it has started but not finished."""

    number: int
    process: Any
    reports: Connection
    taken: list[int] = field(default_factory=list)
    done: bool = False


class Workers:
    """Plugin that runs the tests in several workers, replacing pytest's own loop."""

    def __init__(self, config: pytest.Config) -> None:
        wanted = config.getoption("--workers")
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self.count = min(PER_CORE * cores, MOST) if wanted == "auto" else int(wanted)

    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run the tests in workers, or leave them to pytest if one worker is enough."""
        config: Any = session.config
        count = min(self.count, len(session.items))
        if count < 2 or not hasattr(os, "fork") or config.option.collectonly or config.option.usepdb:
            return None
        if session.testsfailed and not config.option.continue_on_collection_errors:
            return None  # pytest reports the errors
        reporter = config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.showfspath = False  # the tests of several files alternate
        config._tmp_path_factory.getbasetemp()  # one folder for all workers
        _Run(session, count).run()
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        return True


class _Run:
    """The parent's side of a parallel run."""

    def __init__(self, session: pytest.Session, count: int) -> None:
        self.session = session
        self.hook = session.config.hook
        self.shares = Shares(slowest_first(session.items), count)
        gc.freeze()  # keeps memory shared between the processes
        self.workers = [self._fork(number, []) for number in range(count)]

    def run(self) -> None:
        """Pass on the reports of the workers until all of them have ended."""
        try:
            while active := [one for one in self.workers if not one.done]:
                ready = wait([one.reports for one in active])
                for one in active:
                    if one.reports in ready:
                        self._receive(one)
        finally:
            for one in self.workers:
                if one.process.is_alive() and not one.done:
                    one.process.terminate()
                one.process.join()

    def _fork(self, number: int, first: list[int]) -> Worker:
        context = multiprocessing.get_context("fork")
        receiving, sending = context.Pipe(duplex=False)
        worker = Worker(number, context.Process(target=_work, args=(self, number, first, sending)), receiving)
        with warnings.catch_warnings():  # Python warns about the threads of BLAS, which supports forking
            warnings.simplefilter("ignore", DeprecationWarning)
            worker.process.start()
        sending.close()
        return worker

    def _receive(self, worker: Worker) -> None:
        try:
            what, given = worker.reports.recv()
        except EOFError:
            self._crashed(worker)
            return
        if what == "took":
            worker.taken.append(given)
        elif what == "started":
            self.hook.pytest_runtest_logstart(nodeid=given[0], location=given[1])
        elif what == "report":
            report = self.hook.pytest_report_from_serializable(config=self.session.config, data=given)
            self.hook.pytest_runtest_logreport(report=report)
        elif what == "finished":
            worker.taken.remove(given)
        elif what == "failed":
            raise RuntimeError(f"A worker of the tests failed:\n{given}")
        else:
            worker.done = True
        if self.session.shouldfail or self.session.shouldstop:
            self.shares.empty()

    def _crashed(self, worker: Worker) -> None:
        """Report the test in which a worker died as failed, and fork another worker for its remaining tests."""
        worker.done = True
        worker.process.join()
        if not worker.taken:
            raise RuntimeError(f"A worker of the tests died with {worker.process.exitcode}.")
        item = self.session.items[worker.taken[0]]
        text = f"The process of this test died with {worker.process.exitcode}."
        report = pytest.TestReport(item.nodeid, item.location, {}, "failed", text, "call")
        self.hook.pytest_runtest_logreport(report=report)
        self.workers[self.workers.index(worker)] = self._fork(worker.number, worker.taken[1:])


class _Sender:
    """Plugin for a worker that sends its reports to the parent."""

    def __init__(self, config: pytest.Config, sending: Connection) -> None:
        self._config = config
        self._sending = sending

    def pytest_runtest_logstart(self, nodeid: str, location: tuple[str, int | None, str]) -> None:
        self._sending.send(("started", (nodeid, location)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        data = self._config.hook.pytest_report_to_serializable(config=self._config, report=report)
        self._sending.send(("report", data))


def _work(run: _Run, number: int, first: list[int], sending: Connection) -> None:
    """Run tests in a forked process until none are left, then exit without the parent's cleanup."""
    status = 1
    try:
        _in_worker(run.session, number, sending)
        _run_tests(run, number, first, sending)
        sending.send(("done", None))
        status = 0
    except KeyboardInterrupt:
        pass
    except BaseException:
        sending.send(("failed", traceback.format_exc()))
    finally:
        os._exit(status)


def _in_worker(session: pytest.Session, number: int, sending: Connection) -> None:
    """Give a forked process its own output capture, temporary folder and reporting."""
    config: Any = session.config
    manager = config.pluginmanager
    reporter = manager.get_plugin("terminalreporter")
    if reporter is not None:
        reporter._tw._file = io.StringIO()  # nobody reads it, but pytest-timeout needs a terminal
    capture = manager.get_plugin("capturemanager")
    capture.stop_global_capturing()
    capture.start_global_capturing()
    factory = config._tmp_path_factory
    factory._basetemp = factory.getbasetemp() / f"w{number}-{os.getpid()}"
    factory._basetemp.mkdir(mode=0o700)
    manager.register(_Sender(config, sending), "burgrave-sender")


def _run_tests(run: _Run, number: int, first: list[int], sending: Connection) -> None:
    session = run.session

    def take() -> int | None:
        index = first.pop() if first else run.shares.take(number)
        if index is not None:
            sending.send(("took", index))
        return index

    now = take()
    while now is not None:
        following = take()
        after = None if following is None else session.items[following]
        session.config.hook.pytest_runtest_protocol(item=session.items[now], nextitem=after)
        sending.send(("finished", now))
        if session.shouldfail or session.shouldstop:
            break
        now = following
    session._setupstate.teardown_exact(None)
