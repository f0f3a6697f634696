"""What tests of the compiled core need: the folder of a build, and a Python to run on it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NO_COMPILER = 3


@pytest.fixture(scope="session")
def compiled_dir() -> Path:
    """The folder that goes first in PYTHONPATH to get the compiled core of these very sources.

    Only a machine without a C compiler may skip, and not even that if BURGRAVE_REQUIRE_COMPILED is set.
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
    """What Python prints on the compiled core, as in `run_compiled("-c", code)`."""
    return lambda *arguments: run_python(*arguments, path=compiled_dir)


@pytest.fixture(scope="session")
def run_interpreted() -> Callable[..., str]:
    """The same on the plain sources, even when the tests themselves run on the compiled core."""
    return lambda *arguments: run_python(*arguments, path=ROOT / "src")


def run_python(*arguments: str, path: Path) -> str:
    env = dict(os.environ, PYTHONPATH=str(path))
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
