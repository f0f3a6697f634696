"""docs/arena.md: every field is described, and the Python example runs."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from burgrave.arena import arena

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "arena.md").read_text(encoding="utf-8")
VALUES = ("options", "set_up")  # keys are defined by the game


def fields(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        for name, value in data.items():
            yield name
            if name not in VALUES:
                yield from fields(value)
    elif isinstance(data, list):
        for value in data:
            yield from fields(value)


def test_every_field_is_described(tmp_path: Path) -> None:
    described = set(re.findall(r"`(\w+)`", PAGE))
    found: set[str] = set()
    kinds: list[dict[str, Any]] = [{"accept": 0.1}, {"times": ("1it", "2it")}]
    for number, more in enumerate(kinds):
        file = tmp_path / str(number)
        outcome = arena("citadels", ["search:1it", "random"], deals=2, out=file, **more)
        found |= {*fields(outcome.as_json())}
        for line in file.read_text("utf-8").splitlines():
            found |= {*fields(json.loads(line))}
    assert len(found) > 50
    assert found - described == set()


def test_the_example_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    script = tmp_path / "example.py"
    script.write_text(code.replace("deals=50", "deals=6"), "utf-8")
    done = subprocess.run([sys.executable, str(script)], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("rules ")
