"""``burgrave new bot``: the generated files work unmodified."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from burgrave.cli import run


def test_a_new_bot_comes_with_a_test_that_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "bot", "my_bot"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "my_bot.py written.",
        "test_my_bot.py written.",
        "Try it: burgrave arena citadels --bots my_bot:make,random --deals 20",
    ]
    assert "templates" not in (tmp_path / "test_my_bot.py").read_text(encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and "2 passed" in done.stdout, done.stdout
    assert run(["new", "bot", "my_bot"]) == 2
    assert "my_bot.py already exists; choose another name." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("my-bot", "The name 'my-bot' cannot be imported; use small letters, digits and _, such as my_bot."),
        ("class", "The name 'class' cannot be imported;"),
        ("json", "There is already a module 'json', which would be taken for the bot; choose another name."),
    ],
)
def test_a_name_that_does_not_work_is_refused(
    name: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "bot", name]) == 2
    assert capsys.readouterr().err.startswith(f"burgrave: {says}") and not [*tmp_path.iterdir()]
