"""Fixtures and hooks for all tests: cleanup of child processes, and a core compiled on demand."""

import asyncio
import inspect
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.children import listen_to_interrupts, mark_this_run, stragglers
from tests.workers import Workers, add_option

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
NO_COMPILER = 3
COMPILING = 900
"""Time limit, in seconds, for a test that may compile the core or that plays a game in a browser."""

AROUND = {"arena", "browser", "deploy", "envs", "fuzzing", "review", "server", "simulation", "study", "training"}
"""Folders of tests for everything except the games themselves; all tests in them are marked ``long``."""

SURROUNDINGS = (
    *("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"),
    *("DATABASE_URL", "MAIL_URL", "MAIL_FROM", "XDG_DATA_HOME"),
)
"""Environment variables in a developer's shell that affect Burgrave's output. Tests set their own."""

RUN = pytest.StashKey[str | None]()


def pytest_addoption(parser: pytest.Parser) -> None:
    add_option(parser)


def pytest_configure(config: pytest.Config) -> None:
    """Isolate the tests from the developer's shell, and mark their child processes."""
    config.pluginmanager.register(Workers(config))
    for name in SURROUNDINGS:
        os.environ.pop(name, None)
    listen_to_interrupts()
    config.stash[RUN] = mark_this_run()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Kill processes that outlive the run; if there were any, make the run fail."""
    mark = session.config.stash[RUN]
    left = stragglers(mark) if mark else []
    if left:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        session.config.get_terminal_writer().line("\nleft behind by the tests, and killed:", red=True)
    for command in left:
        session.config.get_terminal_writer().line(f"  {command}")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run coroutine tests, each in its own event loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip folders of long tests, without importing them, if only quick tests are selected."""
    without = config.option.markexpr == "not long"
    return True if without and collection_path.parent == TESTS and collection_path.name in AROUND else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests in folders of long tests, and extend the time limit of tests that may compile."""
    for item in items:
        if item.path.is_relative_to(TESTS) and item.path.relative_to(TESTS).parts[0] in AROUND:
            item.add_marker(pytest.mark.long)
        if "compiled_dir" in getattr(item, "fixturenames", ()):  # long in any case, so that quick runs never compile
            item.add_marker(pytest.mark.long)
            item.add_marker(pytest.mark.timeout(COMPILING))


@pytest.fixture(scope="session")
def compiled_dir() -> Path:
    """Return the folder of the core compiled from these sources, which must come first in PYTHONPATH.

    Skip the test if there is no C compiler, unless BURGRAVE_REQUIRE_COMPILED is set.
    """
    tool = [sys.executable, str(ROOT / "tools" / "compiled.py")]
    done = subprocess.run(tool, capture_output=True, text=True)
    if done.returncode == NO_COMPILER and not os.environ.get("BURGRAVE_REQUIRE_COMPILED"):
        pytest.skip(f"NOT TESTED on the compiled core: {done.stderr.strip()}")
    if done.returncode:
        pytest.fail(done.stderr.strip(), pytrace=False)
    return Path(done.stdout.strip())


@pytest.fixture(scope="session")
def run_compiled(compiled_dir: Path) -> Callable[..., str]:
    """Return a function that runs Python on the compiled core and returns its output: `run_compiled("-c", code)`."""
    return lambda *arguments: run_python(*arguments, path=compiled_dir)


@pytest.fixture(scope="session")
def run_interpreted() -> Callable[..., str]:
    """Return a function like ``run_compiled`` for the interpreted core, no matter which core the tests run on."""
    return lambda *arguments: run_python(*arguments, path=ROOT / "src")


def run_python(*arguments: str, path: Path) -> str:
    env = dict(os.environ, PYTHONPATH=str(path))
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
