"""Parallel tests: collected once, distributed, and fully reported even if a worker dies."""

from __future__ import annotations

import re
import subprocess
import textwrap
from pathlib import Path

import pytest
from tests.test_children import run_of
from tests.workers import Shares

INNER = """
import os
import signal
import time
from pathlib import Path

import pytest

NOTES = Path(__file__).with_name("notes")

def note(*words):
    with NOTES.open("a") as file:
        print(*words, file=file)

note("collected")

@pytest.fixture(scope="session")
def server():
    note("opened", os.getpid())
    yield
    note("closed", os.getpid())

@pytest.mark.parametrize("n", range(20))
def test_many(n, server, tmp_path):
    note("ran", os.getpid(), tmp_path)
    time.sleep(0.02)

def test_wrong():
    print("seen before the fault")
    assert 1 == 2

@pytest.mark.timeout(0.5)
def test_hanging():
    time.sleep(60)

def test_killed():
    os.kill(os.getpid(), signal.SIGKILL)

@pytest.mark.parametrize("n", range(5))
def test_after(n, server):
    note("after", n)
"""


def inner(folder: Path, *more: str) -> tuple[subprocess.CompletedProcess[str], list[list[str]]]:
    """Run tests in two workers; return the pytest process, and the lines that the tests recorded."""
    file = folder / "test_inner.py"
    file.write_text(textwrap.dedent(INNER))
    done = run_of(file, "--workers", "2", *more, env={})
    return done, [line.split() for line in (folder / "notes").read_text().splitlines()]


@pytest.mark.long
def test_tests_are_collected_once_and_shared_out(tmp_path: Path) -> None:
    done, notes = inner(tmp_path)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "3 failed, 25 passed" in done.stdout
    assert [one for one in notes if one == ["collected"]] == [["collected"]]
    ran = [one for one in notes if one[0] == "ran"]
    assert len({one[1] for one in ran}) >= 2 and len({one[2] for one in ran}) == 20
    assert sorted(int(one[1]) for one in notes if one[0] == "after") == list(range(5))
    opened, closed = ({one[1] for one in notes if one[0] == what} for what in ("opened", "closed"))
    assert len(opened - closed) <= 1  # that of the crashed worker


@pytest.mark.long
def test_failures_are_told_with_what_they_printed_and_a_death_with_its_signal(tmp_path: Path) -> None:
    done, _ = inner(tmp_path)
    assert "seen before the fault" in done.stdout and "assert 1 == 2" in done.stdout
    assert "Timeout (>0.5s) from pytest-timeout" in done.stdout
    assert "The process of this test died with -9." in done.stdout
    assert re.search(r"^FAILED .*::test_killed", done.stdout, re.M), done.stdout


@pytest.mark.long
def test_a_run_ends_after_so_many_failures(tmp_path: Path) -> None:
    done, notes = inner(tmp_path, "-x", "-k", "test_wrong or test_after")
    assert "stopping after 1 failures" in done.stdout and done.returncode == pytest.ExitCode.TESTS_FAILED
    assert len([one for one in notes if one[0] == "opened"]) == len([one for one in notes if one[0] == "closed"])


def test_workers_take_files_from_both_ends_then_halves_of_the_largest_range() -> None:
    shares = Shares([range(3), range(3, 4), range(4, 12), range(12, 14)], 2)
    assert [shares.take(1) for _ in range(2)] == [12, 13]
    assert [shares.take(0) for _ in range(4)] == [0, 1, 2, 3]
    assert [shares.take(1) for _ in range(2)] == [4, 5]
    assert [shares.take(0) for _ in range(3)] == [9, 10, 11]
    assert [shares.take(0), shares.take(1), shares.take(0), shares.take(1)] == [7, 6, 8, None]
    left = Shares([range(5), range(5, 10)], 2)
    assert left.take(0) == 0
    left.empty()
    assert left.take(0) is None and left.take(1) is None
