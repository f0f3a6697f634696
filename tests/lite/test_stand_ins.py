"""Replacements for greenlet and threads in the page: SQLAlchemy and the server's own tests work with them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from tools.lite.page.stand_ins import InlineQueue, getcurrent, greenlet, run_at_once

ROOT = Path(__file__).resolve().parents[2]
SERVER_TESTS = (
    "tests/server/http/test_games.py",
    "tests/server/http/test_rooms.py",
    "tests/server/live/test_games.py",
    "tests/server/store/test_people.py",
)
ON_STAND_INS = """
import sys
from tools.lite.page import stand_ins
stand_ins.install()
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""


def test_a_function_runs_to_its_end_and_awaitables_at_once() -> None:
    async def number() -> int:
        return 2

    def work(one: int) -> int:
        assert getcurrent() is running
        assert running.parent is not None
        return one + int(running.parent.switch(number()))

    running = greenlet(work, getcurrent())
    waited = running.switch(40)
    assert not running.dead and run_at_once(waited) is None
    assert running.switch(None) == 42 and running.dead
    assert getcurrent() is not running


def test_an_exception_leaves_the_greenlet() -> None:
    running = greenlet(int, getcurrent())
    with pytest.raises(ValueError, match="invalid literal"):
        running.switch("x")
    assert running.dead and getcurrent() is not running
    with pytest.raises(KeyError):
        greenlet().throw(KeyError, KeyError("lost"))


def test_what_has_to_wait_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="has to wait"):
        run_at_once(asyncio.sleep(0))


async def _results() -> tuple[int, Exception | None]:
    fine, failed = (asyncio.get_running_loop().create_future() for _ in range(2))
    queue = InlineQueue()
    queue.put_nowait((fine, lambda: 3))
    queue.put_nowait((failed, lambda: 1 // 0))
    queue.put_nowait((None, lambda: 3))
    error = failed.exception()
    assert error is None or isinstance(error, Exception)
    return fine.result(), error


def test_a_queue_calls_functions_at_once() -> None:
    found, error = asyncio.run(_results())
    assert found == 3 and isinstance(error, ZeroDivisionError)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_server_works_on_them() -> None:
    command = [
        sys.executable,
        "-c",
        ON_STAND_INS,
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        "not postgres and not worker_processes",
        *SERVER_TESTS,
    ]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
