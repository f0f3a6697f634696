"""The test harness itself: child processes end with their tests, and no test hangs."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from tests.children import MARK, child, stragglers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")

ROOT = Path(__file__).resolve().parent.parent
SLEEPER = [sys.executable, "-S", "-c", "import time; print('here', flush=True); time.sleep(600)"]


def test_a_child_ends_with_its_block_and_with_all_it_started() -> None:
    code = f"import subprocess; subprocess.Popen({SLEEPER!r}).wait()"
    with pytest.raises(ZeroDivisionError), child([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stdout.readline() == "here\n"
        raise ZeroDivisionError
    assert process.returncode is not None
    deadline = time.monotonic() + 10
    while _group(process.pid):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def _group(leader: int) -> bool:
    try:
        os.killpg(leader, 0)
    except ProcessLookupError:
        return False
    return True


def test_what_outlives_a_run_is_found_and_killed() -> None:
    with child(SLEEPER, env={MARK: "of this test"}, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stdout.readline()
        assert stragglers("of another", patience=0) == []
        (command,) = stragglers("of this test", patience=0)
        assert "time.sleep(600)" in command
        assert process.wait(10) == -9


INNER = """
import signal, subprocess, sys, time
from tests.children import child

def test_signals():
    code = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "True\\n"

def test_hangs():
    with child({sleeper!r}) as process:
        process.wait()

def test_leaves_somebody():
    subprocess.run(["/bin/sh", "-c", "sleep 600 >/dev/null 2>&1 &"], check=True)
"""


@pytest.mark.long
def test_size_and_colors_of_the_terminal_do_not_reach_the_tests(tmp_path: Path) -> None:
    """rich prefers COLUMNS and LINES to the real size, so both are removed from the environment."""
    file = tmp_path / "test_inner.py"
    file.write_text(
        "import io\n"
        "from rich.console import Console\n"
        "def test_width(monkeypatch):\n"
        "    monkeypatch.setenv('TERM', 'dumb')\n"
        "    assert Console(file=io.StringIO()).size == (80, 25)\n"
    )
    shell = {"COLUMNS": "150", "LINES": "50", "FORCE_COLOR": "1"}
    done = run_of(file, env=shell)
    assert done.returncode == pytest.ExitCode.OK, done.stdout


def run_of(
    file: Path, *more: str, env: dict[str, str], before: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    """Run the tests of ``file`` in a separate pytest process with the project's configuration."""
    ini = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), "-p", "no:cacheprovider"]
    plugins = ["-p", "pytest_timeout", "-p", "tests.conftest"]
    tests = [*before, sys.executable, "-m", "pytest", *ini, *plugins, *more, str(file)]
    outer = {name: value for name, value in os.environ.items() if name != MARK}
    outer["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # the others take two seconds to import
    return subprocess.run(tests, cwd=ROOT, env=outer | env, capture_output=True, text=True)


@pytest.mark.long
def test_a_run_that_ignores_interrupts_ends_hanging_tests_and_leftover_processes(tmp_path: Path) -> None:
    """SIGINT is ignored, as in a run started with `nohup make test &`."""
    file = tmp_path / "test_inner.py"
    file.write_text(textwrap.dedent(INNER.format(sleeper=SLEEPER)))
    ignoring = ("/bin/sh", "-c", 'trap "" INT; exec "$@"', "sh")
    done = run_of(file, "-o", "timeout=3", env={}, before=ignoring)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "1 failed, 2 passed" in done.stdout, done.stdout
    assert "Timeout" in done.stdout
    assert "left behind by the tests, and killed:" in done.stdout
