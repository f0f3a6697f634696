"""The public API, checked by type checkers from inside another project."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]  # mypy starts without a cache

WRONG = [
    'burgrave.new("citadels", playrs=4)',
    'burgrave.new("citadels", players="four")',
    'burgrave.new("valeria", ruleset="2016")',
    'burgrave.new("citadels").view(0)["gold"]',
    'burgrave.new("valeria").position()["seats"][0]["hand"]',
]
RIGHT = """
from typing_extensions import assert_type
import burgrave
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.games.valeria.rules.state import ValeriaState

assert_type(burgrave.new("citadels", players=4, crown=0), CitadelsState)
assert_type(burgrave.from_position(burgrave.new("valeria").position()), ValeriaState)
assert_type(burgrave.new("citadels").view(None)["cast"], list[str])
assert_type(burgrave.new("citadels").position()["seats"][3]["hand"], list[str])
for name in burgrave.games():
    state = burgrave.new(name, players=3, seed=1)
    assert_type(state, burgrave.State)
    reveal = state.view(0)["phase"]
other = burgrave.new(burgrave.game_named("liars_dice"), dice=5)
"""


def code_of(page: str) -> str:
    """Return the input of a page's Python sessions, without examples that raise errors."""
    text = (ROOT / page).read_text(encoding="utf-8")
    lines: list[str] = []
    for block in re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        for example in re.findall(r"^>>> (.*\n(?:\.\.\. ?.*\n)*)(?!Traceback)", block, re.MULTILINE):
            lines.append(re.sub(r"^\.\.\. ?", "", example, flags=re.MULTILINE))
    return "".join(lines)


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create another project with the README's code, uses of all types, and mistakes."""
    folder = tmp_path_factory.mktemp("outside")
    (folder / "readme.py").write_text(code_of("README.md"), encoding="utf-8")
    (folder / "right.py").write_text(RIGHT, encoding="utf-8")
    (folder / "wrong.py").write_text("import burgrave\n" + "\n".join(WRONG) + "\n", encoding="utf-8")
    settings = {
        "typeCheckingMode": "standard",
        "extraPaths": [str(ROOT / "src")],
        # Some fields of a view are private to the seat; mypy allows reading them, too.
        "reportTypedDictNotRequiredAccess": False,
    }
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    return folder


def mypy(folder: Path, *files: str) -> list[str]:
    """Return the errors of mypy --strict for a project that uses Burgrave as a package.

    mypy starts from a copy of this project's cache if there is one; a cache is valid only for the same options.
    """
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--config-file=", *files]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for code in project["tool"]["mypy"]["enable_error_code"]:
        command += ["--enable-error-code", code]
    cache = folder / "cache"
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", cache)
    env = {**os.environ, "MYPY_CACHE_DIR": str(cache)}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
    assert done.stderr == ""
    return [line for line in done.stdout.splitlines() if ": error: " in line]


def pyright(folder: Path, *files: str) -> list[str]:
    """Return the errors of basedpyright, whose package includes Node."""
    command = [sys.executable, "-m", "basedpyright", "--outputjson", *files]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    found = json.loads(done.stdout)["generalDiagnostics"]
    return [
        f"{Path(one['file']).name}:{one['range']['start']['line'] + 1}: error: {one['message']}"
        for one in found
        if one["severity"] == "error"
    ]


@pytest.mark.parametrize("checker", [mypy, pyright])
def test_the_readme_passes_and_mistakes_are_found(checker: Callable[..., list[str]], outside: Path) -> None:
    found = checker(outside, "readme.py", "right.py", "wrong.py")
    assert [one for one in found if not one.startswith("wrong.py:")] == []
    for line, call in enumerate(WRONG, 2):
        assert any(one.startswith(f"wrong.py:{line}:") for one in found), call
